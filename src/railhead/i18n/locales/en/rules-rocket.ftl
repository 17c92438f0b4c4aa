### The rules of Stephenson's Rocket in our own short words, one message for each paragraph.
### The id is `rule-` and the paragraph: 4.2 is `rule-4-2`, ruling A18 is `rule-a18`. The order of this file is the order
### of the rules; `rules-section-...` are the headings. Rulings (A) decide what the printed rules leave open.

rules-section-1 = What is in the box
rule-1-1 = The board shows a map of hexes, the investment chart, a share track for each line, and a track for prestige points.
rule-1-2 = There are 7 railway lines, each with one locomotive in its own colour.
rule-1-3 = There are 60 track tiles, with a straight on one side and a gentle curve on the other.
rule-1-4 = There are 16 junction tiles: 12 join two lines, 4 join three.
rule-1-5 = There are 9 passengers, 12 city cubes, and X tiles to mark lines that yield no more shares.
rule-1-6 = You have 7 stations, 18 industry cubes, and markers for your shares and points.
rule-1-7 = Every map has 28 named places: 7 start cities, 12 regular cities and 9 railroad towns.
rule-1-8 = The investment chart has 36 slots, 3 for each regular city: two of one industry and one of another. England has 4 industries with 9 slots each, the other maps 6 industries with 6 slots each.

rules-section-2 = Setup
rule-2-1 = Each locomotive begins in the start city of its colour. Which way it faces does not matter until it has moved.
rule-2-2 = Everybody begins with no shares and no points, and with all stations and cubes in hand.
rule-2-3 = City cubes, passengers, X tiles, 60 track tiles and 16 junction tiles lie beside the board.
rule-2-4 = The first player is chosen by lot; then play goes clockwise.
rule-2-5 = Nothing is hidden, and after the choice of the first player nothing is left to luck.

rules-section-3 = Your turn
rule-3-1 = On your turn you take exactly two actions. Each one is to extend a line, to invest in a city, or to build a station.
rule-3-2 = Both actions may be of the same kind, but you may not extend the same line twice in one turn.
rule-3-3 = After your second action, check whether the game ends; if not, it is the next player’s turn.

rules-section-4 = Extending a line
rule-4-1 = Choose a line that is not closed and move its locomotive one hex. From its start city it may go in any direction; after that only straight on, or one step to the left or right.
rule-4-2 = The locomotive must stay on the map and may not enter a hex with a city, with track of any line, or with a locomotive. A hex with a station is fine, whoever owns it.
rule-4-3 = The locomotive faces the way it has just moved.
rule-4-4 = You gain one share of that line at once, unless the line is isolated.
rule-4-5 = The share track counts from 0 to 9 and then starts again; a full lap is ten shares. There is no limit to your shares.
rule-4-6 = A veto may now change where the locomotive goes. It never stops it from moving.
rule-4-7 = A track tile is laid on the hex that the locomotive left, unless that was its start city. A station there stays, and no tile ever lies under a locomotive.
rule-4-8 = A station whose hex the locomotive enters is connected to the line from now on.
rule-4-9 = If the locomotive ends on another player’s station, the active player takes a passenger, as long as one of the nine is left. After a veto round there is one only if the active player won it. Your own station brings you none.
rule-4-10 = Then the new hex is scored: first regular cities, then railroad towns, then a merger.
rule-4-11 = Only extending a line scores points during the game.

rules-section-5 = The veto round
rule-5-1 = When a player announces a move, every other player who holds at least one share of that line may veto it. Nobody is bound to bid.
rule-5-2 = There is one round of bids. It begins at the active player’s left and goes clockwise; everybody with a share of the line bids once or passes, and the active player speaks last.
rule-5-3 = A bid is a number of your own shares of that line, at least one, and a hex. Any hex that the locomotive could have gone to will do, the announced one too.
rule-5-4 = Each bid must be higher than the one before. Only the active player may equal the highest bid, and wins by it.
rule-5-5 = The active player can only defend the announced hex; it is too late to choose another one.
rule-5-6 = The share just gained may be used in the bid.
rule-5-7 = The winner pays the shares of the bid; all others keep theirs. The locomotive goes to the winner’s hex and faces the way it has moved.
rule-5-8 = If nobody bids, nothing is paid and the announced move stands.
rule-5-9 = Whatever happens, the active player keeps the share just gained. It was still the active player’s action, and the line counts as extended this turn.

rules-section-6 = Reaching cities
rule-6 = A line is connected to every city next to its track or its locomotive: its own start city, other start cities, regular cities and railroad towns. Each counts once for a line.
rule-6-1 = When a line reaches a regular city for the first time, the player with the most cubes in that city’s row gets 2 points and the second 1. A city cube marks that the city has been reached by some line.
rule-6-2 = When a line reaches a railroad town for the first time, the player with the most stations on the line gets one point for each city connected to it, of whatever kind, the new ones included. The second gets half, rounded down.
rule-6-3 = If one step reaches several cities or towns, each of them is scored.
rule-6-4 = Investing and building never score by themselves.

rules-section-7 = Mergers
rule-7-1 = If the locomotive now stands next to another line’s track, or next to its locomotive outside the start city, the two lines merge. The line that moved is always the one that is closed.
rule-7-2 = First the closed line’s shares are scored: the most shares score one point for each city connected to it, the second most half of that, rounded down.
rule-7-3 = The closed line’s locomotive leaves the game and its share track gets an X. A junction tile takes the place of the track tile where the lines meet; the tile it replaces goes to the box.
rule-7-4 = For every two shares of the closed line you get one share of the other. An odd share is lost.
rule-7-5 = All track, stations and connected cities of the closed line now belong to the other one. That scores nothing by itself, and cities that either part had reached are not scored for it again.

rules-section-8 = Isolated lines
rule-8-1 = A line is isolated when its own locomotive can neither reach a new city nor run into another line any more. It gets an X.
rule-8-2 = You keep your shares of an isolated line. It can still be extended, with veto and passengers as usual, but extending it gives no share.
rule-8-3 = An isolated line is not closed: it counts in the final scoring, and another line may still run into it. The X stays.
rule-8-4 = The option “Isolated lines” can be stricter: a line is then isolated only if no other line can run into it any more either.

rules-section-9 = The end of the game
rule-9-1 = At the end of each turn the game ends if at most one line can still yield shares, that is, if 6 of the 7 lines are closed or isolated. It also ends if all 60 track tiles have been used.

rules-section-10 = Investing
rule-10-1 = Put one of your cubes on a free slot of the investment chart. Any city and any industry it offers will do, reached or not. A slot holds one cube, and cubes never move.
rule-10-2 = You never run out of cubes: 18 is not a limit.

rules-section-11 = Building stations
rule-11-1 = Put one of your stations on the map, or move one of yours that is not connected to a line yet.
rule-11-2 = The hex must be empty: no city, track, locomotive or station on it, and no locomotive or station next to it. Cities and track beside it do not matter.
rule-11-3 = You have 7 stations and no more. A station that is connected to a line never moves again.

rules-section-12 = Final scoring
rule-12-1 = Most passengers: 6 points; second most: 3.
rule-12-2 = Cubes in cities that no line has ever reached are removed. Then, for each industry, most cubes: 6 points; second most: 3.
rule-12-3 = Each line that is not closed is scored twice, isolated lines too: once for stations, once for shares. Most: one point for each connected city; second most: half of that, rounded down.
rule-12-4 = Most points wins. Tied players share the win.

rules-section-13 = Ties
rule-13-1 = Only players who have at least one of what is counted take part.
rule-13-2 = If players tie for first place, the first and second prize are added and shared equally, rounded down. There is no other second prize then.
rule-13-3 = If players tie for second place, the second prize is shared equally, rounded down.
rule-13-4 = If only one player has any, that player gets the first prize and nobody the second.

rules-section-14 = The other maps
rule-14-1 = Eastern USA and Eastern China are played like England. Only the map and the industries differ: six industries with six slots each.
rule-14-2 = The hexes of the USA map are turned, so lines travel faster in other directions than in England.

rules-section-a = Rulings
rule-a1 = Of the 16 junction tiles, 12 are for two lines and 4 for three.
rule-a2 = England’s fourth industry is brewing.
rule-a3 = Only the active player is held to the announced hex; everybody else may bid for any hex the locomotive could go to.
rule-a4 = The locomotive goes to the hex named in the winning bid. The active player stays the active player: it is still that player’s action, with any choice in a merger.
rule-a5 = The lowest bid is one share, and bids must rise. Everybody who can beat the highest bid is asked once; the active player may equal it and need not go higher.
rule-a6 = If nobody bids, the active player counts as the winner and takes the passenger. If somebody else wins, even with a bid for the very same hex, there is no passenger.
rule-a7 = You cannot veto your own move.
rule-a8 = The share gained by announcing a move is kept even if the veto is lost.
rule-a9 = Touching in any of the six directions is enough for a merger, not only in front.
rule-a10 = A locomotive still in its start city cannot be merged with; the visitor just connects to that city. If the locomotive later leaves and touches the visitor’s track, its own line is the one that closes.
rule-a11 = The line whose locomotive did not move always survives, however small it is.
rule-a12 = If the locomotive touches several lines at once, the active player chooses one of them to absorb it. The others stay separate: track that merely touches does not merge.
rule-a13 = In a merger a track tile is laid on the closed locomotive’s hex, and the neighbouring hex of the other line gets the junction tile. If a locomotive stands there, its junction tile is laid when it leaves, instead of a track tile. A second merger at that hex makes a junction of three lines.
rule-a14 = The order after a move is: passenger, regular cities, railroad towns, points for the merger, exchange of shares, isolation.
rule-a15 = A railroad town, too, scores only when a line reaches it for the first time; towns that came with a merger count as reached.
rule-a16 = A station that the locomotive has just reached counts at once for a railroad town in the same step.
rule-a17 = Being next to a city is all it takes to be connected. A line that has not left its start city is connected to nothing; after its first step the start city counts.
rule-a18 = With no track tile left, you can extend only a line that needs none: its locomotive is still in the start city, or stands where a junction tile is due. A merger that would need two tiles may be made with one.
rule-a19 = Isolation looks at what the line’s own locomotive can still do. With the stricter option it also matters whether another line can run into it.
rule-a20 = To see whether a line is isolated, check all hexes its locomotive could ever reach by legal steps, and whether a new city, another line or another locomotive’s way lies next to one of them. Stations do not stand in the way.
rule-a21 = Isolation is checked for all lines at the end of each extension, after a merger. A share is refused only if the line had its X before the action began; an isolated line that absorbs another keeps its X.
rule-a22 = An isolated line can be vetoed like any other.
rule-a23 = A line can yield shares if it is neither closed nor isolated and its locomotive has somewhere to go. The game ends when at most one such line is left.
rule-a24 = In the final scoring isolated lines count, closed lines do not.
rule-a25 = After a merger, stations on the closed line count for the line that absorbed it.
rule-a26 = Shares gained in a merger are simply added; there is no limit.
rule-a27 = A tie for first uses up the second prize as well. All halves and shared prizes are rounded down.
rule-a28 = A player with none never gets second prize.
rule-a29 = Two players play by the same rules.
rule-a30 = A station must move to a different hex. Its old place does not count as a neighbour.
rule-a31 = A station may not stand next to a start city while the locomotive is still inside.
rule-a32 = You must act if you can. If nothing at all is possible, you pass and your turn ends.
rule-a33 = If every player in succession does nothing but move stations for a whole turn, the game ends and is scored as usual.
rule-a34 = Editions have different names for things; here they are industry cubes, railroad towns and junction tiles.
rule-a35 = Points are whole numbers, and halves are rounded down. The money of the older edition is not used.
rule-a36 = The share track has spaces 0 to 9; ten shares are a full lap.
rule-a37 = There are seven lines.

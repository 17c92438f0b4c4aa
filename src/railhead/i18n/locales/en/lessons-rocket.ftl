### The lessons of Stephenson's Rocket: `lesson-<id>` is a lesson's name, `-aim` what one is going to do, `-learned` what
### one has learned, `-<step>` what a step says, `-<step>-<try>` what is said about another try.

## The line, its locomotive and a share

lesson-line = The line, its locomotive and a share
lesson-line-aim = Bring L&Y from Liverpool to Manchester.
lesson-line-1 = This locomotive belongs to nobody. Move it one hex out of Liverpool, and a share of its line, L&Y, is yours. Tap the locomotive, then the marked hex, and confirm.
lesson-line-1-other = Also an action, but it brings no share. Tap the locomotive first, then the hex.
lesson-line-1-city = A locomotive never enters a city. It comes to stand beside it, and that is enough to connect it.
lesson-line-1-line = That gains you a share just the same, but of another line. Here we follow L&Y.
lesson-line-1-aside = You have your share, but from there Manchester is far away. Start towards the marked hex.
lesson-line-2 = You have one share. A turn has two actions, but a line moves only once a turn: now extend any other line.
lesson-line-2-again = Once a turn. L&Y can move again on your next turn.
lesson-line-2-other = That is a fine second action too. In this lesson take a second share instead.
lesson-line-3 = From now on the locomotive faces forward: straight ahead, ahead-left or ahead-right. One of these three hexes is next to Manchester.
lesson-line-3-back = Locomotives do not turn on the spot. Only the three hexes in front are open.
lesson-line-3-past = Legal, but it passes Manchester at a distance of two hexes: nothing is connected.
lesson-line-4 = You have two shares, and the first track tile lies behind the locomotive. A tile never lies under it.
lesson-line-learned = A turn is two actions. Extending a line gains you a share. A locomotive chooses among three hexes ahead. A city next to the line is connected to it.

## Passengers and stations

lesson-stations = Passengers and stations
lesson-stations-aim = Take a passenger, then score 4 points at a railroad town.
lesson-stations-1 = Anna has a station beside Manchester. Move L&Y onto it: if you end on another player’s station, you take a passenger.
lesson-stations-1-past = The station must be on the very hex where the locomotive stops.
lesson-stations-1-there = One station to a hex, and none next to a locomotive or another station.
lesson-stations-2 = The most passengers score 6 points at the end of the game, the second most 3. But Anna now has a station on this line, and that can pay her, as you will see.
lesson-stations-3 = Another table, a little later: 4 points in three actions. Leeds is a railroad town: when a line reaches it, the player with the most stations on that line scores a point for each city on the line. Build on the hex between Leeds and Sheffield.
lesson-stations-3-close = Too close: a station cannot stand next to a locomotive.
lesson-stations-3-city = Stations stand on open land, never in a city.
lesson-stations-3-far = Legal, but L&Y will not pass there soon. The hex next to both Leeds and Sheffield is the one.
lesson-stations-4 = Now bring the line one hex nearer.
lesson-stations-4-two = That is two hexes away, and a line moves one hex at a time.
lesson-stations-4-off = From there your station is no longer among the three hexes ahead.
lesson-stations-5 = Once more, onto your own station.
lesson-stations-5-sheffield = Only Sheffield is reached, and no station of yours is on the line: nobody scores.
lesson-stations-5-leeds = Leeds is reached, but no station is on the line: nobody scores.
lesson-stations-6 = Liverpool, Manchester, Sheffield, Leeds: four cities, 4 points. Your own station brings you no passenger, but the majority.
lesson-stations-learned = Moving onto another player’s station takes a passenger. Stations need an empty hex with no locomotive or station beside it. A railroad town pays for the most stations on the line.

## Cities and investments

lesson-cities = Cities and investments
lesson-cities-aim = Score 4 points in one city, with two lines.
lesson-cities-1 = When a line reaches a regular city, the most industry cubes in its row score 2 points, the second most 1. In Sheffield only Anna has a cube, so invest there first.
lesson-cities-1-early = Too soon: Sheffield has just paid Anna 2 points and you nothing.
lesson-cities-1-leather = Sheffield offers only steel and brewing. Every city has three slots: two for one industry, one for another.
lesson-cities-1-elsewhere = Cubes count in their own city only, and both lines here are about to reach Sheffield.
lesson-cities-2 = One cube each would be a tie. Then 2 and 1 are added and shared: 1 point each. Take the last slot as well.
lesson-cities-2-early = You and Anna tie with one cube each, so you score 1 point each. One more cube makes it 2 to 1.
lesson-cities-2-steel = Both steel slots are taken. A slot holds one cube, and cubes never move.
lesson-cities-3 = You lead 2 to 1 in Sheffield. Now let L&Y arrive.
lesson-cities-3-leeds = This reaches Sheffield as well, and Leeds besides. Without stations on the line Leeds pays nobody.
lesson-cities-3-away = That hex is not next to Sheffield, so the city does not score.
lesson-cities-4 = L&Y is paid for Sheffield only once. Another line is paid again: bring NER there.
lesson-cities-4-again = L&Y has been extended this turn, and Sheffield has already paid for it.
lesson-cities-4-invest = Good for the end of the game, but the second line would score right now.
lesson-cities-5 = You have 4 points, Anna 2. At the end each industry scores: 6 for the most cubes, 3 for the second most. Cubes in cities that no line has reached are removed first.
lesson-cities-learned = Invest before the line arrives. A city pays 2 and 1 points for every line that reaches it. A tie adds both prizes and shares them. Industries score at the end.

## The veto

lesson-veto = The veto
lesson-veto-aim = Turn a rival’s move away, then defend your own.
lesson-veto-1 = Anna announces a move of L&Y to her station: Leeds would pay her 4 points. You hold 2 shares of L&Y, so you may veto: bid both for the marked hex between Manchester and Sheffield. In Sheffield you have a cube.
lesson-veto-1-pass = You keep your shares, and Anna scores 4 points.
lesson-veto-1-one = Anna matches with her one share. Only the player whose move it is may equal a bid, and wins by it; so bid two.
lesson-veto-1-north = Leeds is reached all the same, though nobody has a station on the line now. Towards Sheffield you score 2 points yourself.
lesson-veto-2 = You paid two shares. L&Y went to Sheffield, which paid you 2 points, and Leeds paid nobody. Anna keeps the share she gained.
lesson-veto-3 = Another table. Take the passenger and reach Manchester, where you have a cube. Anna holds a share of L&Y, so she may answer.
lesson-veto-3-past = No passenger and no Manchester there. Move onto the station.
lesson-veto-4 = Anna bids one share to send L&Y past Manchester. You speak last: match her one share and your hex stands, or give way and keep the share.
lesson-veto-4-yield = You kept one share, and lost a passenger and 2 points. Here the price was low; three or four shares would be another matter.
lesson-veto-4-more = You can only defend the hex you announced, at exactly her price.
lesson-veto-learned = Any other player with a share of the line may veto. There is one round of rising bids; the player to move may equal the last one. Only the winner pays.

## Mergers and the end

lesson-mergers = Mergers and the end
lesson-mergers-aim = Close the right line, then win a game with its last action.
lesson-mergers-1 = One hex lies between the two locomotives. The line that moves next to the other is closed. You lead in GER, so move that one.
lesson-mergers-1-gnr = The line that moves is the one that closes. In GNR you only tie with Anna, 2 points each.
lesson-mergers-1-apart = The lines do not touch. Next turn Anna may close a line in her own way.
lesson-mergers-2 = Norwich, Peterborough, Cambridge: 3 points for the most shares, 1 for the second most. Then every two shares become one: your 5 are 2 of GNR, Anna’s 2 are 1, and the odd share is lost.
lesson-mergers-3 = Another table: five of seven lines are closed. With the sixth the game ends after your turn. Close GER.
lesson-mergers-3-other = That leaves two lines that still give shares, so the game goes on.
lesson-mergers-4 = One action is left before everything is counted. In GNR you are level, 3 to 3: one more share makes you first.
lesson-mergers-4-cube = 22 to 17. A cube changes no majority here. The share of GNR would: 4 and 2 points instead of 3 each.
lesson-mergers-4-station = 22 to 17. A station that no line has reached scores nothing. The share of GNR would: 4 and 2 points instead of 3 each.
lesson-mergers-5 = 23 to 16. Passengers 6 to 3, industries 6 to 6, stations 3 to 3, shares 4 to 2: the last action decided the shares.
lesson-mergers-learned = The line that moves is closed. Its shares score first, then two become one of the other line. The game ends after the turn in which six lines are closed or isolated. Then passengers, industries, stations and shares score.

## How a game goes

overview-game = How a game goes
overview-game-who = You are an investor. Seven locomotives stand in their start cities, and none is yours. You score points for having more than the others: shares of a line, stations on it, cubes in a city or an industry, passengers. Second place scores about half.
overview-game-turn = On your turn you take two actions. Extend a line: its locomotive moves one hex, you gain a share, and the cities it reaches score. Invest: put a cube in the row of a city. Build: put a station on the map. A line moves only once a turn, and players who hold shares of it may veto where it goes, paying with shares. A locomotive that comes next to another line closes its own line: its shares score, and every two become one share of the other.
overview-game-end = The game ends when six of the seven lines are closed or isolated, or when all track tiles are laid. Then passengers, industries, stations and shares score.
overview-game-tip-1 = Prepare, then extend: only extending scores.
overview-game-tip-2 = A single share may already be second place.
overview-game-tip-3 = Keep a few shares for a veto.
overview-game-figure-1 = L&Y leaves Liverpool: you gain its share.
overview-game-figure-2 = The line reaches Leeds and connects four cities: 4 points for the most stations.
overview-game-figure-3 = Sheffield has been reached by two lines. Your two cubes against Anna’s one have scored 4 points to 2.
overview-game-figure-4 = GER meets GNR and closes: 3 points and 1, then two shares become one.

## Drawings beside the rules

drawing-5-1 = Anna announces that L&Y goes onto her station. You hold 2 shares of it and she holds 1, so two shares send it elsewhere.
drawing-7-1 = GER meets GNR and closes: 3 points and 1 for its cities, then two shares become one.

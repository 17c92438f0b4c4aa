### The rules of 18Magyarország in our own short words, one message for each paragraph of the rulebook.
### The id is `rule-` and the paragraph: VI.3.2 is `rule-vi-3-2`. The order of this file is the order of the rules.

rules-section-i = The aim
rule-i = The richest player wins: cash and shares at their price at the end. Minor companies, their money and their trains count nothing.

rules-section-ii = Set-up
rule-ii-1 = The bank is unlimited and nothing is hidden. Nobody begins with money.
rule-ii-4 = Each major draws one of ten start prices (60 to 80). It has a director certificate of 20 %, eight shares of 10 % and two station markers. The game begins in the yellow phase.

rules-section-iii = Map, tiles and companies
rule-iii-1 = Track is laid on land. Red areas, gray hexes and mines keep what is printed on them, and no track crosses a barrier or Lake Balaton.
rule-iii-2 = There are 150 track tiles in yellow, green, brown and gray. Most are printed on both sides.
rule-iii-3-2 = A minor begins with a 2-train, 50 forints and three stations. It belongs to one player for the whole game, operates to the end and is never sold.
rule-iii-3-3 = A major has no trains. It earns by what it sells to the minors: rail cars, terrain, stations and second tiles, or trains.

rules-section-iv = How the game goes
rule-iv = Share rounds and operating rounds alternate: one operating round in the yellow phase, two in green and brown, three in gray. With two players: one, two and three.

rules-section-v = The first share round
rule-v = Players take minors and shares in turn, for free and without passing, up to the limits for their number. The start moves one seat left after every turn. Two shares of one major become its director certificate. Minors that nobody took leave the game; the priority deal stays where it is.

rules-section-vi = Operating rounds
rule-vi-1 = Minors operate in the order of their numbers, then majors from the highest price down; of equal prices the upper marker comes first.
rule-vi-2 = A route joins at least two stops, one of them with an own station. It uses no track twice, does not reverse, and passes no city that is full of other stations. Red areas are always an end.
rule-vi-3-1 = A minor may lay track, place a station, scrap trains; then it buys rail cars and runs, the income is split, and it may buy trains, in this order.
rule-vi-3-2 = Lay or upgrade one tile, connected to an own station. A further yellow tile costs 10, paid to SzKÉV. The first tile on mountains and rivers costs 10 for each symbol, paid to SIK; a terrain token pays for one hex.
rule-vi-3-3 = An upgrade keeps all track and all stations. Colours follow each other as the phase allows. Only one upgrade a turn. OO, B and K hexes take tiles with their letter; upgrading a yellow OO or B tile costs 20.
rule-vi-3-3-1 = The two sides of a tile share one count. If none is left, it cannot be laid; replaced tiles can be used again.
rule-vi-3-4 = One station a turn, in a free space of a city that track joins to an own station; one on a hex. The first costs 40, the second 80; half goes to SzKÉV.
rule-vi-3-5 = Before it runs, a minor may give back any of its trains. Nothing is paid for them.
rule-vi-3-6 = An N-train visits at most N stops. Two trains of one minor use no common track but may meet in stops. No stop is visited twice in a run.
rule-vi-3-7 = The highest income must be taken; half goes to the treasury, half to the owner. Each kind of rail car can be bought once a turn and must be used: an off-board bonus (RÁBA), N more towns for one train (G&C), one mine for the treasury (SNW). Every station marker of a major adds 10.
rule-vi-3-8 = A minor has at most two trains. All types are always on sale; a part of the price goes to the builder. Trains can be bought from other minors at any price the owners agree on.
rule-vi-3-9 = The first train of each type but the 2 starts the next phase at once, and a share round follows this operating round. A round without a sale places a token; the third token changes the phase, too.
rule-vi-4-1 = A major with a director may place a station marker and then pays a dividend.
rule-vi-4-2 = A station marker goes to any free city space, connected or not: 40 for the first, 80 for the second. It adds 10 to every run that visits the city.
rule-vi-4-3 = The director pays any multiple of ten from the treasury, a tenth for each share; shares on the charter pay the bank. Without director everything is paid.

rules-section-vii = Share rounds
rule-vii-1 = In your turn first sell, then buy at most one share. Who does neither passes and may act again later.
rule-vii-2 = The holder of the priority deal begins. The round ends when all have passed in a row; then the deal goes to the left of the last who bought or sold.
rule-vii-3 = Certificates are limited by the number of players; a director certificate is one, minors do not count. Who has too many must sell.
rule-vii-4 = Each major is sold once a turn, as one block, at the price before the sale; then the price falls one space. The director certificate is not sold: a director goes below 20 % only if another player has 20 %.
rule-vii-5 = Shares are bought from the charter at the current price, up to 60 % of a major, and none that you sold in this round. Who has two shares first becomes director.
rule-vii-6 = Who has more than the director takes over at once; of equals the next to the left of the old director. The certificate is exchanged for two shares.

rules-section-viii = Share prices
rule-viii-1 = Markers that arrive on a space go below those already there. At the ends of the track they stay.
rule-viii-2 = A dividend moves the price by its total: nothing moves it back, more moves it further, up to four spaces.
rule-viii-3 = A sale moves it one space left. At the end of a share round every major without shares on its charter rises one space.

rules-section-ix = The end
rule-ix-1 = When the last phase begins, this operating round is finished; one share round and three operating rounds follow.
rule-ix-2 = Everybody counts cash and shares at their price; the director certificate is two shares. Equals share the victory.

rules-section-x = Two players
rule-x = An own map with seven minors and four majors, trains up to 4, prices up to 300 and a smaller dividend table. RÁBA sells one car a turn, off-board bonus or plus-train. Brown is the last phase. The draft goes 1-2-2-1-1-2-2-1.

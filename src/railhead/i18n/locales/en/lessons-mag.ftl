### The lessons of 18Magyarország; see lessons-rocket.ftl for what the ids mean.

## Your minors and your shares

lesson-companies = Your minors and your shares
lesson-companies-aim = Make your last three picks, each for a reason.
lesson-companies-1 = Everything here is free: in the end you will have four minors and two shares. A minor beside a red area earns from its first tile, so take number 11 in Sopron, next to Bécs.
lesson-companies-1-taken = Ben has it, and minors are never sold.
lesson-companies-1-other = You may. But compare: how many tiles until its first run, and what lies at the other end?
lesson-companies-1-share = You have time for a share. The good homes go first, so take minor 11 now.
lesson-companies-2 = Now a share. Majors run no trains; they live on what minors pay them. Around you are rivers and mountains, and those are paid to SIK: take its share.
lesson-companies-2-mavag = One share of each major lay here, and Ben took this one. More are for sale in the next share round.
lesson-companies-2-other = Possible, but look what your own minors will pay for first: rivers and mountains, that is SIK.
lesson-companies-2-minor = That comes next. First the share of SIK, before somebody else takes it.
lesson-companies-3 = Two shares are your limit, so your last pick is a minor. Take any.
lesson-companies-3-share = With three players everybody takes exactly four minors and two shares.
lesson-companies-3-pass = You cannot pass here, and you need not: everything is free.
lesson-companies-4 = Each of your minors begins with 50 Ft and a 2-train; you have no cash yet. They stay yours to the end, and then they count for nothing. They are the tool; cash and shares are the result.
lesson-companies-learned = Minors build and run trains; majors live on what minors pay. Choose a home that earns soon, and shares of what your own minors will pay for.

## Track and the first run

lesson-track = Track and the first run
lesson-track-aim = Run from Sopron to Bécs for 50 Ft.
lesson-track-1 = Sopron has your station but no track. Lay a yellow city tile there so that one end leads to Bécs.
lesson-track-1-elsewhere = Track grows from your own station, so the first tile is laid at home.
lesson-track-1-away = Legal, but no track leads to Bécs. Rotate the tile until it meets the red hex.
lesson-track-2 = A second yellow tile costs 10 Ft, paid to SzKÉV. Győr lies on a river: two symbols cost 20 Ft more, paid to SIK. Lay a second tile.
lesson-track-2-apart = No track of yours ends there.
lesson-track-2-plain = Cities take city tiles, towns take town tiles, empty hexes plain track.
lesson-track-2-none = You lay only one tile this time; that is allowed.
lesson-track-3 = Now the train: a 2-train visits two stops. Bécs 30 and Sopron 20 make 50. Run it.
lesson-track-3-car = With this rail car the run would make 70. That is the next lesson; here we run without it.
lesson-track-3-three = Those are three stops. A 2-train has room for two.
lesson-track-3-short = You must run for the highest income, and Bécs is worth more than Győr.
lesson-track-4 = Half is yours, 25 Ft, and half goes to the minor’s treasury. Nobody chooses: it is always split so. What you paid lies with the majors, which pay their shareholders at the end of the round.
lesson-track-learned = One tile is free, a second yellow one costs 10 Ft, and terrain costs more. A run needs two stops and a station of your own. Income is always split in half.

## Rail cars, stations, trains

lesson-cars = Rail cars, stations, trains
lesson-cars-aim = Make 140 Ft instead of 40, keep a city open, buy a train.
lesson-cars-1 = Your 3-train stops at every town on its way and makes only 40. A rail car of G&C makes it a plus-train, which may visit three further towns. Buy it for 10 Ft.
lesson-cars-1-raba = No run of yours reaches a red area yet, so RÁBA’s car would be of no use.
lesson-cars-1-run = 40 Ft, of which 20 are yours. A rail car for 10 Ft would have made it 120.
lesson-cars-2 = Now Galícia is in reach, for 120. A rail car of RÁBA makes one red area worth 20 more; as your second car it costs 20 Ft. Buy it.
lesson-cars-2-run = 60 and 60 instead of 70 and 70. The car costs the treasury 20 Ft and brings it 10, and you 10: buy it if you want cash now, or own RÁBA.
lesson-cars-2-again = One car of each major a turn.
lesson-cars-3 = Run your train for 140.
lesson-cars-4 = Another table. Győr has one free space. If Anna’s number 3 takes it, your trains may end there but not pass. A station costs 40 Ft, half of it for SzKÉV: place it in Győr.
lesson-cars-4-full = Every space is taken: this is the home of number 3.
lesson-cars-4-own = You are there already, and a company has one station in a hex.
lesson-cars-4-none = You keep 40 Ft, and Anna may close Győr on her next turn.
lesson-cars-5 = Another table. A minor may own two trains, and trains never rust. A second 2-train costs 80 Ft: 40 go to LdStEG, 40 to the bank. Buy it.
lesson-cars-5-three = It costs 120 Ft, and the treasury has 95. Your own cash cannot help: players and companies have separate purses.
lesson-cars-5-pass = Also possible: a minor need not own a train. But there is money for a second one, and a way for it to the east.
lesson-cars-learned = Three kinds of rail car, each dearer than the one before. A station keeps a way open. A minor owns two trains at most. Half of most prices goes to a major.

## The share round and what majors live on

lesson-shares = The share round and what majors live on
lesson-shares-aim = Become director of SIK and move its price.
lesson-shares-1 = Who is paid for what? Rail cars: RÁBA, G&C, SNW. Mountains and rivers: SIK. Second tiles and half of each station: SzKÉV. Half of 2- and 4-trains: LdStEG. Half of 3- and 6-trains: MÁVAG.
lesson-shares-2 = Your two minors will pay SIK for every mountain. Two of its 10% shares become the director’s share, and then you decide about its money. Buy a share of SIK.
lesson-shares-2-pass = Cash earns nothing while you hold it. You might act later in the round, but somebody else may buy first.
lesson-shares-2-other = 10% of one major and 10% of SIK make you director of neither.
lesson-shares-3 = You buy one share a turn, and it is your turn again. The price is still 65 Ft: buying does not move it. Buy a third share.
lesson-shares-3-sell = You cannot sell the director’s share: nobody else has 20% of SIK.
lesson-shares-3-pass = Everybody has passed, and the share round is over. A third share was still affordable.
lesson-shares-4 = The operating round after it: the minors have paid SIK 130 Ft. For 40 Ft it could place a station marker that makes a city worth 10 more. Here we want the price to rise, so place none.
lesson-shares-4-marker = The treasury has 90 Ft left. That moves the price two spaces instead of three.
lesson-shares-5 = How much does SIK pay out? 60 to 100 Ft moves the price two spaces, 110 to 200 three. Move it three.
lesson-shares-5-zero = The price falls one space, to 60 Ft. The money stays in the treasury, where it counts for nobody.
lesson-shares-5-hundred = Two spaces only. From 110 Ft on it would have been three.
lesson-shares-6 = The price went from 65 to 80 Ft, so your three shares are worth 45 Ft more, and your part of the dividend is in your purse. What fell to shares nobody owns went to the bank.
lesson-shares-learned = In a share round you sell, then buy one share a turn. With 20% and more than anybody else you direct a major. The dividend moves its price. A sale moves the price one space, however many shares you sell.

## Phases and the race to the end

lesson-phases = Phases and the race to the end
lesson-phases-aim = Begin the green phase, then the last one.
lesson-phases-1 = The first 3-train sold to anybody begins the green phase at once. Your number 3 is still to move and could lay a green tile this very round. Buy a 3-train.
lesson-phases-1-two = Allowed, but 2-trains never begin a phase.
lesson-phases-1-pass = If no train is sold in a whole operating round, a token is placed; the third token begins a phase by itself.
lesson-phases-2 = Green tiles are available. Upgrade Székesfehérvár: a green city pays 30 instead of 20 and has two spaces.
lesson-phases-2-brown = Brown comes with the next phase, after the first train of another new type.
lesson-phases-3 = Run for 30 and 20.
lesson-phases-4 = A share round always follows a new phase, and in green there are two operating rounds between share rounds.
lesson-phases-5 = Another table, brown phase. You lead with 1,220 Ft to 1,110 and 1,060. The first 6-train begins gray, the last phase: then come one share round and three operating rounds. MÁVAG, half of it yours, gets 160 Ft. Buy a 6-train.
lesson-phases-5-pass = A token is placed, and Anna may begin the last phase when it suits her.
lesson-phases-5-four = 4-trains have been sold before, so no phase begins, and your rivals have time to catch up.
lesson-phases-learned = The first 3-, 4- and 6-train each begin a phase, in any order. A phase brings new tiles and a share round. The third one begins the end: one share round, three operating rounds.

## Two players

lesson-two = Two players
lesson-two-aim = See the four differences at work.
lesson-two-1 = A small map and four majors. Lay a tile in Sopron that leads to Bécs.
lesson-two-1-away = Legal, but no track leads to Bécs. Rotate the tile until it meets the red hex.
lesson-two-1-elsewhere = The first tile is laid at home, in Sopron.
lesson-two-2 = Only RÁBA sells rail cars here, one a turn: either 20 more for a red area, or a plus-train. Buy it.
lesson-two-2-gc = There is no G&C in this game.
lesson-two-2-run = 50 Ft. The car costs the treasury 10 and brings it 10; you would get 10 more, and RÁBA, of which you own a share, would earn.
lesson-two-3 = Run for 70: 35 Ft each for you and the minor.
lesson-two-4 = Another table. With two players smaller dividends move a price: 20 Ft one space, 50 two, 90 three, more than 120 four. Move LdStEG three spaces.
lesson-two-4-less = Two spaces. Look for the next step of the table before you pay out.
lesson-two-4-zero = One space to the left.
lesson-two-5 = Another table, green phase. There is no gray here: the first 4-train begins brown, and after it there are only one share round and three operating rounds. LdStEG gets a quarter, 50 Ft. Buy a 4-train.
lesson-two-5-three = 3-trains have been sold before, so no phase begins.
lesson-two-5-pass = Then your rival decides when the end begins.
lesson-two-learned = A small map, one rail car a turn, a quarter of each train for LdStEG, a price table of its own, and the end comes with brown.

## István

lesson-istvan = Alone against István
lesson-istvan-aim = Choose your companies and foresee what István buys.
lesson-istvan-1 = István’s companies come first, and their track lies on the map already. You choose two of the others. Number 11 has Bécs next door: take a minor.
lesson-istvan-1-his = That one is István’s.
lesson-istvan-1-share = He holds that one; you choose a share of another major.
lesson-istvan-2 = A second one. Number 3 lies between number 11 and Budapest.
lesson-istvan-3 = And now a share of any major he does not hold.
lesson-istvan-4 = István’s number 2 has moved by itself before your number 3: it paid SzKÉV 10 Ft, ran its train, and saves for what its card says. Each side got 30 Ft at the start of the round.
lesson-istvan-5 = Another table. István’s card names, in this order: SzKÉV up to 60%, RÁBA up to 20%, SIK up to 50%, LdStEG up to 40%. He has 80 Ft. Prices are 120, 75, 80 and 65. What will he buy? Think, then continue.
lesson-istvan-6 = RÁBA: SzKÉV stands above it but costs 120, and RÁBA at 75 is the first he can pay. So take SIK before he comes to it: with 20% you direct it.
lesson-istvan-6-pass = He buys RÁBA all the same. He never sells, so what he takes is gone.
lesson-istvan-6-szkev = It costs 120 Ft, and you have 100.
lesson-istvan-6-other = A good share, but he will want SIK soon. With a second share of SIK you direct it.
lesson-istvan-learned = István’s companies follow their cards. In a share round he buys the first share on his list that he can pay. Each of you may hold eight certificates.

## How a game goes

overview-game = How a game goes
overview-game-who = You own a few small railways, minors, and shares of the seven majors. Minors lay track and run trains; half of what they earn is yours at once, half stays in their treasury. What they pay for mountains, second tiles, stations, rail cars and trains goes to the majors, wholly or in part, and these pay their shareholders. So you earn twice: as owner and as shareholder.
overview-game-turn = First everybody chooses minors and shares for free. Then operating rounds and share rounds alternate. In an operating round each minor builds, runs and buys; then each major pays a dividend, and its price moves. In a share round you sell and buy shares.
overview-game-end = The first 3-train, 4-train and 6-train, in any order, each begin a new phase. With the third comes the end: one share round and three operating rounds. Your cash and shares count; what companies own does not.
overview-game-tip-1 = Hold the major that everybody must pay.
overview-game-tip-2 = Reach a red area early.
overview-game-tip-3 = Leave no money in your minors at the end.
overview-game-figure-1 = Bécs and Sopron make 50 Ft: 25 for you, 25 for the minor. The second tile paid 10 Ft to SzKÉV and 20 to SIK.
overview-game-figure-2 = Green phase: Székesfehérvár is upgraded, and the run to Győr makes 50 Ft.
overview-game-figure-3 = { drawing-viii-2 }

overview-two = For two players
overview-two-who = The same game on a smaller map, with seven minors and four majors: SIK (mountains and rivers), SzKÉV (second tiles, stations), RÁBA (rail cars), LdStEG (trains). You choose three minors and one share each, in the order 1-2-2-1-1-2-2-1.
overview-two-turn = RÁBA sells one rail car a turn: 20 more for a red area, or a plus-train. LdStEG sells every train and gets a quarter of its price. Smaller dividends move prices: 20 Ft one space, 50 two, 90 three, more than 120 four.
overview-two-end = There are no mines, no 6-trains and no gray tiles. The end comes with brown: after the first 3-train and the first 4-train there are one share round and three operating rounds.
overview-two-tip-1 = Every minor pays RÁBA: hold it.
overview-two-tip-2 = Keep one way to a red area open.
overview-two-tip-3 = The player who needs the end buys the 4-train.
overview-two-figure-1 = Bécs and Sopron with RÁBA’s rail car: 70 Ft, 35 for you.
overview-two-figure-2 = { drawing-xd }

overview-solo = Alone against István
overview-solo-who = You play the two-player game against István: cards say what he buys, rules say the rest. You win with more cash and shares than he has. You choose how strong he is, and two or three companies for each side. His are dealt first, with track already laid.
overview-solo-turn = He never lays yellow track and never sells shares. Each turn he upgrades a city if he can, runs his best routes, and buys what his company card names next. In share rounds he buys the first share on his list that he can pay. His majors pay out everything.
overview-solo-end = It ends as with two players. Each of you may hold eight certificates.
overview-solo-tip-1 = Read his cards: you know his next purchase.
overview-solo-tip-2 = Use his track; it joins yours.
overview-solo-tip-3 = Hold shares he wants: by paying out everything he pushes their price up.
overview-solo-figure-1 = István’s track lies before you choose.
overview-solo-figure-2 = Number 11 in Sopron and number 3 in Székesfehérvár are yours.

## Drawings beside the rules

drawing-vi-3-6 = A 2-train visits two stops: Bécs and Sopron bring 50 Ft, 25 for the owner and 25 for the treasury.
drawing-vi-3-7e = With cars of G&C and RÁBA a 3-train visits three stops and three further towns, and Galícia is worth 20 more. 140 Ft in all.
drawing-viii-2 = From this space a dividend of 30 Ft or more moves the price one space to the right, from 60 Ft two, from 110 Ft three, from 210 Ft four. 10 or 20 Ft leave it where it is; no dividend moves it left.
drawing-xd = With two players, 20, 50, 90 and 130 Ft are enough for one, two, three and four spaces.

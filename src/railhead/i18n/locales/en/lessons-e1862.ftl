### The lessons of 1862; see lessons-rocket.ftl for what the ids mean.

## A company, its shares and the market

lesson-shares = A company, its shares and the market
lesson-shares-aim = Become director of ENR.
lesson-shares-1 = A company has ten shares, and the player with the most directs it. ENR’s price is £82, but its unsold shares in the IPO still cost their par, £68. Buy one.
lesson-shares-1-fdr = £74 for a share of a company without a train. A player could sell it for only £37.
lesson-shares-1-pool = The pool holds shares that players have sold, and there is none of ENR.
lesson-shares-2 = Before you buy you may sell. FDR has no train, so its shares sell for half, £37; that is still better than holding them. Sell both.
lesson-shares-2-three = You have only two shares of FDR.
lesson-shares-2-enr = £82 each, but the price falls one space for each share sold, and this is the company you want to direct.
lesson-shares-2-buy = You can, but then you cannot sell any more this turn: selling comes before buying.
lesson-shares-3 = You have £74 more, and FDR fell two spaces, one for each share. Now buy ENR again.
lesson-shares-3-back = You cannot buy in a stock round what you sold in it.
lesson-shares-4 = You and Anna have four shares each, which changes nothing. The fifth makes you director: buy it.
lesson-shares-4-pass = Four to four: Anna stays director.
lesson-shares-5 = The director’s certificate is yours, and Anna got three single shares for it. From now on you decide what ENR builds, runs and pays out.
lesson-shares-learned = Unsold shares cost par, sold ones in the pool the price. You may sell, then buy one. Each share sold lowers the price. The player with the most shares directs the company.

## Parliament

lesson-parliament = Parliament
lesson-parliament-aim = Win an auction and float the company at once.
lesson-parliament-1 = Parliament auctions the charters of companies that are available in this phase. A bid buys only the right to the company; its shares are paid for afterwards. Open the auction of ENR with £0.
lesson-parliament-1-seven = Bids go in steps of £5.
lesson-parliament-1-much = You must keep £162, enough for the director’s certificate at the lowest par.
lesson-parliament-1-high = Legal, but a bid is lost money. Nobody has bid yet: begin at £0 or £5.
lesson-parliament-1-other = In this lesson we go for ENR in Cromer, because of its port.
lesson-parliament-2 = Anna bids £10, Ben drops out. Bid at least £5 more, or drop out for good. Bid £15.
lesson-parliament-2-same = You must bid at least £5 more than the bid before.
lesson-parliament-2-drop = Then Anna has ENR for £10.
lesson-parliament-3 = ENR is yours for £15. Now choose the par, the price of one share. When five are sold the company floats and gets ten times par. You have £785: five shares at £82 cost £410.
lesson-parliament-3-odd = Only the eight printed values are allowed.
lesson-parliament-3-low = Cheap for you, but the company gets less: ten times £54 is £540, ten times £82 would be £820.
lesson-parliament-4 = The director’s certificate is three shares. Two more and the company floats: buy one.
lesson-parliament-4-pass = Allowed, but you have promised: if five shares are not sold by the end of the next stock round, you pay a fine of five times par and lose the shares.
lesson-parliament-5 = Four shares are sold. Buy the fifth.
lesson-parliament-5-pass = One share is missing. Somebody must buy it before the next stock round ends, or you pay the fine.
lesson-parliament-6 = ENR floats: ten times £82 less £180 for three station markers is £640. You paid for five shares; the bank paid for the other five.
lesson-parliament-learned = The highest bid wins the charter. Par is the price of a share, and ten times par is the company’s money. With five shares sold it floats. The winner is obliged to see to that.

## A company without a charter

lesson-start = A company without a charter
lesson-start-aim = Start WNR in a stock round.
lesson-start-1 = No auction here: name a price and pay for three shares, and the company keeps the money. Your £420 must also pay for two more shares, unless somebody else buys them. Start WNR at £82.
lesson-start-1-odd = The starting price must be a space of the market.
lesson-start-1-dear = Three shares would cost £450, and you have £420.
lesson-start-1-hundred = £300 gone and £120 left, enough for one more share. Somebody else has to buy the other one.
lesson-start-2 = Anna believes in it and buys one. Four shares are sold, and her money went to the company, not to the bank. Buy the fifth.
lesson-start-2-pass = There is no fine here, and the company may wait. But a company that has not floated does not operate.
lesson-start-3 = WNR floats with what five shares have brought. Now it buys 2 to 7 station markers at £40 each: a marker can hold a city later, but it leaves less money for trains. Buy 3.
lesson-start-3-one = Two at least: one of them is for its home.
lesson-start-3-seven = £280 for markers leaves £130: one train and nothing else.
lesson-start-4 = Chartered: ten times par at once, 3 markers at £60, unsold shares at par. Non-chartered: money only as shares are sold, markers at £40, unsold shares at the current price – but no auction and no fine.
lesson-start-learned = In a stock round you can start a company by buying three of its shares. Its money is what its shares bring. Five sold shares float it, too.

## Building with a permit

lesson-build = Building with a permit
lesson-build-aim = Build so that a freight company earns £150 in its second turn.
lesson-build-1 = ENR’s home is Cromer, and its first tile must lie there. Its permit is freight, and freight wants a straight line to a port. Lay a tile that joins the port in the north and Norwich in the south.
lesson-build-1-none = On its first turn a company must lay a tile at home.
lesson-build-1-aslant = Legal, but it misses the port, the best stop in reach.
lesson-build-2 = Without a train there is no revenue yet, so the price fell one column, to £74. Now buy a freight train of letter A for £100.
lesson-build-2-express = You may own it, but without its permit it never runs.
lesson-build-2-local = You may own it, but without its permit it never runs.
lesson-build-2-pass = A company must own a train at the end of its turn.
lesson-build-3 = A 1-freight goes one hex. Two of them can be coupled and go two: buy another.
lesson-build-3-end = One train would earn £100 next time, two earn £150.
lesson-build-4 = The next turn. Norwich is a large city with an N: it takes only N tiles, and a yellow N tile is the whole build of a turn. Lay it, joined to Cromer.
lesson-build-4-plain = That tile has no N.
lesson-build-4-green = Green comes with the first B train.
lesson-build-5 = Norwich has two slots. Placing a station marker costs nothing now, and keeps the way open for ever. Place one.
lesson-build-5-home = A company has one marker in a city.
lesson-build-5-none = If others fill both slots, your trains may end in Norwich but not pass.
lesson-build-6 = Couple both trains: port, Cromer, Norwich. The port is £80, Norwich £40, and the hex between them £30. Run for £150.
lesson-build-6-one = Only one train: £100. The second can be coupled to it.
lesson-build-6-two = A 1-freight goes one hex. Use both trains.
lesson-build-7 = £150 is more than twice the price of £74. Pay it out, and the price rises two columns, to £90.
lesson-build-7-keep = The treasury has the money, but the price falls to £68, and you get nothing.
lesson-build-learned = The first tile lies at home. Letters N and Y must match. A permit says which trains run. Station markers keep cities open. Freight trains couple and want a straight line.

## The three trains

lesson-trains = The three trains and what each counts
lesson-trains-aim = £150, £120 and £90 on the same track, with three kinds of train.
lesson-trains-1 = A freight train counts only its two ends and the hexes between them in a straight line: £20 each, £30 if one end is a port. Find the run for £150 with your 2-freight.
lesson-trains-1-small = A route begins and ends in a large station or off the map, never in a small one.
lesson-trains-1-near = £100. One hex further, Norwich takes Cromer’s place as the end, and the hex between pays £30.
lesson-trains-2 = Now a 2/3 express. It counts large stations and areas and ignores the rest; it may visit three and counts the best two. Run for £120.
lesson-trains-2-inland = Only £70. The port is worth £80: include it.
lesson-trains-2-four = Four stops, and this train visits at most three.
lesson-trains-3 = Now a 2/3 local. It stays on the map, but earns £20 in every small station it passes, and the treasury gets a subsidy of £10 for each hex. Run for £90.
lesson-trains-3-port = Local trains visit no areas, no ports and not London.
lesson-trains-3-near = £60 and a subsidy of £20. Two hexes further are a small station and Beccles.
lesson-trains-4 = L&H has all three permits and one train of each kind. Every stop pays only once: the freight from the Midlands to the port of Wells, the express to the west, the local along the coast. Run for at least £600.
lesson-trains-4-home = One route must include the home city, and all must be connected. With the freight it does.
lesson-trains-4-apart = These two routes do not meet in a large station. The freight joins them.
lesson-trains-5 = £640 of revenue and £40 for the treasury. It is six times the price of £100, but a dividend moves it four columns at most, to £150.
lesson-trains-learned = Freight: two ends and the distance. Express: the best large stations and areas. Local: small stations too, and a subsidy. All routes are connected, and one includes the home.

## Dividends, price and the manoeuvre

lesson-dividends = Dividends, price and the manoeuvre
lesson-dividends-aim = Make the price rise twice.
lesson-dividends-1 = ENR has earned £150. Pay out everything or withhold everything. At least the price: one column right; at least twice: two, and so on up to four. £150 is twice £74: pay it out.
lesson-dividends-1-keep = The treasury gets £150, but the price falls to £68, and your five shares lose £30 in value. Right only when the company needs a train.
lesson-dividends-1-hudson = That is only for a revenue below the price.
lesson-dividends-2 = £75 for you, £30 for Anna, nothing for shares in the pool and the IPO. The price rose from £74 to £90.
lesson-dividends-3 = Another table: price £82, revenue £60. Paid out as it is, the price stays. With the George Hudson manoeuvre the company adds just enough, £30, and pays out £90. Do that.
lesson-dividends-3-plain = No move. £30 of company money would have brought you £15 in cash and £8 on each share.
lesson-dividends-3-keep = One column left, to £74.
lesson-dividends-4 = The price rose to £90. Before you do this, look whether the treasury needs the money for the next train.
lesson-dividends-learned = All or nothing. The revenue, compared with the price, says how far the price rises. Withholding costs a column. The manoeuvre lifts a small revenue to the price.

## Rust and warranties

lesson-rust = Rust and warranties
lesson-rust-aim = Make two trains rust, neither of them yours.
lesson-rust-1 = All B trains are sold. The first C train begins phase C, and all A trains rust. Your A train has a warranty and stays for now; Anna’s two have none. Buy a C freight without a warranty.
lesson-rust-1-warranty = A warranty goes after every run. C trains rust only with F, so it would be used up long before.
lesson-rust-1-two = £280 and two warranties are £380, and the treasury has £340.
lesson-rust-1-pass = Then Anna or somebody else begins phase C when it suits them.
lesson-rust-1-other = Phase C begins, but ENR has no permit for that train. Buy a freight.
lesson-rust-2 = Anna’s EUR has £60 and no train. At the end of its turn it must get one: by selling its shares, by refinancing, or it is bankrupt.
lesson-rust-3 = Another table, phase C. Your A express has one warranty left, your B express two. Run the old train to the port. After the run every train loses a warranty, and the old one rusts.
lesson-rust-3-beyond = A 2-express visits two stops.
lesson-rust-3-newer = The old train’s warranty goes all the same, used or not.
lesson-rust-4 = A and D trains have one warranty for free, others cost £50, three at most. One goes after every run, so buy them only when rust is near. Trains from E on never rust.
lesson-rust-learned = C rusts A, E rusts B, F rusts C, G rusts D. A warranty keeps a train that should rust for another run. A company must always own a train.

## Mergers, refinancing, bankruptcy

lesson-mergers = Mergers, refinancing, bankruptcy
lesson-mergers-aim = Save a company without a train, in two ways.
lesson-mergers-1 = ESR must own a train at the end of this turn and has £30; a train costs £280. Your EUR next door has trains and money. Merge them.
lesson-mergers-1-pass = Then ESR must find £250 more at the end of its turn. Refinancing would bring it, and take half of everybody’s shares.
lesson-mergers-1-same = A company merges with another one.
lesson-mergers-2 = Name the survivor: its shares stay, the other’s are exchanged. Either will do.
lesson-mergers-3 = Two shares became one: your twelve are six. The price is the lower plus half the higher, and ESR’s price is halved because it has no train: £37 + £45 makes £82. Trains, £350, permits and markers are together. You merge to save a company, not for the price.
lesson-mergers-4 = Another table. ESR has £150 and lacks £130 for a train. It may sell the two shares in its own treasury, or refinance: everybody gives up half their shares, and it gets ten times par. Selling is enough.
lesson-mergers-4-pass = It must own a train at the end of its turn.
lesson-mergers-4-refinance = £1,000 for the company, but your six shares are three now. Selling two shares would have been enough.
lesson-mergers-5 = Two shares at £100, and the price fell two spaces, to £90. Now buy a freight train.
lesson-mergers-5-express = Bought and paid, but ESR has only a freight permit.
lesson-mergers-6 = If neither brings enough, the company is bankrupt: shareholders get the price, half without a train, and it leaves the map. You never pay from your own purse.
lesson-mergers-learned = Two connected companies can merge, and two shares become one. A company without a train sells its own shares or refinances. If nothing helps, it is bankrupt.

## The LNER and the end

lesson-lner = The LNER and the end
lesson-lner-aim = Begin the end while you lead, and use the last stock round.
lesson-lner-1 = The next train is an H. The first H brings the LNER: after this set of rounds there are only one stock round and three operating rounds. You are worth £3,140, Anna £2,980. Buy an express.
lesson-lner-1-pass = Then Anna decides, and £820 in a treasury counts for nothing at the end.
lesson-lner-1-local = It begins the end, but without a permit it never runs.
lesson-lner-2 = The LNER forms. Nothing is built, started or merged any more, and sales no longer move prices. The certificate limit is now the most shares anybody holds, nine.
lesson-lner-3 = Your three shares of EUR sell at the full price, and it does not fall. Which company will pay better in the last three rounds? Sell all three.
lesson-lner-3-pass = Cash earns nothing in the last three rounds; a share pays three dividends and may rise.
lesson-lner-3-enr = You would give up the company that pays you.
lesson-lner-3-buy = Good, but first sell: after buying you cannot sell this turn.
lesson-lner-4 = Now buy ENR from the pool.
lesson-lner-5 = From here on pay out every dividend. At the end cash and shares at their price count; what lies in treasuries is lost.
lesson-lner-learned = The game ends after the LNER’s last rounds, when a price reaches £1,000, or when the bank is empty. Company money counts for nothing, so spend it or pay it out.

## How a game goes

overview-game = How a game goes
overview-game-who = You are an investor with cash. You start railway companies and direct those in which you hold the most shares. Money comes from dividends and rising share prices.
overview-game-turn = Three things take turns: Parliament, where companies are auctioned; a stock round, where you sell shares and buy one at a time; and operating rounds, in which each company builds, places a station marker, runs its trains, pays out or withholds the revenue, and buys trains. In the full game a company runs only trains of its permit: freight, local or express, and each counts differently. If it pays out at least the price of one share, the price rises; if it pays nothing, it falls. New trains make old ones rust, and a company must always own one.
overview-game-end = The end comes after the first H train, when the LNER leaves one stock round and three operating rounds, when a price reaches £1,000, or when the bank is empty. Cash and shares count; company money does not. What the first game and the variants leave out stands below.
overview-game-tip-1 = Start only what will reach five sold shares.
overview-game-tip-2 = Build for the trains that your company runs.
overview-game-tip-3 = Save for the next train in time.
overview-game-figure-1 = Freight on a straight line from the port to Norwich: £150, paid out, and the price rises to £90.
overview-game-figure-2 = Freight, express and local together: £640 in one turn, and the price rises four columns, to £150.
overview-game-figure-3 = { drawing-7-8-5a }

overview-first = The first game: express trains only
overview-first-who = The first game we recommend is the beginners’ game with express trains only. You are an investor, as in the full game, but companies start only in Parliament, and there are no permits: every company runs every train.
overview-first-turn = You win a charter, choose par and buy the director’s certificate, three shares. When five are sold, the company floats and gets ten times par. In operating rounds it lays track, places a marker, runs, pays out or withholds, and buys trains. An express train adds up the large stations, ports and areas on its way, as many as its number says, and passes small stations for nothing. Most lessons hold as they are; leave out the company without a charter, freight and local trains, the manoeuvre and bought warranties.
overview-first-end = Rust, mergers, refinancing and the end are those of the full game: the first H train brings the LNER, then come one stock round and three operating rounds. Cash and shares count; company money does not.
overview-first-tip-1 = Choose the highest par at which you can pay for five shares.
overview-first-tip-2 = Join large stations early, then an area or a port: what they pay grows with the phases.
overview-first-tip-3 = A trains rust when the first C is sold. Have money for a B or C by then.
overview-first-figure-1 = A 2/3 express on the way to the port visits up to three stops and counts the best two: £120, whether the line is straight or not.

overview-variants = Lengths and variants
overview-variants-who = Before the game begins you choose which kinds of train there are, and how many. What you are and how you win stays the same.
overview-variants-turn = Trains: with one type there are no permits, and a company may hold four trains, later three and two. With freight and local, or express and local, there are eight permits of each. Length: the short one has fewer A and B trains, the long one more C and D trains, so that rust and the end come sooner or later. Station markers: with eight instead of seven there is more room for companies that merge often.
overview-variants-end = In the short game, an option of its own, the first E train brings the LNER, and D trains never rust. It takes about half as long.
overview-variants-tip-1 = One type of train: everybody wants the same cities. Be there first.
overview-variants-tip-2 = Fewer trains: save for the next letter one round earlier.
overview-variants-tip-3 = Short game: D trains last to the end. They are worth their price.
overview-variants-figure-1 = The local train that most variants have: £90 for two large stations and a small one, and £40 of subsidy for four hexes.

## Drawings beside the rules

drawing-7-8-1 = Freight: the two ends, and £30 for each hex between them in a straight line because one end is a port. £150 in all.
drawing-7-8-2 = Local: the large stations, and £20 for the small one on the way. £90, and £40 of subsidy for four hexes.
drawing-7-8-3 = Express: the same way as the freight, but only what the stops are worth. £120.
drawing-7-5 = After the merger ESR and EUR are one company: two markers, £350, both permits, and six shares for your twelve.
drawing-5-2-4 = ESR merges into EUR: you give back half of your twelve shares and hold six of EUR. Anna’s two shares become one.
drawing-7-8-5a = A price of £100: a revenue of £100 paid out moves it one column to the right, £200 two, £300 three, £400 four. Less than the price leaves it where it is; withholding moves it one column to the left.

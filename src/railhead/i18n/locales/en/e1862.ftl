### 1862: Railway Mania in the Eastern Counties.

money = £{ $amount }

## Words

place-name = { $name }
bank = the bank
bank-payer = The bank
source-ipo = the IPO
source-pool = the pool
source-treasury = its treasury
train-freight = freight
train-local = local
train-express = express
misfit-not-buildable = nothing can be built there
misfit-wrong-colour = it is not the next colour for this hex
misfit-wrong-label = the letters on the hex and the tile must match
misfit-wrong-stops = large stations and small stations have their own tiles
misfit-wrong-rotation = it cannot be laid this way round
misfit-made-for-other-hex = it is made for another hex
misfit-track-lost = old track would be lost
misfit-closed-edge = track would lead off the map, into the sea or to a barrier
misfit-across-split = track would cross the split

## Reasons against an action

refusal-no-such-company = There is no company “{ $company }”.
refusal-no-such-hex = There is no hex “{ $hex }” on this map.
refusal-no-such-tile = There is no tile “{ $tile }” in this rotation.
refusal-no-such-train = No other company owns this train: “{ $train }”.
refusal-cannot-pay = This costs { MONEY($needed) }, but only { MONEY($held) } is available.
refusal-not-available = { $company } is not available in this phase.
refusal-already-started = { $company } has already been started.
refusal-no-room-at-home = { $company } cannot be started: there would be no slot for its home marker on { HEX($hex) }.
refusal-missed-obligation-waits = { $company } has just failed to float; it can be put up in Parliament again after the next stock round.
refusal-bid-not-in-steps = Your bid must be a multiple of { MONEY($step) }.
refusal-bid-too-low = You must bid at least { MONEY($least) }.
refusal-bid-too-high = You can bid at most { MONEY($most) }: you must keep enough for three shares at the lowest par.
refusal-other-auction = The current auction is for { $company }.
refusal-no-such-par = { MONEY($price) } is not a par value.
refusal-no-such-start-price = { MONEY($price) } is not a starting price.
refusal-at-certificate-limit = You are at the certificate limit ({ $limit }).
refusal-only-this-company = You can only buy { $company } from the IPO now.
refusal-bad-marker-number = Buy between { $least } and { $most } markers.
refusal-not-started = { $company } has not been started yet.
refusal-no-share-there = No share of { $company } is available there.
refusal-sold-this-round = You sold { $company } this round, so you cannot buy it.
refusal-bought-this-round = Shares of { $company } bought this round cannot be sold; you may sell { $most }.
refusal-not-so-many = { $held ->
        [0] You hold no shares of { $company }.
        [one] You hold only 1 share of { $company }.
       *[other] You hold only { $held } shares of { $company }.
    }
refusal-one-block = You have already sold { $company } this turn; all its shares must be sold in one block.
refusal-no-singles-to-keep = To keep { $keep } of these shares you need that many single certificates, but { $there ->
        [0] none is available.
        [one] only 1 is available.
       *[other] only { $there } are available.
    }
refusal-must-sell-first = You have { $held ->
        [one] 1 certificate
       *[other] { $held } certificates
    } and the limit is { $limit }: you must sell first.
refusal-more-than-owed = You may not sell more than the fine requires: { $most ->
        [one] 1 share
       *[other] { $most } shares
    } of { $company }.
refusal-no-new-companies = No company can be started after the LNER forms.
refusal-only-by-parliament = In the beginners’ game companies can only be started in Parliament.
refusal-not-in-phase = Tile { $tile } is not available until a later phase.
refusal-no-tile-left = No tile { $tile } is left.
refusal-tile-does-not-fit = Tile { $tile } does not fit on { HEX($hex) }: { $why }.
refusal-not-land = { HEX($hex) } is not land; tiles can only be laid on land.
refusal-no-tile-fits = No tile fits on { HEX($hex) } any more.
refusal-not-connected = The company’s network does not reach the new track on { HEX($hex) }.
refusal-build-is-over = You may lay two yellow tiles (no N tile) or make one other build, not more.
refusal-home-first = You must build on the home hex { HEX($hex) } first.
refusal-must-build-home = You must lay a tile on the home hex { HEX($hex) }.
refusal-no-such-line = There is no such line without a small station on { HEX($hex) }.
refusal-no-free-slot = Every slot on { HEX($hex) } is taken.
refusal-marker-there = The company already has a marker on { HEX($hex) }.
refusal-not-reached = The company’s network does not reach { HEX($hex) }.
refusal-link-replaces-track = You have already built this turn, and the link to London would replace your build.
refusal-not-your-train = The company does not own this train: “{ $train }”.
refusal-train-twice = Train { $train } can only run once.
refusal-no-permit = { $company } has no permit for the { $train } train.
refusal-broken-track = { $train }: the route leaves the track.
refusal-track-twice = { $train }: you cannot use a piece of track twice.
refusal-stop-twice = { $train }: you cannot visit a station or area twice.
refusal-ends-in-small-station = { $train }: a route must start and end at a large station or an area.
refusal-too-few-stops = { $train }: a route needs two large stations, or one and an area.
refusal-no-own-marker = { $train }: no station on this route has a marker of the company.
refusal-same-kind-of-ends = { $train }: a route cannot join two ports or two red areas.
refusal-station-full = { $train }: { HEX($hex) } is full of other companies’ markers; a route can only end there.
refusal-area-ends-route = { $train }: { HEX($area) } is an area; a route can only end there.
refusal-no-link = { $train }: you need a link to run to London.
refusal-local-leaves-map = { $train }: local trains cannot enter areas.
refusal-too-many-stops = { $train }: this route visits more than { $most ->
        [one] 1 station.
       *[other] { $most } stations.
    }
refusal-wrong-count = { $train }: choose at most { $most ->
        [one] 1 stop
       *[other] { $most } stops
    } of this route to count.
refusal-too-far = { $train }: this route is longer than { $most ->
        [one] 1 hex.
       *[other] { $most } hexes.
    }
refusal-no-chain = Freight trains that will rust must be joined end to end into one chain, together with one that never rusts if any of those run. Only freight trains that never rust may run by themselves.
refusal-joined-not-run = { $train } cannot join the chain: it is not a freight train of this run.
refusal-no-main-route = One of the routes must include the home marker.
refusal-routes-apart = All routes must be connected to each other at large stations.
refusal-must-run = The company can earn something, so you must run at least one of its trains.
refusal-figures-are-computed = Revenue is calculated from the routes; you cannot enter it.
refusal-no-hudson = You cannot use the Hudson manoeuvre: it needs a revenue of at least £10 but less than the share price, and the money to make up the difference.
refusal-hudson-not-played = The beginners’ game has no Hudson manoeuvre.
refusal-at-train-limit = You are at the train limit ({ $limit }) and cannot buy this train.
refusal-type-not-in-game = There are no trains of this type in this game.
refusal-too-many-warranties = { $most ->
        [0] You cannot add warranties to this train.
        [one] You can add at most 1 warranty.
       *[other] You can add at most { $most } warranties.
    }
refusal-only-bank-train = You can only buy trains from the bank now.
refusal-seller-in-receivership = { $company } is in receivership and cannot sell a train.
refusal-name-type-or-train = Choose either a type of train from the bank or another company’s train.
refusal-train-is-due = You cannot end the turn: the company must own a train.
refusal-not-forced = You cannot raise money this way: the company already has a train or can afford one.
refusal-used-train-first = You can buy the { $train } train from { $company }; money can only be raised if no train can be bought.
refusal-sale-too-small = Selling its treasury shares would not raise enough.
refusal-refinancing-too-small = Refinancing would not raise enough for the train.
refusal-same-company = A company cannot merge with itself.
refusal-not-floated = { $company } has not floated yet.
refusal-in-receivership = { $company } is in receivership.
refusal-no-connection = No track connects a marker of { $company } with a marker of { $partner }.
refusal-asked-already = { $director } has already declined this.
refusal-not-merging = The survivor must be { $first } or { $second }.
refusal-no-such-marker = The company has no marker on { HEX($hex) }.
refusal-home-marker-stays = You cannot remove the home marker on { HEX($hex) }.
refusal-no-early-end = The game cannot be ended early; it runs until one of its end conditions is met.
refusal-options-clash = “{ $first }” and “{ $second }” cannot be combined.

## The log

log-round-parliament = Parliament round, turn { $turn }.
log-round-stock = Stock round { $turn }.
log-round-operating = Operating round { $turn }.{ $number } (of { $of }).
log-priority = { $seat } has the priority deal.
log-phase = Phase { $phase } begins.
log-lner-coming = The LNER will form at the end of this set of operating rounds.
log-lner = The LNER forms: one stock round and three operating rounds are left. The certificate limit is now { $limit }.
log-top = { $company }’s share price reaches £1,000: the game ends with this operating round.
log-opens = { $seat } opens the auction for { $company } at { MONEY($amount) }.
log-raises = { $seat } bids { MONEY($amount) } for { $company }.
log-wins = { $seat } wins the charter of { $company } for { MONEY($amount) }.
log-charter = { $company } gets its charter; par is { MONEY($par) }.
log-started = { $company } is started without a charter; its par marker is at { MONEY($par) }.
log-launched = { $company } floats.
log-missed = { $company } has failed to float: { $seat } owes a fine of { MONEY($amount) }.
log-debt-cancelled = { $seat } has nothing left; a debt of { MONEY($amount) } is cancelled.
log-shares-bought = { $who } buys { $shares ->
        [one] a share
       *[other] { $shares } shares
    } of { $company } for { MONEY($amount) }.
log-shares-redeemed = { $company } redeems { $shares ->
        [one] a share
       *[other] { $shares } shares
    } for { MONEY($amount) }.
log-shares-exchanged = { $who } gets { $shares ->
        [one] a share
       *[other] { $shares } shares
    } of { $company } in exchange.
log-shares-returned = { $who } returns { $shares ->
        [one] a share
       *[other] { $shares } shares
    } of { $company }.
log-sold = { $seat } sells { $shares ->
        [one] a share
       *[other] { $shares } shares
    } of { $company } { $shares ->
        [one] for { MONEY($price) }.
       *[other] at { MONEY($price) } each.
    }
log-director = { $seat } becomes director of { $company }.
log-receivership = { $company } goes into receivership.
log-bankrupt = { $company } goes bankrupt.
log-price = { $company }’s share price moves from { MONEY($old) } to { MONEY($new) }.
log-no-share = { $seat } buys nothing.
log-no-more-build = { $company } lays no second tile.
log-lay = { $company } lays tile { $tile } on { HEX($hex) }.
log-upgrade = { $company } upgrades { HEX($hex) } to tile { $tile }.
log-station = A small station is added on { HEX($hex) }.
log-marker = { $company } places a station marker on { HEX($hex) }.
log-home-marker = { $company } places its home marker on { HEX($hex) }.
log-link = { $company } links to London.
log-marker-displaced = { $company }’s marker on { HEX($hex) } goes back to its charter.
log-marker-excess = { $company } gives up its marker on { HEX($hex) }.
log-marker-doubled = { $company }’s second marker on { HEX($hex) } is removed.
log-marker-closed = { $company }’s marker on { HEX($hex) } is removed.
log-run = { $company } runs for { MONEY($revenue) }.
log-run-subsidy = { $company } runs for { MONEY($revenue) } and a subsidy of { MONEY($subsidy) }.
log-route = { $train }: { LIST($stops, between: "–") }.
log-no-run-train = { $company } has no train and does not run.
log-no-run-permit = { $company } has no permit for its trains and does not run.
log-no-run-route = { $company } has no route and does not run.
log-pays = { $company } pays { MONEY($amount) } per share.
log-retains = { $company } withholds its revenue.
log-train = { $who } buys a { $train } train from the bank for { MONEY($price) }, with { $warranties ->
        [0] no warranty
        [one] one warranty
       *[other] { $warranties } warranties
    }.
log-train-bought = { $who } buys a { $train } train from { $owner } for { MONEY($price) }.
log-train-merged = { $owner }’s { $train } train goes to the surviving company.
log-train-rusted = { $owner }’s { $train } train rusts.
log-train-closed = { $owner }’s { $train } train leaves the game.
log-merges = { $lost } merges into { $survivor }; the new price is { MONEY($price) }.
log-acquires = { $survivor } survives the acquisition, { $lost } closes; the new price is { MONEY($price) }.
log-asks-merge = { $company } proposes a merger to { $partner }.
log-asks-acquire = { $company } proposes an acquisition to { $partner }.
log-asks-train = { $company } asks { $partner } to sell a train.
log-agrees = { $seat } agrees.
log-declines = { $seat } declines.
log-refinances = { $company } refinances.
log-option-redeemed = { $who } redeems an option on { $company }.
log-option-given-up = { $who } gives up an option on { $company }.
log-leaves = { $company } leaves the game.
log-pass-parliament = { $seat } opens no auction.
log-pass-auction = { $seat } drops out of the auction.
log-pass-further = { $seat } buys no more shares.
log-pass-stock = { $seat } passes.
log-pass-build = { $company } builds nothing.
log-pass-marker = { $company } places no marker.
log-pass-train = { $company } is done buying trains.
log-pass-redeem = { $company } redeems no share.
log-pass-merge = { $company } does not merge.
log-pass-acquire = { $company } acquires nothing.
log-pay-bankrupt = { $payer } pays { $payee } { MONEY($amount) } for the shares of the bankrupt company.
log-pay-capital = { $payer } pays { $payee } { MONEY($amount) } as capital.
log-pay-dividend = { $payer } pays { $payee } a dividend of { MONEY($amount) }.
log-pay-fine = { $payer } pays { $payee } a fine of { MONEY($amount) }.
log-pay-hudson = { $payer } pays { $payee } { MONEY($amount) } to top up the dividend (George Hudson manoeuvre).
log-pay-markers = { $payer } pays { $payee } { MONEY($amount) } for station markers.
log-pay-option = { $payer } pays { $payee } { MONEY($amount) } for an option.
log-pay-refinanced = { $payer } pays { $payee } { MONEY($amount) } for refinancing.
log-pay-retained = { $payer } pays { $payee } the withheld revenue of { MONEY($amount) }.
log-pay-sale = { $payer } pays { $payee } { MONEY($amount) } for the shares sold.
log-pay-subsidy = { $payer } pays { $payee } a subsidy of { MONEY($amount) }.
log-pay-treasury = { $payer } pays { $payee } { MONEY($amount) } for treasury shares.
log-pay-unchanged = { $payer } pays { $payee } { MONEY($amount) } for a share that could not be exchanged.
log-over-bank = The bank is broken, and the set of operating rounds is over.
log-over-top = A share price has reached £1,000, and the operating round is over.
log-over-lner = The last operating round after the LNER’s formation is over, and so is the game.
log-over-stalled = No company operates and nobody can act: the game is over.
log-over-agreed = The players have agreed to end the game.

## What is asked

ask-parliament = { $seat }: open an auction, or pass.
ask-auction = { $seat }: { $bidder } bids { MONEY($bid) } for { $company }. Raise, or drop out.
ask-par = { $seat }: set the par of { $company }.
ask-further = { $seat }: buy another share of { $company }?
ask-markers = { $seat }: how many station markers does { $company } buy?
ask-stock = { $starts ->
    [no] { $seat }: sell shares, then buy one – or pass.
   *[yes] { $seat }: sell shares, then buy one or start a company – or pass.
 }
ask-fine = { $seat }: sell shares to pay the fine of { MONEY($amount) }.
ask-home = { $seat }: upgrade the home hex of { $company } to make room for its marker.
ask-merge = { $seat }: merge { $company } with another company, or continue.
ask-acquire = { $seat }: does { $company } acquire another company?
ask-survivor = { $seat }: which survives, { $company } or { $partner }?
ask-consent = { $seat }: { $company } proposes to combine with { $partner }; { $survivor } would survive. Agree?
ask-option = { $seat }: redeem your option on { $company }, or give it up?
ask-remove-marker = { $seat }: { $company } has too many markers on the map; remove one.
ask-build = { $seat }: build for { $company }, or pass.
ask-build-home = { $seat }: build on the home hex of { $company }.
ask-marker = { $seat }: place a station marker of { $company }, or pass.
ask-run = { $seat }: run the trains of { $company }.
ask-pay = { $seat }: { $company } has earned { MONEY($revenue) }. Pay out or withhold?
ask-train = { $seat }: buy trains for { $company }, or continue.
ask-train-due = { $seat }: { $company } must have a train. Buy one or raise the money.
ask-train-consent = { $seat }: { $company } wants to buy { $seller }’s { $train } train for { MONEY($price) }. Sell it?
ask-redeem = { $seat }: does { $company } redeem a share?
offer-open = Open an auction
offer-bid = Raise
offer-par = Par
offer-markers = Station markers
offer-buy = Buy a share
offer-sell = Sell shares
offer-start = Start { $company }: home { HEX($hex) }, { LIST($permits) }
offer-home = Upgrade the home hex
offer-merge = Merge with
offer-acquire = Acquire
offer-survivor = Survivor
offer-lay = Lay or upgrade a tile
offer-station = Add a small station
offer-marker = Place a station marker
offer-link = Link to London
offer-run = Run
offer-pay = Revenue
offer-train = Trains from the bank
offer-used = Trains from other companies
offer-remove = Remove a marker
choice-pass = Pass
choice-done = Done
choice-drop-out = Drop out
choice-enough = No more shares
choice-par = { MONEY($price) }
choice-buy = { $company } for { MONEY($price) }
choice-buy-from = { $company } from { $source } for { MONEY($price) }
choice-sell = { $shares } × { $company } for { MONEY($amount) }
choice-start = { $company } at { MONEY($price) }
choice-markers = { $number ->
        [one] 1 marker
       *[other] { $number } markers
    } for { MONEY($cost) }
choice-partner = { $company }
choice-survivor = { $company } survives
choice-no-merger = No, continue
choice-agree = Agree
choice-decline = Decline
choice-no-build = Build nothing
choice-no-second-tile = No second tile
choice-station = { HEX($hex) }, on the line from { HEX($one) } to { HEX($other) }
choice-marker = { $city }
choice-link = London ({ HEX($hex) })
choice-no-marker = No marker
choice-run = Run for { MONEY($revenue) }
choice-run-subsidy = Run for { MONEY($revenue) } and { MONEY($subsidy) } subsidy
choice-no-run = Do not run
choice-pay = Pay out { MONEY($amount) }
choice-retain = Withhold { MONEY($amount) }
choice-hudson = Hudson manoeuvre: add { MONEY($amount) } and pay out
choice-train = { $train } for { MONEY($price) }
choice-train-warranties = { $train } for { MONEY($price) }; warranties £50 each
choice-used = { $train } ({ $type }) from { $seller } for { MONEY($price) }
choice-sell-treasury = Sell { $shares ->
        [one] 1 treasury share
       *[other] { $shares } treasury shares
    } ({ MONEY($short) } short)
choice-refinance = Refinance for { MONEY($amount) }
choice-bankrupt = Go bankrupt
choice-no-train = No more trains
choice-redeem-share = Redeem a share for { MONEY($price) }
choice-no-redemption = Redeem nothing
choice-remove = { HEX($hex) }
choice-keep-director = Keep the director’s certificate for { MONEY($amount) }
choice-give-up-share = Give up the share for { MONEY($amount) }
choice-give-up-director = Give up the director’s certificate for { MONEY($amount) }
choice-keep-share = Keep the share for { MONEY($amount) }
note-cash-after = { MONEY($amount) } left
note-capital = capital { MONEY($amount) }
note-price-after = price falls to { MONEY($price) }
note-price-rises = price rises to { MONEY($price) }
note-price-stays = price stays at { MONEY($price) }
note-bankrupt = the company goes bankrupt
note-ends-at-top = the game ends with this operating round
note-per-share = { MONEY($amount) } per share
note-start = costs { MONEY($cost) }, par marker { MONEY($par) }
note-company = home { HEX($hex) }, runs { LIST($permits) } trains
note-if-agrees = if { $seat } agrees
stop-paid = { $name } { $amount }
note-route = { $train }: { LIST($stops) } = { MONEY($revenue) }
note-so-far = { $subsidy ->
    [0] So far: revenue { MONEY($revenue) }
   *[other] So far: revenue { MONEY($revenue) }, subsidy { MONEY($subsidy) }
 }
stop-first = The route starts here; worth { MONEY($amount) }
stop-pays = { $train }: { MONEY($amount) }
stop-counted = { $train }: 0 – each stop counts once, and { $other } counts it.
stop-halt = { $train }: 0 – small stations pay only local trains.
stop-between = { $train }: 0 – freight trains are paid only for the two ends of their chain.
stop-beyond = { $train }: 0 – it counts only its best { $counts ->
        [one] stop.
       *[other] { $counts } stops.
    }
idle-no-route = { $train } does not run: no route is open to it.
idle-apart = { $train } does not run: none of its routes meets the other trains.
idle-paid = { $train } does not run: other trains are already paid for everything it can reach.
idle-chain = { $train } does not run: it would add nothing to the chain of freight trains.
idle-unknown = { $train } does not run: not every way of using it was tried.
run-bonus = freight bonus { $amount }
note-merged-price = new price { MONEY($price) }
note-exchange = { $seat }: { $held } → { $kept }
note-exchange-option = { $seat }: { $held } → { $kept } and an option
note-link-next = then you can link to London
note-treasury-after = treasury { MONEY($amount) }
note-yours = { MONEY($amount) } for you
note-director = you become director
note-director-goes = { $seat } becomes director
note-no-director = nobody directs it
note-treasury-then = treasury of { $company } { MONEY($amount) }
note-trains-left = { $company } keeps { LIST($trains) }
note-no-train-left = { $company } has no train left
note-floats = the company floats
note-would-not-run = no { $type } permit: it would not run
note-begins-phase = phase { $phase } begins
note-rusts = makes these rust: { LIST($lost) }
note-brings-lner = the LNER forms at the end of this set of operating rounds
rust-of = { $company } { LIST($trains) }
note-warranties = { $number ->
        [0] no warranty
        [one] one warranty
       *[other] { $number } warranties
    }
note-bid = { MONEY($left) } left: par up to { MONEY($par) }, capital { MONEY($capital) }
choice-bid = Bid { MONEY($amount) }
choice-bid-more = Bid more
why-most-bid = You have { MONEY($cash) }; three shares at par { MONEY($par) } must stay affordable, so you can bid up to { MONEY($most) }.
why-still-in = Still bidding: { LIST($seats) }.
why-first-train = It runs { LIST($permits) } trains. The next train costs { MONEY($price) }.
why-sold = { $sold } of the { $needed } shares needed to float are sold.
why-build = { $yellow ->
        [0] It may lay two yellow tiles (no N tile) or make one other build.
       *[other] It may lay one more yellow tile (no N tile).
    }
why-passes = { $left ->
        [one] If you pass as well, the round ends.
       *[other] The round ends when { $left } in a row pass.
    }
why-holders = Others who hold shares: { LIST($holders) }.
holder = { $seat } ({ $shares })
why-permits = It runs { LIST($permits) } trains.
why-free-warranty = A new train comes with { $number ->
        [one] one free warranty
       *[other] { $number } free warranties
    }.

## The scene

stage-parliament = Parliament, turn { $turn }, phase { $phase }
stage-stock = Stock round { $turn }, phase { $phase }
stage-operating = Operating round { $turn }.{ $number } (of { $of }), phase { $phase }
stage-over = Game over
scene-home = Home of { $company }
scene-area = { $area }: { MONEY($early) } in phases A–B, { MONEY($middle) } in C–D, { MONEY($late) } from E on
scene-offboard = Area: a stop beyond the map, at which a route ends
scene-port = Port: a stop at which a route ends; with it, a freight train counts £30 for each hex between its ends
scene-london = London: counts only for a company that has a marker here
scene-barrier = Barrier (hatched edge): no track may lead into it
scene-marker = Station marker of { $company } on { HEX($hex) }
scene-company = { $id } – { $name }
scene-chartered = chartered
scene-own = non-chartered
scene-director = director
scene-receivership = in receivership
scene-ruined = No shares and no money to buy one: you can only watch the others finish.
scene-band = { $band }: { $trains }
scene-tile = Tile { $tile }
panel-market = Stock market
zone-yellow = Par values in Parliament, and starting prices
zone-red = Other starting prices
zone-green = Sales by non-directors lower the price less
zone-gray = At 0 the company is bankrupt
panel-parliament = Parliament
panel-exchange = Exchange of shares
panel-shares = Shares
panel-charters = Companies
panel-trains = Trains
panel-sheet-all = Overview
panel-phases = Phases
phase-row = { $phase }: { $tiles }
tiles-yellow = yellow tiles
tiles-green = green tiles
tiles-brown = brown tiles
panel-tiles = Tiles
panel-sheet = Final totals
panel-merger = If { $company } survives
merger-after = { $company } afterwards, at { MONEY($price) }
merger-money = Money
exchange-option = Option: redeem, give up
column-home = Home
column-permit = Permit
column-phase = Phase
column-bid = Bid
column-ipo = IPO
column-pool = Pool
column-treasury = Treasury
column-price = Price
column-order = Order
column-par = Par
column-money = Money
column-trains = Trains
column-permits = Permits
column-markers = Markers left
column-left = Left
column-rusts = Rusts
column-limit = Train limit
column-rounds = Operating rounds
fact-treasury = Treasury
fact-trains = Trains
fact-permits = Permits
fact-markers = Markers left
fact-home = Home
fact-par = Par
fact-price = Price
fact-rusts = Rusts with
fact-cash = Cash
fact-worth = Worth
fact-certificates = Certificates
fact-directs = Directs
worth-cash = cash { MONEY($amount) }
worth-company = { $company }: { $shares } × { MONEY($price) } = { MONEY($amount) }
worth-company-half = { $company }: { $shares } × { MONEY($price) }, half without a train = { MONEY($amount) }
sheet-cash = Cash
sheet-total = Total

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-parliament = { $game ->
    [beginner] The winner of an auction gets the charter, sets the par and buys three shares at once. Bids can be as low as £0. In the beginners’ game companies can only be started in Parliament.
   *[whole] The winner of an auction gets the charter, sets the par and buys three shares at once. Bids can be as low as £0. Other companies can be started without a charter in the stock round.
 }
hint-auction = The last bidder left wins. Remember you must also pay for three shares at par – at least £162 on top of your bid.
hint-par = This is what a share costs, and a company that floats gets ten times as much. Five shares must be sold by the end of the next stock round.
hint-further = Once five shares are sold, the company floats and operates. If that does not happen by the end of the next stock round, you pay a fine.
hint-markers = You can only buy markers now. Every route needs one of your markers on it. Keep money for trains.
hint-stock = A company operates once five of its shares have been bought. The player with the most shares, at least three, is its director.
hint-fine = The company did not float in time. Sell shares until the fine is paid.
hint-home = The home city is full; a larger tile makes room for the company’s first marker.
hint-merge = { $trains ->
    [simple] A merger combines the money and trains of two companies; every two shares become one. You usually don’t need one.
   *[permits] A merger combines the money, trains and permits of two companies; every two shares become one. You usually don’t need one.
 }
hint-acquire = Like a merger, but at the end of the turn: two companies become one, and every two shares become one.
hint-survivor = The survivor keeps its name and home; the other company can be started again later.
hint-consent = The table of shares shows what everyone would have afterwards.
hint-option = You have half a share left over. Pay half the new price to make it a whole share, or take the money.
hint-remove-marker = A company may have { $most ->
        [one] 1 marker
       *[other] { $most } markers
    } in all. Keep those its trains need.
hint-build = Tap a highlighted hex, choose a tile and rotate it; building is free. Connect the company’s marker to another city, an area or a port.
hint-build-home = A company’s first tile goes on its home hex: tap it, choose a tile and rotate it. Building is free.
hint-marker = One marker per turn, free of charge. Your trains can then pass through that city even when rivals fill it.
hint-run = { $trains ->
    [simple_freight] A freight train scores its two ends plus the distance between them. Several of them join into one chain, unless they never rust.
    [simple_express] An express train scores large stations and areas up to its number; small stations do not count.
    [advanced_freight] F scores its two ends plus the distance between them; L scores large and small stations and earns a subsidy. Trains without a permit stay in the depot.
    [advanced_express] L scores large and small stations and earns a subsidy; E scores large stations and areas only. Trains without a permit stay in the depot.
   *[standard] F scores its two ends plus the distance between them; L scores large and small stations and earns a subsidy; E scores large stations and areas only. Trains without a permit stay in the depot.
 }
hint-pay = Paying out at least the share price raises it; withholding lowers it but fills the treasury for trains.
hint-train = { $trains ->
    [simple_freight] Better trains come letter by letter, and with some letters old trains rust. Every run uses up one warranty of the train; as long as one is left, it does not rust.
    [simple_express] Better trains come letter by letter, and with some letters old trains rust. Every run uses up one warranty of the train; as long as one is left, it does not rust.
    [advanced_freight] A train can only run if the company has a permit of its type (F freight, L local). Every run uses up one warranty of the train; as long as one is left, it does not rust.
    [advanced_express] A train can only run if the company has a permit of its type (L local, E express). Every run uses up one warranty of the train; as long as one is left, it does not rust.
   *[standard] A train can only run if the company has a permit of its type (F freight, L local, E express). Every run uses up one warranty of the train; as long as one is left, it does not rust.
 }
hint-train-due = { $game ->
    [beginner] A company must own a train at the end of its turn. If it cannot afford one, it refinances: every two shares become one, and it gets ten times par. It goes bankrupt only if that is not enough; your own money is never touched.
   *[whole] A company must own a train at the end of its turn. If it cannot afford one, it sells treasury shares or refinances: every two shares become one, and it gets ten times par. It goes bankrupt only if neither is enough; your own money is never touched.
 }
hint-train-consent = The price is fixed and goes to the company that sells.
hint-redeem = The company earns dividends on shares it holds. Usually the money is better kept for trains.

## Kinds of action: “You cannot … now”

action-bid = bid
action-par = set the par
action-markers = buy station markers
action-buy = buy a share
action-sell = sell shares
action-start = start a company
action-merge = propose a merger or an acquisition
action-survive = choose the survivor
action-answer = answer a proposal
action-redeem = redeem an option
action-give-up = give up an option
action-remove-marker = remove a marker
action-lay = lay a tile
action-station = add a small station
action-marker = place a station marker
action-link = link to London
action-run = run trains
action-pay = pay out or withhold
action-train = buy a train
action-sell-treasury = sell treasury shares
action-refinance = refinance
action-redeem-share = redeem a share
action-end-game = end the game

# Places, as the map has them; the page can show these names in every language.

town-holbeach = Holbeach
town-wisbech = Wisbech
town-march = March
town-cambridge = Cambridge
town-royston = Royston
town-bishop-s-stortford = Bishop’s Stortford
town-king-s-lynn = King’s Lynn
town-downham-market = Downham Market
town-ely = Ely
town-newmarket = Newmarket
town-great-dunmow = Great Dunmow
town-hunstanton = Hunstanton
town-swaffham = Swaffham
town-brandon = Brandon
town-bury-st-edmunds = Bury St. Edmunds
town-sudbury = Sudbury
town-witham = Witham
town-wells-next-the-sea = Wells-Next-The-Sea
town-fakenham = Fakenham
town-watton = Watton
town-thetford = Thetford
town-stowmarket = Stowmarket
town-colchester = Colchester
town-tiptree = Tiptree
town-cromer = Cromer
town-norwich = Norwich
town-diss = Diss
town-framlingham = Framlingham
town-ipswich = Ipswich
town-harwich = Harwich
town-n-walsham = N Walsham
town-acle = Acle
town-beccles = Beccles
town-woodbridge = Woodbridge
town-felixstowe = Felixstowe
town-great-yarmouth = Great Yarmouth
town-lowestoft = Lowestoft
town-midlands = Midlands
town-the-west = The West
town-london = London
town-port-at-king-s-lynn-the-wash = Port at King’s Lynn (The Wash)
town-port-at-wells = Port at Wells
town-port-at-cromer = Port at Cromer
town-port-at-great-yarmouth = Port at Great Yarmouth
town-port-at-lowestoft = Port at Lowestoft
town-port-at-felixstowe-denmark = Port at Felixstowe (Denmark)
town-port-at-harwich-holland = Port at Harwich (Holland)
town-port-at-cromer-port-at-wells = Port at Cromer / Port at Wells
town-port-at-lowestoft-port-at-great-yarmouth = Port at Lowestoft / Port at Great Yarmouth
town-north-sea = North Sea

## The coach

coach-home = { $cities ->
    [one] { $cities } city lies
   *[other] { $cities } cities lie
} within two hexes of its home.
coach-home-area = { $area } is { $steps ->
    [one] next to its home
   *[other] { $steps } hexes from its home
}; it pays { MONEY($now) } now and { MONEY($later) } in the end.
coach-wait = You can still bid in auctions that others open, and open one yourself later: the round ends only when all pass in a row.
coach-charter = You have { MONEY($cash) }; five shares cost at least { MONEY($least) }, and a floated company gets ten times par.
coach-no-bid = With { MONEY($cash) } you need your money for shares; a bid goes to the bank.
coach-par = Five shares cost { MONEY($five) } of your { MONEY($cash) }; the company then gets { MONEY($ten) }. The highest par at which you can float it brings the most money for trains.
coach-start = Five shares cost { MONEY($five) } and float it; a share for { MONEY($price) } should bring about { MONEY($worth) }.
coach-float = { $missing ->
        [one] One more share and { $company } floats.
       *[other] { $company } needs { $missing } more shares to float.
    }
coach-share = A share of { $company } costs { MONEY($price) } and should bring about { MONEY($worth) }, price and dividends together.
coach-sell = The share sells for { MONEY($price) }; kept, it should bring only about { MONEY($worth) }.
coach-income = The company would run for { MONEY($then) } instead of { MONEY($now) }.
coach-income-later = A { $train } train would run for { MONEY($then) } on it instead of { MONEY($now) }.
coach-way = It leads on to stations that the company does not reach yet.
coach-marker = The marker is free and keeps the way open, however full the city gets.
coach-save = The next train costs { MONEY($cost) }; the company is { MONEY($missing) } short and has no train that lasts.
coach-hudson = A little treasury money lifts the dividend to the share price, and the price rises.
coach-run = The company runs for { MONEY($income) }.
coach-pay = { $columns ->
        [0] Paying { MONEY($revenue) } does not move the price, but withholding would lower it.
        [one] Paying { MONEY($revenue) } moves the price 1 column up.
       *[other] Paying { MONEY($revenue) } moves the price { $columns } columns up.
    }
coach-needs-train = Without a train the company must buy one at the end of its turn anyway.
coach-train = On the track as it lies it adds { MONEY($more) } to every run.
coach-rusts = It rusts when the first { $letter } train is sold.
coach-lasts = It never rusts.
coach-merge = One company alone cannot buy its next train; together they have the money for one.
coach-pass = Nothing on offer is worth its price now.
coach-par-too-high = Five shares cost { MONEY($five) }, but you have { MONEY($cash) }: unless others buy, the company does not float.
coach-withhold = The company has a train that lasts and { MONEY($treasury) }; the next one costs { MONEY($cost) }. Withholding lowers the price of { MONEY($price) } for every holder.
coach-idle-train = On the track as it lies, this train adds nothing to the run.

# what the coach reminds of
coach-hint-bid = The bid goes to the bank and brings the company nothing: keep enough for five shares.
coach-hint-owed = You have promised that { $company } floats: { $missing ->
    [one] { $missing } share is
   *[other] { $missing } shares are
} missing, or you pay a fine.
coach-hint-below = A share of { $company } in the IPO costs { MONEY($par) }, and its market price is { MONEY($price) }.
coach-hint-pay = Company money counts for nothing at the end: pay out.
coach-hint-column = With { MONEY($more) } more revenue the price of { MONEY($price) } would rise another column.
coach-hint-lner = The next train is an H. The first one brings the LNER, and with it the end.
coach-hint-rust = All trains of this company may soon rust. The next one costs { MONEY($cost) }; the treasury has { MONEY($treasury) }.
coach-hint-lner-sales = Since the LNER was formed, sales no longer move prices: hold the shares that pay most.
coach-hint-poor = { $seat }’s { $company } has no train that lasts and { MONEY($treasury) }; the next train costs { MONEY($cost) }. Without a train, its shares sell for half.
coach-hint-quiet-sale = You are not the director of { $company }: { $shares ->
    [one] the first share that you sell does not move its price.
   *[other] the first { $shares } shares that you sell do not move its price.
}
coach-hint-merge = { $company } and { $partner } are both yours and connected. Merged, they run the trains of both permits on one network; two shares become one.
coach-hint-build-freight = A freight train counts its two ends and the straight distance between them: build a long, straight line, if possible to a port.
coach-hint-build-local = A local train counts large stations and every small one on the way, and each hex brings a subsidy: build a long way with many stations.
coach-hint-build-express = An express train ignores small stations: build to large stations and areas.
coach-hint-london = The company can reach London. A link, instead of a build, makes London count: { MONEY($value) } in this phase.
coach-hint-last-slot = Only one slot is left in the city on { HEX($hex) }. Once it is full without your marker, your trains cannot pass.
coach-hint-hudson = { MONEY($more) } from the treasury would bring the dividend up to the share price of { MONEY($price) }, and the price would rise.
coach-hint-withhold = No train of this company is sure to last. The next one costs { MONEY($cost) }, and the treasury has { MONEY($treasury) }; withholding costs every holder a column.
coach-hint-no-train = A company must own a train. This one has { MONEY($treasury) } for { MONEY($cost) }: look for a used train before you sell shares or refinance.
coach-hint-few-left = { $left ->
    [one] { $left } { $letter } train is left.
   *[other] { $left } { $letter } trains are left.
} The first { $next } train costs { MONEY($cost) }, and the { $rusts } trains rust.
coach-hint-warranty = Every run uses up a warranty, rust or no rust. Buy one only if the train would rust soon.
coach-hint-order = { $after ->
    [one] { $after } company operates
   *[other] { $after } companies operate
} after this one in this round and may buy the next train first.

## Standing orders
order-pass = Pass for me until this round ends, unless somebody sells shares of a company I hold.
order-bid = In the auction of { $company }, raise by the minimum up to { MONEY($most) }; beyond that, drop out.
order-buy = Buy one share of { $company } from { $source } as soon as I can, for { MONEY($most) } at most.
order-as-last = Run { $company } on the same routes as last time, and pay in the same way.
order-off-round-over = The round is over.
order-off-sold = { $seat } has sold shares of { $company }.
order-off-share-gone = There is no share of { $company } left there.
order-done-bought = Done: you have bought a share of { $company }.
order-done-won = Done: you have won { $company }.
order-off-lost = { $seat } has won { $company }.
order-off-not-yours = You no longer decide for { $company }.
order-off-trains = { $company } no longer has the same trains.
order-off-run = { $company } can no longer run as last time, or a better run is possible now.
order-off-pay = { $company } can no longer pay in the same way as last time.

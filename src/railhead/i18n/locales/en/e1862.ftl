### 1862: Railway Mania in the Eastern Counties.

title-name = 1862: Railway Mania in the Eastern Counties
title-short = 1862
title-about = Charters in Parliament, three kinds of trains, mergers without end, and at last the LNER. 2–8 players, about four hours.
money = £{ $amount }
option-length = Length
option-length-standard = standard
option-length-short = short: fewer train cards
option-length-long = long: more train cards
option-variant = Trains
option-variant-standard = freight, local and express trains with permits
option-variant-simple_express = express trains only, no permits
option-variant-simple_freight = freight trains only, no permits
option-variant-advanced_freight = freight and local trains with permits
option-variant-advanced_express = express and local trains with permits
option-short_game = Short game
option-short_game-false = no
option-short_game-true = the first E train brings the LNER, D trains never rust
option-beginner = Beginners’ game
option-beginner-false = no
option-beginner-true = charters only; no redemption, bought warranties or Hudson manoeuvre (simple trains)
option-eight_markers = Station markers
option-eight_markers-false = at most seven for a company
option-eight_markers-true = at most eight for a company
option-rulings = Open questions
option-rulings-rulebook = as the rulebook says
option-rulings-site = as 18xx.games plays (imported games)

## Words

place-name = { $name }
bank = the bank
bank-payer = The bank
source-ipo = the IPO
source-pool = the pool
source-treasury = the charter
train-freight = freight
train-local = local
train-express = express
misfit-not-buildable = nothing is ever built there
misfit-wrong-colour = it is not the next colour for this hex
misfit-wrong-label = the letter on hex and tile must be the same
misfit-wrong-stops = large stations and villages have their own tiles
misfit-wrong-rotation = it does not lie this way round
misfit-made-for-other-hex = it is made for another hex
misfit-track-lost = old track would be lost
misfit-closed-edge = track would lead off the map, into the sea or to a barrier
misfit-across-split = track would cross the split

## Reasons against an action

refusal-no-such-company = There is no company “{ $company }”.
refusal-no-such-hex = There is no such place: “{ $hex }”.
refusal-no-such-tile = There is no tile “{ $tile }” in such a rotation.
refusal-no-such-train = No other company has such a train: “{ $train }”.
refusal-cannot-pay = That costs { MONEY($needed) }; there are { MONEY($held) }.
refusal-not-available = { $company } is not available in this phase.
refusal-already-started = { $company } has been started.
refusal-no-room-at-home = The home marker of { $company } would find no place on { HEX($hex) }.
refusal-missed-obligation-waits = { $company } has just missed its launch; Parliament takes it up again after the next stock round.
refusal-bid-not-in-steps = Bids are multiples of { MONEY($step) }.
refusal-bid-too-low = Bid at least { MONEY($least) }.
refusal-bid-too-high = At most { MONEY($most) }: three shares at the lowest par must stay affordable.
refusal-other-auction = { $company } is on auction now.
refusal-no-such-par = { MONEY($price) } is no par value.
refusal-no-such-start-price = { MONEY($price) } is no start price.
refusal-at-certificate-limit = You have your { $limit } certificates.
refusal-only-this-company = Now only { $company } from the IPO can be bought.
refusal-bad-marker-number = Buy { $least } to { $most } markers.
refusal-not-started = { $company } has not been started.
refusal-no-share-there = No share of { $company } lies there.
refusal-sold-this-round = You have sold { $company } in this round and may not buy it.
refusal-bought-this-round = Shares of { $company } bought in this round stay; you may sell { $most }.
refusal-not-so-many = You hold { $held } of { $company }.
refusal-one-block = { $company } was sold in this turn, as one block.
refusal-no-singles-to-keep = You would keep { $keep } of the director’s certificate, but only { $there } single shares are there.
refusal-must-sell-first = You have { $held } certificates, { $limit } are allowed: sell.
refusal-more-than-owed = { $most } of { $company } are enough for the fine; you may not sell more.
refusal-no-new-companies = After the LNER no company is started.
refusal-only-by-parliament = In the beginners’ game companies start in Parliament only.
refusal-not-in-phase = Tile { $tile } comes in a later phase.
refusal-no-tile-left = No tile { $tile } is left.
refusal-tile-does-not-fit = Tile { $tile } does not fit on { HEX($hex) }: { $why }.
refusal-not-land = Tiles are laid on land only; { HEX($hex) } is none.
refusal-no-tile-fits = No tile fits on { HEX($hex) } any more.
refusal-not-connected = The network of the company does not reach the new track on { HEX($hex) }.
refusal-build-is-over = Two yellow tiles without N are allowed, or a single other build.
refusal-home-first = Build on the home hex { HEX($hex) } first.
refusal-must-build-home = The home hex { HEX($hex) } must get its tile.
refusal-no-such-line = On { HEX($hex) } there is no such line without a small station.
refusal-no-free-slot = All places on { HEX($hex) } are taken.
refusal-marker-there = The company has a marker on { HEX($hex) }.
refusal-not-reached = The network of the company does not reach { HEX($hex) }.
refusal-link-replaces-track = The link to London takes the place of building.
refusal-not-your-train = The company has no train “{ $train }”.
refusal-train-twice = The train { $train } runs only once.
refusal-no-permit = The company has no permit for the train { $train }.
refusal-broken-track = { $train }: the route leaves the track.
refusal-track-twice = { $train }: a piece of track is used twice.
refusal-stop-twice = { $train }: a station or area is visited twice.
refusal-ends-in-small-station = { $train }: a route ends in large stations or areas.
refusal-too-few-stops = { $train }: two large stations are needed, or one and an area.
refusal-no-own-marker = { $train }: no station on the route has a marker of the company.
refusal-same-kind-of-ends = { $train }: not from port to port or from red area to red area.
refusal-station-full = { $train }: { HEX($hex) } is full of other markers, a route can only end there.
refusal-area-ends-route = { $train }: { HEX($area) } is an area, a route can only end there.
refusal-no-link = { $train }: London needs a link.
refusal-local-leaves-map = { $train }: local trains do not enter areas.
refusal-too-many-stops = { $train }: at most { $most } stations.
refusal-wrong-count = { $train }: name up to { $most } stops of the route to count.
refusal-too-far = { $train }: at most { $most } hexes.
refusal-no-chain = Freight trains must join end to end into one chain. Only those that never rust may run by themselves, and one of these joins the ones that rust.
refusal-joined-not-run = { $train } cannot join the chain: it is no freight train of this run.
refusal-no-main-route = One route must pass the home marker.
refusal-routes-apart = All routes must meet in large stations.
refusal-must-run = The company can earn something, so at least one of its trains must run.
refusal-figures-are-computed = Revenue is worked out from the routes.
refusal-no-hudson = The Hudson manoeuvre needs a revenue below the share price, and the money for it.
refusal-hudson-not-played = The beginners’ game has no Hudson manoeuvre.
refusal-at-train-limit = The limit is { $limit }; the company may not buy such a train.
refusal-type-not-in-game = There are no trains of that type in this game.
refusal-too-many-warranties = At most { $most } warranties can be added.
refusal-only-bank-train = Now trains come from the bank only.
refusal-seller-in-receivership = { $company } is in receivership and sells no train.
refusal-name-type-or-train = Name a type for a train of the bank, or the card of another company.
refusal-train-is-due = Every company must own a train.
refusal-not-forced = The company has a train or can pay for one.
refusal-used-train-first = You can buy the train { $train } of { $company }: money is raised only if no train can be bought.
refusal-sale-too-small = Its treasury shares would not raise enough.
refusal-refinancing-too-small = Refinancing would not pay for the train.
refusal-same-company = A company does not merge with itself.
refusal-not-floated = { $company } has not been launched.
refusal-in-receivership = { $company } is in receivership.
refusal-no-connection = No route leads from { $company } to { $partner }.
refusal-asked-already = { $director } has declined this already.
refusal-not-merging = Either { $first } or { $second } survives.
refusal-no-such-marker = The company has no marker on { HEX($hex) }.
refusal-home-marker-stays = The home marker on { HEX($hex) } stays.
refusal-no-early-end = The game goes on until one of its own ends is reached.
refusal-options-clash = “{ $first }” does not go together with “{ $second }”.

## The log

log-round-parliament = Parliament round, turn { $turn }.
log-round-stock = Stock round { $turn }.
log-round-operating = Operating round { $turn }.{ $number } (of { $of }).
log-priority = { $seat } has the priority deal.
log-phase = Phase { $phase } begins.
log-lner-coming = The LNER will form at the end of this set of operating rounds.
log-lner = The LNER forms: a stock round and three operating rounds are left. The certificate limit is { $limit }.
log-top = { $company } reaches 1000: the game ends with this operating round.
log-opens = { $seat } opens an auction for { $company } with { MONEY($amount) }.
log-raises = { $seat } bids { MONEY($amount) } for { $company }.
log-wins = { $seat } wins the charter of { $company } for { MONEY($amount) }.
log-charter = { $company } gets a charter with par { MONEY($par) }.
log-started = { $company } is started without a charter; its par marker stands at { MONEY($par) }.
log-launched = { $company } is launched.
log-missed = { $company } has not been launched: { $seat } owes a fine of { MONEY($amount) }.
log-debt-cancelled = { $seat } has nothing left; a debt of { MONEY($amount) } is cancelled.
log-shares-bought = { $who } buys { $shares ->
        [one] a share
       *[other] { $shares } shares
    } of { $company }.
log-shares-redeemed = { $company } redeems { $shares ->
        [one] a share
       *[other] { $shares } shares
    } ({ $who }).
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
    } of { $company } at { MONEY($price) } each.
log-director = { $seat } becomes director of { $company }.
log-receivership = { $company } is in receivership.
log-bankrupt = { $company } is bankrupt.
log-price = The share price of { $company } moves from { $old } to { $new }.
log-no-share = { $seat } buys nothing.
log-no-more-build = { $company } lays no second tile.
log-lay = { $company } lays tile { $tile } on { HEX($hex) }.
log-upgrade = { $company } upgrades { HEX($hex) } to tile { $tile }.
log-station = A small station is added on { HEX($hex) }.
log-marker = { $company } places a station marker: { HEX($hex) }.
log-marker-displaced = The marker of { $company } on { HEX($hex) } goes back to its charter.
log-marker-excess = { $company } gives up its marker: { HEX($hex) }.
log-marker-doubled = The second marker on { HEX($hex) } is removed ({ $company }).
log-marker-closed = The marker of { $company } on { HEX($hex) } is removed.
log-run = { $company } runs for { MONEY($revenue) }.
log-run-subsidy = { $company } runs for { MONEY($revenue) } and a subsidy of { MONEY($subsidy) }.
log-pays = { $company } pays { MONEY($amount) } a share.
log-retains = { $company } retains its revenue.
log-train = { $who } buys a { $train } train from the bank, with { $warranties ->
        [0] no warranty
        [one] one warranty
       *[other] { $warranties } warranties
    }.
log-train-bought = { $who } buys a { $train } train from { $owner }.
log-train-merged = The { $train } train of { $owner } goes to the survivor.
log-train-rusted = The { $train } train of { $owner } rusts.
log-train-closed = The { $train } train of { $owner } leaves the game.
log-merges = { $lost } merges into { $survivor }; the new price is { MONEY($price) }.
log-acquires = Acquisition: { $survivor } survives, { $lost } goes; the new price is { MONEY($price) }.
log-asks-merge = { $company } asks { $partner } for a merger.
log-asks-acquire = { $company } asks { $partner } for an acquisition.
log-asks-train = { $company } asks { $partner } for a train.
log-agrees = { $seat } agrees.
log-declines = { $seat } declines.
log-refinances = { $company } refinances.
log-option-redeemed = { $who } redeems an option of { $company }.
log-option-given-up = { $who } gives up an option of { $company }.
log-leaves = { $company } leaves the game.
log-pass-parliament = { $seat } opens no auction.
log-pass-auction = { $seat } drops out of the auction.
log-pass-further = { $seat } buys no further share.
log-pass-stock = { $seat } passes.
log-pass-build = { $seat } builds nothing.
log-pass-marker = { $seat } places no marker.
log-pass-train = { $seat } buys no train.
log-pass-redeem = { $seat } redeems no share.
log-pass-merge = { $seat } does not merge.
log-pass-acquire = { $seat } acquires nothing.
log-pay-bankrupt = { $payer } pays { $payee } { MONEY($amount) } for the shares of the bankrupt company.
log-pay-capital = { $payer } pays { $payee } { MONEY($amount) } as capital.
log-pay-dividend = { $payer } pays { $payee } { MONEY($amount) } as dividend.
log-pay-fine = { $payer } pays { $payee } { MONEY($amount) } as fine.
log-pay-hudson = { $payer } pays { $payee } { MONEY($amount) } by the Hudson manoeuvre.
log-pay-markers = { $payer } pays { $payee } { MONEY($amount) } for station markers.
log-pay-option = { $payer } pays { $payee } { MONEY($amount) } for an option.
log-pay-redeemed = { $payer } pays { $payee } { MONEY($amount) } for a redeemed share.
log-pay-refinanced = { $payer } pays { $payee } { MONEY($amount) } by refinancing.
log-pay-retained = { $payer } pays { $payee } { MONEY($amount) } as retained revenue.
log-pay-sale = { $payer } pays { $payee } { MONEY($amount) } for the shares sold.
log-pay-subsidy = { $payer } pays { $payee } { MONEY($amount) } as subsidy.
log-pay-train = { $payer } pays { $payee } { MONEY($amount) } for the train.
log-pay-treasury = { $payer } pays { $payee } { MONEY($amount) } for treasury shares.
log-pay-unchanged = { $payer } pays { $payee } { MONEY($amount) } for a share without exchange.
log-over-bank = The bank is broken, and the set of operating rounds is over.
log-over-top = A share price has reached 1000, and the operating round is over.
log-over-lner = The last operating round after the LNER is over.
log-over-stalled = No company operates and nobody can do anything: the game is over.
log-over-agreed = The players have ended the game.

## What is asked

ask-parliament = { $seat }: open an auction, or pass.
ask-auction = { $seat }: { $bidder } bids { MONEY($bid) } for { $company }. Raise, or drop out.
ask-par = { $seat }: set the par of { $company }.
ask-further = { $seat }: buy another share of { $company }?
ask-markers = { $seat }: how many station markers does { $company } buy?
ask-stock = { $starts ->
    [no] { $seat }: sell blocks, then buy a share, or pass.
   *[yes] { $seat }: sell blocks, then buy a share or start a company, or pass.
 }
ask-fine = { $seat }: sell shares for the fine of { MONEY($amount) }.
ask-home = { $seat }: upgrade the home hex of { $company } for its marker.
ask-merge = { $seat }: merge { $company } with another company, or go on.
ask-acquire = { $seat }: does { $company } acquire another company?
ask-survivor = { $seat }: which survives, { $company } or { $partner }?
ask-consent = { $seat }: { $company } wants to join with { $partner }; { $survivor } would survive. Agree?
ask-option = { $seat }: redeem the option of { $company }, or give it up?
ask-remove-marker = { $seat }: { $company } has too many markers on the map; remove one.
ask-build = { $seat }: build for { $company }, or pass.
ask-build-home = { $seat }: build on the home hex of { $company }.
ask-marker = { $seat }: place a station marker of { $company }, or pass.
ask-run = { $seat }: run the trains of { $company }.
ask-pay = { $seat }: { $company } has earned { MONEY($revenue) }. Pay or retain?
ask-train = { $seat }: buy trains for { $company }, or go on.
ask-train-due = { $seat }: { $company } must have a train: buy one, or find the money.
ask-train-consent = { $seat }: { $company } wants the { $train } train of { $seller } for { MONEY($price) }. Sell it?
ask-redeem = { $seat }: does { $company } redeem a share?
offer-open = Open an auction
offer-bid = Raise
offer-par = Par
offer-markers = Station markers
offer-buy = Buy a share
offer-sell = Sell a block
offer-start = Start { $company }
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
offer-train = Trains of the bank
offer-used = Trains of other companies
offer-remove = Remove a marker
choice-pass = Pass
choice-done = Done
choice-drop-out = Drop out
choice-enough = No further share
choice-par = { MONEY($price) }
choice-buy = { $company } for { MONEY($price) }
choice-buy-from = { $company } from { $source } for { MONEY($price) }
choice-sell = { $shares } × { $company } for { MONEY($amount) }
choice-start = { $company } at { MONEY($price) }
choice-markers = { $number } markers for { MONEY($cost) }
choice-partner = { $company }
choice-survivor = { $company } survives
choice-no-merger = No
choice-agree = Agree
choice-decline = Decline
choice-no-build = Build nothing
choice-no-second-tile = No second tile
choice-station = { HEX($hex) }, line { $line }
choice-marker = { $city }
choice-link = London ({ HEX($hex) })
choice-no-marker = No marker
choice-run = Run for { MONEY($revenue) }
choice-run-subsidy = Run for { MONEY($revenue) } and { MONEY($subsidy) } subsidy
choice-no-run = Do not run
choice-pay = Pay { MONEY($amount) }
choice-retain = Retain { MONEY($amount) }
choice-hudson = Hudson manoeuvre: add { MONEY($amount) } and pay
choice-train = { $train } for { MONEY($price) }
choice-train-warranties = { $train } for { MONEY($price) }, with warranties at £50 each
choice-used = { $train } ({ $type }) of { $seller } for { MONEY($price) }
choice-sell-treasury = Sell { $shares } treasury shares; { MONEY($short) } are missing
choice-refinance = Refinance for { MONEY($amount) }
choice-bankrupt = Go bankrupt
choice-no-train = No more trains
choice-redeem-share = Redeem a share for { MONEY($price) }
choice-no-redemption = Redeem nothing
choice-remove = { HEX($hex) }
choice-keep-director = Keep the director’s certificate for { MONEY($amount) }
choice-give-up-share = Give the share up for { MONEY($amount) }
choice-give-up-director = Give the director’s certificate up for { MONEY($amount) }
choice-keep-share = Keep the share for { MONEY($amount) }
note-cash-after = { MONEY($amount) } left
note-capital = capital { MONEY($amount) }
note-price-after = price then { MONEY($price) }
note-per-share = { MONEY($amount) } a share
note-start = costs { MONEY($cost) }, par marker { MONEY($par) }
note-company = home { HEX($hex) }, permit for { LIST($permits) } trains
note-if-agrees = if { $seat } agrees
stop-paid = { $name } { $amount }
note-route = { $train }: { LIST($stops) } = { MONEY($revenue) }
note-so-far = { $subsidy ->
    [0] So far: revenue { MONEY($revenue) }
   *[other] So far: revenue { MONEY($revenue) }, subsidy { MONEY($subsidy) }
 }
stop-first = The route begins here; worth { MONEY($amount) }
stop-pays = { $train }: { MONEY($amount) }
stop-counted = { $train }: 0 – every stop counts once, and { $other } counts it.
stop-halt = { $train }: 0 – small stations pay local trains only.
stop-between = { $train }: 0 – a freight is paid for the two ends of its chain.
stop-beyond = { $train }: 0 – it counts its { $counts } best stops.
idle-no-route = { $train } stays at home: no route is open to it.
idle-apart = { $train } stays at home: none of its routes meets the other trains.
idle-paid = { $train } stays at home: other trains are already paid for everything it can reach.
idle-chain = { $train } stays at home: with it the chain of freight trains earns no more.
idle-unknown = { $train } stays at home: not every way to use it was tried.
run-bonus = freight bonus { $amount }
note-merged-price = new price { MONEY($price) }
note-exchange = { $seat }: { $held } → { $kept }
note-exchange-option = { $seat }: { $held } → { $kept } and an option
note-link-next = then a link to London is possible

## The scene

stage-parliament = Parliament, turn { $turn }, phase { $phase }
stage-stock = Stock round { $turn }, phase { $phase }
stage-operating = Operating round { $turn }.{ $number } (of { $of }), phase { $phase }
stage-over = Game over
scene-home = Home of { $company }
scene-marker = Station marker of { $company } on { HEX($hex) }
scene-company = { $id } – { $name }
scene-chartered = chartered
scene-own = non-chartered
scene-director = director
scene-receivership = in receivership
scene-ruined = No shares, and no money for one: nothing is left to do but watch how the others finish.
scene-band = { $band }: { $trains }
scene-tile = Tile { $tile }
panel-market = Stock market
zone-yellow = Par values in Parliament, and start prices
zone-red = Further prices at which a company can be started
zone-green = Sales of others than the director move the price less
zone-gray = At 0 the company is bankrupt
panel-parliament = Parliament
panel-exchange = Exchange of shares
panel-shares = Shares
panel-charters = Companies
panel-trains = Trains
panel-tiles = Tiles
panel-sheet = Final totals
panel-merger = If { $company } survives
merger-after = { $company } after it, at { MONEY($price) }
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
    [beginner] The winner of an auction gets the company’s charter, sets its par and buys three shares at once. Bids may be as low as £0. In the beginners’ game companies start in Parliament only.
   *[whole] The winner of an auction gets the company’s charter, sets its par and buys three shares at once. Bids may be as low as £0. In the stock round you can start other companies without a charter.
 }
hint-auction = Whoever stays in longest wins. Remember that three shares at par, £162 at least, must be paid besides the bid.
hint-par = A share costs this much, and a launched company gets ten times as much. Five shares must be sold by the end of the next stock round.
hint-further = With five shares sold the company is launched and operates. If that fails in the next stock round, you pay a fine.
hint-markers = Markers are bought only now, and each city the company wants to run from needs one. Trains must be paid as well.
hint-stock = A company operates once five of its shares are bought. Whoever holds most, at least three, is its director.
hint-fine = The company was not launched in time. Sell until the fine is paid.
hint-home = The home city is full; a larger tile makes room for the company’s first marker.
hint-merge = { $trains ->
    [simple] A merger puts money and trains of two companies together; two shares become one. Usually one goes on without it.
   *[permits] A merger puts money, trains and permits of two companies together; two shares become one. Usually one goes on without it.
 }
hint-acquire = Like a merger, but at the end of the turn: two companies become one, two shares become one.
hint-survivor = The survivor keeps its name and home; the other company can be started again later.
hint-consent = The table of shares shows what everybody would have afterwards.
hint-option = Half a share was left over. Pay half the new price for a whole share, or take the money.
hint-remove-marker = A company may have { $most } markers in all. Keep those that its trains need.
hint-build = Touch a lit hex, choose a tile and turn it; building is free. Join the company’s marker to another city, area or port.
hint-build-home = A company’s first tile goes to its home; touch the lit hex, choose a tile and turn it. Building is free.
hint-marker = A marker is free and one a turn. It lets trains pass that city when others fill it.
hint-run = { $trains ->
    [simple_freight] A freight train earns its two ends and the distance between them. Several of them join into one chain, unless they never rust.
    [simple_express] An express train earns large stations and areas up to its number; small stations do not count.
    [advanced_freight] F earns its ends and the distance between them, L large and small stations and a subsidy. Trains without a permit stay at home.
    [advanced_express] L earns large and small stations and a subsidy, E only large stations and areas. Trains without a permit stay at home.
   *[standard] F earns its ends and the distance between them, L large and small stations and a subsidy, E only large stations and areas. Trains without a permit stay at home.
 }
hint-pay = Paying at least the share price lifts it; keeping the money lowers it but fills the treasury for trains.
hint-train = { $trains ->
    [simple_freight] Better trains come letter by letter, and with some letters old trains rust. A warranty keeps a rusting train for one more run.
    [simple_express] Better trains come letter by letter, and with some letters old trains rust. A warranty keeps a rusting train for one more run.
    [advanced_freight] A train runs only with a permit of its type: F freight, L local. A warranty keeps a rusting train for one more run.
    [advanced_express] A train runs only with a permit of its type: L local, E express. A warranty keeps a rusting train for one more run.
   *[standard] A train runs only with a permit of its type: F freight, L local, E express. A warranty keeps a rusting train for one more run.
 }
hint-train-due = { $game ->
    [beginner] A company must own a train at the end of its turn. If it cannot pay for one, it refinances: two shares become one, and it gets ten times par. Only if that is not enough is it bankrupt; your own money is never touched.
   *[whole] A company must own a train at the end of its turn. If it cannot pay for one, it sells shares of its treasury or refinances: two shares become one, and it gets ten times par. Only if neither is enough is it bankrupt; your own money is never touched.
 }
hint-train-consent = The price is fixed and goes to the company that sells.
hint-redeem = A share in the treasury earns its dividend for the company. Usually the money is better kept for trains.

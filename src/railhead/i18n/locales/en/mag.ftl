### 18Magyarország.

title-name = 18Magyarország
title-short = 18Magyarország
title-about = Small Hungarian railways run to the end of the game; what their owners earn goes into seven big suppliers. 2–6 players, or alone against István; about three hours.
title-solo = Alone against István: cards run his companies. How strong he is can be chosen in the options.
money = { $amount } Ft

option-dividends = Dividends of the majors
option-dividends-free = any multiple of ten
option-dividends-all-or-nothing = everything or nothing (the designer’s recommended variant)
option-companies = Companies on each side (solo)
option-companies-2 = two, a shorter game
option-companies-3 = three, a longer game
option-difficulty = István’s cards (solo)
option-difficulty-green = green, easy
option-difficulty-yellow = yellow, medium
option-difficulty-red = red, difficult
option-pd_after_draft = Priority deal after the draft
option-pd_after_draft-stays = stays where it is
option-pd_after_draft-moves_on = moves on one seat (old imported games)
option-no_train_counter = “No train sold” tokens
option-no_train_counter-cumulative = stay until a new type is sold
option-no_train_counter-consecutive = go with every sale (imported games)
option-forced_phase_stack = A phase forced by the third token
option-forced_phase_stack-dearest = takes the trigger of the dearest unsold type
option-forced_phase_stack-none = takes no trigger (imported games)
option-forced_final_phase = The last phase, if forced
option-forced_final_phase-at_once = ends the game as usual
option-forced_final_phase-late = ends it one turn later (imported games)
option-highest_revenue = Highest income
option-highest_revenue-compulsory = compulsory
option-highest_revenue-unchecked = not checked (imported games)
option-terrain_token = Terrain tokens
option-terrain_token-with_tile = spent with the tile
option-terrain_token-declared_before = declared before the tile (imported games)
option-train_trade_consent = Trains between minors
option-train_trade_consent-both_owners = both owners agree
option-train_trade_consent-not_asked = the buyer decides (imported games)
option-certificate_limit = Certificate limit when buying
option-certificate_limit-after_purchase = counts what you own after the purchase
option-certificate_limit-before_purchase = counts what you own before it (imported games)

## Words

mag-bank = the bank
mag-setup = Set-up
mag-colour-yellow = yellow
mag-colour-green = green
mag-colour-brown = brown
mag-colour-gray = gray
mag-misfit-wrong-label = the letter on hex and tile must be the same
mag-misfit-wrong-stops = cities, towns and plain track must stay what they are
mag-misfit-made-for-other-hex = it is made for another hex
place-name = { $name }

## Reasons against an action

refusal-no-such-minor = There is no minor company { $minor } in this game.
refusal-no-such-major = There is no major company “{ $major }” in this game.
refusal-minor-taken = Minor { $minor } belongs to { $owner }; choose another one.
refusal-enough-minors = You have your { $limit } minors; take a share.
refusal-enough-shares = You have your { $limit ->
        [one] share
       *[other] { $limit } shares
    } of the starting package; take a minor.
refusal-not-in-package = No share of { $major } is left in the starting package.
refusal-no-such-hex = There is no hex “{ $hex }” on this map.
refusal-no-such-tile = There is no tile “{ $tile }” in such a rotation.
refusal-colour-not-yet = Tile { $tile } is { $colour }; the phase does not allow it yet.
refusal-tiles-gone = No tile { $tile } is left (its other side counts, too).
refusal-tile-misfit = Tile { $tile } does not fit on { HEX($hex) }: { $why }.
refusal-wrong-colour = Tile { $tile } is not of the next colour for { HEX($hex) }.
refusal-track-lost = With tile { $tile } so, old track on { HEX($hex) } would be lost.
refusal-closed-edge = Tile { $tile } so on { HEX($hex) }: track would lead off the map, to a barrier or to a side without track.
refusal-across-balaton = Tile { $tile } so on { HEX($hex) }: track would cross Lake Balaton.
refusal-river-misplaced = Tile { $tile } must lie on { HEX($hex) } with its river on the river of the map.
refusal-not-land = Tiles are laid on land only; { HEX($hex) } is none.
refusal-no-tile-fits = No tile fits on { HEX($hex) } any more.
refusal-not-connected = { HEX($hex) } would not be connected to a station of the company.
refusal-one-upgrade-only = Only one upgrade a turn; the other tile must be yellow.
refusal-cannot-pay-tile = The tile costs { MONEY($cost) }; the treasury has { MONEY($treasury) }.
refusal-no-terrain-token = The company has no terrain token to spend here.
refusal-no-terrain-there = { HEX($hex) } has no terrain cost; keep the token.
refusal-token-declared = A terrain token is already set apart.
refusal-no-city-there = { HEX($hex) } has no such city; stations stand in cities.
refusal-no-free-space = All spaces of the city on { HEX($hex) } are taken.
refusal-own-station-there = The company already has a station on { HEX($hex) }.
refusal-no-city-for-marker = { HEX($hex) } has no such city; station markers stand in cities.
refusal-no-space-for-marker = All spaces of the city on { HEX($hex) } are taken; the marker needs a free one.
refusal-own-marker-there = The company already has a marker on { HEX($hex) }.
refusal-cannot-pay-station = The station costs { MONEY($cost) }; the treasury has { MONEY($treasury) }.
refusal-cannot-pay-marker = The marker costs { MONEY($cost) }; the treasury has { MONEY($treasury) }.
refusal-city-not-connected = No free track leads from a station of the company to { HEX($hex) }.
refusal-no-such-train = There is no such train here: “{ $train }”.
refusal-no-such-car = “{ $major }” sells no rail cars.
refusal-car-bought = The rail car of { $major } is already bought for this turn.
refusal-cannot-pay-car = The rail car costs { MONEY($cost) }; the treasury has { MONEY($treasury) }.
refusal-cannot-pay-train = The train costs { MONEY($cost) }; the treasury has { MONEY($treasury) }.
refusal-cannot-pay-seller = You offer { MONEY($cost) }; the treasury has { MONEY($treasury) }.
refusal-car-of-no-use = No train could use the rail car of { $major }, so it may not be bought.
refusal-car-not-used = The rail car of { $major } is paid for and must be used.
refusal-no-such-route = At { $hex } the route leaves the track or does not end at a stop.
refusal-stop-twice = The run visits a stop on { HEX($hex) } twice.
refusal-track-twice = A piece of track is used twice.
refusal-through-red = The red area { HEX($hex) } can only be the end of a run.
refusal-through-blocked = The city on { HEX($hex) } is full of other stations; a run can only end there.
refusal-no-own-station = The { $train }-train visits no station of the company.
refusal-too-few-stops = The { $train }-train must join at least two stops (a mine is none).
refusal-too-many-stops = { $stops } stops are too many for the { $train }-train.
refusal-mine-needs-car = The mine on { HEX($hex) } needs the rail car for it, one mine for one train.
refusal-not-highest = The highest income is compulsory: { MONEY($best) } is possible, this is { MONEY($income) }.
refusal-paid-not-allowed = A recorded income stands only in imported games.
refusal-train-limit = A minor has at most { $limit } trains.
refusal-own-train = A minor does not buy from itself.
refusal-price-too-low = Name at least { MONEY($least) } for this train.
refusal-dividend-step = Dividends are multiples of { $unit }.
refusal-dividend-too-high = From nothing to { MONEY($treasury) } can be paid.
refusal-all-or-nothing = In this variant nothing or { MONEY($all) } is paid.
refusal-sold-before = You have sold { $major } in this share round and may not buy it again in it.
refusal-none-on-charter = No share of { $major } lies on its charter.
refusal-cannot-afford = The share costs { MONEY($price) }; you have { MONEY($cash) }.
refusal-certificate-limit = With this share you would own more than your { $limit } certificates; sell before you buy.
refusal-over-limit = You have { $held } certificates, { $limit } are allowed: sell first.
refusal-sixty-percent = More than { $limit } % of a major cannot be bought.
refusal-one-sale-only = { $major } was sold in this turn; it is sold once a turn, as one block.
refusal-not-so-many = You hold { $held } ten-per-cent shares of { $major }.
refusal-director-stays = As director of { $major } you keep 20 %, since nobody else has 20 %.
refusal-no-early-end = The game ends in its last phase.

## The log

log-take-minor = { $seat } takes { $company }.
log-minor-out = { $company } leaves the game.
log-share-taken = { $seat } takes a share of { $major }.
log-share-bought = { $seat } buys a share of { $major } for { MONEY($amount) }.
log-shares-sold = { $seat } sells { $shares ->
        [one] a share
       *[other] { $shares } shares
    } of { $major } for { MONEY($amount) }.
log-director = { $seat } becomes director of { $major }.
log-price-dividend = { $major } moves from { $old } to { $new }.
log-price-sale = The sale moves { $major } from { $old } to { $new }.
log-price-sold-out = { $major } is sold out and rises from { $old } to { $new }.
log-dividend = { $major } pays { MONEY($amount) }.
log-no-dividend = { $major } pays nothing.
log-lay = { $company } lays tile { $tile } on { HEX($hex) }.
log-upgrade = { $company } upgrades { HEX($hex) } to tile { $tile }.
log-terrain-token = { $company } spends a terrain token.
log-home = { $company } has its home station on { HEX($hex) }.
log-station = { $company } places a station on { HEX($hex) } for { MONEY($price) }.
log-run = { $company } runs for { MONEY($revenue) }, half of it for the owner: { LIST($routes) }.
log-no-run = { $company } does not run.
log-no-track = { $company } lays no track.
log-no-more-track = { $company } lays no more track.
log-no-station = { $company } places no station.
log-no-scrap = { $company } keeps its trains.
log-no-train = { $company } ends its turn.
log-no-share = { $seat } buys nothing.
mag-route = { $train }-train { $places }
log-mine = The mine brings { MONEY($amount) } to { $company }.
log-scrap = { $company } scraps a { $train }-train.
log-train = { $company } buys a { $train }-train for { MONEY($price) }.
log-train-between = { $company } buys a { $train }-train from { $seller } for { MONEY($price) }.
log-offer = { $company } offers { MONEY($price) } to { $seller } for a { $train }-train.
log-declined = { $seller } keeps its train.
log-idle = No train was sold in this operating round: { $count ->
        [one] one token lies
       *[other] { $count } tokens lie
    } there now.
log-idle-last = Again no train was sold in this operating round: the third “no train sold” token starts the next phase.
log-idle-cleared = The “no train sold” tokens are removed.
log-stack-closed = The { $train }-train will not start a phase any more.
log-phase = The { $phase } phase begins.
log-last-phase = The { $phase } phase begins, the last one: one share round and three operating rounds are left after this round.
log-round-shares = Share round { $turn }.
log-round-operating = Operating round { $turn }.{ $number } (of { $of }).
log-priority = { $seat } has the priority deal.
log-pass = { $seat } passes.
log-pass-auto = { $seat } can do nothing and passes.
log-over-final-phase = The last operating round is over, and with it the game.
log-over-agreed = The players have ended the game.
log-pay-second-tile = { $payer } pays { MONEY($amount) } to { $payee } for the extra tile.
log-pay-terrain = { $payer } pays { MONEY($amount) } to { $payee } for the terrain.
log-pay-station = { $payer } pays { MONEY($amount) } to { $payee } for the station.
log-pay-car = { $payer } pays { MONEY($amount) } to { $payee } for a rail car.
log-pay-train = { $payer } pays { MONEY($amount) } to { $payee } for the train.

## What is asked

ask-draft = { $seat }: take a minor company or a share.
ask-shares = { $seat }: sell shares, buy one, or pass.
ask-track = { $seat }: lay or upgrade track for { $company }, or pass.
ask-station = { $seat }: place a station for { $company }, or pass.
ask-scrap = { $seat }: scrap trains of { $company }, or go on.
ask-run = { $seat }: buy rail cars and run the trains of { $company }.
ask-trains = { $seat }: buy trains for { $company }, or end its turn.
ask-offer = { $seat }: { $company } offers { MONEY($price) } for the { $train }-train of { $seller }. Sell it?
ask-dividend = { $seat }: how much of its { MONEY($treasury) } does { $company } pay out?

offer-minor = Minor companies
offer-share = Shares
offer-buy-share = Buy a share
offer-sell-shares = Sell shares
offer-lay = Lay or upgrade a tile
offer-lay-token = With a terrain token
offer-station = Station for { MONEY($cost) }
offer-scrap = Scrap
offer-run = Run
offer-car = Rail cars
offer-train = New trains
offer-train-from = Trains of other minors
offer-dividend = Dividend ({ $charter ->
        [0] no share
        [one] one share
       *[other] { $charter } shares
    } on the charter)
choice-share = { $major }, worth { MONEY($price) }
choice-buy-share = { $major } for { MONEY($price) }
choice-sell-shares = { $major } at { MONEY($price) } each
choice-pass = Pass
choice-done = Done
choice-no-track = No track
choice-track-done = No second tile
choice-declare-token = Set a terrain token apart
choice-station = { $name } for { MONEY($cost) }
choice-no-station = No station
choice-scrap = Scrap a { $train }-train
choice-no-scrap = Keep the trains
choice-run = Run for { MONEY($revenue) }
choice-run-mine = Run for { MONEY($revenue) } and { MONEY($mine) } from the mine
choice-no-run = Do not run
choice-car-offboard = { $major }: off-board bonus for { MONEY($price) }
choice-car-plus = { $major }: plus-train for { MONEY($price) }
choice-car-mine = { $major }: mine access for { MONEY($price) }
choice-car-offboard-plus = { $major }: off-board bonus or plus-train for { MONEY($price) }
choice-train = { $train }-train for { MONEY($price) }
choice-train-from = { $train }-train of { $seller }
choice-accept = Sell
choice-decline = Keep it
choice-turn-done = End the turn
choice-dividend = Pay { MONEY($amount) }
note-minor = home { HEX($hex) }{ $tokens ->
        [0] { "" }
        [one] , one terrain token
       *[other] , { $tokens } terrain tokens
    }
note-cash-after = { MONEY($amount) } left
note-price-after = price then { MONEY($price) }
note-if-agrees = if { $seat } agrees
stop-paid = { $name } { $amount }
stop-paid-bonus = { $name } { $amount } + { $bonus }
note-route = { LIST($stops) }: { MONEY($revenue) }
note-so-far = { $mine ->
    [0] So far: income { MONEY($revenue) }
   *[other] So far: income { MONEY($revenue) }, from the mine { MONEY($mine) }
 }
stop-first = The route begins here; worth { MONEY($amount) }
stop-pays = { $train }: { MONEY($amount) }
stop-pays-bonus = { $train }: { MONEY($amount) }, { MONEY($bonus) } of it by the rail car
stop-mine = { $train }: { MONEY($amount) } from the mine, all for the treasury
note-car = { MONEY($more) } more income for { MONEY($cost) }
note-dividend = { MONEY($own) } for you, price { MONEY($price) }

## The scene

stage-draft = Draft
stage-shares = Share round { $turn }, { $phase } phase
stage-operating = Operating round { $turn }.{ $number }, { $phase } phase
stage-over = Game over
scene-mountain = mountain, 10 Ft each
scene-river = river, 10 Ft each
scene-lake = Lake Balaton: track stays on one shore
scene-station = Station of { $company } on { HEX($hex) }
scene-minor = { $number } { $abbr } – { $name }
scene-major = { $abbr } – { $name }
scene-director = director
scene-train = { $train }-train
scene-starts-phase = the first sale starts the next phase
scene-no-train-sold = No train sold
scene-tile = Tile { $tile }
panel-market = Share prices
panel-shares = Shares
panel-minors = Minor companies
panel-majors = Major companies
panel-trains = Trains
panel-tiles = Tiles
panel-sheet = Final totals
column-charter = On charter
column-price = Price
fact-treasury = Treasury
fact-trains = Trains
fact-stations = Stations left
fact-terrain = Terrain tokens
fact-home = Home
fact-price = Price
fact-charter = On charter
fact-builder = Built by
fact-idle = Tokens
fact-cash = Cash
fact-worth = Worth
fact-certificates = Certificates
fact-minors = Minors
worth-cash = cash { MONEY($amount) }
worth-major = { $major }: { $shares } × { MONEY($price) } = { MONEY($amount) }
sheet-cash = Cash
sheet-total = Total

## Alone against István

mag-istvan = István
refusal-solo-only = The option “{ $option }” is for the solo game.
refusal-istvan-keeps = István sells trains to his own companies only.
refusal-not-istvans-upgrade = Not this tile on { HEX($hex) }: István upgrades his home, then the nearest city, and joins as much track as possible.
ask-istvan = { $seat }: several upgrades are as good for István’s { $company }. Which one does he lay?
log-istvan-home = { $company } (card { $card }) upgrades its home { HEX($hex) }.
log-istvan-nearest = { $company } (card { $card }) upgrades { HEX($hex) }, the nearest city that can be upgraded.
log-istvan-station = Card { $card }: { $company } builds its station on { HEX($hex) }.
log-istvan-station-waits = Card { $card }: the station of { $company } on { HEX($hex) } waits; it must be reached, have room and be paid (treasury { MONEY($treasury) }).
log-istvan-saves = Card { $card }: treasury { $treasury }, not more than { $more }, so { $company } saves for a { $train }-train.
log-istvan-scraps = Card { $card }: treasury { $treasury } > { $more }, so { $company } scraps a 2-train for a { $train }-train.
log-istvan-no-room = Card { $card }: { $company } has no 2-train to scrap and no room for a { $train }-train.
log-istvan-car = { $company } (card { $card }) buys the RÁBA car: { MONEY($more) } more income.
log-istvan-permanent = Card { $card }: { $company } has no train and wants a 2-train before anything else.
log-istvan-train-waits = Card { $card }: a { $train }-train costs { MONEY($price) }; { $company } has { MONEY($treasury) } and waits.
log-istvan-buys = Card { $card }: { $company } buys a { $train }-train.
log-istvan-sister = Card { $card }: { $company } buys the 2-train of its sister { $seller } for { MONEY($price) }.
log-istvan-sister-waits = Card { $card }: no sister can sell a 2-train to { $company } now (treasury { MONEY($treasury) }).
log-istvan-sister-skipped = Card { $card }: { $company } has no sister to buy from and skips the action.
log-istvan-share = Share card { $letter }: { $major } up to { $most } % is the first that István can buy.
log-istvan-no-share = Share card { $letter }: nothing for István to buy with { MONEY($cash) }.
log-istvan-sells = István has more than { $limit } certificates and sells his cheapest share.
log-pay-solo-income = { $payee } gets { MONEY($amount) } at the start of the operating round.
log-pay-track-fee = { $payer } pays { MONEY($amount) } to { $payee } instead of yellow track.
scene-share-card = Share card { $letter }
scene-company-card = { $company }, card { $card }
card-extra-station = one more station
card-permanent-2-train = without a train: buys a 2-train first
card-buy-train = buy a { $train }-train
card-station = station on { HEX($hex) }
card-swap-train = more than { $more }: scrap a 2-train, buy a { $train }-train
card-swap-owed = 2-train scrapped; a { $train }-train is still to be bought
card-buy-from-sister = 2-train of a higher sister for 30
card-buy-from-any-sister = 2-train of a higher sister for 30, else of a lower one for 80
fact-design = Design
mag-design-printed = as printed
mag-design-front = as printed; its track is ours
mag-design-ours = our own
result-solo-won = You have beaten István: { MONEY($own) } to { MONEY($istvan) }.
result-solo-lost = István has won: { MONEY($istvan) } to { MONEY($own) }.
result-solo-draw = A draw: you and István have { MONEY($own) } each.

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-draft = Everything here is free. A minor company lays track, runs trains and earns for its owner to the end; a share earns dividends from a big supplier.
hint-shares = Your money and your shares at their price decide the game. Suppliers that earn from many minors pay well and rise.
hint-track = Touch a lit hex, choose a tile and turn it. One tile is free; a second yellow one costs 10 Ft. Aim to join your station to a second stop.
hint-station = Every run must touch a station of the company, so another one opens new routes. A city full of stations stops the trains of others.
hint-scrap = Usually keep them: scrapping brings no money, it only makes room, as a company can own two trains.
hint-run = Half of the income goes to you, half to the company. A rail car is for this run only; its note says what it would bring.
hint-trains = A company can own two trains and never has to have one. The first train of each type but 2 starts the next phase for everybody; its card says so as long as it does.
hint-offer = The price goes to the company that sells. It then runs without this train.
hint-dividend = Each 10 % share gets a tenth. A high dividend lifts the share price, nothing at all lowers it; what stays pays for station markers.
hint-istvan = All of these suit his card equally well, so the choice is yours.

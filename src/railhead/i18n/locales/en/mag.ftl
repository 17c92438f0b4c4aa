### 18Magyarország.

money = { $amount } Ft

## Words

mag-bank = the bank
mag-percent = { $held }%
mag-percent-of = { $held } / { $most }%
mag-setup = István (setup)
mag-colour-yellow = yellow
mag-colour-green = green
mag-colour-brown = brown
mag-colour-gray = gray
mag-misfit-wrong-label = the letters on the hex and the tile must match
mag-misfit-wrong-stops = cities, towns and plain track must keep their type
mag-misfit-made-for-other-hex = it is made for another hex
place-name = { $name }

## Reasons against an action

refusal-no-such-minor = There is no minor company { $minor } in this game.
refusal-no-such-major = There is no major company “{ $major }” in this game.
refusal-minor-taken = Minor { $minor } already belongs to { $owner }; choose another one.
refusal-enough-minors = You already have your { $limit ->
        [one] minor
       *[other] { $limit } minors
    }; take a share.
refusal-enough-shares = You already have your { $limit ->
        [one] share
       *[other] { $limit } shares
    } of the starting package; take a minor.
refusal-not-in-package = No share of { $major } is left in the starting package.
refusal-no-such-hex = There is no hex “{ $hex }” on this map.
refusal-no-such-tile = There is no tile “{ $tile }” in this rotation.
refusal-colour-not-yet = Tile { $tile } is { $colour }; { $colour } tiles are not available in this phase.
refusal-tiles-gone = No tile { $tile } is left (tiles laid on their other side count too).
refusal-tile-misfit = Tile { $tile } does not fit on { HEX($hex) }: { $why }.
refusal-wrong-colour = Tile { $tile } is not the next colour for { HEX($hex) }.
refusal-track-lost = You cannot lay tile { $tile } this way round: existing track on { HEX($hex) } would be lost.
refusal-closed-edge = You cannot lay tile { $tile } this way round on { HEX($hex) }: track would lead off the map, into a barrier or to a side without track.
refusal-across-balaton = You cannot lay tile { $tile } this way round on { HEX($hex) }: track would cross Lake Balaton.
refusal-river-misplaced = The river on tile { $tile } must lie on the river of { HEX($hex) }.
refusal-not-land = { HEX($hex) } is not land; tiles can only be laid on land.
refusal-no-tile-fits = No tile fits on { HEX($hex) } any more.
refusal-not-connected = { HEX($hex) } would not be connected to any of the company’s stations.
refusal-one-upgrade-only = You can make only one upgrade per turn; the other tile must be a new yellow one.
refusal-cannot-pay-tile = The tile costs { MONEY($cost) }, but the treasury has only { MONEY($treasury) }.
refusal-no-terrain-token = The company has no terrain token to spend here.
refusal-no-terrain-there = { HEX($hex) } has no terrain cost, so you cannot spend a terrain token there.
refusal-token-declared = You have already set a terrain token aside.
refusal-no-city-there = There is no such city on { HEX($hex) }; stations are placed in cities.
refusal-no-free-space = Every space in the city on { HEX($hex) } is taken.
refusal-own-station-there = The company already has a station on { HEX($hex) }.
refusal-no-city-for-marker = There is no such city on { HEX($hex) }; station markers are placed in cities.
refusal-no-space-for-marker = Every space in the city on { HEX($hex) } is taken; the marker needs a free one.
refusal-own-marker-there = The company already has a marker on { HEX($hex) }.
refusal-cannot-pay-station = The station costs { MONEY($cost) }, but the treasury has only { MONEY($treasury) }.
refusal-cannot-pay-marker = The marker costs { MONEY($cost) }, but the treasury has only { MONEY($treasury) }.
refusal-city-not-connected = No open track connects { HEX($hex) } to any of the company’s stations.
refusal-no-such-train = There is no such train here: “{ $train }”.
refusal-no-such-car = { $major } does not sell rail cars.
refusal-car-bought = You have already bought { $major }’s rail car this turn.
refusal-cannot-pay-car = The rail car costs { MONEY($cost) }, but the treasury has only { MONEY($treasury) }.
refusal-cannot-pay-train = The train costs { MONEY($cost) }, but the treasury has only { MONEY($treasury) }.
refusal-cannot-pay-seller = You offer { MONEY($cost) }, but the treasury has only { MONEY($treasury) }.
refusal-car-of-no-use = You cannot buy { $major }’s rail car because no train could use it.
refusal-car-not-used = You have paid for { $major }’s rail car, so a train must use it.
refusal-no-such-route = At { $hex } the route leaves the track or does not end at a stop.
refusal-stop-twice = A route cannot visit a stop twice ({ HEX($hex) }).
refusal-track-twice = You cannot use a piece of track twice.
refusal-through-red = The red area { HEX($hex) } can only be the end of a route.
refusal-through-blocked = The city on { HEX($hex) } is blocked by other stations; a route can only end there.
refusal-no-own-station = The { $train }-train’s route has none of the company’s stations on it.
refusal-too-few-stops = The { $train }-train must visit at least two stops (a mine does not count).
refusal-too-many-stops = { $stops ->
        [one] 1 stop is
       *[other] { $stops } stops are
    } too many for the { $train }-train.
refusal-mine-needs-car = To visit the mine on { HEX($hex) } a train needs SNW’s rail car, and it lets one train visit one mine.
refusal-not-highest = You must run for the highest income: { MONEY($best) } is possible, these routes make { MONEY($income) }.
refusal-paid-not-allowed = A recorded income is only allowed in imported games.
refusal-train-limit = A minor can own at most { $limit ->
        [one] 1 train.
       *[other] { $limit } trains.
    }
refusal-own-train = A minor cannot buy a train from itself.
refusal-price-too-low = The price of this train must be at least { MONEY($least) }.
refusal-dividend-step = The dividend must be a multiple of { $unit }.
refusal-dividend-too-high = You can pay out at most { MONEY($treasury) }.
refusal-all-or-nothing = In this variant you pay out either nothing or { MONEY($all) }.
refusal-sold-before = You sold { $major } this share round, so you cannot buy it back until the next one.
refusal-none-on-charter = { $major } has no shares left on its charter.
refusal-cannot-afford = The share costs { MONEY($price) }, but you have only { MONEY($cash) }.
refusal-certificate-limit = You cannot buy this share because you would exceed the certificate limit ({ $limit }); sell before you buy.
refusal-over-limit = You have { $held ->
        [one] 1 certificate
       *[other] { $held } certificates
    } and the limit is { $limit }: you must sell first.
refusal-sixty-percent = You may not buy more than { $limit }% of a major.
refusal-one-sale-only = You have already sold { $major } this turn; sell all its shares in one go.
refusal-not-so-many = { $held ->
        [0] You have no 10% shares of { $major } to sell.
        [one] You have only one 10% share of { $major } to sell.
       *[other] You have only { $held } 10% shares of { $major } to sell.
    }
refusal-director-stays = You are director of { $major } and nobody else holds 20%, so you cannot sell below 20%.
refusal-no-early-end = The game cannot be ended early; it ends in the last phase.

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
log-price-dividend = { $major }’s share price moves from { MONEY($old) } to { MONEY($new) }.
log-price-sale = The sale lowers { $major }’s share price from { MONEY($old) } to { MONEY($new) }.
log-price-sold-out = { $major } is sold out: its share price rises from { MONEY($old) } to { MONEY($new) }.
log-dividend = { $major } pays a dividend of { MONEY($amount) }.
log-dividend-share = Each share of { $major } pays { MONEY($amount) }.
log-no-dividend = { $major } pays no dividend.
log-lay = { $company } lays tile { $tile } on { HEX($hex) }.
log-upgrade = { $company } upgrades { HEX($hex) } to tile { $tile }.
log-terrain-token = { $company } spends a terrain token.
log-home = { $company } gets its home station on { HEX($hex) }.
log-station = { $company } places a station on { HEX($hex) } for { MONEY($price) }.
log-run = { $company } runs for { MONEY($revenue) }, half of it to the owner: { LIST($routes) }.
log-no-run = { $company } does not run.
log-no-track = { $company } lays no track.
log-no-more-track = { $company } lays no more track.
log-no-station = { $company } places no station.
log-no-train = { $company } ends its turn.
log-no-share = { $seat } buys nothing.
mag-route = { $train }-train { LIST($places, between: "–") }
log-mine = The mine earns { $company } { MONEY($amount) }.
log-scrap = { $company } scraps a { $train }-train.
log-no-scrap = { $company } keeps the trains it has.
log-train = { $company } buys a { $train }-train for { MONEY($price) }.
log-train-between = { $company } buys a { $train }-train from { $seller } for { MONEY($price) }.
log-offer = { $company } offers { $seller } { MONEY($price) } for a { $train }-train.
log-declined = { $seller } keeps its train.
log-idle = No train was sold in this operating round; { $count ->
        [one] one “no train sold” token is
       *[other] { $count } “no train sold” tokens are
    } now in place.
log-idle-last = No train was sold in this operating round either; the third “no train sold” token starts the next phase.
log-idle-cleared = The “no train sold” tokens are removed.
log-stack-closed = The first { $train }-train will no longer start a phase.
log-phase = The { $phase } phase begins.
log-last-phase = The { $phase } phase begins, the last one: after this round there is one share round and three operating rounds.
log-round-draft = The first share round: take minor companies and shares.
log-round-shares = Share round { $turn }.
log-round-operating = Operating round { $turn }.{ $number } (of { $of }).
log-priority = { $seat } has the priority deal.
log-pass = { $seat } passes.
log-pass-auto = { $seat } has nothing to do and passes.
log-over-final-phase = The last operating round is over, and the game with it.
log-over-agreed = The players have agreed to end the game.
log-pay-second-tile = { $payer } pays { $payee } { MONEY($amount) } for the extra tile.
log-pay-terrain = { $payer } pays { $payee } { MONEY($amount) } for the terrain.
log-pay-station = { $payer } pays { $payee } { MONEY($amount) } for the station.
log-pay-car = { $payer } pays { $payee } { MONEY($amount) } for a rail car.
log-pay-train = { $payer } pays { $payee } { MONEY($amount) } for the train.

## What is asked

ask-draft = { $seat }: take a minor company or a share.
ask-shares = { $seat }: sell shares, then buy one – or pass.
ask-track = { $seat }: lay or upgrade track for { $company }, or pass.
ask-station = { $seat }: place a station for { $company }, or pass.
ask-scrap = { $seat }: scrap trains of { $company }, or continue.
ask-run = { $seat }: buy rail cars and run the trains of { $company }.
ask-trains = { $seat }: buy trains for { $company }, or end its turn.
ask-offer = { $seat }: { $company } offers { MONEY($price) } for { $seller }’s { $train }-train. Sell it?
ask-dividend = { $seat }: how much of its { MONEY($treasury) } does { $company } pay out?

offer-minor = Minor companies
offer-share = Shares
offer-buy-share = Buy a share
offer-sell-shares = Sell shares
offer-lay = Lay or upgrade a tile
offer-lay-token = Using a terrain token
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
choice-no-track = Lay no track
choice-track-done = Lay no second tile
choice-declare-token = Set a terrain token aside
choice-station = { $name } ({ MONEY($cost) })
choice-no-station = Place no station
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
choice-train-from = { $train }-train from { $seller }
choice-accept = Sell
choice-decline = Keep it
choice-turn-done = End the turn
choice-dividend = Pay out { MONEY($amount) }
note-minor = home { HEX($hex) }{ $tokens ->
        [0] { "" }
        [one] , one terrain token
       *[other] , { $tokens } terrain tokens
    }
note-cash-after = { MONEY($amount) } left
note-price-after = price falls to { MONEY($price) }
note-if-agrees = if { $seat } agrees
note-price-span = for { MONEY($least) } to { MONEY($most) }
stop-paid = { $name } { $amount }
stop-paid-bonus = { $name } { $amount } + { $bonus }
note-route = { LIST($stops) }: { MONEY($revenue) }
note-so-far = { $mine ->
    [0] So far: income { MONEY($revenue) }
   *[other] So far: income { MONEY($revenue) }, from the mine { MONEY($mine) }
 }
stop-first = The route starts here; worth { MONEY($amount) }
stop-pays = { $train }: { MONEY($amount) }
stop-pays-bonus = { $train }: { MONEY($amount) }, including { MONEY($bonus) } for the rail car
stop-mine = { $train }: { MONEY($amount) } from the mine, all to the treasury
note-car = +{ MONEY($more) } income for { MONEY($cost) }
note-idle = { $train }-train does not run: no route is left for it
note-dividend = { MONEY($own) } for you, price { MONEY($price) }
note-per-share = { MONEY($amount) } per share
note-treasury-after = treasury { MONEY($amount) }
note-director = you become director
note-director-goes = { $seat } becomes director
note-supplier = earns from { LIST($business) }; has { MONEY($amount) } to pay out
note-business = earns from { LIST($business) }
why-picks-left = You have { $minors ->
        [0] no minor
        [one] one minor
       *[other] { $minors } minors
    } and { $shares ->
        [0] no share
        [one] one share
       *[other] { $shares } shares
    } left to take.
why-picks-next = Next: { LIST($seats) }.
why-second-tile = { $yellow ->
        [0] A second tile costs { MONEY($cost) }.
       *[other] A second tile costs { MONEY($cost) } and must be yellow.
    }
why-scrap-full = It is at its train limit ({ $limit }): it can buy another after running only if you scrap one now.
why-train-room = Trains: { $held } of { $limit }.
why-offer = A new { $train }-train costs { MONEY($new) }; { $company } has { MONEY($amount) }.
why-passes = { $left ->
        [one] If you pass as well, the round ends.
       *[other] The round ends when { $left } in a row pass.
    }
why-holders = Others who hold shares: { LIST($holders) }.
holder = { $seat } { $percent }%
note-to-major = { $major } gets { MONEY($amount) }
note-starts-phase = starts the { $phase } phase
note-starts-last-phase = starts the { $phase } phase, the last one: after this round a share round and three operating rounds are left
mag-business-terrain = terrain
mag-business-track = second tiles and stations
mag-business-trains = type { LIST($trains) } trains
mag-business-offboard = off-board cars
mag-business-plus = plus cars
mag-business-mine = mine cars

## The scene

stage-draft = Draft
stage-shares = Share round { $turn }, { $phase } phase
stage-operating = Operating round { $turn }.{ $number }, { $phase } phase
stage-over = Game over
scene-mountain = mountain, 10 Ft each
scene-river = river, 10 Ft each
scene-lake = Lake Balaton: track must stay on one shore
scene-home = Home of { $company }
scene-town = Town
scene-mine = Mine: only a train with an SNW car may enter it; its value goes to the treasury
scene-offboard = Red area: a run can only begin or end here
scene-barrier = Barrier (hatched edge): no track may cross it
scene-station = { $company }’s station on { HEX($hex) }
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
panel-sheet-all = Overview
panel-phases = Phases
stage-phase = { $phase }
panel-tiles = Tiles
panel-sheet = Final totals
column-charter = On charter
column-price = Price
column-order = Order
column-money = Treasury
column-trains = Trains
column-stations = Stations left
column-business = Earns from
column-rounds = Operating rounds
column-cars = Rail cars
column-bonus = Off-board bonus
fact-treasury = Treasury
fact-trains = Trains
fact-stations = Stations left
fact-terrain = Terrain tokens
fact-home = Home
fact-price = Price
fact-charter = On charter
fact-business = Earns from
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
refusal-solo-only = The option “{ $option }” is for solo play only.
refusal-istvan-keeps = István only sells trains to his own companies.
refusal-not-istvans-upgrade = István would not lay this tile on { HEX($hex) }: he upgrades his home first, then the nearest city, joining as many loose track ends as he can.
ask-istvan = { $seat }: several upgrades are equally good for István’s { $company }. Which one does he lay?
log-istvan-home = { $company } (card { $card }) upgrades its home { HEX($hex) }.
log-istvan-nearest = { $company } (card { $card }) upgrades { HEX($hex) }, the nearest city that can be upgraded.
log-istvan-station = Card { $card }: { $company } places its station on { HEX($hex) }.
log-istvan-station-waits = Card { $card }: { $company } cannot place its station on { HEX($hex) } yet; it must be reachable, have a free space and be affordable (treasury { MONEY($treasury) }).
log-istvan-saves = Card { $card }: { $company } has { MONEY($treasury) }, which is not more than { MONEY($more) }, so it saves for a { $train }-train.
log-istvan-scraps = Card { $card }: { $company } has { MONEY($treasury) }, which is more than { MONEY($more) }, so it scraps a 2-train for a { $train }-train.
log-istvan-no-room = Card { $card }: { $company } has no 2-train to scrap and no room for a { $train }-train.
log-istvan-car = { $company } (card { $card }) buys the RÁBA car: +{ MONEY($more) } income.
log-istvan-permanent = Card { $card }: { $company } has no train and wants a 2-train before anything else.
log-istvan-train-waits = Card { $card }: a { $train }-train costs { MONEY($price) }; { $company } has { MONEY($treasury) } and waits.
log-istvan-buys = Card { $card } tells { $company } to buy a { $train }-train.
log-istvan-sister = Card { $card }: { $company } buys the 2-train of its sister { $seller } for { MONEY($price) }.
log-istvan-sister-waits = Card { $card }: no sister can sell a 2-train to { $company } now (treasury { MONEY($treasury) }).
log-istvan-sister-skipped = Card { $card }: { $company } has no sister to buy from and skips the action.
log-istvan-share = Share card { $letter }: { $major } up to { $most }% is the first share István can buy.
log-istvan-no-share = Share card { $letter }: there is nothing István can buy with { MONEY($cash) }.
log-istvan-sells = István has more than { $limit ->
        [one] 1 certificate
       *[other] { $limit } certificates
    } and sells his cheapest share.
log-pay-solo-income = { $payee } gets { MONEY($amount) } at the start of the operating round.
log-pay-track-fee = { $payer } pays { $payee } { MONEY($amount) } instead of laying yellow track.
scene-share-card = Share card { $letter }
scene-company-card = { $company }, card { $card }
card-extra-station = one more station
card-permanent-2-train = without a train: buys a 2-train first
card-buy-train = buy a { $train }-train
card-station = station on { HEX($hex) }
card-swap-train = with more than { MONEY($more) }: scrap a 2-train, buy a { $train }-train
card-swap-owed = 2-train scrapped; a { $train }-train is still to be bought
card-buy-from-sister = 2-train of a higher sister for 30 Ft
card-buy-from-any-sister = 2-train of a higher sister for 30 Ft, otherwise of a lower one for 80 Ft
fact-design = Design
mag-design-printed = as printed
mag-design-front = as printed; its track is ours
mag-design-ours = our own
result-solo-won = You have beaten István: { MONEY($own) } to { MONEY($istvan) }.
result-solo-lost = István has won: { MONEY($istvan) } to { MONEY($own) }.
result-solo-draw = A draw: you and István have { MONEY($own) } each.

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-draft = Everything here is free. A minor company lays track, runs trains and earns for its owner to the end; a share earns dividends from one of the big companies.
hint-shares = The game is decided by your cash plus the value of your shares. Companies that many minors pay do well and rise.
hint-track = Tap a highlighted hex, choose a tile and rotate it. One tile is free; a second yellow tile costs 10 Ft. Try to connect your station to another city or town.
hint-station = Every route must include a station of the company, so another one opens new routes. A city full of stations blocks other companies’ trains.
hint-scrap = Usually keep them: you get no money for scrapping, it only frees a slot (a company can own two trains).
hint-run = Half of the income goes to you, half to the company. A rail car is for this run only; its note says what it would add.
hint-trains = A company can own two trains but does not have to own any. The first train of each type except 2 starts the next phase for everybody; its card says so while that is still the case.
hint-offer = The price goes to the company that sells. It then runs without this train.
hint-dividend = Each 10% share gets a tenth. A high dividend raises the share price, none at all lowers it; what you keep pays for station markers.
hint-istvan = They all fit his card equally well, so you choose.

## Kinds of action: “You cannot … now”

action-take-minor = take a minor company
action-take-share = take a share
action-buy-share = buy a share
action-sell-shares = sell shares
action-lay-tile = lay a tile
action-declare-token = set a terrain token aside
action-place-station = place a station
action-scrap = scrap a train
action-buy-car = buy a rail car
action-run = run trains
action-buy-train = buy a train
action-offer-for-train = offer to buy a train
action-accept-offer = accept an offer
action-decline-offer = decline an offer
action-pay-dividend = pay a dividend
action-end-game = end the game

# Places, as the map has them; the page can show these names in every language.

town-kassa = Kassa
town-galicia = Galícia
town-becs = Bécs
town-pozsony = Pozsony
town-selmecbanya = Selmecbánya
town-miskolc = Miskolc
town-sopron = Sopron
town-gyor = Győr
town-szatmarnemeti = Szatmárnémeti
town-nyiregyhaza = Nyíregyháza
town-szekesfehervar = Székesfehérvár
town-buda = Buda
town-pest = Pest
town-szolnok = Szolnok
town-debrecen = Debrecen
town-kecskemet = Kecskemét
town-nagyvarad = Nagyvárad
town-kolozsvar = Kolozsvár
town-pecs = Pécs
town-mohacs = Mohács
town-szabadka = Szabadka
town-szeged = Szeged
town-arad = Arad
town-trieszt = Trieszt
town-zagrab = Zágráb
town-temesvar = Temesvár
town-nagyszeben = Nagyszeben
town-brasso = Brassó
town-fiume = Fiume
town-ujvidek = Újvidék
town-petervarad = Pétervárad
town-isztambul = Isztambul
town-belgrad = Belgrád
town-szatmarnemeti-nyiregyhaza = Szatmárnémeti & Nyíregyháza
town-buda-pest = Buda & Pest
town-pecs-mohacs = Pécs & Mohács
town-szabadka-szeged = Szabadka & Szeged
town-ujvidek-petervarad = Újvidék & Pétervárad
town-adriatic-sea = Adriatic Sea
town-austria = Austria
town-bosnia = Bosnia
town-serbia = Serbia
town-romania = Romania

## The coach

coach-income = Its trains would run for { MONEY($then) } instead of { MONEY($now) }.
coach-income-later = A larger train would run for { MONEY($then) } on it instead of { MONEY($now) }.
coach-way = It leads on to stops that the company does not reach yet.
coach-fed = { $major } gets { MONEY($amount) }, and you hold { $percent }% of it.
coach-run = This is the highest income: { MONEY($income) }, half of it yours.
coach-car = The car raises the run by { MONEY($more) }, half of it yours, and costs the treasury { MONEY($cost) }.
coach-train = The next run would bring { MONEY($then) } instead of { MONEY($now) }; the train costs { MONEY($price) }.
coach-phase = It starts the next phase, and the end comes nearer.
coach-dividend = { $spaces ->
        [-1] The price moves one space left
        [0] The price does not move
        [one] The price moves 1 space right
       *[other] The price moves { $spaces } spaces right
    }, and you get { MONEY($yours) }.
coach-keep-trains = The trains still earn, and scrapping them brings no money.
coach-kept = { MONEY($left) } stays in the treasury for the next step of the price.
coach-share = A share of { $major } costs { MONEY($price) }; with its dividends it should be worth about { MONEY($worth) } by the end.
coach-sell = A share of { $major } sells for { MONEY($price) }; kept to the end it should bring only about { MONEY($worth) }.
coach-director = A second share makes you the director, if nobody has more.
coach-minor = { $stops ->
    [one] { $stops } stop lies
   *[other] { $stops } stops lie
} within two hexes of its home.
coach-minor-area = The red area { HEX($hex) } is { $steps ->
    [one] next to its home
   *[other] { $steps } hexes away
}; it pays { $value } now and { $later } in the last phase.
coach-pass = Nothing on offer is worth its price now.
coach-short-of-step = With { MONEY($more) } more the price would move { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }.
coach-idle-train = On the track as it lies, a { $train }-train adds hardly anything to the income of { MONEY($income) }.
coach-no-run = After this the company earns nothing this round; another tile would give it a run of { MONEY($income) }.

# what the coach reminds of
coach-hint-first-run = Ask yourself how soon each minor will run, and where to; and own shares of the majors that your minors will pay.
coach-hint-director = A second share of { $major } makes you its director. It has no director yet, so it pays out everything.
coach-hint-rival = { $seat } is one share behind you in { $major }. A tie changes nothing; with more than you, they become its director.
coach-hint-sold-out = One share of { $major } is left. Once players hold them all, its price rises one space at the end of the share round.
coach-hint-sell-together = If you sell several shares of a major, sell them in one turn: the price falls one space, however many they are.
coach-hint-pay-all = This is the last dividend: what stays in a treasury counts for nothing.
coach-hint-enough = { MONEY($enough) } moves the price as far as { MONEY($all) } would; the rest may stay for next time.
coach-hint-treasury = The end is near, and treasuries count for nothing: spend the { MONEY($money) } where it comes back to you.
coach-hint-first-tile = This company earns nothing yet; one tile is enough for a run of { MONEY($income) } in this round.
coach-hint-marker = The marker costs { MONEY($cost) } and adds { MONEY($bonus) } to every run through its city, other players’ runs too. { $rounds ->
    [0] No operating round follows this one.
    [one] About { $rounds } operating round follows.
   *[other] About { $rounds } operating rounds follow.
}
coach-hint-last-space = Only one space is left in the city on { HEX($hex) }, and another player can reach it. Once it is full, your trains can end there but not pass.
coach-hint-runs-left = { $rounds ->
    [0] A train bought now never runs; only whoever is paid for it gains.
    [one] A train bought now runs { $rounds } more time.
   *[other] A train bought now runs { $rounds } more times.
}
coach-hint-phase = The first { $train }-train begins the next phase at once. { $after ->
    [0] No company of another player operates after this one in this round.
    [one] { $after } company of another player operates after this one in this round and builds with the new tiles first.
   *[other] { $after } companies of other players operate after this one in this round and build with the new tiles first.
}
coach-hint-between = Between your own companies a train may change hands for as little as { MONEY($price) }: { $company } has a { $train }-train.
coach-hint-raba = Nearly every run is better with a car of { $major }, so { $major } is paid in every round.
coach-hint-last-phase = The first { $train }-train begins the last phase; after it there are one share round and { $rounds } operating rounds. Whoever is ahead wants it soon.
coach-hint-istvan-share = If it were István’s turn now, he would buy { $major }: it is the first share of his card that he can pay for.
coach-hint-istvan-train = István’s { $company } has { MONEY($money) }. With { MONEY($need) } it buys a { $train }-train, which begins the next phase.
coach-hint-istvan-pays = István directs { $major } and always pays out everything: its shares pay well.

## Standing orders
order-pass = Pass for me until this share round ends, unless somebody sells shares of a company I hold.
order-buy = Buy one share of { $major } as soon as I can, for { MONEY($most) } at most.
order-run-as-last = Run { $company } as last time: the same rail cars, the same routes.
order-pay-as-last = Pay the dividend of { $company } as last time.
order-off-round-over = The round is over.
order-off-sold = { $seat } has sold shares of { $major }.
order-off-share-gone = There is no share of { $major } left to buy.
order-done-bought = Done: you have bought a share of { $major }.
order-off-not-yours = You no longer decide for { $company }.
order-off-trains = { $company } no longer has the same trains.
order-off-run = { $company } can no longer run as last time, or a better run is possible now.
order-off-treasury = { $company } cannot pay as much as last time.

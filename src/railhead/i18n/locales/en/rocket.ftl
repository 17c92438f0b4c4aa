### Stephenson's Rocket.

title-name = Stephenson’s Rocket
title-short = Stephenson’s Rocket
title-about = Railway lines grow from their start cities and swallow each other; shares, stations and industries bring prestige. 2–4 players, about an hour.

option-map = Map
option-map-england = England
option-map-usa = Eastern USA
option-map-china = Eastern China
option-isolation = Isolated lines
option-isolation-one-way = a line is isolated when its own locomotive can reach nothing new
option-isolation-two-way = a line is isolated only if no other line can run into it either

## Words

industry-steel = steel
industry-textile = textiles
industry-brewing = brewing
industry-leather = leather
industry-cattle = cattle
industry-coal = coal
industry-cotton = cotton
industry-grain = grain
industry-manufactured = manufactured goods
industry-livestock = livestock
industry-petrochemical = petrochemicals
industry-word = { $industry ->
        [steel] { industry-steel }
        [textile] { industry-textile }
        [brewing] { industry-brewing }
        [leather] { industry-leather }
        [cattle] { industry-cattle }
        [coal] { industry-coal }
        [cotton] { industry-cotton }
        [grain] { industry-grain }
        [manufactured] { industry-manufactured }
        [livestock] { industry-livestock }
        [petrochemical] { industry-petrochemical }
       *[other] “{ $industry }”
    }
place-name = { $name }
place-rail = railroad town
line-name = { $line } ({ $name })
shares-of = { $seat } { $shares }
points-of = { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Reasons against an action

refusal-unknown-line = There is no line “{ $line }” on this map.
refusal-unknown-hex = There is no hex “{ $hex }” on this map.
refusal-unknown-city = “{ $city }” is no city with an investment row.
refusal-line-closed = { $line } is closed; choose another line.
refusal-line-extended-already = { $line } has already been extended this turn; choose another line.
refusal-no-tile-left = No track tile is left, and { $line } would need one.
refusal-not-ahead = { $where ->
        [start] { HEX($hex) } is not next to { $line }’s start city, from which its locomotive sets out.
       *[under-way] { HEX($hex) } does not lie ahead of { $line }’s locomotive: it goes straight on, one step left or one step right.
    }
refusal-hex-has-city = { $city } lies on { HEX($hex) }; this needs a hex without a city.
refusal-hex-has-track = { HEX($hex) } already has track of { $line }.
refusal-hex-has-locomotive = The locomotive of { $line } stands on { HEX($hex) }.
refusal-hex-has-station = There is already a station on { HEX($hex) }.
refusal-next-to-locomotive = { HEX($hex) } is next to { $line }’s locomotive; leave at least one hex between them.
refusal-next-to-station = { HEX($hex) } is next to the station on { HEX($station) }; leave at least one hex between them.
refusal-no-station-left = All { $limit } of your stations are on the map; you can only move one that is not connected.
refusal-not-your-station = You have no station on { HEX($hex) }.
refusal-station-connected = The station on { HEX($hex) } is connected to { $line } and stays where it is.
refusal-station-stays = The station is already on { HEX($hex) }; choose another hex.
refusal-no-such-slot = { $city } offers no slot for { industry-word }.
refusal-slots-taken = In { $city } every slot for { industry-word } is taken.
refusal-must-act = You can still do something, so you cannot pass.
refusal-bid-too-low = A bid must be at least { $least ->
        [one] { $least } share.
       *[other] { $least } shares.
    }
refusal-not-enough-shares = You hold only { $held ->
        [one] { $held } share
       *[other] { $held } shares
    } of { $line }.
refusal-not-touched = { $line } is not touched by the locomotive.

## Faults of a map file

refusal-map-unreadable = The map cannot be read: { $detail }
refusal-map-size = { $what ->
        [lines] The map has { $found } lines; there must be { $least } to { $most }.
       *[hexes] The map has { $found } hexes; there must be { $least } to { $most }.
    }
refusal-map-not-unique = { $what ->
        [line] The line “{ $name }” is there more than once.
        [hex] More than one place lies on hex { HEX($name) }.
        [chart] The city “{ $name }” stands in the chart more than once.
       *[place] The place “{ $name }” is there more than once.
    }
refusal-map-unknown = { $what ->
        [start] A line starts in “{ $name }”, which is no start city.
        [line] No line starts in the start city “{ $name }”.
        [chart] “{ $name }” is either a regular city that the chart lacks, or stands in the chart without being one.
        [industry] A city has slots for “{ $name }”, which is none of the map’s industries.
        [hex] “{ $name }” is no hex; write it like “-2,7”.
       *[place] The chart names “{ $name }”, which is no place of the map.
    }
refusal-map-place-at-sea = “{ $place }” does not lie on land.
refusal-map-places-touch = “{ $place }” and “{ $other }” are neighbours; there must be a hex between two places.

## Log

log-announce = { $seat } extends { $line } to { HEX($hex) }.
log-bid = { $seat } vetoes: { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $line } to send it to { HEX($hex) }.
log-match = { $seat } matches the bid: { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $line } to keep { HEX($hex) }.
log-pass = { $seat } passes.
log-shares-gained = { $seat } gains { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $line }.
log-shares-paid = { $seat } pays { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $line }.
log-move = { $line } moves to { HEX($hex) }.
log-connect = { $line } is now connected to { LIST($cities) }.
log-passenger = { $seat } takes a passenger.
log-close = { $line } merges into { $into } and is closed.
log-isolated = { $line } is isolated: extending it gives no more shares.
log-invest = { $seat } invests in { $city }: { $industry }.
log-station = { $seat } builds a station on { HEX($hex) }.
log-relocate = { $seat } moves a station from { HEX($source) } to { HEX($hex) }.
log-end-lines = The game ends: at most one line can still yield shares.
log-end-tiles = The game ends: the last track tile has been laid.
log-end-relocations = The game ends: every player in turn only moved stations.
log-score-cities = { $city } is reached: { LIST($points) }.
log-score-towns = Railroad town { $city } is reached by a line with { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }: { LIST($points) }.
log-score-mergers = Merger of { $line } with { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }: { LIST($points) }.
log-score-passengers = Passengers: { LIST($points) }.
log-score-industries = Investments in { $industry }: { LIST($points) }.
log-score-stations = Stations on { $line } with { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }: { LIST($points) }.
log-score-shares = Shares of { $line } with { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }: { LIST($points) }.

## Questions and answers

ask-turn = { $seat }: extend a line, invest or build a station (action { $action } of { $of }).
ask-veto = { $seat }: { $active } extends { $line } to { HEX($hex) }. Veto with your shares, or let it pass.
ask-overbid = { $seat }: { $bidder } bids { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } to send { $active }’s { $line } to { HEX($hex) }. Bid more, or pass.
ask-match = { $seat }: { $bidder } bids { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } to send { $line } to { HEX($hex) }. Match the bid, or give way.
ask-absorb = { $seat }: { $line } touches several lines. Choose the one that absorbs it.
offer-extend = Extend a line
offer-invest = Invest in a city
offer-station = Build or move a station
offer-bid = Veto
offer-absorb = Choose the absorbing line
choice-idle = Pass: nothing can be done
choice-line = { $line }
choice-extend = { $line } to { HEX($hex) }
choice-invest = { $city }: { $industry }
choice-station = Build a station ({ $left } left)
choice-relocate = Move the station on { HEX($hex) }
choice-bid = Send { $line } to { HEX($hex) }
choice-no-veto = No bid: { HEX($hex) } stands
choice-match = Match: pay { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $line } and keep { HEX($hex) }
choice-give-way = Give way: { $bidder } chooses { HEX($hex) }
choice-absorb = { $line } goes into { $into }
blocked-boxed-in = { $line }’s locomotive is boxed in.
note-choice = { $line } touches several lines: { $seat } chooses the one that absorbs it.
note-exchange = Old shares become shares of { $into }: { LIST($shares) }.
note-if-bid = With a bid of { $shares ->
        [one] { $shares } share:
       *[other] { $shares } shares:
    }
note-if-no-veto = If nobody vetoes:
note-if-highest = If nobody bids more:
note-if-not-matched = If { $active } does not match the bid:
note-if-highest-and-not-matched = If nobody bids more and { $active } does not match the bid:

## The table

stage-turn = Action { $action } of { $of }
stage-over = Game over
piece-station = Station of { $seat } on { HEX($hex) }
piece-locomotive = Locomotive of { $line } on { HEX($hex) }
panel-shares = Shares
column-cities = Cities
column-status = Status
line-closed = { $line } is closed
line-isolated = { $line } is isolated
panel-chart = Investments
column-reached = Reached
cube-of = Cube of { $seat }
slot-free = free slot
city-reached = city cube: a line has reached it
panel-supply = Supply
column-left = Left
supply-tiles = Track tiles
supply-connectors2 = Junction tiles, two lines
supply-connectors3 = Junction tiles, three lines
supply-passengers = Passengers
fact-points = Points
fact-passengers = Passengers
fact-stations = Stations left
fact-cubes = Cubes placed
source-cities = Cities { $points }
source-towns = Railroad towns { $points }
source-mergers = Mergers { $points }
source-passengers = Passengers { $points }
source-industries = Investments { $points }
source-stations = Stations { $points }
source-shares = Shares { $points }
panel-sheet = Prestige points
sheet-cities = Cities
sheet-towns = Railroad towns
sheet-mergers = Mergers
sheet-passengers = Passengers
sheet-industries = Investments
sheet-stations = Stations
sheet-shares = Shares
sheet-total = Total

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-turn = Extending gives you a share and scores cities; industry cubes score when a line reaches their city; stations score when a line with them reaches a railroad town.
hint-veto = Whoever bids most shares of the line says where it goes and pays them; the others keep theirs.
hint-overbid = Bid more shares than the last bid to turn the line elsewhere, or let it be.
hint-match = With as many shares as the highest bid your own move stands.
hint-absorb = The line that moved is closed; for every two of its shares you get one of the line you choose here.

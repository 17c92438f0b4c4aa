### Stephenson's Rocket.

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
shares-of = { $seat }: { $shares }
points-of = { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Reasons against an action

refusal-unknown-line = There is no line “{ $line }” on this map.
refusal-unknown-hex = There is no hex “{ $hex }” on this map.
refusal-unknown-city = “{ $city }” is not a city with an investment row.
refusal-line-closed = { $line } is closed; choose another line.
refusal-line-extended-already = { $line } has already been extended this turn; choose another line.
refusal-no-tile-left = No track tile is left, and { $line } would need one.
refusal-not-ahead = { $where ->
        [start] { HEX($hex) } is not next to { $line }’s start city, where its locomotive still stands.
       *[under-way] { HEX($hex) } is not in front of { $line }’s locomotive: it moves straight ahead, ahead-left or ahead-right.
    }
refusal-hex-has-city = { $city } is on { HEX($hex) }; you need a hex without a city.
refusal-hex-has-track = { HEX($hex) } already has track of { $line }.
refusal-hex-has-locomotive = { $line }’s locomotive is on { HEX($hex) }.
refusal-hex-has-station = There is already a station on { HEX($hex) }.
refusal-next-to-locomotive = { HEX($hex) } is next to { $line }’s locomotive; leave at least one hex between them.
refusal-next-to-station = { HEX($hex) } is next to the station on { HEX($station) }; leave at least one hex between them.
refusal-no-station-left = All { $limit } of your stations are on the map; you can only move one that is not connected.
refusal-not-your-station = You have no station on { HEX($hex) }.
refusal-station-connected = Your station on { HEX($hex) } is connected to { $line } and cannot be moved.
refusal-station-stays = The station is already on { HEX($hex) }; choose another hex.
refusal-no-such-slot = { $city } has no slot for { industry-word }.
refusal-slots-taken = Every slot for { industry-word } in { $city } is taken.
refusal-must-act = You can still do something, so you cannot pass.
refusal-bid-too-low = You must bid at least { $least ->
        [one] { $least } share.
       *[other] { $least } shares.
    }
refusal-not-enough-shares = You hold only { $held ->
        [one] { $held } share
       *[other] { $held } shares
    } of { $line }.
refusal-not-touched = The locomotive does not touch { $line }.

## Faults of a map file

refusal-map-unreadable = The map cannot be read: { $detail }
refusal-map-size = { $what ->
        [lines] The map has { $found ->
            [one] 1 line
           *[other] { $found } lines
        }; it must have { $least } to { $most }.
       *[hexes] The map has { $found ->
            [one] 1 hex
           *[other] { $found } hexes
        }; it must have { $least } to { $most }.
    }
refusal-map-not-unique = { $what ->
        [line] The line “{ $name }” occurs more than once.
        [hex] There is more than one place on hex { HEX($name) }.
        [chart] The city “{ $name }” is in the chart more than once.
       *[place] The place “{ $name }” occurs more than once.
    }
refusal-map-unknown = { $what ->
        [start] A line starts in “{ $name }”, which is not a start city.
        [line] No line starts in the start city “{ $name }”.
        [chart] “{ $name }” is a regular city missing from the chart, or is in the chart without being one.
        [industry] A city has slots for “{ $name }”, which is not one of the map’s industries.
        [hex] “{ $name }” is not a hex; write it like “-2,7”.
       *[place] The chart names “{ $name }”, which is not a place on the map.
    }
refusal-map-place-at-sea = “{ $place }” is not on land.
refusal-map-places-touch = “{ $place }” and “{ $other }” are neighbours; there must be a hex between two places.

## Log

log-announce = { $seat } announces a move of { $line } to { HEX($hex) }.
log-bid = { $seat } bids { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } of { $line } to send it to { HEX($hex) }.
log-match = { $seat } matches the bid with { $shares ->
        [one] 1 share
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
log-close = { $line } merges into { $into } and closes.
log-isolated = { $line } is isolated: extending it no longer gives shares.
log-invest = { $seat } invests in { $city }: { $industry }.
log-station = { $seat } builds a station on { HEX($hex) }.
log-relocate = { $seat } moves a station from { HEX($source) } to { HEX($hex) }.
log-end-lines = The game ends: at most one line can still yield shares.
log-end-tiles = The game ends: the last track tile has been laid.
log-end-relocations = The game ends: all players in succession only moved stations.
log-score-cities = { $city } is reached – { LIST($points) }.
log-score-towns = Railroad town { $city } is reached by a line with { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } – { LIST($points) }.
log-score-mergers = Merger of { $line } ({ $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }) – { LIST($points) }.
log-score-passengers = Passengers – { LIST($points) }.
log-score-industries = Investments in { $industry } – { LIST($points) }.
log-score-stations = Stations on { $line } ({ $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }) – { LIST($points) }.
log-score-shares = Shares of { $line } ({ $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }) – { LIST($points) }.

## Questions and answers

ask-turn = { $seat }: extend a line, invest or build a station (action { $action } of { $of }).
ask-veto = { $seat }: { $active } wants to extend { $line } to { HEX($hex) }. Veto with your shares, or let it pass.
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
choice-idle = Pass: nothing is possible
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
choice-absorb = { $line } merges into { $into }
blocked-boxed-in = { $line }’s locomotive is boxed in.
note-choice = { $line } touches several lines: { $seat } chooses the one that absorbs it.
note-exchange = Old shares become shares of { $into } – { LIST($shares) }.
note-if-bid = With a bid of { $shares ->
        [one] { $shares } share:
       *[other] { $shares } shares:
    }
why-passenger = { $active } takes a passenger there only if no bid wins; whoever wins with a bid takes none, even for the same hex.
note-if-no-veto = If nobody vetoes:
note-if-highest = If nobody bids more:
note-if-not-matched = If { $active } does not match the bid:
note-if-highest-and-not-matched = If nobody bids more and { $active } does not match the bid:

## The table

stage-turn = Action { $action } of { $of }
stage-over = Game over
piece-station = { $seat }’s station: { HEX($hex) }
piece-locomotive = { $line }’s locomotive: { HEX($hex) }
panel-shares = Shares
column-cities = Cities
column-status = Status
line-closed = { $line } is closed
line-isolated = { $line } is isolated
panel-chart = Investments
column-reached = Reached
cube-of = { $seat }’s cube
industry-taken = { $industry }: { $seat }’s cube
slot-free = free slot
city-reached = city cube: a line has reached it
panel-veto = Veto on { $line }
column-held = Shares held
column-bid = Bid
tip-city-pays = The next line to reach it pays – { LIST($points) }.
tip-city-nothing = Nobody has a cube here: reaching it pays nothing yet.
tip-city-reached = A line has reached it: its cubes count at the end.
tip-city-unreached = No line has reached it yet: its cubes would not count at the end.
tip-town-pays = { $line } would pay here – { LIST($points) }.
tip-town-nothing = No line that can still reach it has a station on it.
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

hint-turn = Extending a line gives you a share and scores cities; industry cubes score when a line reaches their city; stations score when their line reaches a railroad town.
hint-veto = The player who bids the most shares of the line decides where it goes and pays them; the others keep theirs.
hint-overbid = Bid more shares than the last bidder to decide where the line goes, or pass.
hint-match = Pay as many shares as the highest bid and your own move stands.
hint-absorb = The line that moved closes; every two of its shares become one share of the line you choose here.

## Kinds of action: “You cannot … now”

action-extend = extend a line
action-invest = invest in a city
action-station = build or move a station
action-bid = veto
action-match = match a bid
action-absorb = choose the absorbing line

# Places, as the map has them; the page can show these names in every language.

town-liverpool = Liverpool
town-york = York
town-boston = Boston
town-norwich = Norwich
town-dover = Dover
town-southampton = Southampton
town-bristol = Bristol
town-manchester = Manchester
town-sheffield = Sheffield
town-hull = Hull
town-nottingham = Nottingham
town-birmingham = Birmingham
town-northampton = Northampton
town-cambridge = Cambridge
town-colchester = Colchester
town-worcester = Worcester
town-reading = Reading
town-london = London
town-brighton = Brighton
town-leeds = Leeds
town-crewe = Crewe
town-bury-st-edmunds = Bury St Edmunds
town-peterborough = Peterborough
town-southend = Southend
town-oxford = Oxford
town-swindon = Swindon
town-salisbury = Salisbury
town-ashford = Ashford
town-norfolk = Norfolk
town-savannah = Savannah
town-mobile = Mobile
town-st-louis = St. Louis
town-chicago = Chicago
town-buffalo = Buffalo
town-detroit = Detroit
town-cincinnati = Cincinnati
town-philadelphia = Philadelphia
town-new-york = New York
town-pittsburgh = Pittsburgh
town-louisville = Louisville
town-indianapolis = Indianapolis
town-cleveland = Cleveland
town-nashville = Nashville
town-memphis = Memphis
town-atlanta = Atlanta
town-jacksonville = Jacksonville
town-montgomery = Montgomery
town-charlotte = Charlotte
town-jackson = Jackson
town-albany = Albany
town-raleigh = Raleigh
town-chattanooga = Chattanooga
town-syracuse = Syracuse
town-washington = Washington
town-shenyang = Shenyang
town-baotou = Baotou
town-lanzhou = Lanzhou
town-chongqing = Chongqing
town-nanning = Nanning
town-xiamen = Xiamen
town-qingdao = Qingdao
town-beijing = Beijing
town-dalian = Dalian
town-taiyuan = Taiyuan
town-zhengzhou = Zhengzhou
town-xi-an = Xi’an
town-nanjing = Nanjing
town-shanghai = Shanghai
town-chengdu = Chengdu
town-wuhan = Wuhan
town-changsha = Changsha
town-guangzhou = Guangzhou
town-tianjin = Tianjin
town-yingtan = Yingtan
town-yinchuan = Yinchuan
town-jinzhou = Jinzhou
town-guiyang = Guiyang
town-datong = Datong
town-shijiazhuang = Shijiazhuang
town-jinan = Jinan
town-fuzhou = Fuzhou
town-guilin = Guilin
town-north-sea = North Sea
town-irish-sea = Irish Sea
town-english-channel = English Channel
town-wales = Wales
town-france = France
town-atlantic-ocean = Atlantic Ocean
town-gulf-of-mexico = Gulf of Mexico
town-canada = Canada
town-yellow-sea = Yellow Sea
town-east-china-sea = East China Sea
town-south-china-sea = South China Sea

## The coach

coach-points = This scores you { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
coach-share = You would hold { $held ->
        [one] 1 share
       *[other] { $held } shares
    } of { $line }, the others at most { $most }.
coach-passengers = Passengers should bring you about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more at the end.
coach-stations = Your stations should bring you about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
coach-cities = Your cubes in cities that lines will reach should bring you about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
coach-industries = Majorities in industries should bring you about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more at the end.
coach-rival = { $seat } should get about { $points ->
        [one] 1 point
       *[other] { $points } points
    } less.
coach-gives = This scores { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
coach-better = Another move looks about { $points ->
        [one] 1 point
       *[other] { $points } points
    } better for you.
coach-place = Any line that comes to this hex is connected to { $cities }.
coach-match = { $seat } holds { $held ->
        [one] 1 share
       *[other] { $held } shares
    } of { $line } and may match the bid: that costs as many shares as you bid, and the announced hex stands.
coach-no-veto = A veto would cost you more shares than it is worth.

# what the coach reminds of
coach-hint-tiles = { $tiles ->
    [one] Only { $tiles } track tile is left: the game ends when it is laid.
   *[other] Only { $tiles } track tiles are left: the game ends when they are laid.
}
coach-hint-level = { $seat } is one share behind you in { $line }. If it closes while you lead, it pays you { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coach-hint-second = Only one player holds shares of { $line }: a single share is second place, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.
coach-hint-unreached = { $cubes } of your cubes stand in cities that no line has reached; they count for nothing unless one gets there.
coach-hint-stations = Put stations where more than one line may pass. A line must drive over the hex itself, not beside it.
coach-hint-end-ahead = One more line closed or isolated ends the game after that turn. You lead on points so far; final scoring is still to come.
coach-hint-end-behind = One more line closed or isolated ends the game after that turn. You are not in the lead: take the last lines to new cities instead.
coach-hint-score = { $line } to { HEX($hex) } scores you { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
coach-hint-town = { $line } can reach the railroad town { $city } from { HEX($hex) }. With { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} connected, your stations bring you { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coach-hint-elsewhere = { $seat } holds more shares of { $line } than you and can send it elsewhere. You would keep the share, but not the points.
coach-hint-cube-first = { $line } can reach { $city } now. One more cube there first makes it { $then ->
    [one] { $then } point
   *[other] { $then } points
} instead of { $now }.
coach-hint-merger = { $line } can run into { $into } now, and you hold the most shares: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
} of { $into }{ $lost ->
    [0] .
   *[other] , but your odd share is lost.
}
coach-hint-threat = The next step of { $line } can score { $seat } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} You can veto it: you hold { $shares ->
    [one] { $shares } share.
   *[other] { $shares } shares.
}
coach-hint-passenger = { $line } can stop on another player’s station and bring you a passenger; you have { $mine }. At the end, most are worth { $first } points, second most { $second }.
coach-hint-industry = One more cube in { $industry } would bring you { $then } points at the end instead of { $now }, if nothing else changes.
coach-hint-isolated = { $line } is isolated: extending it gives no share.

## Standing orders
order-no-veto = Don’t bid in vetoes over lines of which I hold fewer than { $least ->
        [one] 1 share
       *[other] { $least } shares
    }.
order-off-merged = The { $line } line, of which you held shares, was merged: look at your shares again.

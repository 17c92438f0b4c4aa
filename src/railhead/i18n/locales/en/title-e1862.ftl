### 1862: Railway Mania in the Eastern Counties.

title-name = 1862: Railway Mania in the Eastern Counties
title-short = 1862
title-about = Win charters in Parliament, run three kinds of train, merge again and again – until the LNER swallows everyone. About four hours.

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
option-short_game-true = the first E train brings the LNER; D trains never rust
option-beginner = Beginners’ game
option-beginner-false = no
option-beginner-true = charters only; no redemption, no bought warranties, no Hudson manoeuvre (simple trains)
option-eight_markers = Station markers
option-eight_markers-false = at most seven per company
option-eight_markers-true = at most eight per company
option-rulings = Open questions
option-rulings-rulebook = as the rulebook says
option-rulings-site = as on 18xx.games (imported games)

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

title-difficulty = Demanding: nine lessons. Three kinds of train, rust, mergers and bankruptcy; there is a beginners’ game without most of that.
about-option-length = How many trains of each letter there are. Fewer trains bring the new letters, the rust and the end sooner.
about-option-variant = Fewer kinds of train are easier to learn. With one kind there are no permits; the lessons use all three.
about-option-short_game = The LNER comes about halfway through the trains, so the game takes about half as long.
about-option-beginner = Leaves out what beginners stumble over. It needs one kind of train: choose express trains only.
about-option-eight_markers = A little more room on the map for companies that merge often.
first-game = For a first game: the beginners’ game with express trains only, against two novices.

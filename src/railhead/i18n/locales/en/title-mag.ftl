### 18Magyarország.

title-name = 18Magyarország
title-short = 18Magyarország
title-about = Run small Hungarian railways that last the whole game, and invest what they earn you in the seven big companies that supply them. About three hours.
title-solo = Solo against István: cards run his companies. You choose how strong he is in the options.

option-dividends = Dividends of the majors
option-dividends-free = any multiple of ten
option-dividends-all-or-nothing = all or nothing (the designer’s recommended variant)
option-companies = Companies on each side (solo)
option-companies-2 = two, a shorter game
option-companies-3 = three, a longer game
option-difficulty = István’s cards (solo)
option-difficulty-green = green, easy
option-difficulty-yellow = yellow, medium
option-difficulty-red = red, difficult
option-pd_after_draft = Priority deal after the draft
option-pd_after_draft-stays = stays where it is
option-pd_after_draft-moves_on = passes to the next seat (old imported games)
option-no_train_counter = “No train sold” tokens
option-no_train_counter-cumulative = stay until a new type is sold
option-no_train_counter-consecutive = go away with every sale (imported games)
option-forced_phase_stack = When the third token forces a phase
option-forced_phase_stack-dearest = the dearest unsold type loses its trigger
option-forced_phase_stack-none = no type loses its trigger (imported games)
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

title-difficulty = Medium: seven lessons. You build and run, but trains never rust and no company goes bankrupt.
about-option-dividends = Free amounts let a director save for the next step of the price. All or nothing is faster to decide and easier to foresee.
about-option-companies = Only for one player: how many companies you and István run. Two are enough to begin with.
about-option-difficulty = Only for one player: the cards by which István buys. Begin with green.
first-game = For a first game: three players, two of them novices, with the usual rules.

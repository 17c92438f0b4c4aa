### A game gone over by the program: `railhead analyse` and the panel at the table.

analysis = Analysis
analysis-start = Analyse the game
analysis-again = Analyse again
analysis-about = The program compares the moves of the whole game. This takes about a minute; you can do something else meanwhile.
analysis-going = Analysing: { $done } of { $total }
analysis-stop = Stop
analysis-failed = The game could not be analysed.
analysis-older = The game has gone on since it was analysed.

analysis-chances = Chance of winning
analysis-worth = Worth
analysis-entry = After move
analysis-move = move { $n }
analysis-percent = { $n }%
analysis-looked = Decisions at which moves were compared: { $looked } of { $all }.
analysis-cut = There was not enough time for all of it.

analysis-turnings = Turning points
analysis-turn-lead = { $who } is ahead from here on: { $before }% → { $after }%.
analysis-turn-change = { $who }: { $before }% → { $after }%.
analysis-losses = Costliest moves
analysis-loss = { $who }, chance of winning down by { $loss }%:
analysis-better = Better:
analysis-runs = Runs below the best
analysis-run = { $company } ran for { $revenue } instead of { $best }.
analysis-unspent = Money left unused
analysis-kept = { $who } kept { $amount } although there were shares to buy.
analysis-left = { $amount } stayed in the treasury of { $company } to the end.

analysis-compare = Compare the moves here
analysis-comparing = Comparing…
analysis-moves = Moves worth a look
analysis-no-moves = There are no moves to compare.
analysis-made = made in the game
analysis-line = What is expected to follow
analysis-of-what = What makes up this worth

## Parts of the valuation

valued-cash = cash
valued-shares = shares
valued-rounds = rounds to come
valued-treasuries = treasuries
valued-points = points now
valued-lines = lines
valued-cubes = cubes
valued-passengers = passengers

### A game told afterwards: on the page of its result and by `railhead stats`.

story = How it went
story-worth = Worth
story-points = Points
story-prices = Share prices
story-income = Income of the players
story-runs = What the companies ran for
story-takings = What the majors took in
story-dividends = Dividends of the majors
story-scored = Points by turn
story-sources = Where the points came from

story-round = After
story-start = The start
story-turn = Turn of player { $seat }
story-moment = What happened

## Moments

story-lead-first = { $who } is the first to take the lead, { $by } ahead.
story-lead = { $who } takes the lead, { $by } ahead.
story-most-income = The best round of all: { $amount } for { $who }.
story-most-runs = The highest run: { $who } with { $amount }.
story-most-takings = The most taken in: { $who } with { $amount }.
story-most-dividends = The highest dividend: { $amount } from { $who }.
story-most-scored = The best turn: { $amount } points for { $who }.
story-phase = A new phase: { $phase }.
story-merger = { $lost } merges into { $survivor }.
story-bankrupt = { $company } goes bankrupt.
story-lner = The London and North Eastern Railway (LNER) forms: the last rounds begin.
story-isolated = { $line } is isolated.

## The page

story-charts = Charts
story-moments = Moments
story-as-table = The same as a table
story-take = Downloads
story-record = Record
story-csv = Figures (CSV)
story-svg = Board (SVG)
story-png = Board (PNG)
story-play = Replay the game from the start
story-stop = Stop
story-failed = The figures of this game cannot be loaded right now.
story-wait = Calculating…

rounds = Round by round
rounds-none = No round has ended yet.

## While it is played: what companies earned last

earned-run = last run { MONEY($amount) }
earned-took = took in { MONEY($amount) } in the last round
earned-share = last dividend { MONEY($amount) } per share
earned-yield = last dividend { MONEY($amount) } per share ({ $percent }%)
fact-took = Took in
fact-run = Last run
fact-paid = Last dividend per share
column-earned = Earned

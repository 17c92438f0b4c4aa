### The command line.

## Results

cli-reason = { $text } (rule { $rule })
cli-legal = This action is legal.
cli-written = Written: { $file }
cli-winners = { $count ->
        [one] Winner: { LIST($winners) }
       *[other] Shared victory: { LIST($winners) }
    }
cli-rewound = { $to ->
        [0] { $seat } goes back to the start.
       *[other] { $seat } goes back to entry { NUMBER($to, useGrouping: 0) }.
    }
cli-verified = { $file }: { $entries ->
        [one] { $entries } entry is legal
       *[other] { $entries } entries are legal
    }, { $digests ->
        [one] { $digests } digest is right.
       *[other] { $digests } digests are right.
    }
cli-warning = Warning: entry { NUMBER($entry, useGrouping: 0) }: { $text }
cli-log-replayed = { $entries ->
        [one] { $entries } entry is legal.
       *[other] { $entries } entries are legal.
    }
cli-run-proven = { $company }: { $revenue } and a subsidy of { $subsidy }; no run earns more.
cli-run-found = { $company }: { $revenue } and a subsidy of { $subsidy }, the best found. It is not proven: there may be a better run.
cli-slow-search = This installation has no C search: routes are searched in Python, more slowly, and large runs may not be proven.
cli-version = { $version }, { $search ->
        [c] C search
       *[python] Python search (slower)
    }
cli-perft = Depth { $depth }: { $count }
cli-random = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played to the end, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }; the longest game has { $longest }.
cli-map = The map is sound: { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }, { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }, { $places ->
        [one] 1 place
       *[other] { $places } places
    }.
cli-column-id = ID
cli-column-title = Title
cli-column-players = Players
cli-column-options = Options
cli-column-ending = How games ended
cli-column-kind = Actions
cli-column-number = Number

## Play in the terminal

cli-play-help = Enter a number to choose, u to undo, q to quit.
cli-undone = Back at entry { NUMBER($entry, useGrouping: 0) }.
cli-number = A number from { $least } to { $most }{ $step ->
        [1] :
       *[other] , in steps of { $step }:
    }
cli-place = Which hex? { $cells }
cli-tile = { HEX($hex) }: tile { $tile }, rotation { $rotation }{ $cost ->
        [0] { "" }
       *[other] , cost { $cost }
    }
cli-bye = Goodbye. This game was not saved; `railhead play FILE` saves one.
cli-bye-kept = Goodbye. To continue: railhead play { $words }

## Play on the screen

cli-screen-players = Players
cli-screen-log = Log
cli-screen-thinking = The bot is thinking…
cli-screen-keys = Enter choose · Esc back · Tab board · u undo · c coach · l language · +/− zoom · q quit
cli-screen-coach = The coach suggests: { $choice }
cli-screen-hex = { HEX($hex) }
cli-screen-tiles = { HEX($hex) }: { $count ->
        [one] 1 way to lay a tile
       *[other] { $count } ways to lay a tile
    }
cli-screen-tile = Tile { $tile }, rotation { $rotation }{ $cost ->
        [0] { "" }
       *[other] , cost { $cost }
    }
cli-screen-begin = Start the game
cli-screen-opponents = Opponents
cli-screen-people = people at this terminal
help-plain = The numbered menu, also where the screen could be drawn on.

## Progress

cli-replaying = Replaying
cli-analysing = Analysing
cli-verifying = Verifying
cli-counting = Counting
cli-playing = Playing

## Faults

cli-error = Error:
cli-entry = Entry { NUMBER($entry, useGrouping: 0) }: { $text }
cli-no-file = There is no file { $file }.
cli-no-folder = There is no folder { $folder }.
cli-file-fault = { $file }: { $detail }
cli-file-exists = { $file } already exists; add --force to replace it.
cli-not-svg = { $file }: pictures are drawn as SVG; choose a name ending in .svg.
cli-bad-option = “{ $pair }” is not an option; write name=value. Options of this title: { LIST($names) }.
cli-not-verified = { $bad } of { $all ->
        [one] { $all } record is faulty.
       *[other] { $all } records are faulty.
    }
cli-bad-depth = The depth must be 1 or more.
cli-bad-games = The number of games must be 1 or more.
cli-bad-port = A port must be a number from 0 to 65535, not { NUMBER($port, useGrouping: 0) }.
cli-verify-what = Name the records to verify, or --db for the games of a server.
cli-arena-not-measured = A bot failed and another one moved for it: the table does not show how strong it is.
cli-no-such-seat = This game has seats 1 to { $seats }.
cli-bots-each = Write --bots before each seat: --bots { $first } --bots { $second }.
cli-dead-end = Dead end after entry { NUMBER($entry, useGrouping: 0) } of the game with seed { $seed }: somebody must act, but nothing is legal.
cli-endless = The game with seed { $seed } has not ended after { $entry ->
        [one] { NUMBER($entry, useGrouping: 0) } entry.
       *[other] { NUMBER($entry, useGrouping: 0) } entries.
    }
cli-broken = After entry { NUMBER($entry, useGrouping: 0) } of the game with seed { $seed } a conservation law is broken: { $detail }
cli-unknown-language = There is no language “{ $word }”; choose en, ru or ja.
cli-unknown-command = There is no command “{ $word }”; `railhead --help` lists them.
cli-unknown-option = There is no option “{ $word }” here; --help lists them.
cli-missing = { $word } is missing; --help says what it is.
cli-wrong-value = “{ $value }” is not a valid value for { $word }.
cli-too-much = Not understood: { $word }
cli-wrong-usage = Not understood: { $detail }
cli-our-fault = This should not happen; it is a bug in the program ({ $detail }). RAILHEAD_DEBUG=1 shows more.
cli-no-server = This version is installed without the server.
cli-no-routes = This title has no trains and routes.
cli-no-run = No company is about to run here; name one with --company.
cli-no-tiles = “{ $title }” has no tiles to draw.

## Help

cli-usage = Usage: { $words }
cli-required = (required)
cli-default = (default: { $value })
cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-parameters = Parameters
help-railhead = Play, learn and study railway board games.
help-lang = --lang { $languages } chooses the language of any command (otherwise RAILHEAD_LANG or the locale).
help-help = Show this help.
help-version = Show the version, and whether routes are searched in C.
help-games = List the titles with their players and options.
help-new = Start a record.
help-play = Play in the terminal; without a file, a new game: you are asked for title, players and opponents.
help-serve = Start the program for the browser.
help-legal = List the legal actions of a position.
help-why = Give every reason why an action is not legal.
help-replay = Play a record again: its log, or with --trace the state after every entry.
help-verify = Check records: every entry legal, every digest right.
help-branch = Start a new record that follows this one up to an entry.
help-draw = Draw a position as SVG.
help-stats = Tell how a game went: worth or points by round, income, prices and key moments.
help-csv = Write every figure as CSV.
help-analyse = Compare the moves of one position (--at), or go over a whole game: chances, turning points, costly moves, runs, unused money.
help-analyse-nodes = How many moves of expected lines may be played for one position; the result is the same each time.
help-analyse-seconds = How many seconds it may take.
help-analyse-jobs = How many processes go over a whole game.
help-map = Check a map of Stephenson’s Rocket, and draw it.
help-tiles = Draw all tiles of a title.
help-routes = Find the best train routes of a position.
help-import = Turn a log from 18xx.games into a record.
help-perft = Count the sequences of legal actions from a position.
help-random = Play random games to the end and check everything.
help-file = A record (- for standard input).
help-files = Records.
help-map-file = A map, a TOML file (- for standard input).
help-log-file = A log from 18xx.games (- for standard input).
help-at = The position after this entry (0: the start) instead of the last one.
help-json = Output for programs.
help-out = Where to write.
help-force = Replace the file if it already exists.
help-title = A title: rocket, 18mag or 1862.
help-seats = The number of players.
help-option = An option of the title as name=value; can be given more than once.
help-seed = The seed of everything drawn by lot; the same seed gives the same game.
help-action = The action as JSON, as in a record.
help-seat = The seat that would act, counted from 0; by default the one to move.
help-to = Stop after this entry.
help-trace = Write the state after every entry to this file.
help-strict = Treat a revenue that differs from ours as an error, not a warning.
help-depth = The length of the sequences.
help-games-count = How many games.
help-keep = Keep the records in this folder.
help-play-file = A record; a new one is started if it does not exist.
help-bots = Seats played by bots, counted from 1; can be given more than once.
help-level = The level of the bots: random, novice, steady or master. The strongest one by default.
help-play-title = The title of a new game.
help-host = The address to listen on.
help-port = The port to listen on.
help-data = The folder for games and settings.
help-workers = How many processes serve, behind one port; more than one needs PostgreSQL.
help-open = Open the browser.
help-run-at = The run made with this entry (of a log: its id) instead of the current one.
help-company = Only this company.

## Arena

cli-arena = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }; an equal share is { $share }%.
cli-percent = { $figures }%
cli-arena-again = { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } played before.
cli-arena-faults = { $bot } misbehaved and was replaced in { $count ->
        [one] { $count } game.
       *[other] { $count } games.
    }
cli-arena-numbers = Games, jobs and nodes must be whole numbers of 1 or more.
cli-no-ray = Ray is not installed: pip install railhead[ray].
cli-column-bot = Bot
cli-column-seatings = Games
cli-column-share = Wins
cli-column-interval = 95% interval
cli-column-rank = Mean rank
cli-column-worth = Mean worth
cli-column-ratio = Paired ratio
cli-column-elo = Elo
cli-column-decisions = Moves per game
cli-column-seconds = Seconds per move
help-arena = Let bots play against each other and show who wins.
help-arena-bots = Bots separated by commas: random, novice, steady, master, steady~PART (without a part of its knowledge), steady@FIGURE=VALUE (with another figure in its valuation), an installed bot, or cmd:COMMAND for an outside program. If there are fewer bots than seats, the last one fills the rest.
help-arena-games = How many games.
help-jobs = How many processes play.
help-ray = Play on a Ray cluster: its address, `auto` for the one running here, or nothing to start one on this machine (needs the extra `ray`).
help-nodes = How many positions a bot may look at for a move.
help-arena-keep = A folder for the results and the records; the same command continues there after a stop.
cli-tuning = Tuning
cli-column-figure = Figure
cli-column-before = Now
cli-column-found = Found
cli-tune-numbers = Steps, setups, jobs and nodes must be whole numbers of 1 or more, seats 2 or more, games to check 0 or more.
cli-tune-unknown = There is no figure { $name }; choose from: { $known }.
cli-tune-again = { $steps ->
    [one] { $steps } step was done before.
   *[other] { $steps } steps were done before.
}
cli-tune-toml = If the arena shows them to be better, this line belongs under [seats] in { $file }:
help-tune = Find better figures for a title’s valuation by letting the steady bot play against itself.
help-tune-figures = The figures to tune, separated by commas; otherwise all of them.
help-tune-steps = How many steps: each moves all figures a little towards the players that were better.
help-tune-setups = How many setups are played in a step, each with other figures and from every seat.
help-tune-check = How many games to play at the end with the figures found against the present ones.
cli-train-title = There is nothing to learn for { $title } yet: only rocket has a learned valuation.
cli-train-numbers = It takes { $least ->
        [one] { $least } game
       *[other] { $least } games
    } or more, 1 job or more, and as many seats as the game has.
cli-no-numpy = Training needs numpy: pip install railhead[train].
cli-trained = { $positions } positions; of the margins in games that it did not learn from, the network explains { $learned }%, the hand-made valuation { $hand }%.
help-train = Learn a valuation of Stephenson’s Rocket from games of the steady bot; needs the extra `train`.
help-train-games = How many games to learn from; every fifth is only used to check.
help-train-keep = A folder for the games; the same command continues there after a stop.

## The database of a server

cli-backed-up = { $file }: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } written.
cli-restored = { $file }: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } restored.
cli-database-verified = All right: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $entries ->
        [one] 1 entry.
       *[other] { $entries } entries.
    }
cli-admin-done = Done: { $deed } { $name }
help-backup = Write everything a server keeps to a file.
help-restore = Restore a backup into an empty database.
help-admin = Run a server: grant or revoke admin rights, ban or unban, close a game, replace an absent player with a bot.
help-db = The database: an SQLite file or postgresql://...; by default the one `railhead serve` uses.
help-admin-deed = grant, revoke, ban, unban: a person. close, replace: a game.
help-admin-name = The login (of a guest: the id), or the id of the game.
help-admin-seat = replace: the seat, counted from 1; can be given more than once.
help-admin-bot = replace: the level of the bot. The strongest one by default.

## Data sets

cli-exported = { $file }: { $rows ->
        [one] 1 decision
       *[other] { $rows } decisions
    } written.
cli-no-pyarrow = Parquet needs pyarrow: pip install railhead[data].
cli-parquet-out = Name the Parquet file with --out.
help-export = Write records as a data set: each decision with its position, the legal actions, the choice and the result.
help-format = jsonl, or parquet (needs the extra `data`).

### What every title says.

seat-name = { $seat }
part-count = { $name }: { $count }
seat-unnamed = Player { $number }
value = { $value }

## Reasons against an action

refusal-not-asked = It is not your decision: { $asked } is to act.
refusal-not-now = You cannot { $action } now.
refusal-game-is-over = The game is over.
refusal-unreadable = This action cannot be read: { $detail }.
refusal-no-such-seat = There is no seat { $seat }: seats are numbered from 0, and this game has { $seats ->
        [one] 1 seat.
       *[other] { $seats } seats.
    }

## Faults of a record

refusal-not-json = Line { NUMBER($line, useGrouping: 0) } is not a JSON object.
refusal-no-header = The file does not begin with the header line of a record. { $detail }
refusal-other-format = The record has format { $format }; this program reads format 1.
refusal-not-an-entry = Line { NUMBER($line, useGrouping: 0) } is neither an action nor a rewind: { $detail }.
refusal-number-gap = Line { NUMBER($line, useGrouping: 0) } has number { NUMBER($found, useGrouping: 0) }, but { NUMBER($expected, useGrouping: 0) } comes next: entries are numbered without gaps.
refusal-no-such-entry = { $last ->
        [0] There is no entry { NUMBER($entry, useGrouping: 0) }: the record is still empty.
       *[other] There is no entry { NUMBER($entry, useGrouping: 0) }; the last one is { NUMBER($last, useGrouping: 0) }.
    }
refusal-digest-differs = The position after entry { NUMBER($entry, useGrouping: 0) } has digest { $found }, but the record says { $expected }.
refusal-not-text = The file is not UTF-8 text.

## Titles, versions, options

refusal-unknown-title = There is no title “{ $title }”. The titles are { $known }.
refusal-unknown-version = “{ $title }” has no rules version “{ $version }”; a record names them like “{ $title }/1”.
refusal-bad-seats = This title is for { $least } to { $most } players, not { $seats }.
refusal-unknown-option = This title has no option “{ $option }”.
refusal-bad-option = “{ $value }” is not a valid value of “{ $option }”; choose from: { $allowed }.

## Logs of 18xx.games

import-entry-refused = Entry { NUMBER($entry, useGrouping: 0) } ({ $kind }) cannot be played.
refusal-not-an-export = The file is not a game exported from 18xx.games. { $detail }
refusal-other-game = “{ $title }” is not one of the titles of this program.
refusal-unsupported-rule = The game was played with the option “{ $option }”, which is not supported.
refusal-bad-players = This title is not for { $count ->
        [one] { $count } player.
       *[other] { $count } players.
    }
refusal-unknown-entry = The entry “{ $kind }” cannot be read: { $detail }
refusal-wrong-entity = It is not { $entity }’s turn; it is { $asked }’s.
refusal-income-differs = The log says { $recorded }, but these routes earn { $ours }.
refusal-game-is-finished = The game was already over before this entry ({ $kind }).
hex-place = { HEX($hex) }

ask-nobody = The game is over.

## Kinds of action: “You cannot … now”

action-pass = pass

### Words of the browser.

app-name = Railhead

# client

## Pages

home = Home
home-heading = Railway board games, ready to play
home-about = Play against bots, on one screen, or invite friends with a link. No account needed.
home-titles = Games
title-players =
    { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] { $least }–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
play-bots = Play against bots
home-options = Players and options
play-screen = On one screen
play-link = Invite by link
my-games = My games
home-your-turn = Your turn
home-asked = Invitations and offers
home-running = In progress
home-finished = Finished
home-all-finished = All my games
home-lessons = Continue learning
home-new = New game
game-invited = You are invited
game-closed = Closed
game-analysis = Analysis
import-choose = Choose a file
import-busy = Replaying the game…
import-failed = This file could not be imported. Railhead reads its own records (.jsonl) and games exported from 18xx.games (.json) of 18Magyarország and 1862.
not-found = There is nothing here
not-found-about = This address leads nowhere. It may be mistyped, or what was here is gone.
pace-any = Live or by turns
game-open = Waiting for players
game-expired = Closed: nobody joined in time
game-left = Closed: the host left
game-seat-offered = A seat is offered to you
game-over = The game is over
game-unreadable = This game cannot be opened
game-your-turn = Your turn
game-waits = { $name } to move
seat-open-short = Seat { $number } open
about = About Railhead
about-rocket = Stephenson’s Rocket by Reiner Knizia; Grail Games (earlier editions: Pegasus, Rio Grande Games).
about-mag = 18Magyarország by Leonhard “Lonny” Orgler; Lonny Games.
about-e1862 = 1862: Railway Mania in the Eastern Counties by Mike Hutton; GMT Games.
language = Language
theme = Light or dark
yes = yes
no = no
fault-page = Something went wrong on this page
fault-offline = The server cannot be reached. Nothing has changed; try again in a moment.
fault-server = The server answered with an error ({ $status }). Nothing has changed.

## New game

guest-name = Guest
seat-bot = Bot
seat-here = At the table
bot-name = Bot { $number }
start = Start game

## Table

now = Now
players = Players
company-in-focus = Company now acting
player-first = First player
player-turn = to move
waiting-turn = Waiting for { $name }
out-about = You can watch or leave this page: the others play on, and the result will appear in My games.
confirm = Confirm
cancel = Back
undo = Undo
redo = Redo
offline = No connection. Trying again…
news = What happened
log = Log
log-go = Show the position after move { $n }
record-download = Download record
history = History
history-first = To the beginning
history-back = One move back
history-forth = One move forward
history-round-back = One round back
history-round-forth = One round forward
history-last = Back to now
playback = { $count ->
        [one] Replaying the others’ moves: 1 to go
       *[other] Replaying the others’ moves: { $count } to go
    }
playback-skip = Skip to now
playback-pause = Pause
playback-on = Resume
playback-step = Next move
undo-told = { $name } undid moves: the game is back at move { $n }.
history-at = The position after move { $n }
result = Result
result-winners =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
menu-where = Choose a highlighted space
menu-none = Not possible now – open to see why
menu-next = Now choose a highlighted space
menu-as-list =
    { $count ->
        [one] As a list (1 choice)
       *[other] As a list ({ $count } choices)
    }
number-label = Number
number-less = Less
number-more = More
number-range = { $least } to { $most }
tile-label = Tile { $tile }
tile-on-cell = Tile { $tile } on { HEX($cell) }
cost = { MONEY($amount) }
tile-turn = Rotate
routes-proven = The first is proven to be the best.
routes-unproven = The first is the best found. There may be a better one.
routes-draw = Or draw them yourself: choose a train.
routes-drawing = Tap the hexes in order; tap the last one again to remove it.
box-name = { $row }, { $column }
routes-erase = Redraw this route
income-after = would run for { $then } (now { $now })
income-best = Could run for { $then } (now { $now })
box-choose = Choose: { $what }
tabs = Tables, log and chat
pane-edge = Edge between two parts of the table
skip = Skip to the content

## Around the table

open-games = Open games
import = Import a game
archive = Archive
archive-all = All games
archive-none = No games found
archive-more = Show more
rules = Rules
import-about = A Railhead record, or a game exported from 18xx.games (18Mag, 1862)
help = Help and settings
close = Close
speed-slow = slow
speed-usual = normal
speed-quick = fast
chat = Chat
chat-empty = No messages yet.
chat-say = Say something
chat-send = Send
note = Private note
branch = Continue from here
branch-about = A game of your own in which you play every seat; this one stays as it is.
branch-origin = Back to the original game
undo-ask = Ask to undo
wish = { $name } would like to go back to move { $n }.
wish-agree = Agree
wish-refuse = Refuse
wish-waits = Waiting for the others to answer.
rematch = Play again
rematch-lot = Play again, new seats
rematch-waits = Somebody would like to play again. The table is waiting for you.
rematch-join = Join
rematch-origin = Back to the previous game
bot-for = { $name } (bot)
analysis-of = Your own copy of a game played by { LIST($names) }.
watching = You are watching.
seat-lent = A bot is playing for you.
seat-lent-own = Bots are playing these seats for you.
seat-back = Take my seat back
seat-back-as = Play as { $name } myself
seat-mine = My seat
seat-against-bots = Play on against bots
absent = { $name } has not moved for a long time.
absent-replace = Let a bot play until they are back
absent-vote = { $name } has not moved for a long time. Let a bot play until they are back?
seat-offer = Offer my seat
seat-offered-waits = You have offered your seat to { $login }. It stays yours until they take it.
seat-offer-withdraw = Withdraw the offer
seat-offered-you = { $name } offers you this seat.
seat-offered-you-running = { $name } offers you this seat. You would play on from where the game is now.
seat-take = Take the seat

## Waiting room

pace = Pace
pace-live = Live: everyone is at the table
pace-slow = By turns, no rush
join-seat = Take seat { $number }
table-gone = This table has been cancelled.
invited-decline = No, thank you
invited-look = Look at the table
chat-listen = Players at the table can write here.
chat-call = Mention somebody
chat-unread = { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
chat-named = { $count ->
        [one] 1 new message, addressed to you
       *[other] { $count } new messages, one of them addressed to you
    }

## Account

account = Account
theme-auto = system
theme-light = light
theme-dark = dark
people = Other players
blocked = blocked

## Board

board-label = Board
board-help = Arrow keys go from one highlighted space to the next, Enter chooses, Escape goes back, R rotates a tile, plus and minus zoom, 0 shows everything.
board-words = In words
cell = Place
cell-contents = What is there
cell-pieces = Pieces
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
rule-paragraph = § { $rule }
layers = Layers
layer-names = Names
layer-original = Original names
layer-land = Geography
layer-parted = Colours easy to tell apart
layer-numbers = Tile numbers
layer-coordinates = Coordinates
layer-start = Starting map
layer-start-shown = The map before the first move

# bots

bot-random = Random
bot-random-about = Plays a random legal move.
bot-novice = Novice
bot-novice-about = A careful beginner: takes what is worth most right now.
bot-steady = Steady
bot-steady-about = Knows what things are worth and plans its whole turn.
bot-master = Master
bot-master-about = Tries out its best moves by playing the next turns in its head.
refusal-no-such-level = There is no bot called { $bot } for this title; choose from: { $known }.

## Hexes without a name of their own, by the nearest place

hex-near = { $steps ->
        [one] the hex { $way } of { $name }
       *[other] the hex { $steps } steps { $way } of { $name }
    }
compass-e = east
compass-se = south-east
compass-s = south
compass-sw = south-west
compass-w = west
compass-nw = north-west
compass-n = north
compass-ne = north-east

## Learn

learn = Learn
learn-progress = { $done } of { $of } lessons done
lesson-continue = Continue

legend-values = { $values }: what it is worth from phase to phase; the marked one counts now.

coach = What would you do?

## Standing orders

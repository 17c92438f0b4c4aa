### Words of the browser.

app-name = Railhead
language-en = English
language-ru = Русский
language-ja = 日本語

# client

## Pages

home = Home
home-heading = Railway board games, ready to play
home-about = Against bots, on one screen, or with friends by a link. No account needed.
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
play-screen = On one screen
play-link = Invite by link
my-games = My games
game-open = Waiting for players
game-over = The game is over
game-your-turn = Your turn
game-waits = { $name } to move
seat-open-short = Seat { $number } open
about = About Railhead
about-what = Railhead is a place to play, learn and study railway board games. All rules are checked, every game can be replayed move by move.
about-unofficial = An unofficial, free program by people who like these games. The games belong to their authors and publishers; please buy the originals.
about-rocket = Stephenson’s Rocket by Reiner Knizia; Grail Games, before that Pegasus and Rio Grande Games.
about-mag = 18Magyarország by Lonny Orgler; Lonny Games.
about-e1862 = 1862: Railway Mania in the Eastern Counties by Mike Hutton; GMT Games.
language = Language
theme = Light or dark
yes = yes
no = no
fault-page = Something went wrong on this page
fault-offline = The server cannot be reached. Nothing has changed; try again in a moment.
fault-server = The server answered with an error ({ $status }). Nothing has changed.

## New game

new-game = New game
new-mode = Who plays
new-mode-bots = You against the program. The game begins at once.
new-mode-screen = Everybody plays on this screen, one after the other.
new-mode-link = You get a link to send. The game begins when every seat is taken.
new-count = Number of players
new-options = Options
new-create = Create table
new-start = Start game
guest-name = Guest
seat-kind = Seat { $number }
seat-kind-me = Here
seat-kind-bot = Bot
seat-kind-open = By link
seat-name-label = Name of player { $number }
seat-bot = Bot
seat-here = At the table
seat-open = Open seat
bot-name = Bot { $number }
waiting-for =
    { $count ->
        [0] Everybody is here.
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
waiting-link = Send this link to the others
copy = Copy
copied = Copied
your-name = Your name
join = Take a seat
start = Start game

## Table

now = Now
players = Players
player-first = First player
player-turn = on turn
waiting-turn = Waiting for { $name }
confirm = Confirm
cancel = Back
undo = Undo
redo = Redo
offline = No connection. Trying again…
news = What has happened
log = Log
log-go = Show the position after move { $n }
record-download = Download record
history = History
history-first = To the beginning
history-back = One move back
history-forth = One move on
history-last = Back to the present
history-at = The position after move { $n }
result = Result
result-winners =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
menu-where = Choose one of the lit places
menu-next = Now choose one of the lit places
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
tile-turn = Turn
routes-proven = The first is proven to be the best.
box-choose = Choose

## Board

board-label = Board
board-help = Arrow keys go from one lit place to the next, Enter chooses, Escape goes back, R turns a tile, plus and minus zoom, 0 shows everything.
board-words = In words
cell = Place
cell-contents = What is there
cell-pieces = Pieces
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
layers = Layers
layer-names = Names
layer-numbers = Tile numbers

# bots

bot-random = Random
bot-random-about = Plays any legal action, without a thought.
bot-novice = Novice
bot-novice-about = A careful beginner: takes what counts now.
bot-steady = Steady
bot-steady-about = Knows what things are worth and plans its whole turn.
refusal-no-such-level = There is no bot called { $bot } for this title; there are: { $known }.

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
link-incomplete = This link is incomplete. Copy the whole address from the e-mail, or ask for a new link in your account.
archive-map = Map
archive-maps = All maps
archive-since = From
archive-until = to
archive-mine = Only my games
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
about-what = Railhead is a place to play, learn and study railway board games. Every rule is enforced, and every game can be replayed move by move.
about-unofficial = An unofficial, free program by people who love these games. The games belong to their authors and publishers; please buy the originals.
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
routes-drawing = Tap the hexes in order; tap the last one again to take it back.
box-name = { $row }, { $column }
routes-erase = Redraw this route
income-after = Would run for { $then } (now { $now })
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
archive-player = Player’s name
archive-none = No games found
archive-more = Show more
rules = Rules
rules-of = Rules of { $title }
new-seating = Seats
new-seating-lot = Draw the seats by lot
new-seating-fixed = The seats as listed here
waiting-lot = The seats are drawn by lot when the game starts.
import-about = A record of Railhead, or an export of 18xx.games (18Mag, 1862)
archive-status = In progress or finished
archive-any = All games, in progress or finished
archive-running = In progress
archive-over = Finished
new-slow = Play by turns: no rush, with optional e-mail when it’s your turn
help = Help and settings
close = Close
shortcuts = Keyboard
key-arrows = From one highlighted space to the next
key-enter = Choose, confirm
key-escape = One step back
key-turn = Rotate the tile
key-zoom = Zoom in, zoom out, show everything
key-history = One move back, one move forward
key-rounds = One round back, one round forward
key-undo = Undo
key-compact = Compact tables
key-tabs = Open the table with that number
key-arrange = More board, both, more tables
key-run = Run for the most
key-pass = Pass, or finish this step
key-help = This page
setting-compact = Compact tables
setting-hints = Show a short hint under each question
setting-asks-all = Also ask questions that nearly always have the same answer (scrapping trains)
setting-pace = Speed at which other players’ moves are shown
speed-slow = slow
speed-usual = normal
speed-quick = fast
setting-sound = Soft chime when it’s my turn
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
bot-for = { $name } (bot)
analysis-of = Your own copy of a game: { LIST($names) }.
watching = You are watching.
seat-lent = A bot is playing for you.
seat-lent-own = Bots are playing these seats for you.
seat-back = Take my seat back
seat-back-as = Play { $name } myself
seat-mine = My seat
seat-mine-about = If you have to leave, a bot can play for you until you come back, or somebody else can take your seat for good.
seat-which = Which seat
seat-give-bot = Let a bot play for me
seat-give-open = Give up my seat
seat-against-bots = Play on against bots
seat-against-bots-about = Choose whose side you take; bots play all the others from here on.
seat-play-as = Play as
absent = { $name } has not moved for a long time.
absent-replace = Let a bot play until they are back
absent-vote = { $name } has not moved for a long time. Let a bot play until they are back?
seat-offer-to = Or offer it to somebody by login
seat-offer-to-waiting = Offer my seat to somebody by login
seat-offer = Offer my seat
seat-offered-waits = You have offered your seat. You keep it until they take it.
seat-offer-withdraw = Withdraw the offer
seat-offered-you = { $name } offers you this seat.
seat-offered-you-running = { $name } offers you this seat. You would play on from where the game is now.
seat-take = Take the seat
seat-offered-short = offered to somebody

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
setting-alert = Browser notification when it’s my turn (while Railhead is open in a tab)
people = Other players
blocked = blocked
block = Block
profile-rating = Rating
new-rated = Rated game: the result counts for everyone’s rating
new-rated-account = Rated game (you need an account for this)
terms-rated = Rated: by taking a seat you agree to this. No bots, one seat each.
about-licence = The program is free under the MIT licence; its source, with the licences of everything it uses, comes with it.
about-version = Version { $version }

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
learn-about = Short lessons on the real board: read a sentence or two, make a move, see what it does. Anything legal may be tried and undone.
learn-all = All lessons
learn-done = done
learn-progress = { $done } of { $of } lessons done
learn-minutes = { $minutes } min
lesson-you = Clara (you)
lesson-anna = Anna
lesson-ben = Ben
lesson-step = Step { $step } of { $of }
lesson-continue = Continue
lesson-undo = Undo and try again
lesson-show = Show me
lesson-miss = That is legal, but it is not what this step is about. Undo it and try again.
lesson-part-done = Done. Another position follows.
lesson-learned = What you have learned
lesson-rules = In the rules:
lesson-next = Next: { $name }
lesson-again = Start this lesson again

rules-contents = Contents
rules-terms = Terms
rules-search = Search the rules of all games
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } place
   *[other] { $count } places
    }
rules-rulings-about = Where the rulebook leaves a question open, this is how it is played here.
legend-values = { $values }: what it is worth from phase to phase; the marked one counts now.

coach = What would you do?
coach-setting = Coach: asks before a move that looks like a mistake
coach-thinks = The coach is thinking …
coach-says = The coach would do this:
coach-do = Do this
coach-close = I’ll decide myself
coach-quiet = No other move looks better.
coach-asks = Are you sure?
coach-anyway = Do it anyway
coach-other = Choose something else
learn-first-game = Play a first game with the coach

## Standing orders
orders = My orders
orders-about = Only you see them. They stop by themselves when the situation changes.
orders-none = You have given no orders here.
orders-give = Let this be done for you
orders-set = Give this order
orders-which = Order
orders-cancel = Cancel
orders-remove = Remove
orders-on = in force
orders-off = stopped: { $why }
orders-prepare = Play my reply if it comes to this
orders-prepare-about = On the analysis board: one move of the player in turn, then yours. In slow games only.
orders-prepared = Your reply is prepared.

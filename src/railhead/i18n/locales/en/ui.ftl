### Words of the browser.

app-name = Railhead

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
home-options = Players and options
play-screen = On one screen
play-link = Invite by link
my-games = My games
game-open = Waiting for players
game-over = The game is over
game-unreadable = It cannot be opened
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
company-in-focus = The company that acts
player-first = First player
player-turn = on turn
waiting-turn = Waiting for { $name }
out-about = You can watch, or leave this page: the others play on, and the result will be among your games.
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
history-round-back = One round back
history-round-forth = One round on
history-last = Back to the present
playback = { $count ->
        [one] What the others did: { $count } move to come
       *[other] What the others did: { $count } moves to come
    }
playback-skip = Skip to now
history-at = The position after move { $n }
result = Result
result-winners =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
menu-where = Choose one of the lit places
menu-none = Not possible now; open it to see why
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
cost = { MONEY($amount) }
tile-turn = Turn
routes-proven = The first is proven to be the best.
routes-unproven = The first is the best found. A better one may exist.
routes-draw = Or draw them yourself: choose a train.
routes-drawing = Touch one hex after the other; the last one again takes it back.
box-choose = Choose: { $what }
tabs = Tables, log and chat
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
new-listed = Show this table in the list of open games
import-about = A record of Railhead, or an export of 18xx.games (18Mag, 1862)
archive-status = Running or over
archive-any = Running and over
archive-running = Running
archive-over = Over
new-slow = A slow table: a move now and then, with mails on one’s turn for who wants them
help = Help and settings
close = Close
shortcuts = Keyboard
key-arrows = From one lit place to the next
key-enter = Choose, confirm
key-escape = One step back
key-turn = Turn the tile
key-zoom = Zoom in, zoom out, everything
key-history = One move back, one move on
key-rounds = One round back, one round on
key-undo = Undo
key-compact = Compact tables
key-help = This page
setting-compact = Compact tables
setting-hints = A word of help under each question
setting-sound = A soft bell on my turn
chat = Chat
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
note = My note, seen by nobody else
branch = Play on from here
branch-about = A game of your own for all seats; this one stays as it is.
branch-origin = Back to the original game
undo-ask = Ask to undo
wish = { $name } would like to go back to move { $n }.
wish-agree = Agree
wish-refuse = Refuse
wish-waits = Waiting for the others’ answer.
rematch = Play again

## Account

account = You
account-make = Make an account
account-why = With an account you find your games again on other devices. Your name and your games stay.
account-made = Your account is ready.
account-saved = Saved.
account-in = You are logged in.
account-out = You are logged out.
account-login = You are logged in as { $login }.
log-in = Log in
log-out = Log out
login = Login
password = Password
save = Save
settings = Settings
theme-auto = as the system has it
theme-light = light
theme-dark = dark
setting-strong = Stronger colours and lines
setting-alert = A notice from the browser on my turn, while Railhead is open in a tab
alert-refused = The browser does not allow notices from this site. Allow them in its settings, then try again.
setting-mail = A mail on my turn at slow tables
setting-mail-first = First give an e-mail address below and confirm it.
password-fresh = New password (at least 8 characters)
password-old = Present password
password-change = Change password
password-change-about = Every other browser is logged out, and all tokens for programs are revoked.
password-changed = Your password is changed.
password-forgotten = Forgotten your password?
password-forgotten-about = A link to set a new one is sent to your confirmed address.
password-forgotten-send = Send link
password-forgotten-sent = If an account has this confirmed address, the link is on its way.
password-reset = Set a new password
password-reset-done = Your new password counts from now on. Log in with it.
email = E-mail address
email-optional = E-mail address (optional, for a forgotten password)
email-about = For a forgotten password, and for mails on your turn if you want them. Nobody else sees it.
email-verified = confirmed
email-open = not confirmed yet: open the link in the mail
email-new = { $email }: not confirmed yet. Until you open the link in the mail, the old address counts.
email-sent = A mail with a link is on its way. The address counts once you have opened it.
email-verify = Confirm your address
email-verified-now = Your address is confirmed.
sessions = Where you are logged in
sessions-about = Log out of browsers that you do not use any more.
sessions-here = this one
sessions-unknown = A browser
log-out-everywhere = Log out everywhere, here too
tokens = Tokens for programs
tokens-about = With a token your own program can play or read games in your name. It cannot change your account. Keep it as you keep your password.
tokens-none = No tokens yet.
token-label = What it is for
token-scope = What it may do
token-scope-play = Play and read games
token-scope-read = Only read games
token-make = Make a token
token-once = Copy it now: it is not shown again.
token-revoke = Revoke
people = Other players
people-about = Whom you block cannot join your tables. A report goes to those who run this server.
people-none = You have not played with anybody yet.
blocked = blocked
block = Block
unblock = Unblock
report = Report
report-about = Report { $name }
report-why = Say what happened, and where. Only those who run this server read it.
report-text = What happened
report-send = Send report
report-sent = Thank you, the report is sent.
leave = Delete me
leave-about = Your name, address, settings and notes are deleted for good, and nobody can log in as you. What you wrote in chats goes too. Your games stay for the others, with a dash instead of your name.
leave-sure = I understand that this cannot be undone.
leave-now = Delete me for good
leave-done = You are deleted. Come back whenever you like.

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
rule-paragraph = § { $rule }
layers = Layers
layer-names = Names
layer-numbers = Tile numbers
layer-coordinates = Coordinates
layer-start = Starting map
layer-start-shown = The map before the first move

# bots

bot-random = Random
bot-random-about = Plays any legal action, without a thought.
bot-novice = Novice
bot-novice-about = A careful beginner: takes what counts now.
bot-steady = Steady
bot-steady-about = Knows what things are worth and plans its whole turn.
bot-master = Master
bot-master-about = Tries out its best moves by playing the next turns in its head.
refusal-no-such-level = There is no bot called { $bot } for this title; there are: { $known }.

# server

refusal-not-signed-in = Give your name first.
refusal-not-allowed = You may not do that here.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-game = This game does not exist, or it is not open to you.
refusal-not-your-seat = Somebody else sits there.
refusal-seat-taken = There is no open seat there any more.
refusal-already-started = The game has begun already.
refusal-not-started = The game has not begun yet.
refusal-seats-still-open = The game begins when every seat is taken.
refusal-only-for-records = This choice is for imported games only: { $option }.
refusal-no-such-bot = There is no bot called “{ $bot }”.
refusal-stale = The game has gone on in the meantime. Look at the new position and choose again.
refusal-nothing-to-take-back = This cannot be taken back.
refusal-game-closed = This game has been closed.
refusal-game-unreadable = This game cannot be opened: what is stored of it does not fit the rules it was played by. Nothing has been changed; please tell whoever runs this server.
refusal-not-over = That is possible only when the game is over.
refusal-no-wish = Nobody is asking you to take back now.
refusal-no-such-person = Nobody here is called “{ $login }”.
refusal-login-taken = The login “{ $login }” is taken. Choose another one.
refusal-email-taken = Another account uses this address.
refusal-already-account = You have an account already.
refusal-only-for-accounts = Make an account first.
refusal-wrong-password = Login and password do not fit together.
refusal-key-run-out = This link has been used or is too old. Ask for a new one.
refusal-no-mail = This server sends no mail. Ask whoever runs it.
refusal-too-many-tokens = You have { $most } tokens already. Delete one first.
refusal-not-for-tokens = A program’s token does not allow this. Do it in the browser.
refusal-mail-just-sent = A mail was sent to this address a short while ago. Look for it there, or try again in some minutes.
refusal-no-such-token = There is no such token.
refusal-no-such-session = You are not signed in there any more.
refusal-no-such-report = There is no such report, or it is settled.
refusal-bad-request = The request cannot be read: { $detail }.
refusal-too-large = That is too long.
refusal-too-many = Too many requests. Wait a minute and try again.
refusal-too-many-tables = You have made many new tables within the hour. You can make the next one in { $wait } seconds.
refusal-too-many-open-tables = { $most } of your tables are already waiting for players. Start or leave one of them first.
refusal-too-many-bot-tables = You are already playing at { $most } tables with bots. Finish one of them first.
refusal-too-many-imports = You have opened many imports and branches within the hour. You can open the next one in { $wait } seconds.
refusal-import-too-slow = This game could not be replayed within { $seconds } seconds.
refusal-too-many-sockets = Too many pages are open at the same time ({ $most }). Close one of them.
refusal-too-much-talk = You have said a lot in the last minute. You can go on in { $wait } seconds.
refusal-too-many-previews = You have asked for very many previews. You can go on in { $wait } seconds.
refusal-one-seat-each = You already sit at this table. At a table that is open to all, everybody takes one seat.
refusal-put-out = The player who made this table has taken you off it. You cannot join it again.
refusal-cross-origin = Another site’s page may not do that in your name.
refusal-server-fault = Something went wrong on the server. Try again; your game is safe.
mail-verify-subject = Railhead: confirm your address
mail-verify =
    Please open this link to confirm your address:

    { $link }

    If you did not ask for this, do nothing.
mail-address-subject = Railhead: another address for your account
mail-address =
    Somebody who knows the password of your account { $login } has given another e-mail address for it. It takes the place
    of this one as soon as the link sent there is opened.

    If it was not you, log in now, change your password and log out everywhere else.
mail-reset-subject = Railhead: a new password
mail-reset =
    Open this link within an hour to set a new password:

    { $link }

    If you did not ask for this, do nothing; your password stays as it is.
refusal-head-differs = The game’s own row says { $row } entries, but there are { $entries }.
refusal-no-backup = The file is no backup of Railhead, or it is cut off.
refusal-other-revision = The backup has schema { $found }; this program has { $expected }. Use the version that wrote it, then upgrade.
refusal-not-empty = A backup is brought back into an empty database only.
refusal-no-database = The database { $database } cannot be opened: { $detail }. If it is damaged, bring a backup back with railhead restore.
refusal-newer-database = The database { $database } was written by a newer version of Railhead (schema { $found }; this one knows { $expected }). Install the newer version again.
refusal-port-taken = { $address } cannot be listened on: { $detail }. Choose another port with --port.
refusal-served-already = { $database } is served already. Several servers need PostgreSQL: set RAILHEAD_DATABASE.
refusal-workers-need-postgresql = SQLite is served by one process. For { $workers } of them set RAILHEAD_DATABASE to a PostgreSQL database.
refusal-bad-setting = The settings are not right: { $detail }
mail-reminder-subject = Railhead: your table is waiting
mail-reminder =
    { $name }, your table has been waiting for you:

    { $link }

    If you have no time to go on, you can hand your seat to a bot or to somebody else there.
mail-turn-subject = Railhead: your turn
mail-turn =
    { $name }, it is your turn:

    { $link }

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

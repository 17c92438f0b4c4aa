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

new-game = New game
new-mode = Who plays
new-mode-bots = You against the program. The game begins at once.
new-mode-screen = Everyone plays on this screen, taking turns.
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
        [0] Everyone is here.
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

waiting-host = Everyone is here. Waiting for the host to start.
waiting-host-name = Everyone is here. Waiting for { $name } to start.
waiting-fixed = Everyone keeps the seat shown here.
terms = What you will play
terms-usual = { $count ->
        [one] 1 option as usual
       *[other] { $count } options as usual
    }
pace = Pace
pace-live = Live: everyone is at the table
pace-slow = By turns, no rush
access = Who can join
access-link = Anyone with the link
access-open = Everyone: listed among the open games
access-named = Only people invited by login
new-slow-no-mail = Play by turns: no rush
new-begins-host = Wait for me to start the game
join-seat = Take seat { $number }
seat-host = host
seat-to-bot = Give to a bot…
seat-free = Remove bot
seat-kick = Remove
seat-leave = Leave
table-cancel = Cancel this table
table-cancel-sure = The table disappears for everyone.
table-gone = This table has been cancelled.
invite = Invite
invite-code = Scan this with a phone’s camera
invite-network = This address works for everyone in your local network.
invite-only-here = This address works on this computer only. To let others join from your network, restart Railhead with: railhead serve --host 0.0.0.0
invite-login = By login, if they have an account here
invite-send = Invite
invite-sent = { $login } now sees this table among their games.
invited-you = You have been invited to this table.
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
account-make = Create an account
account-why = An account lets you open your games on other devices. Your name and games are kept.
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
theme-auto = system
theme-light = light
theme-dark = dark
setting-strong = Stronger colours and lines
setting-alert = Browser notification when it’s my turn (while Railhead is open in a tab)
alert-refused = The browser does not allow notifications from this site. Allow them in its settings, then try again.
setting-mail = E-mail me when it’s my turn at slow tables
setting-mail-first = First enter an e-mail address below and confirm it.
setting-mail-invitation = E-mail me when somebody invites me or offers me a seat
password-fresh = New password (at least 8 characters)
password-old = Current password
password-change = Change password
password-change-about = You are logged out of every other browser, and all tokens for programs are revoked.
password-changed = Your password has been changed.
password-forgotten = Forgot your password?
password-forgotten-about = We send a link to set a new one to your confirmed address.
password-forgotten-send = Send link
password-forgotten-sent = If an account has this confirmed address, the link is on its way.
password-reset = Set a new password
password-reset-done = Your new password is set. Log in with it.
email = E-mail address
email-optional = E-mail address (optional, for a forgotten password)
email-about = For a forgotten password, for invitations, and to tell you when it’s your turn if you want that. Nobody else sees it.
email-verified = confirmed
email-open = not confirmed yet: open the link we sent you
email-new = { $email }: not confirmed yet. Your old address stays active until you open the link we sent you.
email-sent = We have sent you a link. The address becomes active once you open it.
email-verify = Confirm your address
email-verified-now = Your address is confirmed.
sessions = Where you are logged in
sessions-about = Log out of browsers you no longer use.
sessions-here = this one
sessions-browser = { $browser } on { $system }
sessions-unknown = A browser
log-out-everywhere = Log out everywhere, including here
tokens = Tokens for programs
tokens-about = With a token, your own program can play or read games in your name. It cannot change your account. Keep it as safe as your password.
tokens-none = No tokens yet.
token-label = What it is for
token-scope = What it may do
token-scope-play = Play and read games
token-scope-read = Read games only
token-make = Create a token
token-once = Copy it now: it will not be shown again.
token-revoke = Revoke
people = Other players
people-about = Players you block cannot join your tables. Reports go to the people who run this server.
people-none = You have not played with anybody yet.
blocked = blocked
block = Block
unblock = Unblock
report = Report
report-about = Report { $name }
report-why = Say what happened, and where. Only the people who run this server read it.
report-text = What happened
report-send = Send report
report-sent = Thank you, your report has been sent.
leave = Delete my account
leave-about = Your name, address, settings and notes are deleted permanently, and nobody can log in as you. What you wrote in chats goes too. Your games stay for the others, with a dash instead of your name.
leave-sure = I understand that this cannot be undone.
leave-now = Delete my account permanently
leave-done = Your account has been deleted. You are welcome back any time.

## Profile

profile = Profile
profile-mine = My results
profile-public = Others can see this page; they see only games at open tables.
profile-private = Only you can see this page. You can show it to others under
profile-none = No finished games yet.
profile-results = Results
profile-games = Games
profile-wins = Wins
profile-places = Places
profile-score = Average result
profile-rating = Rating
profile-rating-about = Ratings come from rated games among people only. Everybody starts at 1500; a question mark means that a few more games are needed.
profile-opponents = Opponents
profile-ahead = Ahead
profile-behind = Behind
profile-latest = Latest games
setting-public = Show my results to others
export = Download all my data
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

# server

refusal-not-signed-in = Enter your name first.
refusal-not-allowed = You may not do that here.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-game = This game does not exist, or it is not open to you.
refusal-not-your-seat = Somebody else sits there.
refusal-seat-taken = This seat is no longer open.
refusal-already-started = The game has already begun.
refusal-not-started = The game has not begun yet.
refusal-seats-still-open = The game begins when every seat is taken.
refusal-seat-not-lent = You are already sitting there yourself.
refusal-not-absent = { $wait ->
        [0] The game is not waiting for this player.
       *[other] It is too early: give this player more time.
    }
refusal-rated-for-people = A rated game is for people with accounts: one seat each, no bots.
refusal-only-for-records = This option is for imported games only: { $option }.
refusal-no-such-bot = There is no bot called “{ $bot }”.
refusal-stale = The game has moved on. Look at the new position and choose again.
refusal-nothing-to-take-back = This cannot be undone.
refusal-game-closed = This game has been closed.
refusal-game-unreadable = This game cannot be opened: what is stored does not fit the rules it was played by. Nothing has been changed; please tell the people who run this server.
refusal-not-over = You can only do that once the game is over.
refusal-no-wish = Nobody is asking you for an undo right now.
refusal-no-such-person = Nobody here is called “{ $login }”.
refusal-login-taken = The login “{ $login }” is taken. Choose another one.
refusal-email-taken = Another account uses this address.
refusal-already-account = You already have an account.
refusal-only-for-accounts = Create an account first.
refusal-wrong-password = Wrong login or password.
refusal-key-run-out = This link has been used or has expired. Ask for a new one.
refusal-no-mail = This server does not send e-mail. Ask the people who run it.
refusal-too-many-tokens = You already have { $most ->
        [one] 1 token.
       *[other] { $most } tokens.
    } Revoke one first.
refusal-not-for-tokens = A token does not allow this. Do it in the browser.
refusal-mail-just-sent = We have just sent an e-mail to this address. Look for it there, or try again in a few minutes.
refusal-no-such-token = There is no such token.
refusal-no-such-session = You are no longer logged in there.
refusal-no-such-report = There is no such report, or it has been settled.
refusal-bad-field = { $field ->
        [login] A login has 2 to 30 characters: letters a–z, digits, dots, dashes and underscores. It begins with a letter or a digit.
        [name] A name has 1 to 40 characters, without line breaks or invisible ones.
        [password] A password has at least 8 characters.
        [new] The new password needs at least 8 characters.
        [old] Enter your current password.
        [email] This does not look like an e-mail address.
        [key] This link is incomplete. Copy the whole address from the e-mail.
        [text] Write something first, at most 2,000 characters.
       *[other] This entry is not valid.
    }
refusal-bad-request = The server could not understand what this page sent. Reload it and try again.
refusal-too-large = That is too large. Shorten the text or the file.
refusal-too-many = Too many requests. Wait a minute and try again.
refusal-too-many-tables = You have created many tables within the hour. You can create the next one in { $wait ->
        [one] 1 second.
       *[other] { $wait } seconds.
    }
refusal-too-many-open-tables = You already have { $most ->
        [one] 1 table
       *[other] { $most } tables
    } waiting for players. Start or leave one first.
refusal-too-many-bot-tables = You are already playing at { $most ->
        [one] 1 table
       *[other] { $most } tables
    } with bots. Finish one first.
refusal-too-many-imports = You have opened many imports and branches within the hour. You can open the next one in { $wait ->
        [one] 1 second.
       *[other] { $wait } seconds.
    }
refusal-import-too-slow = This game could not be replayed within { $seconds ->
        [one] 1 second.
       *[other] { $seconds } seconds.
    }
refusal-too-many-sockets = Too many pages are open at the same time ({ $most }). Close one of them.
refusal-too-much-talk = You have said a lot in the last minute. You can write again in { $wait ->
        [one] 1 second.
       *[other] { $wait } seconds.
    }
refusal-too-many-previews = You have asked for a great many previews. You can continue in { $wait ->
        [one] 1 second.
       *[other] { $wait } seconds.
    }
refusal-lesson-too-slow = The lesson takes too long to answer. Try again in a moment.
refusal-too-many-lessons = You are going through the lesson very fast. You can continue in { $wait ->
        [one] 1 second.
       *[other] { $wait } seconds.
    }
refusal-one-seat-each = You are already at this table. At an open table, everyone takes one seat.
refusal-kicked = You cannot come back to this table because its host removed you.
refusal-cross-origin = A page of another site may not do that in your name.
refusal-server-fault = Something went wrong on the server. Try again; your game is safe.
mail-verify-subject = Railhead: confirm your address
mail-verify =
    Please open this link to confirm your address:

    { $link }

    If you did not ask for this, do nothing.
mail-address-subject = Railhead: another address for your account
mail-address =
    Somebody who knows the password of your account { $login } has entered another e-mail address for it. It will replace
    this one as soon as the link sent there is opened.

    If it was not you, log in now, change your password and log out everywhere else.
mail-reset-subject = Railhead: a new password
mail-reset =
    Open this link within an hour to set a new password:

    { $link }

    If you did not ask for this, do nothing; your password stays the same.
refusal-head-differs = The game header says { $row ->
        [one] 1 entry
       *[other] { $row } entries
    }, but { $entries ->
        [one] 1 was
       *[other] { $entries } were
    } found.
refusal-no-backup = The file is not a Railhead backup, or it is incomplete.
refusal-other-revision = The backup has schema { $found }; this program has { $expected }. Use the version that wrote it, then upgrade.
refusal-not-empty = A backup can only be restored into an empty database.
refusal-no-database = The database { $database } cannot be opened: { $detail }. If it is damaged, restore a backup with railhead restore.
refusal-newer-database = The database { $database } was written by a newer version of Railhead (schema { $found }; this one knows { $expected }). Install the newer version again.
refusal-port-taken = The server cannot listen on { $address }: { $detail }. Choose another port with --port.
refusal-served-already = { $database } is already being served. Several servers need PostgreSQL: set RAILHEAD_DATABASE.
refusal-workers-need-postgresql = SQLite can be served by one process only, not { $workers }. For more, set RAILHEAD_DATABASE to a PostgreSQL database.
refusal-bad-setting = A setting is wrong: { $detail }
mail-expired-subject = Railhead: nobody joined your table
mail-expired =
    { $name }, nothing has happened at your table for a long time, so it has been closed:

    { $link }

    You can open a new one at any time.
mail-invitation-subject = Railhead: you are invited to a table
mail-invitation =
    { $name }, { $by } invites you to a table of { $title }:

    { $link }

    You can turn off these messages in your account.
mail-offer-subject = Railhead: a seat is offered to you
mail-offer =
    { $name }, { $by } offers you a seat in a game of { $title }:

    { $link }

    Take the seat there or decline it. You can turn off these messages in your account.
mail-reminder-subject = Railhead: your table is waiting
mail-reminder =
    { $name }, your table has been waiting for you:

    { $link }

    If you have no time to continue, you can hand your seat to a bot or to somebody else there.
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

## Learn

learn = Learn
learn-about = Short lessons on the real board: read a sentence or two, make a move, see what it does. Anything legal may be tried and undone.
learn-all = All lessons
learn-done = done
learn-progress = { $done } of { $of } lessons done
learn-minutes = { $minutes } min
lesson-you = You
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

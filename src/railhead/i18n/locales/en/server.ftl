### What the server says: reasons and mails. The page loads it when a reason is to be shown.

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
refusal-no-coach = There is no coach at this table: people play against each other, and a coach was not agreed on at the start.
refusal-only-for-records = This option is for imported games only: { $option }.
refusal-no-such-bot = There is no bot called “{ $bot }”.
refusal-stale = The game has moved on. Look at the new position and choose again.
refusal-nothing-to-take-back = This cannot be undone.
refusal-game-closed = This game has been closed.
refusal-game-unreadable = This game cannot be opened: what is stored does not fit the rules it was played by. Nothing has been changed; please tell the people who run this server.
refusal-not-over = You can only do that once the game is over.
refusal-no-wish = Nobody is asking you for an undo right now.
refusal-no-clocks = No clocks are running at this table.
refusal-no-such-zone = There is no time zone called { $zone }.
refusal-zone-changed-often = You have changed your time zone several times this week. You can change it again in a few days.
refusal-vacation-used-up = { $left ->
    [0] Your vacation days for this year are used up.
    [one] You have { $left } vacation day left this year.
   *[other] You have { $left } vacation days left this year.
}
refusal-no-such-person = Nobody here is called “{ $login }”.
refusal-login-taken = The login “{ $login }” is taken. Choose another one.
refusal-email-taken = Another account uses this address.
refusal-already-account = You already have an account.
refusal-only-for-accounts = Create an account first.
refusal-wrong-password = Wrong login or password.
refusal-key-run-out = This link has been used or has expired. Ask for a new one.
refusal-no-public-address = You cannot use this address: it must begin with https:// and be reachable from the whole Internet.
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
refusal-too-many-analyses = You have had many games analysed within the hour. You can have the next one analysed in { $wait ->
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
mail-offer-subject = Railhead: a seat is offered to you
mail-reminder-subject = Railhead: your table is waiting
mail-reminder =
    { $name }, your table has been waiting for you:

    { $link }

    If you have no time to continue, you can hand your seat to a bot or to somebody else there.
mail-turn-subject = Railhead: your turn
mail-over-subject = Railhead: a game is over
mail-wish-subject = Railhead: somebody asks to undo a move
mail-mention-subject = Railhead: you are mentioned in the chat
mail-alerts-subject = Railhead: { $count ->
        [one] 1 message
       *[other] { $count } messages
    } from your tables
mail-alerts =
    { $name }, here is what happened at your tables:

    { $lines }

    You choose in your account what we tell you by e-mail. To get no more e-mail about your tables:
    { $stop }
push-turn = It’s your turn.
push-over = The game is over.
push-wish = { $by } asks to undo a move.
push-mention = { $by } mentions you in the chat.
push-offer = { $by } offers you a seat.
push-invitation = { $by } invites you to a table.

## Standing orders
order-off-undone = Moves were undone.
order-off-seat = The seat is no longer yours.
order-off-illegal = What you ordered is not allowed now.
order-off-over = The game is over.
order-off-otherwise = Something else was played.
order-done-replied = Done: your reply was played.
order-reply = If { $seat } plays what you prepared, play my prepared reply.
refusal-no-such-order = This order cannot be given now.
refusal-nothing-to-repeat = There is nothing to repeat yet: the company has not run or paid out under you.
refusal-too-many-orders = You have { $most ->
        [one] 1 order
       *[other] { $most } orders
    } at this table; cancel one first.
refusal-only-slow = Replies can be prepared in slow games only.
refusal-no-reply = In your own copy of the game, begin where the game stands now: play one move for the player to move, then one of your own.

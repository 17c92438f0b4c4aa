"""The tables. Games are kept for ever: entries are only ever added, and `(game, n)` is the one lock of play.

JSON stands in text columns as the program wrote it. Times are seconds since 1970; `changed` and the time of an entry
are milliseconds.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
)

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    #: an account has a login and a password, a guest has neither
    Column("login", Text, unique=True),
    Column("password", Text),
    #: the address that counts: its owner has followed the mailed link
    Column("email", Text, unique=True),
    #: an address whose link was not followed yet; anybody may have written it there
    Column("new_email", Text),
    Column("choices", Text, nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("deleted", BigInteger),
    #: the time zone by which nights and weekends are theirs
    Column("zone", Text),
)

#: when somebody is away: their clocks stand in slow games; milliseconds
vacation = Table(
    "vacation",
    metadata,
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("from_", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "from_"),
)

#: browsers (`session`), programs (`token`), and links sent by mail (`verify`, `reset`): only the hash is kept
key = Table(
    "key",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    #: of a token: what a program may do with it
    Column("scope", Text),
    Index("key_of_person", "person", "kind"),
)

game = Table(
    "game",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("options", Text, nullable=False),
    #: the record's header, once the game has started
    Column("header", Text),
    Column("seed", Text),
    Column("status", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("access", Text, nullable=False),
    #: how seats are found when the game starts: `lot` or `fixed`
    Column("seating", Text, nullable=False, server_default="fixed"),
    #: `full`: the game begins when every seat is taken; `host`: when whoever made the table says so
    Column("begins", Text, nullable=False, server_default="host"),
    Column("creator", Text, ForeignKey("person.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    #: a copy of what the entries say, for lists
    Column("head", Integer, nullable=False),
    Column("asked", Integer),
    Column("result", Text),
    #: round and scores for lists, as JSON: a cache
    Column("gist", Text),
    #: where a branch or a rematch comes from
    Column("origin", Text),
    #: the game that was made to be played after this one by the same people
    Column("rematch", Text),
    #: whether its result counts for the ratings of those who sit down
    Column("rated", Boolean, nullable=False, server_default=false()),
    #: whether the coach may be asked although people play against each other
    Column("coach", Boolean, nullable=False, server_default=false()),
    #: the `changed` for which whoever is in turn was reminded by mail
    Column("reminded", BigInteger),
    #: rises with every change that others have to hear of: entries, seats, status, wishes
    Column("version", Integer, nullable=False, server_default="0"),
    #: why it was closed before it began: `expired` (nobody came) or `left` (whoever made it got up)
    Column("ending", Text),
    #: how it is played with clocks, and how they stand, as JSON; when somebody has to look at them again
    Column("clock", Text),
    Column("clocks", Text),
    Column("falls", BigInteger),
    Index("game_by_status", "status", "changed"),
    Index("game_by_creator", "creator"),
    Index("game_by_falls", "falls"),
)

seat = Table(
    "seat",
    metadata,
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("person.id")),
    Column("name", Text),
    Column("bot", Text),
    #: in a branch: whose name it is, as the seat itself belongs to who made the branch
    Column("named", Text),
    #: whose seat it is while a bot sits in for them
    Column("owner", Text),
    #: where its player sat before seats were drawn: with the seed this shows that the draw was fair
    Column("place", Integer),
    #: to whom it is offered: theirs once they say yes, and until then whose it was
    Column("offered", Text),
    PrimaryKeyConstraint("game", "seat"),
    Index("seat_of_person", "person"),
    Index("seat_named", "named"),
    Index("seat_of_owner", "owner"),
    Index("seat_offered", "offered"),
)

invited = Table(
    "invited",
    metadata,
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    PrimaryKeyConstraint("game", "person"),
)

#: who was kicked from a table does not come back to it
kicked = Table(
    "kicked",
    metadata,
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    PrimaryKeyConstraint("game", "person"),
)

entry = Table(
    "entry",
    metadata,
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    #: exactly one of the two
    Column("action", Text),
    Column("rewind", Integer),
    Column("digest", Text, nullable=False),
    #: the log of the entry as messages: a cache, made again by a replay
    Column("log", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    #: how the clocks stand after it, as JSON
    Column("clocks", Text),
    PrimaryKeyConstraint("game", "n"),
)

#: states now and then, so that a long game opens without a replay: a cache
snapshot = Table(
    "snapshot",
    metadata,
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "n"),
)

#: a wish to take back that the others at the table have to agree to; one at a time
wish = Table(
    "wish",
    metadata,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    #: the people who have agreed, as a JSON list
    Column("agreed", Text, nullable=False),
)

#: which seat asked in vain to take back, and after which entry: asked again there, nobody's clock runs for it
denied = Table(
    "denied",
    metadata,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("head", Integer, nullable=False),
)

#: somebody is waited for too long: the others agree, one by one, to let a bot sit in; one vote at a time
replacement = Table(
    "replacement",
    metadata,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    #: the vote is over when the game has gone on from here
    Column("head", Integer, nullable=False),
    #: the people who have agreed, as a JSON list
    Column("agreed", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "n"),
)

note = Table(
    "note",
    metadata,
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game", "person"),
)

#: what somebody lets be done for them at a table; secret to them
standing_order = Table(
    "standing_order",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, ForeignKey("game.id"), nullable=False),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    #: the order as JSON, and the last entry of the game when it was given
    Column("what", Text, nullable=False),
    Column("given", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    #: the last entry after which it was looked whether there is something to do
    Column("seen", Integer),
    #: why it is over, as a message in JSON; unset while it stands
    Column("off", Text),
    Index("order_of_game", "game", "person"),
)

#: what was found about a game that was gone over, or how far that is
analysis = Table(
    "analysis",
    metadata,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    #: who has asked for it
    Column("person", Text, ForeignKey("person.id")),
    Column("head", Integer, nullable=False),
    Column("state", Text, nullable=False),
    #: pieces of the work
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    #: when it was last heard of the work
    Column("at", BigInteger, nullable=False),
    #: as JSON
    Column("found", Text),
)

#: which lessons somebody has finished
lesson = Table(
    "lesson",
    metadata,
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("title", Text, nullable=False),
    Column("lesson", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "title", "lesson"),
)

block = Table(
    "block",
    metadata,
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("blocked", Text, ForeignKey("person.id"), nullable=False),
    PrimaryKeyConstraint("person", "blocked"),
)

report = Table(
    "report",
    metadata,
    Column("id", Text, primary_key=True),
    Column("by", Text, ForeignKey("person.id"), nullable=False),
    Column("about", Text, ForeignKey("person.id"), nullable=False),
    Column("game", Text, ForeignKey("game.id")),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger),
)

#: when a mail with a link was last sent to an address (as a hash): nobody is flooded with them
mailed = Table(
    "mailed",
    metadata,
    Column("address", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("address", "kind"),
)

#: what is to go out: alerts, and by which ways; `due` is when, and empty once it has gone
outbox = Table(
    "outbox",
    metadata,
    #: says what it is, so that the same thing goes once
    Column("id", Text, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("person", Text, ForeignKey("person.id")),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("tries", Integer, nullable=False),
    #: until then a process has it on its way
    Column("held", BigInteger),
    Index("outbox_due", "due"),
    Index("outbox_of_person", "person"),
)

#: browsers that show what somebody is told, also while no page is open
push = Table(
    "push",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    #: what the browser has given to encrypt with, as JSON
    Column("keys", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("push_of_person", "person"),
)

#: programs of people that are told by a request
hook = Table(
    "hook",
    metadata,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("url", Text, nullable=False),
    #: what the requests are signed with
    Column("key", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: keys of the server itself
secret = Table(
    "secret",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

"""Tables and games: making them, sitting down, playing, talking, looking back; what somebody has played."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from railhead.kernel.menu import Menu
from railhead.kernel.message import Message
from railhead.kernel.rules import OptionValue
from railhead.server.clocks import ClockRules
from railhead.server.names import Login, Name, TableName
from railhead.server.protocol import Action, Asked, Count, Seat, Text
from railhead.server.protocol.people import Person
from railhead.view.patch import Change
from railhead.view.scene import Result, Scene

#: live: all are there; slow: a move now and then, and those in turn get mails if they want them
Pace: TypeAlias = Literal["live", "slow"]
#: who may see and join: all, and it is listed; all who have the link; those named by login
Access: TypeAlias = Literal["open", "link", "named"]
#: seats are drawn when the game starts, or stay as the table was made
Seating: TypeAlias = Literal["lot", "fixed"]
#: nobody came for long; whoever made the table got up and nobody else sat there
Ending: TypeAlias = Literal["expired", "left"] | None


#: a game begins when every seat is taken, or when whoever made the table says so
Begins: TypeAlias = Literal["full", "host"]


class SeatSpec(Asked, frozen=True):
    """Who is to sit there: oneself (several seats on one screen, each with its own name), a bot, or whoever joins."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: str | None = None


class NewGame(Asked, frozen=True):
    """`start` begins at once where no seat is open. A seed is drawn where none is given.

    `seating`: the seats are drawn by lot when the game starts, or fixed as they are given here.
    """

    title: str
    seats: Annotated[tuple[SeatSpec, ...], Meta(min_length=1, max_length=32)]
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    start: bool = True
    name: TableName = ""
    pace: Pace = "live"
    access: Access = "link"
    seating: Seating = "lot"
    begins: Begins = "host"
    #: the result counts for the ratings of all who sit down: people with accounts, one seat each
    rated: bool = False
    #: the coach may be asked although people play against each other; never in a rated game
    coach: bool = False
    invite: Annotated[tuple[Login, ...], Meta(max_length=32)] = ()
    #: none: nobody's time is limited
    clock: ClockRules | None = None


class Join(Asked, frozen=True):
    """Take an open seat, any where none is named."""

    seat: Seat | None = None
    name: Name | None = None


class SeatBody(Asked, frozen=True):
    """One of the table's seats."""

    seat: Seat


class Invite(Asked, frozen=True):
    """Ask somebody to the table."""

    login: Login


class ToBot(Asked, frozen=True):
    """Let a bot have an open seat before the start; the weakest where no level is named."""

    seat: Seat
    bot: str | None = None


class Replace(Asked, frozen=True):
    """Whether a bot should sit in for somebody who is waited for too long."""

    seat: Seat
    agree: bool = True


class HandOver(Asked, frozen=True):
    """Give a seat away: to a bot, to whoever joins, or to the person of that login, who is asked first; until they say
    yes it stays one's own. An offer to nobody (no login) or to oneself takes it back."""

    seat: Seat
    to: Literal["bot", "person", "open"]
    bot: str | None = None
    login: Login | None = None


class SeatInfo(Struct, frozen=True):
    """`name` is None while the seat is open; `here` says whether its person has the table open.

    `place` is where its player sat before the seats were drawn. `owner` may come back: a bot sits in for them.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str | None = None
    person: str | None = None
    bot: str | None = None
    yours: bool = False
    here: bool = False
    place: int | None = None
    owner: str | None = None
    #: somebody else is asked whether they want it
    offered: bool = False
    #: who is asked, by login: only whoever offers the seat is told
    offered_to: str | None = None


#: closed: ended by those who run the server
GameStatus: TypeAlias = Literal["open", "running", "over", "closed"]


class Wish(Struct, frozen=True):
    """Somebody would like to take back to entry `to`; the seats that have agreed, and those still asked."""

    seat: int
    to: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]


class Replacement(Struct, frozen=True):
    """Shall a bot sit in for this seat? The seats that have agreed, and those still asked."""

    seat: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]


class Gist(Struct, frozen=True):
    """What lists show of a running game: the round, and a figure for each seat."""

    stage: Message
    scores: tuple[int | None, ...]


class ClocksInfo(Struct, frozen=True):
    """The clocks of a table at the moment this is sent: milliseconds left of each seat (less than none where time is up
    and nothing follows from it), and whose clocks run. `resting`: of these, who has night, weekend or vacation; that
    changes in `changes` milliseconds. `pausing`: who agrees to a pause. `away`: until when somebody is on vacation."""

    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    resting: tuple[int, ...] = ()
    changes: int | None = None
    paused: bool = False
    pausing: tuple[int, ...] = ()
    away: tuple[int | None, ...] = ()


class GameInfo(Struct, frozen=True):
    """A game as it stands in lists and at the head of its table. Times are seconds since 1970."""

    id: str
    title: str
    rules: str
    options: dict[str, OptionValue]
    status: GameStatus
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]
    created: int
    changed: int
    head: int
    asked: int | None = None
    #: since when the asked seat is waited for
    asked_since: int | None = None
    your_turn: bool = False
    creator: bool = False
    result: Result | None = None
    name: str = ""
    kind: Literal["play", "analysis", "lesson"] = "play"
    pace: Pace = "live"
    access: Access = "link"
    seating: Seating = "fixed"
    origin: str | None = None
    wish: Wish | None = None
    begins: Begins = "host"
    #: a seat of whoever made the table, where they have one
    host: int | None = None
    #: the game that is played after this one by the same people
    rematch: str | None = None
    rated: bool = False
    #: the coach may be asked here
    coach: bool = False
    #: one is asked to the table and has no seat yet
    invited: bool = False
    gist: Gist | None = None
    replacement: Replacement | None = None
    #: seats that are offered to one: `join` takes them, `leave` declines
    offered: tuple[int, ...] = ()
    #: why a table was closed before it began
    ending: Ending = None
    #: what is on the disk of it does not fit its rules; it can neither be shown nor played
    unreadable: bool = False
    #: how it is played with clocks, and how they stand, at the table itself
    clock: ClockRules | None = None
    clocks: ClocksInfo | None = None


class LogLine(Struct, frozen=True):
    """What entry n did; n = 0 is the set-up."""

    n: int
    seat: int | None
    messages: tuple[Message, ...]


class Position(Struct, frozen=True):
    """The game after entry n.

    `log` is the way that led there: the numbers of its lines are the steps of the history, undone entries left out.
    `menu` is there where n is the head and the asked seat is one of the viewer's. `undo` and `redo` are the entries a
    rewind by the viewer may name now; to `undo_asking` only with the consent of the others. `action` is what led there.
    """

    game: GameInfo
    n: int
    head: int
    scene: Scene
    log: tuple[LogLine, ...]
    yours: tuple[int, ...]
    asked: int | None = None
    menu: Menu | None = None
    undo: int | None = None
    undo_asking: int | None = None
    redo: int | None = None
    action: dict[str, object] | None = None


class ActBody(Asked, frozen=True):
    """Do this for that seat, in the position after entry `head`."""

    head: Count
    seat: Seat
    action: Action


class RewindBody(Asked, frozen=True):
    """Take back: go to the position after entry `to` (see `Position.undo`, `undo_asking` and `redo`)."""

    head: Count
    to: Count


class PreviewBody(Asked, frozen=True):
    head: Count
    seat: Seat
    action: Action


class AdviceBody(Asked, frozen=True):
    """What the coach would do for that seat, in the position after entry `head`."""

    head: Count
    seat: Seat


class Advice(Struct, frozen=True):
    """A move of the strongest bot: what it does, where chance has no part in it, and what speaks for it."""

    action: Action
    does: tuple[Message, ...]
    reasons: tuple[Message, ...]


class Doubt(Struct, frozen=True):
    """What would be lost by an action that looks like a gross mistake; nothing where it does not."""

    reasons: tuple[Message, ...]


class Entered(Struct, frozen=True):
    """The number of the entry that was made; None (with 202) where the others are asked first."""

    n: int | None


class Consent(Asked, frozen=True):
    """The answer to a wish to take back."""

    agree: bool


class Pause(Asked, frozen=True):
    """Whether the clocks should stand. It takes everybody to stop them, and one to let them go on."""

    agree: bool


class Say(Asked, frozen=True):
    text: Text


class ChatLine(Struct, frozen=True):
    n: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


class Note(Asked, frozen=True):
    """One's own note on a game; nobody else sees it."""

    text: Annotated[str, Meta(max_length=20_000)] = ""


class BranchAt(Asked, frozen=True):
    """Go another way from entry `at`, as an analysis game of one's own."""

    at: Count


class Archive(Struct, frozen=True):
    """Found games; `more` is what to give as `before` for the next ones."""

    games: tuple[GameInfo, ...]
    more: str | None = None


class Rating(Struct, frozen=True):
    """How strong somebody is believed to be at a title, give or take `doubt`, after `games` rated games."""

    points: int
    doubt: int
    games: int


class Played(Struct, frozen=True):
    """How one game ended for somebody."""

    title: str
    place: int
    seats: int
    score: int


class TitleRecord(Struct, frozen=True):
    """Somebody's finished games of a title: how many, how often which place, the mean figure at the end."""

    title: str
    games: int
    places: tuple[int, ...]
    score: int
    rating: Rating | None


class Opponent(Struct, frozen=True):
    """Somebody else, over all games together: how often one ended ahead of them, how often behind."""

    id: str
    name: str
    games: int
    ahead: int
    behind: int


class PersonProfile(Struct, frozen=True):
    """What somebody has played. `yours`: it is one's own, with games that others do not see."""

    id: str
    name: str
    public: bool
    yours: bool
    titles: tuple[TitleRecord, ...]
    opponents: tuple[Opponent, ...]
    games: tuple[GameInfo, ...]


class Line(Struct, frozen=True):
    """Something said at a table."""

    game: str
    text: str
    at: int


class Export(Struct, frozen=True):
    """Everything that is kept about oneself. Moves are in the records of the games (`/api/games/{game}/record`).

    `vacations`: from and until, in milliseconds. `orders`: game, the order, when it was given. `told_at`: where alerts
    go.
    """

    person: Person
    created: int
    games: tuple[GameInfo, ...]
    said: tuple[Line, ...]
    notes: dict[str, str]
    learned: tuple[str, ...]
    blocked: tuple[str, ...]
    reports: tuple[tuple[str, int], ...]
    keys: tuple[tuple[str, str, int], ...]
    zone: str | None
    vacations: tuple[tuple[int, int], ...]
    orders: tuple[tuple[str, str, int], ...]
    told_at: tuple[str, ...]


class ServerInfo(Struct, frozen=True):
    """The server itself. `address` is where others reach it, where that is known.

    `absent`: for each pace the seconds after which the others may let a bot sit in for whoever is waited for.
    """

    version: str
    mail: bool
    address: str | None
    absent: dict[str, int]


class Health(Struct, frozen=True):
    status: Literal["ok", "failing"]
    version: str


class Preview(Struct, frozen=True):
    """What the action would do: its log, and the way from the present scene to the one after it.

    `hidden` where chance would decide: nobody sees the draw beforehand.
    """

    head: int
    messages: tuple[Message, ...]
    patch: tuple[Change, ...]
    hidden: bool = False

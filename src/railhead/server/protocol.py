"""What goes over the wire: bodies of HTTP requests and answers, and the messages of the live socket.

OpenAPI and the browser's TypeScript types are made from these structs (`python -m railhead.server.schema`).
What a client sends forbids unknown fields. No text for people: messages by id, rendered by the client.

`head` is everywhere the number of the last entry of the game's record, rewinds included: whoever acts names the head
they have seen, and is refused as stale (409) where the game has gone on since.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from railhead.games.title import Motif
from railhead.i18n import LANGUAGES
from railhead.kernel.explain import Explained
from railhead.kernel.menu import Menu
from railhead.kernel.message import Message
from railhead.kernel.refusal import Reason
from railhead.kernel.rules import OptionValue
from railhead.server.names import Email, Login, Name, TableName
from railhead.view.patch import Change
from railhead.view.payment import Payment
from railhead.view.scene import Result, Scene

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Ref: TypeAlias = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
Language: TypeAlias = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})\Z")]
Action: TypeAlias = dict[str, object]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Key: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]


class Asked(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a client sends."""


# -- faults ------------------------------------------------------------------------------------------


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every answer from 400 on. `head` is given with 409: where the game really is."""

    status: int
    reasons: tuple[Reason, ...]
    head: int | None = None


# -- people ------------------------------------------------------------------------------------------


class SignIn(Asked, frozen=True):
    """Be a guest of this name, or take another name or language."""

    name: Name
    lang: Language = "en"


class Choices(Asked, frozen=True):
    """What somebody has set for themselves; the server keeps it and does not look into it, but for the mail."""

    theme: Literal["auto", "light", "dark"] = "auto"
    colours: Literal["usual", "strong"] = "usual"
    compact: bool = False
    sound: bool = False
    mail_on_turn: bool = False
    #: whether others see what one has played
    public_profile: bool = False


class Person(Struct, frozen=True):
    """Oneself. A guest has no login. While the link to a new address was not followed, the old address counts."""

    id: str
    name: str
    lang: Language
    guest: bool = True
    login: str | None = None
    email: str | None = None
    email_verified: bool = False
    new_email: str | None = None
    admin: bool = False
    choices: Choices = Choices()


class Session(Struct, frozen=True):
    """Who one is: nobody before the first sign-in. `mail` says whether this server can send mails."""

    person: Person | None
    mail: bool = False


class SessionInfo(Struct, frozen=True):
    """A browser in which one is signed in: what it calls itself, and since when; `here` is the one that asks."""

    id: str
    label: str
    created: int
    here: bool


class Register(Asked, frozen=True):
    """Make the guest an account, keeping name and games."""

    login: Login
    password: Password
    email: Email | None = None


class LogIn(Asked, frozen=True):
    login: Login
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Profile(Asked, frozen=True):
    """What is given is changed. A new address takes the password."""

    name: Name | None = None
    lang: Language | None = None
    email: Email | None = None
    password: Annotated[str, Meta(max_length=200)] = ""
    choices: Choices | None = None


class NewPassword(Asked, frozen=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class Leave(Asked, frozen=True):
    """Delete oneself: an account gives its password. The games stay, without the name."""

    password: Annotated[str, Meta(max_length=200)] = ""


class AskReset(Asked, frozen=True):
    email: Email


class Reset(Asked, frozen=True):
    """The key of the mailed link, and the new password."""

    key: Key
    password: Password


class Verify(Asked, frozen=True):
    key: Key


#: what a program may do with a token: look at games, or play as well. Accounts are not for programs.
Scope: TypeAlias = Literal["play", "read"]


class NewToken(Asked, frozen=True):
    label: Name
    scope: Scope = "play"


class TokenInfo(Struct, frozen=True):
    """A key for programs. `secret` is told once, when it is made."""

    id: str
    label: str
    created: int
    scope: Scope
    secret: str | None = None


class PersonCard(Struct, frozen=True):
    """Somebody else."""

    id: str
    name: str


class NewReport(Asked, frozen=True):
    """Tell those who run the server about somebody."""

    about: str
    text: Text
    game: str | None = None


class ReportInfo(Struct, frozen=True):
    id: str
    by: str
    about: str
    game: str | None
    text: str
    at: int


class Ban(Asked, frozen=True):
    banned: bool


# -- titles ------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """A choice at creation; the first value is the default."""

    name: str
    values: tuple[OptionValue, ...]


class TitleInfo(Struct, frozen=True):
    id: str
    package: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    motif: Motif


# -- games -------------------------------------------------------------------------------------------


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
    options: dict[str, OptionValue] = {}
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    start: bool = True
    name: TableName = ""
    pace: Pace = "live"
    access: Access = "link"
    seating: Seating = "lot"
    begins: Begins = "host"
    #: the result counts for the ratings of all who sit down: people with accounts, one seat each
    rated: bool = False
    invite: Annotated[tuple[Login, ...], Meta(max_length=32)] = ()


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
    yes it stays one's own. Offering it to oneself takes an offer back."""

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


class Entered(Struct, frozen=True):
    """The number of the entry that was made; None (with 202) where the others are asked first."""

    n: int | None


class Consent(Asked, frozen=True):
    """The answer to a wish to take back."""

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
    """How strong somebody is believed to be at a title, give or take `doubt`, after so many rated games."""

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
    """Everything that is kept about oneself. Moves are in the records of the games (`/api/games/{game}/record`)."""

    person: Person
    created: int
    games: tuple[GameInfo, ...]
    said: tuple[Line, ...]
    notes: dict[str, str]
    blocked: tuple[str, ...]
    reports: tuple[tuple[str, int], ...]
    keys: tuple[tuple[str, str, int], ...]


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


# -- lessons -----------------------------------------------------------------------------------------


class LessonInfo(Struct, frozen=True):
    """A lesson in the list; its name is the message `lesson-<id>`. `rules` are the paragraphs that it is about."""

    title: str
    id: str
    minutes: int
    steps: int
    rules: tuple[str, ...]


class OverviewInfo(Struct, frozen=True):
    """“How a game goes”: the texts are `overview-<id>-...`, the drawings are numbered from 1."""

    title: str
    id: str
    figures: int


class LessonActs(Asked, frozen=True):
    """What was done in a part of a lesson so far; `{"do": "continue"}` where there was only something to read."""

    part: Count = 0
    acts: Annotated[tuple[Action, ...], Meta(max_length=60)] = ()


class LessonAction(Asked, frozen=True):
    """One more action, to be looked at only."""

    action: Action
    part: Count = 0
    acts: Annotated[tuple[Action, ...], Meta(max_length=60)] = ()


class LessonPreview(Struct, frozen=True):
    """What an action would do, or why it is refused. Trying is what lessons are for: a refusal is no fault here."""

    preview: Preview | None = None
    problem: Problem | None = None


class LessonPosition(Struct, frozen=True):
    """Where one is in a lesson. `step` counts from 1 through all parts; `says` is what the step says, `point` what it
    points at, `solution` an action that fulfils it. `shows`: there is only something to read.

    `verdict`: `missed` where the last action was not what was wanted; `done` where the part is over. `comment` is what
    the lesson says about the last action, `places` what it says about places of the board that cannot be chosen.
    """

    position: Position
    step: int
    verdict: Literal["asked", "missed", "done"]
    says: Message
    point: tuple[str, ...] = ()
    solution: Action | None = None
    shows: bool = False
    comment: Message | None = None
    places: dict[str, Message] = {}
    payments: tuple[Payment, ...] = ()


# -- the live socket: what a client says -------------------------------------------------------------


class Watch(Asked, frozen=True, tag="watch", tag_field="type"):
    """Follow a game; answered by `watching` (by `table` before the game has begun), also again after `behind`."""

    game: str


class Unwatch(Asked, frozen=True, tag="unwatch", tag_field="type"):
    game: str


class Act(Asked, frozen=True, tag="act", tag_field="type"):
    """`ref` is the client's own number; it comes back with the answer, `acted` or `refused`."""

    ref: Ref
    game: str
    head: Count
    seat: Seat
    action: Action


class AskPreview(Asked, frozen=True, tag="preview", tag_field="type"):
    ref: Ref
    game: str
    head: Count
    seat: Seat
    action: Action


class Explain(Asked, frozen=True, tag="explain", tag_field="type"):
    """What can be said about an action that is not whole yet; answered by `explained`."""

    ref: Ref
    game: str
    head: Count
    seat: Seat
    action: Action


class Speak(Asked, frozen=True, tag="say", tag_field="type"):
    """Say something at the table; told to all as `said`."""

    game: str
    text: Text


class Foresee(Asked, frozen=True, tag="foresee", tag_field="type"):
    """What would the company run for with what can be built on a hex (`action.hex`)? Answered by `foreseen`."""

    ref: Ref
    game: str
    head: Count
    seat: Seat
    action: Action


Said: TypeAlias = Watch | Unwatch | Act | AskPreview | Explain | Foresee | Speak


# -- the live socket: what the server says -----------------------------------------------------------


class Watching(Struct, frozen=True, tag="watching", tag_field="type"):
    position: Position


class Acted(Struct, frozen=True, tag="acted", tag_field="type"):
    """Entry n was made: apply the patch to the scene after entry n-1. `ref` is set for whoever asked for it.

    `payments`: who paid whom.
    """

    game: str
    n: int
    seat: int
    action: Action
    log: LogLine
    patch: tuple[Change, ...]
    status: GameStatus
    asked: int | None = None
    menu: Menu | None = None
    undo: int | None = None
    undo_asking: int | None = None
    redo: int | None = None
    ref: int | None = None
    payments: tuple[Payment, ...] = ()


class Rewound(Struct, frozen=True, tag="rewound", tag_field="type"):
    """Entry n set the game back (or forth) to entry `to`; the whole position follows."""

    n: int
    to: int
    seat: int
    position: Position


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """What was asked under `ref` is not done, for these reasons; nothing has changed."""

    problem: Problem
    game: str | None = None
    ref: int | None = None


class Explaining(Struct, frozen=True, tag="explained", tag_field="type"):
    """What was asked by `explain`."""

    ref: int
    game: str
    explained: Explained


class Income(Struct, frozen=True):
    """What the company would run for after an action."""

    action: dict[str, object]
    amount: int


class Incomes(Struct, frozen=True):
    """What it would run for now, and with each thing that can be built on a hex, as far as it was found in time."""

    now: int
    found: tuple[Income, ...]


class Foreseen(Struct, frozen=True, tag="foreseen", tag_field="type"):
    """What was asked by `foresee`."""

    ref: int
    game: str
    incomes: Incomes


class Previewed(Struct, frozen=True, tag="previewed", tag_field="type"):
    ref: int
    game: str
    preview: Preview


class Behind(Struct, frozen=True, tag="behind", tag_field="type"):
    """The game is at `head`, further than what was sent: watch again."""

    game: str
    head: int


class TableChanged(Struct, frozen=True, tag="table", tag_field="type"):
    """Seats, names or the status of the game have changed; when it begins, `watching` is sent to all at the table."""

    game: GameInfo


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Which seats have their people at the table now, and how many others look on."""

    game: str
    here: tuple[int, ...]
    watchers: int


class Spoken(Struct, frozen=True, tag="said", tag_field="type"):
    game: str
    line: ChatLine


Told: TypeAlias = (
    Watching | Acted | Rewound | Refused | Previewed | Explaining | Foreseen | Behind | TableChanged | Presence | Spoken
)

"""Why the server does not do what was asked: typed reasons, one form of answer for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from railhead.kernel.refusal import Refusal
from railhead.server.protocol import Problem, Reason


class NotSignedIn(Refusal, frozen=True):
    """One has to have a name here first."""

    text: ClassVar[str] = "refusal-not-signed-in"


class NotAllowed(Refusal, frozen=True):
    """Not for this person."""

    text: ClassVar[str] = "refusal-not-allowed"


class NoSuchPage(Refusal, frozen=True):
    """The address leads nowhere."""

    text: ClassVar[str] = "refusal-no-such-page"


class NoSuchGame(Refusal, frozen=True):
    """There is no such game, or not for this person."""

    text: ClassVar[str] = "refusal-no-such-game"


class NotYourSeat(Refusal, frozen=True):
    """Somebody else sits there."""

    text: ClassVar[str] = "refusal-not-your-seat"


class SeatTaken(Refusal, frozen=True):
    """The seat is not open, or no seat is."""

    text: ClassVar[str] = "refusal-seat-taken"


class AlreadyStarted(Refusal, frozen=True):
    """That can be done only before the game begins."""

    text: ClassVar[str] = "refusal-already-started"


class NotStarted(Refusal, frozen=True):
    """The game has not begun."""

    text: ClassVar[str] = "refusal-not-started"


class SeatsStillOpen(Refusal, frozen=True):
    """A game begins when every seat is taken."""

    text: ClassVar[str] = "refusal-seats-still-open"


class OnlyForRecords(Refusal, frozen=True):
    """An option of imported games, in which the players' own figures count: nobody plays with it here."""

    text: ClassVar[str] = "refusal-only-for-records"
    option: str


class NoSuchBot(Refusal, frozen=True):
    """There is no bot of that name."""

    text: ClassVar[str] = "refusal-no-such-bot"
    bot: str


class Stale(Refusal, frozen=True):
    """The game has gone on since the position this was asked in."""

    text: ClassVar[str] = "refusal-stale"


class NothingToTakeBack(Refusal, frozen=True):
    """That entry cannot be gone back to freely."""

    text: ClassVar[str] = "refusal-nothing-to-take-back"


class GameClosed(Refusal, frozen=True):
    """Those who run the server have ended the game."""

    text: ClassVar[str] = "refusal-game-closed"


class GameUnreadable(Refusal, frozen=True):
    """What is on the disk of the game does not fit its rules: it is shown as such, and left alone."""

    text: ClassVar[str] = "refusal-game-unreadable"


class NotOver(Refusal, frozen=True):
    """That can be done only when the game is over."""

    text: ClassVar[str] = "refusal-not-over"


class NoWish(Refusal, frozen=True):
    """Nobody asks to take back now, or one has answered already."""

    text: ClassVar[str] = "refusal-no-wish"


class NoSuchPerson(Refusal, frozen=True):
    """Nobody is known by that name."""

    text: ClassVar[str] = "refusal-no-such-person"
    login: str


class LoginTaken(Refusal, frozen=True):
    """Somebody else has that login."""

    text: ClassVar[str] = "refusal-login-taken"
    login: str


class EmailTaken(Refusal, frozen=True):
    """Somebody else has given that address."""

    text: ClassVar[str] = "refusal-email-taken"


class AlreadyAccount(Refusal, frozen=True):
    """One has an account already."""

    text: ClassVar[str] = "refusal-already-account"


class OnlyForAccounts(Refusal, frozen=True):
    """Guests have to make an account first."""

    text: ClassVar[str] = "refusal-only-for-accounts"


class WrongPassword(Refusal, frozen=True):
    """Login and password do not fit."""

    text: ClassVar[str] = "refusal-wrong-password"


class NotForTokens(Refusal, frozen=True):
    """A program's token does not go that far."""

    text: ClassVar[str] = "refusal-not-for-tokens"


class MailJustSent(Refusal, frozen=True):
    """A mail was sent to that address a moment ago."""

    text: ClassVar[str] = "refusal-mail-just-sent"


class KeyRunOut(Refusal, frozen=True):
    """The link was used already, or too much time has passed."""

    text: ClassVar[str] = "refusal-key-run-out"


class NoMail(Refusal, frozen=True):
    """This server sends no mail."""

    text: ClassVar[str] = "refusal-no-mail"


class TooManyTokens(Refusal, frozen=True):
    """Delete one first."""

    text: ClassVar[str] = "refusal-too-many-tokens"
    most: int


class NoSuchToken(Refusal, frozen=True):
    """There is no such token."""

    text: ClassVar[str] = "refusal-no-such-token"


class NoSuchSession(Refusal, frozen=True):
    """One is not signed in there (any more)."""

    text: ClassVar[str] = "refusal-no-such-session"


class NoSuchReport(Refusal, frozen=True):
    """There is no such report, or it is settled."""

    text: ClassVar[str] = "refusal-no-such-report"


class BadRequest(Refusal, frozen=True):
    """The request cannot be read."""

    text: ClassVar[str] = "refusal-bad-request"
    detail: str


class TooLarge(Refusal, frozen=True):
    """The request is longer than allowed."""

    text: ClassVar[str] = "refusal-too-large"


class TooMany(Refusal, frozen=True):
    """Too many requests in a short time."""

    text: ClassVar[str] = "refusal-too-many"


class TooManyTables(Refusal, frozen=True):
    """Too many new tables within an hour; the next one after so many seconds."""

    text: ClassVar[str] = "refusal-too-many-tables"
    wait: int


class TooManyOpenTables(Refusal, frozen=True):
    """So many tables of theirs wait for players already."""

    text: ClassVar[str] = "refusal-too-many-open-tables"
    most: int


class TooManyBotTables(Refusal, frozen=True):
    """So many tables of theirs with bots are being played already."""

    text: ClassVar[str] = "refusal-too-many-bot-tables"
    most: int


class TooManyImports(Refusal, frozen=True):
    """Too many imports and branches within an hour."""

    text: ClassVar[str] = "refusal-too-many-imports"
    wait: int


class ImportTooSlow(Refusal, frozen=True):
    """The game could not be gone over in the time there is for it."""

    text: ClassVar[str] = "refusal-import-too-slow"
    seconds: int


class TooManySockets(Refusal, frozen=True):
    """So many pages are open already."""

    text: ClassVar[str] = "refusal-too-many-sockets"
    most: int


class TooMuchTalk(Refusal, frozen=True):
    """Too many lines within a minute."""

    text: ClassVar[str] = "refusal-too-much-talk"
    wait: int


class TooManyPreviews(Refusal, frozen=True):
    """Too many previews within a minute."""

    text: ClassVar[str] = "refusal-too-many-previews"
    wait: int


class OneSeatEach(Refusal, frozen=True):
    """At a table that is open to all, nobody but who made it takes a second seat."""

    text: ClassVar[str] = "refusal-one-seat-each"


class PutOut(Refusal, frozen=True):
    """Who made the table has put them out of it."""

    text: ClassVar[str] = "refusal-put-out"


class CrossOrigin(Refusal, frozen=True):
    """A page of another site may not act in a person's name."""

    text: ClassVar[str] = "refusal-cross-origin"


class PortTaken(Refusal, frozen=True):
    """The address cannot be listened on."""

    text: ClassVar[str] = "refusal-port-taken"
    address: str
    detail: str


class ServedAlready(Refusal, frozen=True):
    """Another server has the SQLite database open."""

    text: ClassVar[str] = "refusal-served-already"
    database: str


class WorkersNeedPostgresql(Refusal, frozen=True):
    """SQLite is served by one process."""

    text: ClassVar[str] = "refusal-workers-need-postgresql"
    workers: int


class BadSetting(Refusal, frozen=True):
    """A setting is unknown or has a value it cannot have."""

    text: ClassVar[str] = "refusal-bad-setting"
    detail: str


class ServerFault(Refusal, frozen=True):
    """Something is wrong on the server's side."""

    text: ClassVar[str] = "refusal-server-fault"


SERVER_REFUSALS: tuple[type[Refusal], ...] = (
    NotSignedIn, NotAllowed, NoSuchPage, NoSuchGame, NotYourSeat, SeatTaken, AlreadyStarted, NotStarted,
    SeatsStillOpen, OnlyForRecords, NoSuchBot, Stale, NothingToTakeBack, GameClosed, GameUnreadable, NotOver,
    NoWish, NoSuchPerson, LoginTaken, EmailTaken, AlreadyAccount, OnlyForAccounts, WrongPassword, KeyRunOut, NoMail,
    TooManyTokens, NotForTokens, MailJustSent, NoSuchToken, NoSuchSession, NoSuchReport, BadRequest, TooLarge,
    TooMany, TooManyTables, TooManyOpenTables, TooManyBotTables, TooManyImports, ImportTooSlow, TooManySockets,
    TooMuchTalk, TooManyPreviews, OneSeatEach, PutOut, CrossOrigin, PortTaken, ServedAlready,
    WorkersNeedPostgresql, BadSetting, ServerFault,
)  # fmt: skip


class Fault(Exception):
    """Raised wherever a request cannot be done; nothing has changed then."""

    def __init__(self, status: int, refusals: Sequence[Refusal], head: int | None = None, wait: int = 0) -> None:
        super().__init__(f"{status} " + ", ".join(refusal.code() for refusal in refusals))
        self.status = status
        self.refusals = tuple(refusals)
        self.head = head
        #: seconds after which it may be tried again, with 429
        self.wait = wait

    def problem(self) -> Problem:
        return Problem(self.status, tuple(reason(refusal) for refusal in self.refusals), self.head)


def reason(refusal: Refusal) -> Reason:
    return Reason(refusal.code(), refusal.message(), refusal.rule)


def refused(*refusals: Refusal) -> Fault:
    """422: understood, and against the rules."""
    return Fault(422, refusals)


def stale(head: int) -> Fault:
    return Fault(409, [Stale()], head)


def not_found(refusal: Refusal | None = None) -> Fault:
    return Fault(404, [refusal or NoSuchGame()])


def forbidden(refusal: Refusal | None = None) -> Fault:
    return Fault(403, [refusal or NotAllowed()])

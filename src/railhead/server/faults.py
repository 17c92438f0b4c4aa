"""Why the server does not do what was asked: typed reasons, one form of answer for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from railhead.kernel.refusal import Reason, Refusal, says
from railhead.server.protocol import Problem


@says("refusal-not-signed-in")
class NotSignedIn(Refusal, frozen=True):
    """One has to have a name here first."""


@says("refusal-not-allowed")
class NotAllowed(Refusal, frozen=True):
    """Not for this person."""


@says("refusal-no-such-page")
class NoSuchPage(Refusal, frozen=True):
    """The address leads nowhere."""


@says("refusal-no-such-game")
class NoSuchGame(Refusal, frozen=True):
    """There is no such game, or not for this person."""


@says("refusal-not-your-seat")
class NotYourSeat(Refusal, frozen=True):
    """Somebody else sits there."""


@says("refusal-seat-taken")
class SeatTaken(Refusal, frozen=True):
    """The seat is not open, or no seat is."""


@says("refusal-already-started")
class AlreadyStarted(Refusal, frozen=True):
    """That can be done only before the game begins."""


@says("refusal-not-started")
class NotStarted(Refusal, frozen=True):
    """The game has not begun."""


@says("refusal-seats-still-open")
class SeatsStillOpen(Refusal, frozen=True):
    """A game begins when every seat is taken."""


@says("refusal-seat-not-lent")
class SeatNotLent(Refusal, frozen=True):
    """No bot sits in for one there."""


@says("refusal-not-absent")
class NotAbsent(Refusal, frozen=True):
    """The game does not wait for that seat, or not for long enough; after this many seconds it may be asked again."""

    wait: int


@says("refusal-no-such-order")
class NoSuchOrder(Refusal, frozen=True):
    """It is not offered in this position."""


@says("refusal-nothing-to-repeat")
class NothingToRepeat(Refusal, frozen=True):
    """The company has not run or paid under this player."""


@says("refusal-too-many-orders")
class TooManyOrders(Refusal, frozen=True):
    most: int


@says("refusal-only-slow")
class OnlySlow(Refusal, frozen=True):
    """Replies are prepared in slow games."""


@says("refusal-no-reply")
class NoReply(Refusal, frozen=True):
    """The analysis is not one move of whoever is in turn and one's own reply, from the present position."""


@says("refusal-no-clocks")
class NoClocks(Refusal, frozen=True):
    """The table plays without clocks, or is not being played."""


@says("refusal-no-such-zone")
class NoSuchZone(Refusal, frozen=True):
    """No time zone of that name is known."""

    zone: str


@says("refusal-vacation-used-up")
class VacationUsedUp(Refusal, frozen=True):
    """This many days of the year's vacation are left."""

    left: int


@says("refusal-rated-for-people")
class RatedForPeople(Refusal, frozen=True):
    """A rated game is among people with accounts, one seat each."""


@says("refusal-no-coach")
class NoCoach(Refusal, frozen=True):
    """People play against each other, and it was not agreed that the coach may be asked."""


@says("refusal-only-for-records")
class OnlyForRecords(Refusal, frozen=True):
    """An option of imported games, in which the players' own figures count: nobody plays with it here."""

    option: str


@says("refusal-no-such-bot")
class NoSuchBot(Refusal, frozen=True):
    """There is no bot of that name."""

    bot: str


@says("refusal-stale")
class Stale(Refusal, frozen=True):
    """The game has gone on since the position this was asked in."""


@says("refusal-nothing-to-take-back")
class NothingToTakeBack(Refusal, frozen=True):
    """That entry cannot be gone back to freely."""


@says("refusal-game-closed")
class GameClosed(Refusal, frozen=True):
    """Those who run the server have ended the game."""


@says("refusal-game-unreadable")
class GameUnreadable(Refusal, frozen=True):
    """What is on the disk of the game does not fit its rules: it is shown as such, and left alone."""


@says("refusal-not-over")
class NotOver(Refusal, frozen=True):
    """That can be done only when the game is over."""


@says("refusal-no-wish")
class NoWish(Refusal, frozen=True):
    """Nobody asks to take back now, or one has answered already."""


@says("refusal-no-such-person")
class NoSuchPerson(Refusal, frozen=True):
    """Nobody is known by that name."""

    login: str


@says("refusal-login-taken")
class LoginTaken(Refusal, frozen=True):
    """Somebody else has that login."""

    login: str


@says("refusal-email-taken")
class EmailTaken(Refusal, frozen=True):
    """Somebody else has given that address."""


@says("refusal-already-account")
class AlreadyAccount(Refusal, frozen=True):
    """One has an account already."""


@says("refusal-only-for-accounts")
class OnlyForAccounts(Refusal, frozen=True):
    """Guests have to make an account first."""


@says("refusal-wrong-password")
class WrongPassword(Refusal, frozen=True):
    """Login and password do not fit."""


@says("refusal-not-for-tokens")
class NotForTokens(Refusal, frozen=True):
    """A program's token does not go that far."""


@says("refusal-mail-just-sent")
class MailJustSent(Refusal, frozen=True):
    """A mail was sent to that address a moment ago."""


@says("refusal-key-run-out")
class KeyRunOut(Refusal, frozen=True):
    """The link was used already, or too much time has passed."""


@says("refusal-no-public-address")
class NoPublicAddress(Refusal, frozen=True):
    """Only programs that everybody can reach are told, by https."""


@says("refusal-no-mail")
class NoMail(Refusal, frozen=True):
    """This server sends no mail."""


@says("refusal-too-many-tokens")
class TooManyTokens(Refusal, frozen=True):
    """Delete one first."""

    most: int


@says("refusal-no-such-token")
class NoSuchToken(Refusal, frozen=True):
    """There is no such token."""


@says("refusal-no-such-session")
class NoSuchSession(Refusal, frozen=True):
    """One is not signed in there (any more)."""


@says("refusal-no-such-report")
class NoSuchReport(Refusal, frozen=True):
    """There is no such report, or it is settled."""


@says("refusal-bad-field")
class BadField(Refusal, frozen=True):
    """What somebody has written into a field does not do: a login, a name, a password, an address."""

    field: str


@says("refusal-bad-request")
class BadRequest(Refusal, frozen=True):
    """The request cannot be read."""

    detail: str


@says("refusal-too-large")
class TooLarge(Refusal, frozen=True):
    """The request is longer than allowed."""


@says("refusal-too-many")
class TooMany(Refusal, frozen=True):
    """Too many requests in a short time."""


@says("refusal-too-many-tables")
class TooManyTables(Refusal, frozen=True):
    """Too many new tables within an hour; the next one after this many seconds."""

    wait: int


@says("refusal-too-many-open-tables")
class TooManyOpenTables(Refusal, frozen=True):
    """This many tables of theirs wait for players already."""

    most: int


@says("refusal-too-many-bot-tables")
class TooManyBotTables(Refusal, frozen=True):
    """This many tables of theirs with bots are being played already."""

    most: int


@says("refusal-too-many-imports")
class TooManyImports(Refusal, frozen=True):
    """Too many imports and branches within an hour."""

    wait: int


@says("refusal-too-many-analyses")
class TooManyAnalyses(Refusal, frozen=True):
    """Too many games analysed within an hour."""

    wait: int


@says("refusal-zone-changed-often")
class ZoneChangedOften(Refusal, frozen=True):
    """Too many changes of one's time zone within a week: it could be night for ever."""


@says("refusal-import-too-slow")
class ImportTooSlow(Refusal, frozen=True):
    """The game could not be replayed in the time there is for it."""

    seconds: int


@says("refusal-lesson-too-slow")
class LessonTooSlow(Refusal, frozen=True):
    """The lesson could not be played on in the time there is for it."""


@says("refusal-too-many-lessons")
class TooManyLessons(Refusal, frozen=True):
    """Too many steps of lessons within a minute."""

    wait: int


@says("refusal-too-many-sockets")
class TooManySockets(Refusal, frozen=True):
    """This many pages are open already."""

    most: int


@says("refusal-too-much-talk")
class TooMuchTalk(Refusal, frozen=True):
    """Too many lines within a minute."""

    wait: int


@says("refusal-too-many-previews")
class TooManyPreviews(Refusal, frozen=True):
    """Too many previews within a minute."""

    wait: int


@says("refusal-one-seat-each")
class OneSeatEach(Refusal, frozen=True):
    """At a table that is open to all, nobody but who made it takes a second seat."""


@says("refusal-kicked")
class Kicked(Refusal, frozen=True):
    """Whoever was kicked from a table does not come back to it."""


@says("refusal-cross-origin")
class CrossOrigin(Refusal, frozen=True):
    """A page of another site may not act in a person's name."""


@says("refusal-port-taken")
class PortTaken(Refusal, frozen=True):
    """The address cannot be listened on."""

    address: str
    detail: str


@says("refusal-served-already")
class ServedAlready(Refusal, frozen=True):
    """Another server has the SQLite database open."""

    database: str


@says("refusal-workers-need-postgresql")
class WorkersNeedPostgresql(Refusal, frozen=True):
    """SQLite is served by one process."""

    workers: int


@says("refusal-bad-setting")
class BadSetting(Refusal, frozen=True):
    """A setting is unknown or has a value it cannot have."""

    detail: str


@says("refusal-server-fault")
class ServerFault(Refusal, frozen=True):
    """Something is wrong on the server's side."""


SERVER_REFUSALS: tuple[type[Refusal], ...] = (
    NoClocks, NoSuchZone, VacationUsedUp,
    NotSignedIn, NotAllowed, NoSuchPage, NoSuchGame, NotYourSeat, SeatTaken, AlreadyStarted, NotStarted,
    SeatsStillOpen, SeatNotLent, NotAbsent, RatedForPeople, NoCoach, NoSuchOrder, NothingToRepeat, TooManyOrders,
    OnlySlow, NoReply, OnlyForRecords, NoSuchBot, Stale, NothingToTakeBack, GameClosed, GameUnreadable, NotOver, NoWish,
    ZoneChangedOften,
    NoSuchPerson, LoginTaken, EmailTaken, AlreadyAccount, OnlyForAccounts, WrongPassword, KeyRunOut, NoPublicAddress,
    NoMail,
    TooManyTokens, NotForTokens, MailJustSent, NoSuchToken, NoSuchSession, NoSuchReport, BadField, BadRequest, TooLarge,
    TooMany, TooManyTables, TooManyOpenTables, TooManyBotTables, TooManyImports, TooManyAnalyses, ImportTooSlow,
    LessonTooSlow, TooManyLessons, TooManySockets, TooMuchTalk, TooManyPreviews, OneSeatEach, Kicked, CrossOrigin,
    PortTaken, ServedAlready, WorkersNeedPostgresql, BadSetting, ServerFault,
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
    return Reason(refusal.message(), refusal.rule, refusal.code())


def refused(*refusals: Refusal) -> Fault:
    """422: understood, and against the rules."""
    return Fault(422, refusals)


def stale(head: int) -> Fault:
    return Fault(409, [Stale()], head)


def not_found(refusal: Refusal | None = None) -> Fault:
    return Fault(404, [refusal or NoSuchGame()])


def forbidden(refusal: Refusal | None = None) -> Fault:
    return Fault(403, [refusal or NotAllowed()])

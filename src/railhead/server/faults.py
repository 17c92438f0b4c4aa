"""Why the server does not do what was asked: typed reasons, one form of answer for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from railhead.kernel.refusal import Refusal
from railhead.server.protocol import Problem, Reason


class NotSignedIn(Refusal, frozen=True):
    """One has to have a name here first."""


class NotAllowed(Refusal, frozen=True):
    """Not for this person."""


class NoSuchPage(Refusal, frozen=True):
    """The address leads nowhere."""


class NoSuchGame(Refusal, frozen=True):
    """There is no such game, or not for this person."""


class NotYourSeat(Refusal, frozen=True):
    """Somebody else sits there."""


class SeatTaken(Refusal, frozen=True):
    """The seat is not open, or no seat is."""


class AlreadyStarted(Refusal, frozen=True):
    """That can be done only before the game begins."""


class NotStarted(Refusal, frozen=True):
    """The game has not begun."""


class SeatsStillOpen(Refusal, frozen=True):
    """A game begins when every seat is taken."""


class OnlyForRecords(Refusal, frozen=True):
    """An option of imported games, in which the players' own figures count: nobody plays with it here."""

    option: str


class NoSuchBot(Refusal, frozen=True):
    """There is no bot of that name."""

    bot: str


class Stale(Refusal, frozen=True):
    """The game has gone on since the position this was asked in."""


class NothingToTakeBack(Refusal, frozen=True):
    """That entry cannot be gone back to freely."""


class GameClosed(Refusal, frozen=True):
    """Those who run the server have ended the game."""


class GameUnreadable(Refusal, frozen=True):
    """What is on the disk of the game does not fit its rules: it is shown as such, and left alone."""


class NotOver(Refusal, frozen=True):
    """That can be done only when the game is over."""


class NoWish(Refusal, frozen=True):
    """Nobody asks to take back now, or one has answered already."""


class NoSuchPerson(Refusal, frozen=True):
    """Nobody is known by that name."""

    login: str


class LoginTaken(Refusal, frozen=True):
    """Somebody else has that login."""

    login: str


class EmailTaken(Refusal, frozen=True):
    """Somebody else has given that address."""


class AlreadyAccount(Refusal, frozen=True):
    """One has an account already."""


class OnlyForAccounts(Refusal, frozen=True):
    """Guests have to make an account first."""


class WrongPassword(Refusal, frozen=True):
    """Login and password do not fit."""


class NotForTokens(Refusal, frozen=True):
    """A program's token does not go that far."""


class MailJustSent(Refusal, frozen=True):
    """A mail was sent to that address a moment ago."""


class KeyRunOut(Refusal, frozen=True):
    """The link was used already, or too much time has passed."""


class NoMail(Refusal, frozen=True):
    """This server sends no mail."""


class TooManyTokens(Refusal, frozen=True):
    """Delete one first."""

    most: int


class NoSuchToken(Refusal, frozen=True):
    """There is no such token."""


class NoSuchSession(Refusal, frozen=True):
    """One is not signed in there (any more)."""


class NoSuchReport(Refusal, frozen=True):
    """There is no such report, or it is settled."""


class BadRequest(Refusal, frozen=True):
    """The request cannot be read."""

    detail: str


class TooLarge(Refusal, frozen=True):
    """The request is longer than allowed."""


class TooMany(Refusal, frozen=True):
    """Too many requests in a short time."""


class CrossOrigin(Refusal, frozen=True):
    """A page of another site may not act in a person's name."""


class PortTaken(Refusal, frozen=True):
    """The address cannot be listened on."""

    address: str
    detail: str


class ServedAlready(Refusal, frozen=True):
    """Another server has the SQLite database open."""

    database: str


class BadSetting(Refusal, frozen=True):
    """A setting is unknown or has a value it cannot have."""

    detail: str


class ServerFault(Refusal, frozen=True):
    """Something is wrong on the server's side."""


SERVER_REFUSALS: tuple[type[Refusal], ...] = (
    NotSignedIn, NotAllowed, NoSuchPage, NoSuchGame, NotYourSeat, SeatTaken, AlreadyStarted, NotStarted,
    SeatsStillOpen, OnlyForRecords, NoSuchBot, Stale, NothingToTakeBack, GameClosed, GameUnreadable, NotOver,
    NoWish, NoSuchPerson, LoginTaken, EmailTaken, AlreadyAccount, OnlyForAccounts, WrongPassword, KeyRunOut, NoMail,
    TooManyTokens, NotForTokens, MailJustSent, NoSuchToken, NoSuchSession, NoSuchReport, BadRequest, TooLarge,
    TooMany, CrossOrigin, PortTaken, ServedAlready, BadSetting, ServerFault,
)  # fmt: skip


class Fault(Exception):
    """Raised wherever a request cannot be done; nothing has changed then."""

    def __init__(self, status: int, refusals: Sequence[Refusal], head: int | None = None) -> None:
        super().__init__(f"{status} " + ", ".join(refusal.code() for refusal in refusals))
        self.status = status
        self.refusals = tuple(refusals)
        self.head = head

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

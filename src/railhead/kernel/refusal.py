"""Why an action is not legal: a typed value with its arguments, rendered by `i18n`."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import asdict

from railhead.kernel.message import Arg, Message, SeatArg


class Refusal(Struct, frozen=True):
    """One reason against an action: a subclass for each, whose fields are the arguments of its text."""

    #: the message that says it
    text: ClassVar[str]
    #: the paragraph of the rules that speaks; empty where the kernel refuses
    rule: ClassVar[str] = ""

    @classmethod
    def code(cls) -> str:
        """The reason as a word, for programs."""
        return cls.text.removeprefix("refusal-")

    def message(self) -> Message:
        return Message(self.text, self.arguments())

    def arguments(self) -> dict[str, Arg]:
        values: dict[str, Arg] = asdict(self)
        return values


class NotAsked(Refusal, frozen=True):
    """Somebody else is to decide."""

    text: ClassVar[str] = "refusal-not-asked"
    asked: SeatArg


class NotNow(Refusal, frozen=True):
    """This kind of action is not among the present choices."""

    text: ClassVar[str] = "refusal-not-now"
    action: str


class GameIsOver(Refusal, frozen=True):
    """Nothing can be done any more."""

    text: ClassVar[str] = "refusal-game-is-over"


class Unreadable(Refusal, frozen=True):
    """The action cannot be read: an unknown kind, a field missing, too many or of another type."""

    text: ClassVar[str] = "refusal-unreadable"
    detail: str


class NoSuchSeat(Refusal, frozen=True):
    """Seats are numbered from 0."""

    text: ClassVar[str] = "refusal-no-such-seat"
    seat: int
    seats: int


KERNEL_REFUSALS: tuple[type[Refusal], ...] = (NotAsked, NotNow, GameIsOver, Unreadable, NoSuchSeat)

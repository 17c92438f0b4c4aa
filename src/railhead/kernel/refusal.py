"""Why an action is not legal: a typed value with its arguments, rendered by `i18n`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from railhead.kernel.message import Arg, Message, SeatArg, Term

R = TypeVar("R", bound="Refusal")


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


def says(text: str, rule: str = "") -> Callable[[type[R]], type[R]]:
    """What a reason says: the id of its message, and the paragraph of the rules that speaks."""

    def named(refusal: type[R]) -> type[R]:
        refusal.text, refusal.rule = text, rule
        return refusal

    return named


@says("refusal-not-asked")
class NotAsked(Refusal, frozen=True):
    """Somebody else is to decide."""

    asked: SeatArg


@says("refusal-not-now")
class NotNow(Refusal, frozen=True):
    """This kind of action is not among the present choices; the title has a word for it."""

    action: str

    def arguments(self) -> dict[str, Arg]:
        return {"action": Term(f"action-{self.action}")}


@says("refusal-game-is-over")
class GameIsOver(Refusal, frozen=True):
    """Nothing can be done any more."""


@says("refusal-unreadable")
class Unreadable(Refusal, frozen=True):
    """The action cannot be read: an unknown kind, a field missing, too many or of another type."""

    detail: str


@says("refusal-no-such-seat")
class NoSuchSeat(Refusal, frozen=True):
    """Seats are numbered from 0."""

    seat: int
    seats: int


KERNEL_REFUSALS: tuple[type[Refusal], ...] = (NotAsked, NotNow, GameIsOver, Unreadable, NoSuchSeat)

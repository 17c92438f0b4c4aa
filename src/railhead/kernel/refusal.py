"""Why an action is not legal: a typed value with its arguments, rendered by `i18n`."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import asdict

from railhead.kernel.message import Arg, Message, SeatArg, kebab


class Refusal(Struct, frozen=True):
    """One reason against an action. The class is the code, its fields are the arguments of the text."""

    #: the paragraph of the rules that speaks; empty where the kernel refuses
    rule: ClassVar[str] = ""

    @classmethod
    def code(cls) -> str:
        return kebab(cls.__name__)

    def message(self) -> Message:
        """The message that says it, `refusal-` and the code."""
        return Message(f"refusal-{self.code()}", self.arguments())

    def arguments(self) -> dict[str, Arg]:
        values: dict[str, Arg] = asdict(self)
        return values


class NotAsked(Refusal, frozen=True):
    """Somebody else is to decide."""

    asked: SeatArg


class NotNow(Refusal, frozen=True):
    """This kind of action is not among the present choices."""

    action: str


class GameIsOver(Refusal, frozen=True):
    """Nothing can be done any more."""


class Unreadable(Refusal, frozen=True):
    """The action cannot be read: an unknown kind, a field missing, too many or of another type."""

    detail: str


class NoSuchSeat(Refusal, frozen=True):
    """Seats are numbered from 0."""

    seat: int
    seats: int


KERNEL_REFUSALS: tuple[type[Refusal], ...] = (NotAsked, NotNow, GameIsOver, Unreadable, NoSuchSeat)

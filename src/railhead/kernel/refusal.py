"""Why an action is not legal: a typed value with its arguments, rendered by `i18n`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import ClassVar, TypeVar, cast

from msgspec import Struct, defstruct
from msgspec.structs import asdict

from railhead.kernel.message import Arg, Message, SeatArg, Term

R = TypeVar("R", bound="Refusal")


class Reason(Struct, frozen=True, omit_defaults=True):
    """A reason as it is shown: its text, the paragraph of the rules where a rule speaks, and its code for programs."""

    message: Message
    rule: str = ""
    code: str = ""


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

    @classmethod
    def saying(cls: type[R], text: str, rule: str = "") -> type[R]:
        """A reason with the same arguments: the id of its message, and the paragraph of the rules that speaks.

        Like a named tuple it belongs to the module that asks for it; its name is that of its text.
        """
        name = "".join(word.capitalize() for word in text.removeprefix("refusal-").split("-"))
        module, said = sys._getframe(1).f_globals["__name__"], {"text": text, "rule": rule}
        return cast(type[R], defstruct(name, (), bases=(cls,), module=module, namespace=said, frozen=True))

    def message(self) -> Message:
        return Message(self.text, self.arguments())

    def reason(self) -> Reason:
        """As people see it, beside a choice that is not on offer."""
        return Reason(self.message(), self.rule)

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

    def reason(self) -> Reason:
        """As people see it, beside a choice that is not on offer."""
        return Reason(self.message(), self.rule)

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

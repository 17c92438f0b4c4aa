"""The flow of a title as a table: each step asks its question and owns the acts that answer it.

A `Step` belongs to a kind of frame. It says who is asked, in which words, and which kinds of action answer. An `Act` is
one kind of action in one step: which may be tried, what speaks against one, what it does, and how it is offered to a
person. The table is the only registry: listing, checking, reasons and menu are all read off it (`legal.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from railhead.kernel.action import Action
from railhead.kernel.frame import Frame, State
from railhead.kernel.menu import Offer, Question, button
from railhead.kernel.message import Message
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal
from railhead.kernel.rng import Stream

R = TypeVar("R", contravariant=True)
S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)
A = TypeVar("A", bound=Action)


class Decision(Struct, frozen=True, gc=False):
    """Which seat is asked, and what (a word of the title, such as `turn` or `veto`)."""

    seat: int
    ask: str


def no_refusal(rules: Any, state: Any, frame: Any, action: Any) -> Iterator[Refusal]:
    """Nothing speaks against it: the question is put only where the answer is allowed."""
    return iter(())


def no_offer(rules: Any, state: Any, frame: Any) -> Iterator[Offer]:
    """Not for people to choose: only records of games played elsewhere have it."""
    return iter(())


class Act(Struct, Generic[R, S, F, A], frozen=True, kw_only=True):
    """One kind of action in one step.

    `candidates` are the actions worth a look, `refuse` yields all reasons against one in rulebook order: the legal ones
    are the candidates that nothing speaks against. `every` lists the legal ones by itself where that was measured to
    be worth a second way; the conformance kit proves that it agrees with `refuse`.
    `exhaustive` is False where the space is too large to list (numbers, routes): the listing then gives samples, and
    `draw` (if given) picks one at random.
    """

    do: Callable[[Play[R, S], F, A], None]
    refuse: Callable[[R, S, F, A], Iterator[Refusal]] = no_refusal
    candidates: Callable[[R, S, F], Iterable[A]] | None = None
    every: Callable[[R, S, F], Iterable[A]] | None = None
    offer: Callable[[R, S, F], Iterable[Offer]] = no_offer
    exhaustive: bool = True
    draw: Callable[[R, S, F, Stream], A | None] | None = None

    def listing(self, rules: R, state: S, frame: F) -> Iterable[A]:
        """The legal actions of this kind."""
        if self.every is not None:
            return self.every(rules, state, frame)
        assert self.candidates is not None, "an act has candidates or a listing of its own"
        return allowed(self.candidates, self.refuse)(rules, state, frame)


def allowed(
    candidates: Callable[[R, S, F], Iterable[A]], refuse: Callable[[R, S, F, A], Iterator[Refusal]]
) -> Callable[[R, S, F], Iterator[A]]:
    """The candidates that nothing speaks against: a listing that other rules can ask for by name."""
    return lambda rules, state, frame: (
        action for action in candidates(rules, state, frame) if next(refuse(rules, state, frame, action), None) is None
    )


def only(*actions: A) -> Callable[[Any, Any, Any], tuple[A, ...]]:
    """Candidates that are the same wherever the question is put."""
    return lambda _rules, _state, _frame: actions


def always(
    action: A,
    do: Callable[[Play[R, S], F, A], None],
    offer: Callable[[R, S, F], Iterable[Offer]] | str = no_offer,
    id: str = "pass",
) -> Act[R, S, F, A]:
    """An act that is a single action and allowed whenever its question is put, such as passing.

    Where `offer` is a message id, it is what a button says; `id` is the button's.
    """
    if isinstance(offer, str):
        only_button = (button(id, action, Message(offer)),)
        return Act(do=do, every=only(action), offer=lambda _rules, _state, _frame: only_button)
    return Act(do=do, every=only(action), offer=offer)


def leave(play: Play[Any, Any], _frame: Any, _action: Any = None) -> None:
    """The step is over; the one below it goes on."""
    play.pop()


def go_on(advance: Callable[[Play[R, S], F], None]) -> Callable[[Play[R, S], F, Any], None]:
    """To do nothing, where the step goes on as it would by itself."""
    return lambda play, frame, _action: advance(play, frame)


def asks_seat(what: str) -> Callable[[Any, Any, Any], Decision]:
    """The seat that the frame names is asked, whatever the position."""
    return lambda _rules, _state, frame: Decision(frame.seat, what)


Acts = Mapping[type[Action], Act[Any, Any, Any, Any]]


def nobody(rules: Any, state: Any, frame: Any) -> None:
    """Nobody is asked: the step goes on by itself, or the game is over."""
    return


class Step(Struct, frozen=True):
    """How a kind of frame behaves.

    `decide(rules, state, frame)` says who is asked; None means that nothing is to be chosen, and
    `advance(play, frame)` goes on by itself. A step without `advance` that asks nobody is the end of the game.
    `ask(rules, state, frame)` is the question in words.
    """

    decide: Callable[..., Decision | None] = nobody
    acts: Acts = {}
    advance: Callable[..., None] | None = None
    ask: Callable[..., Question] | None = None


Flow = Mapping[type[Frame], Step]


def everywhere(flow: Flow, action: type[Action], act: Act[Any, Any, Any, Any]) -> Flow:
    """The flow with one more kind of action wherever somebody decides."""
    return {
        frame: replace(step, acts={**step.acts, action: act}) if step.acts else step for frame, step in flow.items()
    }


def actions_in(flow: Flow) -> tuple[type[Action], ...]:
    """Every kind of action that answers some step, each once."""
    return tuple(dict.fromkeys(action for step in flow.values() for action in step.acts))

"""What companies are called, questions about them, and saying no to one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from railhead.games.e1862.effects import Passed
from railhead.games.e1862.facts import TYPES, TrainType, facts
from railhead.games.e1862.holdings import acting_seat, kind_of
from railhead.games.e1862.market import CELLS
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import State
from railhead.kernel.action import Pass
from railhead.kernel.menu import Question
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term
from railhead.stock.purse import BANK


def name(company: int) -> str:
    return facts().companies[company].id


def company_title(company: int) -> Message:
    return Message("scene-company", {"id": name(company), "name": facts().companies[company].name})


def company_note(state: State, company: int) -> Message:
    """Where a company begins, and which trains it may run."""
    printed = facts().companies[company]
    return Message("note-company", {"hex": printed.home, "permits": permits(state.company[company].permits)})


def printed_name(rules: E1862Rules, train: int, kind: TrainType) -> str:
    """`2/3E`, as a card says for that type."""
    return rules.facts.game.trains[rules.band_of(train)].name(kind)


def train_name(rules: E1862Rules, state: State, train: int) -> str:
    """`2/3E**`: with a star for every warranty."""
    return printed_name(rules, train, kind_of(state, train)) + "*" * state.warranties[train]


def card_name(rules: E1862Rules, state: State, card: str) -> str:
    """A train as players call it, by its card; what is no train of the game as it was written."""
    train = rules.train_number(card)
    if train is None or train >= len(state.train_at) or state.train_type[train] < 0:
        return card
    return train_name(rules, state, train)


def permits(mask: int) -> Items:
    """The types of trains a company may run."""
    return Items(tuple(Term(f"train-{kind}") for ix, kind in enumerate(TYPES) if mask >> ix & 1))


def purse_of(rules: E1862Rules, account: int) -> str | None:
    """The element of the scene that shows the money of an account; None for the bank."""
    if account == BANK:
        return None
    return f"seat:{account - 1}" if account <= rules.seats else f"charter:{name(account - 1 - rules.seats)}"


def about(id: str, seat: int, company: int, *notes: Message, **more: Arg) -> Question:
    """A question about what a company does, with its charter and what one should know to answer.

    The hint beside it gets the same arguments.
    """
    args: dict[str, Arg] = {"seat": SeatArg(seat), "company": name(company), **more}
    return Question(Message(id, args), f"charter:{name(company)}", notes)


def ask_about(id: str) -> Callable[[E1862Rules, State, Any], Question]:
    """The question about the company of a frame, to whoever decides for it there."""
    return lambda _rules, state, frame: about(id, seat_of(state, frame), frame.company)


def seat_of(state: State, frame: Any) -> int:
    """Who decides in a frame: the seat that it names, else whoever decides for its company."""
    seat: int | None = getattr(frame, "seat", None)
    return acting_seat(state, frame.company) if seat is None else seat


def price_notes(before: int, after: int) -> Iterator[Message]:
    """Where the price goes, and whether that is up or down."""
    way = "rises" if after > before else "stays" if after == before else "after"
    yield Message(f"note-price-{way}", {"price": after})
    yield from arrival_notes(after)


def arrival_notes(price: int, *, may_end: bool = True) -> Iterator[Message]:
    """7.12, 10.1: a company is bankrupt at 0; at the top of the market the game ends."""
    if price == 0:
        yield Message("note-bankrupt")
    if price == CELLS[-1] and may_end:
        yield Message("note-ends-at-top")


def passing(what: str, advance: Callable[[E1862Play, Any], None]) -> Callable[[E1862Play, Any, Pass], None]:
    """Nothing is done: the log says so, and the step goes on."""

    def do(play: E1862Play, frame: Any, _action: Pass) -> None:
        play.do(Passed(seat_of(play.state, frame), what))
        advance(play, frame)

    return do


def game_of(rules: E1862Rules) -> str:
    """For hints that differ in the beginners' game (11.1)."""
    return "beginner" if rules.beginner else "whole"

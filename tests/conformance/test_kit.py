"""The kit finds what it is there to find: each kind of fault, put into the toy game on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from railhead.games import catalogue
from railhead.kernel.action import Action
from railhead.kernel.flow import Acts, Step
from railhead.kernel.menu import Button, Choice, Menu
from railhead.kernel.message import Items, Message, Term
from railhead.kernel.refusal import Reason, Refusal
from tests.conformance import kit
from tests.conformance.ids import shows_an_id
from tests.conformance.notes import check_notes
from tests.kernel.toy import FLOW, Add, Drawn, OutOfRange, Roll, ToyRules, ToyState, Turn, every_add, refuse_add

OTHERS: list[Action] = [Add(1), Add(2), Add(3), Add(4), Roll()]


def rules_with(
    every: Callable[..., Iterator[Action]] = every_add, refuse: Callable[..., Iterator[Refusal]] = refuse_add
) -> ToyRules:
    """The toy game with another way to list or to check `add`."""
    turn: Step = FLOW[Turn]
    acts: Acts = {**turn.acts, Add: replace(turn.acts[Add], every=every, refuse=refuse)}
    rules = ToyRules()
    rules.flow = {**FLOW, Turn: replace(turn, acts=acts)}
    return rules


def start(rules: ToyRules) -> ToyState:
    return rules.start(Drawn(0), "kit").state


def list_too_few(*_: Any) -> Iterator[Action]:
    yield from (Add(1), Add(2))


def list_too_many(*_: Any) -> Iterator[Action]:
    yield from (Add(1), Add(2), Add(3), Add(4))


def list_twice(*_: Any) -> Iterator[Action]:
    yield from (Add(1), Add(1), Add(2), Add(3))


def refuse_all(*_: Any) -> Iterator[Refusal]:
    yield OutOfRange(0, 0)


def test_a_sound_game_passes() -> None:
    rules = ToyRules()
    kit.check_listing(rules, start(rules), OTHERS)
    kit.check_menu(rules, start(rules))
    kit.check_seat(rules, start(rules), 2)
    kit.check_codec(rules, start(rules))
    kit.check_fork(rules, start(rules), OTHERS[:3])


@pytest.mark.parametrize("every", [list_too_few, list_too_many, list_twice])
def test_wrong_listings_are_found(every: Callable[..., Iterator[Action]]) -> None:
    rules = rules_with(every)
    with pytest.raises(AssertionError):
        kit.check_listing(rules, start(rules), OTHERS)


def test_wrong_checking_is_found() -> None:
    rules = rules_with(refuse=refuse_all)
    with pytest.raises(AssertionError):
        kit.check_listing(rules, start(rules), OTHERS)
    with pytest.raises(AssertionError):
        kit.check_menu(rules, start(rules))


class Menus(ToyRules):
    """The toy game with a menu of one button."""

    def __init__(self, choice: dict[str, object], seat: int = 0, blocked: bool = False) -> None:
        super().__init__()
        word = Message("value", {"value": 1})
        why = Reason(word) if blocked else None
        self.shown = Menu(seat, word, (Button("b", Choice(choice, word, blocked=why)),))

    def menu(self, state: ToyState) -> Menu:
        return self.shown


@pytest.mark.parametrize(
    "rules",
    [
        Menus({"do": "roll"}),
        Menus({"do": "add", "by": 7}),
        Menus({"do": "roll"}, seat=1),
        Menus({"do": "roll"}, blocked=True),
    ],
    ids=["something is missing", "something illegal", "the wrong seat", "blocked, but legal"],
)
def test_wrong_menus_are_found(rules: Menus) -> None:
    with pytest.raises(AssertionError):
        kit.check_menu(rules, start(rules))


class Boasts:
    """Rocket with something changed in every note."""

    def __init__(self, change: Callable[[Message], Message]) -> None:
        self.history = kit.played(kit.Setup("rocket", 3, (("map", "england"), ("isolation", "one-way"))), "boasts")
        self.change = change

    def __getattr__(self, name: str) -> Any:
        return getattr(self.history.rules, name)

    def menu(self, state: Any) -> Menu:
        menu = self.history.rules.menu(state)
        return replace(menu, offers=tuple(self._changed(offer) for offer in menu.offers))

    def _changed(self, offer: Any) -> Any:
        if isinstance(offer, Button):
            return replace(offer, choice=self._choice(offer.choice))
        return replace(offer, choices=tuple(self._choice(choice) for choice in offer.choices))

    def _choice(self, choice: Choice) -> Choice:
        return replace(choice, notes=tuple(self.change(note) for note in choice.notes))

    def check(self) -> None:
        rules: Any = self
        for n in kit.positions(self.history, 10):
            check_notes(rules, self.history.states[n])


def one_point_more(note: Message) -> Message:
    points = note.args.get("points")
    if not isinstance(points, Items):
        return note
    first, *rest = (item for item in points.items if isinstance(item, Term))
    more = Term(first.id, first.args | {"points": int(str(first.args["points"])) + 1})
    return Message(note.id, note.args | {"points": Items((more, *rest))})


def test_true_notes_pass() -> None:
    Boasts(lambda note: note).check()


@pytest.mark.parametrize("change", [
    one_point_more,
    lambda note: Message("note-if-highest") if note.id == "note-if-no-veto" else note,
    lambda note: Message("note-of-my-own") if note.id == "log-isolated" else note,
], ids=["a point too many", "another condition", "a note without a meaning"])  # fmt: skip
def test_wrong_notes_are_found(change: Callable[[Message], Message]) -> None:
    with pytest.raises(AssertionError):
        Boasts(change).check()


def test_missing_texts_are_found_wherever_they_are() -> None:
    title = kit.Setup("rocket", 2, ()).open()[0]
    kit.check_texts(title, [Message("log-pass", {"seat": "x"})], set())
    for bad in (
        Message("no-such-text"),
        Message("log-pass"),
        {"a": (Term("no-such-text"),)},
        Message("value", {"value": Term("nothing")}),
    ):
        with pytest.raises(AssertionError):
            kit.check_texts(title, bad, set())


def test_every_title_seat_and_option_is_there() -> None:
    setups = kit.setups()
    tried = {(setup.title, *pair) for setup in setups for pair in setup.options}
    assert all((t.id, o.name, value) in tried for t in catalogue.titles() for o in t.options for value in o.values[1:])
    assert {(setup.title, setup.seats) for setup in setups} == {
        (title.id, seats) for title in catalogue.titles() for seats in title.seats
    }
    assert len({str(setup) for setup in setups}) == len(setups)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("FDR buys a B-4 train.", "en"),
        ("You cannot lay-tile now.", "en"),
        ("MAVAG pays 40 Ft.", "en"),
        ("no_train_sold", "en"),
        ("Tap held:SIK:0.", "en"),
        ("log-no-share", "en"),
        ("{ $seat } passes.", "en"),
        ("Игрок 1 инвестирует: hull, сталь.", "ru"),
        ("hullに投資。", "ja"),
    ],
)
def test_ids_in_sentences_are_found(text: str, lang: str) -> None:
    assert shows_an_id(text, lang)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("A 2-train, a plus-train and G&C’s car: 10 Ft.", "en"),
        ("2-поезд SzKÉV → MÁVAG, Székesfehérvár–Pécs, 18xx.games.", "ru"),
        ("MÁVAGの2列車（2/3E、53y）を£200で。", "ja"),
    ],
)
def test_names_in_sentences_are_no_ids(text: str, lang: str) -> None:
    assert not shows_an_id(text, lang)

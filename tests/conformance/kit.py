"""What every title must keep, checked on random games: one function for each promise.

A title brings nothing for this but its entry in the catalogue. `test_titles.py` runs the kit on every title, number
of seats and option; a title's own tests may call single checks on positions of their own.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

import msgspec
from msgspec import Struct

from railhead.bots import Budget
from railhead.bots.random import RandomBot
from railhead.games import catalogue
from railhead.games.title import Title
from railhead.i18n import faults
from railhead.kernel.action import Action, kind_of, to_plain
from railhead.kernel.digest import digest
from railhead.kernel.history import History
from railhead.kernel.menu import actions_of, choices_of
from railhead.kernel.message import Message, Term
from railhead.kernel.refusal import GameIsOver, NotAsked
from railhead.kernel.rng import Stream
from railhead.kernel.rules import OptionValue, Refused, Rules

#: no game of any title may need more decisions than this
MOST_DECISIONS = 6_000
#: with more combinations of seats and options than this, each is tried by itself (RAILHEAD_COMBINATIONS=all: no limit)
MOST_COMBINATIONS = 24
ALL_COMBINATIONS = os.environ.get("RAILHEAD_COMBINATIONS") == "all"


Pair = tuple[str, OptionValue]


class Setup(Struct, frozen=True):
    """A title with a number of seats and options."""

    title: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    def __str__(self) -> str:
        return "-".join([self.title, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def open(self) -> tuple[Title, Rules[Any]]:
        title = catalogue.title(self.title)
        return title, title.open(dict(self.options), self.seats)

    def history(self, seed: str) -> History[Any]:
        title, rules = self.open()
        return History(rules, title.header(dict(self.options), self.seats, seed))


def setups() -> list[Setup]:
    """Every title with every number of seats and every value of its options; what a title refuses is left out."""
    return [setup for title in catalogue.titles() for setup in setups_of(title) if opens(setup)]


def setups_of(title: Title) -> list[Setup]:
    """All combinations, or where these are too many: every number of seats, and each value of an option once."""
    names = [option.name for option in title.options]
    values = [tuple(zip(names, row, strict=True)) for row in product(*(option.values for option in title.options))]
    whole = [Setup(title.id, seats, options) for seats in title.seats for options in values]
    if len(whole) <= MOST_COMBINATIONS or ALL_COMBINATIONS:
        return whole
    found = [Setup(title.id, seats, ()) for seats in title.seats]
    pairs = [(option.name, value) for option in title.options for value in option.values[1:]]
    for number, pair in enumerate(pairs):
        alone = [setup for seats in title.seats if opens(setup := Setup(title.id, seats, (pair,)))]
        fitting = alone or _beside_another(title, pair, pairs)
        found += fitting[(number + 2) % len(fitting) :][:1] if fitting else []
    return found


def _beside_another(title: Title, pair: Pair, pairs: list[Pair]) -> list[Setup]:
    """Some options go only with another one, as the beginner's 1862 does with a simple variant."""
    both = [Setup(title.id, seats, (other, pair)) for other in pairs for seats in title.seats if other[0] != pair[0]]
    return [setup for setup in both if opens(setup)]


def opens(setup: Setup) -> bool:
    try:
        setup.open()
    except Refused:
        return False
    return True


@lru_cache(maxsize=4)
def played(setup: Setup, seed: str) -> History[Any]:
    """A random game to its end. Nothing that is to be decided is ever without a legal answer."""
    history = setup.history(seed)
    bot = RandomBot(seed)
    while (asked := history.rules.decision(history.state)) is not None:
        assert history.rules.legal(history.state), f"dead end after entry {history.last}"
        assert history.last < MOST_DECISIONS, "the game does not end"
        history.act(asked.seat, bot.choose(history.rules, history.state, asked.seat, Budget()))
    return history


def positions(history: History[Any], every: int) -> list[int]:
    """The entries to look at closely: each n-th, and the last few, where games end."""
    found = {*range(0, history.last, every), *range(max(0, history.last - 3), history.last)}
    return sorted(found)


# -- promises about one position -------------------------------------------------------------------------


def check_codec(rules: Rules[Any], state: Any) -> None:
    """A state survives being written and read, and its digest with it."""
    for form in (msgspec.msgpack, msgspec.json):
        again = form.decode(form.encode(state), type=rules.state_type)
        assert again == state
        assert digest(again) == digest(state)


def check_listing(rules: Rules[Any], state: Any, strangers: list[Action]) -> None:
    """Listing and checking agree: what is listed is legal, and of others nothing of a listed kind is."""
    legal = rules.legal(state)
    listed = list(legal)
    assert len(listed) == len({_key(action) for action in listed}), "an action is listed twice"
    for action in listed:
        assert legal.why_not(action) == [], action
        assert rules.read(to_plain(action)) == action
    known = {_key(action) for action in listed}
    for action in strangers:
        act = legal.acts.get(type(action))
        if act is None or act.exhaustive:
            assert (legal.why_not(action) == []) == (_key(action) in known), action
            assert (action in legal) == (_key(action) in known), action


def check_seat(rules: Rules[Any], state: Any, seats: int) -> None:
    """Nobody but the asked seat may answer."""
    legal = rules.legal(state)
    assert legal.decision is not None
    action = next(iter(legal))
    for seat in range(seats):
        codes = [type(refusal) for refusal in legal.why_not(action, seat)]
        assert codes == ([] if seat == legal.decision.seat else [NotAsked])


def check_menu(rules: Rules[Any], state: Any) -> None:
    """The menu offers exactly what is listed; of kinds that are not listed in full, only what is legal."""
    legal, menu = rules.legal(state), rules.menu(state)
    assert legal.decision is not None
    assert menu.seat == legal.decision.seat
    offered = {_key(rules.read(plain)) for plain in actions_of(menu)}  # numbers are spelt out, 0 too
    assert menu.usual is None or _key(rules.read(menu.usual)) in offered, f"usual, but not on offer: {menu.usual}"
    whole = {kind_of(kind) for kind, act in legal.acts.items() if act.exhaustive}
    listed = {_key(action) for action in legal}
    for plain in actions_of(menu):
        action = rules.read(plain)
        assert legal.why_not(action) == [], plain
        assert kind_of(action) not in whole or _key(action) in listed, f"on the menu, but not listed: {plain}"
    missing = [action for action in legal if kind_of(action) in whole and _key(action) not in offered]
    assert not missing, f"not on the menu: {missing[:3]}"
    partial = {kind_of(action) for action in legal} - whole
    assert partial <= {str(plain["do"]) for plain in actions_of(menu)}, "a kind of action is not on the menu"
    for choice in choices_of(*menu.offers):
        if choice.blocked is not None and choice.place is None:
            assert _refused(rules, legal, choice.action), f"blocked, but legal: {choice.action}"


def _refused(rules: Rules[Any], legal: Any, plain: dict[str, object]) -> bool:
    """Refused as it stands, or not even a whole action because something is still to be picked."""
    try:
        return bool(legal.why_not(rules.read(plain)))
    except Refused:
        return True


def check_fork(rules: Rules[Any], state: Any, actions: list[Action]) -> None:
    """Whatever is tried on a state, it stays as it was, and the same action leads to the same state."""
    before = digest(state)
    outcomes = [digest(rules.apply(state, action).state) for action in actions]
    assert digest(state) == before
    assert outcomes == [digest(rules.apply(state, action).state) for action in actions]


def check_mutants(rules: Rules[Any], state: Any, stream: Stream, pool: dict[str, list[object]], count: int) -> None:
    """Actions with something changed are refused with a reason or are among the listed ones; nothing crashes."""
    legal = rules.legal(state)
    listed = {_key(action) for action in legal}
    for _ in range(count):
        plain = mutate(to_plain(legal.draw(stream)), stream, pool)
        try:
            action = rules.read(plain)
        except Refused:
            continue
        act = legal.acts.get(type(action))
        reasons = legal.why_not(action)
        if act is None or act.exhaustive:
            assert (reasons == []) == (_key(action) in listed), plain
        for reason in reasons:
            assert not faults(reason.message(), catalogue.title(rules.title).package)


def mutate(plain: dict[str, object], stream: Stream, pool: dict[str, list[object]]) -> dict[str, object]:
    """One thing changed: a field with another value of its name, a strange value, missing or too much."""
    found = dict(plain)
    name = stream.choice(sorted(found))
    match stream.below(8):
        case 0:
            found.pop(name)
        case 1:
            found["surplus"] = 1
        case 2:
            found[name] = stream.choice([None, True, "", "?", -1, 0, 10**30, 0.5, [], {}, "0,0", "A1"])
        case 3 if type(number := found[name]) is int:
            found[name] = number + stream.choice([-1, 1])
        case _:
            found[name] = stream.choice(pool.get(name) or [found[name]])
    return found


def check_over(history: History[Any], title: Title) -> None:
    """A finished game has a result, asks nobody, and refuses everything for one reason."""
    rules, state = history.rules, history.state
    result = title.result(rules, state)
    assert result is not None
    assert result.winners or history.rules.seats == 1, "nobody wins"
    assert len(result.scores) == rules.seats
    assert list(rules.legal(state)) == []
    last = history.entries[-1].action
    assert last is not None
    assert rules.legal(state).why_not(rules.read(last)) == [GameIsOver()]
    menu = rules.menu(state)
    assert menu.seat is None
    assert not list(actions_of(menu))


def check_record(history: History[Any]) -> None:
    """Undo and redo give the old digests, and the record with them replays to the same state."""
    from railhead.kernel.record import parse

    again = History(history.rules, history.header)
    seat = 0
    for n in again.replay(history.record()):
        if n % 37 == 5:
            back = again.undo_to()
            assert again.rewind(seat, back).digest == digest(again.states[back])
            forward = again.redo_to()
            assert forward is not None
            assert again.rewind(seat, forward).digest == digest(again.states[forward])
            break
    assert digest(again.state) == digest(again.states[again.head])
    third = History(history.rules, history.header)
    for _ in third.replay(parse(b"".join(again.record().lines()))):
        pass
    assert digest(third.state) == digest(again.state)
    assert third.line() == again.line()


# -- texts -----------------------------------------------------------------------------------------------


def messages_in(thing: object) -> Iterator[Message]:
    """Every message and term anywhere inside a scene, a menu or a list."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, Term):
        yield Message(thing.id, thing.args)
    if isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from messages_in(thing.__getattribute__(name))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from messages_in(part)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from messages_in(part)


def check_texts(title: Title, things: object, seen: set[str]) -> None:
    """Whatever is said is said in every language, with all that its text needs. `seen` saves saying it again."""
    for message in messages_in(things):
        shape = f"{message.id}({','.join(sorted(message.args))})"
        if shape not in seen:
            seen.add(shape)
            assert not faults(message, title.package)


# -- helpers ---------------------------------------------------------------------------------------------


def _key(action: Action) -> bytes:
    return msgspec.json.encode(to_plain(action), order="sorted")


def values_of(history: History[Any]) -> dict[str, list[object]]:
    """What stood in each field of the actions of a game: good material for mutations."""
    pool: dict[str, list[object]] = {}
    for entry in history.entries:
        for name, value in (entry.action or {}).items():
            pool.setdefault(name, []).append(value)
    return pool

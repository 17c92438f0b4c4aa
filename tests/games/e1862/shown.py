"""What the rule examples show to people, as text in `shown.txt`: questions, offers with notes, the log, the scene.

    python -m tests.games.e1862.shown          writes it again; review the diff, then commit it

Of equal lines only the first is kept, and of each kind of question the first few menus.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import State
from railhead.games.e1862.title import TITLE
from railhead.i18n import render
from railhead.kernel.menu import Button, PickRoutes, PickTile, choices_of
from railhead.kernel.message import Message
from railhead.kernel.rules import Refused
from tests.games.e1862.given import rules_for, state_for
from tests.rules.runner import Case, cases

FILE = Path(__file__).parent / "shown.txt"
#: menus shown of each question and kind of game, and choices of each offer
MENUS, CHOICES = 3, 8
#: cases whose menus are shown in any case
ASKED = ("7.6.4", "T17")
#: cases whose positions are shown as scenes, before every step and at the end
SCENES = ("2.4.4-start", "4.1-auction", "T1", "10.3", "T7", "7.5.6-markers", "8-does-nothing-else", "D36-site", "10.1")


def shown() -> str:
    """The whole file."""
    seen: set[str] = set()
    asked: Counter[tuple[object, ...]] = Counter()
    found: list[str] = []
    for case in (case for case in cases("e1862") if case.step):
        lines = [line.rstrip() for line in _case(case, asked)]
        fresh = [line for line in dict.fromkeys(lines) if line and line not in seen]
        seen.update(fresh)
        if fresh:
            found += ["", f"## {case.id}", *fresh]
    return "\n".join(found[1:]) + "\n"


def _case(case: Case, asked: Counter[tuple[object, ...]]) -> Iterator[str]:
    rules = rules_for(case)
    state = state_for(rules, case.given)
    for step in case.step:
        yield from _position(rules, state, case, asked)
        if step.do is None:
            continue
        try:
            outcome = rules.act(state, rules.read(step.do), step.seat)
        except Refused as refused:
            yield from (f"no: {_say(refusal.message())} ({refusal.rule})" for refusal in refused.refusals)
            continue
        yield from (f"log: {_say(message)}" for message in TITLE.chronicle(rules, state, outcome.effects))
        state = outcome.state
    yield from _position(rules, state, case, asked)


def _position(rules: E1862Rules, state: State, case: Case, asked: Counter[tuple[object, ...]]) -> Iterator[str]:
    decision = rules.decision(state)
    kind = (decision.ask if decision else "", rules.variant, rules.beginner)
    asked[kind] += 1
    if asked[kind] <= MENUS or case.id in ASKED:
        yield from _menu(rules, state)
    if kind[0] == "run" and TITLE.best_run is not None:
        yield f"best {_plain(TITLE.best_run(rules, state, None))}"
    if case.id in SCENES:
        yield from TITLE.text(rules, state).split("\n")
        yield from _scene(rules, state)


def _menu(rules: E1862Rules, state: State) -> Iterator[str]:
    menu = rules.menu(state)
    yield f"ask {menu.seat} ({menu.card}): {_say(menu.ask)}"
    yield from (f"  {_say(note)}" for note in menu.notes)
    for offer in menu.offers:
        if isinstance(offer, PickTile):
            yield f"  {offer.id}: {_say(offer.label)} {msgspec.json.encode(offer.cells).decode()[:400]}"
            continue
        if not isinstance(offer, Button):
            yield f"  {offer.id}: {_say(offer.label)}"
        if isinstance(offer, PickRoutes):
            yield f"  trains {offer.trains} {offer.names} proven {offer.proven}"
        for choice in list(choices_of(offer))[:CHOICES]:
            notes = "".join(f"; {_say(note)}" for note in choice.notes)
            why = f" - no: {_say(choice.blocked.message)} ({choice.blocked.rule})" if choice.blocked else ""
            number = "" if choice.number is None else f" {msgspec.to_builtins(choice.number)}"
            plain = msgspec.json.encode(choice.action).decode()
            yield f"    {offer.id} {_say(choice.label)}{notes}{why}{number} at {'/'.join(choice.at)} {plain}"


def _scene(rules: E1862Rules, state: State) -> Iterator[str]:
    scene = TITLE.scene(rules, state)
    yield f"stage: {_say(scene.stage)}"
    yield from (f"cell {_plain(cell)}" for cell in scene.board.cells)
    yield from (f"piece {_plain(piece)}" for piece in scene.board.pieces)
    yield from (f"player {_plain(row)}" for row in scene.players)
    for panel in scene.panels:
        head = [name for name in panel.__struct_fields__ if name not in ("rows", "cards", "spaces")]
        yield f"panel {_plain({name: getattr(panel, name) for name in head})}"
        rows = getattr(panel, "rows", ()) or getattr(panel, "cards", ()) or getattr(panel, "spaces", ())
        yield from (f"  {panel.id} {_plain(row)}" for row in rows)
    result = TITLE.result(rules, state)
    if result is not None:
        yield f"result {_plain(result)}"


def _plain(thing: Any) -> str:
    """On one line, with messages as sentences and nothing that is not set."""
    if isinstance(thing, Message):
        return f"“{_say(thing)}”"
    if isinstance(thing, msgspec.Struct):
        values = {name: getattr(thing, name) for name in thing.__struct_fields__}
        return "{" + ", ".join(f"{k}={_plain(v)}" for k, v in values.items() if v not in (None, (), False)) + "}"
    if isinstance(thing, dict):
        return "{" + ", ".join(f"{k}={_plain(v)}" for k, v in thing.items()) + "}"
    if isinstance(thing, tuple | list):
        return "[" + " ".join(map(_plain, thing)) + "]"
    return str(thing)


def _say(message: Message) -> str:
    return render(message, "en", TITLE.package)


if __name__ == "__main__":
    FILE.write_text(shown(), encoding="utf-8")

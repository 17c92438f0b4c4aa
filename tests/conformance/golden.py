"""Golden playthroughs: whole random games as readable text, to be reviewed as a diff when something changes.

    python -m tests.conformance.golden          plays them again and writes golden/*.txt

Each entry shows who was asked what, how many actions of each kind were legal, the action and what the log says (in
English); now and then the digest, the position and the menu.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from railhead.games.title import Title
from railhead.i18n import render
from railhead.kernel.action import kind_of
from railhead.kernel.history import History
from railhead.kernel.menu import Button, Pick, choices_of
from railhead.kernel.message import Message
from tests.conformance.kit import Setup, played

FOLDER = Path(__file__).parent / "golden"
#: a plain random game of 1862 often ends before a company is launched; this one does not
SEEDS = {"1862": "golden-14"}
#: the position and the menu are shown before each n-th entry
SHOWN = 40

GAMES = (
    Setup("rocket", 3, (("map", "england"),)),
    Setup("rocket", 2, (("map", "china"), ("isolation", "two-way"))),
    Setup("18mag", 3, ()),
    Setup("1862", 3, ()),
)


def file_of(setup: Setup) -> Path:
    return FOLDER / f"{setup}.txt"


def playthrough(setup: Setup) -> str:
    title, _ = setup.open()
    history = played(setup, SEEDS.get(setup.title, "golden"))
    parts = [msgspec.json.encode(history.header.plain()).decode()]
    parts += _told(title, history, 0)
    for n in range(1, history.last + 1):
        parts += _entry(title, history, n)
    result = title.result(history.rules, history.state)
    assert result is not None
    parts += [
        "",
        title.text(history.rules, history.state),
        f"winners {list(result.winners)}, scores {list(result.scores)}",
    ]
    return "\n".join(line.rstrip() for line in parts) + "\n"


def _entry(title: Title, history: History[Any], n: int) -> Iterator[str]:
    rules, before, entry = history.rules, history.states[n - 1], history.entries[n - 1]
    decision = rules.decision(before)
    assert decision is not None
    counts = " ".join(f"{kind_of(kind)}:{len(actions)}" for kind, actions in rules.legal(before).kinds())
    if n % SHOWN == 1:
        yield from ("", title.text(rules, before), *_menu(title, history, n - 1), "")
    action = msgspec.json.encode(entry.action).decode()
    mark = f" #{entry.digest}" if n % SHOWN == 0 or n == history.last else ""
    yield f"{n} seat {entry.seat} {decision.ask} ({counts}) {action}{mark}"
    yield from _told(title, history, n)


def _told(title: Title, history: History[Any], n: int) -> Iterator[str]:
    before = history.states[history.before[n]]
    for message in title.chronicle(history.rules, before, history.effects[n]):
        yield f"    {_say(title, message)}"


def _menu(title: Title, history: History[Any], n: int) -> Iterator[str]:
    menu = history.rules.menu(history.states[n])
    yield _say(title, menu.ask)
    for offer in menu.offers:
        if not isinstance(offer, Button):
            yield f"  {_say(title, offer.label)}"
        for choice in choices_of(offer):
            notes = "; ".join(_say(title, note) for note in choice.notes)
            why = choice.blocked
            blocked = f" - blocked: {_say(title, why.message)} ({why.rule})" if why else ""
            yield f"    {_say(title, choice.label)}{': ' + notes if notes else ''}{blocked}"
        if not isinstance(offer, Button | Pick):
            yield f"    ({offer.id})"


def _say(title: Title, message: Message) -> str:
    return render(message, "en", title.package)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for setup in GAMES:
        file_of(setup).write_text(playthrough(setup), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Pages: chosen positions as the page and the terminal show them, in English, to be reviewed as a diff.

python -m tests.games.mag.pages          writes pages/*.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from railhead.games.mag.flow import Mag
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from railhead.games.mag.state import State
from railhead.games.mag.title import TITLE
from railhead.i18n import render
from railhead.kernel.message import Message, Term
from tests.games.mag.given import state_for

FOLDER = Path(__file__).parent / "pages"

OPERATING = {"frame": "operating", "number": 1, "of": 2, "queue": [], "phase": 1}
LATER = OPERATING | {"phase": 2}
#: two players in the green phase, with something of everything
TWO: dict[str, Any] = {
    "owners": {"1": 0, "3": 0, "4": 1, "7": 1},
    "phase": "green",
    "sold": ["3"],
    "idle": 1,
    "turn": 3,
    "priority": 1,
    "treasury": {"1": 95, "3": 40, "4": 210, "7": 120, "SIK": 90, "RABA": 30},
    "cash": [135, 20],
    "trains": {"1": ["2", "3"], "3": ["2"], "4": ["3"]},
    "prices": {"SIK": 80, "RABA": 80, "SZKEV": 65, "LDSTEG": 60},
    "shares": {"SIK": [30, 20], "RABA": [10, 20], "SZKEV": [10, 0]},
    "stations": {"1": ["C8:0", "C10:0"], "3": ["C6:0"], "4": ["E10:0"], "7": ["E6:0"], "SIK": ["D9:0"]},
    "tiles": {
        "C8": "L33:2",
        "C10": "57:1",
        "C6": "57:2",
        "D7": "7:2",
        "E10": "14:1",
        "D9": "57:2",
        "E6": "L32:4",
        "F5": "8:1",
    },
}
SOLO: dict[str, Any] = {
    "cards": {"2": 16, "4": 18},
    "owners": {"1": 0, "2": 1, "4": 1, "11": 0},
    "done": {"2": 2, "4": 1},
    "owed": {"2": True},
    "phase": "green",
    "sold": ["3"],
    "treasury": {"1": 50, "2": 60, "4": 90, "11": 20},
    "cash": [40, 55],
    "trains": {"1": ["2"], "2": ["2"], "4": ["3"]},
    "shares": {"SZKEV": [0, 20], "SIK": [10, 0]},
    "tiles": {"B15": "57:0", "C14": "15:0", "D13": "4:0", "E12": "8:1", "E10": "57:1"},
    "stations": {"1": ["C8:1"], "2": ["B15:0"], "4": ["E10:0"], "11": ["B3:0"]},
}
MANY: dict[str, Any] = {
    "owners": {"1": 0, "6": 1, "13": 2},
    "phase": "brown",
    "sold": ["3", "4"],
    "treasury": {"1": 60, "6": 100, "13": 70, "GC": 20},
    "cash": [100, 205, 204],
    "trains": {"6": ["2", "4"], "13": ["2"]},
    "shares": {"GC": [20, 0, 0], "MAVAG": [10, 40, 10]},
    "prices": {"GC": 100, "MAVAG": 75},
    "stations": {"1": ["E12:1"], "6": ["B17:0"], "13": ["I2:0"], "GC": ["C12:0"], "RABA": ["G14:1"]},
    "tiles": {"B17": "6:1", "B15": "4:1", "I2": "6:2", "F9": "8:1", "G14": "L32:0"},
}
START: dict[str, Any] = {"owners": {"1": 0, "5": 1}, "shares": {"GC": [10, 0, 0, 0, 0]}}
OFFER = {"frame": "offer", "buyer": 4, "seller": 3, "kind": 0, "price": 30}
DIVIDEND = {"frame": "dividend", "major": "SIK"}
RED = {"difficulty": "red"}
#: the number of seats, the position, the frames above the round, options
PAGES: dict[str, tuple[int, dict[str, Any], list[dict[str, Any]], dict[str, Any]]] = {
    "draft": (5, START, [{"frame": "draft", "picks": 3}], {}),
    "shares": (2, TWO, [{"frame": "shares", "seat": 0, "sold": [0, 0]}], {}),
    "shares-after-a-sale": (2, TWO, [{"frame": "shares", "seat": 0, "sold": [2, 0], "sold_now": 2}], {}),
    "track": (2, TWO, [OPERATING, {"frame": "track", "minor": 3}], {}),
    "track-with-tokens": (2, TWO, [OPERATING, {"frame": "track", "minor": 7}], {}),
    "track-second": (2, TWO, [OPERATING, {"frame": "track", "minor": 4, "laid": 1, "upgraded": True}], {}),
    "track-declared": (2, TWO, [OPERATING, {"frame": "track", "minor": 7}], {"terrain_token": "declared_before"}),
    "station": (2, TWO, [OPERATING, {"frame": "station", "company": 3}], {}),
    "station-marker": (2, TWO, [OPERATING, {"frame": "station", "company": "SIK"}], {}),
    "scrap": (2, TWO, [OPERATING, {"frame": "scrap", "minor": 1}], {}),
    "run": (2, TWO, [OPERATING, {"frame": "run", "minor": 1}], {}),
    "run-with-a-mine": (3, MANY, [LATER, {"frame": "run", "minor": 6, "cars": [2]}], {}),
    "run-to-a-red-area": (3, MANY, [LATER, {"frame": "run", "minor": 13}], {}),
    "trains": (2, TWO, [OPERATING, {"frame": "trains", "minor": 4}], {}),
    "offer": (2, TWO, [OPERATING, {"frame": "trains", "minor": 4}, OFFER], {}),
    "dividend": (2, TWO, [OPERATING, DIVIDEND], {}),
    "dividend-all-or-nothing": (2, TWO, [OPERATING, DIVIDEND], {"dividends": "all-or-nothing"}),
    "istvan": (1, SOLO, [OPERATING, {"frame": "istvan", "minor": 2}], RED),
    "over-solo": (1, SOLO, [{"frame": "over", "reason": "final-phase"}], RED),
    "over": (3, MANY, [{"frame": "over", "reason": "final-phase"}], {}),
}

#: with the board and all panels; of the others only what changes
WHOLE = ("draft", "shares", "istvan", "over-solo", "over")


def position(name: str) -> tuple[MagRules, State]:
    seats, given, frames, options = PAGES[name]
    rules = Mag(VERSION, {option.name: option.values[0] for option in OPTIONS} | options, seats)
    return rules, state_for(rules, given | {"frames": frames})


def page(name: str) -> str:
    """The text of the terminal, then what the page is made of, an element a line."""
    rules, state = position(name)
    scene, menu = TITLE.scene(rules, state), rules.menu(state)
    parts = [TITLE.text(rules, state), "", *_lines("stage", scene.stage), *_lines("player", *scene.players)]
    if name in WHOLE:
        parts += ["", *_lines("cell", *scene.board.cells), *_lines("piece", *scene.board.pieces), ""]
        for panel in scene.panels:
            parts += _lines("panel", panel.id, panel.title, *getattr(panel, "columns", ()))
            for inner in ("rows", "spaces", "cards"):
                parts += _lines("  ", *getattr(panel, inner, ()))
    parts += ["", *_lines("result", scene.result), *_lines("ask", menu.ask, menu.card)]
    for offer in menu.offers:
        parts += _lines("offer", offer)
    return "\n".join(line.rstrip() for line in parts) + "\n"


def _lines(what: str, *values: object) -> Iterator[str]:
    yield from (f"{what} {_spelled(value)}" for value in values)


def _spelled(value: object) -> str:
    """Messages as sentences, structures by name with what is not as usual."""
    match value:
        case Message() | Term():
            message = value if isinstance(value, Message) else Message(value.id, value.args)
            return f"“{render(message, 'en', 'mag')}”"
        case Struct():
            inner = [
                f"{field.name}={_spelled(getattr(value, field.name))}"
                for field in fields(value)
                if field.required or getattr(value, field.name) != field.default
            ]
            return f"{type(value).__name__}({', '.join(inner)})"
        case dict():
            return "{" + ", ".join(f"{key}: {_spelled(inner)}" for key, inner in value.items()) + "}"
        case tuple() | list():
            return "[" + ", ".join(map(_spelled, value)) + "]"
        case float():
            return f"{value:.2f}"
        case _:
            return str(value)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in PAGES:
        (FOLDER / f"{name}.txt").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()

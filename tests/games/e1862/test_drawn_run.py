"""What is said about each stop of a run while it is drawn (7.8): what it pays, or why it pays nothing."""

from __future__ import annotations

import pytest

from railhead.kernel.message import Items, Message, Term
from tests.games.e1862.test_best import CASES, position

Said = tuple[str, str, int, str]


def said(id: str) -> list[Said]:
    """Of the last run of a case: place, stop on it, value, and the reason in a word."""
    rules, state = position(id)
    run = [step.do for step in CASES[id].step if step.do and step.do["do"] == "run" and not step.refused][-1]
    explained = rules.explain(state, run)
    assert not explained.reasons
    return [(place.cell, place.stop, place.value, _word(place.why)) for place in explained.places]


def _word(why: Message) -> str:
    other = f" {why.args['other']}" if "other" in why.args else ""
    return f"{why.args['train']} {why.id.removeprefix('stop-')}{other}"


#: by case: the local's stops, then its small station; an area has no stop on its hex
STOPS: dict[str, list[Said]] = {
    "T6-2/3L": [
        ("F3", "s0", 0, "2/3L beyond"), ("F5", "s0", 40, "2/3L pays"), ("G8", "s0", 30, "2/3L pays"),
        ("G6", "h0", 20, "2/3L pays"),
    ],
    "T8-3E": [
        ("C2", "", 90, "3E pays"), ("C4", "s0", 50, "3E pays"), ("E2", "s0", 30, "3E pays"), ("D3", "h0", 0, "3E halt"),
    ],
    "T9-5F": [
        ("D1", "", 90, "5F pays"), ("E2", "s0", 0, "5F between"), ("C4", "s0", 0, "5F between"),
        ("B5", "s0", 0, "5F between"), ("A6", "", 90, "5F pays"), ("D3", "h0", 0, "5F halt"),
    ],
    "T7": [
        ("E4", "s0", 30, "3L pays"), ("E2", "s0", 30, "3L pays"), ("C4", "s0", 50, "3L pays"),
        ("D3", "h0", 20, "3L pays"),
        ("A6", "", 90, "5F pays"), ("B5", "s0", 0, "5F counted 4E"), ("C4", "s0", 0, "5F counted 3L"),
        ("E2", "s0", 0, "5F counted 3L"), ("D1", "", 90, "5F pays"), ("D3", "h0", 0, "5F counted 3L"),
        ("A10", "", 100, "4E pays"), ("B9", "s0", 60, "4E pays"), ("B7", "s0", 20, "4E pays"),
        ("B5", "s0", 30, "4E pays"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("id", STOPS)
def test_every_stop(id: str) -> None:
    """7.8.1-7.8.3, 7.8b: a freight pays its ends, an express no small station; each stop is paid once."""
    assert said(id) == STOPS[id]


def test_a_small_station_pays_a_local_once() -> None:
    """7.8.2, 7.8b: Holbeach is the local train's; the express passes it."""
    companies = {"L&H": CASES["T7"].given["companies"]["L&H"] | {"trains": ["A:local", "A:express"]}}
    tiles = {"B5": "57:0", "B3": "8850:0", "C4": "621:2"}
    rules, state = position("T7", companies=companies, phase="B", tiles=tiles)
    routes = [{"train": train, "hexes": ["B5", "B3", "C4"]} for train in ("A-0", "A-1")]
    found = rules.explain(state, {"do": "run", "routes": routes})
    said = {(place.why.args["train"], place.cell): (place.value, place.why.id) for place in found.places}
    assert (said["2L", "B3"], said["2E", "B3"]) == ((20, "stop-pays"), (0, "stop-counted"))
    lists = [note.args["stops"] for note in found.notes if note.id == "note-route"]
    paid = [term.args for stops in lists if isinstance(stops, Items) for term in stops.items if isinstance(term, Term)]
    assert {"name": "Holbeach", "amount": 20} in paid

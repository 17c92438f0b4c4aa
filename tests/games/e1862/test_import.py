"""Logs of 1862 from 18xx.games: what the site leaves unsaid, and logs that are not right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from railhead import exchange
from railhead.exchange import LogError, Move, Played
from railhead.exchange.e1862 import E1862Reader
from railhead.exchange.log18xx import LogEntry, effective
from railhead.games.e1862.facts import facts
from railhead.games.e1862.merger import every_partner
from railhead.games.e1862.redeem import RedeemShare
from railhead.games.e1862.state import AcquireStep, MergeStep, RedeemStep, State
from railhead.kernel.action import Pass
from tests.shared import SHARED, shared

pytestmark = shared
LOGS = SHARED / "oracle/1862"


def plain(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LOGS / f"{name}.json").read_text(encoding="utf-8"))
    return found


def play(found: dict[str, Any]) -> dict[int, Played]:
    log = exchange.read_log(json.dumps(found).encode())
    return {played.id: played for played in exchange.play(log)}


def error(found: dict[str, Any]) -> tuple[list[str], int | None]:
    with pytest.raises(LogError) as raised:
        play(found)
    return [refusal.code() for refusal in raised.value.refusals], raised.value.entry


def entry(found: dict[str, Any], id: int) -> dict[str, Any]:
    chosen: dict[str, Any] = next(one for one in found["actions"] if one["id"] == id)
    return chosen


def test_redemption_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """ENR had 20 at a price of 166 when it refinanced by itself: of its later steps the site asked only for two."""
    monkeypatch.setattr(E1862Reader, "_left_out", lambda self, state, entry: False)
    played = play(plain("random-3p_6257"))
    assert [action for _, action in played[327].moves] == [Pass(), Pass()]
    after = played[328].state.stack[-1]
    assert isinstance(after, MergeStep)
    assert facts().companies[after.company].id == "WStI"


@pytest.mark.parametrize(
    ("name", "id", "why"),
    [
        ("random-3p_6011", 529, "by itself, with the money for a share"),
        ("random-2p_4011", 296, "the director passed the train step"),
    ],
)
def test_redemption_asked_for(name: str, id: int, why: str) -> None:
    """After another refinancing, the site stops at the redemption."""
    played = play(plain(name))
    assert [action for _, action in played[id].moves] == [Pass()], why
    assert isinstance(played[id].state.stack[-1], RedeemStep), why


def test_passes_left_out() -> None:
    """An entry of somebody else shows that the rest of a turn was passed."""
    found = plain("random-2p_4011")
    assert entry(found, 298)["type"] == "pass"
    before = play(found)
    assert isinstance(before[297].state.stack[-1], AcquireStep)
    assert [action for _, action in before[297].moves] == [RedeemShare()]
    found["actions"].remove(entry(found, 298))
    after = play(found)
    assert [type(action).__name__ for _, action in after[299].moves] == ["Pass", "Run"]
    assert after[299].state == before[299].state


def test_damaged_entries() -> None:
    """Every entry that cannot be has its reason, and the entry's number."""
    name = "random-2p_4011"
    whole = plain(name)
    first = {
        kind: next(one["id"] for one in whole["actions"] if one["type"] == kind)
        for kind in ("bid", "par", "buy_shares", "sell_shares", "buy_train", "lay_tile", "run_routes", "merge")
    }
    changes: list[tuple[str, dict[str, Any], str]] = [
        ("bid", {"corporation": None}, "unknown-entry"),
        ("bid", {"entity": 999}, "wrong-entity"),
        ("bid", {"type": "end_round"}, "unknown-entry"),
        ("par", {"share_price": "?"}, "unknown-entry"),
        ("buy_shares", {"shares": []}, "unknown-entry"),
        ("buy_shares", {"shares": ["XYZ_1"]}, "unknown-entry"),
        ("sell_shares", {"percent": 100}, "not-so-many"),
        ("buy_train", {"variant": "2Q"}, "unknown-entry"),
        ("lay_tile", {"tile": "999-0"}, "unknown-entry"),
        ("lay_tile", {"entity": "none"}, "wrong-entity"),
        ("run_routes", {"routes": [{"train": "A-0", "connections": [["F3"], ["A1", "A2"]]}]}, "unknown-entry"),
        ("merge", {"corporation": None}, "unknown-entry"),
    ]
    for kind, change, code in changes:
        found = plain(name)
        entry(found, first[kind]).update(change)
        codes, at = error(found)
        assert (code in codes, at) == (True, first[kind]), (kind, change, codes)


def last(found: dict[str, Any]) -> object:
    return list(play(found).values())[-1].state


def named(found: dict[str, Any]) -> None:
    """The oldest logs name players."""
    names = {player["id"]: player["name"] for player in found["players"]}
    for one in found["actions"]:
        for part in (one, *one.get("auto_actions", ())):
            if part.get("entity_type") == "player":
                part["entity"] = names[part["entity"]]


def turned(found: dict[str, Any]) -> None:
    """Chains of hexes are written in either direction, nodes are missing in old logs."""
    for one in found["actions"]:
        for route in one.get("routes", ()):
            route["connections"] = [chain[::-1] for chain in route["connections"]]
            route.pop("nodes", None)


def apart(found: dict[str, Any]) -> None:
    """What happens by itself, as entries of their own."""
    entries = [part for one in found["actions"] for part in (one, *one.pop("auto_actions", ()))]
    for number, one in enumerate(entries, 1):
        one["id"] = number
    found["actions"] = entries


def regretted(found: dict[str, Any]) -> None:
    """Every tenth entry is taken back and done again, or made anew."""
    entries: list[dict[str, Any]] = []
    for number, one in enumerate(found["actions"], 1):
        entries.append(one)
        if number % 10 == 0:
            entries.append({"type": "undo", "entity": one["entity"], "entity_type": one["entity_type"]})
            again = {"type": "redo", "entity": one["entity"], "entity_type": one["entity_type"]}
            entries.append(again if number % 20 else dict(one))
        if number % 7 == 0:
            entries.append({"type": "message", "entity": one["entity"], "entity_type": "player", "message": "?"})
    for number, one in enumerate(entries, 1):
        one["id"] = number
    found["actions"] = entries


@pytest.mark.parametrize("change", [named, turned, apart, regretted])
def test_other_ways_to_write(change: Callable[[dict[str, Any]], None]) -> None:
    """The same game in the other forms that exports have."""
    found = plain("random-2p_61004")
    whole = last(plain("random-2p_61004"))
    assert not any(one["type"] in ("undo", "redo") for one in found["actions"])
    change(found)
    assert last(found) == whole


@pytest.mark.parametrize("name", ["random-6p_12175", "random-8p_16175", "real-3p-bank"])
def test_partners(name: str) -> None:
    """The site itself passes the steps of mergers just where a company has no partner."""
    log = exchange.read_log((LOGS / f"{name}.json").read_bytes())
    asked = {id(one) for one in effective(log)}
    seen = {True: 0, False: 0}

    class Watching(E1862Reader):
        def moves(self, state: State, part: LogEntry) -> Iterator[Move]:
            frame = state.stack[-1]
            if part.type == "pass" and isinstance(frame, MergeStep | AcquireStep):
                alone = next(every_partner(self.rules, state, frame), None) is None
                assert alone == (id(part) not in asked), (part.entity, part.id)
                seen[alone] += 1
            return super().moves(state, part)

    assert len(list(exchange.play(log, False, Watching(log)))) > 1
    assert min(seen.values()) > 20

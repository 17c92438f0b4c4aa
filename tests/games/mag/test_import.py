"""Logs of 18xx.games: the set-up of the site, results, and logs that are not right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from railhead import exchange
from railhead.exchange import LogError
from railhead.exchange.log18xx import SiteRandom
from railhead.games.catalogue import rules_of
from railhead.games.mag.holdings import worth
from railhead.kernel.history import History
from railhead.kernel.record import parse
from tests.shared import SHARED, shared

LOGS = SHARED / "oracle/18mag"
CARDS = [60, 60, 65, 65, 70, 70, 75, 75, 80, 80]


def test_generator() -> None:
    """T17: the start prices of the 3-player log."""
    assert SiteRandom(1762198060).shuffled(CARDS)[:7] == [60, 65, 70, 75, 65, 80, 75]
    assert SiteRandom(42).shuffled(CARDS)[:7] == [70, 75, 70, 65, 60, 60, 80]


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LOGS / "real-3p.json").read_text(encoding="utf-8"))
    return found


def play(plain: dict[str, Any], strict: bool = False) -> list[exchange.Played]:
    return list(exchange.play(exchange.read_log(json.dumps(plain).encode()), strict))


def error(plain: dict[str, Any], strict: bool = False) -> tuple[list[str], int | None]:
    with pytest.raises(LogError) as raised:
        play(plain, strict)
    return [refusal.code() for refusal in raised.value.refusals], raised.value.entry


def at(plain: dict[str, Any], kind: str, nth: int = 0) -> dict[str, Any]:
    """The n-th entry of a kind, in a copy that may be changed."""
    found: dict[str, Any] = [entry for entry in plain["actions"] if entry["type"] == kind][nth]
    return found


def copy(plain: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(plain))
    return found


@shared
@pytest.mark.parametrize(
    ("name", "totals"),
    [("real-3p", [8939, 7793, 6907]), ("real-5p-old-draft", [6434, 5234, 5647, 6247, 6807])],
)
def test_results(name: str, totals: list[int]) -> None:
    """T23: what the players of the two real games had at the end; also after import as a record."""
    log = exchange.read_log((LOGS / f"{name}.json").read_bytes())
    last = list(exchange.play(log))[-1]
    assert [worth(last.rules, last.state, seat) for seat in range(len(totals))] == totals
    record = parse(b"".join(exchange.to_record(log).lines()))
    history = History(rules_of(record.header)[1], record.header)
    assert list(history.replay(record))[-1] == len(record.entries)
    assert [worth(last.rules, history.state, seat) for seat in range(len(totals))] == totals


@shared
def test_other_files(plain: dict[str, Any]) -> None:
    whole = json.dumps(plain).encode()
    for data in (whole[:-100], b"", b"[]", b"\xff\xfe", b'{"title": "18Mag"}'):
        with pytest.raises(LogError) as raised:
            exchange.read_log(data)
        assert [refusal.code() for refusal in raised.value.refusals] == ["not-an-export"]
    assert error(plain | {"title": "1830"}) == (["other-game"], None)
    assert error(plain | {"settings": {"optional_rules": ["supporters"]}}) == (["unsupported-rule"], None)
    assert error(plain | {"players": plain["players"] * 3}) == (["bad-players"], None)


@shared
def test_tampered_revenue(plain: dict[str, Any]) -> None:
    """The recorded figure is paid with a warning; strictly it is an error."""
    changed = copy(plain)
    entry = at(changed, "run_routes", -1)
    entry["routes"][0]["revenue"] += 1000
    warned = [(played.id, [w.code() for w in played.warnings]) for played in play(changed) if played.warnings]
    assert warned == [(entry["id"], ["income-differs"])]
    assert error(changed, strict=True) == (["income-differs"], entry["id"])


@shared
def test_illegal_entries(plain: dict[str, Any]) -> None:
    changed = copy(plain)
    at(changed, "bid", 2)["entity"] = 0
    assert error(changed) == (["wrong-entity"], at(plain, "bid", 2)["id"])
    changed = copy(plain)
    at(changed, "lay_tile", 1)["hex"] = "J3"
    assert error(changed)[1] == at(plain, "lay_tile", 1)["id"]
    changed = copy(plain)
    at(changed, "pass", 0)["type"] = "merge"
    assert error(changed) == (["unknown-entry"], at(plain, "pass", 0)["id"])
    changed = copy(plain)
    changed["actions"].append(copy(at(plain, "pass", 0)) | {"id": 99999})
    assert error(changed) == (["game-is-finished"], 99999)


@shared
def test_undo_of_everything(plain: dict[str, Any]) -> None:
    """Undo, undo to the start, redo: the last position is that of the log without them."""
    first: Path = LOGS / "real-3p.json"
    log = exchange.read_log(first.read_bytes())
    straight = list(exchange.play(log))[-1].state
    changed = copy(plain)
    entries = changed["actions"]
    entries.insert(5, {"type": "undo", "entity": 0, "entity_type": "player", "id": 90001, "action_id": 0})
    entries.insert(6, {"type": "message", "entity": 0, "entity_type": "player", "id": 90002})
    entries.insert(7, {"type": "redo", "entity": 0, "entity_type": "player", "id": 90003})
    entries.insert(9, copy(entries[8]) | {"id": 90004})
    entries.insert(10, {"type": "undo", "entity": 0, "entity_type": "player", "id": 90005})
    assert play(changed)[-1].state == straight

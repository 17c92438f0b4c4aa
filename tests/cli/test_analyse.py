"""`railhead analyse`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Call

KEPT = Path(__file__).parents[1] / "kept" / "records-1"


def test_one_position(call: Call) -> None:
    said = call("analyse", KEPT / "rocket-2.jsonl", "--at", "20")
    assert said.code == 0
    assert said.out.startswith("1. ")
    assert "Chance of winning" in said.out
    assert "made in the game" in said.out
    assert "What is expected to follow" in said.out


def test_one_position_for_programs(call: Call) -> None:
    found = json.loads(call("analyse", KEPT / "rocket-2.jsonl", "--at", "20", "--nodes", "200", "--json").out)
    assert found["n"] == 20
    assert sum(move["played"] for move in found["moves"]) == 1
    for move in found["moves"]:
        assert abs(sum(move["chances"]) - 1) < 0.01


def test_a_whole_game(call: Call) -> None:
    said = call("analyse", KEPT / "rocket-2.jsonl", "--jobs", "1", "--lang", "ru")
    assert said.code == 0
    for words in ("Шанс на победу", "Переломы", "Самые дорогие ошибки", "Лучше:"):
        assert words in said.out


def test_as_much_as_there_is_time_for(call: Call) -> None:
    said = call("analyse", KEPT / "rocket-2.jsonl", "--jobs", "1", "--seconds", "0", "--json")
    found = json.loads(said.out)
    assert 0 < found["looked"] < found["decisions"]
    assert "There was not enough time" in said.err


def test_no_such_entry(call: Call) -> None:
    said = call("analyse", KEPT / "rocket-2.jsonl", "--at", "100000")
    assert said.code == 1
    assert "100000" in said.err or "100,000" in said.err

"""`railhead stats`."""

from __future__ import annotations

import csv
from pathlib import Path

from tests.cli.conftest import Call

KEPT = Path(__file__).parents[1] / "kept" / "records-1" / "rocket-2.jsonl"


def test_tables_and_moments(call: Call) -> None:
    said = call("stats", KEPT)
    assert said.code == 0
    assert "Points" in said.out
    assert "GWR merges into LSWR." in said.out


def test_csv(call: Call) -> None:
    rows = list(csv.reader(call("stats", KEPT, "--csv").out.splitlines()))
    assert rows[0] == ["chart", "entry", "stage", "of", "value"]
    ends = {row[3]: row[4] for row in rows if row[0] == "Points"}
    assert set(ends) == {"Player 1", "Player 2"}
    assert all(int(value) > 0 for value in ends.values())


def test_json_and_another_language(call: Call) -> None:
    assert "charts" in call("stats", KEPT, "--json").out
    assert "Очки" in call("stats", KEPT, "--lang", "ru").out

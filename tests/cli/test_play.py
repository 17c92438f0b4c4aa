"""A game in the terminal."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from railhead.kernel.rng import places_by_lot
from tests.cli.conftest import Call


def entries(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()[1:]]


def test_play_choose_undo_leave_and_go_on(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nu\n2\nnonsense\n999\nq\n"))
    said = call("play", file, "--seed", "p", "--seats", 2)
    assert said.code == 0
    assert f"railhead play {file}" in said.err
    kinds = ["rewind" if "rewind" in entry else "act" for entry in entries(file)]
    assert kinds == ["act", "rewind", "act"]
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert call("play", file, "--lang", "ja").code == 0
    assert len(entries(file)) == 4
    assert call("verify", file).code == 0


def test_places_are_asked_for(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A station: the last number of the menu, then a hex as it stands at the edges; a wrong hex is asked again."""
    file = tmp_path / "mine.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    menu = call("play", file, "--seed", "p").out
    number = next(line.split()[0] for line in menu.splitlines() if "Build a station" in line)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{number}\nnowhere\n-1,-7\nc5\nq\n"))
    said = call("play", file)
    assert said.code == 0
    assert "builds a station on C5." in said.out
    assert "\n C  " in said.out
    assert "-1,-7" not in said.out
    assert entries(file)[0]["to"] == "-1,-7"


def test_tiles_are_told_in_words(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hex, tile and rotation; the line that says so is the action that is made."""
    file = tmp_path / "mine.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 13 + "q\n"))
    bots = ("--bots", 1, "--bots", 2, "--level", "random")
    said = call("play", file, "--title", "18mag", "--seats", 3, "--seed", "a", *bots)
    line = next(line for line in said.out.splitlines() if "rotation" in line)
    assert re.fullmatch(r" +1  [A-Z]\d+: tile \d+, rotation \d(, cost \d+)?( .*)?", line)
    assert "lay-tile" not in said.out
    laid = next(entry for entry in entries(file) if entry.get("do") == "lay-tile" and entry["seat"] == 2)
    assert f"{laid['hex']}: tile {laid['tile']}, rotation {laid['rotation']}" in line


def test_each_seat_of_a_bot_has_its_own_word(call: Call) -> None:
    said = call("play", "--bots", 2, 3)
    assert said.code != 0
    assert "--bots 2 --bots 3" in said.err


def test_bots_play_to_the_end(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bots.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    said = call("play", file, "--bots", 1, "--bots", 2, "--seed", "b")
    assert said.code == 0
    assert "The game ends" in said.out
    assert "Winner" in said.out or "Shared victory" in said.out
    assert call("verify", file).code == 0


def test_undo_takes_back_what_the_bots_answered(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nu\nq\n"))
    assert call("play", file, "--bots", 2, "--seed", "p").code == 0
    rows = entries(file)
    back = next(row for row in rows if "rewind" in row)
    own = [row["n"] for row in rows[: back["n"] - 1] if row["seat"] == 0]
    assert back["rewind"] == own[-1] - 1


def test_without_a_file_nothing_is_kept(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    said = call("play", "--seed", "p")
    assert said.code == 0
    assert "not saved" in said.err
    assert list(tmp_path.iterdir()) == []


def test_seats_that_are_not_there(call: Call, tmp_path: Path) -> None:
    said = call("play", tmp_path / "new.jsonl", "--bots", 5)
    assert said.code == 1
    assert "seats 1 to 2" in said.err


def test_a_seat_among_bots_is_drawn(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a file and without --bots: the person's seat comes from the seed, each of them sooner or later."""
    asked = set()
    for seed in ("a", "b", "c", "d", "e"):
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        said = call("play", "--seed", seed, "--seats", 2, "--level", "random").out
        seat = places_by_lot(seed, 2).index(0)
        assert f"Player {seat + 1}: extend a line" in said
        asked.add(seat)
    assert asked == {0, 1}

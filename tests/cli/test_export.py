"""Records as data sets: every decision with what was legal and what came of it, the same in both formats."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyarrow import parquet

import railhead
from railhead.exchange.dataset import GROUP, Row, rows, write_parquet
from tests.cli.conftest import Call


def a_record(folder: Path, title: str = "rocket") -> Path:
    file = folder / f"{title}.jsonl"
    game = railhead.new_game(title, seats=2, seed="export")
    railhead.play_out(game, [railhead.bot(title, "random", str(seat)) for seat in range(2)])
    railhead.save_game(game, file)
    return file


@pytest.mark.parametrize("title", ["rocket", "18mag", "1862"])
def test_rows_lead_through_the_game(title: str, tmp_path: Path) -> None:
    """From each position the choice of its row leads to the position of the next row."""
    game = railhead.read_game(a_record(tmp_path, title))
    found = list(rows("mine", game))
    assert len(found) == game.last
    rules = game.rules
    for row, after in pairwise(found):
        state = msgspec.json.decode(row.state, type=rules.state_type)
        action = rules.read(json.loads(row.legal[row.choice]))
        assert rules.decision(state) is not None
        assert action in rules.legal(state)
        assert msgspec.json.encode(rules.apply(state, action).state, order="sorted").decode() == after.state
    result = railhead.result_of(game)
    assert result is not None
    assert {(row.seat, row.won) for row in found} >= {(seat, 1 / len(result.winners)) for seat in result.winners}
    assert {row.scores for row in found} == {result.scores}


def test_what_was_taken_back_and_what_has_not_ended() -> None:
    game = railhead.new_game("rocket", seats=2, seed="undo")
    for _ in range(3):
        asked = game.rules.decision(game.state)
        assert asked is not None
        game.act(asked.seat, next(iter(game.rules.legal(game.state))))
    game.rewind(0, game.undo_to())
    found = list(rows("mine", game))
    assert [row.entry for row in found] == [1, 2]
    assert {row.won for row in found} == {None}


def test_both_formats_say_the_same(call: Call, tmp_path: Path) -> None:
    files = [a_record(tmp_path), a_record(tmp_path, "1862")]
    lines, table = tmp_path / "all.jsonl.txt", tmp_path / "all.parquet"
    assert call("export", *files, "--out", lines).code == 0
    assert call("export", *files, "--format", "parquet", "--out", table).code == 0
    plain: list[Any] = [json.loads(line) for line in lines.read_text().splitlines()]
    assert parquet.read_table(table).to_pylist() == [row | {"won": pytest.approx(row["won"])} for row in plain]
    assert {row["game"] for row in plain} == {"rocket", "1862"}


def test_many_rows_are_written_in_groups(tmp_path: Path) -> None:
    row = Row("g", "rocket/1", 2, "{}", 1, 0, "turn", "{}", ("a", "b"), 1, (), (), None)
    number = GROUP * 2 + 3
    assert write_parquet([row] * number, tmp_path / "many.parquet") == number
    assert parquet.read_metadata(tmp_path / "many.parquet").num_rows == number


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("FILE", "--format", "parquet"), "--out"),
        (("FILE", "--out", "FILE"), "already exists"),
        (("FILE.no",), "There is no file"),
    ],
)
def test_what_cannot_be_exported(call: Call, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    file = a_record(tmp_path)
    before = file.read_bytes()
    answer = call("export", *(word.replace("FILE", str(file)) for word in words))
    assert answer.code == 1
    assert said in answer.err
    assert file.read_bytes() == before

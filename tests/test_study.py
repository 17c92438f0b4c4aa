"""The study of games between bots (scripts/study.py), on a handful of games."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from railhead.games.catalogue import title
from railhead.games.title import Title
from railhead.library import read_game, result_of
from scripts import study

GAMES = 3


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(study, "CORPUS", tmp_path / "corpus")
    monkeypatch.setattr(study, "PAGE", tmp_path / "study.md")
    monkeypatch.setattr(study, "PLOTS", tmp_path / "study")
    monkeypatch.setattr(study, "NODES", 20)
    monkeypatch.setattr(study, "titles", titles)
    return tmp_path


def titles() -> list[Title]:
    """Those of the program; other tests may have brought a small one into this process."""
    return [title(id) for id in ("rocket", "18mag", "1862")]


def test_a_page_with_plots_of_every_title(folder: Path) -> None:
    study.main(["--games", str(GAMES), "--jobs", "1"])
    page = (folder / "study.md").read_text(encoding="utf-8")
    assert f"make corpus GAMES={GAMES}" in page
    for one in titles():
        assert len(list((folder / "corpus" / one.id).glob(f"{one.id}-*.jsonl"))) == GAMES
    assert page.count(f"\n{GAMES} games. ") == len(titles())
    plots = re.findall(r"\((study/[\w-]+\.svg)\)", page)
    assert len(plots) == 2 * len(titles())
    for plot in plots:
        assert ElementTree.parse(folder / plot).getroot().tag.endswith("svg")
    wins = [int(share) for share in re.findall(r"^\| [123] \| (\d+) %", page, re.MULTILINE)]
    assert len(wins) == 3 * len(titles())
    for first in range(0, len(wins), 3):
        assert sum(wins[first : first + 3]) == pytest.approx(100, abs=1)


def test_games_differ_and_are_taken_up_again(folder: Path) -> None:
    """A second run plays nothing again: the records stay as they are."""
    mag = title("18mag")
    played = study.play(mag, 2, 1)
    records = sorted((folder / "corpus" / "18mag").glob("18mag-*.jsonl"))
    first, second = (read_game(record) for record in records)
    assert first.header.drawn != second.header.drawn
    written = [record.stat().st_mtime_ns for record in records]
    assert study.play(mag, 2, 1) == played
    assert [record.stat().st_mtime_ns for record in records] == written


def test_what_winners_have(folder: Path) -> None:
    """Rocket: the lines of the sheet add up to the total, for winners and for the others."""
    rocket = title("rocket")
    study.play(rocket, 2, 1)
    *parts, total = study.what_wins(rocket, 2)
    assert total.name == "Total"
    assert sum(part.winners for part in parts) == pytest.approx(total.winners)
    assert sum(part.others for part in parts) == pytest.approx(total.others)
    best = [result_of(read_game(record)) for record in sorted((folder / "corpus" / "rocket").glob("rocket-*.jsonl"))]
    worths = [max(result.scores) for result in best if result is not None]
    assert total.winners == pytest.approx(sum(worths) / 2)


def test_a_histogram_counts_every_game() -> None:
    heights = re.findall(
        r'<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"', study.histogram([3, 3, 4, 40])
    )
    assert [float(height) > 0 for height in heights].count(True) == 2

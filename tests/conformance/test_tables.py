"""What may change only when somebody means it: perft numbers, golden playthroughs, digests under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from railhead.games import catalogue
from tests.conformance import golden, perft
from tests.conformance.kit import Setup
from tests.shared import ROOT


@pytest.mark.parametrize("position", perft.table(), ids=str)
def test_perft(position: perft.Position) -> None:
    assert perft.count(position) == position.counts


@pytest.mark.parametrize("setup", golden.GAMES, ids=str)
def test_golden(setup: Setup) -> None:
    """Differs? `python -m tests.conformance.golden` writes the present game; review the diff, then commit it."""
    file = golden.file_of(setup)
    kept, now = file.read_text(encoding="utf-8").splitlines(), golden.playthrough(setup).splitlines()
    difference = "\n".join(islice(unified_diff(kept, now, "kept", "now", lineterm="", n=1), 40))
    assert not difference, difference


def test_every_title_has_a_golden_game_and_a_perft_position() -> None:
    titles = {title.id for title in catalogue.titles()}
    assert titles == {setup.title for setup in golden.GAMES} == {position.title for position in perft.table()}


@pytest.mark.parametrize("title", [title.id for title in catalogue.titles()])
def test_games_are_equal_under_any_hash_seed(title: str, tmp_path: Path) -> None:
    """Whole records, digest by digest: nothing depends on the order of a set."""
    found = []
    for seed in ("1", "4242"):
        folder = tmp_path / seed
        folder.mkdir()
        words = ["random", title, "--games", "4", "--seed", "hash", "--keep", str(folder)]
        environment = os.environ | {"PYTHONHASHSEED": seed}
        code = "import sys; from railhead.cli import main; main(sys.argv[1:])"
        subprocess.run([sys.executable, "-c", code, *words], check=True, env=environment, cwd=ROOT, capture_output=True)
        found.append({file.name: file.read_bytes() for file in sorted(folder.iterdir())})
    assert len(found[0]) == 4
    assert found[0] == found[1]

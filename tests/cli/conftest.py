"""The command line called in the test's own process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from railhead.cli.app import run
from railhead.kernel.rng import Stream
from tests.conformance.kit import Setup


class Said(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> object:
        return msgspec.json.decode(self.out)


Call = Callable[..., Said]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """`call("games", "--json")`; English unless the words say otherwise."""
    for name in ("RAILHEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")

    def call(*words: object) -> Said:
        capsys.readouterr()
        code = run([str(word) for word in words])
        return Said(code, *capsys.readouterr())

    return call


def make_record(file: Path, entries: int, seed: str = "cli", rewind: bool = True) -> Path:
    """A game of Rocket, so many entries long, with something taken back on the way."""
    history = Setup("rocket", 3, ()).history(seed)
    stream = Stream(seed)
    while history.last < entries:
        asked = history.rules.decision(history.state)
        assert asked is not None
        if rewind and history.last == entries // 2:
            history.rewind(asked.seat, history.undo_to())
        else:
            history.act(asked.seat, history.rules.legal(history.state).draw(stream))
    file.write_bytes(b"".join(history.record().lines()))
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return make_record(tmp_path / "game.jsonl", 40)

"""Games that were played and stored by earlier versions of the program: they open, replay and end as they did.

`records-1` and `database-1.sql.gz` were written by the first version of the rules of every title (`rocket/1`,
`18mag/1`, `1862/1`) and format 1 of the records. They are never written anew: a change that cannot read them is wrong.
"""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest
from litestar.testing import TestClient

from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import parse
from railhead.server.app import create_app
from railhead.server.settings import Settings

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("records-*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(HERE)))
def test_a_kept_record_replays_to_the_same_digests(path: Path) -> None:
    record = parse(path.read_bytes())
    _, rules = catalogue.rules_of(record.header)
    history = History(rules, record.header)
    assert list(history.replay(record)) == [entry.n for entry in record.entries]
    assert rules.decision(history.state) is None, "all of them were played to the end"


@pytest.mark.parametrize("path", sorted(HERE.glob("database-*.sql.gz")), ids=lambda path: path.name)
def test_a_kept_database_opens_and_every_game_is_as_it_was(path: Path, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "railhead.db") as db:
        db.executescript(gzip.decompress(path.read_bytes()).decode())
        games = db.execute("select id, head from game").fetchall()
    db.close()
    assert games
    with TestClient(create_app(Settings(data=str(tmp_path), rate_limit=0)), raise_server_exceptions=False) as server:
        for game, head in games:
            # The position after every entry is computed anew and compared with the stored digest.
            for n in range(0, head + 1, 25):
                answer = server.get(f"/api/games/{game}?at={n}")
                assert answer.status_code == 200, answer.text

"""Those who run the server: from the command line beside the running server, and over HTTP."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from railhead.cli.app import run
from railhead.server.settings import Settings, database_of
from tests.server.table import Client, Server, codes, finished, play_on
from tests.server.test_people import log_in, register


def admin(settings: Settings, *words: str) -> int:
    code = run(["admin", *words, "--db", database_of(settings)])
    # The server of an SQLite database looks once a second whether somebody else has changed a game.
    time.sleep(1.1)
    return code


def test_grant_and_ban(settings: Settings, server: Server, anna: Client, boris: Client) -> None:
    register(anna, "anna")
    register(boris, "boris")
    assert anna.get("/api/admin/reports").status_code == 403
    assert admin(settings, "grant", "anna") == 0
    boris.post("/api/reports", {"about": anna.id, "text": "rude"})
    (report,) = anna.get("/api/admin/reports").json()
    assert (report["by"], report["about"], report["text"]) == (boris.id, anna.id, "rude")
    assert anna.delete(f"/api/admin/reports/{report['id']}").status_code == 204
    assert anna.get("/api/admin/reports").json() == []
    assert codes(anna.delete(f"/api/admin/reports/{report['id']}")) == ["no-such-report"]
    assert anna.post(f"/api/admin/people/{boris.id}/ban", {"banned": True}).status_code == 201
    assert boris.get("/api/session").json()["person"] is None
    refused = Client(server).post("/api/session/login", {"login": "boris", "password": "a long password"})
    assert refused.status_code == 403
    assert admin(settings, "unban", "boris") == 0
    log_in(server, "boris")
    assert admin(settings, "revoke", "anna") == 0
    assert anna.get("/api/admin/reports").status_code == 403


def test_close_and_replace_beside_the_running_server(settings: Settings, anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", options={"pile": 10}).id
    boris.post(f"/api/games/{game}/join", {})
    anna.post(f"/api/games/{game}/start")
    assert admin(settings, "replace", game, "--seat", "2") == 0
    play_on(game, anna)
    other = anna.create("me", "me").id
    assert admin(settings, "close", other) == 0
    assert anna.table(other).status == "closed"
    assert codes(anna.act(other, 0, 0, {"do": "take", "count": 1})) == ["game-closed"]
    assert codes(anna.post(f"/api/games/{other}/rewind", {"head": 0, "to": 0})) == ["game-closed"]


def test_who_acts_without_looking_finds_out(settings: Settings, anna: Client, boris: Client) -> None:
    """The server has not looked at the game again since another process changed it: writing tells."""
    game = anna.create("me", "open", options={"pile": 10}, seed="0").id
    boris.post(f"/api/games/{game}/join", {})
    anna.post(f"/api/games/{game}/start")
    assert admin(settings, "replace", game, "--seat", "1") == 0
    assert codes(anna.act(game, 0, 0, {"do": "take", "count": 1})) in (["stale"], ["not-your-seat"])  # hints are quick
    assert codes(anna.act(game, 0, 0, {"do": "take", "count": 1})) == ["not-your-seat"]
    other = anna.create("me", "me", seed="0").id
    assert admin(settings, "close", other) == 0
    assert codes(anna.act(other, 0, 0, {"do": "take", "count": 1})) == ["game-closed"]
    assert anna.get(f"/api/games/{other}/record").content.count(b"\n") == 1


def test_faults_on_the_command_line(settings: Settings, anna: Client, capsys: pytest.CaptureFixture[str]) -> None:
    game = anna.create("me").id
    for words in (
        ["ban", "nobody"], ["close", "nowhere"], ["replace", game], ["replace", game, "--seat", "9"],
        ["replace", game, "--seat", "1", "--bot", "cmd:true"], ["praise", "anna"],
    ):  # fmt: skip
        assert run(["admin", *words, "--db", database_of(settings)]) != 0
        assert capsys.readouterr().err
    assert anna.table(game).seats[0].kind == "person"


def test_backup_verify_and_restore_on_the_command_line(
    settings: Settings, anna: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(anna)
    database, file, copy = database_of(settings), str(tmp_path / "b.gz"), str(tmp_path / "copy.db")
    assert run(["verify", "--db", database]) == 0
    assert run(["backup", file, "--db", database]) == 0
    assert run(["restore", file, "--db", copy]) == 0
    assert run(["verify", "--db", copy]) == 0
    assert "1 game" in capsys.readouterr().out
    assert run(["restore", file, "--db", copy]) != 0

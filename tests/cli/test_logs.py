"""Logs of 18xx.games on the command line: import, replay, best routes; and logs that are not right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Call
from tests.shared import SHARED, shared

LOG = SHARED / "oracle" / "18mag" / "random-3p_3005.json"


def changed(tmp_path: Path, **fields: object) -> Path:
    """The reference log with other values at its top."""
    file = tmp_path / "log.json"
    file.write_text(json.dumps(json.loads(LOG.read_text()) | fields))
    return file


def actions() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(LOG.read_text())["actions"]
    return found


@shared
def test_import_makes_a_record(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "game.jsonl"
    assert call("import", LOG, "-o", out).code == 0
    assert json.loads(out.read_text().splitlines()[0])["rules"] == "18mag/2"
    assert call("verify", out).code == 0
    assert call("draw", out, "--at", 100, "-o", tmp_path / "b.svg", "--lang", "ja").code == 0
    ElementTree.parse(tmp_path / "b.svg")


@shared
def test_replay_writes_states_in_the_words_of_the_log(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "trace"
    assert call("replay", LOG, "--trace", out).code == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert lines[0]["id"] == 0
    assert lines[-1]["end"] is True
    summary = call("replay", LOG, "--json").json
    assert isinstance(summary, dict)
    assert summary["entries"] == len(lines) - 2
    assert summary["result"] == lines[-1]["result"]
    assert call("replay", LOG, "--to", 20, "--json").out.startswith('{"entries":20,')


@shared
def test_routes_of_a_log_and_of_the_record_made_from_it(call: Call, tmp_path: Path) -> None:
    """The best run that is about to be made is never below what was run."""
    runs = [action for action in actions() if action["type"] == "run_routes" and action["routes"]]
    action = runs[len(runs) // 2]
    found = call("routes", LOG, "--at", action["id"], "--json").json
    assert isinstance(found, dict)
    assert set(found) >= {"revenue", "subsidy", "proven", "routes", "ms"}
    assert found["proven"] is True
    assert found["revenue"] >= sum(route["revenue"] for route in action["routes"]) - found["subsidy"]
    assert sum(route["revenue"] for route in found["routes"]) == found["revenue"]
    out = tmp_path / "game.jsonl"
    call("import", LOG, "-o", out)
    entries = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    run = next(entry for entry in entries if entry["do"] == "run")
    assert call("routes", out, "--at", run["n"]).code == 0
    assert call("routes", out, "--at", len(entries) + 1).code == 1
    assert "--company" in call("routes", out).err


def test_titles_without_trains_have_no_routes(call: Call, record: Path) -> None:
    said = call("routes", record)
    assert said.code == 1
    assert "no trains" in said.err
    assert call("tiles", "rocket").code == 1


def test_tiles(call: Call, tmp_path: Path) -> None:
    assert call("tiles", "18mag", "-o", tmp_path / "t.svg", "--lang", "ru").code == 0
    texts = [element.text for element in ElementTree.parse(tmp_path / "t.svg").getroot().iter() if element.text]
    assert "57 × 10" in texts


@shared
@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"title": "1830"}, "“1830” is not one of the titles"),
        ({"settings": {"seed": 1, "optional_rules": ["supporters"]}}, "“supporters”, which is not supported"),
        ({"players": []}, "players"),
        ({"actions": "none"}, "not a game exported"),
    ],
)
def test_logs_are_refused_as_a_whole(call: Call, tmp_path: Path, fields: dict[str, object], words: str) -> None:
    file = changed(tmp_path, **fields)
    for command in (("import", file, "-o", tmp_path / "out"), ("replay", file, "--trace", tmp_path / "out")):
        said = call(*command)
        assert said.code == 1
        assert words in said.err
    assert not (tmp_path / "out").exists()


@shared
def test_a_log_cut_short_in_the_middle_of_the_text(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(LOG.read_bytes()[:5000])
    said = call("import", file)
    assert said.code == 1
    assert "not a game exported" in said.err
    assert said.out == ""


@shared
def test_the_wrong_player_is_named(call: Call, tmp_path: Path) -> None:
    found = actions()
    other = next(action["entity"] for action in found if action["entity"] != found[0]["entity"])
    found[0]["entity"] = other
    said = call("replay", changed(tmp_path, actions=found), "--trace", tmp_path / "out")
    assert said.code == 1
    assert f"Entry {found[0]['id']} ({found[0]['type']})" in said.err
    assert not (tmp_path / "out").exists()


@shared
def test_a_tampered_revenue_is_a_warning_or_with_strict_an_error(call: Call, tmp_path: Path) -> None:
    found = actions()
    run = [action for action in found if action["type"] == "run_routes" and action["routes"]][-1]
    run["routes"][0]["revenue"] += 1000
    file = changed(tmp_path, actions=found)
    said = call("replay", file)
    assert f"entry {run['id']}" in said.err
    strict = call("replay", file, "--strict", "--trace", tmp_path / "out")
    assert strict.code == 1
    assert f"Entry {run['id']} (run_routes)" in strict.err
    assert not (tmp_path / "out").exists()

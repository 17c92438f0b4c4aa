"""Each command doing what it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from railhead.cli.files import read_game
from railhead.cli.terminal import open_terminal
from railhead.games.rocket.board import board
from railhead.i18n.render import texts
from railhead.kernel.action import to_plain
from railhead.kernel.digest import digest
from tests.cli.conftest import Call, make_record
from tests.conformance.kit import Setup, played
from tests.shared import ROOT, SHARED, shared, shared_files

MAPS = ROOT / "src" / "railhead" / "games" / "rocket" / "data"


def test_games(call: Call) -> None:
    plain = call("games", "--json").json
    assert isinstance(plain, list)
    rocket = next(row for row in plain if row["id"] == "rocket")
    assert rocket["seats"] == [2, 3, 4]
    assert rocket["options"]["map"] == ["england", "usa", "china"]
    for lang, word in (("en", "Players"), ("ru", "Игроки"), ("ja", "人数")):
        assert word in call("games", "--lang", lang).out


def test_new_is_the_same_for_the_same_seed(call: Call, tmp_path: Path) -> None:
    words = ("new", "rocket", "--seats", 3, "--option", "map=usa", "--option", "isolation=two-way", "--seed", "s")
    said = call(*words, "-o", tmp_path / "a.jsonl")
    assert (said.code, said.out) == (0, "")
    text = (tmp_path / "a.jsonl").read_text()
    assert call(*words).out == text
    header = json.loads(text)
    assert header["rules"] == "rocket/1"
    assert header["options"] == {"map": "usa", "isolation": "two-way"}
    assert (header["seats"], header["seed"]) == (3, "s")
    assert header["first"] in range(3)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("new", "chess"), "There is no title “chess”."),
        (("new", "rocket", "--seats", "9"), "This title is for 2 to 4 players, not 9."),
        (("new", "rocket", "--option", "map"), "“map” is not an option; write name=value."),
        (("new", "rocket", "--option", "maps=usa"), "This title has no option “maps”."),
        (
            ("new", "rocket", "--option", "map=mars"),
            "“mars” is not a valid value of “map”; choose from: england, usa",
        ),
    ],
)
def test_new_refuses_and_writes_nothing(call: Call, tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    said = call(*words, "-o", tmp_path / "a.jsonl")
    assert said.code == 1
    assert sentence in said.err
    assert list(tmp_path.iterdir()) == []


def test_new_does_not_overwrite(call: Call, record: Path) -> None:
    before = record.read_bytes()
    said = call("new", "rocket", "-o", record)
    assert said.code == 1
    assert "--force" in said.err
    assert record.read_bytes() == before
    assert call("new", "rocket", "-o", record, "--force").code == 0
    assert record.read_bytes() != before


def test_legal_lists_what_the_rules_list(call: Call, record: Path) -> None:
    open_terminal("en")
    game = read_game(record)
    for at in (0, 7, 40):
        found = call("legal", record, "--at", at, "--json").json
        assert isinstance(found, dict)
        assert found["actions"] == [to_plain(action) for action in game.rules.legal(game.state(at))]
        decision = game.rules.decision(game.state(at))
        assert decision is not None
        assert (found["seat"], found["ask"]) == (decision.seat, decision.ask)
    said = call("legal", record, "--lang", "ru")
    assert all(json.dumps(to_plain(a), separators=(",", ":")) in said.out for a in game.rules.legal(game.state()))
    assert call("legal", record, "--at", 41).err.strip().endswith("There is no entry 41; the last one is 40.")


def test_why(call: Call, tmp_path: Path) -> None:
    file = make_record(tmp_path / "new.jsonl", 0, rewind=False)
    assert call("why", file, '{"do":"invest","city":"hull","industry":"steel"}').out == "This action is legal.\n"
    said = call("why", file, '{"do":"station","to":"-2,-6"}')
    assert said.code == 0
    assert "D4 is next to L&Y’s locomotive; leave at least one hex between them. (rule 11.2)" in said.out
    assert "\n  The hex must be empty" in said.out
    assert "\n  できるアクションがあれば、必ず行います。" in call("why", file, '{"do":"pass"}', "--lang", "ja").out
    found = call("why", file, '{"do":"extend","line":"L&Y","to":"0,0"}', "--json").json
    assert isinstance(found, dict)
    assert found["legal"] is False
    assert [refusal["code"] for refusal in found["refusals"]] == ["not-ahead"]
    assert found["refusals"][0]["rule"] == "4.1"
    assert found["refusals"][0]["says"].startswith("Choose a line that is not closed")
    for unreadable in ("hello", "[]", '{"do":"fly"}', "{}"):
        answer = call("why", file, unreadable, "--json").json
        assert isinstance(answer, dict)
        assert [refusal["code"] for refusal in answer["refusals"]] == ["unreadable"]
    asked = json.loads(file.read_text())["first"]
    wrong = call("why", file, '{"do":"pass"}', "--seat", (asked + 1) % 3)
    assert f"Player {asked + 1} is to act" in wrong.out


def test_replay_tells_the_game(call: Call, record: Path) -> None:
    for lang, name in (("en", "Player 1"), ("ru", "Игрок 1"), ("ja", "プレイヤー1")):
        said = call("replay", record, "--lang", lang)
        assert said.code == 0
        assert name in said.out
    summary = call("replay", record, "--to", 12, "--json").json
    assert isinstance(summary, dict)
    assert (summary["entries"], summary["over"]) == (12, False)
    assert call("replay", record, "--to", 99).code == 1


def test_replay_writes_the_trace(call: Call, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "trace.jsonl"
    assert call("replay", record, "--trace", out).code == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    open_terminal("en")
    game = read_game(record)
    acted = [entry.n for entry in game.record.entries if entry.rewind is None]
    assert len(acted) == 39
    assert [line["n"] for line in lines] == acted
    plain = [game.title.trace(game.rules, game.history.states[n], n) for n in acted]
    assert lines == json.loads(json.dumps(plain))


@shared
@pytest.mark.parametrize("file", shared_files("oracle/rocket", "*.trace.jsonl"), ids=lambda file: file.stem)
def test_traces_of_the_reference_games(call: Call, file: Path, tmp_path: Path) -> None:
    given = SHARED / "oracle" / "rocket" / file.name.replace(".trace", "")
    assert call("replay", given, "--trace", tmp_path / "out").code == 0
    ours = [json.loads(line) for line in (tmp_path / "out").read_text().splitlines()]
    assert ours == [json.loads(line) for line in file.read_text().splitlines()]


def test_replay_names_the_first_illegal_entry(call: Call, record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    entry = json.loads(lines[9])
    lines[9] = json.dumps({"n": entry["n"], "seat": entry["seat"], "do": "extend", "line": "XYZ", "to": "0,0"})
    record.write_text("\n".join(lines))
    out = tmp_path / "trace.jsonl"
    told = {"en": ("Entry 9:", "no line “XYZ”"), "ru": ("Запись 9:", "Линии «XYZ»"), "ja": ("9手目：", "「XYZ」")}
    for lang, words in told.items():
        said = call("replay", record, "--trace", out, "--lang", lang)
        assert said.code == 1
        assert said.out == ""
        assert all(word in said.err for word in words), said.err
    assert not out.exists()
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_verify(call: Call, record: Path, tmp_path: Path) -> None:
    said = call("verify", record, record)
    assert said.code == 0
    assert said.out.count("40 entries are legal, 40 digests are right.") == 2
    bad = tmp_path / "bad.jsonl"
    lines = record.read_text().splitlines()
    last = json.loads(lines[-1])
    bad.write_text("\n".join([*lines[:-1], json.dumps(last | {"#": "00000000"})]))
    said = call("verify", record, bad, tmp_path / "missing.jsonl", "--json")
    assert said.code == 1
    found = said.json
    assert isinstance(found, list)
    assert [row["ok"] for row in found] == [True, False, False]
    assert found[1]["entry"] == 40
    assert "2 of 3 records are faulty." in said.err


def test_branch(call: Call, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "branch.jsonl"
    assert call("branch", record, "--at", 10, "-o", out).code == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert lines[0]["branch"]["at"] == 10
    assert len(lines) == 11
    open_terminal("en")
    assert digest(read_game(out).state()) == digest(read_game(record).state(10))


def test_perft(call: Call, record: Path) -> None:
    open_terminal("en")
    game = read_game(record)
    first = list(game.rules.legal(game.state()))
    second = sum(len(list(game.rules.legal(game.rules.apply(game.state(), action).state))) for action in first)
    assert call("perft", record, "--depth", 2, "--json").json == {"depth": 2, "counts": [len(first), second]}
    assert f"Depth 1: {len(first)}" in call("perft", record, "--depth", 1).out
    assert call("perft", record, "--depth", 0).code == 1


def test_random(call: Call, tmp_path: Path) -> None:
    said = call("random", "rocket", "--games", 3, "--seed", "t", "--keep", tmp_path, "--json")
    assert said.code == 0
    tally = said.json
    assert isinstance(tally, dict)
    assert tally["games"] == 3
    assert sum(tally["endings"].values()) == 3
    assert sum(tally["kinds"].values()) == tally["decisions"] >= tally["longest"]
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    assert call("verify", *files).code == 0
    assert "3 партии" in call("random", "rocket", "--games", 3, "--lang", "ru").out


@pytest.mark.parametrize("name", ["england", "usa", "china"])
def test_draw(call: Call, tmp_path: Path, name: str) -> None:
    """A whole picture: every place by its name, every open line, every station."""
    history = played(Setup("rocket", 3, (("isolation", "one-way"), ("map", name))), "one")
    file, out = tmp_path / "g.jsonl", tmp_path / "g.svg"
    file.write_bytes(b"".join(history.record().lines()))
    assert call("draw", file, "--at", history.last // 2, "-o", out, "--lang", "ru").code == 0
    root = ElementTree.parse(out).getroot()
    written = {"".join(element.itertext()) for element in root.iter("{http://www.w3.org/2000/svg}text")}
    spoken = texts("ru", "rocket")
    bare = re.compile(r"[\s-]")
    assert {bare.sub("", spoken.place(city.name)) for city in board(name).cities} <= {bare.sub("", t) for t in written}
    state = history.states[history.last // 2]
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert {f"loco:{line.id}" for line, ways in zip(board(name).lines, state.ways, strict=True) if ways} <= ids
    assert sum(str(id).startswith("station:") for id in ids) == len(state.stations)
    assert "http" not in out.read_text().replace("http://www.w3.org/2000/svg", "")


def test_draw_refuses_other_formats(call: Call, record: Path, tmp_path: Path) -> None:
    said = call("draw", record, "-o", tmp_path / "board.png")
    assert said.code == 1
    assert ".svg" in said.err
    assert not (tmp_path / "board.png").exists()


@pytest.mark.parametrize("name", ["england", "usa", "china"])
def test_map_checks_and_draws(call: Call, tmp_path: Path, name: str) -> None:
    said = call("map", MAPS / f"{name}.toml", "-o", tmp_path / "m.svg")
    assert said.code == 0
    assert "7 lines, 28 places" in said.out
    ElementTree.parse(tmp_path / "m.svg")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('orientation = "pointy"', 'orientation = "round"', "The map cannot be read"),
        ('id = "york"', 'id = "hull"', "The place “hull” occurs more than once."),
        ('name = "York", hex = "4,-9"', 'name = "York", hex = "40,-9"', "“york” is not on land."),
        ('name = "York", hex = "4,-9"', 'name = "York", hex = "north"', "“north” is not a hex"),
        ('name = "York", hex = "4,-9"', 'name = "York", hex = "3,-8"', "“leeds” and “york” are neighbours"),
        ("textile = 2, steel = 1", "wine = 2, steel = 1", "“wine”, which is not one of the map’s industries"),
        ('"hull", "manchester"', '"hull", "atlantis"', "“atlantis”"),
        ("[[line]]", "[[line", "The map cannot be read"),
    ],
)
def test_map_names_what_is_wrong(call: Call, tmp_path: Path, old: str, new: str, words: str) -> None:
    text = (MAPS / "england.toml").read_text()
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1))
    said = call("map", file, "-o", tmp_path / "m.svg")
    assert said.code == 1
    assert words in said.err or "“york” and “leeds” are neighbours" in said.err
    assert not (tmp_path / "m.svg").exists()

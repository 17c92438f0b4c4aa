"""Whatever is wrong: a sentence in the reader's language, the right exit code, no traceback, nothing written."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import railhead
from railhead.cli.app import COMMANDS
from railhead.cli.terminal import usual_language
from railhead.i18n import LANGUAGES
from tests.cli.conftest import Call
from tests.kernel.test_history import FAULTS

SCRIPTS = {"en": re.compile("[A-Za-z]"), "ru": re.compile("[а-яё]"), "ja": re.compile("[ぁ-んァ-ヶ]")}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sing",), "There is no command “sing”"),
        (("games", "--loud"), "There is no option “--loud”"),
        (("replay",), "FILE is missing"),
        (("new",), "TITLE is missing"),
        (("new", "rocket", "--seats", "two"), "“two” is not a valid value for SEATS"),
        (("games", "now"), "Not understood: now"),
        (("games", "--lang", "de"), "There is no language “de”"),
        (("games", "--lang"), "There is no language “”"),
    ],
)
def test_wrong_usage_is_2(call: Call, words: tuple[str, ...], sentence: str) -> None:
    said = call(*words)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)], ids=" ".join)
def test_help_in_every_language(call: Call, command: tuple[str, ...], lang: str) -> None:
    said = call(*command, "--help", "--lang", lang)
    assert said.code == 0
    assert SCRIPTS[lang].search(said.out)
    assert "help-" not in said.out
    assert "cli-" not in said.out
    assert "[" not in said.out.replace("[OPTIONS]", "").replace("[ARGS]", "")


@pytest.mark.parametrize("fault", FAULTS)
def test_records_that_are_not_right(call: Call, tmp_path: Path, fault: str) -> None:
    """The faults of the kernel's tests, with a title that exists."""
    file, out = tmp_path / "bad.jsonl", tmp_path / "out.svg"
    file.write_bytes(FAULTS[fault][0].replace(b"toy/1", b"rocket/1"))
    calls: list[tuple[str, tuple[object, ...]]] = [(lang, ("replay", file)) for lang in LANGUAGES]
    calls += [("ru", ("verify", file)), ("ja", ("draw", file, "-o", out)), ("en", ("play", file))]
    for lang, words in calls:
        said = call(*words, "--lang", lang)
        assert said.code == 1
        assert "Traceback" not in said.err
        assert SCRIPTS[lang].search(said.err)
        assert said.out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["bad.jsonl"]


@pytest.mark.parametrize("command", ["replay", "verify", "draw", "legal", "branch", "import"])
def test_files_that_are_not_there(call: Call, tmp_path: Path, command: str) -> None:
    said = call(command, tmp_path / "none.jsonl")
    assert said.code == 1
    assert "There is no file" in said.err
    said = call(command, tmp_path)
    assert said.code == 1
    assert str(tmp_path) in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("command", ["replay", "verify", "legal"])
def test_a_hyphen_is_the_standard_input(
    call: Call, record: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """The help promises it; a hyphen was taken for an option."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    said = call(command, "-")
    assert (said.code, said.err) == (0, "")
    assert said.out.replace("-:", f"{record}:") == call(command, record).out


def test_a_map_and_a_log_from_the_standard_input(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    england = resources.files("railhead.games.rocket") / "data" / "england.toml"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(england.read_bytes())))
    assert "201 hexes" in call("map", "-").out
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"{}")))
    assert call("import", "-", "-o", tmp_path / "out.jsonl").err != ""
    assert ["A record" in call(command, "--help").out for command in ("map", "import", "replay")] == [
        False,
        False,
        True,
    ]


NOT_LOGS = (
    "", "{}", "[]", '{"title": "18Mag"', '{"title": "1830", "players": [], "actions": []}', '{"title": 5, "actions": 1}'
)  # fmt: skip


@pytest.mark.parametrize("text", NOT_LOGS)
def test_logs_that_are_not_right(call: Call, tmp_path: Path, text: str) -> None:
    file = tmp_path / "log.json"
    file.write_text(text)
    for words in (("import", file, "-o", tmp_path / "out.jsonl"), ("replay", file, "--trace", tmp_path / "out.jsonl")):
        said = call(*words)
        assert said.code == 1
        assert "Traceback" not in said.err
        assert said.err.startswith("Error:")
        assert "should not happen" not in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["log.json"]


def test_folders_that_are_not_there(call: Call, record: Path, tmp_path: Path) -> None:
    said = call("draw", record, "-o", tmp_path / "no" / "b.svg")
    assert said.code == 1
    assert f"There is no folder {tmp_path / 'no'}." in said.err


def test_a_fault_of_our_own_is_owned_up_to(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(**_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setitem(COMMANDS, "games", breaks)
    said = call("games")
    assert said.code == 1
    assert "ZeroDivisionError: oh" in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("given", "lang"),
    [
        ({"RAILHEAD_LANG": "ja", "LANG": "ru_RU.UTF-8"}, "ja"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "ja_JP", "LANG": "ru_RU.UTF-8"}, "ja"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_usual_language(monkeypatch: pytest.MonkeyPatch, given: dict[str, str], lang: str) -> None:
    for name in ("RAILHEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert usual_language() == lang


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("new", "foo"), "The titles are rocket, 18mag, 1862"),
        (("random", "rocket", "--games", "-3"), "1 or more"),
        (("serve", "--port", "99999"), "from 0 to 65535"),
        (("verify",), "Name the records"),
    ],
)
def test_figures_and_names_that_cannot_be(call: Call, words: tuple[str, ...], sentence: str) -> None:
    said = call(*words)
    assert said.code == 1
    assert sentence in said.err


def test_why_of_something_that_is_no_action(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert call("new", "rocket", "--seats", "2", "-o", file).code == 0
    assert call("why", file, "garbage").code == 1
    assert call("why", file, '{"do":"pass"}').code == 0


def test_an_arena_that_measured_nothing_fails(call: Call) -> None:
    said = call("arena", "rocket", "--bots", "cmd:/nonexistent,random", "--games", "1", "--seats", "2")
    assert said.code == 1
    assert "does not show how strong" in said.err


def test_figures_of_the_arena_are_written_as_the_language_writes_them(call: Call) -> None:
    words = ("arena", "rocket", "--bots", "random", "--games", "1", "--seats", "3")
    assert "33.3%" in call(*words).out
    said = call(*words, "--lang", "ru").out
    assert "33,3\N{NO-BREAK SPACE}%" in said
    assert not re.search(r"\d\.\d", said)


def test_random_games_are_kept_in_a_new_folder(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    assert call("random", "rocket", "--games", "1", "--seats", "2", "--keep", folder).code == 0
    assert len(list(folder.glob("*.jsonl"))) == 1


def test_the_package_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "railhead", "--version"], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.startswith(railhead.__version__)

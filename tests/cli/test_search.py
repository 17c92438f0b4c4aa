"""What people are told about the search for the best run: which one it is, and when its answer is not proven."""

from __future__ import annotations

import warnings
from typing import Any

import msgspec
import pytest

from railhead.cli.app import slow_search_told
from railhead.cli.terminal import Terminal
from railhead.games.mag.run import best_runs
from railhead.rail import Answer
from railhead.rail.search import c_search
from tests.cli.conftest import Call
from tests.cli.test_logs import LOG, actions
from tests.shared import shared


@pytest.mark.parametrize(("there", "said"), [(True, "C search"), (False, "Python search (slower)")])
def test_the_version_says_which_search_there_is(
    call: Call, monkeypatch: pytest.MonkeyPatch, there: bool, said: str
) -> None:
    monkeypatch.setattr("railhead.cli.app.uses_c", lambda: there)
    assert said in call("--version").out


@pytest.mark.parametrize(("language", "said"), [("en", "in Python"), ("ru", "ищет Python"), ("ja", "Pythonで")])
@pytest.mark.filterwarnings("default")
def test_a_slow_search_is_told_once_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    monkeypatch.setattr(c_search, "library", lambda: None)
    with slow_search_told(Terminal(language)):
        for _ in range(3):
            assert c_search.branch([], [], [], 0, 0, 1, lambda _: 0) is None
    assert capsys.readouterr().err.count(said) == 1


@pytest.mark.filterwarnings("default")
def test_other_warnings_are_shown_as_ever() -> None:
    with pytest.warns(UserWarning, match="something else"), slow_search_told(Terminal("en")):
        warnings.warn("something else", UserWarning, stacklevel=1)


@shared
def test_a_run_that_is_not_proven_is_told_as_such(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    run = [action for action in actions() if action["type"] == "run_routes" and action["routes"]][-1]
    assert "no run earns more" in call("routes", LOG, "--at", run["id"]).out

    def cut_short(*args: Any) -> Answer:
        return msgspec.structs.replace(best_runs(*args), proven=False)

    monkeypatch.setattr("railhead.games.mag.best.best_runs", cut_short)
    assert "not proven" in call("routes", LOG, "--at", run["id"]).out

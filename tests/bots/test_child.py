"""Outside bots: the example plays, and whoever misbehaves is replaced and named in the log."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from railhead.bots import Bot, Budget
from railhead.bots.arena import Tournament, play
from railhead.bots.levels import Guarded, close, make
from railhead.games import catalogue
from railhead.kernel.rules import Rules
from tests.shared import ROOT

EXAMPLE = ROOT / "examples" / "outside_bot.py"
TITLES = [title.id for title in catalogue.titles()]

#: what a program does with the second question (the first line it reads is `init`)
BAD = {
    "dead": "sys.exit(3)",
    "silent": "time.sleep(60)",
    "mute": "print(flush=True)",
    "noise": "print('hello', flush=True)",
    "list": "print('[1]', flush=True)",
    "illegal": "print(json.dumps({'do': 'pass', 'surplus': 1}), flush=True)",
    "elsewhere": "print(json.dumps({'do': 'extend', 'line': 'none', 'to': '0,0'}), flush=True)",
    "endless": "print('x' * 3000000, flush=True)",
}


def opened(title: str, seats: int) -> tuple[Rules[Any], Any]:
    rules = catalogue.title(title).open({}, seats)
    return rules, rules.start(rules.draw("child"), "child").state


@pytest.mark.parametrize("title", TITLES)
def test_the_example_plays_a_whole_game(title: str) -> None:
    seats = min(n for n in catalogue.title(title).seats if n > 1)
    bots = (f"cmd:{sys.executable} {EXAMPLE}", *("novice",) * (seats - 1))
    played = play(Tournament(title, bots, seats, "example"), 0)
    assert played.faults == ()
    assert played.decisions[0] > 5


@pytest.mark.parametrize("manner", BAD)
def test_a_bad_child_is_replaced_and_named(manner: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    program = tmp_path / "bad.py"
    program.write_text(
        f"import json, sys, time\nfor line in sys.stdin:\n    if 'menu' in line:\n        {BAD[manner]}\n"
    )
    rules, state = opened("rocket", 2)
    bot = make("rocket", f"cmd:{sys.executable} {program}", "seed")
    with caplog.at_level(logging.WARNING, "railhead.bots"):
        for _ in range(2):
            asked = rules.decision(state)
            assert asked is not None
            action = bot.choose(rules, state, asked.seat, Budget(seconds=0.2))
            state = rules.act(state, action, asked.seat).state
    close(bot)
    assert isinstance(bot, Guarded)
    assert bot.fault
    assert [record.getMessage() for record in caplog.records if "bad.py" in record.getMessage()]
    assert len(caplog.records) == 1


def test_a_program_that_is_not_there_is_replaced() -> None:
    rules, state = opened("rocket", 2)
    bot = make("rocket", "cmd:no-such-program-anywhere", "seed")
    asked = rules.decision(state)
    assert asked is not None
    assert bot.choose(rules, state, asked.seat, Budget()) in rules.legal(state)
    assert isinstance(bot, Guarded)
    assert "cannot be started" in str(bot.fault)


def test_an_installed_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    from railhead.bots import levels

    class Point:
        name = "lucky"

        def load(self) -> object:
            return _lucky

    monkeypatch.setattr(levels, "entry_points", lambda group: [Point()] if group == levels.GROUP else [])
    played = play(Tournament("rocket", ("lucky", "random"), 2, "installed"), 0)
    assert played.faults == ()


def _lucky(title: str, seed: str) -> Bot:
    return make(title, "random", seed)

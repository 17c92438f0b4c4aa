#!/usr/bin/env python3
"""A game for each question of a title, as it is asked in the middle of play: for pictures of them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.action import Pass
from railhead.kernel.history import History
from railhead.kernel.record import Record

#: the questions of each title, and the entry from which on the game is far enough to show them
QUESTIONS = {
    "rocket": {"ask-turn": 40, "ask-veto": 20, "ask-overbid": 0, "ask-match": 0},
    "18mag": {
        "ask-draft": 4, "ask-shares": 150, "ask-track": 155, "ask-station": 155, "ask-run": 200, "ask-trains": 100,
        "ask-offer": 100, "ask-dividend": 150,
    },
    "1862": {
        "ask-parliament": 3, "ask-auction": 4, "ask-par": 0, "ask-further": 0, "ask-stock": 150, "ask-build": 200,
        "ask-marker": 180, "ask-run": 250, "ask-pay": 250, "ask-train": 150, "ask-merge": 100, "ask-acquire": 100,
        "ask-survivor": 0, "ask-train-due": 200, "ask-fine": 0, "ask-redeem": 100,
    },
}  # fmt: skip
#: the entry up to which a question is looked for
LAST = 400
#: questions to which hardly any answer of a bot leads: what answers to the first ones lead to is tried
RARE = {"ask-merge": "ask-survivor", "ask-acquire": "ask-survivor", "ask-trains": "ask-offer"}


def asked_in(title: str) -> Iterator[tuple[str, Record]]:
    """A game among beginners up to the first time that each question is asked from some entry on."""
    header = catalogue.title(title).header({}, 3, "a")
    _, rules = catalogue.rules_of(header)
    history, bot = History(rules, header), make(title, "novice", "a")
    wanted = dict(QUESTIONS[title])
    while (decision := rules.decision(history.state)) is not None and wanted and history.last <= LAST:
        ask = rules.menu(history.state).ask.id
        if history.last >= wanted.get(ask, LAST + 1):
            del wanted[ask]
            yield ask, history.record()
        rare = RARE.get(ask)
        if rare in wanted and (found := _led_to(history, rare)):
            del wanted[rare]
            yield rare, found
        history.act(decision.seat, bot.choose(rules, history.state, decision.seat, Budget(nodes=2000)))


def _led_to(history: History[Any], ask: str) -> Record | None:
    """The game with one answer more that leads to the question."""
    rules, decision = history.rules, history.rules.decision(history.state)
    assert decision is not None
    for action in rules.legal(history.state):
        if not isinstance(action, Pass):
            after = rules.apply(history.state, action).state
            if rules.decision(after) is not None and rules.menu(after).ask.id == ask:
                tried = history.branch(history.last)
                tried.act(decision.seat, action)
                return tried.record()
    return None

"""A sitting at a game, on the screen or with the plain menu: who plays by itself, what is saved and taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from railhead.bots import Bot, Budget
from railhead.bots.coach import advise
from railhead.cli.files import Game, append
from railhead.kernel.action import Action
from railhead.kernel.message import Message

#: how long a bot may think
THINKING = Budget(seconds=1.0)


class Sitting:
    """Every entry goes to the file at once, so that nothing is lost when the terminal closes."""

    def __init__(self, game: Game, file: Path | None, bots: set[int], bot: Bot) -> None:
        self.game, self.file, self.bots, self.bot = game, file, bots, bot
        self.saved = game.history.last

    @property
    def state(self) -> Any:
        return self.game.history.state

    def asked(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        decision = self.game.rules.decision(self.state)
        return None if decision is None else decision.seat

    def reply(self, seat: int) -> Action:
        """What the bot that plays this seat does now."""
        return self.bot.choose(self.game.rules, self.state, seat, THINKING)

    def advice(self, seat: int) -> tuple[Action, list[Message]]:
        """What the coach would do now, and why."""
        return advise(self.game.rules, self.state, seat, str(self.game.history.head), THINKING)

    def act(self, seat: int, action: Action) -> None:
        self.game.history.act(seat, action)

    def undo(self, seat: int) -> None:
        """Back before the person's own last decision: what bots answered is taken back as well."""
        history = self.game.history
        line = history.line()
        while line and history.entries[line[-1] - 1].seat != seat:
            line.pop()
        history.rewind(seat, history.before[line[-1]] if line else history.head)

    def keep(self) -> list[Message]:
        """Save what is new, and tell it."""
        history = self.game.history
        if self.file is not None:
            append(self.file, self.game, self.saved)
        told = self.log(self.saved + 1, history.last)
        self.saved = history.last
        return told

    def log(self, first: int, last: int) -> list[Message]:
        """What happened in some entries; entry 0 is the set-up."""
        history = self.game.history
        told = []
        for n in range(first, last + 1):
            before = history.states[history.before[n]]
            told += self.game.title.chronicle(self.game.rules, before, history.effects[n])
        return told

    def words(self) -> str:
        """How to go on with this game."""
        return " ".join([str(self.file), *(f"--bots {seat + 1}" for seat in sorted(self.bots))])

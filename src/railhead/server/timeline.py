"""A game in memory: which entry follows which, and a few of the states; the others come back by replay.

`History` of the kernel keeps every state. A server holds many games, so this keeps the latest states only and starts
a replay at the nearest snapshot.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from railhead.games.title import Title
from railhead.kernel.action import Action
from railhead.kernel.digest import digest
from railhead.kernel.effect import Effect
from railhead.kernel.entry_tree import EntryTree
from railhead.kernel.message import Message
from railhead.kernel.record import DigestDiffers, Header, RecordError
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Rules
from railhead.view.payment import Payment

#: states held in memory, and entries between two snapshots
HELD = 32
SNAPSHOT_EVERY = 50


class Step(Struct, frozen=True, gc=False):
    """An entry as it was saved: the action as JSON, or None for a rewind."""

    seat: int
    action: str | None
    digest: str


class Made(Struct, frozen=True):
    """An action that was found legal, with what it leads to; not yet part of the game."""

    seat: int
    action: dict[str, object]
    state: Any  # of the title
    digest: str
    messages: list[Message]
    payments: tuple[Payment, ...] = ()


class Bit(Struct, frozen=True):
    """A part of what an entry brought: the state after it, what is told of it, and the run that is drawn, if any."""

    state: Any  # of the title
    messages: tuple[Message, ...]
    payments: tuple[Payment, ...]
    run: dict[str, object] | None


class Timeline(EntryTree):
    """The entries of a game as they are saved, with the latest states."""

    def __init__(self, title: Title, rules: Rules[Any], header: Header) -> None:
        super().__init__()
        self.title, self.rules, self.header = title, rules, header
        drawn = msgspec.convert(header.drawn, rules.drawn_type) if header.drawn else rules.draw(header.seed or "")
        set_up = rules.set_up(drawn, header.seed or "")
        outcome = rules.begin(set_up)
        self.opening: list[Message] = title.chronicle(rules, set_up, outcome.effects)
        self.start: Any = outcome.state
        self.steps: list[Step] = []
        self._states: OrderedDict[int, Any] = OrderedDict()

    @property
    def state(self) -> Any:
        return self.state_at(self.last)

    # -- going on ------------------------------------------------------------------------------------

    def make(self, seat: int, plain: dict[str, object]) -> Made:
        """Check an action in the present state; raises the kernel's `Refused`."""
        state = self.state
        action = self.rules.read(plain)
        outcome = self.rules.act(state, action, seat)
        return self._made(seat, action, state, outcome.state, outcome.effects)

    def _made(self, seat: int, action: Action, before: Any, after: Any, effects: tuple[Effect, ...]) -> Made:
        saved: dict[str, object] = msgspec.to_builtins(action)
        told = self.title.chronicle(self.rules, before, effects)
        paid = self.title.payments(self.rules, effects)
        return Made(seat, saved, after, digest(after), told, paid)

    def bits(self, n: int) -> Iterator[Bit]:
        """Entry n bit by bit, as far as there is something to tell; none where the game is not told so."""
        title, rules, before = self.title, self.rules, self.state_at(self.before[n])
        if not title.in_stages(rules):
            return
        told, new, effects = 0, list[Effect](), list[Effect]()
        stages = list(rules.stages(before, rules.read(self.action_at(n))))
        whole = title.chronicle(rules, before, [effect for stage in stages for effect in stage.effects])
        for stage in stages:
            new += stage.effects
            effects += stage.effects
            messages = title.chronicle(rules, before, effects)
            if len(messages) > told and whole[: len(messages)] == messages:
                yield Bit(stage.state, tuple(messages[told:]), title.payments(rules, new), title.run_in(new))
                told, new = len(messages), []

    def add(self, step: Step, rewind: int | None, state: Any = None) -> int:
        """Append an entry that is on the disk; returns its number."""
        n = self.grow(rewind)
        self.steps.append(step)
        if state is not None:
            self.hold(n, state)
        return n

    # -- states --------------------------------------------------------------------------------------

    def hold(self, n: int, state: Any) -> None:
        self._states[n] = state
        self._states.move_to_end(n)
        while len(self._states) > HELD:
            self._states.popitem(last=False)

    def nearest(self, n: int, kept: set[int]) -> int:
        """The entry on the way to n from which a replay would start: held, or among the `kept` ones."""
        n = self.stands_for[n]
        while n and n not in self._states and n not in kept:
            n = self.before[n]
        return n

    def holds(self, n: int) -> bool:
        return n == 0 or self.stands_for[n] in self._states

    def state_at(self, n: int) -> Any:
        """The state after entry n, by replay where it is not held; raises `RecordError` where it is not as saved."""
        n = self.stands_for[n]
        way: list[int] = []
        while n and n not in self._states:
            way.append(n)
            n = self.before[n]
        if not n:
            state = self.start
        else:
            state = self._states[n]
            self._states.move_to_end(n)
        for n in reversed(way):
            state = self.rules.apply(state, self.rules.read(self.action_at(n))).state
            self.hold(n, state)
        if way and digest(state) != self.steps[n - 1].digest:
            differs: list[Refusal] = [DigestDiffers(n, self.steps[n - 1].digest, digest(state))]
            raise RecordError(differs, n)
        return state

    def action_at(self, n: int) -> dict[str, object]:
        saved = self.steps[n - 1].action
        assert saved is not None
        action: dict[str, object] = msgspec.json.decode(saved)
        return action

    def action_led_to(self, n: int) -> dict[str, object] | None:
        """The action that led to the position after entry n; None at the beginning."""
        n = self.stands_for[n]
        return self.action_at(n) if n else None

    def dump(self, n: int) -> bytes:
        return msgspec.msgpack.encode(self.state_at(n))

    def load(self, n: int, data: bytes) -> None:
        """Hold a state from a snapshot, if it is the one the entry was saved with."""
        try:
            state = msgspec.msgpack.decode(data, type=self.rules.state_type)
        except msgspec.DecodeError:
            return
        if digest(state) == self.steps[n - 1].digest:
            self.hold(n, state)

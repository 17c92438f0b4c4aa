"""A game being played: a record with the state after each of its entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec

from railhead.kernel.action import Action, to_plain
from railhead.kernel.digest import digest
from railhead.kernel.effect import Effect
from railhead.kernel.entry_tree import EntryTree
from railhead.kernel.frame import State
from railhead.kernel.record import Branch, DigestDiffers, Entry, Header, NoHeader, NoSuchEntry, Record, RecordError
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Refused, Rules

S = TypeVar("S", bound=State)


class History(EntryTree, Generic[S]):
    """States are shared structurally, so keeping one for every entry is cheap.

    `states[n]` is the state after entry n, `states[0]` the start; `effects[n]` is what led to it.
    """

    def __init__(self, rules: Rules[S], header: Header) -> None:
        seed = header.seed or ""
        try:
            drawn = msgspec.convert(header.drawn, rules.drawn_type) if header.drawn else rules.draw(seed)
            outcome = rules.start(drawn, seed)
        except msgspec.ValidationError as error:
            raise RecordError([NoHeader(str(error))]) from None
        except Refused as refused:
            raise RecordError(refused.refusals) from None
        super().__init__()
        self.rules, self.header = rules, header
        self.entries: list[Entry] = []
        self.states: list[S] = [outcome.state]
        self.effects: list[tuple[Effect, ...]] = [outcome.effects]

    def __repr__(self) -> str:
        return f"<History of {self.rules!r}, {len(self.entries)} entries>"

    @property
    def state(self) -> S:
        return self.states[-1]

    def record(self) -> Record:
        return Record(self.header, tuple(self.entries))

    # -- going on ------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action) -> Entry:
        """Check, apply and append an action; raises `Refused` and changes nothing where it is illegal."""
        outcome = self.rules.act(self.state, action, seat)
        entry = Entry(self.last + 1, seat, to_plain(action), digest=digest(outcome.state))
        self._append(entry, outcome.state, outcome.effects)
        return entry

    def rewind(self, seat: int, to: int) -> Entry:
        """Set the head to the state after entry `to`: undo, and redo as well."""
        if not 0 <= to <= self.last:
            raise Refused([NoSuchEntry(to, self.last)])
        state = self.states[to]
        entry = Entry(self.last + 1, seat, rewind=to, digest=digest(state))
        self._append(entry, state, ())
        return entry

    def branch(self, at: int) -> History[S]:
        """A new game that has gone the same way up to entry `at`."""
        header = msgspec.structs.replace(self.header, branch=Branch(at, digest(self.states[at])))
        other = History(self.rules, header)
        for n in self.line(at):
            entry = self.entries[n - 1]
            assert entry.action is not None
            other.act(entry.seat, self.rules.read(entry.action))
        return other

    # -- replaying -----------------------------------------------------------------------------------

    def replay(self, record: Record, to: int | None = None, digests: bool = True) -> Iterator[int]:
        """Play the entries of a record, yielding the number of each; `RecordError` names the first bad one."""
        for entry in record.entries[:to]:
            try:
                made = self._again(entry)
            except Refused as refused:
                raise RecordError(refused.refusals, entry.n) from None
            if digests and entry.digest is not None and entry.digest != made.digest:
                difference: list[Refusal] = [DigestDiffers(entry.n, entry.digest, made.digest or "")]
                raise RecordError(difference, entry.n)
            yield entry.n

    def _again(self, entry: Entry) -> Entry:
        if entry.rewind is not None:
            return self.rewind(entry.seat, entry.rewind)
        assert entry.action is not None
        return self.act(entry.seat, self.rules.read(entry.action))

    def _append(self, entry: Entry, state: S, effects: tuple[Effect, ...]) -> None:
        self.grow(entry.rewind)
        self.entries.append(entry)
        self.states.append(state)
        self.effects.append(effects)

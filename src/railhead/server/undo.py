"""Who may take back what: one's own last action freely until somebody else acts, later with the table's consent."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from railhead.server.timeline import Timeline
from railhead.store.rows import SeatRow


class Undo(Struct, frozen=True):
    """The entries a rewind may name: freely (`free`), with consent (`asking`), and to do again what was taken back."""

    free: int | None = None
    asking: int | None = None
    redo: int | None = None


def undo_for(timeline: Timeline, seats: Sequence[SeatRow], person: str | None) -> Undo:
    """What somebody at the table may go back to now. Bots agree to everything."""
    own = {seat.seat for seat in seats if seat.kind == "person" and seat.person == person}
    if not own or person is None:
        return Undo()
    others = {seat.seat for seat in seats if seat.kind == "person" and seat.seat not in own}
    redo = timeline.redo_to() if timeline.last and _is_own_rewind(timeline, own, bool(others)) else None
    n = timeline.head
    somebody_acted = False
    while n and timeline.steps[n - 1].seat not in own:
        somebody_acted |= timeline.steps[n - 1].seat in others
        n = timeline.before[n]
    if not n:
        return Undo(redo=redo)
    to = timeline.before[n]
    if not others or not (somebody_acted or _chance_spoke(timeline, to)):
        return Undo(free=to, redo=redo)
    return Undo(asking=to, redo=redo)


def _is_own_rewind(timeline: Timeline, own: set[int], others: bool) -> bool:
    step = timeline.steps[-1]
    return step.action is None and (step.seat in own or not others)


def _chance_spoke(timeline: Timeline, since: int) -> bool:
    """Whether something was drawn since then: it is known now, so the others are asked."""
    if not timeline.holds(since):
        return True
    return bool(timeline.state_at(since).rng != timeline.state.rng)

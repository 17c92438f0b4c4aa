"""VI.3.9: phases, by the first train of a type or by rounds in which none is sold."""

from __future__ import annotations

from railhead.games.mag.effects import CloseStack, IdleTokens, NextPhase, TrainSold
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import State


def is_last_phase(rules: MagRules, state: State) -> bool:
    return state.phase == len(rules.facts.rules.phases) - 1


def train_sold(play: MagPlay, kind: int) -> None:
    """VI.3.9, VI.4.3b, R2, R3, R7: the first train of a type other than 2 starts the next phase at once, and takes the
    tokens away; not a type that lost this power."""
    rules, state = play.rules, play.state
    first = rules.facts.rules.trains[kind].starts_phase and not state.used_stacks >> kind & 1
    play.do(TrainSold(kind, first))
    if state.idle_rounds and (first or rules.rulings.consecutive):
        play.do(IdleTokens(0))
    if first and not is_last_phase(rules, state):
        next_phase(play, play.state.turn + 1)


def next_phase(play: MagPlay, ends: int) -> None:
    """VI.3.9, IX.1, R4: `ends` counts if this is the last phase: one more share round and its operating rounds."""
    phase = play.state.phase + 1
    last = phase == len(play.rules.facts.rules.phases) - 1
    play.do(NextPhase(phase, ends if last else 0))


def no_train_sold(play: MagPlay) -> None:
    """VI.3.9, VI.4.3b, R2, R3, R5: a token for an operating round without sale; the third one changes the phase."""
    rules, state = play.rules, play.state
    if state.train_sold or is_last_phase(rules, state):
        return
    play.do(IdleTokens(state.idle_rounds + 1))
    if play.state.idle_rounds < rules.facts.game.no_train_sold.tokens:
        return
    play.do(IdleTokens(0))
    if rules.rulings.stack_closes:
        _close_dearest(play)
    next_phase(play, state.turn + (2 if rules.rulings.late_end else 1))


def _close_dearest(play: MagPlay) -> None:
    """VI.3.9, ruling R3: the dearest type not sold yet starts no phase any more."""
    trains = play.rules.facts.rules.trains
    unsold = [k for k, train in enumerate(trains) if train.starts_phase and not play.state.used_stacks >> k & 1]
    if unsold:
        play.do(CloseStack(max(unsold, key=lambda kind: trains[kind].price)))

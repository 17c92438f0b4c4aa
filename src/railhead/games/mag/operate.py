"""IV, VI.1, VI.3.9, IX: operating rounds, phases and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from railhead.games.mag import istvan, shares
from railhead.games.mag.effects import CloseStack, IdleTokens, NextPhase, RoundBegins, TrainSold
from railhead.games.mag.state import NOBODY, IstvanTurn, LayTrack, OperatingRound, Over, State, Station
from railhead.kernel.decision import Decision
from railhead.kernel.play import Play
from railhead.stock.market import operating_order

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def begin(play: Play[MagRules, State], number: int, of: int) -> None:
    """VI.1, VI.4: minors in ascending order, then majors by descending price."""
    rules, state = play.rules, play.state
    play.do(RoundBegins("operating", state.turn, number, of))
    istvan.income(play)
    queue = [minor for minor, owner in enumerate(state.owner) if owner != NOBODY]
    queue += [rules.minors + major for major in operating_order(state.price_at, state.price_order)]
    play.top(OperatingRound(number, of, tuple(queue), state.phase))


def decide(_rules: MagRules, _state: State, _frame: OperatingRound) -> Decision | None:
    """The round itself asks nobody; the turns of the companies do."""
    return None


def advance(play: Play[MagRules, State], frame: OperatingRound) -> None:
    """The next company operates; after the last one the round ends."""
    if not frame.queue:
        end(play, frame)
        return
    company = frame.queue[0]
    play.top(replace(frame, queue=frame.queue[1:]))
    if company >= play.rules.minors:
        play.push(Station(company))
    elif play.state.owner[company] == play.rules.istvan:
        play.push(IstvanTurn(company))
    else:
        play.push(LayTrack(company))


def end(play: Play[MagRules, State], frame: OperatingRound) -> None:
    """VI.1, VI.3.9, IX.1: after a change of phase a share round follows in any case."""
    no_train_sold(play)
    state = play.state
    if state.phase == frame.phase and frame.number < frame.of:
        begin(play, frame.number + 1, frame.of)
    elif state.ends and state.turn >= state.ends:
        play.top(Over("final-phase"))
    else:
        shares.begin(play)


def is_last_phase(rules: MagRules, state: State) -> bool:
    return state.phase == len(rules.facts.rules.phases) - 1


def train_sold(play: Play[MagRules, State], kind: int) -> None:
    """VI.3.9: the first train of a type other than 2 starts the next phase at once."""
    rules, state = play.rules, play.state
    first = rules.facts.rules.trains[kind].starts_phase and not state.used_stacks >> kind & 1
    play.do(TrainSold(kind, first))
    if state.idle_rounds and (first or rules.switches.consecutive):
        play.do(IdleTokens(0))
    if first and not is_last_phase(rules, state):
        next_phase(play, play.state.turn + 1)


def next_phase(play: Play[MagRules, State], ends: int) -> None:
    """VI.3.9, IX.1: `ends` counts if this is the last phase: one more share round and its operating rounds."""
    phase = play.state.phase + 1
    last = phase == len(play.rules.facts.rules.phases) - 1
    play.do(NextPhase(phase, ends if last else 0))


def no_train_sold(play: Play[MagRules, State]) -> None:
    """VI.3.9: a token for an operating round without sale; the third one changes the phase."""
    rules, state = play.rules, play.state
    if state.train_sold or is_last_phase(rules, state):
        return
    if state.idle_rounds + 1 < rules.facts.game.no_train_sold.tokens:
        play.do(IdleTokens(state.idle_rounds + 1))
        return
    play.do(IdleTokens(0))
    if rules.switches.stack_closes:
        _close_dearest(play)
    next_phase(play, state.turn + (2 if rules.switches.late_end else 1))


def _close_dearest(play: Play[MagRules, State]) -> None:
    """VI.3.9, ruling R 3: the dearest type not sold yet starts no phase any more."""
    trains = play.rules.facts.rules.trains
    unsold = [k for k, train in enumerate(trains) if train.starts_phase and not play.state.used_stacks >> k & 1]
    if unsold:
        play.do(CloseStack(max(unsold, key=lambda kind: trains[kind].price)))

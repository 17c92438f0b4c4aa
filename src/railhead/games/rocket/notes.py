"""What a choice promises: it is tried out, everybody else lets it pass, and what then happens is told.

The rules themselves give the outcome, so that a promise cannot differ from it. Where others still decide, the first
note says on what the rest depends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from railhead.games.rocket.chronicle import tell
from railhead.games.rocket.effects import Close, End, Isolate, Passenger, Score, Shares
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import ChooseAbsorber, Defence, RocketState, Veto, turn_of
from railhead.kernel.action import Action, Pass
from railhead.kernel.effect import Effect
from railhead.kernel.message import Items, Message, SeatArg, Term

#: what a choice is made for; the rest goes without saying
TOLD = (Score, Passenger, Close, Isolate, End)


def notes_of(rules: RocketRules, state: RocketState, action: Action) -> tuple[Message, ...]:
    """What a legal action brings if nobody vetoes, bids more or equals a bid."""
    outcome = rules.apply(state, action)
    effects = list(outcome.effects)
    asked: list[Veto | Defence] = []
    while isinstance(frame := outcome.state.stack[-1], Veto | Defence):
        asked.append(frame)
        outcome = rules.apply(outcome.state, Pass())
        effects += outcome.effects
    told = list(_told(rules, effects))
    if isinstance(frame, ChooseAbsorber):
        chooser = SeatArg(turn_of(outcome.state).seat)
        told.append(Message("note-choice", {"line": rules.board.lines[frame.line].id, "seat": chooser}))
    return (*_provided(state, asked), *told) if told else ()


def _told(rules: RocketRules, effects: Sequence[Effect]) -> Iterator[Message]:
    into = -1
    gained: list[Term] = []
    for effect in effects:
        if isinstance(effect, TOLD):
            yield from tell(rules, effect)
            if isinstance(effect, Close):
                into = effect.into
        elif into >= 0 and isinstance(effect, Shares):
            gained.append(Term("shares-of", {"seat": SeatArg(effect.seat), "shares": effect.by}))
    if gained:
        yield Message("note-exchange", {"into": rules.board.lines[into].id, "shares": Items(tuple(gained))})


def _provided(state: RocketState, asked: Sequence[Veto | Defence]) -> Iterator[Message]:
    """Who could still change it: the other holders by a first or a higher bid, the active player by equalling it."""
    matched = any(isinstance(frame, Defence) for frame in asked)
    overbid = any(isinstance(frame, Veto) and frame.bidder >= 0 for frame in asked)
    active = {"active": SeatArg(turn_of(state).seat)}
    if matched and overbid:
        yield Message("note-if-highest-and-not-matched", {**active})
    elif matched:
        yield Message("note-if-not-matched", {**active})
    elif overbid:
        yield Message("note-if-highest")
    elif asked:
        yield Message("note-if-no-veto")

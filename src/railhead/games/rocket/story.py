"""A game of Rocket told afterwards: points turn by turn, and where they came from."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.rocket.effects import Close, Isolate, Score
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, Source, Turn, points
from railhead.kernel.effect import Effect
from railhead.kernel.message import Message
from railhead.view.story import Counted, Row, Summed, Telling, seat_rows

#: colours that stay apart for colour-blind eyes, a source each
COLOURS = ("#0b62a4", "#c2410c", "#00775a", "#a3437c", "#5b4bb5", "#8f6a00", "#565b61")


def telling(rules: RocketRules, _last: RocketState) -> Telling:
    people = seat_rows(rules.seats)
    sources = tuple(
        Row(f"source:{source.name.lower()}", Message(f"sheet-{source.name.lower()}"), COLOURS[source])
        for source in Source
    )
    return Telling(
        stage=_stage,
        counted=(Counted("points", people, points),),
        summed=(
            Summed("scored", people, lambda _state, effect: tuple(_scored(effect))),
            Summed("sources", sources, lambda _state, effect: tuple(_sources(effect))),
        ),
        moments=lambda _state, effect: _moment(rules, effect),
    )


def _stage(state: RocketState) -> Message:
    """A player's turn is a step."""
    frame = state.stack[0]
    return Message("story-turn", {"seat": frame.seat + 1}) if isinstance(frame, Turn) else Message("stage-over")


def _scored(effect: Effect) -> Iterator[tuple[int, int]]:
    if isinstance(effect, Score):
        yield from enumerate(effect.points)


def _sources(effect: Effect) -> Iterator[tuple[int, int]]:
    if isinstance(effect, Score):
        yield effect.source, sum(effect.points)


def _moment(rules: RocketRules, effect: Effect) -> Message | None:
    """7.5, 8.1: mergers and isolated lines."""
    lines = rules.board.lines
    match effect:
        case Close(line=line, into=into):
            return Message("story-merger", {"survivor": lines[into].id, "lost": lines[line].id})
        case Isolate(line=line):
            return Message("story-isolated", {"line": lines[line].id})
    return None

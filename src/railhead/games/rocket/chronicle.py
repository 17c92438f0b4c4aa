"""The log: what happened, as messages made from effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from railhead.games.rocket.effects import (
    Announce,
    Bids,
    Close,
    Connect,
    End,
    Isolate,
    Matches,
    Move,
    Passed,
    Passenger,
    PlaceCube,
    PlaceStation,
    Score,
    Shares,
)  # fmt: skip
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, Source
from railhead.kernel.effect import Effect
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term

#: what is scored only when the game is over (12)
FINAL = (Source.PASSENGERS, Source.INDUSTRIES, Source.STATIONS, Source.SHARES)


def chronicle(rules: RocketRules, before: RocketState, effects: Sequence[Effect]) -> list[Message]:
    """One message for each effect that a person wants to know of; the end before what is scored for it."""
    ends = [effect for effect in effects if isinstance(effect, End)]
    final = [effect for effect in effects if isinstance(effect, Score) and Source(effect.source) in FINAL]
    course = [effect for effect in effects if effect not in ends and effect not in final]
    return [message for effect in (*course, *ends, *final) for message in tell(rules, effect)]


def tell(rules: RocketRules, effect: Effect) -> Iterator[Message]:
    board = rules.board
    args: dict[str, Arg]
    match effect:
        case Announce(seat, line, to):
            yield Message("log-announce", {"seat": SeatArg(seat), "line": board.lines[line].id, "hex": board.names[to]})
        case Bids(seat, line, shares, to):
            args = {"seat": SeatArg(seat), "line": board.lines[line].id, "shares": shares, "hex": board.names[to]}
            yield Message("log-bid", args)
        case Matches(seat, line, shares, to):
            args = {"seat": SeatArg(seat), "line": board.lines[line].id, "shares": shares, "hex": board.names[to]}
            yield Message("log-match", args)
        case Passed(seat):
            yield Message("log-pass", {"seat": SeatArg(seat)})
        case Shares(seat, line, by):
            args = {"seat": SeatArg(seat), "line": board.lines[line].id, "shares": abs(by)}
            yield Message("log-shares-gained" if by > 0 else "log-shares-paid", args)
        case Move(line, to, _, _):
            yield Message("log-move", {"line": board.lines[line].id, "hex": board.names[to]})
        case Connect(line, cities):
            names = Items(tuple(board.cities[city].name for city in board.cities_in(cities)))
            yield Message("log-connect", {"line": board.lines[line].id, "cities": names})
        case Passenger(seat):
            yield Message("log-passenger", {"seat": SeatArg(seat)})
        case Score():
            yield scored(rules, effect)
        case Close(line, into, _):
            yield Message("log-close", {"line": board.lines[line].id, "into": board.lines[into].id})
        case Isolate(line):
            yield Message("log-isolated", {"line": board.lines[line].id})
        case PlaceCube(seat, slot):
            city, industry = board.slots[slot].city, board.industries[board.slots[slot].industry]
            args = {"seat": SeatArg(seat), "city": board.cities[city].name, "industry": Term(f"industry-{industry}")}
            yield Message("log-invest", args)
        case PlaceStation(seat, hex_, source):
            if source < 0:
                yield Message("log-station", {"seat": SeatArg(seat), "hex": board.names[hex_]})
            else:
                args = {"seat": SeatArg(seat), "hex": board.names[hex_], "source": board.names[source]}
                yield Message("log-relocate", args)
        case End(reasons):
            for reason in reasons:
                yield Message(f"log-end-{reason}")


def points_of(points: Sequence[int]) -> Items:
    """Who gets how many points, by seat."""
    return Items(tuple(Term("points-of", {"seat": SeatArg(seat), "points": n}) for seat, n in enumerate(points) if n))


def scored(rules: RocketRules, score: Score) -> Message:
    """Points with what they are for, and who gets how many."""
    board = rules.board
    source = Source(score.source)
    points = points_of(score.points)
    id = f"log-score-{source.name.lower()}"
    match source:
        case Source.CITIES:
            return Message(id, {"city": board.cities[score.about].name, "points": points})
        case Source.TOWNS:
            return Message(id, {"city": board.cities[score.about].name, "cities": score.cities, "points": points})
        case Source.PASSENGERS:
            return Message(id, {"points": points})
        case Source.INDUSTRIES:
            return Message(id, {"industry": Term(f"industry-{board.industries[score.about]}"), "points": points})
        case Source.MERGERS | Source.STATIONS | Source.SHARES:
            return Message(id, {"line": board.lines[score.about].id, "cities": score.cities, "points": points})

"""What the coach says about Rocket: what a move scores at once, and which parts of the position it makes better."""

from __future__ import annotations

from msgspec import Struct

from railhead.bots.rocket_steady import settled
from railhead.bots.rocket_value import Value, Weights
from railhead.games.rocket.extend import Extend
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import RocketState, Turn, Veto, points, turn_of
from railhead.games.rocket.station import Station
from railhead.games.rocket.veto import Bid
from railhead.kernel.action import Action, Pass
from railhead.kernel.message import Arg, Items, Message, SeatArg

#: differences below this many points are not worth a word; what a mistake gives away at least, and to a rival at once
LEAST, GROSS, GIVEN = 0.7, 4.0, 3
#: what explains a move weighs as much as about a point and a half
BESIDE = 1.5
#: the parts of the valuation that are told one by one: shares are, with the line; a veto is no points
PARTS = {
    "stations": Weights(shares=0, veto=0, cities=0, industries=0),
    "cities": Weights(shares=0, stations=0, towns=0, veto=0, industries=0),
    "industries": Weights(shares=0, stations=0, towns=0, veto=0, cities=0),
}
NOTHING = Weights(shares=0, stations=0, towns=0, veto=0, cities=0, industries=0)
SHARES = Weights(stations=0, towns=0, veto=0, cities=0, industries=0)


class Compared(Struct, frozen=True):
    """The position without an action and with it, nobody vetoing any more."""

    before: RocketState
    after: RocketState

    def gain(self, rules: RocketRules, weights: Weights) -> list[float]:
        """What the parts with these weights gain by seat, besides points scored at once."""
        value = Value(weights=weights)
        value.begin(self.before)
        with_it, without = value.by_seat(rules, self.after), value.by_seat(rules, self.before)
        scored = zip(points(self.after), points(self.before), strict=True)
        return [new - old - (now - then) for new, old, (now, then) in zip(with_it, without, scored, strict=True)]

    def scored(self, seat: int) -> int:
        return points(self.after)[seat] - points(self.before)[seat]


def compared(rules: RocketRules, state: RocketState, action: Action) -> Compared:
    value = Value()
    value.begin(state)
    before = state if isinstance(state.stack[-1], Turn) else settled(rules, rules.apply(state, Pass()).state, value)
    return Compared(before, settled(rules, rules.apply(state, action).state, value))


def reasons(rules: RocketRules, state: RocketState, seat: int, action: Action) -> list[Message]:
    """6, 7, 12: points at once, then majorities by what they should bring until the end."""
    if isinstance(state.stack[-1], Veto) and action == Pass():
        return [Message("coach-no-veto")]
    if not _can_compare(rules, state):
        return []
    both = compared(rules, state, action)
    found: list[tuple[float, Message]] = []
    if (scored := both.scored(seat)) > 0:
        found.append((scored + 1.0, Message("coach-points", {"points": scored})))
    shares = both.gain(rules, SHARES)[seat] - both.gain(rules, NOTHING)[seat]
    if isinstance(action, Extend) and shares >= 0:
        found.append((max(shares, LEAST), _share(rules, both.after, seat, action)))
    passengers = both.gain(rules, NOTHING)
    if passengers[seat] >= LEAST:
        found.append((passengers[seat], Message("coach-passengers", {"points": round(passengers[seat])})))
    for part, weights in PARTS.items():
        more = both.gain(rules, weights)[seat] - passengers[seat]
        if more >= LEAST:
            found.append((more, Message(f"coach-{part}", {"points": round(more)})))
    found += _rivals(rules, both, seat)
    found += _place(rules, action) if isinstance(action, Station) else _match(rules, state, action)
    return [message for _, message in sorted(found, key=lambda row: -row[0])]


def doubts(rules: RocketRules, state: RocketState, seat: int, action: Action) -> list[Message]:
    """A move that gives a rival points at once, or lets them happen, or is far worse than another one."""
    value = Value()
    value.begin(state)
    both = Compared(state, settled(rules, rules.apply(state, action).state, value))
    told = [
        Message("coach-gives", {"seat": SeatArg(rival), "points": both.scored(rival)})
        for rival in range(rules.seats)
        if rival != seat and both.scored(rival) >= GIVEN and both.scored(rival) > both.scored(seat)
    ]
    # Places for a station are many, and none of them is ever far better than everything else.
    others = [other for other in rules.legal(state) if not isinstance(other, Station)]
    worths = [value.worth(rules, settled(rules, rules.apply(state, other).state, value), seat) for other in others]
    now = value.worth(rules, both.after, seat)
    lost = round(max([*worths, now]) - now)
    if lost >= GROSS or told:
        told.append(Message("coach-better", {"points": max(1, lost)}))
    return told if lost >= GROSS / 2 else []


def _can_compare(rules: RocketRules, state: RocketState) -> bool:
    """Whether there is something to compare a move with: a turn as it stands, or letting things pass."""
    return isinstance(state.stack[-1], Turn) or Pass() in rules.legal(state)


def _share(rules: RocketRules, after: RocketState, seat: int, action: Extend) -> Message:
    """4.4: how the shares of the line stand then."""
    line = next(ix for ix, its in enumerate(rules.board.lines) if its.id == action.line)
    held = after.shares[line]
    most = max(n for other, n in enumerate(held) if other != seat)
    return Message("coach-share", {"line": action.line, "held": held[seat], "most": most})


def _place(rules: RocketRules, action: Station) -> list[tuple[float, Message]]:
    """4.7: the cities beside the hex, which every line that comes there connects."""
    board = rules.board
    names = tuple(board.cities[city].name for city in board.cities_in(board.cities_by[board.index[action.to]]))
    return [(BESIDE, Message("coach-place", {"cities": Items(names)}))] if names else []


def _match(rules: RocketRules, state: RocketState, action: Action) -> list[tuple[float, Message]]:
    """5.4: who announced the move may equal the bid, and then pays instead of the bidder."""
    veto = state.stack[-1]
    if not isinstance(action, Bid) or not isinstance(veto, Veto):
        return []
    mover, line = turn_of(state).seat, veto.line
    held = state.shares[line][mover]
    told: dict[str, Arg] = {"seat": SeatArg(mover), "line": rules.board.lines[line].id, "held": held}
    return [(BESIDE, Message("coach-match", told))] if held >= action.shares else []


def _rivals(rules: RocketRules, both: Compared, seat: int) -> list[tuple[float, Message]]:
    """What the one who loses most should lose, scored points included."""
    value = Value()
    value.begin(both.before)
    with_it, without = value.by_seat(rules, both.after), value.by_seat(rules, both.before)
    lost, rival = max((without[other] - with_it[other], other) for other in range(rules.seats) if other != seat)
    if lost < LEAST:
        return []
    return [(lost, Message("coach-rival", {"seat": SeatArg(rival), "points": round(lost)}))]

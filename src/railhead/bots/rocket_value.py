"""What a position of Rocket is worth to each seat: points now, and points to be expected.

Everything that pays is a majority, so the heart is `chances`: how likely each seat is to end first or second, given
what it holds and how much can still change. Near the end the chances become the rule itself. Each part can be
switched off (`PARTS`), so that the arena can measure what it is worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp

from msgspec import Struct

from railhead.games.rocket.board import Board, figures
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.state import Over, RocketState, line_bits, points, taken_bits, tiles_left

#: swing: majorities as chances instead of as they stand; growth: cities a line will still reach; stations: chances
#: of unconnected stations; timing: how much of the game is left; rivals: what the others get counts as well;
#: veto, foresight and turn belong to the search (rocket.py)
PARTS = ("swing", "growth", "stations", "timing", "rivals", "veto", "foresight", "turn")

DEPTH = 5
#: how likely a line is to come by a city, or over a station, by the steps ahead
TO_CITY = (0.62, 0.42, 0.29, 0.2, 0.14)
TO_HEX = (0.4, 0.26, 0.17, 0.11, 0.07)
#: steps of all lines together in a whole game, as strong players play
STEPS = 50.0
#: chance of a city that no locomotive is near to be reached by the end
FAR_CITY = 0.55
#: what a share is worth beyond its majority, as a veto
VETO_WORTH = 0.12

Row = tuple[float, ...]
Cubes = tuple[tuple[int, ...], ...]  # by slot group, the seats that have a cube there
Reach = tuple[tuple[int, ...], tuple[int, ...]]  # hexes, then cities, first met after 1..DEPTH steps


@lru_cache(maxsize=100_000)
def chances(held: Row, width: float) -> tuple[Row, Row]:
    """By seat: the part of the first prize and of the second (section 13). `width` is how much can still change.

    >>> chances((3, 1, 0), 0.0)
    ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
    >>> chances((2, 2, 1), 0.0)
    ((0.5, 0.5, 0.0), (0.5, 0.5, 0.0))
    """
    if width <= 0.05:
        return _standing(held)
    spirit = [n if n > 0 else -0.5 for n in held]
    over = [[1 / (1 + exp(max(-30.0, min(30.0, 1.7 * (b - a) / width)))) for b in spirit] for a in spirit]
    seats = range(len(held))
    first, second = [], []
    for i in seats:
        one, two = 1.0, 0.0
        for j in seats:
            if j != i:
                one *= over[i][j]
                part = over[j][i]
                for k in seats:
                    if k not in (i, j):
                        part *= over[i][k]
                two += part
        first.append(one)
        second.append(two)
    return tuple(first), tuple(second)


def _standing(held: Row) -> tuple[Row, Row]:
    """Section 13 as it stands: a tie for first shares both prizes."""
    most = max(held)
    nothing = (0.0,) * len(held)
    if most <= 0:
        return nothing, nothing
    leaders = sum(n == most for n in held)
    first = tuple(1.0 / leaders if n == most else 0.0 for n in held)
    if leaders > 1:
        return first, first
    next_most = max(n for n in (*held, 0.0) if n < most)
    followers = sum(n == next_most for n in held)
    return first, tuple(1.0 / followers if 0 < n == next_most else 0.0 for n in held)


class Sight:
    """What the value function knows of a map: reach from a place, with the track around it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rows = tuple(
            tuple(i for i, slot in enumerate(board.slots) if slot.city == city) for city in range(len(board.cities))
        )
        self.columns = tuple(
            tuple((i, slot.city) for i, slot in enumerate(board.slots) if slot.industry == industry)
            for industry in range(len(board.industries))
        )
        self.regular = tuple(board.cities_in(board.regular))
        self.rail = tuple(board.cities_in(board.rail))
        self._around: dict[int, int] = {}
        self._places = {bit.bit_length(): hex_ for hex_, bit in enumerate(board.bit)}

    @lru_cache(maxsize=50_000)  # noqa: B019 - lives as long as its board
    def places(self, bits: int) -> tuple[int, ...]:
        """The hexes of a set."""
        found = []
        while bits:
            last = bits & -bits
            found.append(self._places[last.bit_length()])
            bits ^= last
        return tuple(found)

    def reach(self, hex_: int, heading: int, free: int) -> Reach:
        """The hexes and cities that a locomotive first meets after 1..DEPTH steps."""
        near = self._around.get(hex_)
        if near is None:
            near = self.board.bit[hex_]
            for _ in range(DEPTH):
                near = self.board.around(near)
            self._around[hex_] = near
        return self._reach(hex_, heading, free & near)

    @lru_cache(maxsize=50_000)  # noqa: B019 - lives as long as its board
    def _reach(self, hex_: int, heading: int, free: int) -> Reach:
        board = self.board
        turns = range(6) if heading < 0 else (heading, (heading + 1) % 6, (heading - 1) % 6)
        start = board.bit[hex_]
        layer = [board.step(start, d) & free if d in turns else 0 for d in range(6)]
        seen, known = 0, 0
        hexes, cities = [], []
        for _ in range(DEPTH):
            bits = 0
            for part in layer:
                bits |= part
            hexes.append(bits & ~seen)
            seen |= bits
            met = 0
            for city, near in enumerate(board.near_city):
                if near & bits:
                    met |= 1 << city
            cities.append(met & ~known)
            known |= met
            layer = [board.step(layer[d] | layer[d - 1] | layer[d - 5], d) & free for d in range(6)]
        return tuple(hexes), tuple(cities)


@lru_cache(maxsize=8)
def sight(board: Board) -> Sight:
    return Sight(board)


class LineView:
    """A line as the value function sees it: where it can go, and what it will pay by seat."""

    __slots__ = ("ahead", "bits", "cities", "moves", "pays", "reach", "regular", "towns", "will_reach")

    def __init__(self, board: Board, bits: int, cities: int, moves: float, reach: Reach | None, growth: float) -> None:
        self.bits, self.cities, self.moves, self.reach = bits, cities, moves, reach
        self.will_reach, self.towns, self.ahead = 0.0, 0.0, 0
        for hexes in reach[0] if reach is not None else ():
            self.ahead |= hexes
        self.regular: list[tuple[int, float]] = []  # (regular city, chance)
        self.pays: list[float] = []
        for steps, met in enumerate(reach[1] if reach is not None and growth else ()):
            new = met & ~cities
            if new:
                chance = growth * TO_CITY[steps] * min(1.0, moves / (steps + 1))
                self.will_reach += chance * new.bit_count()
                self.towns += chance * (new & board.rail).bit_count()
                self.regular += [(city, chance) for city in board.cities_in(new & board.regular)]

    def paying(self, pays: list[float]) -> LineView:
        """The same line in a position where it pays these amounts by seat."""
        twin = LineView.__new__(LineView)
        twin.bits, twin.cities, twin.moves, twin.reach = self.bits, self.cities, self.moves, self.reach
        twin.will_reach, twin.towns, twin.ahead = self.will_reach, self.towns, self.ahead
        twin.regular, twin.pays = self.regular, pays
        return twin

    def in_the_end(self) -> float:
        """Connected cities, those to come included."""
        return self.cities.bit_count() + self.will_reach


class Chart:
    """What the cubes of a position pay, as far as it was asked: by city and what is to come, by cities reached."""

    __slots__ = ("cities", "held", "industries")

    def __init__(self, held: list[int]) -> None:
        self.held = held  # regular cities with cubes
        self.cities: dict[tuple[int, float], list[float]] = {}
        self.industries: dict[int, list[float]] = {}


class Weights(Struct, frozen=True):
    """Factors on what the parts of a position are expected to pay: 1 is by hand, others were found by trial."""

    shares: float = 1.0
    stations: float = 1.0
    towns: float = 1.0
    veto: float = 1.0
    cities: float = 1.0
    industries: float = 1.0
    growth: float = 1.0
    margin: float = 0.4  # points that a veto must bring beyond its cost


BY_HAND = Weights()


class Value:
    """The value function with its parts; `without` leaves some out. `begin` is called once for each decision."""

    def __init__(self, without: frozenset[str] = frozenset(), weights: Weights = BY_HAND) -> None:
        self.weights = weights
        self.swing = "swing" not in without
        self.growth = "growth" not in without
        self.stations = "stations" not in without
        self.timing = "timing" not in without
        self.rivals = "rivals" not in without
        self.tiles = 0
        self.lines: dict[tuple[object, ...], LineView] = {}
        self.tracks: dict[tuple[object, ...], LineView] = {}
        self.pays: dict[tuple[object, ...], list[float]] = {}
        self.chart: dict[tuple[Cubes, float], Chart] = {}
        # by position: half of them are come by again, for the sake of another seat or in another line
        self.rows: dict[tuple[object, ...], list[float]] = {}

    def begin(self, state: RocketState) -> None:
        """Positions of one decision are compared at the same time of the game: a tile more or less is no reason."""
        self.tiles = tiles_left(state)
        self.forget()

    def forget(self) -> None:
        """What is remembered is for one decision."""
        for memory in (self.lines, self.tracks, self.pays, self.chart, self.rows):
            memory.clear()

    def worth(self, rules: RocketRules, state: RocketState, seat: int) -> float:
        """What a seat should want to be high: its own points against those of the others."""
        return self.against(self.by_seat(rules, state), seat)

    def against(self, rows: Sequence[float], seat: int) -> float:
        if not self.rivals:
            return rows[seat]
        others = [worth for other, worth in enumerate(rows) if other != seat]
        return rows[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)

    def by_seat(self, rules: RocketRules, state: RocketState) -> list[float]:
        """Expected final points by seat; the same list for the same position."""
        over = isinstance(state.stack[-1], Over)
        position = (
            state.ways, state.heading, state.isolated, state.cities, state.shares, state.stations, state.cubes,
            state.passengers, state.scored, self.tiles, over,
        )  # fmt: skip
        rows = self.rows.get(position)
        if rows is None:
            rows = self.rows[position] = [float(n) for n in points(state)]
            if not over:
                self._expect(rules, state, rows)
        return rows

    def _expect(self, rules: RocketRules, state: RocketState, worth: list[float]) -> None:
        """Adds what is to come to the points of each seat."""
        left = self.left(state)
        to_come = [0.0] * len(rules.board.cities)
        for view in self.views(rules, state, left):
            for seat, pays in enumerate(view.pays):
                worth[seat] += pays
            for city, chance in view.regular:
                to_come[city] += chance
        for seat, pays in enumerate(self._chart(rules, state, to_come, left)):
            worth[seat] += pays
        first, second = figures().end_prizes
        self._pay(worth, state.passengers, self.width(0.2 + 1.3 * left, left), first, second)

    def left(self, state: RocketState) -> float:
        """The part of the game that is still to come, from 1 down to 0 (section 9)."""
        if not self.timing:
            return 0.5
        lines = sum(bool(ways) and not isolated for ways, isolated in zip(state.ways, state.isolated, strict=True)) - 1
        return max(0.0, min(lines / 12 + self.tiles / 120, lines / 3, self.tiles / 12, 1.0))

    def views(self, rules: RocketRules, state: RocketState, left: float) -> list[LineView]:
        """The open lines. What did not change since a sister position was looked at is taken from memory."""
        board, eyes = rules.board, sight(rules.board)
        free = board.open & ~taken_bits(board, state)
        active = sum(bool(ways) and not isolated for ways, isolated in zip(state.ways, state.isolated, strict=True))
        moves = STEPS * left / max(1, active)
        found = []
        for line, ways in enumerate(state.ways):
            if not ways:
                continue
            isolated, shares, cities = state.isolated[line], state.shares[line], state.cities[line]
            reach = None if isolated else eyes.reach(ways[0][-1], state.heading[line], free)
            key = (line, ways, reach, cities, shares, state.stations, moves, left)
            view = self.lines.get(key)
            if view is None:
                view = self.lines[key] = self._view(board, state, line, reach, moves, left)
            found.append(view)
        return found

    def _view(
        self, board: Board, state: RocketState, line: int, reach: Reach | None, moves: float, left: float
    ) -> LineView:  # fmt: skip
        """The track of a line is looked at once, what it pays as often as shares or stations on it change."""
        growth = self.weights.growth if self.growth else 0.0
        shares, key = state.shares[line], (state.ways[line], reach, state.cities[line], moves)
        track = self.tracks.get(key)
        if track is None:
            track = LineView(board, line_bits(board, state, line), state.cities[line], moves, reach, growth)
            self.tracks[key] = track
        stations = self.connected(board, state, track)
        paid = (track, shares, stations, left)
        pays = self.pays.get(paid)
        if pays is None:
            pays = self.pays[paid] = self.pay_line(track, shares, stations, left)
        return track.paying(pays)

    def connected(self, board: Board, state: RocketState, view: LineView) -> Row:
        """Stations on a line by seat; unconnected ones count by the chance that the line will come over them."""
        counts = [0.0] * len(state.passengers)
        ahead = view.ahead if self.stations else 0
        for hex_, owner in state.stations:
            place = board.bit[hex_]
            if place & view.bits:
                counts[owner] += 1
            elif place & ahead and view.reach is not None:
                for steps, hexes in enumerate(view.reach[0]):
                    if hexes & place:
                        counts[owner] += TO_HEX[steps] * min(1.0, view.moves / (steps + 1))
                        break
        return tuple(round(n * 8) / 8 for n in counts)

    def pay_line(self, view: LineView, shares: Row, stations: Row, left: float) -> list[float]:
        """6.2, 7.2, 12.3: shares pay once, at the merger or at the end; stations at each town, and at the end."""
        pays, weights = [0.0] * len(shares), self.weights
        cities = view.in_the_end()
        width = 0.0 if view.reach is None else self.width(0.3 + 1.5 * left, left)
        first, second = weights.shares * cities, weights.shares * (cities / 2 - 0.25)
        self._pay(pays, shares, width, first, second)
        first, second = weights.stations * cities, weights.stations * (cities / 2 - 0.25)
        self._pay(pays, stations, self.width(0.25 + 0.9 * left, left), first, second)
        if view.towns:
            now, towns = view.cities.bit_count() + 1.5, weights.towns * view.towns
            first, second = towns * now, towns * (now / 2 - 0.25)
            self._pay(pays, stations, self.width(0.2 + 0.5 * left, left), first, second)
        if view.reach is not None:
            for seat, n in enumerate(shares):  # a share is a veto as well
                pays[seat] += weights.veto * VETO_WORTH * left * min(n, 4)
        return pays

    def _chart(self, rules: RocketRules, state: RocketState, to_come: list[float], left: float) -> list[float]:
        """6.1, 12.2: cubes, for cities that lines will connect, and for industries at the end.

        Few cities change between positions of a decision: the pay of each is remembered, and of all industries.
        """
        reached = reached_cities(state)
        known = self.chart.get((state.cubes, left))
        if known is None:
            rows = sight(rules.board).rows
            held = [city for city in sight(rules.board).regular if any(state.cubes[group] for group in rows[city])]
            known = self.chart[state.cubes, left] = Chart(held)
        pays = known.industries.get(reached)
        if pays is None:
            pays = known.industries[reached] = [0.0] * rules.seats
            self._industries(rules, state, reached, left, pays)
        pays = list(pays)
        for city in known.held:
            key = city, to_come[city]
            row = known.cities.get(key)
            if row is None:
                row = known.cities[key] = [0.0] * rules.seats
                self.pay_city(rules, state.cubes, city, to_come[city], left, row)
            for seat, points_ in enumerate(row):
                pays[seat] += points_
        return pays

    def pay_city(
        self, rules: RocketRules, cubes: Cubes, city: int, to_come: float, left: float, pays: list[float]
    ) -> None:  # fmt: skip
        """6.1: the row of a city, by how often lines will still connect it."""
        counts = [0] * rules.seats
        for group in sight(rules.board).rows[city]:
            for seat in cubes[group]:
                counts[seat] += 1
        if any(counts):
            first, second = figures().city_prizes
            times = self.weights.cities * (to_come + (0.35 * left if self.growth else 0.0))
            self._pay(pays, tuple(counts), self.width(0.1 + 0.3 * left, left), times * first, times * second)

    def _industries(
        self, rules: RocketRules, state: RocketState, reached: int, left: float, pays: list[float]
    ) -> None:  # fmt: skip
        for industry in range(len(rules.board.industries)):
            self.pay_industry(rules, state.cubes, industry, reached, left, pays)

    def pay_industry(
        self, rules: RocketRules, cubes: Cubes, industry: int, reached: int, left: float, pays: list[float]
    ) -> None:  # fmt: skip
        """12.2: the column of an industry at the end; cubes in cities that nobody has reached count by their chance."""
        far = FAR_CITY * min(1.0, 2 * left) if self.growth else 0.0
        counts = [0.0] * rules.seats
        for group, city in sight(rules.board).columns[industry]:
            weight = 1.0 if reached >> city & 1 else far
            for seat in cubes[group]:
                counts[seat] += weight
        first, second = (self.weights.industries * prize for prize in figures().end_prizes)
        held = tuple(round(n * 4) / 4 for n in counts)
        self._pay(pays, held, self.width(0.2 + 1.3 * left, left), first, second)

    def width(self, wide: float, left: float) -> float:
        """How much a majority can still change, in steps that the memory of `chances` can use."""
        return round(wide * 10) / 10 if self.swing and left > 0 else 0.0

    def _pay(self, pays: list[float], held: Row, width: float, first: float, second: float) -> None:
        one, two = chances(held, width)
        for seat, part in enumerate(one):
            pays[seat] += part * first + two[seat] * second


def reached_cities(state: RocketState) -> int:
    """A mask of the cities that some line connects."""
    found = 0
    for cities in state.cities:
        found |= cities
    return found


def spots(value: Value, rules: RocketRules, state: RocketState, seat: int) -> Iterator[tuple[float, int]]:
    """11: hexes where a station of this seat would help, with what it would help; to be checked by the rules."""
    left, eyes = value.left(state), sight(rules.board)
    found: dict[int, float] = {}
    for view in value.views(rules, state, left):
        if view.reach is None:
            continue
        held = value.connected(rules.board, state, view)
        more = (*held[:seat], held[seat] + 1, *held[seat + 1 :])
        width = value.width(0.25 + 0.9 * left, left)
        (one, two), (one_more, two_more) = chances(held, width), chances(more, width)
        gain = (one_more[seat] - one[seat]) + (two_more[seat] - two[seat]) / 2
        gain *= view.in_the_end() * (1 + view.towns)
        for steps, hexes in enumerate(view.reach[0]):
            chance = TO_HEX[steps] * min(1.0, view.moves / (steps + 1))
            for hex_ in eyes.places(hexes):
                found[hex_] = found.get(hex_, 0.0) + gain * chance
    return ((gain, hex_) for hex_, gain in found.items())

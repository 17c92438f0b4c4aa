"""A second, plain model of Rocket, written from the rules alone: sets of hexes, no tables, no speed.

It plays the same records as the engine, and its `trace` is compared with the engine's after every decision.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from railhead.games.rocket.board import Board

Place = tuple[int, int]
STEPS: tuple[Place, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def around(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in STEPS]


def name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def read(text: str) -> Place:
    q, r = text.split(",")
    return int(q), int(r)


class Line:
    """An open line; `track` has the absorbed lines' hexes too, not that of the locomotive."""

    def __init__(self, start: str, at: Place) -> None:
        self.start = start
        self.at = at
        self.heading: int | None = None
        self.track: set[Place] = set()
        self.marked = False

    @property
    def hexes(self) -> set[Place]:
        return self.track if self.heading is None else self.track | {self.at}

    def ways(self) -> list[int]:
        if self.heading is None:
            return list(range(6))
        return [self.heading, (self.heading + 1) % 6, (self.heading - 1) % 6]


class Model:
    def __init__(self, board: Board, seats: int, first: int, two_way: bool) -> None:
        self.land = {(h.q, h.r) for h in board.hexes}
        self.city_hex = {city.id: (board.hexes[city.hex].q, board.hexes[city.hex].r) for city in board.cities}
        self.kind = {city.id: city.type for city in board.cities}
        self.city_at = {place: city for city, place in self.city_hex.items()}
        self.slots = {(board.cities[s.city].id, board.industries[s.industry]): s.count for s in board.slots}
        self.industries = board.industries
        self.seats, self.two_way = seats, two_way
        self.ids = [line.id for line in board.lines]
        starts = {line.id: board.cities[board.city_at[line.start]].id for line in board.lines}
        self.lines = {line: Line(start, self.city_hex[start]) for line, start in starts.items()}
        self.vp = [0] * seats
        self.shares = {line: [0] * seats for line in self.ids}
        self.passengers = [0] * seats
        self.cubes: dict[tuple[str, str], list[int]] = {slot: [] for slot in self.slots}
        self.stations: dict[Place, int] = {}
        self.tiles, self.twos, self.threes = 60, 12, 4
        self.tile: dict[Place, str] = {}  # regular, two, three
        self.owed: dict[Place, str] = {}
        self.cubed: set[str] = set()
        self.connected: dict[str, set[str]] = {line: set() for line in self.ids}
        self.seat, self.done, self.still = first, 0, 0
        self.kinds: list[str] = []  # the actions of this turn
        self.extended: list[str] = []
        self.ask: str | None = "turn"
        self.to_act: int | None = first
        self.move: dict[str, Any] = {}

    # --- what may be done ------------------------------------------------------------------------------------------

    def taken(self) -> set[Place]:
        return set().union(*(line.hexes for line in self.lines.values()))

    def targets(self, line: Line) -> list[Place]:
        """4.1, 4.2"""
        ahead = [around(line.at)[d] for d in line.ways()]
        taken = self.taken()
        return [h for h in ahead if h in self.land and h not in self.city_at and h not in taken]

    def legal(self) -> list[dict[str, Any]]:
        if self.ask == "veto":
            line, highest = self.move["line"], self.move["shares"]
            held = self.shares[line][self.move["asked"]]
            bids = [
                {"do": "bid", "shares": n, "to": name(h)}
                for h in self.targets(self.lines[line])
                for n in range(highest + 1, held + 1)
            ]
            return [*bids, {"do": "pass"}]
        if self.ask == "match":
            return [{"do": "match"}, {"do": "pass"}]
        if self.ask == "absorb":
            return [{"do": "absorb", "into": line} for line in self.touched()]
        found = [*self.extensions(), *self.investments(), *self.buildings()]
        return found or [{"do": "pass"}]

    def extensions(self) -> list[dict[str, Any]]:
        found = []
        for id, line in self.lines.items():
            needs = line.heading is not None and line.at not in self.owed
            if id not in self.extended and (self.tiles > 0 or not needs):
                found += [{"do": "extend", "line": id, "to": name(h)} for h in self.targets(line)]
        return found

    def investments(self) -> list[dict[str, Any]]:
        free = [slot for slot, count in self.slots.items() if len(self.cubes[slot]) < count]
        return [{"do": "invest", "city": city, "industry": industry} for city, industry in free]

    def buildings(self) -> list[dict[str, Any]]:
        """Section 11"""
        found = []
        taken, engines = self.taken(), {line.at for line in self.lines.values()}
        mine = [place for place, owner in self.stations.items() if owner == self.seat]
        lifted: list[Place | None] = [place for place in mine if place not in taken]
        if len(mine) < 7:
            lifted.append(None)
        for source in lifted:
            others = set(self.stations) - {source}
            for h in self.land - set(self.city_at) - taken - others - {source}:
                if not any(near in engines or near in others for near in around(h)):
                    found.append({"do": "station", "to": name(h)} | ({"from": name(source)} if source else {}))
        return found

    # --- doing it --------------------------------------------------------------------------------------------------

    def act(self, action: dict[str, Any]) -> None:
        match action["do"]:
            case "extend":
                self.announce(action["line"], read(action["to"]))
            case "invest":
                self.cubes[action["city"], action["industry"]].append(self.seat)
                self.end_action("invest")
            case "station":
                if "from" in action:
                    del self.stations[read(action["from"])]
                self.stations[read(action["to"])] = self.seat
                self.end_action("relocate" if "from" in action else "build")
            case "bid":
                self.move |= {"shares": action["shares"], "bidder": self.move["asked"], "goal": read(action["to"])}
                self.circuit(self.move["asked"])
            case "match":
                self.settle(self.seat, self.move["to"])
            case "absorb":
                self.merge(self.move["line"], action["into"])
                self.end_extension()
            case _:
                self.passed()

    def passed(self) -> None:
        if self.ask == "veto":
            self.circuit(self.move["asked"])
        elif self.ask == "match":
            self.settle(self.move["bidder"], self.move["goal"])
        else:
            self.end_turn()

    def announce(self, line: str, to: Place) -> None:
        """4.4, 5.1"""
        if not self.lines[line].marked:
            self.shares[line][self.seat] += 1
        self.move = {"line": line, "to": to, "shares": 0, "bidder": None, "goal": None, "asked": None}
        self.circuit(self.seat)

    def circuit(self, after: int) -> None:
        """5.2, 5.4"""
        line, highest = self.move["line"], self.move["shares"]
        order = [(self.seat + step) % self.seats for step in range(1, self.seats)]
        if after != self.seat:
            order = order[order.index(after) + 1 :]
        asked = next((seat for seat in order if self.shares[line][seat] > highest), None)
        if asked is not None:
            self.ask, self.to_act, self.move["asked"] = "veto", asked, asked
        elif highest == 0:
            self.settle(self.seat, self.move["to"])
        elif self.shares[line][self.seat] >= highest:
            self.ask, self.to_act = "match", self.seat
        else:
            self.settle(self.move["bidder"], self.move["goal"])

    def settle(self, winner: int, to: Place) -> None:
        """5.7, 4.7-4.10"""
        id = self.move["line"]
        line = self.lines[id]
        self.shares[id][winner] -= self.move["shares"]
        if line.heading is not None:
            self.lay_behind(line)
            line.track.add(line.at)
        line.heading = around(line.at).index(to)
        line.at = to
        owner = self.stations.get(to)
        if winner == self.seat and owner is not None and owner != self.seat and sum(self.passengers) < 9:
            self.passengers[self.seat] += 1
        self.connect(id)
        found = self.touched()
        if len(found) > 1:
            self.ask, self.to_act = "absorb", self.seat
            return
        if found:
            self.merge(id, found[0])
        self.end_extension()

    def lay_behind(self, line: Line) -> None:
        """4.7, A13"""
        owed = self.owed.pop(line.at, None)
        if owed is None:
            self.tiles -= 1
            self.tile[line.at] = "regular"
        else:
            self.take_connector(owed)
            self.tile[line.at] = owed

    def take_connector(self, kind: str) -> None:
        if kind == "two":
            self.twos -= 1
        else:
            self.threes -= 1

    def cities_of(self, line: str) -> set[str]:
        """A17"""
        near = {h for place in self.lines[line].hexes for h in around(place)}
        return {city for h, city in self.city_at.items() if h in near}

    def connect(self, line: str) -> None:
        """Section 6"""
        now = self.cities_of(line)
        new = now - self.connected[line]
        self.connected[line] = now
        for city in sorted(new):
            if self.kind[city] == "regular":
                self.cubed.add(city)
                row = [seat for (c, _), seats in self.cubes.items() if c == city for seat in seats]
                self.award(Counter(row), 2, 1)
        for city in sorted(new):
            if self.kind[city] == "rail":
                self.award(self.stations_on(line), len(now), len(now) // 2)

    def stations_on(self, line: str) -> Counter[int]:
        return Counter(owner for place, owner in self.stations.items() if place in self.lines[line].hexes)

    def award(self, held: Counter[int], first: int, second: int) -> None:
        """Section 13"""
        ranks = sorted({n for n in held.values() if n > 0}, reverse=True)
        groups = [[seat for seat, n in held.items() if n == rank] for rank in ranks]
        if groups and len(groups[0]) > 1:
            for seat in groups[0]:
                self.vp[seat] += (first + second) // len(groups[0])
        elif groups:
            self.vp[groups[0][0]] += first
            for seat in groups[1] if len(groups) > 1 else ():
                self.vp[seat] += second // len(groups[1])

    def award_shares(self, line: str) -> None:
        cities = len(self.connected[line])
        self.award(Counter(dict(enumerate(self.shares[line]))), cities, cities // 2)

    def touched(self) -> list[str]:
        """7.1, A9, A10"""
        near = set(around(self.lines[self.move["line"]].at))
        return [id for id, line in self.lines.items() if id != self.move["line"] and near & line.hexes]

    def merge(self, closed: str, into: str) -> None:
        """Section 7, A13"""
        self.award_shares(closed)
        old, new = self.lines.pop(closed), self.lines[into]
        assert old.heading is not None
        sides = [around(old.at)[(old.heading + turn) % 6] for turn in (0, 1, -1, 2, -2)]
        joint = next(h for h in sides if h in new.hexes)
        if self.tiles:
            self.tiles -= 1
            self.tile[old.at] = "regular"
        if joint == new.at and new.heading is not None:
            self.owed[joint] = "three" if joint in self.owed else "two"
        elif self.tile.get(joint) != "three":
            kind = "three" if self.tile.get(joint) == "two" else "two"
            self.take_connector(kind)
            self.tile[joint] = kind
        new.track |= old.track | {old.at}
        self.connected[into] |= self.connected[closed]
        self.connected[closed] = set()
        for seat, held in enumerate(self.shares[closed]):
            self.shares[into][seat] += held // 2
        self.shares[closed] = [0] * self.seats

    # --- isolation -------------------------------------------------------------------------------------------------

    def reach(self, line: Line) -> set[Place]:
        """R(i) of A20"""
        free = self.land - set(self.city_at) - self.taken()
        seen: set[tuple[Place, int]] = set()
        queue = [(around(line.at)[d], d) for d in line.ways()]
        while queue:
            place, heading = queue.pop()
            if place in free and (place, heading) not in seen:
                seen.add((place, heading))
                queue += [(around(place)[d % 6], d % 6) for d in (heading, heading + 1, heading - 1)]
        return {place for place, _ in seen}

    def mark_isolated(self) -> None:
        """8.1, A20, A21: for all lines at once"""
        reach = {id: self.reach(line) for id, line in self.lines.items()}
        wide = {id: {h for place in hexes for h in (place, *around(place))} for id, hexes in reach.items()}
        found = []
        for id, line in self.lines.items():
            missing = set(self.city_hex) - self.connected[id] - {line.start}
            if any(self.city_hex[city] in wide[id] for city in missing):
                continue
            others = [other for other in self.lines if other != id]
            if any(wide[id] & (reach[other] | self.lines[other].hexes) for other in others):
                continue
            if self.two_way and any(wide[other] & line.hexes for other in others):
                continue
            found.append(line)
        for line in found:
            line.marked = True

    # --- turns and the end -----------------------------------------------------------------------------------------

    def end_extension(self) -> None:
        self.mark_isolated()
        self.extended.append(self.move["line"])
        self.end_action("extend")

    def end_action(self, kind: str) -> None:
        self.kinds.append(kind)
        if len(self.kinds) < 2:
            self.ask, self.to_act = "turn", self.seat
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Section 9, A23, A33"""
        self.still = self.still + 1 if self.kinds == ["relocate", "relocate"] else 0
        yielding = [
            line for line in self.lines.values() if not line.marked and not (self.two_way and not self.targets(line))
        ]
        self.kinds, self.extended = [], []
        if len(yielding) <= 1 or self.tiles == 0 or self.still >= self.seats:
            self.final()
            self.ask = self.to_act = None
        else:
            self.seat = (self.seat + 1) % self.seats
            self.ask, self.to_act = "turn", self.seat

    def final(self) -> None:
        """Section 12"""
        self.award(Counter(dict(enumerate(self.passengers))), 6, 3)
        for industry in self.industries:
            column = [
                s for (city, i), seats in self.cubes.items() if i == industry and city in self.cubed for s in seats
            ]
            self.award(Counter(column), 6, 3)
        for line in self.lines:
            cities = len(self.connected[line])
            self.award(self.stations_on(line), cities, cities // 2)
            self.award_shares(line)

    def trace(self, n: int) -> dict[str, Any]:
        rows: dict[str, dict[str, list[int]]] = {}
        for (city, industry), seats in self.cubes.items():
            if seats:
                rows.setdefault(city, {})[industry] = seats
        on = {place: id for id, line in self.lines.items() for place in line.hexes}
        over = self.ask is None
        return {
            "n": n,
            "vp": self.vp,
            "shares": self.shares,
            "passengers": self.passengers,
            "supply": {"track": self.tiles, "passengers": 9 - sum(self.passengers), "connectors2": self.twos,
                       "connectors3": self.threes},
            "cubes": rows,
            "stations": sorted([name(place), owner, on.get(place)] for place, owner in self.stations.items()),
            "loco": {id: [name(line.at), line.heading] for id, line in self.lines.items()},
            "track": {id: sorted(map(name, line.track)) for id, line in self.lines.items()},
            "cities": {id: sorted(self.connected[id]) for id in self.lines},
            "cubed": sorted(self.cubed),
            "closed": sorted(set(self.ids) - set(self.lines)),
            "isolated": sorted(id for id, line in self.lines.items() if line.marked),
            "to_act": self.to_act,
            "ask": self.ask,
            "over": over,
            "winners": [seat for seat, vp in enumerate(self.vp) if vp == max(self.vp)] if over else [],
        }  # fmt: skip

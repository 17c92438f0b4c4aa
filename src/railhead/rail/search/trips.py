"""All trips of one train through the stations of a company, where trains may share track.

Since track is shared, only what a trip visits matters, not how it gets there: trips that visit and earn no more than
another one are dropped. Stopping trains are limited by stops, freight trains by hexes.
"""

from __future__ import annotations

from msgspec import Struct

from railhead.kernel.mask import members
from railhead.rail.network import Link, Network
from railhead.rail.reach import Stations
from railhead.rail.search.paths import Budget

FAR = 99  # no limit


class Arm(Struct, frozen=True, gc=False):
    """A way that starts at a station, as masks of what it visits; `entry`: the last hex before the end."""

    sites: int
    track: int
    halts: int
    hexes: int
    stops: int
    steps: int
    end: int
    entry: int
    at: tuple[int, int]  # end and entry
    link: Link | None
    back: Arm | None


class Trip(Struct, frozen=True, gc=False):
    """Two arms from one station. Ends: site, and the last hex before an area (the hex of the stop itself otherwise)."""

    sites: int
    halts: int
    hexes: int
    stops: int
    steps: int
    first: tuple[int, int]
    last: tuple[int, int]
    a: Arm
    b: Arm


class Scope(Struct, frozen=True):
    """How far trips go. `never_two`: masks of sites of which a trip visits at most one (red areas, ports)."""

    stops: int
    steps: int
    never_two: tuple[int, ...] = ()

    def allows(self, sites: int) -> bool:
        for mask in self.never_two:
            visited = sites & mask
            if visited & (visited - 1):
                return False
        return True


def find_trips(net: Network, seen: Stations, scope: Scope, budget: Budget) -> list[Trip]:
    """Every trip within the scope, once for each pair of ways that makes it."""
    avoid, found = 0, list[Trip]()
    for site in members(seen.own):
        groups = _arms(net, site, seen, scope, avoid, budget)
        both = 1 << site
        for ix, group in enumerate(groups):
            for other in groups[ix + 1 :]:
                for a in group:
                    if not budget.take():
                        return found
                    _join(a, other, both, scope, found)
        avoid |= both
    return found


def _join(a: Arm, other: list[Arm], both: int, scope: Scope, found: list[Trip]) -> None:
    """The trips of an arm with others that leave their station by another exit."""
    sites, track, stops, steps = a.sites, a.track, scope.stops - a.stops + 1, scope.steps - a.steps
    for b in other:
        if b.steps > steps:
            break  # they are sorted
        if sites & b.sites == both and not track & b.track and b.stops <= stops:
            together = sites | b.sites
            if scope.allows(together):
                found.append(
                    Trip(
                        together,
                        a.halts | b.halts,
                        a.hexes | b.hexes,
                        a.stops + b.stops - 1,
                        a.steps + b.steps,
                        a.at,
                        b.at,
                        a,
                        b,
                    )
                )


def _arms(net: Network, start: int, seen: Stations, scope: Scope, avoid: int, budget: Budget) -> list[list[Arm]]:
    """The arms from a station by the exit they take; the first group is the arm that does not leave."""
    hex_ = net.board.sites[start].hex
    first = Arm(1 << start, 0, 0, 1 << hex_, 1, 0, start, hex_, (start, hex_), None, None)
    closed, dead_ends = seen.closed | avoid, seen.blocked | seen.ends
    exits: dict[tuple[int, int], list[Arm]] = {}
    for link in net.links(start):
        arm = _longer(first, link, closed, seen.ends, scope)
        if arm is not None:
            exits.setdefault((link.via[0], link.edges[0]), []).append(arm)
    for group in exits.values():
        for arm in group:
            if dead_ends >> arm.end & 1:
                continue
            if not budget.take():
                break
            for link in net.links(arm.end):
                longer = _longer(arm, link, closed, seen.ends, scope)
                if longer is not None:
                    group.append(longer)
        group.sort(key=lambda arm: arm.steps)
    return [[first], *exits.values()]


def _longer(arm: Arm, link: Link, closed: int, areas: int, scope: Scope) -> Arm | None:
    bit, steps = 1 << link.to, arm.steps + len(link.edges)
    if (arm.sites | closed) & bit or arm.track & link.track or arm.stops >= scope.stops or steps > scope.steps:
        return None
    entry = link.via[-2] if areas & bit else link.via[-1]
    return Arm(
        arm.sites | bit,
        arm.track | link.track,
        arm.halts | link.halts,
        arm.hexes | link.hexes,
        arm.stops + 1,
        steps,
        link.to,
        entry,
        (link.to, entry),
        link,
        arm,
    )


def trip_walk(trip: Trip) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The stops of a trip and all its hexes, in order."""
    left, right = _unroll(trip.a), _unroll(trip.b)
    sites = [arm.end for arm in reversed(left)] + [arm.end for arm in right[1:]]
    walk = [hex_ for arm in reversed(left) if arm.link for hex_ in reversed(arm.link.via[1:])]
    walk.append(left[0].entry)
    walk.extend(hex_ for arm in right if arm.link for hex_ in arm.link.via[1:])
    return tuple(sites), tuple(walk)


def _unroll(arm: Arm) -> list[Arm]:
    chain = [arm]
    while chain[-1].back is not None:
        chain.append(chain[-1].back)
    chain.reverse()
    return chain

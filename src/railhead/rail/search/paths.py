"""All simple paths through the stations of a company, as bit masks.

A path through a station is two *halves* that start there and share nothing else. Halves are enumerated once for every
station; joining them goes from the best to the worst and stops at a floor, so that only paths that can still matter are
ever made. A path is found once: at the first of the company's stations on it, in the order of the sites.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from railhead.kernel.mask import members
from railhead.rail.network import Link, Network
from railhead.rail.reach import Stations


class Tally(Struct, frozen=True):
    """What stops are worth and how they count, the same for all trains of a run.

    `values`: by site. `more`: mask of the sites that a plus train may visit in addition. `special`: mask of the sites
    that count neither for the length nor as one of the two stops of a run; their value is kept apart.
    """

    values: tuple[int, ...]
    more: int = 0
    special: int = 0


class Half(NamedTuple):
    """A path that starts at a station. The numbers include the start."""

    value: int
    sites: int
    track: int
    stops: int
    more: int
    extra: int  # value of the special sites
    specials: int
    end: int
    link: Link | None
    back: Half | None


class Path(NamedTuple):
    """A path as two halves from the same station; `gain` is what the search compares."""

    gain: int
    value: int
    extra: int
    sites: int
    track: int
    stops: int
    a: Half
    b: Half


class Limits(Struct, frozen=True):
    """What one train may and must do.

    `least` to `most` stops, at most `plain` of them not `more` sites; exactly `specials` special sites; at least one
    site of `needs`, if given, for which it gains `bonus`.
    """

    most: int
    plain: int
    least: int = 2
    specials: int = 0
    needs: int = 0
    bonus: int = 0


class Budget:
    """How many nodes a search may look at. When they are used up, the search ends with what it has, unproven."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self.used = 0

    @property
    def spent(self) -> bool:
        return self.used > self.nodes

    def take(self) -> bool:
        """Use one node; False if none are left."""
        self.used += 1
        return self.used <= self.nodes


def half_paths(
    net: Network, start: int, seen: Stations, tally: Tally, most: Limits, avoid: int, budget: Budget
) -> list[list[Half]]:
    """All halves from a station within limits that hold for every train; sites of `avoid` are not entered.

    They are grouped by the exit they leave the station by, since the two halves of a path leave by different ones; the
    first group is the half that does not leave at all. Each group is sorted, best first.
    """
    first = Half(tally.values[start], 1 << start, 0, 1, tally.more >> start & 1, 0, 0, start, None, None)
    closed = seen.closed | avoid
    exits: dict[tuple[int, int], list[Half]] = {}
    for link in net.links(start):
        half = _extended(first, link, closed, tally, most)
        if half is not None:
            exits.setdefault((link.via[0], link.edges[0]), []).append(half)
    dead_ends = seen.blocked | seen.ends
    for group in exits.values():
        for half in group:
            if dead_ends >> half.end & 1:
                continue
            if not budget.take():
                break
            for link in net.links(half.end):
                longer = _extended(half, link, closed, tally, most)
                if longer is not None:
                    group.append(longer)
        group.sort(key=half_gain, reverse=True)
    return [[first], *exits.values()]


def _extended(half: Half, link: Link, closed: int, tally: Tally, most: Limits) -> Half | None:
    """The half with one more link, or None if that is not allowed."""
    to = link.to
    bit = 1 << to
    value, sites, track, count, more, extra, specials, _, _, _ = half
    if (sites | closed) & bit or track & link.track:
        return None
    if tally.special & bit:
        if specials >= most.specials:
            return None
        return Half(
            value, sites | bit, track | link.track, count, more, extra + tally.values[to], specials + 1, to, link, half
        )
    if tally.more & bit:
        more += 1
    if count >= most.most or count + 1 - more > most.plain:
        return None
    return Half(
        value + tally.values[to], sites | bit, track | link.track, count + 1, more, extra, specials, to, link, half
    )


def half_gain(half: Half) -> int:
    return half.value + half.extra


class Bundle:
    """The halves from one station, ready to be joined."""

    def __init__(self, start: Half, groups: list[list[Half]]) -> None:
        self.start = start
        self.groups = groups

    def join(self, limits: Limits, floor: int, used: int, budget: Budget) -> list[Path]:
        """All paths within the limits that gain more than the floor and do not touch the used track."""
        found: list[Path] = []
        self._join(limits, floor, used, budget, False, found)
        return found

    def best(self, limits: Limits, floor: int, used: int, budget: Budget) -> Path | None:
        """The best path that gains more than the floor, if there is one."""
        found: list[Path] = []
        self._join(limits, floor, used, budget, True, found)
        return found[-1] if found else None

    def _join(self, limits: Limits, floor: int, used: int, budget: Budget, one: bool, found: list[Path]) -> None:
        """With `one`, every path found raises the floor, so that the last one is the best."""
        most, plain, specials = limits.most, limits.plain, limits.specials
        kept = [
            [h for h in g if h[3] <= most and h[3] - h[4] <= plain and h[6] <= specials and not h[2] & used]
            for g in self.groups
        ]
        kept = [group for group in kept if group]
        for ix, group in enumerate(kept):
            for other in kept[ix + 1 :]:
                self._pairs(group, other, limits, floor, budget, one, found)
                if one and found:
                    floor = found[-1].gain

    def _pairs(
        self,
        group: list[Half],
        other: list[Half],
        limits: Limits,
        floor: int,
        budget: Budget,
        one: bool,
        found: list[Path],
    ) -> None:
        twice, both, _, _, town, _, _, _, _, _ = self.start
        top = half_gain(other[0])
        shift = limits.bonus - twice
        floor -= shift
        for a in group:
            value, sites, track, stops, more, extra, specials, _, _, _ = a
            gain = value + extra
            if gain + top <= floor or not budget.take():
                break
            # what the other half must be: the common start counts in both, as a plain stop where it is no town
            least, most = limits.least - stops + 1, limits.most - stops + 1
            plain, special = limits.plain - (stops - more) + 1 - town, limits.specials - specials
            needs = 0 if sites & limits.needs else limits.needs
            for b in other:
                value, theirs, tracks, count, towns, extras, its, _, _, _ = b
                total = gain + value + extras
                if total <= floor:
                    break
                if sites & theirs != both or track & tracks or its != special or not least <= count <= most:
                    continue
                if count - towns > plain or (needs and not theirs & needs):
                    continue
                extras += extra
                worth = total + shift
                path = Path(worth, worth - extras, extras, sites | theirs, track | tracks, stops + count - 1, a, b)
                found.append(path)
                if one:
                    floor = total


def bundles(net: Network, seen: Stations, tally: Tally, most: Limits, budget: Budget) -> list[Bundle]:
    """The halves from all own stations; every path is found from one station only."""
    found, avoid = [], 0
    for site in members(seen.own & ~seen.closed):
        groups = half_paths(net, site, seen, tally, most, avoid, budget)
        found.append(Bundle(groups[0][0], groups))
        avoid |= 1 << site
    return found


def join_all(found: list[Bundle], limits: Limits, floor: int, used: int, budget: Budget) -> list[Path]:
    """The paths of all bundles above the floor, best first."""
    paths = [path for bundle in found for path in bundle.join(limits, floor, used, budget)]
    paths.sort(key=path_gain, reverse=True)
    return paths


def best_of(found: list[Bundle], limits: Limits, floor: int, used: int, budget: Budget) -> Path | None:
    """The best path of all bundles above the floor."""
    best = None
    for bundle in found:
        path = bundle.best(limits, floor, used, budget)
        if path is not None:
            best, floor = path, path.gain
    return best


def path_gain(path: Path) -> int:
    return path.gain


def stops_and_walk(path: Path) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sites of a path in order, and all hexes it goes through in order."""
    left, right = _unroll(path.a), _unroll(path.b)
    sites = [half.end for half in reversed(left)] + [half.end for half in right[1:]]
    walk: list[int] = []
    for half in reversed(left):
        if half.link is not None:
            walk.extend(reversed(half.link.via[1:]))
    links = [half.link for half in right if half.link is not None]
    first = links[0].via[0] if links else next(half.link.via[0] for half in left if half.link is not None)
    walk.append(first)
    for link in links:
        walk.extend(link.via[1:])
    return tuple(sites), tuple(walk)


def _unroll(half: Half) -> list[Half]:
    chain = [half]
    while chain[-1].back is not None:
        chain.append(chain[-1].back)
    chain.reverse()
    return chain

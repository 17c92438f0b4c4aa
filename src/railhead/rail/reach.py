"""What a company reaches by track from its stations: stops, and the edges where track may be laid.

Nothing is reversed at a junction, no stop is entered twice and no side crossed twice: what counts is that one single
legal way exists. A `Stations` value says who stands where; it is all that reach and routes know about companies.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from railhead.kernel.kept import KeptByIdentity
from railhead.kernel.mask import members
from railhead.rail.board import NOWHERE
from railhead.rail.network import Network

KEPT = 1024  # answers kept


class Stations(Struct, frozen=True):
    """The board as one company sees it, as masks of sites.

    `own`: its stations that routes start from. `blocked`: stops full of foreign stations, where every way ends. `ends`:
    other stops where every way ends, such as areas. `closed`: stops it may not enter at all.
    """

    own: int
    blocked: int = 0
    ends: int = 0
    closed: int = 0


def stations(
    net: Network, placed: Iterable[tuple[int, int]], owner: int, *, ends: int = 0, closed: int = 0
) -> Stations:
    """The view of a company, from all station markers on the board as (owner, site)."""
    own, taken = 0, dict[int, int]()
    for who, site in placed:
        taken[site] = taken.get(site, 0) + 1
        if who == owner:
            own |= 1 << site
    blocked = 0
    for site, count in taken.items():
        if count >= net.slots(site) and not own >> site & 1:
            blocked |= 1 << site
    return Stations(own, blocked, ends, closed)


class Reach(Struct, frozen=True):
    """`sites`: stops reached, the own ones included. `edges`: by hex a mask of the edges to which track leads, from
    either side; on hexes with an own station all edges. `hexes`: mask of the hexes with such an edge."""

    sites: int
    edges: dict[int, int]
    hexes: int

    def touches(self, hex_: int, edges: int) -> bool:
        """Whether a tile with these edges is connected on that hex."""
        return bool(self.edges.get(hex_, 0) & edges)


class View:
    """The board as one company sees it: the network, who stands where, and what is reached, found when first asked."""

    __slots__ = ("_reach", "net", "seen")

    def __init__(self, net: Network, seen: Stations) -> None:
        self.net, self.seen = net, seen
        self._reach: Reach | None = None

    @property
    def reach(self) -> Reach:
        """Kept for all views that are alike: a station elsewhere often makes no difference to a company."""
        if self._reach is None:
            self._reach = _reaches.get((self.net,), (self.seen,), lambda: reach(self.net, self.seen))
        return self._reach


_reaches = KeptByIdentity[Reach](KEPT)


def reach(net: Network, seen: Stations) -> Reach:
    """Everything that can be reached. `seen.own` are the starting points."""
    walk = _Walk(net, seen)
    for site in members(seen.own):
        walk.start(site)
    walk.settle_doubts()
    edges = {hex_: mask for hex_, mask in enumerate(walk.edges) if mask}
    return Reach(walk.sites, edges, sum(1 << hex_ for hex_ in edges))


class _Walk:
    """Breadth first over steps, each with the first way that was found to it. A way that would enter a stop or cross a
    side a second time proves nothing; such doubtful steps are searched for thoroughly at the end, if no other way led
    there."""

    def __init__(self, net: Network, seen: Stations) -> None:
        self.net = net
        self.seen = seen
        self.sites = 0
        self.edges = [0] * len(net.board.spots)
        self.done = bytearray(6 * len(net.board.spots))  # by step
        self.doubts: list[int] = []

    def start(self, site: int) -> None:
        place = self.net.board.sites[site]
        self.sites |= 1 << site
        if place.area == NOWHERE:
            self.edges[place.hex] = 63
        self.follow([(6 * hex_ + edge, 1 << site, 0) for hex_, edge in self.net.exits(site)])

    def follow(self, queue: list[tuple[int, int, int]]) -> None:
        """Take all steps (number, stops and track so far) and those that follow from them."""
        edges, done, sites, step_of = self.edges, self.done, self.sites, self.net.step
        closed, passable = self.seen.closed, ~(self.seen.blocked | self.seen.ends)
        for step, stops, track in queue:
            if done[step]:
                continue
            side, hex_, edge, beyond, entry, lines, stop, exits = step_of(step)
            if track & side:
                self.doubts.append(step)
                continue
            done[step] = 1
            edges[hex_] |= edge
            if beyond == NOWHERE:
                continue
            edges[beyond] |= entry
            for line in lines:
                queue.append((line, stops, track | side))
            if not stop or stop & closed:
                continue
            if stop & stops:
                if stop & passable:
                    self.doubts += exits
                continue
            sites |= stop
            if stop & passable:
                for onward in exits:
                    queue.append((onward, stops | stop, track | side))
        self.sites = sites

    def settle_doubts(self) -> None:
        """Search every way to the steps that no simple first way led to."""
        while True:
            open_ = {step for step in self.doubts if not self.done[step]}
            if not open_:
                return
            found = self._search(open_)
            if found is None:
                return
            self.doubts = [step for step in self.doubts if step != found[0]]
            self.follow([found])

    def _search(self, wanted: set[int]) -> tuple[int, int, int] | None:
        """A legal way from a station to one of the steps, by depth first search over all ways that may lead there."""
        net, seen, budget, step_of = self.net, self.seen, 20_000, self.net.step
        ends = seen.closed | seen.blocked | seen.ends
        stack = [(6 * hex_ + edge, 1 << site, 0) for site in members(seen.own) for hex_, edge in net.exits(site)]
        leading = self._leading_to(wanted, [step for step, _, _ in stack])
        while stack and budget:
            budget -= 1
            found = step, stops, track = stack.pop()
            side, _, _, _, _, lines, stop, exits = step_of(step)
            if step not in leading or track & side:
                continue
            if step in wanted:
                return found
            track |= side
            for line in lines:
                stack.append((line, stops, track))
            if stop and not stop & (ends | stops):
                for onward in exits:
                    stack.append((onward, stops | stop, track))
        return None

    def _leading_to(self, wanted: set[int], queue: list[int]) -> set[int]:
        """The steps from which the wanted ones could be reached if stops and track might be used again; all others
        need not be tried. `queue`: the first steps."""
        ends = self.seen.closed | self.seen.blocked | self.seen.ends
        before: dict[int, list[int]] = {step: [] for step in queue}
        for step in queue:
            _, _, _, _, _, lines, stop, exits = self.net.step(step)
            for onward in lines + exits if stop & ~ends else lines:
                if onward not in before:
                    before[onward] = []
                    queue.append(onward)
                before[onward].append(step)
        leading = wanted & before.keys()
        back = list(leading)
        for step in back:
            for earlier in before[step]:
                if earlier not in leading:
                    leading.add(earlier)
                    back.append(earlier)
        return leading

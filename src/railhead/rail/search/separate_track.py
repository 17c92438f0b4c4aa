"""The best run where trains use no common track and every train is paid for all its stops.

For each way to give the cars to the trains: the best path of each train alone is a bound for it, a greedy run is a
floor, and only paths that could lift a run above the floor are made at all; then branch and bound over the trains.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from railhead.rail.network import Network
from railhead.rail.reach import Stations
from railhead.rail.run import Access, Answer, Car, Pay, Plus, Route, Run, Train
from railhead.rail.search.paths import Budget, Bundle, Limits, Path, Tally, best_of, bundles, join_all, stops_and_walk

NODES = 200_000


def best_on_separate_track(
    net: Network,
    seen: Stations,
    values: Sequence[int],
    trains: Sequence[Train],
    cars: Sequence[Car] = (),
    *,
    keep: int = 1,
    nodes: int = NODES,
) -> Answer:
    """The best runs by revenue and subsidy together, all cars used.

    `values`: by site, bonuses of the company's view included (markers). Sites that an `Access` opens may be closed in
    `seen`. Trains that find no track of their own stay at home.
    """
    return _Search(net, seen, values, trains, cars, keep, nodes).answer()


class _Search:
    def __init__(
        self,
        net: Network,
        seen: Stations,
        values: Sequence[int],
        trains: Sequence[Train],
        cars: Sequence[Car],
        keep: int,
        nodes: int,
    ) -> None:
        self.trains, self.cars, self.keep = trains, cars, keep
        self.budget = Budget(nodes)
        self.values = values
        uses = [use for car in cars for use in car.uses]
        self.special = 0
        more = 0
        for use in uses:
            if isinstance(use, Access):
                self.special |= use.sites
            elif isinstance(use, Plus):
                more |= use.sites
        longest = max((train.visits for train in trains), default=0)
        most = Limits(most=2 * longest if more else longest, plain=longest, specials=1 if self.special else 0)
        tally = Tally(tuple(values), more, self.special)
        open_ = replace(seen, closed=seen.closed & ~self.special)
        self.found: list[Bundle] = bundles(net, open_, tally, most, self.budget) if trains else []
        self.tops: dict[Limits, Path | None] = {}
        self.runs: list[tuple[int, tuple[Path | None, ...], tuple[tuple[int, int], ...], list[Limits]]] = []
        self.known: set[tuple[tuple[int, int], ...]] = set()

    def answer(self) -> Answer:
        plans = [(self._bound(limits), limits, uses) for limits, uses in self._plans()]
        plans.sort(key=lambda plan: plan[0], reverse=True)
        for bound, limits, uses in plans:
            if bound > self._floor():
                self._try(limits, uses)
        runs = tuple(self._run(paths, uses, limits) for _, paths, uses, limits in self.runs)
        return Answer(runs, not self.budget.spent, self.budget.used)

    def _floor(self) -> int:
        """A run must gain more than this to be kept; a run of nothing is none."""
        return self.runs[-1][0] if len(self.runs) >= self.keep else 0

    def _plans(self) -> Iterator[tuple[list[Limits], tuple[tuple[int, int], ...]]]:
        """Every way to give the cars to the trains: limits for each train, and for each car its train and use."""
        choices = [[(t, u) for t in range(len(self.trains)) for u in range(len(car.uses))] for car in self.cars]
        seen: set[tuple[Limits, ...]] = set()
        for uses in product(*choices):
            limits = [Limits(most=train.visits, plain=train.visits) for train in self.trains]
            if all(self._give(limits, car, t, u) for car, (t, u) in zip(self.cars, uses, strict=True)):
                alike = tuple(sorted(limits, key=repr))  # swapping identical trains changes nothing
                if alike not in seen:
                    seen.add(alike)
                    yield limits, uses

    def _give(self, limits: list[Limits], car: Car, train: int, use_ix: int) -> bool:
        """Give a car to a train; False if the train has that effect already."""
        use, old, visits = car.uses[use_ix], limits[train], self.trains[train].visits
        if isinstance(use, Plus):
            new = replace(old, most=2 * visits, least=visits + 1)
        elif isinstance(use, Access):
            new = replace(old, specials=1)
        else:
            new = replace(old, needs=use.sites, bonus=use.amount)
        limits[train] = new
        return new != old

    def _top(self, limits: Limits) -> Path | None:
        if limits not in self.tops:
            self.tops[limits] = best_of(self.found, limits, -1, 0, self.budget)
        return self.tops[limits]

    def _bound(self, limits: list[Limits]) -> int:
        """No run of the plan gains more. A train with a car that cannot use it makes the plan impossible."""
        total = 0
        for one, train in zip(limits, self.trains, strict=True):
            top = self._top(one)
            if top is None and one != Limits(most=train.visits, plain=train.visits):
                return -1
            total += top.gain if top else 0
        return total

    def _try(self, limits: list[Limits], uses: tuple[tuple[int, int], ...]) -> None:
        """Branch and bound over the trains of one plan."""
        best = [self._top(one) for one in limits]
        tops = [path.gain if path else 0 for path in best]
        total = sum(tops)
        self._greedy(limits, uses)
        lists: list[list[Path | None]] = []
        for one, top, train in zip(limits, tops, self.trains, strict=True):
            paths: list[Path | None] = []
            paths.extend(join_all(self.found, one, self._floor() - (total - top), 0, self.budget))
            if one == Limits(most=train.visits, plain=train.visits):
                paths.append(None)
            lists.append(paths)
        rest = [sum(tops[ix + 1 :]) for ix in range(len(tops))]
        self._branch(lists, rest, (), 0, 0, uses, limits)

    def _branch(
        self,
        lists: list[list[Path | None]],
        rest: list[int],
        chosen: tuple[Path | None, ...],
        track: int,
        gain: int,
        uses: tuple[tuple[int, int], ...],
        limits: list[Limits],
    ) -> None:
        ix = len(chosen)
        if ix == len(lists):
            self._keep(gain, chosen, uses, limits)
            return
        for path in lists[ix]:
            worth = path.gain if path else 0
            if gain + worth + rest[ix] <= self._floor() or not self.budget.take():
                break
            if path is None:
                self._branch(lists, rest, (*chosen, None), track, gain, uses, limits)
            elif not path.track & track:
                self._branch(lists, rest, (*chosen, path), track | path.track, gain + worth, uses, limits)

    def _greedy(self, limits: list[Limits], uses: tuple[tuple[int, int], ...]) -> None:
        """A first run for the floor: the trains one after the other, the first of them each in turn."""
        for first in range(len(limits)):
            order = [first, *(ix for ix in range(len(limits)) if ix != first)]
            paths: list[Path | None] = [None] * len(limits)
            track = gain = 0
            for ix in order:
                path = best_of(self.found, limits[ix], -1, track, self.budget) if track else self._top(limits[ix])
                if path is None and limits[ix] != Limits(most=self.trains[ix].visits, plain=self.trains[ix].visits):
                    break
                if path is not None:
                    paths[ix] = path
                    track |= path.track
                    gain += path.gain
            else:
                if gain > self._floor():
                    self._keep(gain, tuple(paths), uses, limits)

    def _keep(
        self, gain: int, paths: tuple[Path | None, ...], uses: tuple[tuple[int, int], ...], limits: list[Limits]
    ) -> None:
        """Remember a run among the best, unless it is known or nothing."""
        key = tuple(sorted((path.sites, path.track) for path in paths if path))
        if key in self.known or not key:
            return
        self.known.add(key)
        self.runs.append((gain, paths, uses, limits))
        self.runs.sort(key=lambda run: -run[0])
        del self.runs[self.keep :]

    def _run(self, paths: tuple[Path | None, ...], uses: tuple[tuple[int, int], ...], limits: list[Limits]) -> Run:
        routes = tuple(self._route(ix, path, limits[ix]) for ix, path in enumerate(paths) if path)
        revenue = sum(path.value for path in paths if path)
        return Run(revenue, sum(path.extra for path in paths if path), routes, uses)

    def _route(self, train: int, path: Path, limits: Limits) -> Route:
        sites, walk = stops_and_walk(path)
        pays = [Pay("special" if self.special >> s & 1 else "stop", s, self.values[s]) for s in sites]
        if limits.needs:
            pays.append(Pay("bonus", next(s for s in sites if limits.needs >> s & 1), limits.bonus))
        return Route(train, sites, walk, tuple(pays))

"""Choosing one option for every train where what two trains visit is paid once: a maximal cover, solved exactly.

The bound: give every element v a price p(v) between 0 and its worth w(v). Whatever is chosen, the worth of the elements
covered is at most the sum of all prices plus, for each train, the rest w - p of its own elements, since an element
covered k >= 1 times counts p + k (w - p) >= w there. So the trains no longer depend on each other: each takes its best
option, and the sum bounds every choice. Prices are found by subgradient steps: higher where several trains take an
element, lower where none does. With good prices the bound is nearly the best run itself, and all options that cannot
reach the best run known are dropped before branch and bound starts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from railhead.rail.search import c_search
from railhead.rail.search.option import Option
from railhead.rail.search.paths import Budget

ROUNDS = 40  # of price steps; more gain little
CLIMB_EVERY = 5
FEW = 400  # choices: quicker to try them all than to improve the prices


class Choice(Struct, frozen=True):
    """One option number for each train (-1: stays at home) and what it is worth."""

    worth: int
    options: tuple[int, ...]


class Meeting(Struct, frozen=True):
    """What a choice must fulfil: one train at the home stop (a mask; 0 if that is not asked), all trains connected."""

    home: int = 0
    connected: bool = False

    def holds(self, meets: Sequence[int]) -> bool:
        """Whether trains that meet at these stops are connected and one of them is at home."""
        if not meets:
            return True
        if self.home and not any(mask & self.home for mask in meets):
            return False
        return not self.connected or len(components(meets)) == 1


def components(meets: Iterable[int]) -> list[int]:
    """The groups of connected trains, each as the mask of all its stops."""
    groups: list[int] = []
    for mask in meets:
        apart = []
        for group in groups:
            if group & mask:
                mask |= group
            else:
                apart.append(group)
        groups = [*apart, mask]
    return groups


def share_out(worth: Sequence[int], options: Sequence[Option]) -> list[list[int]]:
    """Which option pays which element, every element once, the whole worth as much as possible.

    What is always paid goes to the first option that has it. A train with a choice leaves out what others pay anyway,
    then what is worth least. Trains with a choice may have elements in common: the most valuable elements are assigned
    first, each to a train that has it and has room for it, or can make room by passing one on. That is the greedy
    algorithm on a matroid, so it is exact.
    """
    paid: list[list[int]] = [[] for _ in options]
    taken: set[int] = set()
    short: list[int] = []
    for ix, option in enumerate(options):
        sure = option.free if option.has_choice else option.elements + option.free
        if option.has_choice:
            short.append(ix)
        for element in sure:
            if element not in taken:
                taken.add(element)
                paid[ix].append(element)
    free = {ix: len(paid[ix]) for ix in short}

    def give(element: int, asked: set[int]) -> bool:
        for ix in short:
            if element in options[ix].elements and ix not in asked:
                asked.add(ix)
                mine = paid[ix]
                if len(mine) - free[ix] < options[ix].pays:
                    mine.append(element)
                    return True
                for place in range(free[ix], len(mine)):
                    if give(mine[place], asked):
                        mine[place] = element
                        return True
        return False

    wanted = {element for ix in short for element in options[ix].elements} - taken
    for element in sorted(wanted, key=lambda e: (-worth[e], e)):
        give(element, set())
    return paid


def best_cover(
    worth: Sequence[int],
    trains: Sequence[Sequence[Option]],
    meeting: Meeting,
    accept: Callable[[tuple[int, ...]], bool],
    floor: int,
    keep: int,
    budget: Budget,
) -> list[Choice]:
    """The best choices worth more than the floor that are accepted, best first. Trains may stay at home.

    `meeting` is tested on what options could meet, `accept` (option numbers, -1 for none) has the last word.
    """
    return _Cover(worth, trains, meeting, accept, floor, keep, budget).solve()


class _Cover:
    def __init__(
        self,
        worth: Sequence[int],
        trains: Sequence[Sequence[Option]],
        meeting: Meeting,
        accept: Callable[[tuple[int, ...]], bool],
        floor: int,
        keep: int,
        budget: Budget,
    ) -> None:
        self.worth = list(worth)
        self.trains = trains
        self.meeting = meeting
        self.accept = accept
        self.least = floor
        self.keep = keep
        self.budget = budget
        self.best: list[Choice] = []
        self.known: set[tuple[tuple[int, int], ...]] = set()  # trains of one kind are interchangeable
        # Trains with the very same options are of one kind; what is out of reach for a kind is dropped from `alive`.
        first: dict[int, int] = {}
        self.kind = [first.setdefault(id(options), t) for t, options in enumerate(trains)]
        self.alive: dict[int, list[int]] = {t: list(range(len(trains[t]))) for t in first.values()}

    def solve(self) -> list[Choice]:
        if not self.branch_in_c():
            self.drop_far()
            self.climb([-1] * len(self.trains))
            bound = self.price()
            if bound.total > self.floor():
                self.branch(bound)
        return self.best

    def floor(self) -> int:
        return self.best[-1].worth if len(self.best) >= self.keep else self.least

    def value(self, options: Sequence[Option]) -> int:
        """The exact worth of options together."""
        worth, own = self.worth, sum([option.own for option in options])
        if any(option.has_choice for option in options):
            return own + sum(worth[e] for paid in share_out(worth, options) for e in paid)
        return own + sum([worth[e] for e in {e for o in options for e in o.elements + o.free}])

    def keep_choice(self, chosen: tuple[int, ...]) -> None:
        """Remember a choice if it is legal, new and good enough."""
        options = [self.trains[t][o] for t, o in enumerate(chosen) if o >= 0]
        worth, same = self.value(options), tuple(sorted(zip(self.kind, chosen, strict=True)))
        if worth <= self.floor() or same in self.known or not self.meeting.holds([o.meets for o in options]):
            return
        if not self.accept(chosen):
            return
        self.known.add(same)
        self.best.append(Choice(worth, chosen))
        self.best.sort(key=lambda choice: -choice.worth)
        del self.best[self.keep :]

    # --- bound ----------------------------------------------------------------------------------------------------

    def price(self) -> Bound:
        """The best bound found. What cannot reach the floor under a bound is dropped at once, so the steps get
        faster.
        """
        prices = [0.0] * len(self.worth)
        scale, tried = 1.0, set[tuple[int, ...]]()
        best = bound = self.bound(prices)
        for number in range(ROUNDS):
            if number:
                bound = self.bound(prices)
                if bound.total < best.total:
                    best = bound
                else:
                    scale *= 0.7
            chosen = [bound.top[kind] for kind in self.kind]
            if number % CLIMB_EVERY == CLIMB_EVERY - 1 and tuple(chosen) not in tried:
                tried.add(tuple(chosen))
                self.climb(chosen)
            if best.total <= self.floor() or self.drop(bound) <= FEW or not self.budget.take():
                break
            slope = self._slope(chosen, prices, bound.reduced)
            norm = sum(s * s for s in slope)
            if not norm:
                break
            step = scale * max(bound.total - self.floor(), 1) / norm
            prices = [min(max(p + step * s, 0.0), float(w)) for p, s, w in zip(prices, slope, self.worth, strict=True)]
        return best

    def bound(self, prices: Sequence[float]) -> Bound:
        """The bound under some prices."""
        whole = [int(p) for p in prices]
        reduced = [w - p for w, p in zip(self.worth, whole, strict=True)]
        rests = {
            kind: {ix: self.rest(self.trains[kind][ix], reduced) for ix in alive} for kind, alive in self.alive.items()
        }
        top = {kind: _argmax(rest) for kind, rest in rests.items()}
        tops = [rests[kind][top[kind]] if top[kind] >= 0 else 0 for kind in self.kind]
        return Bound(sum(whole) + sum(tops), sum(whole), reduced, rests, top, tops)

    def rest(self, option: Option, reduced: Sequence[int]) -> int:
        """What an option adds to the bound."""
        elements = option.elements
        if len(elements) > option.pays:
            values = sorted([reduced[e] for e in elements], reverse=True)
            rest = option.own + sum(values[: option.pays])
        else:
            rest = option.own + sum([reduced[e] for e in elements])
        return rest + sum([reduced[e] for e in option.free]) if option.free else rest

    def drop(self, bound: Bound) -> int:
        """Drop the options out of reach; returns the number of choices left."""
        floor, left = self.floor(), 1
        for kind, top in zip(self.kind, bound.tops, strict=True):
            rest = bound.rests[kind]
            self.alive[kind] = [ix for ix in self.alive[kind] if bound.total - top + rest[ix] > floor]
            left *= len(self.alive[kind]) + 1
        if left > FEW:
            self.drop_far()
        return left

    def drop_far(self) -> None:
        """Drop the options that no trains could connect with home."""
        if self.meeting.home and self.meeting.connected:
            meets = [[self.trains[kind][ix].meets for ix in self.alive[kind]] for kind in self.kind]
            near = self.connectable(self.meeting.home, meets)
            for kind, alive in self.alive.items():
                self.alive[kind] = [ix for ix in alive if self.trains[kind][ix].meets & near]

    @staticmethod
    def connectable(group: int, meets: Sequence[Sequence[int]], others: Sequence[int] = ()) -> int:
        """All stops that could be connected with a group: by one option of each of these trains, one after the
        other, and freely over the `others`. Generous, since it may use several options of one train."""
        for _ in meets:
            wider = group
            for options in meets:
                for mask in options:
                    if mask & group:
                        wider |= mask
            for mask in components([wider, *others]):
                if mask & wider:
                    wider = mask
            if wider == group:
                break
            group = wider
        return group

    def _slope(self, chosen: list[int], prices: list[float], reduced: list[int]) -> list[int]:
        """By how many trains more than one each element is taken; free elements that none takes stay free."""
        slope = [-1 if price > 0 else 0 for price in prices]
        first = set[int]()
        for options, ix in zip(self.trains, chosen, strict=True):
            if ix >= 0:
                option = options[ix]
                for e in (*sorted(option.elements, key=lambda e: -reduced[e])[: option.pays], *option.free):
                    slope[e] = slope[e] + 1 if e in first or prices[e] > 0 else 0
                    first.add(e)
        return slope

    # --- search ---------------------------------------------------------------------------------------------------

    def climb(self, chosen: list[int]) -> None:
        """Raise the floor: give one train after the other its best option until nothing improves.

        Trains that are not connected with home at the start stay there at first.
        """
        now, worth, before = self._connected(chosen), 0, -1
        while worth > before:
            before = worth
            for t in range(len(self.trains)):
                others = [self.trains[u][o] for u, o in enumerate(now) if o >= 0 and u != t]
                taken = {e for paid in share_out(self.worth, others) for e in paid}
                now[t] = self._best_beside(t, [o.meets for o in others], taken)
            worth = self.value([self.trains[t][o] for t, o in enumerate(now) if o >= 0])
            self.keep_choice(tuple(now))

    def _connected(self, chosen: list[int]) -> list[int]:
        if not (self.meeting.home and self.meeting.connected):
            return list(chosen)
        groups = components([self.trains[t][o].meets for t, o in enumerate(chosen) if o >= 0])
        home = next((group for group in groups if group & self.meeting.home), 0)
        return [o if o >= 0 and self.trains[t][o].meets & home else -1 for t, o in enumerate(chosen)]

    def _best_beside(self, train: int, meets: list[int], taken: set[int]) -> int:
        """The option of a train that adds most to what others take."""
        left = [0 if e in taken else w for e, w in enumerate(self.worth)]
        best, found = 0, -1
        options = self.trains[train]
        for ix in self.alive[self.kind[train]]:
            if not self.budget.take():
                break
            value = self.rest(options[ix], left)
            if value > best and self.meeting.holds([*meets, options[ix].meets]):
                best, found = value, ix
        return found

    def branch(self, bound: Bound) -> None:
        """Branch and bound over the trains, those with fewest options first."""
        floor, lists = self.floor(), list[list[tuple[int, int, int]]]()
        for t, (kind, top) in enumerate(zip(self.kind, bound.tops, strict=True)):
            alive = set(self.alive[kind])
            near = [(rest, ix, self.trains[t][ix].meets) for ix, rest in bound.rests[kind].items() if ix in alive]
            near = [item for item in near if bound.total - top + item[0] > floor]
            if bound.total - top > floor:
                near.append((0, -1, 0))
            near.sort(reverse=True)
            lists.append(near)
        order = sorted(range(len(lists)), key=lambda t: (len(lists[t]), self.kind[t]))
        self._branch([(t, lists[t]) for t in order], [-1] * len(lists), [], bound.base)

    def branch_in_c(self) -> bool:
        """The whole search in C; False if that is not compiled, or the problem is too large for it."""
        kinds = list(self.alive)

        def accept(chosen: list[int]) -> int:
            self.keep_choice(tuple(chosen))
            return self.floor()

        used = c_search.branch(
            [self.trains[kind] for kind in kinds],
            [kinds.index(kind) for kind in self.kind],
            self.worth,
            self.meeting.home if self.meeting.connected else 0,
            self.floor(),
            self.budget.nodes - self.budget.used,
            accept,
        )
        self.budget.used += used or 0
        return used is not None

    def _branch(
        self, lists: list[tuple[int, list[tuple[int, int, int]]]], now: list[int], meets: list[int], sofar: int
    ) -> None:
        """Choose for the first of the trains left; `sofar` is the bound's part of those chosen, `meets` their stops."""
        if not lists:
            self.keep_choice(tuple(now))
            return
        if self.meeting.home and self.meeting.connected:
            lists = self._reachable(lists, meets)
        tops = [options[0][0] for _, options in lists if options]
        if len(tops) < len(lists):
            return
        (t, options), after = lists[0], sum(tops[1:])
        for value, ix, mask in options:
            if sofar + value + after <= self.floor() or not self.budget.take():
                break
            now[t] = ix
            rest = lists[1:]
            if rest and self.kind[rest[0][0]] == self.kind[t]:
                # Trains of one kind are interchangeable: the next one takes this option or a later one.
                rest[0] = (rest[0][0], [o for o in rest[0][1] if o[0] < value or (o[0] == value and o[1] <= ix)])
            self._branch(rest, now, meets if ix < 0 else [*meets, mask], sofar + value)
        now[t] = -1

    def _reachable(
        self, lists: list[tuple[int, list[tuple[int, int, int]]]], meets: list[int]
    ) -> list[tuple[int, list[tuple[int, int, int]]]]:
        """The lists without what cannot be connected with home; empty lists if trains already chosen cannot be."""
        groups = components([self.meeting.home, *meets])
        home = next(group for group in groups if group & self.meeting.home)
        apart = [group for group in groups if group != home]
        if len(lists) == 1:
            # The last train must join everything.
            t, options = lists[0]
            return [(t, [o for o in options if (o[2] & home or o[1] < 0) and all(o[2] & group for group in apart)])]
        near = self.connectable(home, [[o[2] for o in options] for _, options in lists], apart)
        if any(not group & near for group in apart):
            return [(t, []) for t, _ in lists]
        return [(t, [o for o in options if o[1] < 0 or o[2] & near]) for t, options in lists]


class Bound(Struct, frozen=True):
    """An upper bound: `base` (all prices) and what each train adds at best (`tops`). By kind of train: what every
    option adds, and the number of the best one."""

    total: int
    base: int
    reduced: list[int]
    rests: dict[int, dict[int, int]]
    top: dict[int, int]
    tops: list[int]


def _argmax(values: dict[int, int]) -> int:
    """The key of the greatest positive value, -1 if there is none."""
    best, found = 0, -1
    for key, value in values.items():
        if value > best:
            best, found = value, key
    return found

"""Choosing one option for every train where what two trains visit is paid once: a maximal cover, solved exactly.

The bound: give every element v a price p(v) between 0 and its worth w(v). Whatever is chosen, the worth of the elements
covered is at most the sum of all prices plus, for each train, the rest w - p of its own elements, since an element covered
k >= 1 times counts p + k (w - p) >= w there. So the trains fall apart, each takes its best option, and the sum bounds every
choice. Prices are found by subgradient steps: dearer where several trains take an element, cheaper where none does. With
good prices the bound is nearly the best run itself, and all options that cannot reach the best run known are dropped
before branch and bound starts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from railhead.rail.paths import Budget

ROUNDS = 40  # of price steps; more gain little


class Option(Struct, frozen=True):
    """What a train may do.

    It covers all `elements` if there are at most `pays` of them, otherwise `pays` of its choice, and all of `free` in any
    case; `own` is earned beside. `meets`: mask of the stops where it could meet others, one way or another.
    """

    elements: tuple[int, ...]
    pays: int
    free: tuple[int, ...]
    own: int
    meets: int



class Choice(Struct, frozen=True):
    """One option number for each train (-1: stays at home) and what it is worth."""

    worth: int
    options: tuple[int, ...]


class Meeting(Struct, frozen=True):
    """What a choice must fulfil: one train at the home stop (a mask; 0 if that is not asked), all trains connected."""

    home: int = 0
    connected: bool = False

    def holds(self, meets: Sequence[int]) -> bool:
        """Whether trains that meet at these stops hang together and one of them is at home."""
        if not meets:
            return True
        if self.home and not any(mask & self.home for mask in meets):
            return False
        if not self.connected:
            return True
        group, rest = meets[0], list(meets[1:])
        while rest:
            joined = [mask for mask in rest if mask & group]
            if not joined:
                return False
            for mask in joined:
                group |= mask
            rest = [mask for mask in rest if mask not in joined]
        return True


def share_out(worth: Sequence[int], options: Sequence[Option]) -> list[list[int]]:
    """Which option pays which element, every element once, the whole worth as much as possible.

    What is paid in any case goes to the first option that has it. A train with a choice leaves out what others pay anyway,
    then what is worth least. Trains with a choice may have elements in common: the dearest elements are given first, each to
    a train that has it and room, or can make room by passing one on; that is the greedy algorithm on a matroid, so exact.
    """
    paid: list[list[int]] = [[] for _ in options]
    taken: set[int] = set()
    short: list[int] = []
    for ix, option in enumerate(options):
        sure = option.free if len(option.elements) > option.pays else option.elements + option.free
        if len(option.elements) > option.pays:
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
        self.known: set[tuple[int, ...]] = set()

    def solve(self) -> list[Choice]:
        self.climb()
        prices, rests, bound = self.price()
        self.bound = bound
        if bound <= self.floor():
            return self.best
        self.branch_all(prices, rests)
        return self.best

    def floor(self) -> int:
        return self.best[-1].worth if len(self.best) >= self.keep else self.least

    # --- what a choice is worth -----------------------------------------------------------------------------------

    def value(self, options: Sequence[Option]) -> int:
        """The exact worth of options together."""
        worth, own = self.worth, sum([option.own for option in options])
        if any(len(option.elements) > option.pays for option in options):
            return own + sum(worth[e] for paid in share_out(worth, options) for e in paid)
        return own + sum([worth[e] for e in {e for o in options for e in o.elements + o.free}])

    # --- bound ----------------------------------------------------------------------------------------------------

    def rest(self, option: Option, reduced: Sequence[int]) -> int:
        """What an option adds to the bound."""
        values = [reduced[e] for e in option.elements]
        if len(values) > option.pays:
            values.sort(reverse=True)
            del values[option.pays :]
        return option.own + sum(values) + sum([reduced[e] for e in option.free])

    def price(self) -> tuple[list[int], list[list[int]], int]:
        """Prices for the best bound found, what every option adds under them, and the bound."""
        prices = [0.0] * len(self.worth)
        best: tuple[list[int], list[list[int]], int] | None = None
        scale = 1.0
        for _ in range(ROUNDS):
            whole = [int(p) for p in prices]
            reduced = [w - p for w, p in zip(self.worth, whole, strict=True)]
            rests = [[self.rest(option, reduced) for option in options] for options in self.trains]
            bound = sum(whole) + sum(max(max(rest, default=0), 0) for rest in rests)
            self.budget.take()
            if best is None or bound < best[2]:
                best = (whole, rests, bound)
            else:
                scale *= 0.7
            if bound <= self.floor():
                break
            taken = self._taken(rests, reduced)
            slope = [count - 1 if count or prices[e] > 0 else 0 for e, count in enumerate(taken)]
            norm = sum(s * s for s in slope)
            if not norm:
                break
            step = scale * max(bound - self.floor(), 1) / norm
            prices = [min(max(p + step * s, 0.0), float(w)) for p, s, w in zip(prices, slope, self.worth, strict=True)]
        assert best is not None
        return best

    def _taken(self, rests: list[list[int]], reduced: list[int]) -> list[int]:
        """How many trains take each element in the bound's choice."""
        taken = [0] * len(self.worth)
        for options, rest in zip(self.trains, rests, strict=True):
            if rest and max(rest) > 0:
                option = options[rest.index(max(rest))]
                elements = sorted(option.elements, key=lambda e: -reduced[e])[: option.pays]
                for e in (*elements, *option.free):
                    taken[e] += 1
        return taken

    # --- search ---------------------------------------------------------------------------------------------------

    def keep_choice(self, chosen: tuple[int, ...]) -> None:
        """Remember a choice if it is legal, new and good enough."""
        options = [self.trains[t][o] for t, o in enumerate(chosen) if o >= 0]
        worth = self.value(options)
        if worth <= self.floor() or chosen in self.known or not self.meeting.holds([o.meets for o in options]):
            return
        if not self.accept(chosen):
            return
        self.known.add(chosen)
        self.best.append(Choice(worth, chosen))
        self.best.sort(key=lambda choice: -choice.worth)
        del self.best[self.keep :]

    def climb(self) -> None:
        """A good choice for the floor: give one train after the other its best option until nothing improves."""
        now = [-1] * len(self.trains)
        worth, before = 0, -1
        while worth > before:
            before = worth
            for t in range(len(self.trains)):
                others = [self.trains[u][o] for u, o in enumerate(now) if o >= 0 and u != t]
                taken = {e for paid in share_out(self.worth, others) for e in paid}
                now[t] = self._best_beside(t, [o.meets for o in others], taken)
            options = [self.trains[t][o] for t, o in enumerate(now) if o >= 0]
            worth = self.value(options)
            self.keep_choice(tuple(now))

    def _best_beside(self, train: int, meets: list[int], taken: set[int]) -> int:
        """The option of a train that adds most to what others take."""
        left = [0 if e in taken else w for e, w in enumerate(self.worth)]
        best, found = 0, -1
        for ix, option in enumerate(self.trains[train]):
            if not self.budget.take():
                break
            value = self.rest(option, left)
            if value > best and self.meeting.holds([*meets, option.meets]):
                best, found = value, ix
        return found

    def branch_all(self, prices: list[int], rests: list[list[int]]) -> None:
        """Branch and bound over the trains with fewest options first; options out of reach are dropped before."""
        tops = [max(max(rest, default=0), 0) for rest in rests]
        base = sum(prices)
        total = base + sum(tops)
        lists: list[list[tuple[int, int]]] = []
        for rest, top in zip(rests, tops, strict=True):
            near = [(value, ix) for ix, value in enumerate(rest) if total - top + value > self.floor()]
            if total - top > self.floor():
                near.append((0, -1))
            near.sort(reverse=True)
            lists.append(near)
        order = sorted(range(len(lists)), key=lambda t: len(lists[t]))
        after = [sum(tops[t] for t in order[ix + 1 :]) for ix in range(len(order))]
        self._branch(order, lists, after, [-1] * len(lists), 0, base)

    def _branch(
        self, order: list[int], lists: list[list[tuple[int, int]]], after: list[int], now: list[int], depth: int, sofar: int
    ) -> None:
        if depth == len(order):
            self.keep_choice(tuple(now))
            return
        t = order[depth]
        for value, ix in lists[t]:
            if sofar + value + after[depth] <= self.floor() or not self.budget.take():
                break
            now[t] = ix
            self._branch(order, lists, after, now, depth + 1, sofar + value)
        now[t] = -1

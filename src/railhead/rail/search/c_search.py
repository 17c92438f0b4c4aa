"""Calls the C search: the search of `cover.py` and `outer_ends` of `freight.py`, where the library is compiled.

`build.py` compiles it (`make setup` does). Without it the search in Python gives the same answers, more slowly; a test
compares the two.
"""

from __future__ import annotations

import warnings
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from ctypes import CDLL, CFUNCTYPE, POINTER, Array, Structure, byref, c_int32, c_int64, c_uint8, c_uint64
from functools import cache, lru_cache
from itertools import accumulate
from math import gcd
from typing import ClassVar

from railhead.kernel.mask import members
from railhead.rail.search import build
from railhead.rail.search.option import Option

FINE = 1000  # of a unit: what prices are counted in
STOP = (1 << 63) - 1  # a floor that ends the search
DONE = 0

_ACCEPT = CFUNCTYPE(c_int64, POINTER(c_int32))
_INTS, _MASKS, _AMOUNTS = POINTER(c_int32), POINTER(c_uint64), POINTER(c_int64)


class Limits(Structure):
    """How large a problem may be; see limits.h."""

    _fields_: ClassVar = [
        ("trains", c_int32),
        ("choice", c_int32),
        ("elements", c_int32),
        ("stops", c_int32),
        ("members", c_int32),
        ("search_size", c_int32),
        ("crew_size", c_int32),
    ]
    trains: int
    choice: int
    elements: int
    stops: int
    members: int
    search_size: int
    crew_size: int


class Cover(Structure):
    """`search` of cover.h, which says what the fields are."""

    _fields_: ClassVar = [
        ("trains", c_int32),
        ("kinds", c_int32),
        ("elements", c_int32),
        ("options", c_int32),
        ("kind", _INTS),
        ("first", _INTS),
        ("meets", _MASKS),
        ("own", _AMOUNTS),
        ("sure", _INTS),
        ("choice", _INTS),
        ("flat", _INTS),
        ("worth", _AMOUNTS),
        ("home", c_uint64),
        ("linked", c_uint64),
        ("stop", _INTS),
        ("accept", _ACCEPT),
        ("floor", c_int64),
        ("nodes", c_int64),
        ("chosen", _INTS),
    ]
    own: Array[c_int64]
    accept: object
    floor: int
    nodes: int


class Crew(Structure):
    """`crew` of freight.h, which says what the fields are."""

    _fields_: ClassVar = [
        ("ends", c_int32),
        ("members", c_int32),
        ("must", c_int32),
        ("kind", _INTS),
        ("first", _INTS),
        ("to", _INTS),
        ("meets", _MASKS),
        ("joint", POINTER(c_uint8)),
        ("pairs", _MASKS),
    ]


class Library:
    """The compiled library with its limits."""

    def __init__(self, loaded: CDLL) -> None:
        self.limits = Limits.in_dll(loaded, "search_limits")
        self._cover_branch = loaded.cover_branch
        self._cover_branch.argtypes, self._cover_branch.restype = [POINTER(Cover)], c_int32
        self._outer_ends = loaded.outer_ends
        self._outer_ends.argtypes, self._outer_ends.restype = [POINTER(Crew)], c_int32

    def cover_branch(self, problem: Cover) -> None:
        if self._cover_branch(byref(problem)) != DONE:
            raise MemoryError

    def outer_ends(self, crew: Crew) -> None:
        if self._outer_ends(byref(crew)) != DONE:
            raise MemoryError


class SlowSearch(RuntimeWarning):
    """Routes are searched in Python, since the C search is not compiled."""


@cache
def library() -> Library | None:
    """The compiled library; None if there is none."""
    try:
        return Library(CDLL(str(build.library())))
    except OSError:
        return None


def uses_c() -> bool:
    """Whether routes are searched in C."""
    return library() is not None


def _compiled() -> Library | None:
    """The library for a search; where there is none, this says so once."""
    found = library()
    if found is None:
        warnings.warn("no C search: routes are searched in Python, more slowly", SlowSearch, stacklevel=3)
    return found


def branch(
    kinds: Sequence[Sequence[Option]],
    trains: Sequence[int],
    worth: Sequence[int],
    home: int,
    floor: int,
    nodes: int,
    accept: Callable[[list[int]], int],
) -> int | None:
    """Search all choices worth more than the floor of one option for each train, or none. `trains`: the kind of each.

    `accept` is called with the place of the option in the list of each train's kind (-1: it stays at home) and returns
    the new floor. Returns the nodes used, more than given if cut short; None if there is no library or the problem does
    not fit.
    """
    compiled = _compiled()
    if compiled is None or len(trains) > compiled.limits.trains:
        return None
    every = [option for options in kinds for option in options]
    elements = _by_worth(every, worth)
    # Worths are multiples of a unit, so what is not better by a unit is not better at all.
    unit = gcd(*(worth[element] for element in elements), *(option.own for option in every)) or 1
    first = [0, *accumulate(len(options) for options in kinds)]
    problem = _cover(
        compiled.limits, every, trains, first, {element: worth[element] // unit for element in elements}, home
    )
    if problem is None:
        return None
    problem.own = _amounts([option.own // unit * FINE for option in every])
    raised = list[BaseException]()

    def fine(floor: int) -> int:
        return floor // unit * FINE + FINE - 1

    def asked(chosen: Sequence[int]) -> int:
        try:
            return fine(accept([chosen[t] - first[kind] if chosen[t] >= 0 else -1 for t, kind in enumerate(trains)]))
        except BaseException as error:  # C cannot pass it on: it stops, and the error is raised again below
            raised.append(error)
            return STOP

    problem.accept, problem.floor, problem.nodes = _ACCEPT(asked), fine(floor), nodes
    compiled.cover_branch(problem)
    if raised:
        raise raised[0]
    return nodes - problem.nodes + (1 if problem.nodes <= 0 else 0)


def _by_worth(options: Iterable[Option], worth: Sequence[int]) -> list[int]:
    """The elements of some options, the most valuable first."""
    used = set[int]().union(*[option.elements + option.free for option in options])
    return sorted(used, key=lambda element: (-worth[element], element))


def _cover(
    limits: Limits,
    options: Sequence[Option],
    trains: Sequence[int],
    first: Sequence[int],
    units: Mapping[int, int],
    home: int,
) -> Cover | None:
    """The problem in the form that C takes, but for how it is searched; None if it does not fit.

    `first`: where the options of each kind begin, and where they end. `units`: the elements by worth, in units.
    """
    stops, moved = _renumber([home, *[option.meets for option in options]])
    most = max((len(option.elements) for option in options if option.has_choice), default=0)
    if len(stops) > limits.stops or len(units) > limits.elements or most > limits.choice:
        return None
    number = {element: ix for ix, element in enumerate(units)}
    sure, choice, flat = _flat(options, number)
    apart = _paid_apart(options)
    linked = {old: number.get(old.bit_length() - 1, -1) for old in stops if not old & apart}
    return Cover(
        trains=len(trains),
        kinds=len(first) - 1,
        elements=len(units),
        options=len(options),
        kind=_ints(trains),
        first=_ints(first),
        meets=_masks([_kept(moved, option.meets, stops) for option in options]),
        sure=_ints(sure),
        choice=_ints(choice),
        flat=_ints(flat),
        worth=_amounts([worth * FINE for worth in units.values()]),
        home=_moved(home, stops),
        linked=sum(stops[old] for old, element in linked.items() if element >= 0 and old != home) if home else 0,
        stop=_ints([linked.get(old, -1) for old in stops]),
    )


def _flat(options: Sequence[Option], number: Mapping[int, int]) -> tuple[list[int], list[int], list[int]]:
    """The elements of all options one after the other; where in them the sure ones of each begin and how many they are;
    where those of choice begin, how many they are and how many pay."""
    sure, choice, flat = list[int](), list[int](), list[int]()
    for option in options:
        free, elements = option.free, option.elements
        begin, certain, doubtful = len(flat), len(free) + len(elements), 0
        if certain - len(free) > option.pays:
            certain, doubtful = len(free), len(elements)
        sure += (begin, certain)
        choice += (begin + certain, doubtful, option.pays)
        flat += map(number.__getitem__, free + elements)
    return sure, choice, flat


def _paid_apart(options: Iterable[Option]) -> int:
    """Elements, as a mask, that some train pays without touching the stop of this number."""
    apart = 0
    for option in options:
        paid = 0
        for element in option.elements + option.free:
            paid |= 1 << element
        apart |= paid & ~option.meets
    return apart


End = tuple[int, int]


def outer_ends(
    ends: Sequence[End],
    members: Sequence[int],
    must: int,
    legs: Mapping[int, Mapping[End, Sequence[tuple[End, int]]]],
    meet: int,
) -> dict[tuple[End, End], int] | None:
    """See `FreightTrips.outer_ends`. `members`: the hexes of each train, the first `must` all run. `legs`: by hexes and
    end. None if there is no library or the stops do not fit."""
    compiled = _compiled()
    if compiled is None or len(members) > compiled.limits.members:
        return None
    stops, moved = _renumber(meets for by_end in legs.values() for leg in by_end.values() for _, meets in leg)
    if len(stops) > compiled.limits.stops:
        return None
    number, kinds = {end: ix for ix, end in enumerate(ends)}, list(legs)
    first, to, meets = list[int](), list[int](), list[int]()
    for hexes in kinds:
        for end in ends:
            first.append(len(to))
            for other, mask in legs[hexes].get(end, ()):
                to.append(number[other])
                meets.append(_kept(moved, mask, stops))
    first.append(len(to))
    pairs = (c_uint64 * (len(ends) ** 2))()
    compiled.outer_ends(
        Crew(
            ends=len(ends),
            members=len(members),
            must=must,
            kind=_ints([kinds.index(hexes) for hexes in members]),
            first=_ints(first),
            to=_ints(to),
            meets=_masks(meets),
            joint=(c_uint8 * len(ends))(*[meet >> end[0] & 1 for end in ends]),
            pairs=pairs,
        )
    )
    old = {new: old for old, new in stops.items()}
    back = {small: _moved(small, old) for small in set(pairs)}
    found, at = dict[tuple[End, End], int](), 0
    for a, one in enumerate(ends):
        for b in range(a + 1, len(ends)):
            small = pairs[at + b]
            if small and one[0] != ends[b][0]:
                found[one, ends[b]] = back[small]
        at += len(ends)
    return found


def _kept(moved: dict[int, int], mask: int, bits: Mapping[int, int]) -> int:
    """As `_moved`, each mask once."""
    found = moved.get(mask)
    if found is None:
        found = moved[mask] = _moved(mask, bits)
    return found


def _ints(values: Sequence[int]) -> Array[c_int32]:
    return (c_int32 * len(values)).from_buffer(array("i", values or (0,)))


def _masks(values: Sequence[int]) -> Array[c_uint64]:
    return (c_uint64 * len(values)).from_buffer(array("Q", values or (0,)))


def _amounts(values: Sequence[int]) -> Array[c_int64]:
    return (c_int64 * len(values)).from_buffer(array("q", values or (0,)))


def _renumber(masks: Iterable[int]) -> tuple[dict[int, int], dict[int, int]]:
    """The bits that occur, as masks, and what they become without the others between them; and a place for masks moved
    in this way."""
    every = 0
    for mask in masks:
        every |= mask
    return _numbers(every)


@lru_cache(maxsize=4)
def _numbers(every: int) -> tuple[dict[int, int], dict[int, int]]:
    used = [1 << bit for bit in members(every)]
    return {old: 1 << ix for ix, old in enumerate(used)}, {}


def _moved(mask: int, bits: Mapping[int, int]) -> int:
    """The mask with its bits (as masks themselves) replaced."""
    found = 0
    while mask:
        low = mask & -mask
        found |= bits[low]
        mask ^= low
    return found

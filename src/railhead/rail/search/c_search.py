"""Calls the C search: the search of `cover.py` and `outer_ends` of `freight.py`, where the library is compiled.

`build.py` compiles it (`make setup` does). Without it the search in Python gives the same answers, more slowly; a test
compares the two.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from ctypes import CDLL, CFUNCTYPE, POINTER, c_char, c_int32, c_int64, c_uint64
from functools import cache, lru_cache
from math import gcd

from railhead.rail.search import build
from railhead.rail.search.option import Option

MOST_ELEMENTS = 192
MOST_TRAINS = 24
MOST_CHOICE = 12
MOST_STOPS = 64
MOST_MEMBERS = 8
FINE = 1000  # of a unit: what prices are counted in

_ACCEPT = CFUNCTYPE(c_int64, POINTER(c_int32))


@cache
def library() -> CDLL | None:
    """The compiled library; None if there is none."""
    try:
        found = CDLL(str(build.library()))
    except OSError:
        return None
    found.cover_branch.restype = c_int64
    found.outer_ends.restype = None
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
    compiled = library()
    every = [option for options in kinds for option in options]
    if compiled is None or len(trains) > MOST_TRAINS:
        return None
    stops, moved = _renumber([home, *[option.meets for option in every]])
    used = set[int]().union(*[option.elements + option.free for option in every])
    elements = sorted(used, key=lambda e: (-worth[e], e))
    most = max((len(option.elements) for option in every if option.has_choice), default=0)
    if len(stops) > MOST_STOPS or len(elements) > MOST_ELEMENTS or most > MOST_CHOICE:
        return None
    first = [0]
    for options in kinds:
        first.append(first[-1] + len(options))
    # Worths are multiples of a unit, so what is not better by a unit is not better at all.
    unit = gcd(*(worth[element] for element in elements), *(option.own for option in every)) or 1

    def fine(floor: int) -> int:
        return floor // unit * FINE + FINE - 1

    def leaf(chosen: Sequence[int]) -> int:
        return fine(accept([chosen[t] - first[kind] if chosen[t] >= 0 else -1 for t, kind in enumerate(trains)]))

    number = {element: ix for ix, element in enumerate(elements)}
    sure, choice, flat = _flat(every, number)
    apart = _paid_apart(every)
    linked = {old: number.get(old.bit_length() - 1, -1) for old in stops if not old & apart}
    left = compiled.cover_branch(
        c_int32(len(trains)),
        c_int32(len(kinds)),
        c_int32(len(elements)),
        _pointer(array("i", trains)),
        _pointer(array("i", first)),
        _pointer(array("Q", [_kept(moved, option.meets, stops) for option in every])),
        _pointer(array("q", [option.own // unit * FINE for option in every])),
        _pointer(sure),
        _pointer(choice),
        _pointer(flat),
        _pointer(array("q", [worth[element] // unit * FINE for element in elements])),
        c_uint64(_moved(home, stops)),
        c_uint64(sum(stops[old] for old, element in linked.items() if element >= 0)),
        _pointer(array("i", [linked.get(old, -1) for old in stops])),
        _ACCEPT(leaf),
        c_int64(fine(floor)),
        c_int64(nodes),
    )
    return nodes - int(left) + (1 if left <= 0 else 0)


def _flat(options: Sequence[Option], number: Mapping[int, int]) -> tuple[array[int], array[int], array[int]]:
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
    return array("i", sure), array("i", choice), array("i", flat)


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
    compiled = library()
    if compiled is None or len(members) > MOST_MEMBERS:
        return None
    stops, moved = _renumber(meets for by_end in legs.values() for leg in by_end.values() for _, meets in leg)
    if len(stops) > MOST_STOPS:
        return None
    number, kinds = {end: ix for ix, end in enumerate(ends)}, list(legs)
    first, to, meets = array("i"), array("i"), array("Q")
    for hexes in kinds:
        for end in ends:
            first.append(len(to))
            for other, mask in legs[hexes].get(end, ()):
                to.append(number[other])
                meets.append(_kept(moved, mask, stops))
    first.append(len(to))
    pairs = array("Q", bytes(8 * len(ends) ** 2))
    compiled.outer_ends(
        c_int32(len(ends)),
        c_int32(len(members)),
        c_int32(must),
        _pointer(array("i", [kinds.index(hexes) for hexes in members])),
        _pointer(first),
        _pointer(to),
        _pointer(meets),
        _pointer(array("B", [meet >> end[0] & 1 for end in ends])),
        _pointer(array("Q", bytes(8 * len(ends) << len(members)))),
        _pointer(pairs),
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


def _pointer(values: array[int]) -> object:
    """The memory of an array; an empty one needs some, too."""
    if not values:
        values.append(0)
    return (c_char * (len(values) * values.itemsize)).from_buffer(values)


def _renumber(masks: Iterable[int]) -> tuple[dict[int, int], dict[int, int]]:
    """The bits that occur, as masks, and what they become without the others between them; and a place for masks moved
    in this way."""
    every = 0
    for mask in masks:
        every |= mask
    return _numbers(every)


@lru_cache(maxsize=4)
def _numbers(every: int) -> tuple[dict[int, int], dict[int, int]]:
    used = [1 << bit for bit in range(every.bit_length()) if every >> bit & 1]
    return {old: 1 << ix for ix, old in enumerate(used)}, {}


def _moved(mask: int, bits: Mapping[int, int]) -> int:
    """The mask with its bits (as masks themselves) replaced."""
    found = 0
    while mask:
        low = mask & -mask
        found |= bits[low]
        mask ^= low
    return found

"""The branch and bound of `cover.py` and `outer_ends` of `freight.py` in C, where the compiled library lies beside this
file.

`python -m railhead.rail.build` compiles it (`make setup` does). Without it the search in Python gives the same answers,
more slowly; a test compares the two.
"""

from __future__ import annotations

import subprocess
import sysconfig
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from ctypes import CDLL, CFUNCTYPE, POINTER, c_char, c_int32, c_int64, c_uint64
from functools import cache
from pathlib import Path

from msgspec import Struct

MOST_ELEMENTS = 192
MOST_TRAINS = 24
MOST_PAID = 12
MOST_MEMBERS = 8

_HERE = Path(__file__).parent
_SOURCES = (_HERE / "branch.c", _HERE / "freight.c")
_LIBRARY = _HERE / f"branch{sysconfig.get_config_var('EXT_SUFFIX') or '.so'}"
_ACCEPT = CFUNCTYPE(c_int64, POINTER(c_int32))


class Item(Struct, frozen=True):
    """An option as the kernel sees it. `sure`: elements paid in any case; of `choice` it pays `pays`."""

    meets: int
    stays: bool
    own: int
    sure: tuple[int, ...]
    choice: tuple[int, ...]
    pays: int


def build() -> None:
    """Compile the library."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    subprocess.run([compiler, "-O3", "-shared", "-fPIC", "-o", str(_LIBRARY), *map(str, _SOURCES)], check=True)


@cache
def library() -> CDLL | None:
    """The compiled library; None if there is none, or an older one than its source."""
    try:
        if _LIBRARY.stat().st_mtime < max(source.stat().st_mtime for source in _SOURCES):
            return None
        found = CDLL(str(_LIBRARY))
    except OSError:
        return None
    found.cover_branch.restype = c_int64
    found.outer_ends.restype = None
    return found


def branch(
    lists: Sequence[Sequence[Item]],
    kinds: Sequence[int],
    worth: Sequence[int],
    prices: Sequence[int],
    home: int,
    floor: int,
    nodes: int,
    accept: Callable[[list[int]], int],
) -> int | None:
    """Search all choices of one option for each train whose bound is above the floor.

    `accept` is called with the place of the option in each train's list (-1: it stays at home) and returns the new
    floor. Returns the nodes used, more than given if cut short; None if there is no library or the problem does not
    fit.
    """
    kernel = library()
    items = [item for options in lists for item in options]
    if kernel is None or len(lists) > MOST_TRAINS or any(item.pays > MOST_PAID for item in items):
        return None
    stops = _renumber(mask for item in items for mask in (item.meets, home))
    elements = sorted({e for item in items for e in item.sure + item.choice}, key=lambda e: (-worth[e], e))
    if len(stops) > 64 or len(elements) > MOST_ELEMENTS:
        return None
    number = {element: ix for ix, element in enumerate(elements)}
    first, moved = [0], dict[int, int]()
    for options in lists:
        first.append(first[-1] + len(options))

    def leaf(chosen: Sequence[int]) -> int:
        return accept([chosen[t] - first[t] if chosen[t] >= 0 else -1 for t in range(len(lists))])

    sure, choice, flat = array("i"), array("i"), array("i")
    for item in items:
        sure.extend((len(flat), len(item.sure)))
        flat.extend(number[element] for element in item.sure)
        choice.extend((len(flat), len(item.choice), item.pays))
        flat.extend(number[element] for element in item.choice)
    left = kernel.cover_branch(
        c_int32(len(lists)),
        c_int32(len(elements)),
        _pointer(array("i", first)),
        _pointer(array("i", kinds)),
        _pointer(array("Q", [_kept(moved, item.meets, stops) for item in items])),
        _pointer(array("B", [item.stays for item in items])),
        _pointer(array("q", [item.own for item in items])),
        _pointer(sure),
        _pointer(choice),
        _pointer(flat),
        _pointer(array("q", [worth[element] for element in elements])),
        _pointer(array("q", [prices[element] for element in elements])),
        c_uint64(_moved(home, stops)),
        _ACCEPT(leaf),
        c_int64(floor),
        c_int64(nodes),
        _pointer(array("q", bytes(24 * len(items) * (len(lists) + 2)))),
    )
    return nodes - int(left) + (1 if left <= 0 else 0)


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
    kernel = library()
    if kernel is None or len(members) > MOST_MEMBERS:
        return None
    stops = _renumber(meets for by_end in legs.values() for leg in by_end.values() for _, meets in leg)
    if len(stops) > 64:
        return None
    number, kinds, moved = {end: ix for ix, end in enumerate(ends)}, list(legs), dict[int, int]()
    first, to, meets = array("i"), array("i"), array("Q")
    for hexes in kinds:
        for end in ends:
            first.append(len(to))
            for other, mask in legs[hexes].get(end, ()):
                to.append(number[other])
                meets.append(_kept(moved, mask, stops))
    first.append(len(to))
    pairs = array("Q", bytes(8 * len(ends) ** 2))
    kernel.outer_ends(
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


def _renumber(masks: Iterable[int]) -> dict[int, int]:
    """The bits that occur, as masks, and what they become without the others between them."""
    every = 0
    for mask in masks:
        every |= mask
    used = [1 << bit for bit in range(every.bit_length()) if every >> bit & 1]
    return {old: 1 << ix for ix, old in enumerate(used)}


def _moved(mask: int, bits: Mapping[int, int]) -> int:
    """The mask with its bits (as masks themselves) replaced."""
    found = 0
    while mask:
        low = mask & -mask
        found |= bits[low]
        mask ^= low
    return found

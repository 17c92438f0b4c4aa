"""Placing a station: where a company finds room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from railhead.rail.board import Site
from railhead.rail.network import Network


def open_sites(net: Network, wanted: int, placed: Iterable[tuple[int, int]], owner: int) -> Iterator[Site]:
    """The sites of a mask that have a free slot, on hexes where no station of the company stands, in their order.

    `placed`: all stations on the board as (owner, site).
    """
    sites, taken, own = net.board.sites, dict[int, int](), set[int]()
    for who, site in placed:
        taken[site] = taken.get(site, 0) + 1
        if who == owner:
            own.add(sites[site].hex)
    while wanted:
        bit = wanted & -wanted
        wanted ^= bit
        place = sites[bit.bit_length() - 1]
        if place.hex not in own and taken.get(place.ix, 0) < net.slots(place.ix):
            yield place

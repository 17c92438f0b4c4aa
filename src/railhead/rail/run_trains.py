"""Running trains: what titles with trains share about runs on offer, and about a run that is being drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from railhead.kernel.explain import Place
from railhead.kernel.menu import Choice, PickRoutes
from railhead.kernel.message import Message
from railhead.rail.board import Board
from railhead.rail.drawn_routes import Trace, follow, onward
from railhead.rail.network import Network


def pick_routes(
    net: Network, trains: Iterable[str], proposals: Iterable[Choice], *, proven: bool, names: Iterable[str] = ()
) -> PickRoutes:
    """The best runs as an offer, and where routes may be drawn for the trains."""
    on = onward(net)
    return PickRoutes(
        "run", Message("offer-run"), {"do": "run"}, tuple(trains), tuple(proposals), proven, tuple(names),
        on.starts, on.next,
    )  # fmt: skip


def first_stop(board: Board, name: str, worth: Callable[[int], int]) -> Place | None:
    """Where a drawn route begins: what the stop there is worth (by its site), if it is the only one of the hex."""
    hex_ = board.number.get(name)
    if hex_ is None or len(board.spots[hex_].stops) != 1:
        return None
    amount = worth(board.first_site[hex_])
    return Place(name, amount, Message("stop-first", {"amount": amount}), "s0")


def so_far(net: Network, hexes: Sequence[str]) -> tuple[tuple[int, ...], Trace] | None:
    """The longest beginning of a drawn route that ends at a stop, and what it touches; None where there is none."""
    if any(hex_ not in net.board.number for hex_ in hexes):
        return None
    walk = tuple(net.board.number[hex_] for hex_ in hexes)
    for length in range(len(walk), 1, -1):
        trace = follow(net, walk[:length])
        if isinstance(trace, Trace):
            return walk[:length], trace
    return None

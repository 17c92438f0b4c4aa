"""What titles with track ask alike, on the board of small.py: where a route can be drawn, where a station finds room,
and why nothing can be laid on a hex."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import Struct

from railhead.kernel.explain import Place
from railhead.kernel.menu import TileFit
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail import NO_TILE, Board, Network, TileSet, Upgrades, read_board, read_tiles
from railhead.rail.drawn_routes import onward
from railhead.rail.lay_tile import numbers_of, pick_tile, refuse_hex
from railhead.rail.refusals import AboutHex
from railhead.rail.run_trains import first_stop, pick_routes, so_far
from railhead.rail.station import open_sites
from railhead.rail.tile import Turned
from railhead.rail.upgrade import AcrossSplit, ClosedEdge, LabelRule
from tests.rail.small import MAP, TILES, laid

ALFA, TOWN, RED, BETA, BRAVO, MINE = range(6)
EVERY = (1 << 6) - 1

NotLand = AboutHex.saying("refusal-not-land", "1")
NoneFits = AboutHex.saying("refusal-none-fits", "2")
Reason = AboutHex.saying("refusal-reason", "3")


class Facts(Struct, frozen=True):
    board: Board
    tiles: TileSet
    upgrades: Upgrades


class Lay(Struct, frozen=True):
    hex: str
    tile: str
    rotation: int


@pytest.fixture(scope="module")
def facts() -> Facts:
    board, tiles = read_board(MAP), read_tiles(TILES)
    return Facts(board, tiles, Upgrades(board, tiles, LabelRule()))


@pytest.fixture(scope="module")
def net(facts: Facts) -> Network:
    """Alfa - town - red area, and Bravo - mine."""
    return laid(facts.board, facts.tiles, A2=("57", 0), A4=("own", 0), A6=("T", 0), B5=("OO", 1))


# --- routes ---------------------------------------------------------------------------------------------------------


def test_where_a_route_can_be_drawn(net: Network) -> None:
    """It begins at a stop with track to the next hex; plain track and track that leads nowhere are no beginning."""
    found = onward(net)
    assert found.starts == ("A2", "A6", "A8", "B5", "B7")
    assert found.next == {
        "A2": ("A4",),
        "A4": ("A2", "A6"),
        "A6": ("A4", "A8"),
        "A8": ("A6",),
        "B5": ("B7",),
        "B7": ("B5",),
    }


def test_the_offer_of_runs(net: Network) -> None:
    offer = pick_routes(net, ["2", "3"], [], proven=True, names=["a"])
    assert (offer.id, offer.action, offer.trains, offer.names) == ("run", {"do": "run"}, ("2", "3"), ("a",))
    assert (offer.proposals, offer.proven) == ((), True)
    assert (offer.starts, offer.next) == (onward(net).starts, onward(net).next)


def test_the_first_stop_of_a_route(facts: Facts) -> None:
    """Where a hex has one stop; of two nobody knows yet which, and track has none."""
    worth = (20, 10, 30, 0, 0, 10).__getitem__
    assert first_stop(facts.board, "A6", worth) == Place("A6", 10, Message("stop-first", {"amount": 10}), "s0")
    assert [first_stop(facts.board, name, worth) for name in ("B5", "A4", "Z9")] == [None, None, None]


def test_a_route_as_far_as_it_is_drawn(net: Network) -> None:
    number = net.board.number
    found = so_far(net, ["A2", "A4", "A6"])
    assert found is not None
    assert (found[0], found[1].stops) == (tuple(number[name] for name in ("A2", "A4", "A6")), (ALFA, TOWN))
    begun = so_far(net, ["A2", "A4", "A6", "A4"])  # not yet at the next stop
    assert begun is not None
    assert begun == found
    assert so_far(net, ["A2", "A4"]) is None
    assert so_far(net, ["A2", "Z9"]) is None


# --- stations -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "placed", "found"),
    [
        (EVERY, [], [ALFA, BETA, BRAVO]),
        (1 << BRAVO, [], [BRAVO]),
        (0, [], []),
        (EVERY, [(8, ALFA)], [BETA, BRAVO]),  # full
        (EVERY, [(8, BRAVO)], [ALFA, BETA, BRAVO]),  # one of two slots
        (EVERY, [(8, BRAVO), (9, BRAVO)], [ALFA, BETA]),
        (EVERY, [(7, BETA)], [ALFA]),  # an own one on the hex, though in the other city
    ],
)
def test_where_a_station_finds_room(net: Network, wanted: int, placed: list[tuple[int, int]], found: list[int]) -> None:
    assert [site.ix for site in open_sites(net, wanted, placed, 7)] == found


# --- tiles ----------------------------------------------------------------------------------------------------------


def test_the_numbers_of_a_lay(facts: Facts) -> None:
    at = facts.tiles.at
    assert numbers_of(facts, Lay("A4", "8", 5)) == (facts.board.number["A4"], at("8", 5))
    assert numbers_of(facts, Lay("Z9", "8", 0)) == (None, at("8", 0))
    for tile, rotation in (("none", 0), ("8", 6), ("8", -1)):
        assert numbers_of(facts, Lay("A4", tile, rotation)) == (facts.board.number["A4"], None)


def test_why_nothing_can_be_laid_on_a_hex(facts: Facts) -> None:
    """Of all tiles that fit, the one with the fewest reasons against it."""

    def refuse(turned: Turned) -> Iterator[Refusal]:
        yield Reason(str(turned.rotation))
        if turned.rotation == 0:
            yield Reason("one more")

    def reasons(name: str, lie: tuple[int, ...] = facts.board.bare) -> list[Refusal]:
        return refuse_hex(facts, lie, name, refuse, not_land=NotLand, none_fits=NoneFits)

    assert [reasons(name) for name in ("Z9", "A8", "B7")] == [[NotLand("Z9")], [NotLand("A8")], [NotLand("B7")]]
    assert reasons("A4") == [Reason("3")]
    assert reasons("B5") == [Reason("0"), Reason("one more")]
    assert reasons("A2") == [NoneFits("A2")]
    full = list(facts.board.bare)
    full[facts.board.number["A6"]] = facts.tiles.at("T", 0)
    assert reasons("A6", tuple(full)) == [NoneFits("A6")]


def test_lays_as_an_offer(facts: Facts) -> None:
    lays = [Lay("A4", "8", 1), Lay("A4", "8", 3), Lay("A4", "9", 0), Lay("B3", "8", 2)]
    offer = pick_tile("lay", Message("offer-lay"), {"do": "lay"}, lays, lambda hex_: 10 if hex_ == "A4" else 0)
    assert (offer.id, offer.label, offer.action) == ("lay", Message("offer-lay"), {"do": "lay"})
    assert offer.cells == {
        "A4": (TileFit("8", (1, 3), 10), TileFit("9", (0,), 10)),
        "B3": (TileFit("8", (2,), 0),),
    }


def test_shores_and_closed_sides(facts: Facts) -> None:
    """B3: sides 1 and 2 lie on one shore, 3 and 4 on the other; 0, 1 and 5 lead nowhere."""
    here, at = facts.board.number["B3"], facts.tiles.at
    against = {turn: facts.upgrades.why_not(here, NO_TILE, at("8", turn)) for turn in range(6)}
    assert against == {
        0: (ClosedEdge(0), AcrossSplit()),
        1: (ClosedEdge(1), AcrossSplit()),
        2: (AcrossSplit(),),
        3: (ClosedEdge(5),),
        4: (ClosedEdge(0),),
        5: (ClosedEdge(1), ClosedEdge(5), AcrossSplit()),
    }

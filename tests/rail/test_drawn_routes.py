"""Routes drawn on the board of small.py: what they earn, and each thing that can be against them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from railhead.rail import (
    Access,
    Board,
    Bonus,
    Car,
    Network,
    Plus,
    Run,
    Stations,
    Train,
    check_drawn_routes,
    read_board,
    read_tiles,
)
from railhead.rail.board import NOWHERE
from railhead.rail.drawn_routes import (
    CarUnused,
    Closed,
    Flaw,
    NoOwnStation,
    NotAtStop,
    NoTrack,
    Passes,
    SharesTrack,
    StopTwice,
    TooFewStops,
    TooManyStops,
    Trace,
    TrackTwice,
    TrainTwice,
    follow,
)
from railhead.rail.run import Pay
from tests.rail.small import MAP, TILES, laid

ALFA, TOWN, RED, BETA, BRAVO, MINE = range(6)
A2, A4, A6, A8, B3, B5, B7 = range(7)
#: Alfa - town - red area, and Bravo - town by another side
LIE: dict[str, tuple[str, int]] = {"A2": ("57", 0), "A4": ("own", 0), "A6": ("T", 0), "B5": ("OO", 1)}
SEEN = Stations(1 << ALFA, ends=1 << RED, closed=1 << MINE)
TWO, THREE = Train("2", 2, 2), Train("3", 3, 3)


@pytest.fixture(scope="module")
def board() -> Board:
    return read_board(MAP)


@pytest.fixture(scope="module")
def net(board: Board) -> Network:
    return laid(board, read_tiles(TILES), **LIE)


def check(
    net: Network,
    *walks: Sequence[int],
    trains: Sequence[Train] = (THREE, THREE),
    cars: Sequence[Car] = (),
    seen: Stations = SEEN,
) -> Run | tuple[Flaw, ...]:
    return check_drawn_routes(net, seen, net.values(0), trains, cars, list(enumerate(walks)))


def test_follow(net: Network, board: Board) -> None:
    trace = follow(net, [A2, A4, A6, A8])
    assert isinstance(trace, Trace)
    assert (trace.stops, trace.twice, trace.halts) == ((ALFA, TOWN, RED), False, 0)
    assert trace.sites == 1 << ALFA | 1 << TOWN | 1 << RED
    assert trace.hexes == 0b1111
    assert trace.track == sum(1 << board.side[hex_][4] for hex_ in (A2, A4, A6))


@pytest.mark.parametrize(
    ("walk", "flaw"),
    [
        ([], NoTrack(0, NOWHERE)),
        ([A2], NoTrack(0, A2)),
        ([A2, A6], NoTrack(0, A2)),
        ([A2, A4, A8], NoTrack(0, A4)),
        ([A2, 99], NoTrack(0, A2)),
        ([A2, -1], NoTrack(0, A2)),
        ([A4, A6], NotAtStop(0, A4)),
        ([A2, A4], NotAtStop(0, A4)),
        ([A2, A4, B3], NoTrack(0, A4)),
        ([A8, A6, B5], NoTrack(0, A6)),
    ],
)
def test_no_such_track(net: Network, walk: list[int], flaw: Flaw) -> None:
    assert follow(net, walk) == flaw


def test_a_run_earns_its_stops(net: Network) -> None:
    run = check(net, [A2, A4, A6, A8])
    assert isinstance(run, Run)
    assert (run.revenue, run.subsidy, run.uses) == (60, 0, ())
    assert run.routes[0].pays == (Pay("stop", ALFA, 20), Pay("stop", TOWN, 10), Pay("stop", RED, 30))
    assert (run.routes[0].train, run.routes[0].sites) == (0, (ALFA, TOWN, RED))
    assert run.routes[0].walk == (A2, A4, A6, A8)


@pytest.mark.parametrize(
    ("walks", "options", "flaws"),
    [
        ([[A6, A8]], {}, (NoOwnStation(0),)),
        ([[A2, A4, A6, A8]], {"trains": [TWO]}, (TooManyStops(0, 3, 2),)),
        ([[A2, A4, A6], [A6, A4, A2]], {}, (SharesTrack(1, 0),)),
        ([[A2, A4, A6], [A2, A4, A6]], {"trains": [TWO]}, (TrainTwice(1),)),
        ([[A2, A4, A6, A8]], {"seen": Stations(1 << ALFA, blocked=1 << TOWN)}, (Passes(0, TOWN),)),
        ([[A2, A4, A6, A8]], {"seen": Stations(1 << ALFA, ends=1 << TOWN)}, (Passes(0, TOWN),)),
        ([[A2, A4, A6]], {"seen": Stations(1 << ALFA, closed=1 << TOWN)}, (Closed(0, TOWN),)),
        ([[A2, A4, A6, A4, A2]], {}, (StopTwice(0, ALFA), TrackTwice(0))),
        ([[A2, A4]], {}, (NotAtStop(0, A4),)),
    ],
)
def test_what_is_against_routes(net: Network, walks: Any, options: Any, flaws: tuple[Flaw, ...]) -> None:
    assert check(net, *walks, **options) == flaws


# --- cars -----------------------------------------------------------------------------------------------------------

BONUS = Car("bonus", (Bonus(1 << RED, 20),))
PLUS = Car("plus", (Plus(1 << TOWN),))
MINE_CAR = Car("mine", (Access(1 << TOWN),))
EITHER = Car("either", (Bonus(1 << RED, 20), Plus(1 << TOWN)))


def test_a_bonus_is_paid_where_it_is_used(net: Network) -> None:
    run = check(net, [A2, A4, A6, A8], cars=[BONUS])
    assert isinstance(run, Run)
    assert (run.revenue, run.uses) == (80, ((0, 0),))
    assert run.routes[0].pays[-1] == Pay("bonus", RED, 20)
    assert check(net, [A2, A4, A6], cars=[BONUS]) == (CarUnused(0, 0),)


def test_a_plus_train_makes_further_stops(net: Network) -> None:
    run = check(net, [A2, A4, A6, A8], trains=[TWO], cars=[PLUS])
    assert isinstance(run, Run)
    assert run.revenue == 60
    assert check(net, [A2, A4, A6], trains=[TWO], cars=[PLUS]) == (CarUnused(0, 0),)
    one = Train("1", 1, 1)
    assert check(net, [A2, A4, A6, A8], trains=[one], cars=[PLUS]) == (TooManyStops(0, 3, 2),)
    other = Car("plus", (Plus(1 << BETA),))
    assert check(net, [A2, A4, A6, A8], trains=[TWO], cars=[other]) == (TooManyStops(0, 3, 4),)


def test_a_mine_is_no_stop_and_pays_the_company(net: Network) -> None:
    seen = Stations(1 << ALFA, closed=1 << TOWN)
    run = check(net, [A2, A4, A6, A8], trains=[TWO], cars=[MINE_CAR], seen=seen)
    assert isinstance(run, Run)
    assert (run.revenue, run.subsidy) == (50, 10)
    assert run.routes[0].pays[1] == Pay("special", TOWN, 10)
    assert run.routes[0].revenue == 50
    assert check(net, [A2, A4, A6], trains=[TWO], cars=[MINE_CAR], seen=seen) == (TooFewStops(0),)
    both = Car("mine", (Access(1 << TOWN | 1 << RED),))
    assert check(net, [A2, A4, A6, A8], trains=[TWO], cars=[both], seen=seen) == (Closed(0, RED), TooFewStops(0))
    first = Car("mine", (Access(1 << ALFA | 1 << TOWN),))
    assert check(net, [A2, A4, A6, A8], trains=[TWO], cars=[first], seen=seen) == (Closed(0, TOWN), TooFewStops(0))


def test_two_cars_on_one_train(net: Network) -> None:
    """What the mine pays counts for the better way, too."""
    bonus = Car("bonus", (Bonus(1 << ALFA, 5), Bonus(1 << RED, 20)))
    seen = Stations(1 << ALFA, closed=1 << TOWN)
    for cars, uses in (([MINE_CAR, bonus], ((0, 0), (0, 1))), ([bonus, MINE_CAR], ((0, 1), (0, 0)))):
        run = check(net, [A2, A4, A6, A8], trains=[TWO], cars=cars, seen=seen)
        assert isinstance(run, Run)
        assert (run.revenue, run.subsidy, run.uses) == (70, 10, uses)


def test_a_car_is_used_in_its_better_way(net: Network) -> None:
    run = check(net, [A2, A4, A6, A8], cars=[EITHER])
    assert isinstance(run, Run)
    assert (run.revenue, run.uses) == (80, ((0, 0),))
    run = check(net, [A2, A4, A6, A8], trains=[TWO], cars=[EITHER])
    assert isinstance(run, Run)
    assert (run.revenue, run.uses) == (60, ((0, 1),))
    run = check(net, [A2, A4, A6, A8], cars=[Car("same", (Bonus(1 << RED, 20), Bonus(1 << RED, 20)))])
    assert isinstance(run, Run)
    assert (run.revenue, run.uses) == (80, ((0, 0),)), "of equal ways the first"


def test_a_car_without_a_run(net: Network) -> None:
    assert check(net, cars=[BONUS]) == (CarUnused(NOWHERE, 0),)
    assert check(net) == Run(0, 0, (), ())

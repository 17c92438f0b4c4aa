"""The maps: what all of them have, and how a faulty one is refused."""

from __future__ import annotations

import pytest

from railhead.games.rocket.board import LandData, LineData, MapData, PlaceData, board, figures, read_map
from railhead.games.rocket.flow import Rocket
from railhead.games.rocket.setup import Drawn
from railhead.games.rocket.state import locomotive
from railhead.games.rocket.title import TITLE
from railhead.hexmap.coord import Hex
from railhead.kernel.refusal import NoSuchSeat
from railhead.kernel.rules import Refused
from tests.conformance import kit
from tests.rules.runner import FOLDER
from tests.shared import ROOT

MAPS = figures().maps
MINI = (FOLDER / "rocket" / "mini.map.toml").read_text()
every_map = pytest.mark.parametrize("name", MAPS)


@every_map
def test_counts(name: str) -> None:
    """1.2, 1.7, A37: 7 lines, each with its own start city; 7 + 12 + 9 places, no two of them neighbours."""
    map_ = board(name)
    types = [city.type for city in map_.cities]
    assert [types.count(kind) for kind in ("start", "regular", "rail")] == [7, 12, 9]
    assert {line.start for line in map_.lines} == {city.hex for city in map_.cities if city.type == "start"}
    assert len(map_.lines) == 7
    hexes = {city.hex for city in map_.cities}
    assert not any(neighbour in hexes for hex_ in hexes for neighbour in map_.neighbour[hex_])


@every_map
def test_slots(name: str) -> None:
    """1.8: 36 slots, as many of each industry; a city has two of one and one of another."""
    map_ = board(name)
    by_industry = [sum(s.count for s in map_.slots if s.industry == i) for i in range(len(map_.industries))]
    assert by_industry == ([9] * 4 if map_.id == "england" else [6] * 6)
    for city in map_.cities_in(map_.regular):
        assert sorted(s.count for s in map_.slots if s.city == city) == [1, 2]


@every_map
def test_every_place_can_be_reached_from_every_start(name: str) -> None:
    """On the empty map, by the three front hexes of 4.1."""
    map_ = board(name)
    for line in map_.lines:
        seen, todo = {(line.start, -1)}, [(line.start, -1)]
        while todo:
            hex_, heading = todo.pop()
            for after, to in map_.steps[hex_][heading]:
                if (to, after) not in seen:
                    seen.add((to, after))
                    todo.append((to, after))
        near = {neighbour for hex_, _ in seen for neighbour in map_.neighbour[hex_]}
        assert {city.hex for city in map_.cities} <= near | {line.start}, line.id


@every_map
def test_locomotives_begin_at_home(name: str) -> None:
    """2.1: in the start city, facing nowhere."""
    rules = Rocket(1, {"map": name}, 2, board(name))
    state = rules.start(rules.draw("a seed")).state
    for i, line in enumerate(rules.board.lines):
        assert (locomotive(state, i), state.heading[i]) == (line.start, -1)


def test_first_player_by_lot() -> None:
    """2.4: the seed decides, and everybody can be first."""
    rules = TITLE.open({}, 4)
    firsts = [rules.decision(rules.start(rules.draw(str(n))).state).seat for n in range(40)]  # type: ignore[union-attr]
    assert set(firsts) == {0, 1, 2, 3}


def test_nothing_is_left_to_luck() -> None:
    """2.5: the generator stays as it was set up."""
    setup = next(setup for setup in kit.setups() if setup.title == "rocket")
    assert len({state.rng for state in kit.played(setup, "one").states}) == 1


def test_american_hexes_are_turned() -> None:
    """14.2: against those of England and China."""
    assert [board(name).orientation for name in MAPS] == ["pointy", "flat", "pointy"]


#: something changed in the tests' own map, and the reasons against it
FAULTS = [
    ('orientation = "pointy"', 'orientation = "round"', ["map-unreadable"]),
    ('id = "mini"', 'id = "mini"\nweather = "fine"', ["map-unreadable"]),
    ('id = "mini"', 'id = "mini', ["map-unreadable"]),
    ('start = "b"', 'start = "x"', ["map-unknown", "map-unknown"]),
    ('hex = "20,0"', 'hex = "20"', ["map-unknown"]),
    ('hex = "20,0"', 'hex = "30,0"', ["map-place-at-sea"]),
    ('hex = "20,0"', 'hex = "0,0"', ["map-not-unique"]),
    ('hex = "5,20"', 'hex = "1,20"', ["map-places-touch"]),
    ('id = "B"', 'id = "A"', ["map-not-unique"]),
    ('chart = ["x"]', "chart = []", ["map-unknown"]),
    ('chart = ["x"]', 'chart = ["x", "a"]', ["map-unknown"]),
    ("salt = 1 }", "pepper = 1 }", ["map-unknown"]),
    ("[[40, 40]]", "[[40, 340]]", ["map-size"]),
]


@pytest.mark.parametrize(("old", "new", "codes"), FAULTS)
def test_faults_are_named(old: str, new: str, codes: list[str]) -> None:
    """The tests' own map with one thing wrong."""
    assert MINI.count(old) == 1
    with pytest.raises(Refused) as refused:
        read_map(MINI.replace(old, new).encode())
    assert [refusal.code() for refusal in refused.value.refusals] == codes


def test_every_key_is_documented() -> None:
    text = (ROOT / "docs" / "rocket-maps.md").read_text(encoding="utf-8")
    keys = {key for struct in (MapData, PlaceData, LineData, LandData) for key in struct.__struct_fields__}
    assert [key for key in sorted(keys) if f"`{key}`" not in text] == []


#: land up to every edge of its rectangle, so that a step off the land would show
FULL = """
id = "full"
orientation = "pointy"
industries = ["salt"]
chart = ["x"]
start = [{ id = "a", name = "A", hex = "0,0" }, { id = "b", name = "B", hex = "4,3" }]
regular = [{ id = "x", name = "X", hex = "2,1", slots = { salt = 1 } }]
rail = [{ id = "y", name = "Y", hex = "0,3" }]
land = [{ r = 0, q = [[0, 4]] }, { r = 1, q = [[0, 4]] }, { r = 2, q = [[0, 4]] }, { r = 3, q = [[0, 4]] }]
[[line]]
id = "A"
name = "A"
colour = "#000000"
start = "a"
[[line]]
id = "B"
name = "B"
colour = "#ffffff"
start = "b"
"""


@pytest.mark.parametrize("name", ["full", *MAPS])
def test_steps_of_whole_sets_are_those_of_single_hexes(name: str) -> None:
    """Neighbours by coordinates, and the same by shifting sets; nothing comes back over an edge."""
    map_ = read_map(FULL.encode()) if name == "full" else board(name)
    for index, h in enumerate(map_.hexes):
        around = [h.plus(d) for d in map_directions()]
        assert [map_.hexes[n] if n >= 0 else None for n in map_.neighbour[index]] == [
            there if there in map_.hexes else None for there in around
        ]
        for d, n in enumerate(map_.neighbour[index]):
            assert map_.hexes_in(map_.step(map_.bit[index], d)) == ([n] if n >= 0 else [])
        near = sorted({index, *(n for n in map_.neighbour[index] if n >= 0)})
        assert map_.hexes_in(map_.around(map_.bit[index])) == near
        assert map_.hexes_in(map_.near[index]) == [n for n in near if n != index]
        assert map_.hex_of_bit[map_.bit[index]] == index
        cities = [i for i, city in enumerate(map_.cities) if city.hex in near and city.hex != index]
        assert list(map_.cities_in(map_.cities_by[index])) == cities
    both = map_.bit[0] | map_.bit[-1]
    assert map_.around(both) == map_.around(map_.bit[0]) | map_.around(map_.bit[-1])
    assert map_.names_in(both) == [map_.names[0], map_.names[-1]]


def map_directions() -> list[Hex]:
    """14.1: east, then against the clock."""
    return [Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1)]


def test_three_hexes_ahead_and_six_around_a_start() -> None:
    """4.1: straight on, left, right; from the start city any direction; never onto a city."""
    map_ = read_map(FULL.encode())
    at = {name: index for index, name in enumerate(map_.names)}
    steps = map_.steps[at["2,2"]]
    assert {d: [map_.names[to] for _, to in steps[d]] for d in (-1, 0, 5)} == {
        -1: ["3,2", "3,1", "1,2", "1,3", "2,3"],
        0: ["3,2", "3,1", "2,3"],
        5: ["2,3", "3,2", "1,3"],
    }
    assert [d for d, _ in steps[0]] == [0, 1, 5]
    assert map_.open == map_.land & ~map_.city_bits
    assert map_.hexes_in(map_.open) == [i for i in range(len(map_.hexes)) if i not in map_.city_at]


@pytest.mark.parametrize("first", [-1, 2])
def test_a_first_player_who_is_not_there(first: int) -> None:
    rules = TITLE.open({}, 2)
    with pytest.raises(Refused) as refused:
        rules.start(Drawn(first))
    assert refused.value.refusals == [NoSuchSeat(first, 2)]

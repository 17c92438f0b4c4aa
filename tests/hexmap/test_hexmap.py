from __future__ import annotations

from math import hypot, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from railhead.hexmap import (
    BadHexName,
    Hex,
    Layout,
    distance,
    edge_vectors,
    hex_name,
    lettered,
    neighbour,
    opposite,
    parse_axial,
    parse_hex,
    rotate,
)
from railhead.hexmap.outline import centre, corners, edge_middle

hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))
layouts = st.sampled_from(Layout)


def test_a_board_without_names_is_lettered_from_its_first_line_and_column() -> None:
    row = [Hex(-3, -2), Hex(-2, -2), Hex(-3, -1)]
    assert list(lettered(Layout.POINTY, row).values()) == ["A1", "A3", "B2"]
    assert lettered(Layout.FLAT, [Hex(0, 0), Hex(26, 0)]) == {Hex(0, 0): "A1", Hex(26, 0): "AA27"}


def test_steps_through_the_edges_of_a_pointy_board() -> None:
    # Clockwise from the lower left.
    around = [hex_name(Layout.POINTY, neighbour(Layout.POINTY, parse_hex(Layout.POINTY, "E12"), e)) for e in range(6)]
    assert around == ["F11", "E10", "D11", "D13", "E14", "F13"]


def test_steps_through_the_edges_of_a_flat_board() -> None:
    # Clockwise from the bottom.
    around = [hex_name(Layout.FLAT, neighbour(Layout.FLAT, parse_hex(Layout.FLAT, "F11"), e)) for e in range(6)]
    assert around == ["F13", "E12", "E10", "F9", "G10", "G12"]


def test_the_row_above_a() -> None:
    above = parse_hex(Layout.POINTY, "a11")
    assert hex_name(Layout.POINTY, above) == "a11"
    assert distance(above, parse_hex(Layout.POINTY, "A10")) == 1


@pytest.mark.parametrize("name", ["", "F", "11", "F12", "F011", "F-1", "FF1", "É3", "F11 ", "F١"])
def test_bad_names(name: str) -> None:
    with pytest.raises(BadHexName):
        parse_hex(Layout.FLAT, name)


@pytest.mark.parametrize("name", ["", "1", "1,", "01,2", "-0,1", "1, 2", "1,2,3"])
def test_bad_axial_names(name: str) -> None:
    with pytest.raises(BadHexName):
        parse_axial(name)


@given(hexes)
def test_axial_names(hex_: Hex) -> None:
    assert parse_axial(f"{hex_.q},{hex_.r}") == hex_


@given(layouts, st.integers(0, 25), st.integers(0, 49))
def test_names_there_and_back(layout: Layout, line: int, half: int) -> None:
    name = f"{chr(65 + line)}{2 * half + line % 2}"
    assert hex_name(layout, parse_hex(layout, name)) == name


@given(layouts, hexes, st.integers(0, 5))
def test_an_edge_has_two_sides(layout: Layout, hex_: Hex, edge: int) -> None:
    beyond = neighbour(layout, hex_, edge)
    assert distance(hex_, beyond) == 1
    assert neighbour(layout, beyond, opposite(edge)) == hex_


@given(hexes, st.integers(-7, 7), hexes)
def test_turning_keeps_distances(vector: Hex, turns: int, other: Hex) -> None:
    assert distance(rotate(vector, turns), rotate(other, turns)) == distance(vector, other)
    assert rotate(rotate(vector, turns), -turns) == vector


@given(layouts)
def test_turning_follows_the_edges(layout: Layout) -> None:
    around = edge_vectors(layout)
    assert [rotate(around[0], turn) for turn in range(6)] == list(around)


@given(layouts, st.integers(0, 5))
def test_the_drawing_agrees_with_the_coordinates(layout: Layout, edge: int) -> None:
    beyond = centre(layout, edge_vectors(layout)[edge])
    middle = edge_middle(layout, edge)
    assert all(isclose(a, 2 * b, abs_tol=1e-9) for a, b in zip(beyond, middle, strict=True))
    ends = corners(layout)[edge], corners(layout)[(edge + 1) % 6]
    assert all(isclose((a + b) / 2, m, abs_tol=1e-9) for a, b, m in zip(*ends, middle, strict=True))
    assert isclose(hypot(*ends[0]), 1.0)

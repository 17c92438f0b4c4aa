"""Drawing: whole and self-contained SVG for whatever a scene may hold."""

from __future__ import annotations

from math import hypot
from typing import Literal
from xml.etree import ElementTree

import pytest

from railhead.hexmap.coord import Layout
from railhead.hexmap.outline import edge_middle
from railhead.kernel.message import Message
from railhead.view.figures import SLOT, R, box_width, boxes_width, slot_places, with_figures
from railhead.view.icons import PATHS, icon
from railhead.view.paint import SEATS, ink_on, paint, patterns
from railhead.view.picture import draw_picture
from railhead.view.scene import (
    Board,
    Box,
    Card,
    Cell,
    Fact,
    Picture,
    Piece,
    PlayerRow,
    Ribbon,
    Row,
    Scene,
    Shelf,
    Slot,
    Stop,
    Symbol,
    Table,
    Track,
    Values,
)  # fmt: skip
from railhead.view.sizes import home_type
from railhead.view.svg import draw, draw_tiles
from railhead.view.track import arc_middle

LAYOUTS = (Layout.FLAT, Layout.POINTY)
SVG = "{http://www.w3.org/2000/svg}"
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def say(message: Message) -> str:
    return str(message.args["value"]) if message.id == "value" else f"<{message.id} & co>"


def whole(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{picture}</svg>')


def word(id: str) -> Message:
    return Message(id)


CITY = Stop("s0", "city", value=40, slots=(Slot("a", ("X&Y",)), Slot("b")))
PICTURE = Picture(
    (Track(0, "s0"), Track("s0", 3), Track(1, 2)), (CITY,), "OO", "57", Values((("yellow", 20), ("green", 30)), 1)
)


def scene(orientation: Literal["flat", "pointy"]) -> Scene:
    cells = (
        Cell("A1", 0, 0, "land", None, "Pécs & <Mohács>", PICTURE, walls=(0, 3), hint=(word("hint"),)),
        Cell("A3", 1, 0, "yellow", symbols=(Symbol("mountain", word("hill"), 2), Symbol("odd", word("odd")))),
        Cell("B2", 0, 1, "red", "#123456"),
        Cell("Z2", 0, -1, "land"),  # room for the long name
    )
    pieces = (
        Piece("t", "token", "A1", "seat:1", word("token"), "5", slot="a"),
        Piece("l", "locomotive", "B2", "#ffe119", word("loco"), "LSWR", heading=2),
        Piece("m", "locomotive", "A3", "#111111", word("loco"), "NER"),
        Piece("s", "station", "B2", "seat:7", word("station")),
        Piece("c", "cube", "A3", "#00ff00", word("cube")),
    )
    ribbons = (
        Ribbon("r", "#ff0000", ("A1", "A3")),
        Ribbon("d", "seat:0", ("A1", "B2", "A3"), "draft", 1),
        Ribbon("o", "#000000", ("A1",)),
    )
    table = Table("t", word("t"), (word("c"),), (Row("r", word("r"), (Box(3, strong=True),), "#ff0000", True),))
    players = (PlayerRow(0, (Fact(word("cash"), 5),), True), PlayerRow(1, (Fact(word("cash"), Message("x").id),)))
    assert orientation in ("flat", "pointy")
    board = Board(orientation, STEPS, cells, ribbons, pieces, "england" if orientation == "flat" else None)
    return Scene(board, players, (table,), word("stage"))


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_everything_is_there_and_escaped(orientation: Literal["flat", "pointy"]) -> None:
    text = draw(scene(orientation), say)
    root = ElementTree.fromstring(text)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert {"A1", "A3", "B2", "t", "l", "m", "s", "c", "r", "d"} <= set(ids)
    assert len(ids) == len(set(ids))
    assert "Pécs & <Mohács>" in " ".join(element.text or "" for element in root.iter(f"{SVG}tspan"))
    assert root.get("width") == "1200"
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert len([element for element in root.iter(f"{SVG}path") if element.get("class") == "wall"]) == 2


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("b", range(1, 6))
def test_track_arcs_keep_their_distance_to_the_corner(layout: Layout, b: int) -> None:
    """The middle of an arc lies as far from the circle's middle as its ends do."""
    x, y = arc_middle(layout, 0, b)
    if b == 3:
        assert (x, y) == (0, 0)
        return
    ends = [edge_middle(layout, 0), edge_middle(layout, b)]
    away = (ends[0][0] + ends[1][0], ends[0][1] + ends[1][1])
    distance, radius = (1.0, 0.5) if b in (1, 5) else (3**0.5, 1.5)
    centre = tuple(part / hypot(*away) * distance for part in away)
    for point in (*ends, (x, y)):
        assert hypot(point[0] - centre[0], point[1] - centre[1]) == pytest.approx(radius, abs=0.002)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("slots", range(7))
def test_slots_do_not_overlap(layout: Layout, slots: int) -> None:
    stop = Stop("s0", "city", slots=tuple(Slot(str(i)) for i in range(slots)))
    places = slot_places(slots)
    assert len(places) == max(slots, 1)
    assert all(hypot(a[0] - b[0], a[1] - b[1]) > 30 for i, a in enumerate(places) for b in places[:i])
    whole(draw_picture(Picture((Track(0, "s0"),), (stop,)), layout))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_towns_lie_on_their_track_and_values_beside_it(layout: Layout) -> None:
    towns = (
        Stop("s0", "town", value=10),
        Stop("s1", "town", value=20),
        Stop("s2", "dot", 0.2, 0.3),
        Stop("s3", "mine"),
    )
    track = (Track(0, "s0"), Track("s0", 1), Track(3, "s1"), Track("s1", 5), Track("s2", "s3"), Track(2, "s3"))
    root = whole(draw_picture(with_figures(Picture(track, towns), layout), layout))
    bars = [element for element in root.iter(f"{SVG}rect") if element.get("class") == "town-bar"]
    assert len(bars) == 2
    assert [element.text for element in root.iter(f"{SVG}text")] == ["10", "20"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_tile_sheet(layout: Layout) -> None:
    cards = tuple(Card(f"tile:{i}", word("tile"), picture=PICTURE, fill="green", count=i) for i in range(12))
    root = ElementTree.fromstring(draw_tiles(Shelf("tiles", word("tiles"), cards), layout, say))
    assert len(list(root.iter(f"{SVG}polygon"))) == 12


@pytest.mark.parametrize("kind", [*PATHS, "unknown", "<"])
def test_icons_are_whole(kind: str) -> None:
    whole(icon(kind, 10))


def test_colours() -> None:
    assert paint("seat:2") == "url(#seat2)"
    assert paint("#abcdef") == "#abcdef"
    assert len(list(whole(patterns()).iter(f"{SVG}pattern"))) == len(SEATS) == len(set(SEATS))
    assert ink_on("#ffe119") == "#0a0c0e"
    assert ink_on("#111111") == "#ffffff"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_tracks_that_cross_are_drawn_one_across_the_other(layout: Layout) -> None:
    """Each has its light casing; where tracks meet, no casing cuts through the other."""

    def painted(*track: Track) -> list[str]:
        root = whole(draw_picture(Picture(track), layout))
        return [(path.get("class") or "").removeprefix("track-") for path in root.iter(f"{SVG}path")]

    assert painted(Track(0, 3), Track(1, 4)) == ["casing", "track", "casing", "track"]
    assert painted(Track(0, 3), Track(0, 2)) == ["casing", "casing", "track", "track"]
    assert painted(Track(0, 3), Track(1, 4), Track(3, 4)) == ["casing"] * 3 + ["track"] * 3


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("slots", "label"), [(3, "N"), (3, "OO"), (4, "B")])
def test_labels_stand_within_large_cities(layout: Layout, slots: int, label: str) -> None:
    """Between the places for tokens and clear of them."""
    stop = Stop("s0", "city", slots=tuple(Slot(str(i)) for i in range(slots)))
    found = with_figures(Picture((Track(0, "s0"),), (stop,), label), layout).written.label
    assert found
    x, y = found[0] * R, found[1] * R
    assert max(abs(x), abs(y)) < 30
    assert min(hypot(x - at[0], y - at[1]) for at in slot_places(slots)) > SLOT + 5


def test_homes_without_room_for_initials_show_the_number() -> None:
    assert home_type(["GySEV", "11"], 9) == ("GySEV", 10)
    assert home_type(["GySEV", "11"], 16) == ("11", 16)
    assert home_type(["GySEV", "11"], 30) is None
    assert home_type([], 9) is None


def test_boxes_are_as_wide_as_their_values() -> None:
    assert boxes_width([40, 90, 140]) == boxes_width([40, 90]) + box_width(140) > 3 * box_width(40)
    assert all(len(str(value)) * 0.65 * 11 < box_width(value) for value in (10, 140))


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_a_station_stands_above_the_locomotive_that_came_to_it(orientation: Literal["flat", "pointy"]) -> None:
    """The locomotive stands where the line ends, the station beside it and no longer under it."""
    root = ElementTree.fromstring(draw(scene(orientation), say))
    place = {id: found.get("transform") or "" for found in root.iter() if (id := found.get("id")) in ("B2", "l", "s")}
    x, y, lx, ly, sx, sy = (
        float(part) for id in ("B2", "l", "s") for part in place[id].split("(")[1].split(")")[0].split()
    )
    assert (lx, ly) == (x, y)
    assert hypot(sx - x, sy - y) > 40

"""1862 as people see it: the scene of a position."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import band_letter, share_worth
from railhead.games.e1862.panels import FACES, panels, player
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import COMPANIES, Marker, Over, State
from railhead.games.e1862.track import LONDON, LONDON_AREA
from railhead.hexmap.outline import edge_middle
from railhead.kernel.message import Message
from railhead.rail.board import NOWHERE, Area, Spot
from railhead.rail.tile import NO_TILE, Line, StopDef, edge_mask
from railhead.view import stock
from railhead.view.figures import with_figures
from railhead.view.scene import Cell, Picture, Piece, Result, Scene, Stop, Values
from railhead.view.stock import seat_columns
from railhead.view.track import picture, spot_picture, tile_picture
from railhead.view.track_board import is_wall, slots_on, track_board, track_cell

#: where the values of the areas change, and the phase from which each counts
VALUE_BOXES = (("A–B", 0), ("C–D", 2), ("E–H", 4))


def scene(rules: E1862Rules, state: State) -> Scene:
    """A whole position."""
    asked = rules.decision(state)
    board = rules.facts.board
    return Scene(
        board=track_board(board, (_cell(state, spot) for spot in board.spots), map(_piece, state.markers), "east"),
        players=tuple(
            player(rules, state, seat, asked is not None and asked.seat == seat) for seat in range(rules.seats)
        ),
        panels=panels(rules, state),
        stage=stage(state),
        result=result(rules, state),
    )


def stage(state: State) -> Message:
    """The round and the phase."""
    if isinstance(state.stack[-1], Over):
        return Message("stage-over")
    now, phase = state.round, band_letter(state.phase)
    if now.kind == "operating":
        return Message("stage-operating", {"turn": now.turn, "number": now.number, "of": now.of, "phase": phase})
    return Message(f"stage-{now.kind}", {"turn": now.turn, "phase": phase})


# -- the board -------------------------------------------------------------------------------------------------------


def _cell(state: State, spot: Spot) -> Cell:
    number = state.laid[spot.ix]
    turned = None if number == NO_TILE else facts().tiles.turned[number]
    return track_cell(
        facts().board,
        spot,
        turned,
        fill=_fill(spot),
        name=spot.name or _area_names(spot),
        picture=_picture(state, spot),
        hint=tuple(_signs(state, spot)),
        small=not spot.stops and not any(area.kind == "offboard" for area in _areas(spot)),
    )


def _signs(state: State, spot: Spot) -> Iterator[Message]:
    """What is printed on a hex, in words: areas, ports, London, homes of companies that are still to come, barriers."""
    for area in _areas(spot):
        early, middle, late = (area.value[phase] for _, phase in VALUE_BOXES)
        yield Message("scene-area", {"area": area.name, "early": early, "middle": middle, "late": late})
    for sign in dict.fromkeys("london" if area.link else area.kind for area in _areas(spot)):
        yield Message(f"scene-{sign}")
    yield from (Message("scene-home", {"company": home}) for home in _homes(state, spot))
    if any(is_wall(facts().board, spot, edge) for edge in range(6)):
        yield Message("scene-barrier")


def _areas(spot: Spot) -> list[Area]:
    """The areas of a hex, in the order of their edges."""
    return [facts().board.areas[area] for area in dict.fromkeys(spot.area_at) if area != NOWHERE]


def _area_names(spot: Spot) -> str | None:
    """An area has its name on one of its hexes, in the middle of them."""
    return " / ".join(area.name for area in _areas(spot) if _is_named_on(area, spot)) or None


def _is_named_on(area: Area, spot: Spot) -> bool:
    spots = facts().board.spots
    alone = [ix for ix, _ in area.entries if len(_areas(spots[ix])) == 1] or [ix for ix, _ in area.entries]
    return alone[len(alone) // 2] == spot.ix


def _homes(state: State, spot: Spot) -> list[str]:
    """The companies that start here and are still to come."""
    companies = zip(facts().companies, state.company, strict=True)
    return [its.id for its, now in companies if its.home == spot.id and now.group is not None and not now.at_home]


def _fill(spot: Spot) -> str:
    if spot.surface != "area":
        return "land"
    return "red" if any(area.kind == "offboard" for area in _areas(spot)) else "sea"


def _picture(state: State, spot: Spot) -> Picture | None:
    board, number = facts().board, state.laid[spot.ix]
    taken = sum(marker.site == board.first_site[spot.ix] for marker in state.markers) if spot.stops else 0
    slots = slots_on(spot, lambda _stop: (tuple(_homes(state, spot)), None), taken)
    if number != NO_TILE:
        turned = facts().tiles.turned[number]
        drawn = tile_picture(turned, board.layout, slots)
        halts = [_halt(spot, ix, line) for ix, line in enumerate(turned.lines) if state.marks[spot.ix] >> ix & 1]
        return with_figures(Picture(drawn.track, (*drawn.stops, *halts), drawn.label, drawn.number), board.layout)
    if spot.surface == "area":
        return _area_picture(state, spot)
    if spot.stops or spot.label:
        return spot_picture(spot, board.layout, board.phases, state.phase, slots)
    return None


def _halt(spot: Spot, ix: int, line: Line) -> Stop:
    """A small station on a line; where lines cross, a little aside."""
    layout = facts().board.layout
    (ax, ay), (bx, by) = edge_middle(layout, line.a), edge_middle(layout, line.b)
    x, y = (ax + bx) * 0.35, (ay + by) * 0.35
    if abs(x) + abs(y) < 0.01:
        x, y = ax * 0.45, ay * 0.45
    return Stop(f"h{ix}", "dot", round(x, 3), round(y, 3), facts().board.halt_value)


def _area_picture(state: State, spot: Spot) -> Picture:
    """The parts of areas on a hex: entries, London's places; an area has its values where it has its name."""
    areas = _areas(spot)
    exits = [edge_mask(edge for edge in range(6) if spot.area_at[edge] == area.ix) for area in areas]
    places = [area.slot_hexes.count(spot.id) for area in areas]
    stops = [
        StopDef("city" if count else area.kind, area.value, count, mask, area.name if _is_named_on(area, spot) else "")
        for area, count, mask in zip(areas, places, exits, strict=True)
    ]
    values = None
    if named := [area for area in areas if _is_named_on(area, spot)]:
        boxes = tuple((name, named[0].value[phase]) for name, phase in VALUE_BOXES)
        now = max(ix for ix, (_, phase) in enumerate(VALUE_BOXES) if phase <= state.phase)
        values = Values(boxes, now)
    return picture(stops, exits, (), facts().board.layout, None, None, slots_on(spot), values)


def _piece(marker: Marker) -> Piece:
    """A station marker in its slot."""
    company = facts().companies[marker.company]
    if marker.site == LONDON:
        cell = LONDON_AREA.slot_hexes[marker.slot]
        slot = marker.slot - LONDON_AREA.slot_hexes.index(cell)
    else:
        cell, slot = facts().board.hex_of(marker.site), marker.slot
    return Piece(
        f"marker:{company.id}:{cell}",
        "token",
        cell,
        company.colour,
        Message("scene-marker", {"company": company.id, "hex": cell}),
        text=company.id,
        slot=f"slot:{cell}:0:{slot}",
        ring=company.text_colour,
    )


# -- the end ---------------------------------------------------------------------------------------------------------


def result(rules: E1862Rules, state: State) -> Result | None:
    """10.4: cash and shares."""
    frame = state.stack[-1]
    if not isinstance(frame, Over):
        return None
    worths = [[share_worth(rules, state, seat, ix) for seat in range(rules.seats)] for ix in range(COMPANIES)]
    held = [(face, amounts) for face, amounts in zip(FACES, worths, strict=True) if any(amounts)]
    return stock.result(f"log-over-{frame.reason}", seat_columns(rules.seats), state.purse[1 : 1 + rules.seats], held)

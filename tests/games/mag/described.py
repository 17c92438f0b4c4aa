"""What is printed in the box in short words, so that a test can say it line by line."""

from __future__ import annotations

from railhead.games.mag.cards import BuildStation, BuyFromStack, CardStep, CompanyCard, SwapTrain
from railhead.rail import Board, Spot, TileDef, TileSet
from railhead.rail.tile import StopDef


def edges(mask: int) -> str:
    """Edges by number, clockwise from the lower left: `03`."""
    return "".join(str(edge) for edge in range(6) if mask >> edge & 1)


def stop(one: StopDef) -> str:
    """`city Buda 20 x1 to 0`: kind, name, value (by phase), spaces, track; what there is none of is left out."""
    parts = [one.kind, one.name, "/".join(map(str, one.value)) if any(one.value) else ""]
    parts += [f"x{one.slots}" if one.slots else "", f"to {edges(one.exits)}" if one.exits else ""]
    return " ".join(part for part in parts if part)


def tile(one: TileDef) -> str:
    """`green OO: city 40 x1 to 02, city 40 x1 to 13`"""
    head = " ".join(part for part in (one.colour, one.label or "") if part)
    head += f" only rotation {one.rotation}" if one.rotation is not None else ""
    head += f" river {one.river}" if one.river else ""
    body = [stop(one_stop) for one_stop in one.stops] + [f"{a}-{b}" for a, b in one.lines]
    return f"{head}: {', '.join(body)}"


def supply(tiles: TileSet) -> str:
    """`7 x4, 8|9 x21`: the sides of a piece, and how many there are."""
    return ", ".join(
        f"{'|'.join(tiles.tiles[side].name for side in piece.sides)} x{piece.count}" for piece in tiles.supply
    )


def spot(one: Spot) -> str:
    """`mountain 1; city Kassa x1`: what a hex shows; `-` if nothing."""
    parts = [one.surface if one.surface != "land" else "", f"label {one.label}" if one.label else ""]
    parts += [f"mountain {one.mountain}" if one.mountain else "", f"river {one.river}" if one.river else ""]
    parts += [f"shore {edges(one.split)}" if one.split else "", *map(stop, one.stops)]
    return "; ".join(part for part in parts if part) or "-"


def closed(board: Board) -> str:
    """The edges of each land hex that no track may lead to: `A12 3, A14 23`."""
    rows = [f"{one.id} {edges(63 & ~one.open)}" for one in board.spots if one.surface == "land" and one.open != 63]
    return ", ".join(rows)


def step(one: CardStep) -> str:
    match one:
        case BuyFromStack(type=train):
            return f"buy {train}"
        case BuildStation(hex=hex_):
            return f"station {hex_}"
        case SwapTrain(more=more, type=train):
            return f">{more} swap {train}"
        case _:
            return {"BuyFromSister": "sister", "BuyFromAnySister": "any sister"}[type(one).__name__]


def card(one: CompanyCard) -> str:
    """`green 1: buy 2, >95 swap 3`: colour, minor, what holds all game, the actions in order."""
    always = "".join(f" {word}" for word in one.permanent) + (" printed" if one.printed else "")
    return f"{one.colour} {one.minor}{always}: {', '.join(map(step, one.actions))}"

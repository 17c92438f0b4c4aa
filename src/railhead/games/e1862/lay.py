"""Tiles (7.6): which fit, which are left, and what laying one does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.e1862.actions import LayTile
from railhead.games.e1862.books import band_letter
from railhead.games.e1862.data import box, upgrades
from railhead.games.e1862.effects import Lay
from railhead.games.e1862.play import EPlay
from railhead.games.e1862.refusals import NoSuchHex, NoSuchTile, NotInPhase, NoTileLeft, TileDoesNotFit
from railhead.games.e1862.state import State
from railhead.kernel.message import Term, kebab
from railhead.kernel.refusal import Refusal
from railhead.rail.reach import Reach
from railhead.rail.tile import NO_TILE

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862


def colours(state: State) -> tuple[str, ...]:
    """9: the tiles of this phase."""
    return box().game.phases[band_letter(state.phase)].colours


def supply_left(rules: E1862, state: State) -> list[int]:
    """Pieces of every tile that are not on the board."""
    return box().tiles.left(state.laid)


def in_supply(rules: E1862, state: State, new: int) -> bool:
    tiles = box().tiles
    return supply_left(rules, state)[tiles.supply_of[new // 6]] > 0


def refuse_fit(rules: E1862, state: State, action: LayTile) -> Iterator[Refusal]:
    """7.6.1-7.6.3: a tile of this phase that fits on the hex, and one left of it."""
    tiles, board = box().tiles, box().board
    hex_ = board.number.get(action.hex)
    if hex_ is None:
        yield NoSuchHex(action.hex)
    if action.tile not in tiles.number or not 0 <= action.rotation < 6:
        yield NoSuchTile(action.tile)
    if hex_ is None or action.tile not in tiles.number or not 0 <= action.rotation < 6:
        return
    new = tiles.at(action.tile, action.rotation)
    for misfit in upgrades().why_not(hex_, state.laid[hex_], new):
        yield TileDoesNotFit(action.tile, action.hex, Term(f"misfit-{kebab(type(misfit).__name__)}"))
    if tiles.turned[new].tile.colour not in colours(state):
        yield NotInPhase(action.tile)
    if not in_supply(rules, state, new):
        yield NoTileLeft(action.tile)


def is_reached(state: State, reached: Reach, hex_: int, new: int) -> bool:
    """7.6.1, 7.6.3: part of the new track, or the large station, belongs to the network.

    The lines of a village never meet, so there a new line itself must be reached.
    """
    turned = box().tiles.turned[new]
    old = state.laid[hex_]
    if old == NO_TILE or turned.tile.stops:
        return reached.touches(hex_, turned.edges)
    kept = box().tiles.turned[old].lines
    fresh = sum(1 << a | 1 << b for a, b in turned.lines if (a, b) not in kept)
    return reached.touches(hex_, fresh)


def lays(rules: E1862, state: State, reached: Reach, *, yellow_only: bool) -> Iterator[tuple[int, int]]:
    """All lays that the network allows, as hex and tile with rotation."""
    left, there, tiles = supply_left(rules, state), colours(state), box().tiles
    for hex_ in sorted(reached.edges):
        old = state.laid[hex_]
        if yellow_only and old != NO_TILE:
            continue
        for new in upgrades().lays(hex_, old):
            tile = tiles.turned[new].tile
            if tile.colour in there and left[tiles.supply_of[tile.ix]] and is_reached(state, reached, hex_, new):
                yield hex_, new


def do_lay(play: EPlay, action: LayTile) -> int:
    """Lay the tile; returns its number with the rotation. All cities have one station, so markers keep their site."""
    state = play.state
    hex_, new = box().board.number[action.hex], box().tiles.at(action.tile, action.rotation)
    play.do(Lay(hex_, new, upgrades().carry_marks(state.laid[hex_], new, state.marks[hex_])))
    return new

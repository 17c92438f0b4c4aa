"""Tiles (7.6): which fit, which are left, and what laying one does."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.effects import Lay
from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import band_letter
from railhead.games.e1862.refusals import NoSuchHex
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import State
from railhead.kernel.action import Action
from railhead.kernel.message import Term
from railhead.kernel.refusal import Refusal, says
from railhead.rail import upgrade
from railhead.rail.lay_tile import numbers_of
from railhead.rail.reach import Reach
from railhead.rail.refusals import AboutTile
from railhead.rail.tile import NO_TILE
from railhead.rail.upgrade import Misfit


class LayTile(Action, frozen=True, gc=False, tag="lay"):
    hex: str
    tile: str
    rotation: int


NoSuchTile = AboutTile.saying("refusal-no-such-tile")
NotInPhase = AboutTile.saying("refusal-not-in-phase", "7.6")
NoTileLeft = AboutTile.saying("refusal-no-tile-left", "7.6")


@says("refusal-tile-does-not-fit", "7.6.1")
class TileDoesNotFit(Refusal, frozen=True):
    """`why` is the reason in a few words."""

    tile: str
    hex: str
    why: Term


#: what is against a tile on a hex, in words
MISFITS: dict[type[Misfit], str] = {
    upgrade.NotBuildable: "misfit-not-buildable",
    upgrade.WrongColour: "misfit-wrong-colour",
    upgrade.WrongLabel: "misfit-wrong-label",
    upgrade.WrongStops: "misfit-wrong-stops",
    upgrade.WrongRotation: "misfit-wrong-rotation",
    upgrade.MadeForOtherHex: "misfit-made-for-other-hex",
    upgrade.TrackLost: "misfit-track-lost",
    upgrade.ClosedEdge: "misfit-closed-edge",
    upgrade.AcrossSplit: "misfit-across-split",
}


def colours(state: State) -> tuple[str, ...]:
    """9: the tiles of this phase."""
    return facts().game.phases[band_letter(state.phase)].colours


def refuse_fit(rules: E1862Rules, state: State, action: LayTile) -> Iterator[Refusal]:
    """7.6.1-7.6.3: a tile of this phase that fits on the hex, and one left of it."""
    hex_, new = numbers_of(rules.facts, action)
    if hex_ is None:
        yield NoSuchHex(action.hex)
    if new is None:
        yield NoSuchTile(action.tile)
    if hex_ is None or new is None:
        return
    for misfit in rules.facts.upgrades.why_not(hex_, state.laid[hex_], new):
        yield TileDoesNotFit(action.tile, action.hex, Term(MISFITS[type(misfit)]))
    if rules.facts.tiles.turned[new].tile.colour not in colours(state):
        yield NotInPhase(action.tile)
    if rules.rulings.supply(state)(hex_, new) <= 0:
        yield NoTileLeft(action.tile)


def is_reached(state: State, reached: Reach, hex_: int, new: int) -> bool:
    """2.3, 7.6.1, 7.6.3: part of the new track, or the large station, belongs to the network.

    The lines of a village never meet, so there a new line itself must be reached.
    """
    turned = facts().tiles.turned[new]
    old = state.laid[hex_]
    if old == NO_TILE or turned.tile.stops:
        return reached.touches(hex_, turned.edges)
    kept = facts().tiles.turned[old].lines
    fresh = sum(1 << a | 1 << b for a, b in turned.lines if (a, b) not in kept)
    return reached.touches(hex_, fresh)


def lays(rules: E1862Rules, state: State, reached: Reach, *, yellow_only: bool) -> Iterator[tuple[int, int]]:
    """All lays that the network allows, as hex and tile with rotation."""
    left, there, tiles = rules.rulings.supply(state), colours(state), rules.facts.tiles
    for hex_ in sorted(reached.edges):
        old = state.laid[hex_]
        if yellow_only and old != NO_TILE:
            continue
        for new in rules.facts.upgrades.lays(hex_, old):
            if tiles.turned[new].tile.colour in there and is_reached(state, reached, hex_, new):
                if left(hex_, new) > 0:
                    yield hex_, new


def do_lay(play: E1862Play, action: LayTile) -> int:
    """Lay the tile; returns its number with the rotation.

    7.6.2: small stations stay on their lines. All cities have one station, so markers keep their site.
    """
    state = play.state
    hex_, new = play.rules.facts.board.number[action.hex], play.rules.facts.tiles.at(action.tile, action.rotation)
    play.do(Lay(hex_, new, play.rules.facts.upgrades.carry_marks(state.laid[hex_], new, state.marks[hex_])))
    play.rules.rulings.after_lay(play, play.rules.facts.board.first_site[hex_])
    return new

"""Laying a tile: what titles with track share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from railhead.kernel.explain import fewest
from railhead.kernel.menu import PickTile, TileFit
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.board import Board
from railhead.rail.refusals import AboutHex
from railhead.rail.tile import TileSet, Turned
from railhead.rail.upgrade import Upgrades


class Lay(Protocol):
    """An action that lays a tile."""

    @property
    def hex(self) -> str: ...

    @property
    def tile(self) -> str: ...

    @property
    def rotation(self) -> int: ...


class TrackFacts(Protocol):
    """What a title's facts say about track."""

    @property
    def board(self) -> Board: ...

    @property
    def tiles(self) -> TileSet: ...

    @property
    def upgrades(self) -> Upgrades: ...


def numbers_of(facts: TrackFacts, lay: Lay) -> tuple[int | None, int | None]:
    """The hex, and the tile with its rotation, as the state numbers them; None for one that there is not."""
    known = lay.tile in facts.tiles.number and 0 <= lay.rotation < 6
    return facts.board.number.get(lay.hex), facts.tiles.at(lay.tile, lay.rotation) if known else None


def refuse_hex(
    facts: TrackFacts,
    laid: tuple[int, ...],
    name: str,
    refuse: Callable[[Turned], Iterable[Refusal]],
    *,
    not_land: type[AboutHex],
    none_fits: type[AboutHex],
) -> list[Refusal]:
    """Why nothing can be laid on a hex: of all tiles that fit, the reasons against the one with fewest of them."""
    hex_ = facts.board.number.get(name)
    if hex_ is None or facts.board.spots[hex_].surface != "land":
        return [not_land(name)]
    fits = facts.upgrades.lays(hex_, laid[hex_])
    return fewest(refuse(facts.tiles.turned[new]) for new in fits) if fits else [none_fits(name)]


def pick_tile(
    id: str,
    label: Message,
    action: dict[str, object],
    lays: Iterable[Lay],
    cost: Callable[[str], int] = lambda _hex: 0,
) -> PickTile:
    """Lays as an offer: a hex, then a tile, then its rotation; `cost` says what a lay on a hex costs."""
    cells: dict[str, dict[str, list[int]]] = {}
    for lay in lays:
        cells.setdefault(lay.hex, {}).setdefault(lay.tile, []).append(lay.rotation)
    fits = {
        hex_: tuple(TileFit(tile, tuple(rotations), cost(hex_)) for tile, rotations in tiles.items())
        for hex_, tiles in cells.items()
    }
    return PickTile(id, label, action, fits)

"""Laying a tile: what titles with track share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from railhead.kernel.menu import PickTile, TileFit
from railhead.kernel.message import Message


class Lay(Protocol):
    """An action that lays a tile."""

    @property
    def hex(self) -> str: ...

    @property
    def tile(self) -> str: ...

    @property
    def rotation(self) -> int: ...


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

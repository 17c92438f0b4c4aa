"""How large letters and pieces are: never too small to be read; the same as the page's `board/sizes.ts`.

Sizes are in units of which a hex has 50 from its middle to a corner. `least` is the least size of type that can be
read, which depends on the scale at which the board is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log

from railhead.view.figures import BOX_HEIGHT, SLOT, boxes_width
from railhead.view.labels import width_of

#: as wide as letters on a token or in its place may be, and as wide as they may be before they are drawn narrower
TOKEN_ROOM, HOME_ROOM = 2 * SLOT - 4, 2 * SLOT + 12


def least_size(pixels: float, scale: float) -> float:
    """The least size of type of a board that is drawn at a scale; in steps."""
    steps = ceil(log(pixels / scale) / log(1.05))
    return float(1.05**steps)


def name_sizes(least: float) -> tuple[float, float, float]:
    """The sizes of names: of cities, of areas beyond the board, of lesser places."""
    return (max(12.0, least), max(11.0, least), max(11.0, least))


def fitted(usual: float, least: float, room: float) -> float | None:
    """Type is shown at its usual size, or as large as it must be; None where it has no room for that."""
    return max(min(usual, room), least) if least <= room else None


def value_type(value: int, least: float) -> float | None:
    return fitted(12, least, 12.5 if value > 99 else 17)


def box_type(values: Sequence[int], least: float) -> tuple[float, bool] | None:
    """The size of type in the boxes of values by phase, and whether all of them are shown or the present one alone."""
    if whole := fitted(11, least, 13 if max(values) > 99 else 14):
        return whole, True
    alone = fitted(14, least, 24)
    return (alone, False) if alone else None


def box_room(values: Sequence[int], now: int, least: float) -> tuple[float, float]:
    """Half the width and height that the boxes take."""
    match box_type(values, least):
        case None:
            return 0.0, 0.0
        case _, True:
            return boxes_width(values) / 2, BOX_HEIGHT / 2
        case size, _:
            return len(str(values[now])) * size * 0.35 + 3, size * 0.63


def token_type(text: str, least: float) -> float | None:
    """Letters on a token: three have room for a certain size, more for a smaller one."""
    return fitted(12, least, 50 / max(2.6, len(text)))


def narrowed(text: str, size: float) -> float | None:
    """Letters that are wider than the token are drawn narrower; None where they are not."""
    return TOKEN_ROOM if width_of(text) * size > TOKEN_ROOM else None


def home_type(names: Sequence[str], least: float) -> tuple[str, float] | None:
    """The first of the names of who starts there that has room, and its size; at worst the last, narrowed."""
    sized = [(name, size) for name in names if (size := token_type(name, least))]
    return next((one for one in sized if width_of(one[0]) * one[1] <= HOME_ROOM), sized[-1] if sized else None)


def piece_scale(least: float) -> float:
    """Pieces that stand on bare land are drawn larger where the board is small."""
    return min(1.7, max(1.0, least / 12))

"""A map as text: a sign for each hex, where it lies, and the letters and numbers of their names at the edges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from railhead.hexmap.coord import Hex, Layout

MARGIN = 4


class Sign(NamedTuple):
    """What stands on a hex, and the hex's name: a letter and a number."""

    hex: Hex
    name: str
    text: str


def text_map(signs: Iterable[Sign], layout: Layout, width: int) -> list[str]:
    """The lines of a map with signs of `width` characters; shorter ones stand in the middle of their hex."""
    rows: dict[int, dict[int, str]] = {}
    top: dict[int, str] = {}
    side: dict[int, str] = {}
    for (q, r), name, text in signs:
        x, y = (2 * q + r, r) if layout is Layout.POINTY else (2 * q, 2 * r + q)
        rows.setdefault(y, {})[x] = text
        letter = name.rstrip("0123456789")
        number = name.removeprefix(letter)
        top[x], side[y] = (number, letter) if layout is Layout.POINTY else (letter, number)
    left = min(top)
    # Every second number on a line of its own: side by side they would touch.
    heads = ({x: name for x, name in top.items() if (x - left) % 2 == part} for part in (0, 1))
    lines = [_line("", head, left, width) for head in heads if head]
    return lines + [_line(side[y], rows[y], left, width) for y in sorted(rows)]


def _line(name: str, signs: dict[int, str], left: int, width: int) -> str:
    line = name.rjust(2)
    for x in sorted(signs):
        line = line.ljust(MARGIN + (x - left) * width // 2) + signs[x].center(width)
    return line.rstrip()

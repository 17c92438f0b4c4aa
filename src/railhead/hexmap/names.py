"""Names of hexes: "F11" as printed on 18xx boards, "q,r" in the data of a board without printed names.

A printed name is a letter and a number. On a pointy board the letter is the row and the number the column, on a flat
board the letter is the column and the number the row. The numbers are doubled: two neighbours in one line differ by 2.
Lines before A have small letters, counted backwards: "a" is the one before A.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from railhead.hexmap.coord import Hex, Layout

_NAME = re.compile(r"([A-Za-z])(0|[1-9][0-9]?)")
_AXIAL = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


class BadHexName(ValueError):
    """A text that does not name a hex."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def parse_hex(layout: Layout, name: str) -> Hex:
    """The hex of a printed name; BadHexName if the text is none or the doubled number does not fit its letter."""
    match = _NAME.fullmatch(name)
    if match is None:
        raise BadHexName(name)
    line, number = _line(match[1]), int(match[2])
    if (number - line) % 2:
        raise BadHexName(name)
    along = (number - line) // 2
    return Hex(along, line) if layout is Layout.POINTY else Hex(line, along)


def hex_name(layout: Layout, hex_: Hex) -> str:
    """The printed name of a hex."""
    line, along = (hex_.r, hex_.q) if layout is Layout.POINTY else (hex_.q, hex_.r)
    letter = chr(ord("A") + line) if line >= 0 else chr(ord("a") - 1 - line)
    return f"{letter}{2 * along + line}"


def lettered(layout: Layout, hexes: Iterable[Hex]) -> dict[Hex, str]:
    """Names such as "F11" for a board that has none printed: its first line is A, its first column 1."""
    spots = {h: (h.r, 2 * h.q + h.r) if layout is Layout.POINTY else (h.q, 2 * h.r + h.q) for h in hexes}
    first = min((line for line, _ in spots.values()), default=0)
    start = min((number for _, number in spots.values()), default=0)
    return {h: f"{_letters(line - first)}{number - start + 1}" for h, (line, number) in spots.items()}


def parse_axial(name: str) -> Hex:
    """The hex of a "q,r" text. Its name is `f"{h.q},{h.r}"`."""
    match = _AXIAL.fullmatch(name)
    if match is None:
        raise BadHexName(name)
    return Hex(int(match[1]), int(match[2]))


def _letters(line: int) -> str:
    """A to Z, then AA to AZ and so on."""
    before, last = divmod(line, 26)
    return (_letters(before - 1) if before else "") + chr(ord("A") + last)


def _line(letter: str) -> int:
    return ord(letter) - ord("A") if letter.isupper() else ord("a") - 1 - ord(letter)

"""A map as text: a sign for each hex, where it lies, and the letters and numbers of their names at the edges; and names
that are too long for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
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


def shortened(names: Iterable[str], room: int, width: Callable[[str], int] = len) -> dict[str, str]:
    """Names cut to what has room. Where that makes several alike, each ends in a letter in which it differs.

    >>> shortened(["Norwich", "Northampton", "Nottingham", "Ely"], 3)
    {'Norwich': 'Now', 'Northampton': 'Noh', 'Nottingham': 'Not', 'Ely': 'Ely'}
    """
    short = {name: _cut(name, room, width) for name in names}
    alike: dict[str, list[str]] = {}
    for name, cut in short.items():
        alike.setdefault(cut, []).append(name)
    taken = set(short.values())
    for group in alike.values():
        if len(group) == 1:
            continue
        same = sum(1 for _ in takewhile(lambda letters: len(set(letters)) == 1, zip(*group, strict=False)))
        for name in group:
            found = (_cut(name, room - width(last), width) + last for last in name[same:] if last.isalnum())
            short[name] = next((cut for cut in found if cut not in taken), short[name])
            taken.add(short[name])
    return short


def _cut(name: str, room: int, width: Callable[[str], int]) -> str:
    while width(name) > room:
        name = name[:-1]
    return name

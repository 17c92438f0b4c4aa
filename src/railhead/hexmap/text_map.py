"""A map as text: a sign for each hex, where it lies."""

from __future__ import annotations

from collections.abc import Iterable

from railhead.hexmap.coord import Hex, Layout


def text_map(signs: Iterable[tuple[Hex, str]], layout: Layout, width: int) -> list[str]:
    """The lines of a map with signs of `width` characters; shorter ones stand in the middle of their hex."""
    rows: dict[int, dict[int, str]] = {}
    for hex_, sign in signs:
        x, y = (2 * hex_.q + hex_.r, hex_.r) if layout is Layout.POINTY else (2 * hex_.q, 2 * hex_.r + hex_.q)
        rows.setdefault(y, {})[x] = sign
    left = min(x for row in rows.values() for x in row)
    lines = []
    for y in sorted(rows):
        line = ""
        for x in sorted(rows[y]):
            line = line.ljust((x - left) * width // 2) + rows[y][x].center(width)
        lines.append(line.rstrip())
    return lines

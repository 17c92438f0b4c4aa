"""Two drawings of the same thing, shape by shape: what the page shows against what `railhead draw` writes."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

#: how far apart shapes may lie, of a hex with 50 units from its middle to a corner: rounding, and no more
NEAR = 0.2
#: letters, in parts of their size: two ways to centre them, and each font has its own heights
NEAR_LETTERS = 0.15

#: the shapes within each group, as they are painted, seen from the group or from what it lies in (`frame`): five points
#: on the outline of each, or the middle of letters; its colours; the width of its line
SHAPES = """([selector, attribute, frame]) => {
  const round = number => Math.round(number * 1000) / 1000;
  const painted = colour => colour.startsWith('url') ? 'pattern' : colour;
  const told = (shape, base) => {
    const style = getComputedStyle(shape), matrix = base.multiply(shape.getScreenCTM());
    const at = point => { const {x, y} = point.matrixTransform(matrix); return [round(x), round(y)]; };
    const scale = Math.hypot(matrix.a, matrix.b);
    const text = shape.tagName === 'text';
    let points;
    if (text) {
      const {x, y, width, height} = shape.getBBox();
      points = [at(new DOMPoint(x + width / 2, y + height / 2))];
    } else {
      const length = shape.getTotalLength();
      points = [0, .25, .5, .75, 1].map(part => at(shape.getPointAtLength(part * length)));
    }
    const line = painted(style.stroke);
    return {
      kind: text ? shape.textContent : shape.tagName, points, fill: painted(style.fill), line,
      width: line === 'none' ? 0 : round(parseFloat(style.strokeWidth) * scale),
      dashes: line === 'none' ? 'none' : style.strokeDasharray,
      clear: [style.opacity, style.fillOpacity, style.strokeOpacity].map(Number),
      size: text ? round(parseFloat(style.fontSize) * scale) : 0, weight: text ? style.fontWeight : '',
    };
  };
  return [...document.querySelectorAll(selector)].map((group, i) => {
    const base = (frame ? group.closest(frame) : group).getScreenCTM().inverse();
    const shapes = [...group.querySelectorAll('path, circle, rect, polygon, text')]
      .filter(shape => getComputedStyle(shape).display !== 'none');
    return [group.getAttribute(attribute) ?? String(i), shapes.map(shape => told(shape, base))];
  });
}"""


class Shape(NamedTuple):
    """A shape as it is painted."""

    kind: str
    points: list[list[float]]
    fill: str
    line: str
    width: float
    dashes: str
    clear: list[float]
    size: float
    weight: str

    def unlike(self, other: Shape) -> list[str]:
        """What one could tell them apart by."""
        near = NEAR_LETTERS * self.size if self.size else NEAR
        room = {"points": near, "width": 0.05, "size": 0.1}
        return [
            f"{name} {mine} and {theirs}"
            for name, mine, theirs in zip(self._fields, self, other, strict=True)
            if not _same(mine, theirs, room.get(name))
        ]


def _same(mine: Any, theirs: Any, near: float | None) -> bool:
    """Numbers, and lists of lists of them, may differ a little where that is said."""
    if near is not None and isinstance(mine, list):
        return len(mine) == len(theirs) and all(_same(a, b, near) for a, b in zip(mine, theirs, strict=True))
    return bool(mine == theirs if near is None else mine == pytest.approx(theirs, abs=near))


def shapes(page: Page, selector: str, attribute: str = "id", frame: str = "") -> dict[str, list[Shape]]:
    """The shapes of each group, by its id; seen from the group itself, or from what it lies in."""
    found: list[tuple[str, list[dict[str, object]]]] = page.evaluate(SHAPES, [selector, attribute, frame])
    return {id: [Shape(**shape) for shape in group] for id, group in found}  # type: ignore[arg-type]  # from JSON


def differences(page: dict[str, list[Shape]], drawn: dict[str, list[Shape]]) -> list[str]:
    """What is painted otherwise, or only in one of the two."""
    found = []
    for id in sorted(page.keys() | drawn.keys()):
        for i, (one, other) in enumerate(zip_longest(page.get(id, []), drawn.get(id, []))):
            if one is None or other is None:
                found.append(f"{id}, shape {i}: only {'in the SVG' if one is None else 'on the page'}: {one or other}")
            elif unlike := one.unlike(other):
                found.append(f"{id}, shape {i} ({one.kind}), on the page and in the SVG: {'; '.join(unlike)}")
    return found

#!/usr/bin/env python3
"""`python -m scripts.geography`: the country under each map, into src/railhead/view/land/*.json.

Made once and committed; nothing of it runs at play time. The coast is that of Natural Earth (public domain, at 1:10
million), from the npm package world-atlas, which is fetched when it is not given by `--atlas`. It is bent by a
thin-plate spline so that the places of `games/*/data/geography/*.toml` fall on their hexes, cut to the board and its
surroundings, and simplified. Coordinates are in units of which a hex has 50 from its middle to a corner.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from railhead.games import catalogue
from railhead.hexmap import Hex, Layout
from railhead.hexmap.outline import centre
from railhead.kernel.history import History
from railhead.view.scene import Board

ROOT = Path(__file__).parents[1]
GAMES, OUT = ROOT / "src" / "railhead" / "games", ROOT / "src" / "railhead" / "view" / "land"
PACKAGE = "world-atlas@2.0.2"
R = 50.0
#: how much the spline may leave the places for a smoother country
SMOOTH = 0.02
#: how far beyond the board the country is drawn, in parts of its size
AROUND = 0.7

Point = tuple[float, float]
Ring = list[Point]


class Map(NamedTuple):
    """A map with its file, its title, and the options and seats that give it."""

    file: str
    title: str
    options: dict[str, str | int | bool]
    seats: int


MAPS = {
    "england": Map("rocket/data/geography/england.toml", "rocket", {"map": "england"}, 3),
    "usa": Map("rocket/data/geography/usa.toml", "rocket", {"map": "usa"}, 3),
    "china": Map("rocket/data/geography/china.toml", "rocket", {"map": "china"}, 3),
    "hungary": Map("mag/data/geography/multi.toml", "18mag", {}, 3),
    "hungary-two": Map("mag/data/geography/two.toml", "18mag", {}, 2),
    "east": Map("e1862/data/geography/east.toml", "1862", {}, 3),
}


# -- the spline ------------------------------------------------------------------------------------------------------


def spline(sources: Sequence[Point], targets: Sequence[float]) -> Callable[[Point], float]:
    """A thin-plate spline: the smoothest sheet over the sources with these heights."""
    n = len(sources)
    rows = []
    for i, (x, y) in enumerate(sources):
        row = [_bend(math.dist((x, y), other)) for other in sources]
        row[i] += SMOOTH
        rows.append([*row, 1.0, x, y, targets[i]])
    for part in ([1.0] * n, [x for x, _ in sources], [y for _, y in sources]):
        rows.append([*part, 0.0, 0.0, 0.0, 0.0])
    weights = _solve(rows)

    def height(at: Point) -> float:
        plane = weights[n] + weights[n + 1] * at[0] + weights[n + 2] * at[1]
        return plane + sum(w * _bend(math.dist(at, other)) for w, other in zip(weights, sources, strict=False))

    return height


def _bend(distance: float) -> float:
    return distance * distance * math.log(distance) if distance else 0.0


def _solve(rows: list[list[float]]) -> list[float]:
    """Gauss, with the largest pivot; the last column is the right side."""
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            if factor:
                for i in range(column, size + 1):
                    rows[row][i] -= factor * rows[column][i]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][i] * found[i] for i in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


class Sheet:
    """A map with where latitude and longitude fall on it."""

    def __init__(self, board: Board, places: dict[str, list[float]]) -> None:
        layout = Layout.FLAT if board.orientation == "flat" else Layout.POINTY
        self.middle: dict[str, Point] = {}
        names = {}
        for cell in board.cells:
            x, y = centre(layout, Hex(cell.q, cell.r))
            self.middle[cell.id] = (x * R, y * R)
            names[cell.name] = cell.id
        lats = [lat for lat, _ in places.values()]
        self.shrink = math.cos(math.radians(sum(lats) / len(lats)))
        targets = [self.middle[names.get(name, name)] for name in places]
        flat = [self.plain(*at) for at in places.values()]
        # In hex radii on both sides, so that the spline is smooth in the same measure on every map.
        spread = max(math.dist(a, b) for a in flat for b in flat)
        extent = max(math.dist(a, b) for a in targets for b in targets) / R
        self.unit = extent / spread
        sources = [(x * self.unit, y * self.unit) for x, y in flat]
        self.x = spline(sources, [x / R for x, _ in targets])
        self.y = spline(sources, [y / R for _, y in targets])
        found = [self.at(*place) for place in places.values()]
        errors = [math.dist(a, b) / R for a, b in zip(found, targets, strict=True)]
        self.error = (sum(errors) / len(errors), max(errors))

    def plain(self, lat: float, lon: float) -> Point:
        return lon * self.shrink, -lat

    def at(self, lat: float, lon: float) -> Point:
        x, y = self.plain(lat, lon)
        source = (x * self.unit, y * self.unit)
        return self.x(source) * R, self.y(source) * R

    def place(self, point: Sequence[float | str]) -> Point:
        """Latitude and longitude, or a hex and how far from its middle."""
        if isinstance(point[0], str):
            x, y = self._middle_of(point[0])
            return x + float(point[1]) * R, y + float(point[2]) * R
        return self.at(float(point[0]), float(point[1]))

    def _middle_of(self, hex_: str) -> Point:
        """Also of a hex that is just outside: row letter and doubled column of pointy hexes."""
        if hex_ in self.middle:
            return self.middle[hex_]
        known, at = next((id, at) for id, at in self.middle.items() if re.fullmatch(r"[A-Z]\d+", id))
        columns = (int(hex_[1:]) - int(known[1:])) / 2
        rows = ord(hex_[0]) - ord(known[0])
        return at[0] + columns * math.sqrt(3) * R, at[1] + rows * 1.5 * R

    def box(self, around: float = 0.0) -> tuple[float, float, float, float]:
        xs, ys = [x for x, _ in self.middle.values()], [y for _, y in self.middle.values()]
        wide, high = max(xs) - min(xs), max(ys) - min(ys)
        more = around * max(wide, high) + R * 1.25
        return min(xs) - more, min(ys) - more, max(xs) + more, max(ys) + more


# -- the coast -------------------------------------------------------------------------------------------------------


def land(atlas: Path) -> list[Ring]:
    """The outer rings of all land, as (latitude, longitude)."""
    topology = json.loads(atlas.read_text())
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[Ring] = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((y * sy + ty, x * sx + tx))
        arcs.append(points)
    rings = []
    for shape in topology["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for polygon in polygons:
            ring: Ring = []
            for number in polygon[0]:
                ring += arcs[number][1:] if number >= 0 else arcs[~number][::-1][1:]
            rings.append(ring)
    return rings


def clip(ring: Ring, box: tuple[float, float, float, float]) -> Ring:
    """A ring cut to a box, side by side (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        cut: Ring = []
        for before, now in zip([*ring[-1:], *ring[:-1]], ring, strict=True):
            inside = [(point[axis] - limit) * sign >= 0 for point in (before, now)]
            if inside[0] != inside[1]:
                part = (limit - before[axis]) / (now[axis] - before[axis])
                cut.append((before[0] + (now[0] - before[0]) * part, before[1] + (now[1] - before[1]) * part))
            if inside[1]:
                cut.append(now)
        ring = cut
    return ring


def finer(ring: Ring, step: float) -> Ring:
    """Long edges in short ones, so that they bend with the rest."""
    found: Ring = []
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        parts = max(1, math.ceil(math.dist((x1, y1), (x2, y2)) / step))
        found += [(x1 + (x2 - x1) * i / parts, y1 + (y2 - y1) * i / parts) for i in range(parts)]
    return found


def simpler(line: Ring, tolerance: Callable[[Point], float]) -> Ring:
    """The line with fewer points (Douglas and Peucker); farther off the board it may be coarser."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = math.dist(line[0], line[-1])

    def away(at: Point) -> float:
        if length < 0.01:
            return math.dist(at, line[0])
        return abs((x2 - x1) * (y1 - at[1]) - (x1 - at[0]) * (y2 - y1)) / length

    far = max(range(1, len(line) - 1), key=lambda i: away(line[i]) / tolerance(line[i]))
    if away(line[far]) <= tolerance(line[far]):
        return [line[0], line[-1]]
    return simpler(line[: far + 1], tolerance)[:-1] + simpler(line[far:], tolerance)


def coast(sheet: Sheet, rings: Iterable[Ring], places: dict[str, list[float]]) -> list[Ring]:
    """The land around a map, on its sheet."""
    inner, outer = sheet.box(), sheet.box(AROUND)
    lats, lons = [lat for lat, _ in places.values()], [lon for _, lon in places.values()]
    more = 1.1 * max(max(lats) - min(lats), (max(lons) - min(lons)) * sheet.shrink)
    region = (min(lats) - more, min(lons) - more / sheet.shrink, max(lats) + more, max(lons) + more / sheet.shrink)

    def tolerance(at: Point) -> float:
        beyond = max(inner[0] - at[0], at[0] - inner[2], inner[1] - at[1], at[1] - inner[3], 0.0)
        return 0.9 + beyond / 60

    found = []
    for ring in rings:
        if not any(region[0] < lat < region[2] and region[1] < lon < region[3] for lat, lon in ring):
            continue
        near = clip(ring, region)
        if len(near) < 3:
            continue
        bent = clip([sheet.at(*point) for point in finer(near, more / 40)], outer)
        if len(bent) < 3:
            continue
        half = len(bent) // 2
        drawn = simpler(bent[: half + 1], tolerance)[:-1] + simpler(bent[half:] + bent[:1], tolerance)[:-1]
        if len(drawn) > 3 and _area(drawn) > 60:
            found.append(drawn)
    return found


def _area(ring: Ring) -> float:
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def inside(at: Point, rings: Iterable[Ring]) -> bool:
    """Whether a point is on land."""
    hit = False
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (y1 > at[1]) != (y2 > at[1]) and at[0] < (x2 - x1) * (at[1] - y1) / (y2 - y1) + x1:
                hit = not hit
    return hit


# -- paths -----------------------------------------------------------------------------------------------------------


def path(points: Sequence[Point], *, closed: bool) -> str:
    """Straight pieces, in whole units, each relative to the last."""
    whole = [(round(x), round(y)) for x, y in points]
    steps = [f"M{whole[0][0]} {whole[0][1]}l"]
    steps += [f"{x2 - x1} {y2 - y1}" for (x1, y1), (x2, y2) in pairwise(whole) if (x1, y1) != (x2, y2)]
    return (steps[0] + " ".join(steps[1:])).replace(" -", "-") + ("z" if closed else "")


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """A curve through all points (Catmull and Rom)."""
    n = len(points)

    def at(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    parts = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for i in range(n if closed else n - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (at(i + k) for k in (-1, 0, 1, 2))
        bends = ((x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6), (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6), (x2, y2))
        parts.append("C" + " ".join(f"{x:.0f} {y:.0f}" for x, y in bends))
    return "".join(parts) + ("z" if closed else "")


def hills(points: Sequence[Point], step: float = 30.0) -> str:
    """Strokes along a range, to the left and to the right in turn."""
    parts, number, left = [], 0, 0.0
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.dist((x1, y1), (x2, y2))
        while left < length:
            t = left / length
            aside = (-14, 9, 0, 16, -6)[number % 5]
            x = x1 + (x2 - x1) * t - (y2 - y1) / length * aside
            y = y1 + (y2 - y1) * t + (x2 - x1) / length * aside
            size = (11, 8, 13)[number % 3]
            parts.append(f"M{x - size:.0f} {y:.0f}q{size * 0.7:.0f}-{size * 1.3:.0f} {size} 0")
            parts.append(
                f"m-{size * 0.3:.0f}-{size * 0.4:.0f}q{size * 0.5:.0f}-{size * 0.7:.0f} {size} {size * 0.4:.0f}"
            )
            number, left = number + 1, left + step
        left -= length
    return "".join(parts)


def drawing(name: str, map_: Map, rings: list[Ring]) -> dict[str, object]:
    """The country under a map, as the page and `railhead draw` read it."""
    facts = tomllib.loads((GAMES / map_.file).read_text())
    title = catalogue.title(map_.title)
    header = title.header(map_.options, map_.seats, "geography")
    _, rules = catalogue.rules_of(header)
    board = title.scene(rules, History(rules, header).state).board
    sheet = Sheet(board, facts["places"])
    around = coast(sheet, rings, facts["places"])
    wrong = _misplaced(board, sheet, around, name)
    print(f"{name}: off by {sheet.error[0]:.2f} of a hex, at most {sheet.error[1]:.2f}; {wrong}", file=sys.stderr)
    lines = {kind: facts.get(kind, {}) for kind in ("rivers", "lakes", "hills", "names")}
    points = {
        kind: {key: [sheet.place(p) for p in way] for key, way in lines[kind].items()}
        for kind in ("rivers", "lakes", "hills")
    }
    names = [(key, *(round(part) for part in sheet.place(at))) for key, at in lines["names"].items()]
    left, top, right, bottom = (round(part) for part in sheet.box(AROUND))
    return {
        "ground": facts["ground"],
        "box": [left, top, right - left, bottom - top],
        "land": "".join(path(ring, closed=True) for ring in around),
        "lakes": "".join(smooth(way, closed=True) for way in points["lakes"].values()),
        "rivers": "".join(smooth(way) for way in points["rivers"].values()),
        "hills": "".join(hills(way) for way in points["hills"].values()),
        "names": names,
    }


def _misplaced(board: Board, sheet: Sheet, around: list[Ring], name: str) -> str:
    """Which hexes of land lie in the sea, and which of the sea on land."""
    at_sea = [cell.id for cell in board.cells if cell.fill != "sea" and not inside(sheet.middle[cell.id], around)]
    on_land = [cell.id for cell in board.cells if cell.fill == "sea" and inside(sheet.middle[cell.id], around)]
    return f"land in the sea: {' '.join(at_sea) or 'none'}; sea on land: {' '.join(on_land) or 'none'}"


def fetched(folder: Path) -> Path:
    """The atlas, from the npm package."""
    subprocess.run(["npm", "pack", PACKAGE, "--silent"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(next(folder.glob("*.tgz"))) as packed:
        packed.extract("package/land-10m.json", folder, filter="data")
    return folder / "package" / "land-10m.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--atlas", type=Path, help="land-10m.json of the npm package world-atlas")
    parser.add_argument("--only", default="", help="a part of the name of the maps")
    args = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        rings = land(args.atlas or fetched(Path(folder)))
    for name, map_ in MAPS.items():
        if args.only in name:
            made = drawing(name, map_, rings)
            (OUT / f"{name}.json").write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()

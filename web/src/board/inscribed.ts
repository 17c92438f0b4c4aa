/** What the names on a board have to keep clear of, and which names there are; the same as in `railhead.view.names`. */

import type { Cell, Picture, Piece, Ribbon, Stop } from "../api/types";
import { RADIUS, along, corner, edgeMiddle, type Orientation, type Point } from "./hex";
import { NEVER, type Label, type Obstacle, type Rect } from "./labels";
import { slotPoints, stopPoint } from "./Picture";
import { LABEL, SLOT, VALUE, boxRoom, nameSizes, pieceScale, valueType } from "./sizes";

/** The names of cells and of their stops: cities before areas before lesser places. */
export function labelsOf(
  cells: readonly Cell[],
  centres: ReadonlyMap<string, Point>,
  least: number,
  called: (name: string) => string,
): Label[] {
  const sizes = nameSizes(least);
  return cells.flatMap((cell) => {
    const at = centres.get(cell.id);
    if (!at || !cell.name) return [];
    const rank = cell.small ? 2 : cell.fill === "red" || cell.fill === "sea" ? 1 : 0;
    const named = (cell.picture?.stops ?? []).filter(({ name }) => name);
    const stops: readonly (Stop | undefined)[] = named.length ? named : [cell.picture?.stops?.[0]];
    return stops.map((stop, i): Label => {
      const { x, y, w, h } = stop ? roomOf(stop) : cell.colour ? ownRoom(least) : symbolRoom(cell);
      const text = called(stop?.name || cell.name!);
      return { id: i ? `${cell.id}:${i}` : cell.id, text, rank, size: sizes[rank]!, x: at.x + x, y: at.y + y, w, h };
    });
  });
}

/** What names must not, or should not, cover. */
export function obstaclesOf(
  cells: readonly Cell[],
  centres: ReadonlyMap<string, Point>,
  orientation: Orientation,
  pieces: readonly Piece[],
  pointOf: (piece: string) => Point | undefined,
  least: number,
): Obstacle[] {
  const found: Obstacle[] = [];
  for (const cell of cells) {
    const at = centres.get(cell.id);
    if (!at) continue;
    const put = ({ x, y, w, h }: Rect, weight: number) => found.push({ x: at.x + x, y: at.y + y, w, h, weight });
    if (cell.picture) for (const [rect, weight] of pictured(orientation, cell.picture, least)) put(rect, weight);
    for (const edge of cell.walls ?? []) for (const rect of wall(orientation, edge)) put(rect, 2);
    const symbols = symbolRoom(cell);
    if (symbols.w) put(symbols, 6);
  }
  for (const piece of pieces) {
    const at = piece.slot ? undefined : pointOf(piece.id);
    const half = pieceRoom(piece.kind) * pieceScale(least);
    if (at) found.push({ x: at.x, y: at.y, w: half, h: half, weight: NEVER });
  }
  return found;
}

/** Lines over the land, which names cover only where there is no better place. */
export function* lineObstacles(ribbons: readonly Ribbon[], centres: ReadonlyMap<string, Point>): Iterable<Obstacle> {
  for (const { cells, style } of ribbons) {
    if (style && style !== "line") continue;
    const middles = cells.flatMap((cell) => centres.get(cell) ?? []);
    for (const [i, at] of middles.entries()) {
      const [from, to] = [middles[i - 1] ?? at, middles[i + 1] ?? at];
      for (let step = 0; step <= 6; step++) {
        const [back, on] = [(1 - step / 6) ** 2 / 2, (step / 6) ** 2 / 2];
        const x = at.x + back * (from.x - at.x) + on * (to.x - at.x);
        const y = at.y + back * (from.y - at.y) + on * (to.y - at.y);
        yield { x, y, w: 7, h: 7, weight: 1 };
      }
    }
  }
}

function pieceRoom(kind: string): number {
  return kind === "locomotive" ? 34 : kind === "station" ? 15 : 10;
}

/** A place that belongs to somebody: its locomotive may stand there. */
function ownRoom(least: number): Rect {
  const half = pieceRoom("locomotive") * pieceScale(least);
  return { x: 0, y: 0, w: half, h: half };
}

/** The room that a stop takes. */
function roomOf(stop: Stop): Rect {
  const at = stopPoint(stop);
  if (stop.kind !== "city") {
    const half = stop.kind === "port" || stop.kind === "mine" ? 11 : stop.kind === "area" ? 5 : 9;
    return { ...at, w: half, h: half };
  }
  const points = slotPoints(stop.slots?.length ?? 1);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: at.x + (left + right) / 2,
    y: at.y + (top + bottom) / 2,
    w: (right - left) / 2 + SLOT + 2,
    h: (bottom - top) / 2 + SLOT + 2,
  };
}

/** The row of symbols on a cell; nothing where a numbered tile covers the land. */
export function symbolRoom(cell: Cell): Rect {
  const count = cell.picture?.number ? 0 : (cell.symbols ?? []).reduce((sum, symbol) => sum + (symbol.count ?? 1), 0);
  const scale = cell.picture ? 0.8 : 1;
  return { x: 0, y: cell.picture ? 30 : 0, w: 13.5 * count * scale, h: count ? 13.5 * scale : 0 };
}

/** A barrier along an edge. */
function wall(orientation: Orientation, edge: number): Rect[] {
  const [from, to] = [corner(orientation, edge), corner(orientation, edge + 1)];
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    w: 6,
    h: 6,
  }));
}

function* pictured(orientation: Orientation, picture: Picture, least: number): Iterable<[Rect, number]> {
  const stops = new Map((picture.stops ?? []).map((stop) => [stop.id, stop]));
  for (const stop of stops.values()) yield [roomOf(stop), NEVER];
  const { values: worth, label, boxes } = picture.written ?? {};
  for (const [x, y, value] of worth ?? []) {
    if (valueType(value, least)) yield [box(x, y, VALUE - 1, VALUE - 1), NEVER];
  }
  if (label) yield [box(label[0], label[1], (picture.label?.length ?? 0) * LABEL.letter + 2, LABEL.height), NEVER];
  if (boxes && picture.values) {
    const values = picture.values.boxes.map(([, value]) => value);
    const { w, h } = boxRoom(values, picture.values.now, least);
    yield [box(boxes[0], boxes[1], w, h), NEVER];
  }
  for (const { a, b } of picture.track ?? []) {
    for (const end of [a, b]) {
      if (typeof end === "number") yield [{ ...edgeMiddle(orientation, end), w: 4, h: 4 }, NEVER];
    }
    for (const { x, y } of along(orientation, a, b, (id) => stopPoint(stops.get(id)))) {
      yield [{ x, y, w: 4, h: 4 }, 1];
    }
  }
}

function box(x: number, y: number, w: number, h: number): Rect {
  return { x: x * RADIUS, y: y * RADIUS, w, h };
}

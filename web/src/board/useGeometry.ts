/** Where everything on the board is. Patches leave untouched parts as they are: those are not drawn again. */

import { createMemo, type Accessor } from "solid-js";
import type { Board, Cell, Piece, Ribbon } from "../api/types";
import { distinct } from "../lib/distinct";
import { RADIUS, centre, type Orientation, type Point } from "./hex";
import { slotsOf } from "./Picture";
import type { Box } from "./zoom";

export interface Geometry {
  orientation: Accessor<Orientation>;
  directions: Accessor<Board["directions"]>;
  cellList: Accessor<readonly Cell[]>;
  cells: Accessor<ReadonlyMap<string, Cell>>;
  ribbons: Accessor<readonly Ribbon[]>;
  pieces: Accessor<readonly Piece[]>;
  /** The middles of the cells, and the box around them all. */
  centres: Accessor<ReadonlyMap<string, Point>>;
  box: Accessor<Box>;
  /** Where the pieces stand. */
  places: Accessor<ReadonlyMap<string, Point>>;
  /** Where an element is: a cell, a piece, a slot. */
  pointOf(id: string): Point | undefined;
}

/** The same as it is drawn now. */
export interface Drawn extends Geometry {
  /** The least size of type that can be read, in units of the board. */
  least: Accessor<number>;
}

const NONE: readonly never[] = [];

export function useGeometry(board: Accessor<Board>): Geometry {
  const orientation = distinct(() => board().orientation);
  const directions = distinct(() => board().directions);
  const cellList = distinct(() => board().cells);
  const ribbons = distinct(() => board().ribbons ?? NONE);
  const pieces = distinct(() => board().pieces ?? NONE);
  const cells = createMemo(() => new Map(cellList().map((cell) => [cell.id, cell])));
  const centres = distinct(
    () => new Map(cellList().map(({ id, q, r }) => [id, centre(orientation(), q, r)])),
    samePoints,
  );
  const box = createMemo(() => boxOf([...centres().values()]));
  const slots = createMemo(() => slotPlaces(cellList(), centres()));
  const places = createMemo(() => piecePlaces(pieces(), slots(), centres()));
  const pointOf = (id: string) => centres().get(id) ?? places().get(id) ?? slots().get(id);
  return { orientation, directions, cellList, cells, ribbons, pieces, centres, box, places, pointOf };
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const edge = RADIUS * 1.25;
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

function samePoints(a: ReadonlyMap<string, Point>, b: ReadonlyMap<string, Point>): boolean {
  return a.size === b.size && [...a].every(([id, p]) => b.get(id)?.x === p.x && b.get(id)?.y === p.y);
}

/** Where the slots of all cells are. */
function slotPlaces(cells: readonly Cell[], centres: ReadonlyMap<string, Point>): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const { id, picture } of cells) {
    const at = centres.get(id);
    if (!at || !picture) continue;
    for (const [slot, { x, y }] of slotsOf(picture)) places.set(slot, { x: at.x + x, y: at.y + y });
  }
  return places;
}

/** Pieces in slots stand there; others on one cell side by side, or behind the locomotive that came to them. */
export function piecePlaces(
  pieces: readonly Piece[],
  slots: ReadonlyMap<string, Point>,
  centres: ReadonlyMap<string, Point>,
): Map<string, Point> {
  const places = new Map<string, Point>();
  const crowd = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const slot = slots.get(piece.slot ?? "");
    if (slot) places.set(piece.id, slot);
    else crowd.set(piece.cell, [...(crowd.get(piece.cell) ?? []), piece]);
  }
  for (const [cell, group] of crowd) {
    const at = centres.get(cell);
    if (!at) continue;
    const behind = group.filter(({ kind }) => kind !== "locomotive");
    if (behind.length < group.length) {
      for (const { id } of group) places.set(id, at);
      behind.forEach(({ id }, i) => places.set(id, { x: at.x - 28 + i * 26, y: at.y - 38 }));
      continue;
    }
    group.forEach((piece, i) => {
      const aside = (i - (group.length - 1) / 2) * 26;
      places.set(piece.id, { x: at.x + aside, y: at.y + (group.length > 1 && i > 0 ? 16 : 0) });
    });
  }
  return places;
}

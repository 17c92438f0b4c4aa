/** What the hexes of a map are called, for texts about them. */

import type { Board, Cell } from "../api/types";
import type { Place } from "../i18n";
import { centre } from "./hex";

const COMPASS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

/** Hexes with a printed name by that; where the map prints no coordinates either, the others by the nearest name. */
export function placesOf(board: Board): Map<string, Place> {
  const named = board.cells.filter(({ name }) => name);
  const places = new Map<string, Place>(named.map(({ id, name, code }) => [id, { name: name!, code: code ?? id }]));
  for (const cell of board.cells) {
    if (!cell.name && cell.id === `${cell.q},${cell.r}`) {
      const near = nearest(cell, named);
      const [code, way] = [cell.code ?? cell.id, near && wayFrom(near, cell, board)];
      if (near) places.set(cell.id, { name: near.name!, code, way, steps: steps(near, cell) });
    }
  }
  return places;
}

function nearest(cell: Cell, named: readonly Cell[]): Cell | undefined {
  return named.reduce<Cell | undefined>(
    (best, other) => (best && steps(best, cell) <= steps(other, cell) ? best : other),
    undefined,
  );
}

function steps(a: Cell, b: Cell): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function wayFrom(from: Cell, to: Cell, { orientation }: Board): string {
  const [a, b] = [centre(orientation, from.q, from.r), centre(orientation, to.q, to.r)];
  return COMPASS[(Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4)) + 8) % 8]!;
}

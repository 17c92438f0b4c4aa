/** What the board is told about its elements: which may be touched, and how they stand out. */

export type Glow =
  | "lit" /** may be touched now */
  | "soft" /** may be touched, one of very many */
  | "blocked" /** might be expected, but is refused; a touch says why */
  | "step" /** touched on the way */
  | "chosen"; /** touched last: what is about to be done */

export type Glows = ReadonlyMap<string, Glow>;

/** An element of the board that stands out, and where. */
export interface Target {
  id: string;
  glow: Glow;
  x: number;
  y: number;
  /** A whole cell; else a piece or a slot. */
  cell: boolean;
}

/** Those elements that stand out and are on the board. */
export function targetsOf(
  glows: Glows,
  pointOf: (id: string) => { x: number; y: number } | undefined,
  isCell: (id: string) => boolean,
): Target[] {
  return [...glows].flatMap(([id, glow]) => {
    const at = pointOf(id);
    return at ? [{ id, glow, x: at.x, y: at.y, cell: isCell(id) }] : [];
  });
}

/** The next element in the direction of an arrow key: near, and more along the arrow than beside it. */
export function nextTowards<T extends { x: number; y: number }>(
  from: T,
  all: readonly T[],
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of all) {
    const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const beside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx);
    if (along < 1 || beside > along * 2) continue;
    const far = along + beside * 1.5;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

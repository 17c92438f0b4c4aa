/** Where figures, labels and names of a cell stand: beside the stops and, as far as there is room, beside the track. */

import type { Cell, Picture } from "../api/types";
import { APOTHEM, RADIUS, along, polar, type Orientation, type Point } from "./hex";
import { SLOT, slotPoints, stopPoint, edgesOf } from "./Picture";

/** A word in lines, its middle at (x, y). */
export interface Inscribed extends Point {
  lines: readonly string[];
  size: number;
}

/** What stands where on a picture. */
export interface PictureLayout {
  values: readonly Point[];
  label: Point | null;
  /** The middle of the boxes with the values by phase. */
  boxes: Point | null;
}

/** Something that should not be covered: the heavier, the less. */
interface Obstacle extends Point {
  /** Half its width and height. */
  w: number;
  h: number;
  weight: number;
  /** A disc, not a box. */
  round?: boolean;
}
interface Size {
  w: number;
  h: number;
}

/** How far above the middle coordinates stand: below the upper edge, or the upper corner. */
export const COORDINATES = { flat: 7 - APOTHEM, pointy: 13 - RADIUS } as const;

const VALUE: Size = { w: 10.5, h: 10.5 };
const LABEL: Size = { w: 9, h: 8 };
export const PHASE_BOX = { width: 17, height: 13 };
const TRACK: Size & { weight: number } = { w: 4, h: 4, weight: 0.6 };
/** The middle of a bare cell, where lines and pieces come. */
const MIDDLE: Obstacle = { x: 0, y: 0, w: 20, h: 13, weight: 1 };
export const LINE_HEIGHT = 1.04;
/** The width of a letter, in parts of the size of the type. */
const LETTER = 0.6;

interface Thought {
  layout: PictureLayout;
  obstacles: Obstacle[];
}
const kept = { flat: new WeakMap<Picture, Thought>(), pointy: new WeakMap<Picture, Thought>() };

/** The figures' places; the same picture is thought about once. */
export function layoutOf(orientation: Orientation, picture: Picture): PictureLayout {
  return thought(orientation, picture).layout;
}

function thought(orientation: Orientation, picture: Picture): Thought {
  const known = kept[orientation].get(picture);
  if (known) return known;
  const obstacles = ground(orientation, picture);
  const put = (size: Size, places: readonly Point[]): Point => {
    const at = best(orientation, size, places, obstacles);
    obstacles.push({ ...at, ...size, weight: 12 });
    return at;
  };
  const phases = picture.values?.boxes.length ?? 0;
  const boxes = phases ? put({ w: (phases * PHASE_BOX.width) / 2, h: PHASE_BOX.height / 2 }, UPRIGHT) : null;
  const values = [...new Set((picture.stops ?? []).map(({ value }) => value ?? null))]
    .filter((value) => value !== null)
    .map(() => put(VALUE, AROUND));
  const label = picture.label ? put({ ...LABEL, w: LABEL.w + (picture.label.length - 1) * 5 }, AROUND) : null;
  const made = { layout: { values, label, boxes }, obstacles };
  kept[orientation].set(picture, made);
  return made;
}

/** Where a cell's name stands, in how many lines and how large; `larger` where it would be too small to be read. */
export function nameOn(
  orientation: Orientation,
  cell: Cell,
  name: string,
  symbols: number,
  usual: number,
  coordinates = false,
  larger = 1,
): Inscribed {
  const crowded = (cell.picture?.stops?.length ?? 0) > 1;
  const [most, least] = [Math.round(usual * larger), larger > 1 ? (crowded ? 8 : 9) : 7];
  const obstacles = [...(cell.picture ? thought(orientation, cell.picture).obstacles : [])];
  if (coordinates) obstacles.push({ x: 0, y: COORDINATES[orientation], w: 10, h: 5, weight: 5 });
  // Names may lean out of bare land; on track they would touch their neighbours.
  const edge = cell.picture ? (larger > 1 && !crowded ? 1.3 : 2.6) : 0.15;
  if (!cell.picture && !symbols) obstacles.push(MIDDLE);
  if (symbols) obstacles.push({ x: 0, y: symbolsAt(cell), w: 14 * symbols, h: 14, weight: 3 });
  let cheapest = Infinity;
  let found: Inscribed = { lines: [name], size: most, x: 0, y: 0 };
  for (const lines of wraps(name)) {
    const letters = Math.max(...lines.map((line) => line.length));
    for (let size = most; size >= least; size -= 1) {
      const half = { w: (letters * size * LETTER) / 2, h: (lines.length * size * LINE_HEIGHT) / 2 };
      for (const at of UPRIGHT) {
        const price =
          cost(orientation, at, half, obstacles, edge) +
          (most - size) * 1.4 +
          (lines.length - 1) * 1.2 +
          Math.abs(at.x) * 0.02;
        if (price < cheapest) [cheapest, found] = [price, { lines, size, ...at }];
      }
    }
  }
  return found;
}

/** How far below the middle the symbols of a cell stand. */
export function symbolsAt(cell: Cell): number {
  if (cell.picture?.stops?.length || cell.picture?.track?.length) return 30;
  return cell.name ? -12 : 0;
}

/** Places for small things: around the middle, nearer and farther. */
const AROUND: readonly Point[] = [0.6, 0.68, 0.76, 0.42].flatMap((far) =>
  Array.from({ length: 24 }, (_, i) => polar((i * Math.PI) / 12, RADIUS * far)),
);
/** Places for long things: above and below each other, also a little aside. */
const UPRIGHT: readonly Point[] = [0, -6, 6, -12, 12].flatMap((x) =>
  Array.from({ length: 21 }, (_, i) => ({ x, y: (i % 2 ? 1 : -1) * Math.ceil(i / 2) * 4 })),
);

/** Stops, their slots, and points of the track. */
function ground(orientation: Orientation, picture: Picture): Obstacle[] {
  const found: Obstacle[] = [];
  const stops = new Map(
    (picture.stops ?? []).map((stop) => [stop.id, { stop, at: stopPoint(orientation, picture, stop) }]),
  );
  for (const { stop, at } of stops.values()) {
    if (stop.kind === "city") {
      for (const { x, y } of slotPoints(Math.max(1, stop.slots?.length ?? 1))) {
        found.push({ x: at.x + x, y: at.y + y, w: SLOT + 2, h: SLOT + 2, weight: 6, round: true });
      }
    } else
      found.push({
        ...at,
        w: stop.kind === "port" || stop.kind === "mine" ? 11 : 8,
        h: stop.kind === "area" ? 6 : 11,
        weight: 3,
      });
  }
  for (const { a, b } of picture.track ?? []) {
    const to = typeof b === "string" ? stops.get(b) : undefined;
    const from = typeof a === "string" ? stops.get(a) : undefined;
    const town = [to, from].find((end) => end?.stop.kind === "town");
    const ends = town ? edgesOf(picture.track ?? [], town.stop.id) : [];
    // Through a town of two ends the track runs in one curve.
    const points =
      ends.length === 2
        ? along(orientation, ends[0]!, ends[1]!)
        : along(orientation, from?.at ?? Number(a), to?.at ?? Number(b));
    found.push(...points.map((point) => ({ ...point, ...TRACK })));
  }
  return found;
}

function best(orientation: Orientation, size: Size, places: readonly Point[], obstacles: readonly Obstacle[]): Point {
  let least = Infinity;
  let found = places[0]!;
  for (const at of places) {
    const price = cost(orientation, at, size, obstacles);
    if (price < least - 0.01) [least, found] = [price, at];
  }
  return found;
}

/** How badly something of this size would stand there: what it covers, and how far it leaves the cell. */
function cost(orientation: Orientation, at: Point, size: Size, obstacles: readonly Obstacle[], edge = 1.5): number {
  let sum = 0;
  for (const { x, y, w, h, weight, round } of obstacles) {
    if (round && size.w === size.h) {
      const deep = size.w + w - Math.hypot(x - at.x, y - at.y);
      if (deep > 0) sum += (weight * deep * deep) / 10;
      continue;
    }
    const over = Math.min(size.w + w - Math.abs(x - at.x), 2 * Math.min(size.w, w));
    const under = Math.min(size.h + h - Math.abs(y - at.y), 2 * Math.min(size.h, h));
    if (over > 0 && under > 0) sum += (weight * over * under) / 30;
  }
  return sum + outside(orientation, at, size) * edge;
}

/** How far the corners of a box lie outside the hex. */
function outside(orientation: Orientation, at: Point, { w, h }: Size): number {
  let sum = 0;
  for (const [x, y] of [
    [at.x - w, at.y - h],
    [at.x + w, at.y - h],
    [at.x - w, at.y + h],
    [at.x + w, at.y + h],
  ] as const) {
    const [along, across] = orientation === "flat" ? [Math.abs(x), Math.abs(y)] : [Math.abs(y), Math.abs(x)];
    sum += Math.max(0, across - APOTHEM + 1, along * (Math.sqrt(3) / 2) + across / 2 - APOTHEM + 1);
  }
  return sum;
}

/** A name in one line, or broken between words into two or three of about the same length. */
function wraps(name: string): string[][] {
  const words = name.split(/(?<=-)|\s/);
  const found: string[][] = [[name]];
  for (const lines of [2, 3]) {
    if (words.length < lines) break;
    found.push(balanced(words, lines));
  }
  return found;
}

/** The words in so many lines, the longest as short as possible. */
function balanced(words: readonly string[], lines: number): string[] {
  if (lines === 1) return [joined(words)];
  let shortest: string[] = [];
  for (let first = 1; first <= words.length - lines + 1; first++) {
    const made = [joined(words.slice(0, first)), ...balanced(words.slice(first), lines - 1)];
    const longest = (all: readonly string[]) => Math.max(...all.map((line) => line.length));
    if (!shortest.length || longest(made) < longest(shortest)) shortest = made;
  }
  return shortest;
}

function joined(words: readonly string[]): string {
  return words.reduce((text, word) => (text.endsWith("-") ? text + word : `${text} ${word}`));
}

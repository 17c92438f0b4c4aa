/** Where names stand: beside their places, clear of tokens, figures, ends of track and each other.
 *
 * The same as `railhead.view.labels` in Python; a test compares the two. Eight and more places around each name's own,
 * in one line or several; each name takes the cheapest that is free, and those that found none may move one other name
 * aside, and none stands nearer to another place than to its own. What then has no room appears when one comes closer.
 */

import type { Point } from "./hex";

/** A box by its middle and half its size. */
export interface Rect extends Point {
  w: number;
  h: number;
}

/** Something on the board: from `NEVER` on it is never covered, else the heavier, the less. */
export interface Obstacle extends Rect {
  weight: number;
}
export const NEVER = 100;

/** A name, and the box of what it names. The lower its rank, the sooner it is placed. */
export interface Label extends Rect {
  id: string;
  text: string;
  rank: number;
  size: number;
}

/** A name in its place: its lines, and the box around them. */
export interface PlacedLabel extends Rect {
  id: string;
  lines: readonly string[];
  rank: number;
  size: number;
}

interface Candidate extends Rect {
  lines: readonly string[];
  cost: number;
}

export const LINE_HEIGHT = 1.08;
/** Air between a name and what it names. */
const GAP = 2;
/** Air at both ends of a name, so that two in a row do not read as one. */
const ASIDE = 2.5;
/** A name that is so near to its place is not taken for another's. */
const CLOSE = 6;
/** The side of the squares in which obstacles are looked up. */
const SQUARE = 120;

/** The width of a text in bold letters, in parts of their size: near enough for the usual fonts. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (letter > "\u2e7f") return 1;
  if (" .,'’·-ijlIfrt()/".includes(letter)) return 0.42;
  if ("mwMWЖМФШЩЫЮжмфшщыюQO@%&".includes(letter)) return 1;
  if (letter >= "0" && letter <= "9") return 0.7;
  return letter === letter.toUpperCase() ? 0.77 : 0.68;
}

/** All names that have room, each in its place. */
export function placeLabels(labels: readonly Label[], obstacles: readonly Obstacle[], within: Rect): PlacedLabel[] {
  const near = squares(obstacles);
  const choices = labels.map((label) => candidates(label, labels, near, within));
  const order = labels
    .map((_, i) => i)
    .sort((a, b) => labels[a]!.rank - labels[b]!.rank || choices[a]!.length - choices[b]!.length || a - b);
  const taken = new Map<number, Candidate>();
  for (const i of order) settle(i, choices, taken);
  for (let round = 0; round < 2; round++) {
    for (const i of order) if (!taken.has(i)) makeRoom(i, choices, taken);
    for (const i of order) if (taken.has(i)) settle(i, choices, taken);
  }
  return order.flatMap((i) => {
    const { id, rank, size } = labels[i]!;
    const found = taken.get(i);
    return found ? [{ id, rank, size, lines: found.lines, x: found.x, y: found.y, w: found.w, h: found.h }] : [];
  });
}

/** The cheapest place that no other name has. */
function settle(i: number, choices: readonly Candidate[][], taken: Map<number, Candidate>): void {
  taken.delete(i);
  const others = [...taken.values()];
  const found = choices[i]!.find((at) => !others.some((other) => overlap(at, other)));
  if (found) taken.set(i, found);
}

/** A name without a place takes one from another name that can go elsewhere. */
function makeRoom(i: number, choices: readonly Candidate[][], taken: Map<number, Candidate>): void {
  for (const at of choices[i]!) {
    const [other, ...more] = rivals(at, taken);
    if (other === undefined || more.length) continue;
    const before = taken.get(other)!;
    taken.set(i, at);
    settle(other, choices, taken);
    if (taken.has(other)) return;
    taken.delete(i);
    taken.set(other, before);
  }
}

function rivals(at: Rect, taken: ReadonlyMap<number, Rect>): number[] {
  return [...taken].filter(([, other]) => overlap(at, other) > 0).map(([i]) => i);
}

export function overlap(a: Rect, b: Rect): number {
  const over = Math.min(a.w + b.w - Math.abs(a.x - b.x), 2 * Math.min(a.w, b.w));
  const under = Math.min(a.h + b.h - Math.abs(a.y - b.y), 2 * Math.min(a.h, b.h));
  return over > 0 && under > 0 ? over * under : 0;
}

/** The places that a name may take, the best first. */
function candidates(
  label: Label,
  all: readonly Label[],
  near: (at: Rect) => Iterable<Obstacle>,
  within: Rect,
): Candidate[] {
  const found: Candidate[] = [];
  const others = all.filter(({ x, y }) => x !== label.x || y !== label.y);
  for (const lines of wraps(label.text)) {
    const w = (Math.max(...lines.map(widthOf)) * label.size) / 2 + ASIDE;
    const h = (lines.length * label.size * LINE_HEIGHT) / 2;
    const places = around(label, w, h);
    const obstacles = [...near(reach(label, places, w, h))];
    for (const [dx, dy, price] of places) {
      const at = { x: label.x + dx, y: label.y + dy, w, h };
      if (Math.abs(at.x - within.x) + w > within.w || Math.abs(at.y - within.y) + h > within.h) continue;
      const covered = cost(at, obstacles);
      if (covered === null || isMistaken(at, label, others)) continue;
      found.push({ ...at, lines, cost: rounded(price + covered + (lines.length - 1) * 1.5) });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Whether a name would stand nearer to another place than to its own. */
function isMistaken(at: Rect, own: Rect, others: readonly Rect[]): boolean {
  const far = gap(at, own);
  return far > CLOSE * CLOSE && others.some((other) => gap(at, other) < far);
}

/** The square of the distance between two boxes. */
function gap(a: Rect, b: Rect): number {
  const over = Math.max(0, Math.abs(a.x - b.x) - a.w - b.w);
  const under = Math.max(0, Math.abs(a.y - b.y) - a.h - b.h);
  return over * over + under * under;
}

/** The box around all places of a name: what stands there is looked up once for all of them. */
function reach({ x, y }: Rect, places: readonly (readonly [number, number, number])[], w: number, h: number): Rect {
  const farthest = (i: 0 | 1) => Math.max(...places.map((place) => Math.abs(place[i])));
  return { x, y, w: farthest(0) + w, h: farthest(1) + h };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Places around the named thing, with what speaks against each: below is best, far away is worst. */
function around({ w: rx, h: ry }: Rect, w: number, h: number): [number, number, number][] {
  const [x, y, aside] = [rx + w + GAP, ry + h + GAP, Math.max(0, w - rx)];
  const found: [number, number, number][] = [];
  for (const side of [1, -1]) {
    found.push([side * x, 0, 2], [side * x, h, 2.5], [side * x, -h, 2.5], [side * (x + h), 0, 5]);
  }
  for (const far of [0, 0.5, 1, 1.6, 2.2, 3]) {
    for (const [dx, price] of [
      [0, 0],
      [aside / 2, 1],
      [-aside / 2, 1],
      [aside, 2],
      [-aside, 2],
      [x * 0.4, 2.5],
      [-x * 0.4, 2.5],
      [x * 0.8, 3],
      [-x * 0.8, 3],
      [x * 1.2, 4],
      [-x * 1.2, 4],
    ] as const)
      // prettier-ignore
      found.push([dx, y + far * h, price + 4 * far], [dx, -y - far * h, price + 4 * far + 1]);
  }
  if (!rx) found.push([0, 0, -1]);
  return found;
}

/** What a name would cover; null where that must never be. */
function cost(at: Rect, obstacles: readonly Obstacle[]): number | null {
  let sum = 0;
  for (const obstacle of obstacles) {
    const area = overlap(at, obstacle);
    if (!area) continue;
    if (obstacle.weight >= NEVER) return null;
    sum += (obstacle.weight * area) / 40;
  }
  return sum;
}

/** The obstacles by squares, so that few are looked at for each place. */
function squares(obstacles: readonly Obstacle[]): (at: Rect) => Iterable<Obstacle> {
  const bySquare = new Map<string, Obstacle[]>();
  for (const obstacle of obstacles) {
    for (const key of squaresOf(obstacle)) {
      const list = bySquare.get(key);
      if (list) list.push(obstacle);
      else bySquare.set(key, [obstacle]);
    }
  }
  return (at) => new Set(squaresOf(at).flatMap((key) => bySquare.get(key) ?? []));
}

function squaresOf({ x, y, w, h }: Rect): string[] {
  const keys: string[] = [];
  for (let column = Math.floor((x - w) / SQUARE); column <= Math.floor((x + w) / SQUARE); column++)
    for (let row = Math.floor((y - h) / SQUARE); row <= Math.floor((y + h) / SQUARE); row++)
      keys.push(`${column} ${row}`);
  return keys;
}

/** A name in one line, or broken between words into two or three, the longest as short as possible. */
export function wraps(name: string): string[][] {
  const words = name.split(/(?<=[-・＝])|\s/);
  const found: string[][] = [[name]];
  for (let lines = 2; lines <= Math.min(3, words.length); lines++) found.push(balanced(words, lines));
  return found;
}

function balanced(words: readonly string[], lines: number): string[] {
  if (lines === 1) return [joined(words)];
  let shortest: string[] = [];
  const longest = (all: readonly string[]) => Math.max(...all.map(widthOf));
  for (let first = 1; first <= words.length - lines + 1; first++) {
    const made = [joined(words.slice(0, first)), ...balanced(words.slice(first), lines - 1)];
    if (!shortest.length || longest(made) < longest(shortest)) shortest = made;
  }
  return shortest;
}

function joined(words: readonly string[]): string {
  return words.reduce((text, word) => (/[-・＝]$/.test(text) ? text + word : `${text} ${word}`));
}

/** Points for drawing, the same as in Python's hexmap: x to the right, y downwards, RADIUS from centre to corner. */

export const RADIUS = 50;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export type Orientation = "flat" | "pointy";
export interface Point {
  x: number;
  y: number;
}

export function centre(orientation: Orientation, q: number, r: number): Point {
  return orientation === "pointy"
    ? { x: 2 * APOTHEM * (q + r / 2), y: 1.5 * RADIUS * r }
    : { x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) };
}

/** From the middle of a hex to the middle of an edge, clockwise from the right, in radians. */
export function edgeAngle(orientation: Orientation, edge: number): number {
  return (((orientation === "flat" ? 90 : 120) + 60 * edge) * Math.PI) / 180;
}

export function polar(angle: number, length: number): Point {
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
}

export function edgeMiddle(orientation: Orientation, edge: number): Point {
  return polar(edgeAngle(orientation, edge), APOTHEM);
}

/** Edge e runs from corner e to corner e + 1. */
export function corner(orientation: Orientation, e: number, radius = RADIUS): Point {
  return polar(edgeAngle(orientation, e) - Math.PI / 6, radius);
}

export function outline(orientation: Orientation, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5].map((e) => show(corner(orientation, e, radius))).join(" ");
}

export function show({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The edge through which one goes from one hex to its neighbour; null where they are not neighbours. */
export function edgeTowards(orientation: Orientation, from: Point, to: Point): number | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(Math.hypot(dx, dy) - 2 * APOTHEM) > 1) return null;
  const angle = Math.atan2(dy, dx) - edgeAngle(orientation, 0);
  return ((Math.round(angle / (Math.PI / 3)) % 6) + 6) % 6;
}

/** Track from edge to edge: a straight or an arc that meets both edges at right angles. */
export function between(orientation: Orientation, a: number, b: number): string {
  const from = edgeMiddle(orientation, a);
  const to = edgeMiddle(orientation, b);
  const turn = (((b - a) % 6) + 6) % 6;
  if (turn === 3) return `M${show(from)}L${show(to)}`;
  return `M${show(from)}${arcTo(orientation, a, b)}`;
}

/** The rest of a path that has come to the middle of edge a: on to the middle of edge b. */
export function arcTo(orientation: Orientation, a: number, b: number, at: Point = { x: 0, y: 0 }): string {
  const end = edgeMiddle(orientation, b);
  const to = { x: at.x + end.x, y: at.y + end.y };
  const turn = (((b - a) % 6) + 6) % 6;
  if (turn === 3 || turn === 0) return `L${show(to)}`;
  const radius = turn === 1 || turn === 5 ? RADIUS / 2 : RADIUS * 1.5;
  return `A${radius} ${radius} 0 0 ${turn < 3 ? 0 : 1} ${show(to)}`;
}

/** Track from an edge to a stop that need not be in the middle: leaves the edge at a right angle. */
export function toStop(orientation: Orientation, edge: number, stop: Point): string {
  const from = edgeMiddle(orientation, edge);
  const bend = polar(edgeAngle(orientation, edge), APOTHEM * 0.5);
  if (Math.hypot(stop.x, stop.y) < 2) return `M${show(from)}L${show(stop)}`;
  return `M${show(from)}Q${show(bend)} ${show(stop)}`;
}

/** Points of the track between two ends, each an edge or a stop: near enough to its arcs. */
export function along(
  orientation: Orientation,
  a: number | string,
  b: number | string,
  placeOf: (stop: string) => Point,
): Point[] {
  const end = (at: number | string) => (typeof at === "number" ? edgeMiddle(orientation, at) : placeOf(at));
  const [from, to] = [end(a), end(b)];
  const edge = typeof a === "number" ? (typeof b === "number" ? null : a) : typeof b === "number" ? b : null;
  const bend = edge === null ? { x: 0, y: 0 } : polar(edgeAngle(orientation, edge), APOTHEM * 0.5);
  return Array.from({ length: 7 }, (_, i) => {
    const [t, s] = [i / 6, 1 - i / 6];
    return {
      x: s * s * from.x + 2 * s * t * bend.x + t * t * to.x,
      y: s * s * from.y + 2 * s * t * bend.y + t * t * to.y,
    };
  });
}

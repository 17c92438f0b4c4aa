/** The way of a route over the track that lies there: from edge to edge, and through the stops. */

import type { Picture } from "../api/types";
import { APOTHEM, arcTo, edgeAngle, edgeMiddle, edgeTowards, polar, show, type Orientation, type Point } from "./hex";
import { edgesOf, stopPoint } from "./Picture";

/** A cell on the way: its middle, and what lies on it. */
export interface OnTheWay {
  at: Point;
  picture?: Picture | null;
}

/** A way through cells: in the track's own arcs, through stops where the track leads to them. */
export function wayThrough(orientation: Orientation, cells: readonly OnTheWay[]): string {
  const edges = cells.slice(1).map(({ at }, i) => edgeTowards(orientation, cells[i]!.at, at));
  return cells
    .map(({ at, picture }, i) => {
      const [into, out] = [backwards(edges[i - 1] ?? null), edges[i] ?? null];
      return (
        (i ? "" : `M${show(begin(cells[0]!, out))}`) + through(orientation, at, picture, into, out, cells[i + 1]?.at)
      );
    })
    .join("");
}

const backwards = (edge: number | null) => (edge === null ? null : (edge + 3) % 6);

/** Where a route begins: at the stop to which the edge it takes leads. */
function begin({ at, picture }: OnTheWay, out: number | null): Point {
  return plus(at, stopAt(picture, out) ?? { x: 0, y: 0 });
}

/** One cell of the way: the pen is at the middle of the edge it came in by, or where the route begins. */
function through(
  orientation: Orientation,
  at: Point,
  picture: Picture | null | undefined,
  into: number | null,
  out: number | null,
  next?: Point,
): string {
  if (out === null && next) return `L${show(next)}`; // no neighbours: straight on
  const [from, to] = [stopAt(picture, into), stopAt(picture, out)];
  if (into === null) return out === null ? "" : leave(orientation, at, to, out);
  if (out === null) return enter(orientation, at, from, into);
  const direct =
    !picture?.track || picture.track.some(({ a, b }) => (a === into && b === out) || (a === out && b === into));
  if (direct || !from || !to || bent(picture, into, out)) return arcTo(orientation, into, out, at);
  return enter(orientation, at, from, into) + leave(orientation, at, to, out);
}

/** From the edge to a stop, as the track is drawn; to the middle where there is none. */
function enter(orientation: Orientation, at: Point, stop: Point | null, edge: number): string {
  const end = plus(at, stop ?? { x: 0, y: 0 });
  return straight(stop) ? `L${show(end)}` : `Q${show(plus(at, bend(orientation, edge)))} ${show(end)}`;
}

/** From a stop to the edge. */
function leave(orientation: Orientation, at: Point, stop: Point | null, edge: number): string {
  const end = plus(at, edgeMiddle(orientation, edge));
  return straight(stop) ? `L${show(end)}` : `Q${show(plus(at, bend(orientation, edge)))} ${show(end)}`;
}

const straight = (stop: Point | null) => !stop || Math.hypot(stop.x, stop.y) < 2;
const bend = (orientation: Orientation, edge: number) => polar(edgeAngle(orientation, edge), APOTHEM * 0.5);
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The stop to which track leads from an edge, seen from the middle of the cell. */
export function stopAt(picture: Picture | null | undefined, edge: number | null): Point | null {
  if (!picture || edge === null) return null;
  const found = (picture.track ?? []).find(
    ({ a, b }) => (a === edge && typeof b === "string") || (b === edge && typeof a === "string"),
  );
  const stop = (picture.stops ?? []).find(({ id }) => id === found?.a || id === found?.b);
  return stop ? stopPoint(stop) : null;
}

/** Through a town with two ends the track runs in one curve. */
function bent(picture: Picture | null | undefined, into: number, out: number): boolean {
  return (picture?.stops ?? []).some(({ id, kind }) => {
    const ends = edgesOf(picture!.track ?? [], id);
    return kind === "town" && ends.length === 2 && ends.includes(into) && ends.includes(out);
  });
}

/** What a run comes to: a figure above each stop; who points at it or comes to it by keyboard is told why. */

import type { JSX } from "solid-js";
import type { Cell, Place } from "../api/types";
import { keyed } from "../lib/keyed";
import { show, type Point } from "./hex";
import { overlap, type Rect } from "./labels";
import { slotPoints, stopPoint } from "./Picture";
import { SLOT } from "./sizes";

export interface Figure extends Point {
  id: string;
  value: number;
  lines: readonly string[];
}

/** Where a figure may stand around its stop, the best first: above it, clear of tokens. */
const AROUND = [
  [0, -22],
  [17, -19],
  [-17, -19],
  [24, 0],
  [-24, 0],
  [0, 22],
  [17, 19],
  [-17, 19],
] as const;
/** How bad it is to cover a part of another figure, a name, a token. */
const [FIGURE, NAME, TOKEN] = [4, 3, 1];

/** At each stop the sum, and a line for each train; beside the stop where it covers least. */
export function figuresOf(
  places: readonly Place[],
  cells: ReadonlyMap<string, Cell>,
  centres: ReadonlyMap<string, Point>,
  on: { names: readonly Rect[]; radius: number },
  tell: (place: Place) => string,
): Figure[] {
  const found = new Map<string, Figure>();
  for (const place of places) {
    const at = centres.get(place.cell);
    if (!at) continue;
    const id = `figure:${place.cell}:${place.stop ?? ""}`;
    const picture = cells.get(place.cell)?.picture;
    const stop = picture?.stops?.find((one) => one.id === place.stop) ?? picture?.stops?.[0];
    const { x, y } = stopPoint(stop);
    const known = found.get(id);
    const lines = [...(known?.lines ?? []), tell(place)];
    const point = known ?? beside({ x: at.x + x, y: at.y + y }, stop?.slots?.length ?? 0, [...found.values()], on);
    found.set(id, { id, value: (known?.value ?? 0) + place.value, lines, x: point.x, y: point.y });
  }
  return [...found.values()];
}

/** The place around a stop where a figure covers least of names, tokens and other figures. */
function beside(
  stop: Point,
  slots: number,
  others: readonly Point[],
  on: { names: readonly Rect[]; radius: number },
): Point {
  const box = ({ x, y }: Point, half: number): Rect => ({ x, y, w: half, h: half });
  const tokens = slotPoints(slots).map(({ x, y }) => box({ x: stop.x + x, y: stop.y + y }, SLOT * 0.8));
  const covered = (at: Rect, rects: readonly Rect[]) => rects.reduce((sum, rect) => sum + overlap(at, rect), 0);
  const figures = others.map((other) => box(other, on.radius));
  let [best, least] = [{ x: stop.x, y: stop.y - 22 }, Infinity];
  for (const [i, [dx, dy]] of AROUND.entries()) {
    const at = box({ x: stop.x + dx, y: stop.y + dy }, on.radius);
    const cost = i + FIGURE * covered(at, figures) + NAME * covered(at, on.names) + TOKEN * covered(at, tokens);
    if (cost < least) [best, least] = [{ x: at.x, y: at.y }, cost];
  }
  return best;
}

/** How large a figure is where type of this size can be read. */
export const figureType = (least: number) => Math.max(11, least);
export const figureRadius = (least: number) => Math.max(12, figureType(least) * 1.05);

export function Figures(props: {
  figures: readonly Figure[];
  /** The least size of type that can be read, in units of the board. */
  least: number;
  onFocus: (id: string) => void;
  onBlur: () => void;
}): JSX.Element {
  const size = () => figureType(props.least);
  return (
    <g class="figures">
      {keyed(
        () => props.figures,
        ({ id }) => id,
        (figure, id) => (
          <g
            class="stop-figure"
            classList={{ none: !figure().value }}
            data-id={id}
            transform={`translate(${show(figure())})`}
            tabindex="0"
            role="img"
            aria-label={figure().lines.join(" ")}
            onFocus={() => props.onFocus(String(id))}
            onBlur={() => props.onBlur()}
          >
            <circle r={figureRadius(props.least)} />
            <text style={{ "font-size": `${size()}px` }}>{figure().value}</text>
          </g>
        ),
      )}
    </g>
  );
}

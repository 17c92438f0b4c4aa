/** What a run comes to: a figure above each stop; who points at it or comes to it by keyboard is told why. */

import type { JSX } from "solid-js";
import type { Cell, Place } from "../api/types";
import { keyed } from "../lib/keyed";
import { show, type Point } from "./hex";
import { stopPoint } from "./Picture";

export interface Figure extends Point {
  id: string;
  value: number;
  lines: readonly string[];
}

/** At each stop the sum, and a line for each train; a little above the stop, clear of tokens. */
export function figuresOf(
  places: readonly Place[],
  cells: ReadonlyMap<string, Cell>,
  centres: ReadonlyMap<string, Point>,
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
    found.set(id, { id, value: (known?.value ?? 0) + place.value, lines, x: at.x + x, y: at.y + y - 22 });
  }
  return [...found.values()];
}

export function Figures(props: {
  figures: readonly Figure[];
  /** The least size of type that can be read, in units of the board. */
  least: number;
  onFocus: (id: string) => void;
  onBlur: () => void;
}): JSX.Element {
  const size = () => Math.max(11, props.least);
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
            <circle r={Math.max(12, size() * 1.05)} />
            <text style={{ "font-size": `${size()}px` }}>{figure().value}</text>
          </g>
        ),
      )}
    </g>
  );
}

import { createMemo, type JSX } from "solid-js";
import type { Ribbon as RibbonData } from "../api/types";
import { plain } from "../lib/colour";
import { arcTo, edgeMiddle, edgeTowards, show, type Orientation, type Point } from "./hex";

/** A smooth way through cells: straight out of the first, in the track's own arcs through the others. */
export function wayThrough(orientation: Orientation, centres: readonly Point[]): string {
  const first = centres[0];
  if (!first) return "";
  let path = `M${show(first)}`;
  let into: number | null = null;
  centres.forEach((here, i) => {
    const next = centres[i + 1];
    const out = next ? edgeTowards(orientation, here, next) : null;
    if (next && out === null) path += `L${show(next)}`;
    else if (out === null) path += `L${show(here)}`;
    else if (into === null) path += lineTo(here, edgeMiddle(orientation, out));
    else path += arcTo(orientation, into, out, here);
    into = out === null ? null : (out + 3) % 6;
  });
  return path;
}

function lineTo(at: Point, by: Point): string {
  return `L${show({ x: at.x + by.x, y: at.y + by.y })}`;
}

export function Ribbon(props: {
  ribbon: RibbonData;
  orientation: Orientation;
  centreOf: (cell: string) => Point | undefined;
}): JSX.Element {
  const path = createMemo(() => {
    const centres = props.ribbon.cells.map(props.centreOf).filter((point) => point !== undefined);
    return wayThrough(props.orientation, centres);
  });
  const lane = () => (props.ribbon.lane ?? 0) * 5;
  return (
    <g class={`ribbon ribbon-${props.ribbon.style ?? "line"}`} data-id={props.ribbon.id} transform={`translate(${lane()},${lane() * 0.6})`}>
      <path class="ribbon-casing" d={path()} />
      <path class="ribbon-band" d={path()} style={{ stroke: plain(props.ribbon.colour) }} />
      <path class="ribbon-middle" d={path()} />
    </g>
  );
}

import { Show, createMemo, type JSX } from "solid-js";
import type { Picture, Ribbon as RibbonData } from "../api/types";
import { plain } from "../lib/colour";
import type { Orientation, Point } from "./hex";
import { wayThrough } from "./way";

/** A line of Rocket, which runs over bare land, or a route of a train, which runs over the track. */
export function Ribbon(props: {
  ribbon: RibbonData;
  orientation: Orientation;
  centreOf: (cell: string) => Point | undefined;
  pictureOf: (cell: string) => Picture | null | undefined;
}): JSX.Element {
  const path = createMemo(() => {
    const cells = props.ribbon.cells.flatMap((cell) => {
      const at = props.centreOf(cell);
      return at ? [{ at, picture: (props.ribbon.style ?? "line") === "line" ? null : props.pictureOf(cell) }] : [];
    });
    return wayThrough(props.orientation, cells);
  });
  const lane = () => (props.ribbon.lane ?? 0) * 5;
  return (
    <g
      class={`ribbon ribbon-${props.ribbon.style ?? "line"}`}
      data-id={props.ribbon.id}
      transform={`translate(${lane()},${lane() * 0.6})`}
    >
      <path class="ribbon-casing" d={path()} />
      <path class="ribbon-band" d={path()} style={{ stroke: plain(props.ribbon.colour) }} />
      <path class="ribbon-middle" d={path()} />
      <Show when={props.ribbon.style === "route"}>
        <path class="train-run" d="M-13-6H9L14 0 9 6H-13z" style={{ "offset-path": `path("${path()}")` }} />
      </Show>
    </g>
  );
}

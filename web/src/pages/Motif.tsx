import { For, type JSX } from "solid-js";
import type { Motif as Scenery } from "../api/types";
import { centre, outline } from "../board/hex";
import { wayThrough } from "../board/way";

/** The small picture of a title's card, drawn like its board. */
export function Motif(props: { motif: Scenery }): JSX.Element {
  const cells: [number, number][] = [];
  for (let q = -4; q <= 4; q++) for (let r = -3; r <= 3; r++) cells.push([q, r]);
  return (
    <svg class="motif" viewBox="-200 -120 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <For each={cells}>
        {([q, r]) => {
          const at = centre("pointy", q, r);
          return (
            <polygon
              points={outline("pointy", 48)}
              transform={`translate(${at.x},${at.y})`}
              style={{ fill: `var(--fill-${props.motif.ground})` }}
            />
          );
        }}
      </For>
      <For each={props.motif.lines}>
        {({ colour, hexes }) => {
          const path = wayThrough(
            "pointy",
            hexes.map(([q, r]) => ({ at: centre("pointy", q, r) })),
          );
          return (
            <>
              <path class="motif-casing" d={path} />
              <path class="motif-line" d={path} style={{ stroke: colour }} />
              <For each={[hexes[0]!, hexes.at(-1)!]}>
                {([q, r]) => {
                  const at = centre("pointy", q, r);
                  return <circle class="motif-city" cx={at.x} cy={at.y} r="13" style={{ stroke: colour }} />;
                }}
              </For>
            </>
          );
        }}
      </For>
    </svg>
  );
}

import { For, type JSX } from "solid-js";
import { centre, outline } from "../board/hex";
import { wayThrough } from "../board/way";

interface Scenery {
  ground: string;
  lines: readonly (readonly [string, readonly (readonly [number, number])[]])[];
}

/** A small picture for each title's card, drawn like its board. */
const SCENERY: Readonly<Record<string, Scenery>> = {
  rocket: {
    ground: "var(--fill-land)",
    lines: [
      ["#5e1f8a", [[-3, 1], [-2, 1], [-1, 0], [0, 0]]],
      ["#009070", [[-2, 2], [-1, 2], [0, 1], [1, 0], [2, -1]]],
      ["#b0103a", [[3, 0], [2, 1], [1, 1]]],
    ],
  },
  mag: {
    ground: "var(--fill-yellow)",
    lines: [["#2b2f33", [[-3, 1], [-2, 1], [-1, 1], [0, 0], [1, 0], [2, -1], [3, -1]]], ["#2b2f33", [[0, 0], [0, 1], [-1, 2]]]],
  },
  e1862: {
    ground: "var(--fill-green)",
    lines: [["#2b2f33", [[-2, 2], [-1, 1], [0, 1], [1, 0], [2, 0]]], ["#2b2f33", [[0, -1], [0, 0], [0, 1]]], ["#2b2f33", [[1, 0], [1, 1]]]],
  },
};

export function Motif(props: { id: string }): JSX.Element {
  const scenery = () => SCENERY[props.id] ?? SCENERY["rocket"]!;
  const cells: [number, number][] = [];
  for (let q = -4; q <= 4; q++) for (let r = -3; r <= 3; r++) cells.push([q, r]);
  return (
    <svg class="motif" viewBox="-200 -120 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <For each={cells}>
        {([q, r]) => {
          const at = centre("pointy", q, r);
          return <polygon points={outline("pointy", 48)} transform={`translate(${at.x},${at.y})`} style={{ fill: scenery().ground }} />;
        }}
      </For>
      <For each={scenery().lines}>
        {([colour, way]) => {
          const path = wayThrough("pointy", way.map(([q, r]) => ({ at: centre("pointy", q, r) })));
          return (
            <>
              <path class="motif-casing" d={path} />
              <path class="motif-line" d={path} style={{ stroke: colour }} />
              <For each={[way[0]!, way.at(-1)!]}>
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

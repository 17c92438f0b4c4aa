/** The names on the board, each in its place. */

import { createMemo, type Accessor } from "solid-js";
import { placeText, type Voice } from "../i18n";
import { distinct } from "../lib/distinct";
import { layers } from "../lib/settings";
import { labelsOf, lineObstacles, obstaclesOf } from "./inscribed";
import { placeLabels, type PlacedLabel } from "./labels";
import type { Drawn } from "./useGeometry";

export function useNames(on: Drawn, props: { voice: Voice }): Accessor<readonly PlacedLabel[]> {
  // Tokens in slots are not in the way of names more than the empty slots.
  const loose = distinct(
    () => on.pieces().filter(({ slot }) => !slot),
    (a, b) => a.length === b.length && a.every((piece, i) => piece === b[i]),
  );
  const obstacles = createMemo(() => [
    ...obstaclesOf(on.cellList(), on.centres(), on.orientation(), loose(), (id) => on.places().get(id), on.least()),
    ...lineObstacles(on.ribbons(), on.centres()),
  ]);
  return createMemo(() => {
    if (!layers.names.on()) return [];
    const { x, y, width, height } = on.box();
    const within = { x: x + width / 2, y: y + height / 2, w: width / 2 - 4, h: height / 2 - 4 };
    const called = (name: string) => placeText(name, props.voice);
    return placeLabels(labelsOf(on.cellList(), on.centres(), on.least(), called), obstacles(), within);
  });
}

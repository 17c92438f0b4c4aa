import type { Panel } from "../api/types";
import { once } from "../lib/distinct";

/** What can be touched on a panel. */
export const idsIn = once((panel: Panel): ReadonlySet<string> => {
  switch (panel.kind) {
    case "table":
      return new Set(panel.rows.flatMap((row) => row.boxes.flatMap((box) => (box.id ? [box.id] : []))));
    case "market":
      return new Set(panel.spaces.map(({ id }) => id));
    case "shelf":
      return new Set(
        panel.cards.flatMap((card) => [card.id, ...(card.facts ?? []).flatMap(([, box]) => (box.id ? [box.id] : []))]),
      );
  }
});

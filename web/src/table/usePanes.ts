/** How the parts of the table share the window: by its shape, by a preset, and as somebody has drawn the edges. */

import { createMemo, createSignal, type Accessor } from "solid-js";
import { media } from "../lib/media";

/** `columns`: tables beside the board; `rows`: below it; `pair`: below the question; `stack`: a window on end. */
export type Shape = "columns" | "rows" | "pair" | "stack";
export const PRESETS = ["board", "both", "tables"] as const;
export type Preset = (typeof PRESETS)[number];

const isMiddling = media("(max-width: 1179px)");
const isOnEnd = media("(max-aspect-ratio: 1/1)");
const isWide = media("(min-width: 1600px)");

/** The shares of board and tables, and of both beside the question. */
const SHARES: Readonly<Record<Preset, readonly [number, number]>> = {
  board: [0.85, 0.15],
  both: [0.66, 0.34],
  tables: [0.4, 0.6],
};
const BELOW: Readonly<Record<Preset, readonly [number, number]>> = {
  board: [0.92, 0.08],
  both: [0.68, 0.32],
  tables: [0.4, 0.6],
};
/** The question wants about this many pixels beside the rest; more where there is room. */
const SIDE = 330;
const WIDE_SIDE = 400;

export interface Panes {
  shape: Accessor<Shape>;
  /** Whether there is room for two panes of tables. */
  two: Accessor<boolean>;
  preset: Accessor<Preset | null>;
  setPreset(preset: Preset): void;
  /** The shares of the parts of a group, as they were left or as the preset has them. */
  sizes(group: string): number[];
  setSizes(group: string, sizes: number[]): void;
}

/** `tall`: the board is rather higher than wide. */
export function usePanes(tall: Accessor<boolean>): Panes {
  const shape = createMemo<Shape>(() => (isOnEnd() ? "stack" : !tall() ? "rows" : isMiddling() ? "pair" : "columns"));
  const [kept, setKept] = createSignal<Readonly<Record<string, number[]>>>(read());
  const [preset, setPreset] = createSignal<Preset | null>((localStorage.getItem("panes:preset") as Preset) || "both");
  const key = (group: string) => `${shape()}:${group}`;
  const sizesOf = (group: string) => {
    const [own, whole] = [kept()[key(group)], usual(shape(), group, preset() ?? "both")];
    return own?.length === whole.length ? own : whole;
  };

  return {
    shape,
    two: createMemo(() => isWide() && shape() !== "stack"),
    preset,
    setPreset(next) {
      localStorage.setItem("panes:preset", next);
      setKept({});
      localStorage.removeItem("panes");
      setPreset(next);
    },
    sizes: sizesOf,
    setSizes(group, sizes) {
      // Parts that come or go one by one are not edges that somebody has drawn.
      const now = sizesOf(group);
      if (sizes.length !== now.length || sameSizes(sizes, now)) return;
      setKept({ ...kept(), [key(group)]: sizes });
      localStorage.setItem("panes", JSON.stringify(kept()));
    },
  };
}

function usual(shape: Shape, group: string, preset: Preset): number[] {
  if (group === "tables") return [0.5, 0.5];
  if (group === "below") return [...(shape === "pair" ? [0.6, 0.4] : shape === "stack" ? [0.5, 0.5] : BELOW[preset])];
  const side = Math.min(0.4, (innerWidth < 1600 ? SIDE : WIDE_SIDE) / innerWidth);
  if (shape === "columns") return [...SHARES[preset].map((share) => share * (1 - side)), side];
  if (shape === "stack") return preset === "tables" ? [0.4, 0.6] : preset === "board" ? [0.7, 0.3] : [0.55, 0.45];
  return [1 - side, side];
}

function sameSizes(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((size, i) => Math.abs(size - b[i]!) < 0.001);
}

function read(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem("panes") ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

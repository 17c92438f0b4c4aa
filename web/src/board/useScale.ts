/** How large the board is on the screen, and hence how large its letters must be to be read. */

import { createMemo, createSignal, onCleanup, type Accessor } from "solid-js";
import { distinct } from "../lib/distinct";
import { leastPixels, leastSize } from "./sizes";
import { middleOf, type Box, type Zoom } from "./zoom";

export interface Scale {
  /** The least size of type in units of the board; it changes in steps. */
  least: Accessor<number>;
  /** What the pane shows when the whole board is in view. */
  seen: Accessor<Box>;
  watch(svg: Element): void;
}

export function useScale({ view }: Zoom, box: Accessor<Box>): Scale {
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  const observer = new ResizeObserver(([entry]) => entry?.contentRect.width && setSize(entry.contentRect));
  onCleanup(() => observer.disconnect());
  const fit = () => Math.min(size().width / box().width, size().height / box().height);
  const least = distinct(() => leastSize(leastPixels(window.innerWidth), fit() * view().scale));
  const seen = createMemo(() => {
    const [width, height] = [size().width / fit() || 0, size().height / fit() || 0];
    const { x, y } = middleOf(box());
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  return { least, seen, watch: (svg) => observer.observe(svg) };
}

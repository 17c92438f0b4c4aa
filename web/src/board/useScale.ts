/** How large the board is on the screen, and hence how large its letters must be to be read. */

import { createSignal, onCleanup, type Accessor } from "solid-js";
import { distinct } from "../lib/distinct";
import { leastPixels, leastSize } from "./sizes";
import type { Box, Zoom } from "./zoom";

export interface Scale {
  /** The least size of type in units of the board; it changes in steps. */
  least: Accessor<number>;
  watch(svg: Element): void;
}

export function useScale({ view }: Zoom, box: Accessor<Box>): Scale {
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  const observer = new ResizeObserver(([entry]) => entry?.contentRect.width && setSize(entry.contentRect));
  onCleanup(() => observer.disconnect());
  const least = distinct(() => {
    const fit = Math.min(size().width / box().width, size().height / box().height);
    return leastSize(leastPixels(window.innerWidth), fit * view().scale);
  });
  return { least, watch: (svg) => observer.observe(svg) };
}

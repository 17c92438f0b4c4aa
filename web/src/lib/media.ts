import { createSignal, type Accessor } from "solid-js";

/** Whether a media query holds now. */
export function media(query: string): Accessor<boolean> {
  const list = matchMedia(query);
  const [holds, setHolds] = createSignal(list.matches);
  list.addEventListener("change", () => setHolds(list.matches));
  return holds;
}

/** Phones, and tablets held upright: the board at full width on top, everything else below it. */
export const isNarrow = media("(max-width: 759px), (max-width: 1100px) and (orientation: portrait)");
export const isCalm = media("(prefers-reduced-motion: reduce)");

import { createSignal, type Accessor } from "solid-js";

/** Whether a media query holds now. */
export function media(query: string): Accessor<boolean> {
  const list = matchMedia(query);
  const [holds, setHolds] = createSignal(list.matches);
  list.addEventListener("change", () => setHolds(list.matches));
  return holds;
}

export const isNarrow = media("(max-width: 759px)");
export const isCalm = media("(prefers-reduced-motion: reduce)");

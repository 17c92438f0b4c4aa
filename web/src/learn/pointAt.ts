/** What a step points at beside the board: rows, cards, spaces of the market and buttons get an edge of their own. */

import { createEffect, onCleanup, type Accessor } from "solid-js";

/** Where elements of the scene and offers say what they are. */
const NAMES = ["data-point", "data-purse", "data-id", "data-offer"];
const MARK = "data-pointed";

const found = (id: string): Element[] =>
  NAMES.flatMap((name) => [...document.querySelectorAll(`.table-main :not(svg *)[${name}="${CSS.escape(id)}"]`)]);

/** Marks what is there of it, also where it is drawn anew; the first in a panel comes into view once. */
export function usePointing(marks: Accessor<ReadonlySet<string>>): void {
  let shown = false;
  let frame = 0;
  function mark(): void {
    const all = [...marks()].flatMap(found);
    // Of a list and its button, the list.
    const wanted = new Set(all.filter((one) => !all.some((other) => other !== one && other.contains(one))));
    for (const old of document.querySelectorAll(`[${MARK}]`)) if (!wanted.has(old)) old.removeAttribute(MARK);
    for (const one of wanted) one.setAttribute(MARK, "");
    const inPanel = [...wanted].find((one) => one.closest(".tab-panel") && !one.closest(".menu"));
    if (!inPanel || shown) return;
    inPanel.scrollIntoView?.({ block: "nearest" });
    shown = true;
  }
  const soon = () => (cancelAnimationFrame(frame), (frame = requestAnimationFrame(mark)));
  const watch = new MutationObserver(soon);
  watch.observe(document.body, { childList: true, subtree: true });
  createEffect(() => {
    marks();
    shown = false;
    soon();
  });
  onCleanup(() => (watch.disconnect(), cancelAnimationFrame(frame)));
}

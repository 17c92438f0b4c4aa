/** What lies over the page goes away by Escape and by a touch beside it. */

import { onCleanup } from "solid-js";

/** Whether a touch fell on the shade around a dialog, which belongs to the dialog itself. */
export function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Closes an open fold when Escape is pressed, before anything else hears of it, or something outside is touched. */
export function closeFromOutside(fold: HTMLDetailsElement): void {
  const touched = (event: Event) => {
    if (!fold.contains(event.target as Node)) fold.open = false;
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !fold.open) return;
    fold.open = false;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("pointerdown", touched);
  document.addEventListener("keydown", pressed, true);
  onCleanup(() => {
    document.removeEventListener("pointerdown", touched);
    document.removeEventListener("keydown", pressed, true);
  });
}

/** What the window is called: the page, then the program. */

import { createEffect, onCleanup } from "solid-js";

export function useTitle(text: () => string): void {
  createEffect(() => (document.title = `${text()} – Railhead`));
  onCleanup(() => (document.title = "Railhead"));
}

/** The elements that the latest move has changed, shown off for a moment. */

import { createEffect, createSignal, on, onCleanup, type Accessor } from "solid-js";
import type { News } from "../api/table";

const FLASH_FOR = 1600;

export function useFlash(news: Accessor<News | null>): Accessor<ReadonlySet<string>> {
  const [flash, setFlash] = createSignal<ReadonlySet<string>>(new Set());
  createEffect(
    on(news, (told) => {
      setFlash(told?.changed ?? new Set<string>());
      if (!told) return;
      const timer = setTimeout(() => setFlash(new Set<string>()), FLASH_FOR);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return flash;
}

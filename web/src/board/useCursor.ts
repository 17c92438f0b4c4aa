/** The board by keyboard: arrows go from one lit place to the next, Enter touches it. */

import { createSignal, onCleanup, type Accessor } from "solid-js";
import { nextTowards, type Target } from "./targets";
import type { Zoom } from "./zoom";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface CursorActions {
  onTouch(id: string): void;
  onBack(): void;
  onTurn(): void;
}

export interface Cursor {
  cursor: Accessor<string | null>;
  /** Forgets a place that is not open any more. */
  check(): void;
  pressed(event: KeyboardEvent): void;
  /** Arrows come to the board also where nothing else has the focus. */
  listen(svg: SVGSVGElement): void;
}

export function useCursor(open: Accessor<readonly Target[]>, zoom: Zoom, actions: CursorActions): Cursor {
  const [cursor, setCursor] = createSignal<string | null>(null);

  function move([dx, dy]: readonly [number, number]): void {
    const from = open().find(({ id }) => id === cursor());
    const next = from ? nextTowards(from, open(), dx, dy) : open()[0];
    if (!next) return;
    setCursor(next.id);
    zoom.reveal([next]);
  }

  /** Whether the key means something to the board. */
  function use(key: string): boolean {
    const [arrow, id] = [ARROWS[key], cursor()];
    if (arrow) move(arrow);
    else if (key === "Enter" || key === " ") {
      if (id) actions.onTouch(id);
    } else if (key === "Escape") actions.onBack();
    else if (key === "r" || key === "R") actions.onTurn();
    else if (key === "+") zoom.by(1.25);
    else if (key === "-") zoom.by(0.8);
    else if (key === "0") zoom.fit();
    else return false;
    return true;
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !use(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    cursor,
    check: () => open().some(({ id }) => id === cursor()) || setCursor(null),
    pressed,
    listen(svg) {
      const arrows = (event: KeyboardEvent) => {
        if (event.target !== document.body || !(event.key in ARROWS) || !open().length) return;
        svg.focus();
        pressed(event);
      };
      document.addEventListener("keydown", arrows);
      onCleanup(() => document.removeEventListener("keydown", arrows));
    },
  };
}

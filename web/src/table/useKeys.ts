/** The keys of the table. Those of the board are the board's own. */

import { onCleanup } from "solid-js";
import { compact, layers, setCompact } from "../lib/settings";

export interface KeyActions {
  undo(): void;
  back(): void;
  /** Does what is chosen; false where nothing is. */
  confirm(): boolean;
  help(): void;
  byMove(by: -1 | 1): void;
  byRound(by: -1 | 1): void;
  /** The tab of that number, from 1 on. */
  tab(number: number): void;
  /** The next arrangement of board and tables. */
  arrange(): void;
  /** The best run, or else what passes; false where neither is on offer. */
  run(): boolean;
  pass(): boolean;
}

export function useKeys(actions: KeyActions): void {
  const listen = (event: KeyboardEvent) => {
    if (pressed(event, actions)) event.preventDefault();
  };
  addEventListener("keydown", listen);
  onCleanup(() => removeEventListener("keydown", listen));
}

/** Whether the key meant something. What is typed, and what goes to an open dialog, is not for the table. */
export function pressed(event: KeyboardEvent, actions: KeyActions): boolean {
  const target = event.target as Element;
  if (event.defaultPrevented || target.matches?.("input, select, textarea") || target.closest?.("dialog")) return false;
  if (event.ctrlKey || event.metaKey) return event.key === "z" && (actions.undo(), true);
  if (event.altKey) return false;
  switch (event.key) {
    case "Escape":
      return (actions.back(), true);
    case "Enter":
      return !target.closest?.("button, a, summary") && actions.confirm();
    case "?":
      return (actions.help(), true);
    case "[":
    case "]":
      return (actions.byMove(event.key === "[" ? -1 : 1), true);
    case "{":
    case "}":
      return (actions.byRound(event.key === "{" ? -1 : 1), true);
    case "c":
      return (setCompact(!compact()), true);
    case "v":
      return (actions.arrange(), true);
    case "g":
      return actions.run();
    case "p":
      return actions.pass();
  }
  if (/^[1-9]$/.test(event.key)) {
    actions.tab(Number(event.key));
    return true;
  }
  const layer = Object.values(layers).find(({ key }) => key === event.key.toLowerCase());
  layer?.set(!layer.on());
  return layer !== undefined;
}

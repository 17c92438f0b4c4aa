/** What is said at a table: all of it, and what of it the person has not looked at yet. */

import { createMemo, createResource, createSignal, type Accessor } from "solid-js";
import { http } from "./http";
import { person } from "./session";
import type { ChatLine } from "./types";

export interface Talk {
  lines: Accessor<readonly ChatLine[]>;
  /** Lines of others that were not looked at, in this browser. */
  unread: Accessor<number>;
  /** Whether one of these names the person. */
  named: Accessor<boolean>;
  /** The last line that was looked at before the talk was opened. */
  seen: Accessor<number>;
  /** Everything is being looked at. */
  look(): void;
}

const PREFIX = "chat-seen-";

/** `said` is what was said since the page was opened. */
export function createTalk(game: string, said: Accessor<readonly ChatLine[]>): Talk {
  const [earlier] = createResource(() => http.chat(game).catch(() => []));
  const [seen, setSeen] = createSignal(Number(localStorage.getItem(PREFIX + game) ?? 0));
  const lines = createMemo(() => {
    const known = new Map([...(earlier() ?? []), ...said()].map((line) => [line.n, line]));
    return [...known.values()].sort((a, b) => a.n - b.n);
  });
  const fresh = createMemo(() => lines().filter((line) => line.n > seen() && line.person !== person()?.id));
  return {
    lines,
    seen,
    unread: () => fresh().length,
    named: () => fresh().some((line) => isNamed(line.text, person()?.name)),
    look() {
      const last = lines().at(-1)?.n ?? 0;
      if (last <= seen()) return;
      localStorage.setItem(PREFIX + game, String(last));
      setSeen(last);
    },
  };
}

/** Whether a text calls somebody by name: `@Anna`, as a word of its own. */
export function isNamed(text: string, name: string | undefined): boolean {
  if (!name) return false;
  const called = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`@${called}(?![\\p{L}\\p{N}_])`, "iu").test(text);
}

/** Which lessons have been finished: kept in this browser, for guests as well, and with the account of who has one. */

import { createEffect, createRoot, createSignal, on } from "solid-js";
import { http } from "../api/http";
import { person } from "../api/session";

const KEY = "lessons";
const [done, setDone] = createSignal<ReadonlySet<string>>(new Set(read()));

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // something else wrote there
  }
}

function keep(all: ReadonlySet<string>): void {
  localStorage.setItem(KEY, JSON.stringify([...all]));
  setDone(all);
}

/** What this browser knows is added to the account, and the other way round; without a network, the next time. */
async function share(): Promise<void> {
  if (!person()?.login) return;
  const answer = await http.learned({ lessons: [...done()] }).catch(() => null);
  if (answer) keep(new Set([...done(), ...(answer.lessons ?? [])]));
}

// Whoever signs in has what was learned elsewhere.
createRoot(() =>
  createEffect(
    on(
      () => person()?.login,
      () => void share(),
    ),
  ),
);

export const isLearned = (title: string, id: string) => done().has(`${title}/${id}`);
export const hasLearned = () => done().size > 0;

export function learned(title: string, id: string): void {
  keep(new Set(done()).add(`${title}/${id}`));
  void share();
}

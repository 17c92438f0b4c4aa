/** Which lessons have been finished: kept in this browser, for guests as well. */

import { createSignal } from "solid-js";

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

export const isLearned = (title: string, id: string) => done().has(`${title}/${id}`);

export function learned(title: string, id: string): void {
  const all = new Set(done()).add(`${title}/${id}`);
  localStorage.setItem(KEY, JSON.stringify([...all]));
  setDone(all);
}

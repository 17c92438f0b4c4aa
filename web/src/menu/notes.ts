import { createSignal } from "solid-js";
import type { Choice, Message } from "../api/types";

type Notes = (choice: Choice) => readonly Message[];
/** What the page itself can tell of a choice. */
const [own, setOwn] = createSignal<Notes>(() => []);
export const addNotes = (notes: Notes): void => void setOwn(() => notes);

/** What the company would run for with a choice: known a moment later; nothing is previewed anew for it. */
const [foreseen, setForeseen] = createSignal<Notes>(() => []);
export const foreseeNotes = (notes: Notes): void => void setForeseen(() => notes);

/** What a choice brings, with what is foreseen. */
export const allNotesOf = (choice: Choice): readonly Message[] => [...notesOf(choice), ...foreseen()(choice)];

/** What a choice brings: whatever number is set, and with the number that is set (the least, where none is yet). */
export function notesOf(choice: Choice, number = choice.number?.least ?? 0): readonly Message[] {
  const range = choice.number;
  const withIt = range?.notes?.[Math.round((number - range.least) / (range.step ?? 1))] ?? [];
  return [...(choice.notes ?? []), ...own()(choice), ...withIt];
}

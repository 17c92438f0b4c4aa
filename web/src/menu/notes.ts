import type { Choice, Message } from "../api/types";

/** What a choice brings: whatever number is set, and with the number that is set (the least, where none is yet). */
export function notesOf(choice: Choice, number = choice.number?.least ?? 0): readonly Message[] {
  const range = choice.number;
  const withIt = range?.notes?.[Math.round((number - range.least) / (range.step ?? 1))] ?? [];
  return [...(choice.notes ?? []), ...withIt];
}

/** What is asked over the live socket and answered under the same number. */

import type { Action } from "./table";
import { deliver } from "./live";
import type { Told } from "./types";

const LONGEST_ANSWER = 20_000;

export interface Questions {
  /** The answer to what is said at that head; null where none comes. */
  ask(
    type: "act" | "preview" | "explain" | "foresee",
    head: number,
    seat: number,
    action: Action,
  ): Promise<Told | null>;
  /** Hands an answer to whoever waits for it. */
  hear(told: Told): void;
}

export function createQuestions(game: string): Questions {
  const waiting = new Map<number, (told: Told | null) => void>();
  let lastRef = 0;
  return {
    async ask(type, head, seat, action) {
      const ref = ++lastRef;
      const answer = new Promise<Told | null>((resolve) => {
        waiting.set(ref, resolve);
        setTimeout(() => waiting.delete(ref) && resolve(null), LONGEST_ANSWER);
      });
      if (await deliver({ type, ref, game, head, seat, action })) return answer;
      waiting.delete(ref);
      return null;
    },
    hear(told) {
      if (!("ref" in told) || told.ref === null) return;
      waiting.get(told.ref)?.(told);
      waiting.delete(told.ref);
    },
  };
}

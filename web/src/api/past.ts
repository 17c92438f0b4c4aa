/** An earlier position that is looked at, fetched when it is asked for. */

import { batch, createSignal, type Accessor } from "solid-js";
import { Fault, http } from "./http";
import { shared } from "./patch";
import type { Position, Problem } from "./types";

export interface Past {
  /** The entry that is looked at, null for the present. */
  at: Accessor<number | null>;
  position: Accessor<Position | null>;
  goTo(n: number | null): Promise<void>;
}

export function createPast(game: string, head: Accessor<Position | null>, onProblem: (problem: Problem) => void): Past {
  const [position, setPosition] = createSignal<Position | null>(null);
  const [at, setAt] = createSignal<number | null>(null);
  const toPresent = () => batch(() => (setAt(null), setPosition(null)));
  return {
    at,
    position,
    async goTo(n) {
      if (n === null || n === head()?.n) return void toPresent();
      setAt(n);
      try {
        const found = await http.position(game, n);
        if (at() === n) setPosition((old) => shared(old ?? head(), found));
      } catch (fault) {
        if (fault instanceof Fault) onProblem(fault.problem);
        toPresent();
      }
    },
  };
}

/** The moment that is looked at: it stands in the address, so that any move can be linked to. */

import { createEffect, on, type Accessor } from "solid-js";
import type { Table } from "../api/table";
import { nextRound, roundsOf } from "../panels/History";
import { go, query } from "../router";

export interface TableHistory {
  /** Whether the present is looked at. */
  live: Accessor<boolean>;
  /** The entry that led to the present; rewinds are entries too, but no steps of the history. */
  lastStep: Accessor<number>;
  /** The address of a moment, null for the present. */
  link(n: number | null): string;
  goTo(n: number | null): void;
  /** A move, or a round, back or forth. */
  byMove(by: -1 | 1): void;
  byRound(by: -1 | 1): void;
}

export function useHistory(table: Table): TableHistory {
  createEffect(
    on(
      () => query("at"),
      (at) => void table.goTo(at === null ? null : Number(at)),
    ),
  );
  const log = () => table.head()!.log;
  const link = (n: number | null) => `/games/${table.head()!.game.id}${n === null ? "" : `?at=${n}`}`;
  const goTo = (n: number | null) => go(link(n), true);

  function step(from: (i: number) => number): void {
    const steps = log().map(({ n }) => n);
    const [at, last] = [table.at(), steps.length - 1]; // the moment asked for, which may still be on its way
    const to = Math.max(0, from(at === null ? last : steps.indexOf(at)));
    goTo(to >= last ? null : steps[to]!);
  }

  return {
    live: () => table.at() === null,
    lastStep: () => log().at(-1)?.n ?? 0,
    link,
    goTo,
    byMove: (by) => step((i) => i + by),
    byRound: (by) => step((i) => nextRound(roundsOf(log()), i, by)),
  };
}

/** What the company would run for with each tile or station: asked for the hex in hand or under the pointer. */

import { createComputed, createEffect, createSignal, on, onCleanup, untrack, type Accessor } from "solid-js";
import type { Action, Table } from "../api/table";
import type { Choice, Incomes as IncomesData, Menu } from "../api/types";
import { foreseeNotes } from "../menu/notes";

export interface Incomes {
  /** The income after an action; null where it is not known, or nothing would be earned anyway. */
  of(hex: string, action: Action): { now: number; then: number } | null;
  /** The action that earns most on a hex; null where that is not known. */
  best(hex: string): Action | null;
  /** A hex that may be built on comes into focus. */
  lookAt(hex: string): void;
}

/** A hex rests this long under the pointer before the server is asked. */
const ASK_AFTER = 80;
/** The most stations that are listed at once, each with what it brings. */
const LISTED = 6;

export function useIncomes(table: Table, menu: Accessor<Menu | null>): Incomes {
  const [known, setKnown] = createSignal<ReadonlyMap<string, IncomesData>>(new Map());
  const [wanted, setWanted] = createSignal<string | null>(null);
  let asking = false;
  /** What is asked by itself, one after the other. */
  let queue: readonly string[] = [];
  createComputed(on(menu, () => (setKnown(new Map<string, IncomesData>()), setWanted(null))));

  async function ask(hex: string): Promise<void> {
    const [offered, seat] = [menu(), menu()?.seat];
    if (asking || seat == null || known().has(hex)) return;
    asking = true;
    const found = await table.foresee(seat, hex).finally(() => (asking = false));
    if (menu() !== offered) return;
    if (found) setKnown((old) => new Map(old).set(hex, found));
    queue = queue.filter((one) => one !== hex);
    // The pointer may have gone on meanwhile.
    const next = [wanted(), ...queue].find((one) => one && one !== hex && !known().has(one));
    if (next) void ask(next);
  }

  createEffect(
    on(wanted, (hex) => {
      if (!hex || !isBuilt(menu(), hex)) return;
      const timer = setTimeout(() => void ask(hex), ASK_AFTER);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  // The first hex at once: the process that answers is awake then for the others.
  createEffect(() => {
    const tiles = menu()?.offers?.find((offer) => offer.kind === "tile");
    queue = tiles ? Object.keys(tiles.cells).slice(0, 1) : stationsOf(menu()).slice(0, LISTED);
    const first = queue[0];
    if (first) untrack(() => setWanted(first));
  });

  const earnsAtAll = ({ now, found }: IncomesData) => now > 0 || found.some(({ amount }) => amount > 0);
  const of = (hex: string, action: Action) => {
    const there = known().get(hex);
    const one = there?.found.find((income) => same(income.action, action));
    return one && earnsAtAll(there!) ? { now: there!.now, then: one.amount } : null;
  };
  foreseeNotes(({ at, action }: Choice) => {
    const found = at?.length ? of(at[0]!, action) : null;
    return found ? [{ id: "income-after", args: found }] : [];
  });
  onCleanup(() => foreseeNotes(() => []));
  return {
    of,
    best(hex) {
      const there = known().get(hex);
      if (!there || !earnsAtAll(there)) return null;
      return there.found.reduce((best, one) => (one.amount > best.amount ? one : best), there.found[0]!).action;
    },
    lookAt: (hex) => void setWanted(hex),
  };
}

/** Whether something can be built on a hex: where trains run, tiles and stations; elsewhere nothing is asked. */
function isBuilt(menu: Menu | null, hex: string): boolean {
  if (!menu?.card) return false;
  return (menu.offers ?? []).some((offer) =>
    offer.kind === "tile"
      ? hex in offer.cells
      : offer.kind === "pick" && offer.choices.some(({ at }) => at?.[0] === hex),
  );
}

/** The hexes of the stations on offer. */
function stationsOf(menu: Menu | null): readonly string[] {
  const choices = (menu?.offers ?? []).flatMap((offer) => (offer.kind === "pick" ? offer.choices : []));
  const hexes = choices.flatMap(({ at, action, blocked }) =>
    !blocked && at?.length && at[0] === action["hex"] ? [at[0]!] : [],
  );
  return menu?.card ? [...new Set(hexes)] : [];
}

function same(a: Action, b: Action): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

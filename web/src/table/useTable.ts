/** What the parts of the table's page share: the game, the choice that is being made, what is shown of both. */

import { createEffect, createMemo, createSignal, on, type Accessor } from "solid-js";
import type { Action, Table } from "../api/table";
import type { Menu, Position, Scene, SeatInfo } from "../api/types";
import { placesOf } from "../board/places";
import { setPlaces, type Voice } from "../i18n";
import { distinct } from "../lib/distinct";
import { voiceAt } from "../lib/names";
import { asksAll } from "../lib/settings";
import { createSelection, type Selection } from "../menu/selection";
import { useCoach, type Coach } from "./useCoach";
import { useEarned } from "./useEarned";
import { useFlash } from "./useFlash";
import { useHistory, type TableHistory } from "./useHistory";
import { useIncomes, type Incomes } from "./useIncomes";
import { usePreview, type Previewed } from "./usePreview";
import { isDrawn, useScene, type ShownScene } from "./useScene";
import { useTips, type Tips } from "./useTips";

export interface AtTable extends ShownScene {
  table: Table;
  head: Accessor<Position>;
  /** The position on the page. */
  shown: Accessor<Position>;
  /** Its scene, without what is chosen. */
  present: Accessor<Scene>;
  history: TableHistory;
  seats: Accessor<readonly SeatInfo[]>;
  voice: Accessor<Voice>;
  /** What is asked of the person now; null where nothing is, or another moment is looked at. */
  menu: Accessor<Menu | null>;
  selection: Selection;
  previewed: Previewed;
  incomes: Incomes;
  coach: Coach;
  tips: Tips;
  /** Elements that have just changed. */
  flash: Accessor<ReadonlySet<string>>;
  /** The cells of what is looked at in a table: they are marked on the board. */
  looked: Accessor<ReadonlySet<string>>;
  look(cells: readonly string[]): void;
  /** The cell of the board that is pointed at: what stands on it is marked in the tables. */
  hovered: Accessor<string | null>;
  hover(cell: string | null): void;
  act(action: Action): Promise<void>;
  /** An element was touched; a second touch of what is chosen does it. */
  touch(id: string): void;
}

export function useTable(table: Table, title: Accessor<string>): AtTable {
  const head = () => table.head()!;
  const shown = () => table.shown()!;
  const history = useHistory(table);
  const titleId = distinct(() => head().game.title);
  const seats = distinct(() => head().game.seats);
  const voice = createMemo<Voice>(() => voiceAt(title(), seats(), titleId()));
  const menu = createMemo(() => (history.live() && !table.behind() ? (head().menu ?? null) : null));
  const [hovered, hover] = createSignal<string | null>(null);
  const [looked, setLooked] = createSignal<ReadonlySet<string>>(new Set());
  const incomes = useIncomes(table, menu);
  const selection = createSelection(menu, (id) => isDrawn(head().scene, id), incomes.best);
  const previewed = usePreview(table, selection, menu, incomes);
  const coach = useCoach(table, menu);
  const earned = useEarned(title, () => shown().log);
  const { scene: drawn, board } = useScene(table, selection, history.live, previewed.preview);
  const scene = createMemo(() => earned(drawn()));
  const present = createMemo(() => earned(shown().scene));

  let played = false;
  async function act(action: Action): Promise<void> {
    const seat = menu()?.seat;
    if (seat == null || table.busy() || !(await coach.agrees(action))) return;
    played = true;
    if (await table.act(seat, action)) selection.clear();
  }

  // What hardly ever has another answer is answered by itself; not where somebody has just gone back to it, nor in a
  // game that was brought along to be looked at.
  createEffect(
    on(menu, (asked) => {
      const goneBack = head().log.at(-1)?.n !== head().head;
      const opened = head().game.kind === "analysis" && !played;
      if (asked?.usual && !asksAll() && !goneBack && !opened) void act(asked.usual);
    }),
  );

  function touch(id: string): void {
    table.dismissProblem();
    const chosen = selection.chosen();
    if (selection.touch(id) && chosen) void act(chosen.action);
  }

  // The land stays the same for the whole game.
  createEffect(
    on(
      () => board().cells.length,
      () => setPlaces(placesOf(board())),
    ),
  );
  return {
    table,
    head,
    shown,
    history,
    seats,
    voice,
    menu,
    selection,
    previewed,
    scene,
    present,
    board,
    act,
    touch,
    looked,
    hovered,
    hover,
    look: (cells) => setLooked(new Set(cells)),
    incomes,
    coach,
    tips: useTips(table, selection, menu, voice, incomes),
    flash: useFlash(table.news),
  };
}

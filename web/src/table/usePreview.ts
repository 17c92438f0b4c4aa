/** What is chosen, shown as it would be; what a run would earn, told while it is drawn. */

import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from "solid-js";
import type { Table } from "../api/table";
import type { Explained, Menu, Message, Place, Preview, Reason } from "../api/types";
import type { Incomes } from "./useIncomes";
import type { Selection } from "../menu/selection";

/** A choice rests this long before the server is asked: who clicks quickly does not wait for every step. */
const ASK_AFTER = 60;

export interface Previewed {
  /** The position after what is chosen; null where nothing is, or chance would decide. */
  preview: Accessor<Preview | null>;
  /** What would happen, and everything that is against it. */
  outcome: Accessor<readonly Message[]>;
  refused: Accessor<readonly Reason[]>;
  /** What a run comes to, stop by stop. */
  places: Accessor<readonly Place[]>;
}

export function usePreview(
  table: Table,
  selection: Selection,
  menu: Accessor<Menu | null>,
  incomes: Incomes,
): Previewed {
  const [preview, setPreview] = createSignal<Preview | null>(null);
  const [refused, setRefused] = createSignal<readonly Reason[]>([]);
  const [explained, setExplained] = createSignal<Explained | null>(null);

  /** Asks about what is selected, once it has rested, and listens to the answer if it is still selected then. */
  function ask<T, A>(selected: Accessor<T>, about: T, question: () => Promise<A>, listen: (answer: A) => void): void {
    const timer = setTimeout(async () => {
      const answer = await question();
      if (selected() === about) listen(answer);
    }, ASK_AFTER);
    onCleanup(() => clearTimeout(timer));
  }

  /** What is chosen, or else only looked at. */
  const meant = createMemo(() => selection.chosen() ?? selection.peeked());
  createEffect(
    on(meant, (chosen) => {
      if (!selection.drawing()) setPreview(null); // a route that grows keeps the picture that it has
      setRefused([]);
      const seat = menu()?.seat;
      if (!chosen || seat == null) return;
      ask(
        meant,
        chosen,
        () => table.preview(seat, chosen.action),
        (found) => {
          setPreview(found && "patch" in found ? found : null);
          setRefused(found && "reasons" in found && selection.chosen() ? found.reasons : []);
        },
      );
    }),
  );
  createEffect(
    on(selection.sketch, (sketch) => {
      const seat = menu()?.seat;
      if (!sketch || seat == null) return void setExplained(null);
      ask(selection.sketch, sketch, () => table.explain(seat, sketch), setExplained);
    }),
  );

  createEffect(() => {
    const hex = selection.chosen()?.action["hex"];
    if (typeof hex === "string") incomes.lookAt(hex);
  });
  /** What the company would run for with what is built. */
  const income = (): Message[] => {
    const action = selection.chosen()?.action;
    const found = typeof action?.["hex"] === "string" ? incomes.of(action["hex"], action) : null;
    return found ? [{ id: "income-after", args: found }] : [];
  };

  return {
    preview,
    outcome: () => [
      ...income(),
      ...(selection.drawing() ? (explained()?.notes ?? []) : []),
      ...(preview()?.messages ?? []),
    ],
    refused: () => (selection.drawing() ? (explained()?.reasons ?? []) : refused()),
    places: () => explained()?.places ?? [],
  };
}

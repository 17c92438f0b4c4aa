/** What touching an element means, in words; and why nothing can be laid on a hex, when it is asked. */

import { createComputed, createMemo, createSignal, on, type Accessor } from "solid-js";
import type { Table } from "../api/table";
import type { Menu, Reason } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { allNotesOf } from "../menu/notes";
import type { Selection } from "../menu/selection";
import type { Incomes } from "./useIncomes";
import { whyNot } from "../menu/Why";

export interface Tips {
  tip(id: string): readonly string[];
  /** Whether one may ask why nothing can be laid on a cell. */
  asksAbout(cell: string): boolean;
  ask(cell: string): Promise<readonly Reason[]>;
  /** Shows the reason in the place of the question. */
  explainCell(cell: string): Promise<void>;
}

/** At most this many choices are told at one element. */
const MOST = 3;

export function useTips(
  table: Table,
  selection: Selection,
  menu: Accessor<Menu | null>,
  voice: Accessor<Voice>,
  incomes: Incomes,
): Tips {
  // The answers are kept until the next move.
  const [answers, setAnswers] = createSignal<ReadonlyMap<string, readonly Reason[]>>(new Map());
  const tiles = createMemo(() =>
    selection.chosen() || selection.sketch() ? null : menu()?.offers?.find((offer) => offer.kind === "tile"),
  );
  /** The action that would be done on a cell, without the cell, and where the cell stands in it. */
  const thought = createMemo(() => {
    const laid = tiles();
    if (laid) return { action: laid.action, field: "hex" };
    const [path, focus] = [selection.path(), selection.focus()];
    const begun = path.length || focus || menu()?.offers?.filter(({ kind }) => kind === "pick").length === 1;
    if (selection.chosen() || selection.sketch() || !begun) return null;
    for (const { offer, choice } of selection.options()) {
      if (offer.kind !== "pick" || !offer.cell || choice.blocked || (focus && offer.id !== focus)) continue;
      if (path.every((id, i) => choice.at?.[i] === id)) return { action: choice.action, field: offer.cell };
    }
    return null;
  });
  createComputed(on([menu, thought], () => setAnswers(new Map<string, readonly Reason[]>())));
  const asksAbout = (cell: string) => Boolean(thought()) && !selection.glows().has(cell);

  async function ask(cell: string): Promise<readonly Reason[]> {
    const [offered, seat, asked] = [menu(), menu()?.seat, thought()];
    const known = answers().get(cell);
    if (known || !asked || seat == null) return known ?? [];
    const reasons = (await table.explain(seat, { ...asked.action, [asked.field]: cell }))?.reasons ?? [];
    if (menu() === offered && thought() === asked) setAnswers((old) => new Map(old).set(cell, reasons));
    return reasons;
  }

  async function explainCell(cell: string): Promise<void> {
    if (tiles()) selection.clear();
    const [reason] = await ask(cell);
    if (reason && asksAbout(cell)) selection.answer(reason);
  }

  /** The reason why not, or what it would bring. */
  function tip(id: string): readonly string[] {
    if (selection.chosen()) return [];
    if (asksAbout(id)) return (answers().get(id) ?? []).flatMap((reason) => inWords(reason, voice()));
    incomes.lookAt(id);
    const most = incomes.best(id);
    const income = most && incomes.of(id, most);
    if (income && tiles()) return [t("income-best", { ...income })];
    const choices = selection.leadsTo(id);
    const last = choices.every((choice) => choice.at?.length === selection.path().length + 1);
    if (!last) {
      const none = choices.length && choices.every((choice) => choice.blocked);
      return none ? whyNot(choices[0]!.blocked!, voice()) : [];
    }
    return choices
      .slice(0, MOST)
      .flatMap((choice) => [
        say(choice.label, voice()),
        ...(choice.blocked ? whyNot(choice.blocked, voice()) : allNotesOf(choice).map((note) => say(note, voice()))),
      ]);
  }

  return { tip, asksAbout, ask, explainCell };
}

function inWords({ message, rule }: Reason, voice: Voice): string[] {
  return [say(message, voice), ...(rule ? [t("rule-paragraph", { rule })] : [])];
}

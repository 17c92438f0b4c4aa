/** What companies earned last, as the log tells it: beside their shares, on their cards and in the spreadsheet. */

import type { Arg, Box, Card, Choice, LogLine, Message, Panel, Row, Scene } from "../api/types";

/** Of one company; what is not known is left out. */
export interface Earned {
  run?: number;
  /** What others paid it in the latest operating round. */
  took?: number;
  /** What it paid last for a share. */
  share?: number;
}
export type Ledger = ReadonlyMap<string, Earned>;

const amountOf = (arg: Arg | undefined) => (typeof arg === "number" ? arg : 0);

/** What suppliers are paid for; a company's capital is no income. */
const SUPPLIES = /^log-pay-(second-tile|terrain|station|car|train|track-fee)$/;

/** The companies by name. */
export function ledgerOf(lines: readonly LogLine[]): Ledger {
  const found = new Map<string, Earned>();
  const note = (name: Arg | undefined, news: Earned) =>
    typeof name === "string" && found.set(name, { ...found.get(name), ...news });
  for (const { id, args = {} } of lines.flatMap(({ messages }) => messages)) {
    const { company = args["major"], payee } = args;
    const amount = amountOf(args["amount"]);
    if (id === "log-round-operating") found.forEach((one, name) => one.took !== undefined && note(name, { took: 0 }));
    else if (/^log-run(-subsidy)?$/.test(id))
      note(company, { run: amountOf(args["revenue"]) + amountOf(args["subsidy"]) });
    else if (id.startsWith("log-no-run")) note(company, { run: 0 });
    else if (id === "log-pays" || id === "log-dividend-share") note(company, { share: amount });
    else if (id === "log-retains" || id === "log-no-dividend") note(company, { share: 0 });
    else if (SUPPLIES.test(id) && typeof payee === "string")
      note(payee, { took: (found.get(payee)?.took ?? 0) + amount });
  }
  return found;
}

/** The names by which a label may call a company, the log's among them. */
function companyIn(ledger: Ledger, { args = {} }: Message): Earned | undefined {
  const { company, major, number, abbr, id, name } = args;
  const names = [company, major, abbr, id, `${number as string} ${abbr as string}`, name];
  return ledger.get(names.find((one) => typeof one === "string" && ledger.has(one)) as string);
}

/** Companies that are paid by others do not run. */
const isPaid = (one: Earned) => one.took !== undefined && one.run === undefined;

/** What one should know of a company to deal in its shares. */
export function earnedNotes(ledger: Ledger, choice: Choice): Message[] {
  const one = /^(buy|buy-share|sell|sell-shares)$/.test(String(choice.action["do"])) && companyIn(ledger, choice.label);
  if (!one) return [];
  const price = amountOf(choice.label.args?.["price"]);
  const notes: Message[] = [];
  if (isPaid(one)) notes.push({ id: "earned-took", args: { amount: one.took! } });
  else if (one.run !== undefined) notes.push({ id: "earned-run", args: { amount: one.run } });
  if (one.share && price)
    notes.push({
      id: "earned-yield",
      args: { amount: one.share, percent: Math.round((1000 * one.share) / price) / 10 },
    });
  else if (one.share !== undefined) notes.push({ id: "earned-share", args: { amount: one.share } });
  return notes;
}

const SHELVES = ["charters", "majors", "minors"];

/** The scene with what companies earned on their cards, and in a column of the spreadsheet. */
export function withEarned(scene: Scene, ledger: Ledger): Scene {
  return ledger.size ? { ...scene, panels: scene.panels.map((panel) => told(panel, ledger)) } : scene;
}

function told(panel: Panel, ledger: Ledger): Panel {
  if (panel.kind === "shelf" && SHELVES.includes(panel.id))
    return kept(panel, JSON.stringify([...ledger]), () => ({
      ...panel,
      cards: panel.cards.map((card) => onCard(card, companyIn(ledger, card.label))),
    }));
  const at = panel.kind === "table" ? panel.columns.findIndex(({ id }) => id === "column-trains") + 1 : 0;
  if (panel.kind === "table" && panel.id === "sheet")
    return kept(panel, JSON.stringify([...ledger]), () => ({
      ...panel,
      columns: inserted(panel.columns, { id: "column-earned", args: {} }, at),
      rows: panel.rows.map((row) => inRow(row, companyIn(ledger, row.label), at)),
    }));
  return panel;
}

function onCard(card: Card, one: Earned | undefined): Card {
  if (!one) return card;
  return kept(card, JSON.stringify(one), () => ({ ...card, facts: [...(card.facts ?? []), ...factsOf(one)] }));
}

function factsOf(one: Earned): [Message, Box][] {
  const facts: [Message, Box][] = [];
  const fact = (id: string, value: number | undefined) =>
    value !== undefined && facts.push([{ id, args: {} }, { value }]);
  if (isPaid(one)) fact("fact-took", one.took);
  else fact("fact-run", one.run);
  fact("fact-paid", one.share);
  return facts;
}

/** After the trains. */
function inRow(row: Row, one: Earned | undefined, at: number): Row {
  const value = one && (isPaid(one) ? one.took : one.run);
  const box: Box = value === undefined ? {} : { value };
  return kept(row, String(value), () => ({ ...row, boxes: inserted(row.boxes, box, at) }));
}

function inserted<T>(list: readonly T[], one: T, at: number): T[] {
  return [...list.slice(0, at), one, ...list.slice(at)];
}

/** What was made of a thing, as long as it and what was told of it stay the same: nothing is drawn anew. */
const made = new WeakMap<object, { of: string; as: object }>();
function kept<T extends object>(thing: T, of: string, make: () => T): T {
  const known = made.get(thing);
  if (known?.of === of) return known.as as T;
  const as = make();
  made.set(thing, { of, as });
  return as;
}

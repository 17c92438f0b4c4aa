/** Who has how much money in a scene, and how it went from purse to purse between two of them. */

import type { Arg, Message, Scene } from "../api/types";

/** A purse by its element: a player's row, a company's card; `panel` is the tab on which the card lies. */
export interface Purse {
  amount: number;
  panel?: string;
}
/** From one purse to another; null stands for the bank. */
export interface Flow {
  from: string | null;
  to: string | null;
  amount: number;
}

/** What the figures of purses are called in every title. */
const CASH = "fact-cash";
const TREASURY = "fact-treasury";

/** Every purse that the scene shows, by its key: `seat:0`, or the id of a company's card. */
export function pursesOf(scene: Scene): Map<string, Purse> {
  const found = new Map<string, Purse>();
  const put = (key: string, label: Message, value: Arg | null | undefined, panel?: string) => {
    if ((label.id === CASH || label.id === TREASURY) && typeof value === "number")
      found.set(key, { amount: value, panel });
  };
  for (const { seat, facts } of scene.players) for (const { label, value } of facts) put(`seat:${seat}`, label, value);
  for (const panel of scene.panels) {
    if (panel.kind !== "shelf") continue;
    for (const { id, facts } of panel.cards)
      for (const [label, box] of facts ?? []) put(id, label, box.value, panel.id);
  }
  return found;
}

/** The fewest payments that explain the change: who gives what another gets pays it, the bank the rest. */
export function flowsBetween(before: ReadonlyMap<string, Purse>, after: ReadonlyMap<string, Purse>): Flow[] {
  const change = [...after].map(([key, { amount }]) => ({ key, by: amount - (before.get(key)?.amount ?? amount) }));
  const payers = change.filter(({ by }) => by < 0).map(({ key, by }) => ({ key, left: -by }));
  const payees = change.filter(({ by }) => by > 0).map(({ key, by }) => ({ key, left: by }));
  const flows: Flow[] = [];
  const pay = (payer: (typeof payers)[number], payee: (typeof payees)[number]) => {
    const amount = Math.min(payer.left, payee.left);
    if (!amount) return;
    flows.push({ from: payer.key, to: payee.key, amount });
    payer.left -= amount;
    payee.left -= amount;
  };
  for (const payer of payers) for (const payee of payees) if (payer.left === payee.left) pay(payer, payee);
  for (const payer of payers) for (const payee of payees) pay(payer, payee);
  for (const { key, left } of payers) if (left) flows.push({ from: key, to: null, amount: left });
  for (const { key, left } of payees) if (left) flows.push({ from: null, to: key, amount: left });
  return flows;
}

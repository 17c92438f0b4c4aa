import { expect, test } from "vitest";
import type { Arg, LogLine, Scene } from "../src/api/types";
import { earnedNotes, ledgerOf, withEarned } from "../src/table/earned";

const line = (n: number, ...told: [string, Record<string, Arg>][]): LogLine => ({
  n,
  seat: 0,
  messages: told.map(([id, args]) => ({ id, args })),
});
const ROUND: [string, Record<string, Arg>] = ["log-round-operating", { turn: 1, number: 1, of: 1 }];
const LOG = [
  line(1, ROUND, ["log-pay-terrain", { payer: "1 AB", payee: "SIK", amount: 30 }]),
  line(2, ["log-dividend", { major: "SIK", amount: 30 }], ["log-dividend-share", { major: "SIK", amount: 3 }]),
  line(3, ROUND, ["log-pay-station", { payer: "1 AB", payee: "SIK", amount: 20 }]),
  line(
    4,
    ["log-run-subsidy", { company: "ENR", revenue: 100, subsidy: 20 }],
    ["log-pays", { company: "ENR", amount: 12 }],
  ),
];

test("the latest of each company, and what came in during the latest round alone", () => {
  expect([...ledgerOf(LOG)]).toEqual([
    ["SIK", { took: 20, share: 3 }],
    ["ENR", { run: 120, share: 12 }],
  ]);
});

test("beside its shares, with what a share yields; not beside other choices", () => {
  const buy = (action: string) => ({
    action: { do: action },
    label: { id: "choice-buy-share", args: { major: "SIK", price: 60 } },
  });
  expect(earnedNotes(ledgerOf(LOG), buy("buy-share"))).toEqual([
    { id: "earned-took", args: { amount: 20 } },
    { id: "earned-yield", args: { amount: 3, percent: 5 } },
  ]);
  expect(earnedNotes(ledgerOf(LOG), buy("lay"))).toEqual([]);
});

test("on cards and after the trains of the spreadsheet; what has not changed stays the same thing", () => {
  const label = { id: "place-name", args: { name: "ENR" } };
  const heading = (id: string) => ({ id, args: {} });
  const scene = {
    panels: [
      { kind: "shelf", id: "charters", title: heading("x"), cards: [{ id: "charter:ENR", label, facts: [] }] },
      {
        kind: "table",
        id: "sheet",
        title: heading("x"),
        columns: [heading("column-trains"), heading("column-par")],
        rows: [{ id: "sheet:ENR", label, boxes: [{ value: "2E" }, { value: 54 }] }],
      },
    ],
  } as unknown as Scene;
  const once = withEarned(scene, ledgerOf(LOG));
  const [shelf, sheet] = once.panels;
  expect(shelf?.kind === "shelf" && shelf.cards[0]!.facts?.map(([, { value }]) => value)).toEqual([120, 12]);
  expect(sheet?.kind === "table" && sheet.rows[0]!.boxes.map(({ value }) => value)).toEqual(["2E", 120, 54]);
  expect(withEarned(scene, ledgerOf([...LOG, line(5)])).panels).toEqual(once.panels);
  expect(withEarned(scene, ledgerOf(LOG)).panels[0]).toBe(shelf);
});

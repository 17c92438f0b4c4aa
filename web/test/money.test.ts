import { describe, expect, it } from "vitest";
import type { Scene } from "../src/api/types";
import { flowsBetween, pursesOf } from "../src/lib/money";

const text = (id: string) => ({ id });
const scene = (cash: number[], treasury: Record<string, number>): Scene => ({
  board: { orientation: "flat", directions: [], cells: [] },
  players: cash.map((value, seat) => ({
    seat,
    facts: [
      { label: text("fact-cash"), value },
      { label: text("fact-worth"), value: 9 * value },
    ],
  })),
  panels: [
    {
      kind: "shelf",
      id: "charters",
      title: text("charters"),
      cards: Object.entries(treasury).map(([id, value]) => ({
        id,
        label: text(id),
        facts: [[text("fact-treasury"), { value }]] as const,
      })),
    },
  ],
  stage: text("stage"),
});
const flows = (before: Scene, after: Scene) => flowsBetween(pursesOf(before), pursesOf(after));

describe("money between two scenes", () => {
  it("goes from who pays to who is paid", () => {
    expect(flows(scene([100, 50], { a: 10 }), scene([60, 50], { a: 50 }))).toEqual([
      { from: "seat:0", to: "a", amount: 40 },
    ]);
    expect(pursesOf(scene([], { a: 10 })).get("a")).toEqual({ amount: 10, panel: "charters" });
  });

  it("comes from the bank and goes to it where nobody else is", () => {
    expect(flows(scene([0, 0], { a: 30 }), scene([20, 10], { a: 0 }))).toEqual([
      { from: "a", to: "seat:0", amount: 20 },
      { from: "a", to: "seat:1", amount: 10 },
    ]);
    expect(flows(scene([0, 5], {}), scene([20, 0], {}))).toEqual([
      { from: "seat:1", to: "seat:0", amount: 5 },
      { from: null, to: "seat:0", amount: 15 },
    ]);
    expect(flows(scene([30], {}), scene([10], {}))).toEqual([{ from: "seat:0", to: null, amount: 20 }]);
  });

  it("is nothing where nothing changed, or a purse is new", () => {
    expect(flows(scene([5], {}), scene([5], { a: 100 }))).toEqual([]);
  });
});

import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Action, Table } from "../src/api/table";
import type { Choice, Menu } from "../src/api/types";
import { allNotesOf, notesOf } from "../src/menu/notes";
import { useIncomes } from "../src/table/useIncomes";

const text = (id: string) => ({ id, args: {} });
const station = (hex: string): Choice => ({ action: { do: "place", hex }, label: text(hex), at: [hex] });

/** Stations on two hexes, and a choice that lies nowhere. */
const MENU: Menu = {
  seat: 0,
  ask: text("ask-station"),
  card: "minor:1",
  offers: [
    { kind: "pick", id: "station", label: text("station"), choices: [station("B5"), station("C3")] },
    { kind: "pick", id: "else", label: text("else"), choices: [{ action: { do: "pass" }, label: text("pass") }] },
  ],
} as unknown as Menu;

/** Each station brings ten more than now. */
const foresee = vi.fn(async (_seat: number, hex: string) => ({
  now: 40,
  found: [{ action: { do: "place", hex } as Action, amount: 50 }],
}));

describe("what the company would run for", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void (vi.useRealTimers(), foresee.mockClear()));

  it("is asked for every station that is listed, one after the other, and told with it", async () => {
    const [menu, setMenu] = createSignal<Menu | null>(null);
    const dispose = createRoot((dispose) => {
      useIncomes({ foresee } as unknown as Table, menu);
      return dispose;
    });
    setMenu(MENU);
    await vi.advanceTimersByTimeAsync(200);
    expect(foresee.mock.calls).toEqual([
      [0, "B5"],
      [0, "C3"],
    ]);
    expect(allNotesOf(station("C3"))).toEqual([{ id: "income-after", args: { now: 40, then: 50 } }]);
    expect(notesOf(station("C3"))).toEqual([]); // nothing is previewed anew for it
    setMenu(null);
    expect(allNotesOf(station("C3"))).toEqual([]);
    dispose();
  });
});

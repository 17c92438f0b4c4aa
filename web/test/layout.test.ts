import { describe, expect, it } from "vitest";
import type { Cell, Picture } from "../src/api/types";
import { layoutOf, nameOn } from "../src/board/layout";
import { SLOT, slotsOf } from "../src/board/Picture";

const city = (slots: number, x = 0, y = 0, id = "s0") => ({
  id,
  kind: "city" as const,
  x,
  y,
  value: 30,
  slots: Array.from({ length: slots }, (_, n) => ({ id: `${id}:${n}` })),
});
const PICTURES: Record<string, Picture> = {
  "one slot": {
    track: [
      { a: 0, b: "s0" },
      { a: 3, b: "s0" },
    ],
    stops: [city(1)],
    number: "57",
  },
  "two slots": { track: [0, 1, 3, 4].map((a) => ({ a, b: "s0" })), stops: [city(2)], label: "Y", number: "14" },
  "double city": {
    track: [
      { a: 0, b: "s0" },
      { a: 3, b: "s1" },
    ],
    stops: [city(1, 0, 0.47), city(1, 0, -0.47, "s1")],
    label: "OO",
    number: "59",
  },
};

describe("figures and names on a cell", () => {
  for (const [kind, picture] of Object.entries(PICTURES)) {
    for (const orientation of ["flat", "pointy"] as const) {
      it(`cover no slot: ${kind}, ${orientation}`, () => {
        const { values, label } = layoutOf(orientation, picture);
        const slots = slotsOf(orientation, picture);
        expect(values).toHaveLength(1);
        for (const at of [...values, ...(label ? [label] : [])]) {
          for (const [, slot] of slots) expect(Math.hypot(slot.x - at.x, slot.y - at.y)).toBeGreaterThan(SLOT + 4);
        }
        const cell: Cell = { id: "a", q: 0, r: 0, fill: "yellow", name: "Szabadka & Szeged", picture };
        const name = nameOn(orientation, cell, "Szabadka & Szeged", 0, 12);
        expect(name.lines.join(" ")).toBe("Szabadka & Szeged");
        expect(name.size).toBeGreaterThanOrEqual(7);
        for (const [, slot] of slots) expect(Math.abs(slot.y - name.y)).toBeGreaterThan(SLOT - 2);
      });
    }
  }

  it("the same picture is laid out once", () => {
    const picture = PICTURES["two slots"]!;
    expect(layoutOf("flat", picture)).toBe(layoutOf("flat", picture));
  });
});

describe("names on a small board", () => {
  it("are set larger, and long ones lean out rather than shrink", () => {
    const cell = {
      id: "a",
      q: 0,
      r: 0,
      fill: "land",
      picture: { stops: [{ id: "s0", kind: "city" as const, x: 0, y: 0, slots: [{ id: "x" }] }] },
    };
    for (const name of ["Arad", "Székesfehérvár"]) {
      const [usual, larger] = [nameOn("pointy", cell, name, 0, 12), nameOn("pointy", cell, name, 0, 12, false, 1.25)];
      expect(larger.size).toBeGreaterThan(usual.size);
      expect(larger.size).toBeGreaterThanOrEqual(9);
    }
  });
});

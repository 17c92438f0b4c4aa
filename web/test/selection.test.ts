import { createRoot, createSignal } from "solid-js";
import { describe, expect, it } from "vitest";
import type { Choice, Menu } from "../src/api/types";
import { createSelection, type Selection } from "../src/menu/selection";

const text = (id: string) => ({ id, args: {} });
const choice = (name: string, at: string[] = [], more: Partial<Choice> = {}): Choice => ({
  action: { do: name },
  label: text(name),
  at,
  ...more,
});

function select(menu: Menu, run: (selection: Selection, change: (menu: Menu) => void) => void): void {
  createRoot((dispose) => {
    const [shown, setShown] = createSignal<Menu | null>(menu);
    run(createSelection(shown), setShown);
    dispose();
  });
}

const MENU: Menu = {
  seat: 0,
  ask: text("ask"),
  offers: [
    {
      kind: "pick",
      id: "move",
      label: text("move"),
      choices: [
        choice("ab", ["a", "b"]),
        choice("ac", ["a", "c"], {
          notes: [text("always")],
          number: { field: "amount", least: 2, most: 6, step: 2, notes: [[text("with 2")], [], [text("with 6")]] },
        }),
        choice("db", ["d", "b"]),
        choice("ae", ["a", "e"], { blocked: { message: text("no"), rule: "7.3" } }),
      ],
    },
    { kind: "pick", id: "put", label: text("put"), choices: [choice("x1", ["x"]), choice("x2", ["x"])] },
    { kind: "button", id: "pass", choice: choice("pass") },
    {
      kind: "tile",
      id: "lay",
      label: text("lay"),
      action: { do: "lay" },
      cells: {
        h: [
          { tile: "7", rotations: [1, 4] },
          { tile: "8", rotations: [0] },
        ],
        k: [{ tile: "9", rotations: [2] }],
      },
    },
  ],
};

describe("selection", () => {
  it("lights the first elements, then those that follow, then has the choice", () =>
    select(MENU, (it) => {
      expect([...it.glows().keys()].sort()).toEqual(["a", "d", "h", "k", "x"]);
      it.touch("a");
      expect(Object.fromEntries(it.glows())).toEqual({ a: "step", b: "lit", c: "lit", e: "blocked" });
      it.touch("b");
      expect(it.chosen()?.action).toEqual({ do: "ab" });
      expect(it.glows().get("b")).toBe("chosen");
      expect(it.touch("b")).toBe(true);
    }));

  it("has the notes of the number that is set", () =>
    select(MENU, (it) => {
      it.touch("a");
      it.touch("c");
      expect(it.chosen()?.notes).toEqual([text("always"), text("with 2")]);
      it.setNumber(4);
      expect(it.chosen()?.notes).toEqual([text("always")]);
      it.setNumber(6);
      expect(it.chosen()?.notes).toEqual([text("always"), text("with 6")]);
    }));

  it("says why a blocked element is blocked", () =>
    select(MENU, (it) => {
      it.touch("a");
      it.touch("e");
      expect(it.why()).toEqual({ message: text("no"), rule: "7.3" });
      expect(it.chosen()).toBeNull();
    }));

  it("changes over to another beginning with one touch", () =>
    select(MENU, (it) => {
      it.touch("a");
      it.touch("b");
      it.touch("c");
      expect(it.chosen()?.action).toEqual({ do: "ac", amount: 2 });
      it.setNumber(4);
      expect(it.chosen()?.action).toEqual({ do: "ac", amount: 4 });
      it.back();
      it.touch("d");
      expect([...it.glows().keys()].sort()).toEqual(["b", "d"]);
    }));

  it("asks where two choices lie at the same place", () =>
    select(MENU, (it) => {
      it.touch("x");
      expect(it.rivals().map(({ choice }) => choice.action["do"])).toEqual(["x1", "x2"]);
      expect(it.glows().get("a")).toBe("soft"); // another place is still in reach
      it.pick(it.rivals()[1]!);
      expect(it.chosen()?.action).toEqual({ do: "x2" });
    }));

  it("a tile: the cell, the tile, its turns", () =>
    select(MENU, (it) => {
      it.touch("h");
      const [lay] = it.tile()!.offers;
      expect(lay!.cells["h"]!.length).toBe(2);
      it.pickTile(lay!, lay!.cells["h"]![0]!);
      expect(it.chosen()?.action).toEqual({ do: "lay", hex: "h", tile: "7", rotation: 1 });
      it.turn();
      expect(it.chosen()?.action["rotation"]).toBe(4);
      it.touch("k");
      expect(it.chosen()?.action).toEqual({ do: "lay", hex: "k", tile: "9", rotation: 2 });
    }));

  it("a new menu begins anew", () =>
    select(MENU, (it, change) => {
      it.touch("a");
      change({ seat: 1, ask: text("other"), offers: [] });
      expect(it.path()).toEqual([]);
      expect(it.glows().size).toBe(0);
    }));
});

describe("a cell for a tile and for something else", () => {
  const menu: Menu = {
    ...MENU,
    offers: [...MENU.offers!, { kind: "pick", id: "mark", label: text("mark"), choices: [choice("mark", ["k"])] }],
  };
  it("offers both", () =>
    select(menu, (it) => {
      it.touch("k");
      expect(it.tile()?.offers.length).toBe(1);
      expect(it.chosen()).toBeNull();
      expect(it.rivals().map(({ choice }) => choice.action["do"])).toEqual(["mark"]);
      it.pick(it.rivals()[0]!);
      expect(it.chosen()?.action).toEqual({ do: "mark" });
      it.touch("h");
      expect(it.tile()?.hex).toBe("h");
      it.back();
      expect(it.path()).toEqual([]);
    }));
});

describe("what is not drawn", () => {
  it("stands in the list", () =>
    createRoot((dispose) => {
      const it = createSelection(
        () => MENU,
        (id) => id !== "x",
      );
      expect(it.glows().has("x")).toBe(false);
      expect(it.options().filter(({ offer, choice }) => offer.id === "put" && !choice.at?.length).length).toBe(2);
      dispose();
    }));
});

describe("drawn routes", () => {
  const offer = {
    kind: "routes",
    id: "run",
    label: text("run"),
    action: { do: "run" },
    trains: ["2", "3"],
    proposals: [],
    starts: ["a", "c"],
    next: { a: ["b", "c"], b: ["a", "c"], c: ["a", "b"] },
  } as const;
  const menu: Menu = { seat: 0, ask: text("ask"), offers: [offer] };

  it("grow cell by cell, for one train after the other", () =>
    createRoot((dispose) => {
      const it = createSelection(() => menu);
      it.draw(offer, 0);
      expect([...it.glows().keys()]).toEqual(["a", "c"]);
      it.touch("a");
      expect(it.chosen()).toBeNull();
      it.touch("b");
      it.touch("c");
      it.touch("c");
      expect(it.chosen()?.action).toEqual({ do: "run", routes: [{ train: "2", hexes: ["a", "b"] }] });
      it.draw(offer, 1);
      it.touch("c");
      it.touch("a");
      expect(it.chosen()?.action).toEqual({
        do: "run",
        routes: [
          { train: "2", hexes: ["a", "b"] },
          { train: "3", hexes: ["c", "a"] },
        ],
      });
      it.draw(offer, null);
      expect(it.chosen()).toBeNull();
      dispose();
    }));
});

describe("what lies near a choice", () => {
  const near: Menu = {
    seat: 0,
    ask: text("ask"),
    offers: [
      {
        kind: "pick",
        id: "invest",
        label: text("invest"),
        choices: [
          choice("coal", ["slot:coal"], { near: "york" }),
          choice("wool", ["slot:wool"], { near: "york" }),
          choice("steel", ["slot:steel"], { near: "hull" }),
        ],
      },
    ],
  };

  it("leads to it once its offer has been chosen, and softly", () =>
    select(near, (selection) => {
      expect(selection.glows().has("hull")).toBe(false);
      selection.setFocus("invest");
      expect(selection.glows().get("hull")).toBe("soft");
      expect(selection.glows().get("slot:steel")).toBe("lit");
      selection.touch("hull");
      expect(selection.chosen()?.action).toEqual({ do: "steel" });
    }));

  it("leads to several choices where several lie there", () =>
    select(near, (selection) => {
      selection.setFocus("invest");
      selection.touch("york");
      expect(selection.rivals().map((option) => option.choice.action)).toEqual([{ do: "coal" }, { do: "wool" }]);
    }));
});

import { describe, expect, it } from "vitest";
import type { Choice, Offer, PickRoutes, PickTile } from "../src/api/types";
import { chosenAt, sketchAt } from "../src/menu/chosen";
import { glowsOf } from "../src/menu/glows";
import { optionsOf } from "../src/menu/options";
import { START, back, draw, erase, lay, pathOf, pick, touch, turn, type Choices, type Step } from "../src/menu/steps";

const text = (id: string) => ({ id, args: {} });
const choice = (name: string, at: string[], more: Partial<Choice> = {}): Choice => ({
  action: { do: name },
  label: text(name),
  at,
  ...more,
});
const lays: PickTile = {
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
};
const runs: PickRoutes = {
  kind: "routes",
  id: "run",
  label: text("run"),
  action: { do: "run" },
  trains: ["2", "3"],
  proposals: [choice("best", [])],
  starts: ["a", "b"],
  next: { a: ["b"], b: ["a", "c"], c: ["b"] },
};
const moves: Offer = {
  kind: "pick",
  id: "move",
  label: text("move"),
  choices: [
    choice("ab", ["a", "b"]),
    choice("ac", ["a", "c"]),
    choice("ae", ["a", "e"], { blocked: { message: text("no"), rule: "7.3" } }),
    choice("z", ["z"], { blocked: { message: text("never") } }),
  ],
};
const CHOICES: Choices = {
  options: optionsOf({ seat: 0, ask: text("ask"), offers: [moves, runs] }),
  tiles: [lays],
};
/** The step after these touches. */
const after = (...ids: string[]): Step => ids.reduce<Step>((step, id) => touch(CHOICES, step, id).step, START);

describe("the steps of a choice", () => {
  it("go from path to picked, and a second touch does it", () => {
    expect(after("a")).toEqual({ at: "path", path: ["a"] });
    const picked = after("a", "b");
    expect(picked.at).toBe("picked");
    expect(touch(CHOICES, picked, "b")).toEqual({ step: picked, done: true });
  });

  it("lay the first tile of a cell at once, and a touch turns it", () => {
    const laid = after("h");
    if (laid.at !== "tile") throw new Error(laid.at);
    expect(laid).toMatchObject({ fit: lays.cells["h"]![0], rotation: 1 });
    expect(touch(CHOICES, laid, "h").step).toEqual({ ...laid, rotation: 4 });
    expect(turn(turn(laid))).toEqual(laid);
    expect(lay(laid, lays, lays.cells["h"]![1]!).fit.tile).toBe("8");
  });

  it("lay the tile that earns most, where that is known", () => {
    const best = () => ({ offer: lays, fit: lays.cells["h"]![1]!, rotation: 5 });
    expect(touch({ ...CHOICES, best }, START, "h").step).toMatchObject({ fit: { tile: "8" }, rotation: 5 });
  });

  it("leave the cell open where something else can be done there too", () => {
    const choice = { action: {}, label: text("station"), at: ["h"] };
    const offer = { kind: "pick" as const, id: "p", label: text("p"), choices: [choice] };
    const both = { ...CHOICES, options: [{ offer, choice }] };
    expect(touch(both, START, "h").step).toMatchObject({ at: "cell", hex: "h" });
  });

  it("begin elsewhere from whatever was chosen", () => {
    expect(after("h", "k")).toMatchObject({ at: "tile", hex: "k" });
    expect(after("k", "a")).toEqual({ at: "path", path: ["a"] });
    expect(after("a", "b", "c")).toMatchObject({ at: "picked", path: ["a"] });
    expect(after("a", "b", "h")).toMatchObject({ at: "tile", hex: "h" });
    expect(after("a", "b", "nothing")).toEqual(START);
  });

  it("shorten the path where an element of it is touched again", () => expect(after("a", "a")).toEqual(START));

  it("stay where a touch is refused, with the reason", () => {
    expect(touch(CHOICES, after("a"), "e")).toEqual({
      step: { at: "path", path: ["a"] },
      why: { message: text("no"), rule: "7.3" },
    });
    expect(touch(CHOICES, after("a", "b"), "z").why).toEqual({ message: text("never") });
  });

  it("are taken back one by one", () => {
    expect(back(after("h"))).toEqual(START);
    expect(back(after("k"))).toEqual(START);
    expect(back(after("a", "b"))).toEqual(after("a"));
    expect(back(after("a"))).toEqual(START);
    expect(back(START)).toBeNull();
  });

  it("draw where the server says that track leads", () => {
    const begun = draw(START, runs, 0);
    expect(Object.fromEntries(glowsOf(CHOICES, begun))).toEqual({ a: "soft", b: "soft" });
    const drawn = touch(CHOICES, touch(CHOICES, begun, "a").step, "b").step;
    expect(Object.fromEntries(glowsOf(CHOICES, drawn))).toEqual({ a: "step", b: "step", c: "lit" });
    expect(chosenAt(drawn)?.action).toEqual({ do: "run", routes: [{ train: "2", hexes: ["a", "b"] }] });
    expect(draw(drawn, runs, 1)).toMatchObject({ train: 1, routes: [["a", "b"], []] });
    expect(back(drawn)).toEqual(touch(CHOICES, begun, "a").step);
    expect(back(begun)).toEqual(START);
    expect(pathOf(drawn)).toEqual([]);
  });

  it("draw on from the best run: cut off where it is touched, or erased", () => {
    const run = { do: "run", routes: [{ train: "3", hexes: ["a", "b", "c"] }] };
    const offer = { ...runs, proposals: [{ action: run, label: text("run") }] };
    const begun = draw(START, offer, 1);
    expect(begun.routes).toEqual([[], ["a", "b", "c"]]);
    expect(touch(CHOICES, begun, "a").step).toMatchObject({ routes: [[], ["a"]] });
    expect(erase(begun)).toMatchObject({ routes: [[], []] });
  });
});

describe("what is shown of a step", () => {
  it("what else could be chosen stays in reach", () => {
    expect(Object.fromEntries(glowsOf(CHOICES, after("a", "b")))).toEqual({ a: "step", b: "chosen", c: "soft" });
    expect(Object.fromEntries(glowsOf(CHOICES, after("k")))).toEqual({ a: "soft", h: "soft", k: "chosen" });
  });

  it("a run is sketched from its first stop, a proposal as a whole", () => {
    const begun = draw(START, runs, 1);
    expect(sketchAt(begun)).toBeNull();
    expect(sketchAt(touch(CHOICES, begun, "a").step)).toEqual({ do: "run", routes: [{ train: "3", hexes: ["a"] }] });
    expect(sketchAt(pick({ offer: runs, choice: runs.proposals[0]! }))).toEqual({ do: "best" });
    expect(sketchAt(after("a", "b"))).toBeNull();
  });
});

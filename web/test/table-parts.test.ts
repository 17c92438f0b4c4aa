import { createRoot, createSignal } from "solid-js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../src/api/table";
import type { Board, Explained, Menu, Preview, Scene } from "../src/api/types";
import { layers } from "../src/lib/settings";
import { createSelection } from "../src/menu/selection";
import { pressed, type KeyActions } from "../src/table/useKeys";
import { usePreview } from "../src/table/usePreview";
import { findCard, findTile, foreseen, isDrawn, isTall, largerBeside, routesOf } from "../src/table/useScene";
import { useTab, type TabFollows } from "../src/table/useTab";
import type { Incomes } from "../src/table/useIncomes";
import { useTips } from "../src/table/useTips";

const text = (id: string) => ({ id, args: {} });

describe("the keys of the table", () => {
  const actions = () => ({
    undo: vi.fn(),
    back: vi.fn(),
    confirm: vi.fn(() => true),
    help: vi.fn(),
    byMove: vi.fn(),
    byRound: vi.fn(),
    tab: vi.fn(),
    arrange: vi.fn(),
    run: vi.fn(() => true),
    pass: vi.fn(() => false),
  });
  function press(key: string, on = "<div></div>", more: KeyboardEventInit = {}): ReturnType<typeof actions> {
    document.body.innerHTML = on;
    const [done, target] = [actions(), document.body.querySelector(".at") ?? document.body];
    const listen = (event: KeyboardEvent) => void pressed(event, done satisfies KeyActions);
    addEventListener("keydown", listen);
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    removeEventListener("keydown", listen);
    return done;
  }

  it("open tables by their number, run and pass", () => {
    expect(press("3").tab).toHaveBeenCalledWith(3);
    expect(press("g").run).toHaveBeenCalledOnce();
    expect(press("p").pass).toHaveBeenCalledOnce();
    expect(press("v").arrange).toHaveBeenCalledOnce();
  });

  it("mean what the help says", () => {
    expect(press("Escape").back).toHaveBeenCalledOnce();
    expect(press("Enter").confirm).toHaveBeenCalledOnce();
    expect(press("?").help).toHaveBeenCalledOnce();
    expect(press("[").byMove).toHaveBeenCalledWith(-1);
    expect(press("}").byRound).toHaveBeenCalledWith(1);
    expect(press("z", "", { ctrlKey: true }).undo).toHaveBeenCalledOnce();
    const before = layers.numbers.on();
    press("t");
    expect(layers.numbers.on()).toBe(!before);
  });

  it("are left to what is typed into, to dialogs and to buttons", () => {
    expect(press("[", '<input class="at">').byMove).not.toHaveBeenCalled();
    expect(press("Escape", '<dialog open><p class="at"></p></dialog>').back).not.toHaveBeenCalled();
    expect(press("Enter", '<button class="at"></button>').confirm).not.toHaveBeenCalled();
    expect(press("z").undo).not.toHaveBeenCalled();
  });
});

describe("the scene on the page", () => {
  const board = { orientation: "pointy", cells: [], directions: [], pieces: [{ id: "loco:A", cell: "a" }] };
  const scene = {
    stage: text("stage"),
    board: { ...board, cells: [{ id: "a", q: 0, r: 0, picture: { stops: [{ id: "s0", slots: [{ id: "a:0" }] }] } }] },
    players: [
      { seat: 0, facts: [], turn: true },
      { seat: 1, facts: [] },
    ],
    panels: [
      {
        kind: "shelf",
        id: "tiles",
        title: text("tiles"),
        cards: [
          { id: "tile:57", label: text("57"), fill: "yellow", picture: { number: "57" } },
          { id: "charter:X", label: text("X") },
        ],
      },
    ],
  } as unknown as Scene;

  it("leaves the turn where it is while a move is only foreseen", () => {
    const players = [
      { seat: 0, facts: [{ label: text("cash"), value: 7 }] },
      { seat: 1, facts: [], turn: true },
    ];
    const preview = { patch: [{ op: "put", path: ["players"], value: players }] } as unknown as Preview;
    const next = foreseen(scene, preview);
    expect(next.players.map(({ turn }) => Boolean(turn))).toEqual([true, false]);
    expect(next.players[0]!.facts).toEqual(players[0]!.facts);
  });

  it("knows what is drawn: cells, slots, pieces, what lies on panels", () => {
    expect(["a", "a:0", "loco:A", "tile:57", "b"].map((id) => isDrawn(scene, id))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it("finds cards and the pictures of tiles", () => {
    expect(findTile(scene, "57")?.fill).toBe("yellow");
    expect(findTile(scene, "58")).toBeNull();
    expect(findCard(scene, "charter:X")?.id).toBe("charter:X");
    expect(findCard(scene, null)).toBeNull();
  });

  it("draws the routes of an action side by side", () => {
    const drawn = routesOf({ routes: [{ hexes: ["a", "b"] }, { hexes: ["c", "d"] }] }, "draft");
    expect(drawn.map(({ cells, lane, style }) => [cells.join(), lane, style])).toEqual([
      ["a,b", 0, "draft"],
      ["c,d", 1, "draft"],
    ]);
    expect(routesOf({ do: "pass" }, "route")).toEqual([]);
  });

  it("stands where the board is larger for it", () => {
    const high = { width: 700, height: 780 };
    const wide = { width: 1330, height: 800 };
    expect(largerBeside(high, { width: 1360, height: 850 })).toBe(true);
    expect(largerBeside(wide, { width: 1360, height: 850 })).toBe(false);
    expect(largerBeside(wide, { width: 2600, height: 850 })).toBe(true);
  });

  it("is tall where its board is", () => {
    const column = [0, 1, 2, 3].map((r) => ({ id: `${r}`, q: 0, r }));
    const row = [0, 1, 2, 3].map((q) => ({ id: `${q}`, q, r: 0 }));
    expect(isTall({ ...board, cells: column } as unknown as Board)).toBe(true);
    expect(isTall({ ...board, cells: row } as unknown as Board)).toBe(false);
  });
});

const MENU: Menu = {
  seat: 2,
  ask: text("ask"),
  offers: [
    {
      kind: "tile",
      id: "lay",
      label: text("lay"),
      action: { do: "lay" },
      cells: { h: [{ tile: "7", rotations: [1] }] },
    },
    { kind: "pick", id: "go", label: text("go"), choices: [{ action: { do: "go" }, label: text("go"), at: ["x"] }] },
  ],
};

/** No incomes are known. */
const NONE: Incomes = { of: () => null, best: () => null, lookAt: () => {} };

describe("what is foreseen", () => {
  it("is asked for once a choice rests, and forgotten with it", async () => {
    vi.useFakeTimers();
    const preview = vi.fn(async () => ({ head: 1, messages: [text("gone")], patch: [] }));
    const table = { preview, explain: async () => null } as unknown as Table;
    const [selection, seen, dispose] = createRoot((dispose) => {
      const made = createSelection(() => MENU);
      return [made, usePreview(table, made, () => MENU, NONE), dispose] as const;
    });
    selection.touch("x");
    expect(preview).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(preview).toHaveBeenCalledWith(2, { do: "go" });
    expect(seen.outcome()).toEqual([text("gone")]);
    selection.back();
    expect(seen.preview()).toBeNull();
    dispose();
    vi.useRealTimers();
  });

  it("says why it would be refused", async () => {
    vi.useFakeTimers();
    const reasons = [{ code: "no", message: text("no") }];
    const table = { preview: async () => ({ status: 422, reasons }), explain: async () => null } as unknown as Table;
    await createRoot(async (dispose) => {
      const selection = createSelection(() => MENU);
      const seen = usePreview(table, selection, () => MENU, NONE);
      await Promise.resolve();
      selection.touch("x");
      await vi.runAllTimersAsync();
      expect(seen.refused()).toEqual(reasons);
      dispose();
    });
    vi.useRealTimers();
  });
});

describe("tips", () => {
  it("ask the server once why nothing can be laid on a cell", async () => {
    const explained: Explained = { reasons: [{ message: text("no-land"), rule: "7.6" }] };
    const explain = vi.fn(async () => explained);
    await createRoot(async (dispose) => {
      const selection = createSelection(() => MENU);
      const voice = { title: null, seats: [] } as unknown as Parameters<typeof useTips>[3] extends () => infer V
        ? V
        : never;
      const tips = useTips(
        { explain } as unknown as Table,
        selection,
        () => MENU,
        () => voice,
        NONE,
      );
      expect(tips.asksAbout("h")).toBe(false);
      expect(tips.asksAbout("sea")).toBe(true);
      await tips.explainCell("sea");
      await tips.ask("sea");
      expect(explain).toHaveBeenCalledOnce();
      expect(explain).toHaveBeenCalledWith(2, { do: "lay", hex: "sea" });
      expect(selection.why()).toEqual(explained.reasons![0]);
      dispose();
    });
  });
});

describe("the tab that is forward", () => {
  beforeEach(() => localStorage.clear());

  const panels = [
    {
      kind: "table",
      id: "shares",
      title: text("s"),
      columns: [],
      rows: [{ id: "r", label: text("r"), boxes: [{ id: "x" }] }],
    },
    { kind: "market", id: "market", title: text("m"), spaces: [] },
  ] as unknown as Scene["panels"];
  const scene = { board: { cells: [{ id: "h" }] }, panels } as unknown as Scene;

  function follow(asks: string | null) {
    const [question, ask] = createSignal<TabFollows["question"]>(null);
    const [glows, glow] = createSignal<TabFollows["glows"]>(new Map());
    const follows = {
      scene,
      focus: null,
      chosen: false,
      get glows() {
        return glows();
      },
      get question() {
        return question();
      },
    } as TabFollows;
    const [tab, dispose] = createRoot((dispose) => [
      useTab(
        follows,
        () => panels,
        () => ["market", "shares", "now"],
        () => asks,
      ),
      dispose,
    ]);
    return { ...tab, ask, glow, dispose };
  }

  it("is the first, then the one picked", () => {
    const it = follow(null);
    expect(it.tab()).toBe("market");
    it.pick("shares");
    expect(it.tab()).toBe("shares");
    it.dispose();
  });

  it("is the one on which the question lies, unless that lies on the board", () => {
    const it = follow(null);
    it.glow(new Map([["h", "lit"] as const, ["x", "lit"] as const]));
    it.ask(text("one"));
    expect(it.tab()).toBe("market");
    it.glow(new Map([["x", "lit"] as const]));
    it.ask(text("two"));
    expect(it.tab()).toBe("shares");
    expect([...it.lit()]).toEqual(["shares"]);
    it.dispose();
  });

  it("is not one on which everything is refused", () => {
    const it = follow(null);
    it.glow(new Map([["x", "blocked"] as const]));
    it.ask(text("one"));
    expect(it.tab()).toBe("market");
    expect(it.lit().size).toBe(0);
    it.dispose();
  });

  it("is the question itself on a phone", () => {
    const it = follow("now");
    it.pick("shares");
    it.ask(text("one"));
    expect(it.tab()).toBe("now");
    it.dispose();
  });
});

import { createRoot } from "solid-js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Panes } from "../src/table/usePanes";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { usePanes } = await import("../src/table/usePanes");

const panes = (): Panes => createRoot(() => usePanes(() => true));

describe("the shares of the panes", () => {
  beforeEach(() => localStorage.clear());

  it("are kept as somebody has drawn the edges", () => {
    const drawn = [0.3, 0.7];
    const first = panes();
    first.setSizes("tables", drawn);
    expect(first.sizes("tables")).toEqual(drawn);
    expect(panes().sizes("tables")).toEqual(drawn);
  });

  it("stay while parts come or go one by one", () => {
    const here = panes();
    const before = here.sizes("all");
    for (const some of [[], [0.5], [0.5, 0.1, 0.1, 0.3]]) here.setSizes("all", some);
    expect(here.sizes("all")).toEqual(before);
    expect(localStorage.getItem("panes")).toBeNull();
  });

  it("are the usual ones where too few were kept", () => {
    const before = panes().sizes("all");
    const keys = ["columns", "rows", "pair", "stack"].map((shape) => [`${shape}:all`, []]);
    localStorage.setItem("panes", JSON.stringify(Object.fromEntries(keys)));
    expect(panes().sizes("all")).toEqual(before);
  });
});

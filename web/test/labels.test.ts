import { describe, expect, it } from "vitest";
import { NEVER, overlap, placeLabels, widthOf, wraps, type Label, type Obstacle } from "../src/board/labels";

const within = { x: 0, y: 0, w: 500, h: 500 };
const label = (id: string, x: number, y: number, rank = 0): Label => ({
  id,
  text: id,
  rank,
  size: 12,
  x,
  y,
  w: 10,
  h: 10,
});

describe("names on the board", () => {
  it("stand below their place where nothing is in the way", () => {
    const [name] = placeLabels([label("Arad", 0, 0)], [], within);
    expect([name!.x, name!.lines]).toEqual([0, ["Arad"]]);
    expect(name!.y - name!.h).toBeGreaterThan(10);
  });

  it("cover neither what must not be covered nor each other", () => {
    const labels = [-60, -30, 0, 30, 60].map((x, i) => label(`Székesfehérvár ${i}`, x, 0));
    const obstacles: Obstacle[] = labels.map(({ x, y }) => ({ x, y, w: 10, h: 10, weight: NEVER }));
    const placed = placeLabels(labels, obstacles, within);
    expect(placed).toHaveLength(5);
    placed.forEach((one, i) => {
      for (const obstacle of obstacles) expect(overlap(one, obstacle)).toBe(0);
      for (const other of placed.slice(i + 1)) expect(overlap(one, other)).toBe(0);
    });
  });

  it("are left out where there is no room, the lesser first", () => {
    const tight = { x: 0, y: 20, w: 18, h: 9 };
    const placed = placeLabels([label("Diss", 0, 0, 2), label("Ely", 2, 0)], [], tight);
    expect(placed.map(({ id }) => id)).toEqual(["Ely"]);
  });

  it("break between words, the longest line as short as possible", () => {
    expect(wraps("Arad")).toEqual([["Arad"]]);
    expect(wraps("Bury St Edmunds")).toEqual([["Bury St Edmunds"], ["Bury St", "Edmunds"], ["Bury", "St", "Edmunds"]]);
    expect(wraps("Wells-Next-The-Sea")[1]).toEqual(["Wells-Next-", "The-Sea"]);
    expect(widthOf("ロンドン")).toBe(4);
  });
});

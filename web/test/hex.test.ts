import { describe, expect, it } from "vitest";
import { APOTHEM, RADIUS, between, centre, edgeMiddle, edgeTowards } from "../src/board/hex";

describe("hexes", () => {
  it("neighbours lie across the edge that leads to them", () => {
    for (const orientation of ["flat", "pointy"] as const) {
      const here = centre(orientation, 2, -1);
      for (const [dq, dr] of [
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 1],
      ] as const) {
        const there = centre(orientation, 2 + dq, -1 + dr);
        const edge = edgeTowards(orientation, here, there);
        expect(edge).not.toBeNull();
        const middle = edgeMiddle(orientation, edge!);
        expect(here.x + 2 * middle.x).toBeCloseTo(there.x);
        expect(here.y + 2 * middle.y).toBeCloseTo(there.y);
      }
      expect(edgeTowards(orientation, here, centre(orientation, 5, 5))).toBeNull();
    }
  });

  it("edge 0 of a flat hex is at the bottom", () => {
    expect(edgeMiddle("flat", 0).y).toBeCloseTo(APOTHEM);
  });

  it("curves have the radius of their kind", () => {
    expect(between("flat", 0, 3)).toMatch(/L/);
    expect(between("flat", 0, 1)).toContain(`A${RADIUS / 2} `);
    expect(between("flat", 0, 2)).toContain(`A${RADIUS * 1.5} `);
  });
});

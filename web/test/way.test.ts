import { describe, expect, it } from "vitest";
import type { Picture } from "../src/api/types";
import { centre, edgeMiddle, edgeTowards, show, type Point } from "../src/board/hex";
import { stopAt, wayThrough } from "../src/board/way";

const [here, there, beyond] = [centre("flat", 0, 0), centre("flat", 1, 0), centre("flat", 2, 0)] as [
  Point,
  Point,
  Point,
];
const out = edgeTowards("flat", here, there)!;
const into = (out + 3) % 6;

describe("the way of a route", () => {
  it("runs from the stop to the edge and on in the track's arcs", () => {
    const city: Picture = { track: [{ a: "s0", b: out }], stops: [{ id: "s0", kind: "city", x: 0.4, y: -0.2 }] };
    const track: Picture = { track: [{ a: into, b: out }] };
    const path = wayThrough("flat", [{ at: here, picture: city }, { at: there, picture: track }, { at: beyond }]);
    expect(stopAt(city, out)).toEqual({ x: 20, y: -10 });
    expect(path.startsWith("M20,-10Q")).toBe(true);
    expect(path).toContain(` ${show(edgeMiddle("flat", out))}L`);
    expect(path.endsWith(`L${show(beyond)}`)).toBe(true);
  });

  it("goes through a stop where track leads to it, not past it", () => {
    const aside: Picture = {
      track: [
        { a: into, b: "s0" },
        { a: "s0", b: out },
      ],
      stops: [{ id: "s0", kind: "city", x: 0, y: 0.4 }],
    };
    const path = wayThrough("flat", [{ at: here }, { at: there, picture: aside }, { at: beyond }]);
    expect(path).toContain(` ${show({ x: there.x, y: there.y + 20 })}`);
  });

  it("runs through the middle of bare cells", () => {
    expect(wayThrough("flat", [{ at: here }, { at: there }])).toBe(
      `M${show(here)}L${show(edgeMiddle("flat", out))}L${show(there)}`,
    );
  });
});

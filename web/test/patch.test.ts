import { describe, expect, it } from "vitest";
import { patched, shared } from "../src/api/patch";

const old = {
  list: [
    { id: "a", n: 1 },
    { id: "b", n: 2 },
  ],
  plain: [1, 2],
  gone: true,
};

describe("patches", () => {
  it("set, remove and order by path and id; the rest is shared", () => {
    const next = patched(old, [
      { op: "set", path: ["list", "b", "n"], value: 3 },
      { op: "set", path: ["list", "c"], value: { id: "c", n: 4 } },
      { op: "order", path: ["list"], ids: ["c", "a", "b"] },
      { op: "remove", path: ["gone"] },
    ]);
    expect(next).toEqual({
      list: [
        { id: "c", n: 4 },
        { id: "a", n: 1 },
        { id: "b", n: 3 },
      ],
      plain: [1, 2],
    });
    expect(next.list[1]).toBe(old.list[0]);
    expect(next.plain).toBe(old.plain);
    expect(old.list[1]!.n).toBe(2);
  });

  it("a path without a place is an error", () => {
    expect(() => patched({ a: 1 }, [{ op: "set", path: ["a", "b"], value: 1 }])).toThrow();
  });

  it("equal parts keep their identity", () => {
    const next = shared(
      old,
      structuredClone({
        ...old,
        list: [
          { id: "b", n: 2 },
          { id: "a", n: 9 },
        ],
      }),
    );
    expect(next.list[0]).toBe(old.list[1]);
    expect(next.list[1]).toEqual({ id: "a", n: 9 });
    expect(next.plain).toBe(old.plain);
    expect(shared(old, structuredClone(old))).toBe(old);
  });
});

import { createRoot, createMemo, createSignal } from "solid-js";
import { describe, expect, it } from "vitest";
import { byKey, distinct, once } from "../src/lib/distinct";

describe("values that few moves change", () => {
  it("are told only when they have changed", () => {
    createRoot((end) => {
      const [game, setGame] = createSignal({ title: "rocket", head: 1 });
      const title = distinct(() => game().title);
      let heard = 0;
      const spoken = createMemo(() => (heard++, title().toUpperCase()));
      setGame({ title: "rocket", head: 2 });
      expect([spoken(), heard]).toEqual(["ROCKET", 1]);
      setGame({ title: "1862", head: 3 });
      expect([spoken(), heard]).toEqual(["1862", 2]);
      end();
    });
  });

  it("are told by key to who asked for that key", () => {
    createRoot((end) => {
      const [glows, setGlows] = createSignal(new Map([["a", "lit"]]));
      const glow = byKey<string, string | undefined>(() =>
        (
          (now) => (id: string) =>
            now.get(id)
        )(glows()),
      );
      const heard: string[] = [];
      const a = createMemo(() => (heard.push("a"), glow("a")));
      const b = createMemo(() => (heard.push("b"), glow("b")));
      heard.length = 0;
      setGlows(
        new Map([
          ["a", "lit"],
          ["b", "soft"],
        ]),
      );
      expect([a(), b(), heard]).toEqual(["lit", "soft", ["b"]]);
      expect(glow("a")).toBe("lit");
      end();
    });
  });

  it("are made once of the same thing", () => {
    let made = 0;
    const size = once((list: readonly number[]) => (made++, list.length));
    const list = [1, 2];
    expect([size(list), size(list), size([1]), made]).toEqual([2, 2, 1, 2]);
  });
});

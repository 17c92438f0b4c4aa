import { createRoot, createSignal } from "solid-js";
import { describe, expect, it } from "vitest";
import { keyed } from "../src/lib/keyed";

describe("keyed lists", () => {
  it("draw an element once for its id, and again only what changed", () => {
    const a = { id: "a", text: "1" };
    const [list, setList] = createSignal([a, { id: "b", text: "2" }]);
    const reads: string[] = [];
    const root = document.createElement("div");
    const dispose = createRoot((end) => {
      const seen = (
        <ul>
          {keyed(
            list,
            (item) => item.id,
            (item) => (
              <li>{(reads.push(item().id), item().text)}</li>
            ),
          )}
        </ul>
      );
      root.append(seen as Node);
      return end;
    });
    const [first, second] = [...root.querySelectorAll("li")];
    reads.length = 0;
    setList([{ id: "b", text: "3" }, a]);
    expect(root.textContent).toBe("31");
    expect([...root.querySelectorAll("li")]).toEqual([second, first]);
    expect(reads).toEqual(["b"]);
    dispose();
  });
});

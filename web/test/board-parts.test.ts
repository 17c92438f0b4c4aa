import { createRoot, createSignal } from "solid-js";
import { describe, expect, it, vi } from "vitest";
import type { Board, Piece } from "../src/api/types";
import { RADIUS } from "../src/board/hex";
import { fitted, leastPixels, leastSize, nameSizes, pieceScale, tokenType } from "../src/board/sizes";
import { nextTowards, targetsOf, type Target } from "../src/board/targets";
import { useCursor } from "../src/board/useCursor";
import { boxOf, piecePlaces, useGeometry } from "../src/board/useGeometry";
import { revealed, shown, zoomed, type Zoom } from "../src/board/zoom";

const target = (id: string, x: number, y: number): Target => ({ id, glow: "lit", x, y, cell: true });

describe("where everything is", () => {
  it("the box leaves room around the middles", () =>
    expect(
      boxOf([
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ]),
    ).toEqual({
      x: -RADIUS * 1.25,
      y: -RADIUS * 1.25,
      width: 100 + RADIUS * 2.5,
      height: RADIUS * 2.5,
    }));

  it("pieces stand in their slots, others side by side on their cell", () => {
    const piece = (id: string, slot?: string) => ({ id, cell: "a", slot }) as Piece;
    const places = piecePlaces(
      [piece("token", "a:0"), piece("one"), piece("two")],
      new Map([["a:0", { x: 7, y: 7 }]]),
      new Map([["a", { x: 50, y: 50 }]]),
    );
    expect(places.get("token")).toEqual({ x: 7, y: 7 });
    expect(places.get("one")).toEqual({ x: 37, y: 50 });
    expect(places.get("two")).toEqual({ x: 63, y: 66 });
  });

  it("keeps the middles where only a picture changes", () =>
    createRoot((dispose) => {
      const board = (fill: string) =>
        ({ orientation: "flat", directions: [], cells: [{ id: "a", q: 0, r: 0, fill }] }) as unknown as Board;
      const [shown, show] = createSignal(board("land"));
      const geometry = useGeometry(shown);
      const before = geometry.centres();
      show(board("yellow"));
      expect(geometry.centres()).toBe(before);
      expect(geometry.cells().get("a")!.fill).toBe("yellow");
      expect(geometry.pointOf("a")).toEqual({ x: 0, y: 0 });
      expect(geometry.pointOf("b")).toBeUndefined();
      dispose();
    }));

  it("only what is on the board is a target", () => {
    const pointOf = (id: string) => (id === "far" ? undefined : { x: 1, y: 2 });
    const glows = new Map([["a", "lit"] as const, ["far", "lit"] as const, ["loco", "step"] as const]);
    expect(targetsOf(glows, pointOf, (id) => id === "a")).toEqual([
      { id: "a", glow: "lit", x: 1, y: 2, cell: true },
      { id: "loco", glow: "step", x: 1, y: 2, cell: false },
    ]);
  });

  it("letters are as large on the screen as they must be, whatever the scale", () => {
    for (const [width, pixels] of [
      [390, 9],
      [1360, 10],
    ] as const) {
      for (const scale of [0.13, 0.5, 0.97, 2.4]) {
        const least = leastSize(leastPixels(width), scale);
        expect(Math.min(...nameSizes(least)) * scale).toBeGreaterThanOrEqual(pixels);
        expect(least * scale).toBeLessThan(pixels * 1.13);
      }
    }
  });

  it("what finds no room at that size is left out", () => {
    expect([fitted(12, 8, 15), fitted(12, 14, 15), fitted(12, 16, 15)]).toEqual([12, 14, null]);
    expect(tokenType("EUR", 17)).toBeNull();
    expect(tokenType("WStI", 12)).toBe(12);
    expect([pieceScale(5), pieceScale(18), pieceScale(90)]).toEqual([1, 1.5, 1.7]);
  });
});

describe("the view on a phone", () => {
  const box = { x: 0, y: 0, width: 1000, height: 800 };

  it("goes to the lit places, with room around them", () => {
    const { x, y, scale } = shown(box, [{ x: 100, y: 100 }, { x: 200, y: 150 }]); // prettier-ignore
    expect(scale).toBeGreaterThan(1.25);
    expect([150 * scale + x, 125 * scale + y]).toEqual([500, 400]);
  });

  it("shows the whole board where nothing is lit or places are all over it", () => {
    expect(shown(box, []).scale).toBe(1);
    expect(shown(box, [{ x: 0, y: 0 }, { x: 900, y: 700 }]).scale).toBe(1); // prettier-ignore
  });
});

describe("the view", () => {
  const whole = { x: 0, y: 0, scale: 1 };
  const box = { x: 0, y: 0, width: 100, height: 100 };

  it("zooms around a point that stays where it is, within bounds", () => {
    expect(zoomed(whole, { x: 10, y: 20 }, 2)).toEqual({ x: -10, y: -20, scale: 2 });
    expect(zoomed(whole, { x: 0, y: 0 }, 100).scale).toBe(6);
    expect(zoomed(whole, { x: 0, y: 0 }, 0.01).scale).toBe(0.6);
  });

  it("moves to what is not seen, and only then", () => {
    const close = { x: 0, y: 0, scale: 2 };
    expect(
      revealed(close, box, [
        { x: 10, y: 10 },
        { x: 90, y: 90 },
      ]),
    ).toBe(close);
    expect(revealed(close, box, [{ x: 90, y: 90 }])).toEqual({ scale: 2, x: -130, y: -130 });
    expect(revealed(whole, box, [{ x: 900, y: 900 }])).toBe(whole);
    expect(revealed(close, box, [])).toBe(close);
  });
});

describe("the cursor", () => {
  const places = [target("a", 0, 0), target("b", 100, 0), target("c", 0, 100)];
  const zoom = { reveal: vi.fn(), by: vi.fn(), fit: vi.fn() } as unknown as Zoom;
  const press = (key: string) => new KeyboardEvent("keydown", { key, cancelable: true });

  it("goes from place to place by arrows, and Enter touches", () =>
    createRoot((dispose) => {
      const actions = { onTouch: vi.fn(), onBack: vi.fn(), onTurn: vi.fn() };
      const it = useCursor(() => places, zoom, actions);
      for (const key of ["ArrowDown", "ArrowRight"]) it.pressed(press(key));
      expect(it.cursor()).toBe("b");
      it.pressed(press("Enter"));
      expect(actions.onTouch).toHaveBeenCalledWith("b");
      it.pressed(press("r"));
      expect(actions.onTurn).toHaveBeenCalledOnce();
      it.pressed(press("Escape"));
      expect(actions.onBack).toHaveBeenCalledOnce();
      const other = press("x");
      it.pressed(other);
      expect(other.defaultPrevented).toBe(false);
      dispose();
    }));

  it("takes arrows where nothing has the focus, and none from what has it", () =>
    createRoot((dispose) => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("tabindex", "0");
      const input = document.createElement("input");
      document.body.replaceChildren(svg, input);
      const it = useCursor(() => places, zoom, { onTouch: vi.fn(), onBack: vi.fn(), onTurn: vi.fn() });
      it.listen(svg);
      const arrow = { key: "ArrowUp", bubbles: true };
      input.dispatchEvent(new KeyboardEvent("keydown", arrow));
      expect(it.cursor()).toBeNull();
      document.body.dispatchEvent(new KeyboardEvent("keydown", arrow));
      expect(it.cursor()).toBe("a");
      expect(document.activeElement).toBe(svg);
      dispose();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      expect(it.cursor()).toBe("a");
    }));

  it("forgets a place that is closed", () =>
    createRoot((dispose) => {
      const [open, setOpen] = createSignal<readonly Target[]>(places);
      const it = useCursor(open, zoom, { onTouch: vi.fn(), onBack: vi.fn(), onTurn: vi.fn() });
      it.pressed(press("ArrowDown"));
      setOpen(places.slice(1));
      it.check();
      expect(it.cursor()).toBeNull();
      dispose();
    }));

  it("goes rather along the arrow than beside it", () => expect(nextTowards(places[0]!, places, 1, 0)?.id).toBe("b"));
});

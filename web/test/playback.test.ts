import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changedIn, createPlayback, type Step } from "../src/api/playback";
import type { Position } from "../src/api/types";

const cell = (id: string, fill = "land") => ({ id, q: 0, r: 0, fill });
const position = (n: number, cells = [cell("a")]): Position =>
  ({ n, scene: { board: { cells } } }) as unknown as Position;
const step = (n: number): Step => ({
  position: position(n),
  line: { n, seat: 1, messages: [] } as unknown as Step["line"],
  changed: new Set(),
});

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows one move after the other, then the present", () => {
    const told: number[] = [];
    const it = createPlayback(
      ({ line }) => told.push(line.n),
      () => false,
    );
    it.play(step(1), step(2), step(3));
    expect([it.shown()?.n, it.behind()]).toEqual([1, 2]);
    vi.advanceTimersByTime(900);
    expect([it.shown()?.n, it.behind()]).toEqual([2, 1]);
    vi.advanceTimersByTime(900);
    expect([it.shown()?.n, it.behind()]).toEqual([3, 0]);
    vi.advanceTimersByTime(900);
    expect(it.shown()).toBeNull();
    expect(told).toEqual([1, 2, 3]);
  });

  it("is skipped on wish, and by who wants no motion", () => {
    for (const calm of [false, true]) {
      const told: number[] = [];
      const it = createPlayback(
        ({ line }) => told.push(line.n),
        () => calm,
      );
      it.play(step(1), step(2), step(3));
      it.skip();
      expect([it.shown(), it.behind()]).toEqual([null, 0]);
      expect(told.at(-1)).toBe(3);
      vi.advanceTimersByTime(5000);
      expect(it.shown()).toBeNull();
    }
  });

  it("can be paused, and gone through move by move", () => {
    const it = createPlayback(
      () => {},
      () => false,
    );
    it.play(step(1), step(2), step(3));
    it.pause(true);
    vi.advanceTimersByTime(5000);
    expect([it.shown()?.n, it.behind(), it.paused()]).toEqual([1, 2, true]);
    it.step();
    vi.advanceTimersByTime(5000);
    expect(it.shown()?.n).toBe(2);
    it.pause(false);
    expect(it.shown()?.n).toBe(3);
  });

  it("shows runs longer, and everything at the pace that is chosen", () => {
    const it = createPlayback(
      () => {},
      () => false,
      () => "quick",
    );
    const run = { ...step(1), position: { ...position(1), action: { do: "run" } } as Position };
    it.play(run, step(2));
    vi.advanceTimersByTime(300);
    expect(it.shown()?.n).toBe(1);
    vi.advanceTimersByTime(300);
    expect(it.shown()?.n).toBe(2);
  });

  it("stands still until the steps have come", () => {
    const it = createPlayback(
      () => {},
      () => false,
    );
    it.hold(position(0), 2);
    vi.advanceTimersByTime(5000);
    expect([it.shown()?.n, it.behind()]).toEqual([0, 2]);
    it.play(step(1), step(2));
    expect([it.shown()?.n, it.behind()]).toEqual([1, 1]);
  });

  it("knows what differs between two positions", () => {
    const [a, b] = [cell("a"), cell("b")];
    expect(changedIn(position(0, [a, b]), position(1, [a, cell("b", "yellow"), cell("c")]))).toEqual(
      new Set(["b", "c"]),
    );
  });

  it("does not take what is told of a cell for a change of the board", () => {
    const told = { ...cell("a"), hint: [{ id: "tip" }] };
    expect(changedIn(position(0, [cell("a"), cell("b")]), position(1, [told, cell("b", "yellow")]))).toEqual(
      new Set(["b"]),
    );
  });
});

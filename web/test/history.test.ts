import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import { nextRound, roundsOf } from "../src/panels/History";
import { linesSince } from "../src/panels/Since";

const line = (...ids: string[]): LogLine => ({ messages: ids.map((id) => ({ id })) }) as unknown as LogLine;

describe("jumps between rounds", () => {
  const rounds = roundsOf([
    line(),
    line("log-pass", "log-round-stock"),
    line("log-buy"),
    line("log-round-operating"),
    line("log-run"),
  ]);

  it("find where rounds begin", () => expect(rounds).toEqual([1, 3]));
  it("go to the next one, then to the present", () => {
    expect(nextRound(rounds, 0, 1)).toBe(1);
    expect(nextRound(rounds, 1, 1)).toBe(3);
    expect(nextRound(rounds, 3, 1)).toBe(Infinity);
  });
  it("go to the one before, then to the beginning", () => {
    expect(nextRound(rounds, 4, -1)).toBe(3);
    expect(nextRound(rounds, 3, -1)).toBe(1);
    expect(nextRound(rounds, 1, -1)).toBe(0);
  });
});

it("what the others did begins after one's own last move", () => {
  const lines = [0, 1, 2, 3, 4].map((n) => ({ ...line("log-lay"), n, seat: n === 0 ? null : n % 3 }));
  expect(linesSince(lines, [1]).map(({ n }) => n)).toEqual([]);
  expect(linesSince(lines, [2]).map(({ n }) => n)).toEqual([3, 4]);
  expect(linesSince(lines, [7]).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

/** What others did since this browser last had a table open. */

import { http } from "./http";
import { shared } from "./patch";
import { changedIn, type Step } from "./playback";
import type { LogLine, Position } from "./types";

/** More missed moves than these are not played back one by one. */
const MOST_MISSED = 20;

export function lastSeen(game: string): number | null {
  const seen = localStorage.getItem(`seen:${game}`);
  return seen === null ? null : Number(seen);
}

export function keepSeen(game: string, n: number): void {
  setTimeout(() => localStorage.setItem(`seen:${game}`, String(n))); // it takes time that the drawing needs
}

/** The moves since entry `seen`, if others made some of them. */
export function missedMoves(seen: number | null, present: Position): readonly LogLine[] {
  const missed = present.log.filter(({ n }) => seen !== null && n > seen).slice(-MOST_MISSED);
  return missed.some(({ seat }) => seat === null || !present.game.yours.includes(seat)) ? missed : [];
}

/** The position before the first missed move; null where it cannot be had. */
export async function beforeMissed(present: Position, [first]: readonly LogLine[]): Promise<Position | null> {
  if (!first) return null;
  const start = await http.position(present.game.id, first.n - 1).catch(() => null);
  return start && shared(present, start);
}

/** The positions after each missed move, as steps to be played back; none where they cannot be had. */
export async function stepsOf(start: Position, missed: readonly LogLine[]): Promise<Step[]> {
  const found = await Promise.all(missed.map(({ n }) => http.position(start.game.id, n))).catch(() => []);
  let before = start;
  return found.map((next, i): Step => {
    const [old, position] = [before, shared(before, next)];
    before = position;
    return { position, line: missed[i]!, changed: changedIn(old, position) };
  });
}

/** What others did since this browser last had a table open. */

import type { Playback } from "./playback";
import type { Acted, LogLine, Position } from "./types";

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

/** How moves are played back is fetched when there are any. */
export const steps = (): Promise<typeof import("./steps")> => import("./steps");

/** Shows what followed from a move by itself bit by bit. */
export async function playBits(playback: Playback, old: Position, told: Acted): Promise<void> {
  playback.hold(old, told.stages.length);
  const bits = await steps().then(
    ({ bitsOf }) => bitsOf(old, told),
    () => [],
  );
  if (bits.length) playback.play(...bits);
  else playback.skip();
}

/** What is played back: moves that were missed, and what came of one move bit by bit. */

import { http } from "./http";
import { patched, shared } from "./patch";
import { changedIn, type Step } from "./playback";
import type { Acted, LogLine, Position } from "./types";

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

/** What followed from a move by itself, as the doing of nobody who has a seat. */
export function bitsOf(old: Position, { n, seat, stages = [] }: Acted): Step[] {
  let { scene } = old;
  return stages.map(({ messages, patch, payments, action }, i) => {
    scene = patched(scene, patch);
    const line = { n, seat: i ? null : seat, messages };
    const changed = new Set(patch.flatMap(({ path }) => path));
    return { position: { ...old, n, scene, action, log: [...old.log, line] }, line, changed, payments };
  });
}

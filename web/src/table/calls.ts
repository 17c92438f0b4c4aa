/** What somebody is called for at a table: their turn, a wish, an offered seat, their name in the chat, the end. */

import { isNamed } from "../api/chat";
import type { ChatLine, Choices, GameInfo, Position } from "../api/types";

export interface Call {
  kind: NonNullable<Choices["mail"]>[number];
  /** Tells it from all others at this table. */
  key: string;
  /** Who calls: a seat, or the name of somebody in the chat. */
  by?: number | string;
}

export function callsOf(head: Position, unread: readonly ChatLine[], name: string | undefined): readonly Call[] {
  const { game } = head;
  const over = head.scene.result != null;
  const calls: Call[] = game.offered.map((seat) => ({ kind: "offer", key: `offer:${seat}`, by: seat }));
  if (head.menu != null && !over) calls.push({ kind: "turn", key: "turn" });
  const wished = wisher(game);
  if (wished !== null) calls.push({ kind: "wish", key: `wish:${game.head}:${wished}`, by: wished });
  for (const line of unread)
    if (isNamed(line.text, name)) calls.push({ kind: "mention", key: `mention:${line.n}`, by: line.name });
  if (over && game.yours.length) calls.push({ kind: "over", key: "over" });
  return calls;
}

/** The seat that waits for one's own answer: whether to take back, or to stop the clocks. */
function wisher(game: GameInfo): number | null {
  const mine = (seats: readonly number[]) => seats.some((seat) => game.yours.includes(seat));
  if (game.wish && mine(game.wish.asked)) return game.wish.seat;
  const pausing = game.clocks?.pausing ?? [];
  return pausing.length && game.yours.length && !mine(pausing) ? pausing[0]! : null;
}

/** The game that a title recommends for the first time, with the coach on. */

import { http } from "../api/http";
import { ensureGuest } from "../api/session";
import type { FirstGame, TitleInfo } from "../api/types";
import { setCoachAsks } from "../lib/settings";
import { go } from "../router";

export async function playFirstGame(title: TitleInfo, { seats, bot, options }: FirstGame): Promise<void> {
  await ensureGuest();
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot }) as const);
  const game = await http.create({ title: title.id, seats: [{ kind: "me" }, ...bots], options });
  setCoachAsks(true);
  go(`/games/${game.id}`);
}

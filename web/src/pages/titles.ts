/** The titles that can be played, with what the pages say about them. */

import { createResource, type Resource } from "solid-js";
import { http } from "../api/http";
import { needAbout, type Voice } from "../i18n";
import type { NewGame, SeatSpec, TitleInfo } from "../api/types";

const AGAIN_AFTER = 3000;

/** None while the server cannot be reached; it is asked again. */
const [titles, { refetch }] = createResource(async () => {
  const found = await http.titles().catch(() => (setTimeout(() => void refetch(), AGAIN_AFTER), []));
  await needAbout(...found.map((title) => title.package));
  return found;
});

export function allTitles(): Resource<TitleInfo[]> {
  return titles;
}

export function voiceOf(title: TitleInfo): Voice {
  return { title: title.package, names: [] };
}

export function packageOf(id: string): string {
  return titles()?.find((title) => title.id === id)?.package ?? id;
}

/** A good number of players to begin with: three where that is possible. */
export function usualSeats(title: TitleInfo): number {
  return title.seats.includes(3) ? 3 : title.seats[0]!;
}

/** The strongest bot, with a name that tells it from its fellows. */
export function botSeat(title: TitleInfo, level = title.bots.at(-1)!): SeatSpec {
  return { kind: "bot", bot: level };
}

/** Oneself against bots, everything else as usual. */
export function againstBots(title: TitleInfo): NewGame {
  const bots = Array.from({ length: usualSeats(title) - 1 }, () => botSeat(title));
  return { title: title.id, seats: [{ kind: "me" }, ...bots] };
}

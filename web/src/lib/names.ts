import type { SeatInfo } from "../api/types";
import { t, type Voice } from "../i18n";

/** How the people and bots at a table are called, for texts of its title; who has several seats is numbered. */
export function voiceAt(title: string, seats: readonly SeatInfo[], id = ""): Voice {
  const called = seats.map(({ seat, kind, name, owner }) =>
    owner && name ? t("bot-for", { name }) : (name ?? (kind === "bot" ? t("bot-name", { number: seat + 1 }) : null)),
  );
  const names = called.map((name, seat) =>
    name && called.indexOf(name) !== called.lastIndexOf(name) ? `${name} ${seat + 1}` : name,
  );
  return { title, id, names };
}

/** Whether somebody plays several seats of a game of their own. */
export function playsAlone(game: { kind: string; yours: readonly number[] }): boolean {
  return game.kind === "analysis" && game.yours.length > 1;
}

import type { SeatInfo } from "../api/types";
import { t, type Voice } from "../i18n";

/** How the people and bots at a table are called, for texts of its title. */
export function voiceAt(title: string, seats: readonly SeatInfo[]): Voice {
  return { title, names: seats.map(({ seat, kind, name }) => name ?? (kind === "bot" ? t("bot-name", { number: seat + 1 }) : null)) };
}

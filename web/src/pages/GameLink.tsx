import type { JSX } from "solid-js";
import type { GameInfo } from "../api/types";
import { sayArg, seatName, t } from "../i18n";
import { voiceAt } from "../lib/names";
import { packageOf } from "./titles";

/** A game in a list: its title, who plays, and whose turn it is. */
export function GameLink(props: { game: GameInfo }): JSX.Element {
  const voice = () => voiceAt(packageOf(props.game.title), props.game.seats);
  const state = () => {
    const { game } = props;
    if (game.unreadable) return t("game-unreadable");
    if (game.ending) return t(game.ending === "expired" ? "game-expired" : "game-left");
    if (game.offered.length) return t("game-seat-offered");
    if (game.status === "open") return t("game-open");
    if (game.status === "over") return t("game-over");
    if (game.your_turn) return t("game-your-turn");
    return game.asked === null ? "" : t("game-waits", { name: seatName(game.asked, voice()) });
  };
  return (
    <a
      class="game-link"
      classList={{ yours: props.game.your_turn, over: props.game.status === "over" }}
      href={`/games/${props.game.id}`}
    >
      <b>{t("title-name", {}, voice())}</b>
      <span>
        {sayArg({
          is: "items",
          items: voice().names.map((name, seat) => name ?? t("seat-open-short", { number: seat + 1 })),
        })}
      </span>
      <span class="game-state">{state()}</span>
    </a>
  );
}

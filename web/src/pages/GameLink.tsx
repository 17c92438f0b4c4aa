import { For, Show, type JSX } from "solid-js";
import { person } from "../api/session";
import type { GameInfo } from "../api/types";
import { say, seatName, t, type Voice } from "../i18n";
import { voiceAt } from "../lib/names";
import { ago } from "../lib/time";
import { Swatch } from "../panels/Swatch";
import { mapOf } from "./options";
import { allTitles, packageOf } from "./titles";

/** A game in a list: what and where, who plays with how much, how far it is and since when. */
export function GameLink(props: { game: GameInfo }): JSX.Element {
  const titles = allTitles();
  const voice = () => voiceAt(packageOf(props.game.title), props.game.seats);
  const map = () =>
    mapOf(
      titles()?.find(({ id }) => id === props.game.title),
      props.game.options,
    );
  const scores = () => props.game.result?.scores ?? props.game.gist?.scores ?? [];
  return (
    <a
      class="game-link"
      classList={{
        yours: props.game.your_turn || props.game.invited || props.game.offered.length > 0,
        over: props.game.status === "over",
      }}
      href={`/games/${props.game.id}`}
    >
      <span class="game-what">
        <b>{props.game.name || t("title-name", {}, voice())}</b>
        <small class="faint">
          {[props.game.name && t("title-name", {}, voice()), map(), kind(props.game)].filter(Boolean).join(" · ")}
        </small>
      </span>
      <span class="game-who">
        <For each={props.game.seats}>
          {({ seat }) => (
            <span class="game-player" classList={{ winner: props.game.result?.winners.includes(seat) ?? false }}>
              <Show when={props.game.status !== "open"}>
                <Swatch colour={`seat:${seat}`} size={12} />
              </Show>
              {voice().names[seat] ?? t("seat-open-short", { number: seat + 1 })}
              <Show when={scores()[seat] != null}>
                <b> {scores()[seat]}</b>
              </Show>
            </span>
          )}
        </For>
      </span>
      <span class="game-state">
        <span>{state(props.game, voice())}</span>
        <small class="faint">
          {props.game.gist ? `${say(props.game.gist.stage, voice())} · ` : ""}
          {ago(props.game.asked_since ?? props.game.changed)}
        </small>
      </span>
    </a>
  );
}

/** Whether it is a game of one's own to try things out, or one that takes its time. */
function kind(game: GameInfo): string {
  if (game.kind === "analysis") return t("game-analysis");
  return game.pace === "slow" ? t("pace-slow") : "";
}

function state(game: GameInfo, voice: Voice): string {
  if (game.unreadable) return t("game-unreadable");
  if (game.ending) return t(game.ending === "expired" ? "game-expired" : "game-left");
  if (game.offered.length) return t("game-seat-offered");
  if (game.invited) return t("game-invited");
  if (game.status === "open") return t("game-open");
  if (game.status === "over") return t("game-over");
  if (game.status === "closed") return t("game-closed");
  if (game.your_turn) return t("game-your-turn");
  if (game.seats.some(({ owner }) => owner !== null && owner === person()?.id)) return t("seat-lent");
  return game.asked === null ? "" : t("game-waits", { name: seatName(game.asked, voice) });
}

import { For, Index, Show, type JSX } from "solid-js";
import type { Card, PlayerRow, SeatInfo } from "../api/types";
import { Icon } from "../icons/Icon";
import { say, seatName, t, type Voice } from "../i18n";
import { keyed } from "../lib/keyed";
import { onDemand } from "../lib/later";
import { Figure } from "./Figure";
import { Swatch } from "./Swatch";

const Other = onDemand(() => import("./Other").then((file) => file.Other));

/** A row for each player, always in the same order. */
export function Players(props: {
  rows: readonly PlayerRow[];
  /** Who plays without a seat. */
  others: readonly Card[];
  seats: readonly SeatInfo[];
  here: readonly number[];
  asked: number | null;
  voice: Voice;
}): JSX.Element {
  return (
    <section class="players" aria-label={t("players")}>
      {keyed(
        () => props.rows,
        (row) => row.seat,
        (row) => {
          const seat = () => props.seats[row().seat];
          return (
            <article
              class="player"
              data-purse={`seat:${row().seat}`}
              classList={{ turn: row().turn, asked: props.asked === row().seat }}
              aria-current={row().turn ? "true" : undefined}
            >
              <header>
                <Swatch colour={`seat:${row().seat}`} size={20} />
                <b class="player-name">{seatName(row().seat, props.voice)}</b>
                <Show when={seat()?.kind === "bot"}>
                  <span class="badge">
                    <Icon name="robot" size={16} label={t("seat-bot")} />
                  </span>
                </Show>
                <Show when={seat()?.kind === "person" && props.here.includes(row().seat)}>
                  <span class="here" title={t("seat-here")} />
                </Show>
                <Show when={row().first}>
                  <span class="badge" title={t("player-first")}>
                    <Icon name="star" size={16} label={t("player-first")} />
                  </span>
                </Show>
                <Show when={row().turn}>
                  <span class="badge on-turn">{t("player-turn")}</span>
                </Show>
              </header>
              <dl>
                <Index each={row().facts}>
                  {(fact) => (
                    <div>
                      <dt>{say(fact().label, props.voice)}</dt>
                      <dd>
                        <Figure value={fact().value} parts={fact().parts} voice={props.voice} />
                      </dd>
                    </div>
                  )}
                </Index>
              </dl>
              <Show when={row().out}>{(out) => <p class="faint">{say(out(), props.voice)}</p>}</Show>
            </article>
          );
        },
      )}
      <For each={props.others}>{(card) => <Other card={card} voice={props.voice} />}</For>
    </section>
  );
}

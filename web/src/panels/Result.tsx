import { For, Show, type JSX } from "solid-js";
import type { Result as ResultData } from "../api/types";
import { say, sayArg, seatName, t, type Voice } from "../i18n";
import { Swatch } from "./Swatch";
import { TablePanel } from "./TablePanel";
import "../style/parts.css";

/** How the game ended: the winners, the order, the final sheet by source. */
export function Result(props: { result: ResultData; voice: Voice }): JSX.Element {
  const order = () => props.result.scores.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score);
  const winners = () => props.result.winners.map((seat) => ({ is: "seat" as const, seat }));
  return (
    <section class="result" aria-label={t("result")}>
      <Show when={winners().length}>
        <h2>
          {t("result-winners", { count: winners().length, winners: { is: "items", items: winners() } }, props.voice)}
        </h2>
      </Show>
      <p>{say(props.result.reason, props.voice)}</p>
      <ol class="ranking">
        <For each={order()}>
          {({ seat, score }) => (
            <li classList={{ winner: props.result.winners.includes(seat) }}>
              <Swatch colour={`seat:${seat}`} /> <span>{seatName(seat, props.voice)}</span> <b>{sayArg(score)}</b>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.result.sheet}>
        {(sheet) => (
          <TablePanel
            table={sheet()}
            glow={() => undefined}
            fresh={() => false}
            voice={props.voice}
            onTouch={() => {}}
          />
        )}
      </Show>
    </section>
  );
}

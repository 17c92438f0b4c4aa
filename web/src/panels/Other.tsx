import { For, type JSX } from "solid-js";
import type { Card } from "../api/types";
import { say, sayArg, type Voice } from "../i18n";
import { Swatch } from "./Swatch";

/** Who plays without a seat, among the players. */
export function Other(props: { card: Card; voice: Voice }): JSX.Element {
  return (
    <article class="player" data-purse={props.card.id}>
      <header>
        <Swatch colour={props.card.colour ?? "ink"} size={20} />
        <b class="player-name">{say(props.card.label, props.voice)}</b>
      </header>
      <dl>
        <For each={props.card.facts}>
          {([label, box]) => (
            <div>
              <dt>{say(label, props.voice)}</dt>
              <dd>{sayArg(box.value ?? "–", props.voice)}</dd>
            </div>
          )}
        </For>
      </dl>
    </article>
  );
}

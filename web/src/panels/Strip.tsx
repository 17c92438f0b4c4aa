/** The purse that pays, in one line under the question: as it is, and as it would be with what is chosen. */

import { Index, Show, type JSX } from "solid-js";
import type { Arg, Card, Message, PlayerRow } from "../api/types";
import { say, sayArg, seatName, t, type Voice } from "../i18n";
import { Said } from "../learn/Said";
import { inkOn, plain } from "../lib/colour";
import { Swatch } from "./Swatch";

/** A figure by name. */
interface Item {
  label: Message;
  value: Arg | null;
}

/** The company that the question is about. `next` is its card after what is chosen; null where it would be gone. */
export function CompanyStrip(props: { card: Card; next: Card | null; voice: Voice }): JSX.Element {
  const items = (card: Card | null): Item[] =>
    (card?.facts ?? []).map(([label, box]) => ({ label, value: box.value ?? null }));
  const colours = () => {
    const colour = props.card.colour;
    return colour ? { background: plain(colour), color: inkOn(colour) } : {};
  };
  return (
    <section class="strip" aria-label={t("company-in-focus")} data-purse={props.card.id}>
      <h3 style={colours()}>{say(props.card.label, props.voice)}</h3>
      <Items items={items(props.card)} next={items(props.next)} voice={props.voice} />
    </section>
  );
}

/** The player who is asked, where it is their own money. */
export function PlayerStrip(props: { row: PlayerRow; next: PlayerRow | null; voice: Voice }): JSX.Element {
  return (
    <section class="strip" aria-label={seatName(props.row.seat, props.voice)}>
      <h3>
        <Swatch colour={`seat:${props.row.seat}`} size={14} /> {seatName(props.row.seat, props.voice)}
      </h3>
      <Items items={props.row.facts} next={props.next?.facts ?? []} voice={props.voice} />
    </section>
  );
}

function Items(props: { items: readonly Item[]; next: readonly Item[]; voice: Voice }): JSX.Element {
  const shown = (value: Arg | null | undefined) => (value == null ? "–" : sayArg(value, props.voice));
  return (
    <dl>
      <Index each={props.items}>
        {(item) => {
          const after = () => props.next.find(({ label }) => label.id === item().label.id)?.value;
          const changes = () => props.next.length > 0 && shown(after()) !== shown(item().value);
          return (
            <div>
              <dt>
                <Said text={say(item().label, props.voice)} voice={props.voice} quiet />
              </dt>
              <dd>
                <Show when={typeof item().value !== "number"} fallback={shown(item().value)}>
                  <Said text={shown(item().value)} voice={props.voice} />
                </Show>
                <Show when={changes()}>
                  {" "}
                  <span class="after">→ {shown(after())}</span>
                </Show>
              </dd>
            </div>
          );
        }}
      </Index>
    </dl>
  );
}

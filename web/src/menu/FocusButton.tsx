import { Show, type JSX } from "solid-js";
import type { Pick, PickTile } from "../api/types";
import { say, t, type Voice } from "../i18n";
import type { Selection } from "./selection";

/** Narrows the choice down to one of several offers: only its places are lit then. */
export function FocusButton(props: { offer: Pick | PickTile; selection: Selection; voice: Voice }): JSX.Element {
  const focused = () => props.selection.focus() === props.offer.id;
  /** Everything in it is grey: it can be opened to see why. */
  const none = () => props.offer.kind === "pick" && props.offer.choices.every(({ blocked }) => blocked);
  /** Where all are refused for one reason, it stands here at once. */
  const reason = () => {
    const reasons = props.offer.kind === "pick" ? props.offer.choices.map(({ blocked }) => blocked?.message) : [];
    const [first] = reasons;
    return first && reasons.every((one) => one?.id === first.id) ? say(first, props.voice) : t("menu-none");
  };
  return (
    <button
      type="button"
      class="choice focus"
      classList={{ blocked: none() }}
      data-offer={props.offer.id}
      aria-pressed={focused()}
      onClick={() => props.selection.setFocus(focused() ? null : props.offer.id)}
    >
      <span>{say(props.offer.label, props.voice)}</span>
      <Show when={none() || focused()}>
        <small>{none() ? reason() : t("menu-where")}</small>
      </Show>
    </button>
  );
}

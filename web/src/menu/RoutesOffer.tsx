import { For, Show, type JSX } from "solid-js";
import type { PickRoutes } from "../api/types";
import { say, t } from "../i18n";
import { ChoiceButton } from "./ChoiceButton";
import type { OfferProps } from "./Menu";

/** Runs of trains: the proposals, the best first. */
export function RoutesOffer(props: OfferProps<PickRoutes>): JSX.Element {
  return (
    <section class="offer" aria-label={say(props.offer.label, props.voice)}>
      <h3 class="offer-label">{say(props.offer.label, props.voice)}</h3>
      <Show when={props.offer.proven ?? true}><p class="faint">{t("routes-proven")}</p></Show>
      <For each={props.offer.proposals}>
        {(choice, i) => (
          <ChoiceButton
            choice={choice}
            voice={props.voice}
            strong={i() === 0}
            disabled={props.busy}
            onChoose={() => props.selection.pick({ offer: props.offer, choice })}
          />
        )}
      </For>
    </section>
  );
}

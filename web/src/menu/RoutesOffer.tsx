import { For, Show, type JSX } from "solid-js";
import type { PickRoutes } from "../api/types";
import { Icon } from "../icons/Icon";
import { say, t } from "../i18n";
import { ChoiceButton } from "./ChoiceButton";
import type { OfferProps } from "./Menu";
import "../style/parts.css";

/** Runs of trains: the proposals, the best first and drawn already; one click runs. */
export function RoutesOffer(props: OfferProps<PickRoutes>): JSX.Element {
  return (
    <section class="offer" data-point={props.offer.id} aria-label={say(props.offer.label, props.voice)}>
      <h3 class="offer-label">{say(props.offer.label, props.voice)}</h3>
      <Show when={props.offer.proposals.length && !props.selection.drawing()}>
        <p class="faint">{t((props.offer.proven ?? true) ? "routes-proven" : "routes-unproven")}</p>
      </Show>
      <For each={props.selection.drawing() ? [] : props.offer.proposals}>
        {(choice, i) => (
          <ChoiceButton
            choice={choice}
            voice={props.voice}
            strong={i() === 0}
            disabled={props.busy}
            onChoose={() => props.onDo(choice.action)}
            onLook={(on) => props.selection.peek(on ? { offer: props.offer, choice } : null)}
          />
        )}
      </For>
      <Show when={props.offer.trains.length}>
        <Draw {...props} />
      </Show>
    </section>
  );
}

/** A train at a time, cell by cell on the board. */
function Draw(props: OfferProps<PickRoutes>): JSX.Element {
  const drawing = () => (props.selection.drawing()?.offer.id === props.offer.id ? props.selection.drawing() : null);
  const called = (train: string, i: number) => props.offer.names?.[i] ?? train;
  return (
    <div class="draw">
      <p class="faint">{drawing() ? t("routes-drawing") : t("routes-draw")}</p>
      <div class="draw-trains">
        <For each={props.offer.trains}>
          {(train, i) => (
            <button
              type="button"
              class="choice small"
              aria-pressed={drawing()?.train === i()}
              onClick={() => props.selection.draw(props.offer, i())}
            >
              <Icon name="train" size={18} /> {called(train, i())}
              <Show when={drawing()?.routes[i()]?.length}>{(cells) => <small>{cells()}</small>}</Show>
            </button>
          )}
        </For>
        <Show when={drawing()}>
          <button
            type="button"
            class="choice small"
            disabled={!drawing()!.routes[drawing()!.train]?.length}
            onClick={() => props.selection.erase()}
          >
            {t("routes-erase")}
          </button>
          <button type="button" class="choice small" onClick={() => props.selection.draw(props.offer, null)}>
            {t("cancel")}
          </button>
        </Show>
      </div>
    </div>
  );
}

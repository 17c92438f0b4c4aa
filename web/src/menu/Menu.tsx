/** The offers of the asked seat, one component for each kind. */

import { For, Match, Show, Switch, mergeProps, type JSX } from "solid-js";
import type { Menu as MenuData, Message, Offer, Picture, Reason } from "../api/types";
import type { Action } from "../api/table";
import type { Orientation } from "../board/hex";
import { t, type Voice } from "../i18n";
import { later } from "../lib/later";
import { ButtonOffer } from "./ButtonOffer";
import { ChoiceButton } from "./ChoiceButton";
import { Confirm, Outcome } from "./Confirm";
import { PickOffer } from "./PickOffer";
import type { Selection } from "./selection";
import { Why } from "./Why";

const RoutesOffer = later(() => import("./RoutesOffer").then((file) => file.RoutesOffer));
const TileOffer = later(() => import("./TileOffer").then((file) => file.TileOffer));
const TilePicker = later(() => import("./TileOffer").then((file) => file.TilePicker));

/** A tile in the supply: how it looks, and how many are left. */
export interface TileCard {
  picture: Picture;
  fill: string;
  count: number | null;
}
export interface OfferContext {
  selection: Selection;
  voice: Voice;
  busy: boolean;
  /** Whether there are several offers that are answered on the board, so that one may narrow down to one of them. */
  many: boolean;
  orientation: Orientation;
  tileCard: (tile: string) => TileCard | null;
  /** What the company would run for after something is built; null where it is not known. */
  incomeOf: (hex: string, action: Action) => { now: number; then: number } | null;
  onDo: (action: Action) => void;
}
export interface OfferProps<T> extends OfferContext {
  offer: T;
}

export interface MenuProps extends Omit<OfferContext, "many"> {
  menu: MenuData;
  outcome: readonly Message[];
  /** Why the server would refuse what is chosen. */
  refused: readonly Reason[];
}

export function Menu(props: MenuProps): JSX.Element {
  const offers = () => props.menu.offers ?? [];
  const many = () => offers().filter(isPlaced).length > 1;
  const context = mergeProps(props, {
    get many() {
      return many();
    },
  });
  return (
    <div class="menu">
      <Show when={props.selection.why()}>{(why) => <Why reason={why()} voice={props.voice} />}</Show>
      <Show when={props.selection.tile()}>
        {(step) => (
          <>
            <TilePicker offers={step().offers} {...context} />
            <Show when={step().at === "cell"}>
              <Rivals {...context} />
              <button type="button" class="choice" onClick={() => props.selection.back()}>
                {t("cancel")}
              </button>
            </Show>
          </>
        )}
      </Show>
      <Show when={props.selection.drawing()}>
        {(drawn) => (
          <>
            <RoutesOffer offer={drawn().offer} {...context} />
            <Show when={!props.selection.chosen()}>
              <Outcome lines={props.outcome} refused={props.refused} voice={props.voice} />
            </Show>
          </>
        )}
      </Show>
      <Show
        when={props.selection.chosen()}
        fallback={
          <Show when={!props.selection.tile() && !props.selection.drawing()}>
            <Show
              when={props.selection.rivals().length}
              fallback={<For each={offers()}>{(offer) => <OfferView offer={offer} {...context} />}</For>}
            >
              <Rivals {...context} />
            </Show>
            <Show when={props.selection.path().length}>
              <Show when={!props.selection.rivals().length}>
                <p class="faint">{t("menu-next")}</p>
              </Show>
              <button type="button" class="choice" onClick={() => props.selection.back()}>
                {t("cancel")}
              </button>
            </Show>
          </Show>
        }
      >
        {(chosen) => (
          <Confirm
            chosen={chosen()}
            selection={props.selection}
            voice={props.voice}
            busy={props.busy}
            outcome={props.outcome}
            refused={props.refused}
            onDo={() => props.onDo(chosen().action)}
          />
        )}
      </Show>
    </div>
  );
}

/** Several choices at the place that was touched. */
function Rivals(props: OfferContext): JSX.Element {
  return (
    <For each={props.selection.rivals()}>
      {(option) => (
        <ChoiceButton
          choice={option.choice}
          voice={props.voice}
          disabled={props.busy}
          onChoose={() => props.selection.pick(option)}
          onLook={(on) => props.selection.peek(on ? option : null)}
        />
      )}
    </For>
  );
}

function isPlaced(offer: Offer): boolean {
  return offer.kind === "tile" || (offer.kind === "pick" && offer.choices.some((choice) => choice.at?.length));
}

function OfferView(props: OfferProps<Offer>): JSX.Element {
  // An offer never turns into one of another kind: it is drawn anew.
  const of = <K extends Offer["kind"]>(kind: K) =>
    props.offer.kind === kind ? (props.offer as Extract<Offer, { kind: K }>) : null;
  return (
    <Switch>
      <Match when={of("button")}>{(offer) => <ButtonOffer {...props} offer={offer()} />}</Match>
      <Match when={of("pick")}>{(offer) => <PickOffer {...props} offer={offer()} />}</Match>
      <Match when={of("tile")}>
        {(offer) => (
          <Show when={Object.keys(offer().cells).length}>
            <TileOffer {...props} offer={offer()} />
          </Show>
        )}
      </Match>
      <Match when={of("routes")}>{(offer) => <RoutesOffer {...props} offer={offer()} />}</Match>
    </Switch>
  );
}

import { For, Index, Show, type JSX } from "solid-js";
import type { Card, Shelf } from "../api/types";
import type { Orientation } from "../board/hex";
import { say } from "../i18n";
import { Said } from "../learn/Said";
import { inkOn, plain } from "../lib/colour";
import { keyed } from "../lib/keyed";
import { TileView } from "../menu/TileOffer";
import { MarkView } from "./Swatch";
import { BoxView, nameOf, type PanelContext } from "./TablePanel";

/** Cards side by side: charters, trains, the tile manifest. */
export function ShelfPanel(props: { shelf: Shelf; orientation: Orientation } & PanelContext): JSX.Element {
  const small = () => props.shelf.cards.every((card) => card.picture);
  return (
    <div>
      <h3 class="panel-title">{say(props.shelf.title, props.voice)}</h3>
      <div class="shelf" classList={{ small: small() }}>
        {keyed(
          () => props.shelf.cards,
          (card) => card.id,
          (card) => (
            <CardView
              card={card()}
              orientation={props.orientation}
              glow={props.glow}
              fresh={props.fresh}
              voice={props.voice}
              onTouch={props.onTouch}
              onLook={props.onLook}
              pointed={props.pointed}
            />
          ),
        )}
      </div>
    </div>
  );
}

export function CardView(props: { card: Card; orientation: Orientation } & PanelContext): JSX.Element {
  const glow = () => props.glow(props.card.id);
  const heading = () => (
    <>
      {say(props.card.label, props.voice)}
      <Show when={props.card.count != null}>
        <span class="count">× {props.card.count}</span>
      </Show>
    </>
  );
  const colours = () => {
    const colour = props.card.colour;
    return colour ? { background: plain(colour), color: inkOn(colour) } : {};
  };
  return (
    <article
      data-purse={props.card.id}
      class={`card target-${glow() ?? "none"}`}
      classList={{
        faded: props.card.faded,
        flashed: props.fresh(props.card.id),
        pointed: (props.card.cells ?? []).some((cell) => props.pointed?.(cell)),
      }}
      onPointerEnter={() => props.onLook?.(props.card.cells ?? [])}
      onPointerLeave={() => props.onLook?.([])}
      onFocusIn={() => props.onLook?.(props.card.cells ?? [])}
      onFocusOut={() => props.onLook?.([])}
    >
      <Show when={glow()} fallback={<h4 style={colours()}>{heading()}</h4>}>
        <h4 style={colours()}>
          <button type="button" data-id={props.card.id} onClick={() => props.onTouch(props.card.id)}>
            {heading()}
          </button>
        </h4>
      </Show>
      <Show when={props.card.picture}>
        {(picture) => (
          <TileView picture={picture()} fill={props.card.fill ?? "land"} orientation={props.orientation} size={64} />
        )}
      </Show>
      <Show when={props.card.marks?.length}>
        <p class="marks">
          <For each={props.card.marks}>{(mark) => <MarkView mark={mark} voice={props.voice} />}</For>
        </p>
      </Show>
      <Show when={props.card.facts?.length}>
        <dl>
          <Index each={props.card.facts}>
            {(fact) => (
              <div>
                <dt>
                  <Said text={say(fact()[0], props.voice)} voice={props.voice} quiet />
                </dt>
                <dd>
                  <BoxView
                    name={nameOf(props.card.label, fact()[0], props.voice)}
                    box={fact()[1]}
                    glow={props.glow}
                    fresh={props.fresh}
                    voice={props.voice}
                    onTouch={props.onTouch}
                  />
                </dd>
              </div>
            )}
          </Index>
        </dl>
      </Show>
    </article>
  );
}

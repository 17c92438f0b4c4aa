import { For, Show, type JSX } from "solid-js";
import type { Picture as PictureData, PickTile, Reason, TileFit } from "../api/types";
import { RADIUS, outline, type Orientation } from "../board/hex";
import { Picture, turned } from "../board/Picture";
import { Icon } from "../icons/Icon";
import { say, sayArg, t, type Voice } from "../i18n";
import { paint } from "../lib/colour";
import { besideChosen } from "./beside";
import { FocusButton } from "./FocusButton";
import type { OfferContext, OfferProps } from "./Menu";
import "../style/parts.css";

/** A tile as it looks on the board. */
export function TileView(props: {
  picture: PictureData;
  fill: string;
  orientation: Orientation;
  size: number;
  rotation?: number;
}): JSX.Element {
  const edge = RADIUS + 3;
  return (
    <svg
      class="tile"
      width={props.size}
      height={props.size}
      viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
      aria-hidden="true"
    >
      <polygon class="ground" points={outline(props.orientation)} style={{ fill: paint(props.fill) }} />
      <Picture picture={turned(props.picture, props.rotation ?? 0)} orientation={props.orientation} />
    </svg>
  );
}

/** Under a tile: its number, how many are left, what the company would run for with it, what it costs. */
function TileFacts(props: {
  fit: TileFit;
  left: number | null;
  income: { now: number; then: number } | null;
  voice: Voice;
}): JSX.Element {
  return (
    <small>
      {props.fit.tile}
      <Show when={props.left !== null}> ×{props.left}</Show>
      <Show when={props.income}>
        {(income) => (
          <b class="tile-income" classList={{ more: income().then > income().now }}>
            {" "}
            {sayArg(income().then, props.voice)}
          </b>
        )}
      </Show>
      <Show when={props.fit.cost}> · {t("cost", { amount: props.fit.cost! }, props.voice)}</Show>
    </small>
  );
}

/** The cell is picked on the board, then the tile by its picture; touching the cell again turns it. */
export function TileOffer(props: OfferProps<PickTile>): JSX.Element {
  const step = () => props.selection.tile();
  const laid = () => {
    const at = step();
    return at?.at === "tile" && at.offer.id === props.offer.id ? at : null;
  };
  const held = (fit: TileFit) => laid()?.fit.tile === fit.tile;
  const incomeOf = (fit: TileFit, rotation: number) => {
    const hex = step()?.hex ?? "";
    return props.incomeOf(hex, { ...props.offer.action, hex, tile: fit.tile, rotation });
  };
  /** As it lies; for the others as they would earn most. */
  const rotationOf = (fit: TileFit) => {
    if (held(fit)) return laid()!.rotation;
    const earned = (rotation: number) => incomeOf(fit, rotation)?.then ?? -1;
    return fit.rotations.reduce((best, one) => (earned(one) > earned(best) ? one : best), fit.rotations[0] ?? 0);
  };
  return (
    <section class="offer" aria-label={say(props.offer.label, props.voice)}>
      <Show when={props.many && !step()} fallback={<h3 class="offer-label">{say(props.offer.label, props.voice)}</h3>}>
        <FocusButton offer={props.offer} selection={props.selection} voice={props.voice} />
      </Show>
      <Show
        when={step()}
        fallback={
          <Show when={!props.many}>
            <p class="faint">{t("menu-where")}</p>
          </Show>
        }
      >
        {(at) => (
          <div class="tiles">
            <For each={props.offer.cells[at().hex] ?? []}>
              {(fit) => (
                <button
                  type="button"
                  class="tile-choice"
                  data-tile={fit.tile}
                  aria-pressed={held(fit)}
                  aria-label={t("tile-label", { tile: fit.tile })}
                  onClick={() =>
                    held(fit) ? props.selection.turn() : props.selection.pickTile(props.offer, fit, rotationOf(fit))
                  }
                >
                  <Show when={props.tileCard(fit.tile)} fallback={<span class="tile-name">{fit.tile}</span>}>
                    {(found) => (
                      <TileView
                        picture={found().picture}
                        fill={found().fill}
                        orientation={props.orientation}
                        size={66}
                        rotation={rotationOf(fit)}
                      />
                    )}
                  </Show>
                  <TileFacts
                    fit={fit}
                    left={props.tileCard(fit.tile)?.count ?? null}
                    income={incomeOf(fit, rotationOf(fit))}
                    voice={props.voice}
                  />
                </button>
              )}
            </For>
          </div>
        )}
      </Show>
      <Show when={(laid()?.fit.rotations.length ?? 0) > 1}>
        <button type="button" class="choice turn" onClick={() => props.selection.turn()}>
          <Icon name="turn" /> <span>{t("tile-turn")}</span>
        </button>
      </Show>
    </section>
  );
}

/** The tiles for the hex in hand, beside it; there it is confirmed as well. */
export function TilePicker(
  props: OfferContext & { offers: readonly PickTile[]; refused: readonly Reason[] },
): JSX.Element {
  return (
    <div class="tile-picker" ref={besideChosen}>
      <For each={props.offers}>{(offer) => <TileOffer {...props} offer={offer} />}</For>
      <Show when={props.selection.chosen()}>
        {(chosen) => (
          <button
            type="button"
            class="primary tile-done"
            disabled={props.busy || props.refused.length > 0}
            onClick={() => props.onDo(chosen().action)}
          >
            <Icon name="check" /> {t("confirm")}
          </button>
        )}
      </Show>
    </div>
  );
}

/** The board: one drawing from scene data. Targets in, touches out; it knows no rule. */

import { Show, createEffect, createMemo, on, type Accessor, type JSX } from "solid-js";
import type { Board as BoardData, Place } from "../api/types";
import { Icon } from "../icons/Icon";
import { placeText, say, t, type Voice } from "../i18n";
import { byKey } from "../lib/distinct";
import { isNarrow } from "../lib/media";
import { useCountry } from "./Country";
import { CellTargets, Coordinates, Ground, Inscriptions, PieceTargets, Pieces, Pointers } from "./drawing";
import { Figures, figureRadius, figuresOf } from "./Figures";
import { RADIUS, round } from "./hex";
import { LayerSwitches } from "./LayerSwitches";
import { Tip } from "./Tip";
import { targetsOf, type Glows, type Target } from "./targets";
import { useCursor, type Cursor } from "./useCursor";
import { useGeometry } from "./useGeometry";
import { useNames } from "./useNames";
import { usePointer } from "./usePointer";
import { useScale } from "./useScale";
import { createZoom, type Zoom } from "./zoom";

export interface BoardProps {
  board: BoardData;
  glows: Glows;
  /** Whether the person has narrowed the choice down: many places are then marked more strongly. */
  focused: boolean;
  /** Elements that have just changed and are shown off for a moment. */
  flash: ReadonlySet<string>;
  /** Elements that are pointed at, as by a lesson. */
  marks?: ReadonlySet<string>;
  voice: Voice;
  /** What touching an element would mean, for the tip beside it. */
  tip: (id: string) => readonly string[];
  /** What an action comes to at places of the board. */
  places: readonly Place[];
  /** The cell under the pointer or the cursor, null for none. */
  onHover?: (cell: string | null) => void;
  /** Whether one may ask about a cell that is not lit: pointing at it asks, and touching it wants to be told. */
  asks: (cell: string) => boolean;
  onAsk: (cell: string) => void;
  onExplain: (cell: string) => void;
  onTouch: (id: string) => void;
  onBack: () => void;
  onTurn: () => void;
  /** What stands in the band above the drawing. */
  children?: JSX.Element;
}

export function Board(props: BoardProps): JSX.Element {
  const places = useGeometry(() => props.board);
  const { box, cells, centres, pointOf } = places;
  const zoom = createZoom(box);
  const scale = useScale(zoom, box);
  const geometry = { ...places, least: scale.least };
  const country = useCountry(() => props.board.country);
  const names = useNames(geometry, props);
  const fresh = byKey(() => {
    const { flash } = props;
    return (id: string | number) => flash.has(String(id));
  });
  const targets = createMemo(() => targetsOf(props.glows, pointOf, (id) => centres().has(id)));
  const open = createMemo(() => targets().filter(({ glow }) => glow !== "blocked"));
  const figures = createMemo(() => {
    const on = { names: names(), radius: figureRadius(scale.least()) };
    return figuresOf(props.places, cells(), centres(), on, (place) => say(place.why, props.voice));
  });
  const cursor = useCursor(open, zoom, props);
  const smallName = (id: string) => {
    const name = cells().get(id)?.name;
    return name && !names().some((label) => label.id === id) ? [placeText(name, props.voice)] : null;
  };
  const pointer = usePointer(props, geometry, zoom, { figures, cursor: cursor.cursor, smallName });
  followLit(open, zoom, cursor);
  createEffect(() => props.onHover?.(pointer.over() ?? cursor.cursor()));
  const listen = (svg: SVGSVGElement) => [zoom, cursor, pointer].forEach((part) => part.listen(svg));
  return (
    <div
      class="board"
      style={{ "--board-high": `calc(${((box().height / box().width) * 100).toFixed(1)}vw + 2.2rem)` }}
    >
      <Band zoom={zoom}>{props.children}</Band>
      <div class="board-ground">
        <svg
          ref={(svg) => (listen(svg), scale.watch(svg))}
          viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
          class={`board-svg ${geometry.orientation()}`}
          classList={{ "over-land": country()?.ground === "land", "over-sea": country()?.ground === "sea" }}
          data-least={scale.least()}
          tabindex="0"
          role="application"
          aria-label={t("board-label")}
          aria-describedby="board-help"
          aria-activedescendant={cursor.cursor() ? `target-${cursor.cursor()}` : undefined}
          onClick={pointer.touched}
          onDblClick={pointer.doubleTouched}
          onKeyDown={cursor.pressed}
          onPointerMove={pointer.moved}
          onPointerLeave={pointer.left}
        >
          <g transform={viewOf(zoom)}>
            <Ground on={geometry} fresh={fresh} country={country()} seen={scale.seen()} voice={props.voice} />
            <CellTargets on={geometry} targets={targets()} focused={props.focused} />
            <Pieces on={geometry} fresh={fresh} flash={props.flash} voice={props.voice} />
            <PieceTargets on={geometry} targets={targets()} />
            <Pointers at={[...(props.marks ?? [])].map(pointOf)} />
            <Inscriptions on={geometry} names={names()} />
            <Figures
              figures={figures()}
              least={scale.least()}
              onFocus={pointer.showTip}
              onBlur={() => pointer.showTip(null)}
            />
            <Coordinates on={geometry} />
            <Show when={pointOf(cursor.cursor() ?? "")}>
              {(at) => <circle class="cursor" r={RADIUS * 0.72} cx={at().x} cy={at().y} />}
            </Show>
          </g>
        </svg>
        <p id="board-help" class="hidden">
          {t("board-help")}
        </p>
        <Tip lines={pointer.tip()} at={pointer.at()} />
      </div>
    </div>
  );
}

/** Where other places light up, the view goes to them as far as needed. */
function followLit(open: Accessor<readonly Target[]>, zoom: Zoom, cursor: Cursor): void {
  createEffect(
    on(
      () => open().map(({ id }) => id).join(" "), // prettier-ignore
      () => {
        const strong = open().filter(({ glow }) => glow === "lit" || glow === "chosen");
        // On a phone the view goes to the lit places, and back to the whole when there are none.
        if (isNarrow()) zoom.show(strong);
        else zoom.reveal(strong.length ? strong : open());
        cursor.check();
      },
    ),
  );
}

function viewOf({ view }: Zoom): string {
  const { x, y, scale } = view();
  return `translate(${round(x)},${round(y)}) scale(${scale.toFixed(4)})`;
}

/** The band above the drawing: what is told there, and the tools. */
function Band(props: { zoom: Zoom; children?: JSX.Element }): JSX.Element {
  const tool = (name: string, icon: string, use: () => void) => (
    <button type="button" class="tool" onClick={() => use()} title={t(name)} aria-label={t(name)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="board-band">
      {props.children}
      <div class="board-tools">
        {tool("zoom-in", "plus", () => props.zoom.by(1.3))}
        {tool("zoom-out", "minus", () => props.zoom.by(1 / 1.3))}
        {tool("zoom-fit", "fit", () => props.zoom.fit())}
        <LayerSwitches />
      </div>
    </div>
  );
}

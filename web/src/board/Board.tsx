/** The board: one drawing from scene data. Targets in, touches out; it knows no rule. */

import { For, Show, createEffect, createMemo, createSignal, on, onCleanup, type JSX } from "solid-js";
import type { Board as BoardData, Cell as CellData, Piece as PieceData, Place } from "../api/types";
import { Icon } from "../icons/Icon";
import { say, t, type Voice } from "../i18n";
import { hexName } from "../i18n/functions";
import { byKey, distinct } from "../lib/distinct";
import { keyed } from "../lib/keyed";
import { layers } from "../lib/settings";
import { Cell, Inscription } from "./Cell";
import { Figures, figuresOf } from "./Figures";
import { RADIUS, centre, outline, round, type Point } from "./hex";
import { Layers } from "./Layers";
import { COORDINATES } from "./layout";
import { Piece } from "./Piece";
import { slotsOf } from "./Picture";
import { Ribbon } from "./Ribbon";
import { Tip } from "./Tip";
import { nextTowards, type Glow, type Glows } from "./targets";
import { createZoom, type Box } from "./zoom";

export interface BoardProps {
  board: BoardData;
  glows: Glows;
  /** Whether the person has narrowed the choice down: many places are then marked more strongly. */
  focused: boolean;
  /** Elements that have just changed and are shown off for a moment. */
  flash: ReadonlySet<string>;
  voice: Voice;
  /** What touching an element would mean, for the tip beside it. */
  tip: (id: string) => readonly string[];
  /** What an action comes to at places of the board. */
  places: readonly Place[];
  /** Whether one may ask about a cell that is not lit: pointing at it asks, and touching it wants to know. */
  asks: (cell: string) => boolean;
  onAsk: (cell: string) => void;
  onWonder: (cell: string) => void;
  onTouch: (id: string) => void;
  onBack: () => void;
  onTurn: () => void;
  /** What stands in the band above the drawing. */
  children?: JSX.Element;
}

/** How long the pointer rests on a cell before it is asked about. */
const ASK_AFTER = 180;
const NONE: readonly never[] = [];
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Board(props: BoardProps): JSX.Element {
  let svg!: SVGSVGElement;
  const [hover, setHover] = createSignal<string | null>(null);
  const [pointer, setPointer] = createSignal<Box | null>(null);
  const [cursor, setCursor] = createSignal<string | null>(null);

  // Patches leave untouched parts as they are: what hangs on them is not drawn again.
  const orientation = distinct(() => props.board.orientation);
  const directions = distinct(() => props.board.directions);
  const cellList = distinct(() => props.board.cells);
  const ribbons = distinct(() => props.board.ribbons ?? NONE);
  const pieces = distinct(() => props.board.pieces ?? NONE);
  const fresh = byKey(() =>
    (
      (flash) => (id: string | number) =>
        flash.has(String(id))
    )(props.flash),
  );
  const named = createMemo(() => cellList().filter((cell) => cell.name || cell.symbols));
  const cells = createMemo(() => new Map(cellList().map((cell) => [cell.id, cell])));
  const centres = distinct(
    () => new Map(cellList().map(({ id, q, r }) => [id, centre(orientation(), q, r)])),
    samePoints,
  );
  const box = createMemo(() => boxOf([...centres().values()]));
  const zoom = createZoom(box);
  // Where the whole board is small on the page, names are set larger, as far as there is room for them.
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  const watch = new ResizeObserver(([entry]) => entry?.contentRect.width && setSize(entry.contentRect));
  onCleanup(() => watch.disconnect());
  /** A name that is hard to read on a small board is told by the pointer as well. */
  const smallName = (id: string) => (larger() > 1 && cells().get(id)?.name ? [cells().get(id)!.name!] : null);
  const larger = distinct(() => largerNames(Math.min(size().width / box().width, size().height / box().height)));
  const slots = createMemo(() => slotPlaces(cellList(), centres(), orientation()));
  const places = createMemo(() => piecePlaces(pieces(), slots(), centres()));

  /** Where an element of the board is: a cell, a piece, a slot. */
  const pointOf = (id: string): Point | undefined => centres().get(id) ?? places().get(id) ?? slots().get(id);
  const targets = createMemo(() =>
    [...props.glows].flatMap(([id, glow]) => {
      const at = pointOf(id);
      return at ? [{ id, glow, x: at.x, y: at.y, cell: centres().has(id) }] : [];
    }),
  );
  /** Places with their figures: what several trains say about one stop stands there together. */
  const figures = createMemo(() =>
    figuresOf(props.places, cells(), centres(), orientation(), (place) => say(place.why, props.voice)),
  );
  const isFigure = (id: string) => figures().some((figure) => figure.id === id);
  const open = createMemo(() => targets().filter(({ glow }) => glow !== "blocked"));

  createEffect(
    on(
      () =>
        open()
          .map(({ id }) => id)
          .join(" "),
      () => {
        const strong = open().filter(({ glow }) => glow === "lit");
        zoom.reveal(strong.length ? strong : open());
        if (!open().some(({ id }) => id === cursor())) setCursor(null);
      },
    ),
  );

  function touched(event: MouseEvent): void {
    if (zoom.dragged()) return;
    const under = idsUnder(event);
    for (const id of under) if (props.glows.has(id)) return props.onTouch(id);
    const place = under.find((id) => figures().some((figure) => figure.id === id));
    if (place) return pointTo(place, event);
    const cell = under.find((id) => cells().has(id) && props.asks(id));
    if (cell) props.onWonder(cell);
  }

  /** The elements under the pointer, the topmost first; a piece lies on its cell. */
  function idsUnder(event: MouseEvent): string[] {
    const ids: string[] = [];
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      if (!svg.contains(element)) continue;
      const id = element.closest("[data-id]")?.getAttribute("data-id");
      if (id && !ids.includes(id)) ids.push(id);
    }
    return ids;
  }

  function pressed(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const from = open().find(({ id }) => id === cursor());
      const next = from ? nextTowards(from, open(), arrow[0], arrow[1]) : open()[0];
      if (next) {
        setCursor(next.id);
        zoom.reveal([next]);
      }
    } else if (event.key === "Enter" || event.key === " ") {
      const id = cursor();
      if (id) props.onTouch(id);
    } else if (event.key === "Escape") props.onBack();
    else if (event.key === "r" || event.key === "R") props.onTurn();
    else if (event.key === "+") zoom.by(1.25);
    else if (event.key === "-") zoom.by(0.8);
    else if (event.key === "0") zoom.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pointedAt(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const under = idsUnder(event);
    const found = under.find(
      (id) =>
        isFigure(id) ||
        props.glows.has(id) ||
        cells().get(id)?.hint ||
        (cells().has(id) && props.asks(id)) ||
        smallName(id),
    );
    clearTimeout(asking);
    if (!found) return void (setHover(null), setPointer(null));
    if (found !== hover() && props.asks(found)) asking = setTimeout(() => props.onAsk(found), ASK_AFTER);
    pointTo(found, event);
  }
  let asking: ReturnType<typeof setTimeout> | undefined;

  function pointTo(id: string, event: MouseEvent): void {
    const frame = svg.getBoundingClientRect();
    setHover(id);
    setPointer({
      x: event.clientX - frame.left,
      y: event.clientY - frame.top,
      width: frame.width,
      height: frame.height,
    });
  }

  const pointed = () => hover() ?? cursor();
  const tip = createMemo(() => {
    const id = pointed();
    if (!id) return null;
    const figure = figures().find((one) => one.id === id);
    if (figure) return figure.lines;
    const lines = props.glows.has(id) || props.asks(id) ? props.tip(id) : [];
    const told = lines.length ? lines : (cells().get(id)?.hint ?? []).map((hint) => say(hint, props.voice));
    return told.length ? told : smallName(id);
  });

  return (
    <div class="board">
      <div class="board-band">
        {props.children}
        <div class="board-tools">
          <button
            type="button"
            class="tool"
            onClick={() => zoom.by(1.3)}
            title={t("zoom-in")}
            aria-label={t("zoom-in")}
          >
            <Icon name="plus" />
          </button>
          <button
            type="button"
            class="tool"
            onClick={() => zoom.by(1 / 1.3)}
            title={t("zoom-out")}
            aria-label={t("zoom-out")}
          >
            <Icon name="minus" />
          </button>
          <button
            type="button"
            class="tool"
            onClick={() => zoom.fit()}
            title={t("zoom-fit")}
            aria-label={t("zoom-fit")}
          >
            <Icon name="fit" />
          </button>
          <Layers />
        </div>
      </div>
      <div class="board-ground">
        <svg
          ref={(element) => ((svg = element), zoom.listen(element), watch.observe(element))}
          viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
          class={`board-svg ${orientation()}`}
          tabindex="0"
          role="application"
          aria-label={t("board-label")}
          aria-describedby="board-help"
          aria-activedescendant={cursor() ? `target-${cursor()}` : undefined}
          onClick={touched}
          onDblClick={(event) => idsUnder(event).some((id) => props.glows.has(id)) || zoom.fit()}
          onKeyDown={pressed}
          onPointerMove={pointedAt}
          onPointerLeave={() => (setHover(null), setPointer(null))}
        >
          <g
            transform={`translate(${round(zoom.view().x)},${round(zoom.view().y)}) scale(${zoom.view().scale.toFixed(4)})`}
          >
            <g class="coast">
              <For each={[...centres().values()]}>
                {(at) => (
                  <polygon points={outline(orientation(), RADIUS + 9)} transform={`translate(${at.x},${at.y})`} />
                )}
              </For>
            </g>
            <g class="cells">
              {keyed(
                cellList,
                (cell) => cell.id,
                (cell, id) => (
                  <g
                    class="cell"
                    classList={{ fresh: fresh(id) }}
                    data-id={id}
                    transform={move(centres().get(String(id)))}
                  >
                    <Cell cell={cell()} orientation={orientation()} numbers={layers.numbers.on()} />
                  </g>
                ),
              )}
            </g>
            <g class="ribbons">
              {keyed(
                ribbons,
                (ribbon) => ribbon.id,
                (ribbon) => (
                  <Ribbon
                    ribbon={ribbon()}
                    orientation={orientation()}
                    centreOf={(cell) => centres().get(cell)}
                    pictureOf={(cell) => cells().get(cell)?.picture}
                  />
                ),
              )}
            </g>
            <g class="targets">
              {keyed(
                () => targets().filter(({ cell }) => cell),
                ({ id }) => id,
                (target, id) => (
                  <g
                    class={`target target-${target().glow}`}
                    data-id={id}
                    id={`target-${id}`}
                    transform={move(target())}
                  >
                    <polygon points={outline(orientation(), RADIUS - 3)} />
                    <Show when={target().glow === "soft"}>
                      <circle class="soft-dot" r={props.focused ? 7 : 4} />
                    </Show>
                  </g>
                ),
              )}
            </g>
            <g class="flashes">
              <For each={[...props.flash].map(pointOf).filter((at) => at !== undefined)}>
                {(at) => <circle class="flash" r={RADIUS * 0.8} cx={at.x} cy={at.y} />}
              </For>
            </g>
            <g class="pieces">
              {keyed(
                pieces,
                (piece) => piece.id,
                (piece, id) => (
                  <Piece
                    piece={piece()}
                    at={places().get(String(id)) ?? { x: 0, y: 0 }}
                    orientation={orientation()}
                    directions={directions()}
                    label={say(piece().label, props.voice)}
                    fresh={fresh(id)}
                  />
                ),
              )}
            </g>
            <g class="targets">
              {keyed(
                () => targets().filter(({ cell }) => !cell),
                ({ id }) => id,
                (target, id) => (
                  <circle
                    class={`target-ring target-${target().glow}`}
                    data-id={id}
                    id={`target-${id}`}
                    r={RADIUS * 0.6}
                    cx={target().x}
                    cy={target().y}
                  />
                ),
              )}
            </g>
            <g class="inscriptions">
              {keyed(
                named,
                (cell) => cell.id,
                (cell, id) => (
                  <g transform={move(centres().get(String(id)))}>
                    <Inscription
                      cell={cell()}
                      orientation={orientation()}
                      names={layers.names.on()}
                      larger={larger()}
                      coordinates={layers.coordinates.on()}
                    />
                  </g>
                ),
              )}
            </g>
            <Figures
              figures={figures()}
              onFocus={(id) => (setPointer(null), setHover(id))}
              onBlur={() => setHover(null)}
            />
            <Show when={layers.coordinates.on()}>
              <g class="coordinates">
                <For each={[...centres()]}>
                  {([id, at]) => (
                    <text x={round(at.x)} y={round(at.y + COORDINATES[orientation()])}>
                      {hexName(id)}
                    </text>
                  )}
                </For>
              </g>
            </Show>
            <Show when={pointOf(cursor() ?? "")}>
              {(at) => <circle class="cursor" r={RADIUS * 0.72} cx={at().x} cy={at().y} />}
            </Show>
          </g>
        </svg>
        <p id="board-help" class="hidden">
          {t("board-help")}
        </p>
        <Tip lines={tip()} at={pointer()} />
      </div>
    </div>
  );
}

export type { Glow };

function move(at: Point | undefined): string {
  return at ? `translate(${round(at.x)},${round(at.y)})` : "";
}

/** How much larger names are than usual, where the board is drawn at a scale: in steps, so that they keep still. */
export function largerNames(scale: number): number {
  return !scale || scale >= 0.75 ? 1 : 1.25;
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const edge = RADIUS * 1.25;
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

function samePoints(a: ReadonlyMap<string, Point>, b: ReadonlyMap<string, Point>): boolean {
  return a.size === b.size && [...a].every(([id, p]) => b.get(id)?.x === p.x && b.get(id)?.y === p.y);
}

/** Where the slots of all cells are. */
function slotPlaces(
  cells: readonly CellData[],
  centres: ReadonlyMap<string, Point>,
  orientation: BoardData["orientation"],
): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const { id, picture } of cells) {
    const at = centres.get(id);
    if (!at || !picture) continue;
    for (const [slot, { x, y }] of slotsOf(orientation, picture)) places.set(slot, { x: at.x + x, y: at.y + y });
  }
  return places;
}

/** Pieces in slots stand there; several others on one cell stand side by side. */
function piecePlaces(
  pieces: readonly PieceData[],
  slots: ReadonlyMap<string, Point>,
  centres: ReadonlyMap<string, Point>,
): Map<string, Point> {
  const places = new Map<string, Point>();
  const crowd = new Map<string, PieceData[]>();
  for (const piece of pieces) {
    const slot = slots.get(piece.slot ?? "");
    if (slot) places.set(piece.id, slot);
    else crowd.set(piece.cell, [...(crowd.get(piece.cell) ?? []), piece]);
  }
  for (const [cell, group] of crowd) {
    const at = centres.get(cell);
    if (!at) continue;
    group.forEach((piece, i) => {
      const aside = (i - (group.length - 1) / 2) * 26;
      places.set(piece.id, { x: at.x + aside, y: at.y + (group.length > 1 && i > 0 ? 16 : 0) });
    });
  }
  return places;
}

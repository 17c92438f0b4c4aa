/** The board by pointer: what lies under it, what a touch means, and what is told about the place it points to. */

import { createMemo, createSignal, onCleanup, type Accessor } from "solid-js";
import { say } from "../i18n";
import type { BoardProps } from "./Board";
import type { Figure } from "./Figures";
import { legendOf, symbolsOf } from "./legend";
import type { Geometry } from "./useGeometry";
import type { Box, Zoom } from "./zoom";

/** How long the pointer rests on a cell before it is asked about. */
const ASK_AFTER = 180;

export interface Pointer {
  /** Where the tip stands, in the frame of the drawing; null without a pointer. */
  at: Accessor<Box | null>;
  tip: Accessor<readonly string[] | null>;
  /** The cell that the mouse is on. */
  over: Accessor<string | null>;
  touched(event: MouseEvent): void;
  moved(event: PointerEvent): void;
  left(): void;
  doubleTouched(event: MouseEvent): void;
  /** Tells about an element that the keyboard has come to. */
  showTip(id: string | null): void;
  listen(svg: SVGSVGElement): void;
}

/** What else the pointer knows of the board. */
interface About {
  figures: Accessor<readonly Figure[]>;
  cursor: Accessor<string | null>;
  /** A name that is hard to read on a small board is told by the pointer as well. */
  smallName(id: string): readonly string[] | null;
}

export function usePointer(props: BoardProps, { cells, pieces }: Geometry, zoom: Zoom, about: About): Pointer {
  const [hover, setHover] = createSignal<string | null>(null);
  const [over, setOver] = createSignal<string | null>(null);
  /** The piece under the pointer: what it is stands above what its cell says. */
  const [piece, setPiece] = createSignal<string | null>(null);
  const [at, setAt] = createSignal<Box | null>(null);
  let svg: SVGSVGElement | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(asking));
  const { figureOf, asksAbout, legend, says, signs } = sayings(props, cells, about);

  const pieceIn = (under: string[]) => under.find((id) => pieces().some((piece) => piece.id === id));

  function touched(event: MouseEvent): void {
    if (zoom.dragged()) return;
    const under = idsUnder(svg, event);
    setPiece(pieceIn(under) ?? null);
    const lit = under.find((id) => props.glows.has(id));
    if (lit !== undefined) return props.onTouch(lit);
    const figure = under.find(figureOf);
    if (figure !== undefined) return pointTo(figure, event);
    const cell = under.find(asksAbout);
    if (cell !== undefined) return props.onExplain(cell);
    const signed = under.find((id) => legend(id).length) ?? pieceIn(under);
    if (signed !== undefined) pointTo(signed, event);
    else left();
  }

  function moved(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const under = idsUnder(svg, event);
    setOver(under.find((id) => cells().has(id)) ?? null);
    setPiece(pieceIn(under) ?? null);
    const found = under.find(says) ?? pieceIn(under);
    clearTimeout(asking);
    if (found === undefined) return untip();
    if (found !== hover() && props.asks(found)) asking = setTimeout(() => props.onAsk(found), ASK_AFTER);
    pointTo(found, event);
  }

  function pointTo(id: string, event: MouseEvent): void {
    const { left: x, top: y, width, height } = svg!.getBoundingClientRect();
    setHover(id);
    setAt({ x: event.clientX - x, y: event.clientY - y, width, height });
  }

  function untip(): void {
    setHover(null);
    setPiece(null);
    setAt(null);
  }

  function left(): void {
    setOver(null);
    untip();
  }

  const tip = createMemo(() => {
    const id = hover() ?? about.cursor();
    if (!id || props.glows.get(id) === "chosen") return null; // what is chosen is told beside it
    const figure = figureOf(id);
    if (figure) return figure.lines;
    const lines = props.glows.has(id) || props.asks(id) ? props.tip(id) : [];
    const told = lines.length ? [...lines, ...signs(id)] : legend(id);
    const on = pieces().find((one) => one.id === (piece() ?? id));
    return on ? [say(on.label, props.voice), ...told] : told.length ? told : about.smallName(id);
  });

  return {
    at,
    tip,
    over,
    touched,
    moved,
    left,
    doubleTouched: (event) => idsUnder(svg, event).some((id) => props.glows.has(id)) || zoom.fit(),
    showTip: (id) => (setAt(null), setHover(id)),
    listen: (element) => (svg = element),
  };
}

/** What can be said about an element. */
function sayings(props: BoardProps, cells: Geometry["cells"], about: About) {
  const figureOf = (id: string) => about.figures().find((figure) => figure.id === id);
  const asksAbout = (id: string) => cells().has(id) && props.asks(id);
  const legend = (id: string) => {
    const cell = cells().get(id);
    return cell ? legendOf(cell, props.voice) : [];
  };
  /** What the small drawings cost or bring, told beside what can be done there. */
  const signs = (id: string) => {
    const cell = cells().get(id);
    return cell?.picture?.number ? [] : cell ? symbolsOf(cell, props.voice) : [];
  };
  const says = (id: string) =>
    figureOf(id) || props.glows.has(id) || legend(id).length || asksAbout(id) || about.smallName(id);
  return { figureOf, asksAbout, legend, says, signs };
}

/** The elements under the pointer, the topmost first; a piece lies on its cell. */
function idsUnder(svg: SVGSVGElement | undefined, event: MouseEvent): string[] {
  const ids: string[] = [];
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (!svg?.contains(element)) continue;
    const id = element.closest("[data-id]")?.getAttribute("data-id");
    if (id && !ids.includes(id)) ids.push(id);
  }
  return ids;
}

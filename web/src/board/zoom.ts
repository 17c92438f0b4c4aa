/** Pan by drag, zoom by wheel and pinch, fit by double click. The view is kept through every prompt. */

import { createSignal, type Accessor } from "solid-js";
import type { Point } from "./hex";

export interface View {
  /** Moves first, then scales: board point p is drawn at p * scale + (x, y). */
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WHOLE: View = { x: 0, y: 0, scale: 1 };
const MOST = 6;
const LEAST = 0.6;
/** A press that moves less than this is a click. */
const SLACK = 6;

export interface Zoom {
  view: Accessor<View>;
  fit(): void;
  by(factor: number): void;
  /** Moves the view, where needed, so that these points are seen. */
  reveal(points: readonly Point[]): void;
  /** Goes to these points, as close as is of use; to the whole board where there are none or they are all over it. */
  show(points: readonly Point[]): void;
  /** True right after a drag: the click that ends it means nothing. */
  dragged(): boolean;
  listen(svg: SVGSVGElement): void;
}

export function createZoom(box: Accessor<Box>): Zoom {
  const [view, setView] = createSignal<View>(WHOLE);
  const pointers = new Map<number, Point>();
  let svg: SVGSVGElement | null = null;
  let moved = 0;

  const toBoard = (x: number, y: number): Point => {
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!matrix) return { x, y };
    return new DOMPoint(x, y).matrixTransform(matrix);
  };

  const zoomAt = (point: Point, factor: number) => setView((old) => zoomed(old, point, factor));

  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    zoomAt(toBoard(event.clientX, event.clientY), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
  }

  function onDown(event: PointerEvent): void {
    if (pointers.size === 0) moved = 0;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onMove(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    pointers.set(event.pointerId, now);
    if (moved < SLACK) return;
    if (!svg?.hasPointerCapture(event.pointerId)) svg?.setPointerCapture(event.pointerId);
    const from = toBoard(before.x, before.y);
    const to = toBoard(now.x, now.y);
    if (!other) {
      setView((old) => ({ ...old, x: old.x + to.x - from.x, y: old.y + to.y - from.y }));
      return;
    }
    const fixed = toBoard(other.x, other.y);
    const was = Math.hypot(from.x - fixed.x, from.y - fixed.y);
    if (was > 1) zoomAt(fixed, Math.hypot(to.x - fixed.x, to.y - fixed.y) / was);
  }

  function onUp(event: PointerEvent): void {
    pointers.delete(event.pointerId);
  }

  return {
    view,
    fit: () => setView(WHOLE),
    by: (factor) => zoomAt(middleOf(box()), factor),
    reveal: (points) => setView((old) => revealed(old, box(), points)),
    show: (points) => setView(shown(box(), points)),
    dragged: () => moved >= SLACK,
    listen(element) {
      svg = element;
      element.addEventListener("wheel", onWheel, { passive: false });
      element.addEventListener("pointerdown", onDown);
      element.addEventListener("pointermove", onMove);
      element.addEventListener("pointerup", onUp);
      element.addEventListener("pointercancel", onUp);
    },
  };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Closer or farther, with a point that stays where it is. */
export function zoomed({ x, y, scale }: View, point: Point, factor: number): View {
  const next = Math.min(MOST, Math.max(LEAST, scale * factor));
  const ratio = next / scale;
  return { x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio, scale: next };
}

/** Where none of the points is seen, the view moves to the first of them. */
export function revealed(view: View, box: Box, points: readonly Point[]): View {
  const { x, y, scale } = view;
  const drawn = points.map((point) => ({ x: point.x * scale + x, y: point.y * scale + y }));
  const isSeen = (p: Point) => p.x > box.x && p.x < box.x + box.width && p.y > box.y && p.y < box.y + box.height;
  const [first] = drawn;
  if (!first || scale <= 1 || drawn.some(isSeen)) return view;
  const middle = middleOf(box);
  return { scale, x: x + middle.x - first.x, y: y + middle.y - first.y };
}

/** The view in which all points are seen with some room around them; not too close, so that one knows where. */
export function shown(box: Box, points: readonly Point[]): View {
  if (!points.length) return WHOLE;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min(box.width, box.height) * 0.25;
  const scale = Math.min(2.2, box.width / (right - left + room), box.height / (bottom - top + room));
  if (scale < 1.25) return WHOLE;
  const middle = middleOf(box);
  return { scale, x: middle.x - ((left + right) / 2) * scale, y: middle.y - ((top + bottom) / 2) * scale };
}

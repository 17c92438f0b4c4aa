/** What others did is shown move by move, a moment each, before the present is: the present itself is known at once. */

import { batch, createSignal, type Accessor } from "solid-js";
import type { LogLine, Payment, Position } from "./types";

/** A position on its way to the page, with what led to it. */
export interface Step {
  position: Position;
  line: LogLine;
  changed: ReadonlySet<string>;
  /** Who paid whom; known of moves that are told as they happen. */
  payments?: readonly Payment[];
}

export interface Playback {
  /** The position that is shown; null where the page shows the present. */
  shown: Accessor<Position | null>;
  /** How many steps are still to come. */
  behind: Accessor<number>;
  play(...steps: Step[]): void;
  /** Stands still at an earlier position until `play` or `skip`; how many steps will come. */
  hold(position: Position, steps: number): void;
  /** To the present at once. */
  skip(): void;
  paused: Accessor<boolean>;
  pause(on: boolean): void;
  /** On by one move. */
  step(): void;
}

/** How long a move is shown, by the pace that is chosen. */
export const PACES = { slow: 1800, usual: 900, quick: 300 } as const;
export type Pace = keyof typeof PACES;
/** Runs and trains take longer to be understood. */
const LONGER = 1.8;

export function createPlayback(
  onShow: (step: Step) => void,
  calm: () => boolean,
  pace: () => Pace = () => "usual",
): Playback {
  const [shown, setShown] = createSignal<Position | null>(null);
  const [behind, setBehind] = createSignal(0);
  const [paused, setPaused] = createSignal(false);
  let waiting: Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    const first = waiting.shift();
    timer = undefined;
    batch(() => {
      setBehind(waiting.length);
      setShown(first?.position ?? null);
      if (first) onShow(first);
    });
    if (first) wait(first);
    else setPaused(false);
  }

  function wait({ position }: Step): void {
    const long = /run|train/.test(String(position.action?.["do"] ?? ""));
    if (!paused()) timer = setTimeout(next, PACES[pace()] * (long ? LONGER : 1));
  }

  function skip(): void {
    clearTimeout(timer);
    setPaused(false);
    const last = waiting.at(-1);
    waiting = [];
    batch(() => {
      next();
      if (last) onShow(last);
    });
  }

  return {
    shown,
    behind,
    skip,
    paused,
    pause(on) {
      clearTimeout(timer);
      timer = undefined;
      setPaused(on);
      if (!on) next();
    },
    step() {
      clearTimeout(timer);
      next();
    },
    hold: (position, steps) => (setShown(position), setBehind(steps)),
    play(...added) {
      waiting.push(...added);
      if (calm() || document.hidden) skip();
      else if (timer === undefined && !paused()) next();
      else setBehind(waiting.length);
    },
  };
}

/** The cells and pieces that look otherwise; what is told of a cell when one points at it is no look. */
export function changedIn(old: Position, next: Position): Set<string> {
  const before = new Map([...old.scene.board.cells, ...(old.scene.board.pieces ?? [])].map((item) => [item.id, item]));
  const after = [...next.scene.board.cells, ...(next.scene.board.pieces ?? [])];
  return new Set(after.filter((item) => !looksLike(before.get(item.id), item)).map(({ id }) => id));
}

function looksLike(old: object | undefined, next: object): boolean {
  if (old === next || !old) return old === next;
  const [was, is] = [
    { ...old, hint: null },
    { ...next, hint: null },
  ] as Record<string, unknown>[];
  return [...Object.keys(was!), ...Object.keys(is!)].every((key) => was![key] === is![key]);
}

/**
 * How far a person has come with a choice, and where each touch leads. Pure: a step and what happens in, a step out.
 *
 *   path ──touch──▶ path (longer, or shorter where an element of it is touched again)
 *        ──touch──▶ picked, where the path ends at a single choice; tile, where tiles can be laid: one lies there at
 *                   once; cell, where something else could be done there as well
 *   picked ──touch what is chosen──▶ done        tile ──another tile, touch it or turn──▶ tile
 *   drawing ──touch──▶ drawing (a cell more, or less)
 *
 * From `picked`, `cell` and `tile` a touch elsewhere begins there at once. Any choice can be picked from a list, any
 * train be drawn for, and `back` undoes one touch.
 */

import type { PickRoutes, PickTile, Reason, TileFit } from "../api/types";
import type { Option } from "./options";

/** The elements touched so far, in order. */
export interface OnPath {
  at: "path";
  path: readonly string[];
}
/** A choice, to be confirmed; with the number that is set, where it wants one. */
export interface Picked {
  at: "picked";
  path: readonly string[];
  option: Option;
  number: number;
}
/** A cell on which one of several tiles can be laid. */
export interface OnCell {
  at: "cell";
  hex: string;
  /** The offers that have tiles for the cell. */
  offers: readonly PickTile[];
}
/** A tile on its cell, to be turned and confirmed. */
export interface TileLaid {
  at: "tile";
  hex: string;
  offers: readonly PickTile[];
  offer: PickTile;
  fit: TileFit;
  rotation: number;
}
/** Routes being drawn, cell by cell: one for each train, some perhaps empty. */
export interface Drawing {
  at: "drawing";
  offer: PickRoutes;
  train: number;
  routes: readonly (readonly string[])[];
}
export type Step = OnPath | Picked | OnCell | TileLaid | Drawing;

export const START: OnPath = { at: "path", path: [] };

/** What there is to choose from: the options and the offers of tiles, of one offer only where one is in focus. */
export interface Choices {
  options: readonly Option[];
  tiles: readonly PickTile[];
  /** The tile that earns most on a cell, where that is known. */
  best?: (hex: string) => { offer: PickTile; fit: TileFit; rotation: number } | null;
}

/** Where a touch leads: to another step, to the reason why not, or to doing what is chosen. */
export interface Touched {
  step: Step;
  why?: Reason | null;
  done?: boolean;
}

/** Whether the elements of a choice begin with these. */
export const startsWith = (at: readonly string[] | undefined, path: readonly string[]) =>
  at !== undefined && path.every((id, i) => at[i] === id);

/** The elements touched so far. */
export function pathOf(step: Step): readonly string[] {
  if (step.at === "drawing") return [];
  return step.at === "cell" || step.at === "tile" ? [step.hex] : step.path;
}

/** What lies behind an element: anything legal, and of which offers (none: it is only near to what is offered). */
export interface Behind {
  open: boolean;
  offers: Set<string>;
}

/** The elements that can come next after a path. */
export function nextAfter({ options, tiles }: Choices, path: readonly string[]): Map<string, Behind> {
  const next = new Map<string, Behind>();
  for (const { offer, choice, near } of options) {
    const id = choice.at?.[path.length];
    if (id === undefined || !startsWith(choice.at, path)) continue;
    const entry = next.get(id) ?? { open: false, offers: new Set<string>() };
    entry.open ||= !choice.blocked;
    if (!near) entry.offers.add(offer.id);
    next.set(id, entry);
  }
  if (path.length) return next;
  for (const offer of tiles) {
    for (const hex of Object.keys(offer.cells)) next.set(hex, { open: true, offers: new Set([offer.id]) });
  }
  return next;
}

/** The choices that end where a path ends. */
export function endingAt({ options }: Choices, path: readonly string[]): Option[] {
  return options.filter(({ choice }) => choice.at?.length === path.length && startsWith(choice.at, path));
}

/** The choices to which an element leads after a path. */
export function behind({ options }: Choices, path: readonly string[], id: string): Option[] {
  return options.filter(({ choice }) => choice.at?.[path.length] === id && startsWith(choice.at, path));
}

export function pick(option: Option): Picked {
  const { at, number } = option.choice;
  return { at: "picked", path: (at ?? []).slice(0, -1), option, number: number?.least ?? 0 };
}

/** One element further: to the cell, the only choice that ends there, or on along the path. */
function follow(choices: Choices, path: readonly string[], id: string): Step {
  const way = [...path, id];
  const offers = way.length === 1 ? choices.tiles.filter(({ cells }) => id in cells) : [];
  const ends = endingAt(choices, way);
  if (offers.length) {
    const cell: OnCell = { at: "cell", hex: id, offers };
    const first = fitsOn(cell)[0];
    if (!first || ends.length) return cell;
    const best = choices.best?.(id);
    return best ? lay(cell, best.offer, best.fit, best.rotation) : lay(cell, first.offer, first.fit);
  }
  return ends.length === 1 && nextAfter(choices, way).size === 0 ? pick(ends[0]!) : { at: "path", path: way };
}

const fitsOn = ({ hex, offers }: OnCell | TileLaid) =>
  offers.flatMap((offer) => (offer.cells[hex] ?? []).map((fit) => ({ offer, fit })));

/** A tile is taken for the cell, or another one in its place. */
export function lay(
  { hex, offers }: OnCell | TileLaid,
  offer: PickTile,
  fit: TileFit,
  rotation = fit.rotations[0] ?? 0,
): TileLaid {
  return { at: "tile", hex, offers, offer, fit, rotation };
}

/** The tile in hand, turned as it fits next. */
export function turn(step: Step): Step {
  if (step.at !== "tile") return step;
  const { rotations } = step.fit;
  return { ...step, rotation: rotations[(rotations.indexOf(step.rotation) + 1) % rotations.length] ?? step.rotation };
}

/** Begins to draw for a train from the best run, or goes on with another one: what is drawn stays. */
export function draw(step: Step, offer: PickRoutes, train: number): Drawing {
  const kept =
    step.at === "drawing" && step.offer === offer ? step.routes : routesIn(offer, offer.proposals[0]?.action);
  return { at: "drawing", offer, train, routes: kept };
}

/** The routes of a run by train; of trains with the same name each gets one. */
function routesIn(
  offer: PickRoutes,
  run: Readonly<Record<string, unknown>> | undefined,
): readonly (readonly string[])[] {
  const left = [...((run?.["routes"] ?? []) as readonly { train: string; hexes: readonly string[] }[])];
  return offer.trains.map((name) => {
    const found = left.findIndex(({ train }) => train === name);
    return found < 0 ? [] : left.splice(found, 1)[0]!.hexes;
  });
}

/** On to the next cell; touching the last one again takes it back, an earlier one cuts the route off there. */
function drawTo(step: Drawing, id: string): Drawing {
  const route = step.routes[step.train] ?? [];
  const last = route.at(-1);
  const goesOn = last === undefined || Boolean(step.offer.next?.[last]?.includes(id));
  const earlier = route.lastIndexOf(id);
  if (last === id) return withRoute(step, route.slice(0, -1));
  return withRoute(step, !goesOn && earlier >= 0 ? route.slice(0, earlier + 1) : [...route, id]);
}

const withRoute = (step: Drawing, route: readonly string[]): Drawing => ({
  ...step,
  routes: step.routes.map((old, train) => (train === step.train ? route : old)),
});

/** The route of the train that is drawn for is begun anew. */
export const erase = (step: Step): Step => (step.at === "drawing" ? withRoute(step, []) : step);

/** What a touch of an element leads to. */
export function touch(choices: Choices, step: Step, id: string): Touched {
  switch (step.at) {
    case "drawing":
      return { step: drawTo(step, id) };
    case "picked":
      if (step.option.choice.at?.at(-1) === id) return { step, done: true };
      return elsewhere(choices, step.path, id);
    case "cell":
    case "tile":
      return step.hex === id ? { step: turn(step) } : elsewhere(choices, [], id);
    case "path":
      return touchOnPath(choices, step, id);
  }
}

/** From something chosen to another beginning: from where the path was, else from the start. */
function elsewhere(choices: Choices, path: readonly string[], id: string): Touched {
  if (nextAfter(choices, path).get(id)?.open) return { step: follow(choices, path, id) };
  return touchOnPath(choices, START, id);
}

function touchOnPath(choices: Choices, step: OnPath, id: string): Touched {
  const touched = step.path.indexOf(id);
  if (touched >= 0) return { step: { at: "path", path: step.path.slice(0, touched) } };
  const here = nextAfter(choices, step.path).get(id);
  if (here?.open) return { step: follow(choices, step.path, id) };
  if (here) return { step, why: behind(choices, step.path, id)[0]?.choice.blocked ?? null };
  return { step: nextAfter(choices, []).has(id) ? follow(choices, [], id) : START };
}

/** One touch less; null where there is none to take back. */
export function back(step: Step): Step | null {
  switch (step.at) {
    case "drawing": {
      const last = step.routes[step.train]?.at(-1);
      return last === undefined ? START : drawTo(step, last);
    }
    case "tile":
    case "cell":
      return START;
    case "picked":
      return { at: "path", path: step.path };
    case "path":
      return step.path.length ? { at: "path", path: step.path.slice(0, -1) } : null;
  }
}

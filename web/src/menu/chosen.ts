/** What a step of a choice comes to: the action that would be done, or as far as it is known. */

import type { Action } from "../api/table";
import type { Message, Range } from "../api/types";
import { notesOf } from "./notes";
import type { Drawing, Step } from "./steps";

/** What is about to be done, to be confirmed. */
export interface Chosen {
  label: Message;
  place: string | null;
  notes: readonly Message[];
  number: Range | null;
  action: Action;
}

/** The action to be confirmed; null where it is not whole yet. */
export function chosenAt(step: Step): Chosen | null {
  switch (step.at) {
    case "tile": {
      const { hex, fit, rotation, offer } = step;
      const label = { id: "tile-on-cell", args: { tile: fit.tile, cell: hex } };
      const action = { ...offer.action, hex, tile: fit.tile, rotation };
      return { label, place: null, notes: fit.notes ?? [], number: null, action };
    }
    case "drawing":
      if (!step.routes.some((route) => route.length > 1)) return null;
      return { label: step.offer.label, place: null, notes: [], number: null, action: runOf(step, 2) };
    case "picked": {
      const { choice, place } = step.option;
      const action = choice.number ? { ...choice.action, [choice.number.field]: step.number } : choice.action;
      const notes = notesOf(choice, step.number);
      return { label: choice.label, place: place ?? null, notes, number: choice.number ?? null, action };
    }
    default:
      return null;
  }
}

/** Runs as far as they are drawn or picked, from their first stop on. */
export function sketchAt(step: Step): Action | null {
  if (step.at === "drawing") return step.routes.some((route) => route.length) ? runOf(step, 1) : null;
  return step.at === "picked" && step.option.offer.kind === "routes" ? step.option.choice.action : null;
}

/** The run that is drawn, of the routes that have at least this many cells. */
function runOf({ offer, routes }: Drawing, least: number): Action {
  const drawn = offer.trains.map((train, i) => ({ train, hexes: routes[i] ?? [] }));
  return { ...offer.action, routes: drawn.filter(({ hexes }) => hexes.length >= least) };
}

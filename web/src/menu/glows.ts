/** How the elements of the page stand out at a step of a choice. */

import type { Glow, Glows } from "../board/targets";
import { nextAfter, pathOf, type Behind, type Choices, type Drawing, type Step } from "./steps";

/** More cells than these in one offer are marked softly: they would drown the rest. */
const MANY = 24;

export function glowsOf(choices: Choices, step: Step): Glows {
  if (step.at === "drawing") return alongRoute(step);
  const glows = new Map<string, Glow>();
  const next = step.at === "path" ? nextAfter(choices, step.path) : null;
  if (next) for (const [id, glow] of lit(next)) glows.set(id, glow);
  // What else could be chosen in its place stays in reach, without drawing the eye: also where several choices end.
  if (!next?.size) for (const [id, { open }] of nextAfter(choices, beginningOf(step))) if (open) glows.set(id, "soft");
  for (const id of pathOf(step)) glows.set(id, "step");
  const last = step.at === "picked" ? step.option.choice.at?.at(-1) : step.at === "path" ? undefined : step.hex;
  if (last !== undefined) glows.set(last, "chosen");
  return glows;
}

/** From where another choice would begin. */
function beginningOf(step: Exclude<Step, Drawing>): readonly string[] {
  return step.at === "picked" ? step.path : step.at === "path" ? step.path.slice(0, -1) : [];
}

function* lit(next: ReadonlyMap<string, Behind>): Generator<[string, Glow]> {
  const sizes = new Map<string, number>();
  for (const { offers } of next.values()) for (const id of offers) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  for (const [id, { open, offers }] of next) {
    const crowded = Math.min(...[...offers].map((offer) => sizes.get(offer) ?? 0)) > MANY;
    yield [id, open ? (crowded ? "soft" : "lit") : "blocked"];
  }
}

/** The cells of the route, and those to which the server says it can go on. */
function alongRoute({ offer, train, routes }: Drawing): Glows {
  const route = routes[train] ?? [];
  const last = route.at(-1);
  const next = last === undefined ? (offer.starts ?? []) : (offer.next?.[last] ?? []);
  return new Map<string, Glow>([
    ...next.map((id): [string, Glow] => [id, last === undefined ? "soft" : "lit"]),
    ...route.map((id): [string, Glow] => [id, "step"]),
  ]);
}

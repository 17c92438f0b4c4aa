/** From touches to an action: the step at which a choice is, and what the page shows of it. Knows offers, not rules. */

import { batch, createComputed, createMemo, createSignal, on, untrack, type Accessor } from "solid-js";
import type { Action } from "../api/table";
import type { Choice, Menu, PickRoutes, PickTile, Reason, TileFit } from "../api/types";
import type { Glows } from "../board/targets";
import { chosenAt, sketchAt, type Chosen } from "./chosen";
import { glowsOf } from "./glows";
import { optionsOf, withNear, type Option } from "./options";
import * as steps from "./steps";

export type { Chosen } from "./chosen";
export { optionsOf, type Option } from "./options";

export interface Selection {
  glows: Accessor<Glows>;
  options: Accessor<readonly Option[]>;
  /** The offer to which the person has narrowed the choice, if any. */
  focus: Accessor<string | null>;
  setFocus(offer: string | null): void;
  /** The elements touched so far. */
  path: Accessor<readonly string[]>;
  /** Choices at the end of the path, where it leads to several. */
  rivals: Accessor<readonly Option[]>;
  /** The cell that gets a tile, and the tile where one is taken. */
  tile: Accessor<steps.OnCell | steps.TileLaid | null>;
  pickTile(offer: PickTile, fit: TileFit, rotation?: number): void;
  turn(): void;
  drawing: Accessor<steps.Drawing | null>;
  /** Begins to draw for a train, from the best run; ends where none is named. */
  draw(offer: PickRoutes, train: number | null): void;
  /** Takes back the whole route of the train that is drawn for. */
  erase(): void;
  chosen: Accessor<Chosen | null>;
  /** Looks at a choice without making it: it is pointed at, or has the focus. Null: no longer. */
  peek(option: Option | null): void;
  /** What would be done with the choice that is looked at; null where one is made, or a number is wanted first. */
  peeked: Accessor<Chosen | null>;
  /** Runs as far as they are drawn or picked, from their first stop on. */
  sketch: Accessor<Action | null>;
  number: Accessor<number>;
  setNumber(value: number): void;
  /** Why the blocked thing touched last cannot be. */
  why: Accessor<Reason | null>;
  pick(option: Option): void;
  /** Says why something that was asked about cannot be. */
  answer(reason: Reason): void;
  /** True where the touch means: do what is chosen. */
  touch(id: string): boolean;
  back(): void;
  clear(): void;
  /** What touching an element leads to. */
  leadsTo(id: string): readonly Choice[];
}

/** The tile of an action among those on offer. */
function fitOf(
  tiles: readonly PickTile[],
  hex: string,
  action: Action | null,
): { offer: PickTile; fit: TileFit; rotation: number } | null {
  for (const offer of action ? tiles : []) {
    const isOfOffer = Object.entries(offer.action).every(([key, value]) => action![key] === value);
    const fit = isOfOffer && offer.cells[hex]?.find(({ tile }) => tile === action!["tile"]);
    if (fit) return { offer, fit, rotation: Number(action!["rotation"]) };
  }
  return null;
}

/** A run that is looked at; else, where runs are asked for and nothing is begun, the best one. */
function suggested(menu: Menu | null, step: steps.Step, looked: Option | null): Action | null {
  if (step.at !== "path" || step.path.length) return null;
  if (looked) return looked.offer.kind === "routes" ? looked.choice.action : null;
  const offer = menu?.offers?.find((one): one is PickRoutes => one.kind === "routes");
  return offer?.proposals[0]?.action ?? null;
}

/** `drawn` says whether an element of that id is on the page; `best` is what earns most on a hex, where it is known. */
export function createSelection(
  menu: Accessor<Menu | null>,
  drawn: (id: string) => boolean = () => true,
  best: (hex: string) => Action | null = () => null,
): Selection {
  const [focus, setFocus] = createSignal<string | null>(null);
  const [step, setStep] = createSignal<steps.Step>(steps.START);
  const [why, setWhy] = createSignal<Reason | null>(null);
  const [looked, peek] = createSignal<Option | null>(null);

  const options = createMemo(() => optionsOf(menu(), drawn));
  const choices = createMemo<steps.Choices>(() => {
    const inFocus = (offer: { id: string }) => !focus() || offer.id === focus();
    const tiles = (menu()?.offers ?? []).filter((offer): offer is PickTile => offer.kind === "tile");
    const laid = tiles.filter(inFocus);
    return {
      options: (focus() ? withNear(options()) : options()).filter(({ offer }) => inFocus(offer)),
      tiles: laid,
      best: (hex) =>
        fitOf(
          laid,
          hex,
          untrack(() => best(hex)),
        ),
    };
  });

  const to = (next: steps.Step, reason: Reason | null = null) =>
    batch(() => (setStep(next), setWhy(reason), peek(null)));
  const focusOn = (offer: string | null) => batch(() => (to(steps.START), setFocus(offer)));
  createComputed(on(menu, () => focusOn(null), { defer: true }));

  const now = <At extends steps.Step["at"]>(...at: At[]) => {
    const here = step();
    return (at as string[]).includes(here.at) ? (here as Extract<steps.Step, { at: At }>) : null;
  };

  return {
    options,
    focus,
    why,
    setFocus: focusOn,
    glows: createMemo(() => glowsOf(choices(), step())),
    path: createMemo(() => steps.pathOf(step())),
    rivals: createMemo(() => {
      const path = steps.pathOf(step());
      return path.length && step().at !== "picked" ? steps.endingAt(choices(), path) : [];
    }),
    tile: createMemo(() => now("cell", "tile")),
    drawing: createMemo(() => now("drawing")),
    chosen: createMemo(() => chosenAt(step())),
    peek,
    peeked: createMemo(() => {
      const option = step().at === "path" ? looked() : null;
      return option && !option.choice.blocked && !option.choice.number ? chosenAt(steps.pick(option)) : null;
    }),
    sketch: createMemo(() => sketchAt(step()) ?? suggested(menu(), step(), looked())),
    number: () => now("picked")?.number ?? 0,
    setNumber: (number) => setStep((old) => (old.at === "picked" ? { ...old, number } : old)),
    pick: (option) => (option.choice.blocked ? void setWhy(option.choice.blocked) : void to(steps.pick(option))),
    pickTile: (offer, fit, rotation) =>
      setStep((old) => (old.at === "cell" || old.at === "tile" ? steps.lay(old, offer, fit, rotation) : old)),
    turn: () => setStep(steps.turn),
    draw: (offer, train) => void to(train === null ? steps.START : steps.draw(step(), offer, train)),
    erase: () => setStep(steps.erase),
    answer: (reason) => setWhy(reason),
    touch(id) {
      const { step: next, why: reason, done } = steps.touch(choices(), step(), id);
      to(next, reason ?? null);
      return done ?? false;
    },
    back() {
      const before = steps.back(step());
      if (before) to(before);
      else focusOn(null);
    },
    clear: () => void to(steps.START),
    leadsTo: (id) => steps.behind(choices(), steps.pathOf(step()), id).map(({ choice }) => choice),
  };
}

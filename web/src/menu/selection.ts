/** From touches to an action: which elements lead to which choice. Knows offers, not rules. */

import { createMemo, createSignal, on, createComputed, type Accessor } from "solid-js";
import type { Blocked, Choice, Menu, Message, Offer, PickRoutes, PickTile, Range, TileFit } from "../api/types";
import type { Action } from "../api/table";
import type { Glow, Glows } from "../board/targets";
import { notesOf } from "./notes";

/** More cells than these in one offer are marked softly: they would drown the rest. */
const MANY = 24;

/** A choice with the offer that it belongs to. */
export interface Option {
  offer: Offer;
  choice: Choice;
  /** The cell it goes to, where one choice stands for many cells. */
  place?: string;
}

/** What is about to be done, to be confirmed. */
export interface Chosen {
  label: Message;
  place: string | null;
  notes: readonly Message[];
  number: Range | null;
  action: Action;
}

export interface TileStep {
  hex: string;
  /** The offers that have tiles for the cell. */
  offers: readonly PickTile[];
  /** The tile in hand, with its offer. */
  offer: PickTile | null;
  fit: TileFit | null;
  rotation: number;
}

/** Routes being drawn, cell by cell: one for each train, some perhaps empty. */
export interface Drawing {
  offer: PickRoutes;
  train: number;
  routes: readonly (readonly string[])[];
}

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
  tile: Accessor<TileStep | null>;
  pickTile(offer: PickTile, fit: TileFit): void;
  turn(): void;
  drawing: Accessor<Drawing | null>;
  /** Begins to draw for a train; ends where none is named. */
  draw(offer: PickRoutes, train: number | null): void;
  chosen: Accessor<Chosen | null>;
  /** Runs as far as they are drawn or picked, from their first stop on. */
  sketch: Accessor<Action | null>;
  number: Accessor<number>;
  setNumber(value: number): void;
  /** Why the blocked thing touched last cannot be. */
  why: Accessor<Blocked | null>;
  pick(option: Option): void;
  /** Says why something that was asked about cannot be. */
  answer(reason: Blocked): void;
  /** True where the touch means: do what is chosen. */
  touch(id: string): boolean;
  back(): void;
  clear(): void;
  /** What touching an element leads to. */
  leadsTo(id: string): readonly Choice[];
}

/** Every choice of a menu; one that is for many cells becomes one for each. */
export function optionsOf(menu: Menu | null, drawn: (id: string) => boolean = () => true): Option[] {
  return (menu?.offers ?? []).flatMap((offer) =>
    choicesOf(offer)
      .flatMap((choice) => spread(offer, choice))
      .map((option) => reachable(option, drawn)),
  );
}

/** A choice whose elements are not all on the page is not lit anywhere: it stands in the list. */
function reachable(option: Option, drawn: (id: string) => boolean): Option {
  return (option.choice.at?.every(drawn) ?? true) ? option : { ...option, choice: { ...option.choice, at: [] } };
}

function choicesOf(offer: Offer): readonly Choice[] {
  switch (offer.kind) {
    case "button":
      return [offer.choice];
    case "pick":
      return offer.choices;
    case "routes":
      return offer.proposals;
    case "tile":
      return [];
  }
}

function spread(offer: Offer, choice: Choice): Option[] {
  const { place } = choice;
  if (!place) return [{ offer, choice }];
  return place.cells.map((cell) => {
    const action = { ...choice.action, [place.field]: cell };
    return { offer, place: cell, choice: { ...choice, action, at: [...(choice.at ?? []), cell], place: null } };
  });
}

/** The run that is drawn, of the routes that have so many cells. */
function runOf({ offer, routes }: Drawing, least: number): Action {
  const drawn = offer.trains.map((train, i) => ({ train, hexes: routes[i] ?? [] }));
  return { ...offer.action, routes: drawn.filter(({ hexes }) => hexes.length >= least) };
}

const startsWith = (at: readonly string[] | undefined, path: readonly string[]) =>
  at !== undefined && path.every((id, i) => at[i] === id);

/** What the selection asks the scene. */
export interface Surroundings {
  /** Whether an element of that id is drawn. */
  drawn(id: string): boolean;
  /** The cells where a route may begin (null), or the neighbours of one. */
  nextTo(cell: string | null): readonly string[];
}
const ANYWHERE: Surroundings = { drawn: () => true, nextTo: () => [] };

export function createSelection(menu: Accessor<Menu | null>, { drawn, nextTo }: Surroundings = ANYWHERE): Selection {
  const [focus, setFocusOnly] = createSignal<string | null>(null);
  const [path, setPath] = createSignal<readonly string[]>([]);
  const [picked, setPicked] = createSignal<Option | null>(null);
  const [tile, setTile] = createSignal<TileStep | null>(null);
  const [drawing, setDrawing] = createSignal<Drawing | null>(null);
  const [number, setNumber] = createSignal(0);
  const [why, setWhy] = createSignal<Blocked | null>(null);

  const all = createMemo(() => optionsOf(menu(), drawn));
  const inFocus = createMemo(() => all().filter(({ offer }) => !focus() || offer.id === focus()));
  const tileOffers = createMemo(() =>
    (menu()?.offers ?? []).filter(
      (offer): offer is PickTile => offer.kind === "tile" && (!focus() || offer.id === focus()),
    ),
  );

  createComputed(on(menu, () => (setFocusOnly(null), clear()), { defer: true }));

  function clear(): void {
    setPath([]);
    setPicked(null);
    setTile(null);
    setDrawing(null);
    setWhy(null);
  }

  /** The next elements after a path, each with whether anything legal lies behind it. */
  function nextAfter(way: readonly string[]): Map<string, { open: boolean; offers: Set<string> }> {
    const next = new Map<string, { open: boolean; offers: Set<string> }>();
    for (const { offer, choice } of inFocus()) {
      const id = choice.at?.[way.length];
      if (id === undefined || !startsWith(choice.at, way)) continue;
      const entry = next.get(id) ?? { open: false, offers: new Set<string>() };
      entry.open ||= !choice.blocked;
      entry.offers.add(offer.id);
      next.set(id, entry);
    }
    if (!way.length) {
      for (const offer of tileOffers()) {
        for (const hex of Object.keys(offer.cells)) next.set(hex, { open: true, offers: new Set([offer.id]) });
      }
    }
    return next;
  }

  const glows = createMemo<Glows>(() => {
    const glow = new Map<string, Glow>();
    const sketch = drawing();
    if (sketch) {
      const route = sketch.routes[sketch.train] ?? [];
      for (const id of nextTo(route.at(-1) ?? null)) glow.set(id, route.length ? "lit" : "soft");
      for (const id of route) glow.set(id, "step");
      return glow;
    }
    if (!picked() && !tile()) {
      const next = nextAfter(path());
      const sizes = new Map<string, number>();
      for (const { offers } of next.values()) for (const id of offers) sizes.set(id, (sizes.get(id) ?? 0) + 1);
      for (const [id, { open, offers }] of next) {
        const crowded = Math.min(...[...offers].map((offer) => sizes.get(offer) ?? 0)) > MANY;
        glow.set(id, open ? (crowded ? "soft" : "lit") : "blocked");
      }
    }
    for (const id of path()) glow.set(id, "step");
    const last = tile()?.hex ?? picked()?.choice.at?.at(-1);
    if (last !== undefined) glow.set(last, "chosen");
    return glow;
  });

  const rivals = createMemo(() =>
    !picked() && path().length
      ? inFocus().filter(({ choice }) => choice.at?.length === path().length && startsWith(choice.at, path()))
      : [],
  );

  function pick(option: Option): void {
    setWhy(option.choice.blocked ?? null);
    if (option.choice.blocked) return;
    const range = option.choice.number;
    if (range) setNumber(range.least);
    setPath((option.choice.at ?? []).slice(0, -1));
    setTile(null);
    setPicked(option);
  }

  function step(id: string): void {
    const way = [...path(), id];
    const offers = way.length === 1 ? tileOffers().filter(({ cells }) => id in cells) : [];
    if (offers.length) {
      setTile({ hex: id, offers, offer: null, fit: null, rotation: 0 });
      setPath(way); // other choices at the same cell stay in reach
      const [only, ...others] = offers.flatMap((offer) => (offer.cells[id] ?? []).map((fit) => ({ offer, fit })));
      if (only && !others.length && !rivals().length) pickTile(only.offer, only.fit);
      return;
    }
    const ends = inFocus().filter(({ choice }) => choice.at?.length === way.length && startsWith(choice.at, way));
    if (ends.length === 1 && nextAfter(way).size === 0) pick(ends[0]!);
    else setPath(way);
  }

  function draw(offer: PickRoutes, train: number | null): void {
    const old = drawing();
    clear();
    if (train !== null)
      setDrawing({ offer, train, routes: old?.offer === offer ? old.routes : offer.trains.map(() => []) });
  }

  /** On to the next cell; touching the last one again takes it back. */
  function drawTo(sketch: Drawing, id: string): void {
    const route = sketch.routes[sketch.train] ?? [];
    const longer = route.at(-1) === id ? route.slice(0, -1) : [...route, id];
    setDrawing({ ...sketch, routes: sketch.routes.map((old, train) => (train === sketch.train ? longer : old)) });
  }

  function touch(id: string): boolean {
    setWhy(null);
    const sketch = drawing();
    if (sketch) return (drawTo(sketch, id), false);
    if (glows().get(id) === "chosen") {
      if (!tile()) return true;
      turn();
      return false;
    }
    if (tile() || picked()) {
      const before = tile() ? [] : path();
      setPath(before);
      setTile(null);
      setPicked(null);
      if (nextAfter(before).get(id)?.open) return (step(id), false);
      clear();
    }
    const position = path().indexOf(id);
    if (position >= 0) {
      setPath(path().slice(0, position));
      return false;
    }
    const here = nextAfter(path()).get(id);
    if (here?.open) step(id);
    else if (here) setWhy(reason(id));
    else if (nextAfter([]).has(id)) {
      setPath([]);
      step(id);
    } else clear();
    return false;
  }

  function reason(id: string): Blocked | null {
    const at = path().length;
    const found = inFocus().find(
      ({ choice }) => choice.at?.[at] === id && startsWith(choice.at, path()) && choice.blocked,
    );
    return found?.choice.blocked ?? null;
  }

  function pickTile(offer: PickTile, fit: TileFit): void {
    setTile((old) => old && { ...old, offer, fit, rotation: fit.rotations[0] ?? 0 });
  }

  function turn(): void {
    setTile((old) => {
      if (!old?.fit) return old;
      const turns = old.fit.rotations;
      return { ...old, rotation: turns[(turns.indexOf(old.rotation) + 1) % turns.length] ?? old.rotation };
    });
  }

  function back(): void {
    setWhy(null);
    const hand = tile();
    const sketch = drawing();
    if (sketch) {
      const last = sketch.routes[sketch.train]?.at(-1);
      if (last === undefined) setDrawing(null);
      else drawTo(sketch, last);
    } else if (hand?.fit && hand.offers.flatMap(({ cells }) => cells[hand.hex] ?? []).length > 1)
      setTile({ ...hand, fit: null });
    else if (tile()) {
      setTile(null);
      setPath([]);
    } else if (picked()) setPicked(null);
    else if (path().length) setPath(path().slice(0, -1));
    else setFocusOnly(null);
  }

  const chosen = createMemo<Chosen | null>(() => {
    const laid = tile();
    if (laid?.fit && laid.offer) {
      const { hex, fit, rotation, offer } = laid;
      const action = { ...offer.action, hex, tile: fit.tile, rotation };
      return {
        label: { id: "tile-on-cell", args: { tile: fit.tile, cell: hex } },
        place: null,
        notes: fit.notes ?? [],
        number: null,
        action,
      };
    }
    const drawn = drawing();
    if (drawn?.routes.some((route) => route.length > 1)) {
      return { label: drawn.offer.label, place: null, notes: [], number: null, action: runOf(drawn, 2) };
    }
    const option = picked();
    if (!option) return null;
    const { label, number: range, action } = option.choice;
    const filled = range ? { ...action, [range.field]: number() } : action;
    return {
      label,
      place: option.place ?? null,
      notes: notesOf(option.choice, number()),
      number: range ?? null,
      action: filled,
    };
  });

  const sketch = createMemo<Action | null>(() => {
    const drawn = drawing();
    if (drawn) return drawn.routes.some((route) => route.length) ? runOf(drawn, 1) : null;
    return picked()?.offer.kind === "routes" ? picked()!.choice.action : null;
  });

  function leadsTo(id: string): readonly Choice[] {
    const at = path().length;
    return inFocus()
      .filter(({ choice }) => choice.at?.[at] === id && startsWith(choice.at, path()))
      .map(({ choice }) => choice);
  }

  return {
    glows,
    options: all,
    focus,
    path,
    rivals,
    tile,
    pickTile,
    turn,
    drawing,
    draw,
    chosen,
    sketch,
    number,
    setNumber,
    why,
    answer: setWhy,
    pick,
    touch,
    back,
    clear,
    leadsTo,
    setFocus: (offer) => (clear(), setFocusOnly(offer)),
  };
}

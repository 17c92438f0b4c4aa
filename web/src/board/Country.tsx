/** The country under a board: coast, lakes, rivers, hills and the names around, as quietly as can be. */

import { For, Show, createResource, type Accessor, type JSX } from "solid-js";
import { placeText, type Voice } from "../i18n";
import { layers } from "../lib/settings";
import { widthOf } from "./labels";
import type { Box } from "./zoom";

/** Paths in units of the board; made by `scripts/geography.py`. `ground`: what lies where nothing is drawn. */
export interface Land {
  ground: string;
  box: readonly number[];
  land: string;
  lakes: string;
  rivers: string;
  hills: string;
  names: readonly (readonly [string, number, number])[];
}

const FILES = import.meta.glob<Land>("../../../src/railhead/view/land/*.json", { import: "default" });

/** The country of that name, loaded when its map is first shown; none where it is switched off or unknown. */
export function useCountry(name: Accessor<string | null | undefined>): Accessor<Land | null> {
  const file = () => (layers.land.on() && name() ? FILES[`../../../src/railhead/view/land/${name()}.json`] : null);
  const [land] = createResource(file, (load) => load().catch(() => null));
  return () => (file() ? (land() ?? null) : null);
}

/** Between letters of the names, in parts of their size. */
const SPREAD = 0.18;

/** Whether the whole of a name around that place, in wide letters, is within the bounds. */
function fits(name: string, size: number, x: number, y: number, seen: Box): boolean {
  const half = ((widthOf(name) + SPREAD * name.length) * size) / 2;
  const [right, bottom] = [seen.x + seen.width, seen.y + seen.height];
  return seen.x < x - half && x + half < right && seen.y < y - size && y < bottom;
}

/** `seen`: what the pane shows of the country when the whole board is in view. */
export function Country(props: { land: Land; least: number; seen: Box; voice: Voice }): JSX.Element {
  const size = () => Math.max(15, props.least);
  const names = () =>
    props.land.names
      .map(([name, x, y]) => ({ text: placeText(name, props.voice), x, y }))
      .filter(({ text, x, y }) => fits(text, size(), x, y, props.seen));
  return (
    <g class="country" aria-hidden="true">
      <rect
        class={props.land.ground === "sea" ? "country-sea" : "country-land"}
        x={props.land.box[0]}
        y={props.land.box[1]}
        width={props.land.box[2]}
        height={props.land.box[3]}
      />
      <For each={[60, 38, 18]}>{(wide) => <path class="shore" d={props.land.land} stroke-width={wide} />}</For>
      <path class="land" d={props.land.land} />
      <path class="hills" d={props.land.hills} />
      <path class="lakes" d={props.land.lakes} />
      <path class="rivers" d={props.land.rivers} />
      <Show when={props.least <= 26}>
        <For each={names()}>
          {({ text, x, y }) => (
            <text class="country-name" x={x} y={y} style={{ "font-size": `${size()}px` }}>
              {text}
            </text>
          )}
        </For>
      </Show>
    </g>
  );
}

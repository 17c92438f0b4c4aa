/** The country under a board: coast, lakes, rivers, hills and the names around, as quietly as can be. */

import { For, Show, createResource, type Accessor, type JSX } from "solid-js";
import { placeText, type Voice } from "../i18n";
import { layers } from "../lib/settings";

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

export function Country(props: { land: Land; least: number; voice: Voice }): JSX.Element {
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
        <For each={props.land.names}>
          {([name, x, y]) => (
            <text class="country-name" x={x} y={y} style={{ "font-size": `${Math.max(15, props.least)}px` }}>
              {placeText(name, props.voice)}
            </text>
          )}
        </For>
      </Show>
    </g>
  );
}

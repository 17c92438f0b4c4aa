/** The layers of the board's drawing, from the ground up. */

import { For, Show, createMemo, type JSX } from "solid-js";
import { say, type Voice } from "../i18n";
import { hexName } from "../i18n/functions";
import { keyed } from "../lib/keyed";
import { layers } from "../lib/settings";
import { Cell, Inscription } from "./Cell";
import { RADIUS, outline, round, type Point } from "./hex";
import { COORDINATES } from "./layout";
import { Piece } from "./Piece";
import { Ribbon } from "./Ribbon";
import type { Target } from "./targets";
import type { Geometry } from "./useGeometry";

interface LayerProps {
  on: Geometry;
  /** Whether an element has just changed. */
  fresh: (id: string | number) => boolean;
}

function move(at: Point | undefined): string {
  return at ? `translate(${round(at.x)},${round(at.y)})` : "";
}

/** The coast, the cells with their track, and the lines on them. */
export function Ground(props: LayerProps): JSX.Element {
  return (
    <>
      <g class="coast">
        <For each={[...props.on.centres().values()]}>
          {(at) => (
            <polygon points={outline(props.on.orientation(), RADIUS + 9)} transform={`translate(${at.x},${at.y})`} />
          )}
        </For>
      </g>
      <g class="cells">
        {keyed(
          () => props.on.cellList(),
          (cell) => cell.id,
          (cell, id) => (
            <g
              class="cell"
              classList={{ fresh: props.fresh(id) }}
              data-id={id}
              transform={move(props.on.centres().get(String(id)))}
            >
              <Cell cell={cell()} orientation={props.on.orientation()} numbers={layers.numbers.on()} />
            </g>
          ),
        )}
      </g>
      <g class="ribbons">
        {keyed(
          () => props.on.ribbons(),
          (ribbon) => ribbon.id,
          (ribbon) => (
            <Ribbon
              ribbon={ribbon()}
              orientation={props.on.orientation()}
              centreOf={(cell) => props.on.centres().get(cell)}
              pictureOf={(cell) => props.on.cells().get(cell)?.picture}
            />
          ),
        )}
      </g>
    </>
  );
}

/** Cells that may be touched, under the pieces. */
export function CellTargets(props: { on: Geometry; targets: readonly Target[]; focused: boolean }): JSX.Element {
  return (
    <g class="targets">
      {keyed(
        () => props.targets.filter(({ cell }) => cell),
        ({ id }) => id,
        (target, id) => (
          <g class={`target target-${target().glow}`} data-id={id} id={`target-${id}`} transform={move(target())}>
            <polygon points={outline(props.on.orientation(), RADIUS - 3)} />
            <Show when={target().glow === "soft"}>
              <circle class="soft-dot" r={props.focused ? 7 : 4} />
            </Show>
          </g>
        ),
      )}
    </g>
  );
}

/** Pieces and slots that may be touched, above the pieces. */
export function PieceTargets(props: { targets: readonly Target[] }): JSX.Element {
  return (
    <g class="targets">
      {keyed(
        () => props.targets.filter(({ cell }) => !cell),
        ({ id }) => id,
        (target, id) => (
          <circle
            class={`target-ring target-${target().glow}`}
            data-id={id}
            id={`target-${id}`}
            r={RADIUS * 0.6}
            cx={target().x}
            cy={target().y}
          />
        ),
      )}
    </g>
  );
}

/** What has just changed, and the pieces. */
export function Pieces(props: LayerProps & { flash: ReadonlySet<string>; voice: Voice }): JSX.Element {
  return (
    <>
      <g class="flashes">
        <For each={[...props.flash].map(props.on.pointOf).filter((at) => at !== undefined)}>
          {(at) => <circle class="flash" r={RADIUS * 0.8} cx={at.x} cy={at.y} />}
        </For>
      </g>
      <g class="pieces">
        {keyed(
          () => props.on.pieces(),
          (piece) => piece.id,
          (piece, id) => (
            <Piece
              piece={piece()}
              at={props.on.places().get(String(id)) ?? { x: 0, y: 0 }}
              orientation={props.on.orientation()}
              directions={props.on.directions()}
              label={say(piece().label, props.voice)}
              fresh={props.fresh(id)}
            />
          ),
        )}
      </g>
    </>
  );
}

/** Names and symbols of cells; `larger` where the board is small on the page. */
export function Inscriptions(props: { on: Geometry; larger: number }): JSX.Element {
  const named = createMemo(() => props.on.cellList().filter((cell) => cell.name || cell.symbols));
  return (
    <g class="inscriptions">
      {keyed(
        named,
        (cell) => cell.id,
        (cell, id) => (
          <g transform={move(props.on.centres().get(String(id)))}>
            <Inscription
              cell={cell()}
              orientation={props.on.orientation()}
              names={layers.names.on()}
              larger={props.larger}
              coordinates={layers.coordinates.on()}
            />
          </g>
        ),
      )}
    </g>
  );
}

export function Coordinates(props: { on: Geometry }): JSX.Element {
  return (
    <Show when={layers.coordinates.on()}>
      <g class="coordinates">
        <For each={[...props.on.centres()]}>
          {([id, at]) => (
            <text x={round(at.x)} y={round(at.y + COORDINATES[props.on.orientation()])}>
              {hexName(id)}
            </text>
          )}
        </For>
      </g>
    </Show>
  );
}

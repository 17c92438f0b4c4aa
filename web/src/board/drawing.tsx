/** The layers of the board's drawing, from the ground up. */

import { For, Show, createMemo, type JSX } from "solid-js";
import type { Cell as CellData } from "../api/types";
import { placeCode, say, type Voice } from "../i18n";
import { keyed } from "../lib/keyed";
import { layers } from "../lib/settings";
import { Cell, Symbols } from "./Cell";
import { Country, type Land } from "./Country";
import { APOTHEM, RADIUS, outline, round, type Point } from "./hex";
import { LINE_HEIGHT, type PlacedLabel } from "./labels";
import { Piece } from "./Piece";
import { Ribbon } from "./Ribbon";
import { pieceScale } from "./sizes";
import type { Target } from "./targets";
import type { Drawn } from "./useGeometry";
import type { Box } from "./zoom";

interface LayerProps {
  on: Drawn;
  /** Whether an element has just changed. */
  fresh: (id: string | number) => boolean;
}

function move(at: Point | undefined): string {
  return at ? `translate(${round(at.x)},${round(at.y)})` : "";
}

/** Around a board without a country: a rim that joins its cells. */
function Coast(props: { on: Drawn }): JSX.Element {
  return (
    <g class="coast">
      <For each={[...props.on.centres().values()]}>
        {(at) => (
          <polygon points={outline(props.on.orientation(), RADIUS + 9)} transform={`translate(${at.x},${at.y})`} />
        )}
      </For>
    </g>
  );
}

/** The country, the cells with their track, and the lines on them. */
export function Ground(props: LayerProps & { country: Land | null; seen: Box; voice: Voice }): JSX.Element {
  return (
    <>
      <Show when={props.country} fallback={<Coast on={props.on} />}>
        {(land) => <Country land={land()} least={props.on.least()} seen={props.seen} voice={props.voice} />}
      </Show>
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
              <Cell
                cell={cell()}
                orientation={props.on.orientation()}
                numbers={layers.numbers.on()}
                least={props.on.least()}
              />
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

/** A dot stands in the middle of bare land, and above what lies on a cell. */
const dotAt = (cell: CellData | undefined) => (cell?.picture ? 10 - APOTHEM : 0);

/** Cells that may be touched, under the pieces. */
export function CellTargets(props: { on: Drawn; targets: readonly Target[]; focused: boolean }): JSX.Element {
  return (
    <g class="targets">
      {keyed(
        () => props.targets.filter(({ cell }) => cell),
        ({ id }) => id,
        (target, id) => (
          <g class={`target target-${target().glow}`} data-id={id} id={`target-${id}`} transform={move(target())}>
            <polygon class="ring-edge" points={outline(props.on.orientation(), RADIUS - 4)} />
            <polygon class="ring" points={outline(props.on.orientation(), RADIUS - 4)} />
            <Show when={target().glow === "soft"}>
              <circle class="soft-dot" r={props.focused ? 7 : 4} cy={dotAt(props.on.cells().get(String(id)))} />
            </Show>
          </g>
        ),
      )}
    </g>
  );
}

/** Pieces and slots that may be touched, above the pieces. */
export function PieceTargets(props: { on: Drawn; targets: readonly Target[] }): JSX.Element {
  const loose = (id: string) => props.on.pieces().some((piece) => piece.id === id && !piece.slot);
  const radius = (id: string) => (loose(id) ? RADIUS * 0.68 * pieceScale(props.on.least()) : RADIUS * 0.4);
  return (
    <g class="targets">
      {keyed(
        () => props.targets.filter(({ cell }) => !cell),
        ({ id }) => id,
        (target, id) => (
          <g class={`target-ring target-${target().glow}`} data-id={id} id={`target-${id}`} transform={move(target())}>
            <circle class="ring-edge" r={radius(String(id))} />
            <circle class="ring" r={radius(String(id))} />
          </g>
        ),
      )}
    </g>
  );
}

/** Comes from above and ends at the ring. */
const arrowAt = ({ x, y }: Point) => `M${x},${y - RADIUS * 0.72} l-13,-25 h26 z`;

/** Rings around what is pointed at, each with an arrow: nothing else on the board looks so. */
export function Pointers(props: { at: readonly (Point | undefined)[] }): JSX.Element {
  return (
    <g class="pointers">
      <For each={props.at.filter((point) => point !== undefined)}>
        {(point) => (
          <>
            <circle class="pointer-halo" r={RADIUS * 0.82} cx={point.x} cy={point.y} />
            <circle class="pointer-ring" r={RADIUS * 0.82} cx={point.x} cy={point.y} />
            <path class="pointer-arrow" d={arrowAt(point)} />
          </>
        )}
      </For>
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
              least={props.on.least()}
              fresh={props.fresh(id)}
            />
          ),
        )}
      </g>
    </>
  );
}

/** The symbols of cells, and the names of places. */
export function Inscriptions(props: { on: Drawn; names: readonly PlacedLabel[] }): JSX.Element {
  const marked = createMemo(() => props.on.cellList().filter((cell) => cell.symbols));
  return (
    <g class="inscriptions">
      {keyed(
        marked,
        (cell) => cell.id,
        (cell, id) => (
          <g transform={move(props.on.centres().get(String(id)))}>
            <Symbols cell={cell()} />
          </g>
        ),
      )}
      {keyed(
        () => props.names,
        (name) => name.id,
        (name) => (
          <text class={`name rank-${name().rank}`} data-name={name().id} style={{ "font-size": `${name().size}px` }}>
            <For each={name().lines}>
              {(line, i) => (
                <tspan
                  x={round(name().x)}
                  y={round(name().y + (i() - (name().lines.length - 1) / 2) * name().size * LINE_HEIGHT)}
                >
                  {line}
                </tspan>
              )}
            </For>
          </text>
        ),
      )}
    </g>
  );
}

/** How far above the middle coordinates stand: below the upper edge, or the upper corner. */
const COORDINATES = { flat: 9 - APOTHEM, pointy: 16 - RADIUS } as const;

export function Coordinates(props: { on: Drawn }): JSX.Element {
  return (
    <Show when={layers.coordinates.on() && props.on.least() < 22}>
      <g class="coordinates" style={{ "font-size": `${Math.max(10, props.on.least())}px` }}>
        <For each={[...props.on.centres()]}>
          {([id, at]) => (
            <text x={round(at.x)} y={round(at.y + COORDINATES[props.on.orientation()])}>
              {placeCode(id)}
            </text>
          )}
        </For>
      </g>
    </Show>
  );
}

import { For, Show, createMemo, type JSX } from "solid-js";
import type { Cell as CellData, Symbol } from "../api/types";
import { pathOf } from "../icons/paths";
import { paint, plain } from "../lib/colour";
import { RADIUS, outline, type Orientation } from "./hex";
import { symbolRoom } from "./inscribed";
import { Picture, Walls } from "./Picture";

/** The ground of a cell, with what lies on it. */
export function Cell(props: {
  cell: CellData;
  orientation: Orientation;
  numbers: boolean;
  least: number;
}): JSX.Element {
  return (
    <>
      <polygon
        class={`ground ground-${props.cell.fill}`}
        points={outline(props.orientation)}
        style={{ fill: paint(props.cell.fill) }}
      />
      <Show when={props.cell.colour}>
        {(colour) => (
          <polygon class="owner" points={outline(props.orientation, RADIUS - 6)} style={{ stroke: plain(colour()) }} />
        )}
      </Show>
      <Show when={props.cell.picture}>
        {(picture) => (
          <Picture picture={picture()} orientation={props.orientation} numbers={props.numbers} least={props.least} />
        )}
      </Show>
      <Show when={props.cell.walls}>{(walls) => <Walls walls={walls()} orientation={props.orientation} />}</Show>
    </>
  );
}

/** The row of symbols of a cell, above track and ribbons. A numbered tile covers the land that was printed there. */
export function Symbols(props: { cell: CellData }): JSX.Element {
  const room = createMemo(() => symbolRoom(props.cell));
  const symbols = createMemo(() =>
    room().w
      ? (props.cell.symbols ?? []).flatMap((symbol) => Array.from({ length: symbol.count ?? 1 }, () => symbol))
      : [],
  );
  return (
    <g class="symbols" transform={`translate(0,${room().y})${props.cell.picture ? " scale(.8)" : ""}`}>
      <For each={symbols()}>
        {(symbol, i) => <SymbolView symbol={symbol} x={(i() - (symbols().length - 1) / 2) * 27} />}
      </For>
    </g>
  );
}

function SymbolView(props: { symbol: Symbol; x: number }): JSX.Element {
  const path = () => pathOf(props.symbol.kind);
  return (
    <g transform={`translate(${props.x},0)`}>
      <Show when={props.symbol.owner}>
        {(owner) => (
          <rect class="cube" x="-13" y="-13" width="26" height="26" rx="4" style={{ fill: paint(owner()) }} />
        )}
      </Show>
      <g transform={props.symbol.owner ? "scale(.7)" : undefined}>
        <circle class="symbol-ground" r="13" />
        <Show when={path()} fallback={<text class="symbol-text">{props.symbol.kind.slice(0, 3)}</text>}>
          {(d) => <path class="symbol" d={d()} transform="translate(-9.6,-9.6) scale(.8)" />}
        </Show>
      </g>
    </g>
  );
}

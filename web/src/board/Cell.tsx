import { For, Show, createMemo, type JSX } from "solid-js";
import type { Cell as CellData, Symbol } from "../api/types";
import { pathOf } from "../icons/paths";
import { paint, plain } from "../lib/colour";
import { RADIUS, outline, round, type Orientation } from "./hex";
import { LINE_HEIGHT, nameOn, symbolsAt } from "./layout";
import { Picture, Walls } from "./Picture";

/** The ground of a cell, with what lies on it. */
export function Cell(props: { cell: CellData; orientation: Orientation; numbers: boolean }): JSX.Element {
  return (
    <>
      <polygon class="ground" points={outline(props.orientation)} style={{ fill: paint(props.cell.fill) }} />
      <Show when={props.cell.colour}>
        {(colour) => (
          <polygon class="owner" points={outline(props.orientation, RADIUS - 6)} style={{ stroke: plain(colour()) }} />
        )}
      </Show>
      <Show when={props.cell.picture}>
        {(picture) => <Picture picture={picture()} orientation={props.orientation} numbers={props.numbers} />}
      </Show>
      <Show when={props.cell.walls}>{(walls) => <Walls walls={walls()} orientation={props.orientation} />}</Show>
    </>
  );
}

/** What stands above track and ribbons: the name and the symbols of a cell. */
export function Inscription(props: {
  cell: CellData;
  orientation: Orientation;
  names: boolean;
  larger: number;
  coordinates: boolean;
}): JSX.Element {
  const pictured = () => Boolean(props.cell.picture?.stops?.length || props.cell.picture?.track?.length);
  // A numbered tile covers the land that was printed there.
  const symbols = createMemo(() =>
    (props.cell.picture?.number ? [] : (props.cell.symbols ?? [])).flatMap((symbol) =>
      Array.from({ length: symbol.count ?? 1 }, () => symbol),
    ),
  );
  const name = createMemo(() => {
    const most = pictured() ? 12 : symbols().length || props.cell.colour ? 17 : 12;
    return props.names && props.cell.name
      ? nameOn(props.orientation, props.cell, props.cell.name, symbols().length, most, props.coordinates, props.larger)
      : null;
  });
  return (
    <>
      <g
        class="symbols"
        transform={`translate(0,${name() || pictured() ? symbolsAt(props.cell) : 0})${pictured() ? " scale(.8)" : ""}`}
      >
        <For each={symbols()}>
          {(symbol, i) => <SymbolView symbol={symbol} x={(i() - (symbols().length - 1) / 2) * 27} />}
        </For>
      </g>
      <Show when={name()}>
        {(at) => (
          <text class="name" style={{ "font-size": `${at().size}px` }}>
            <For each={at().lines}>
              {(line, i) => (
                <tspan
                  x={round(at().x)}
                  y={round(at().y + (i() - (at().lines.length - 1) / 2) * at().size * LINE_HEIGHT)}
                >
                  {line}
                </tspan>
              )}
            </For>
          </text>
        )}
      </Show>
    </>
  );
}

function SymbolView(props: { symbol: Symbol; x: number }): JSX.Element {
  const path = () => pathOf(props.symbol.kind);
  return (
    <g transform={`translate(${props.x},0)`}>
      <circle class="symbol-ground" r="13" />
      <Show when={path()} fallback={<text class="symbol-text">{props.symbol.kind.slice(0, 3)}</text>}>
        {(d) => <path class="symbol" d={d()} transform="translate(-9.6,-9.6) scale(.8)" />}
      </Show>
    </g>
  );
}

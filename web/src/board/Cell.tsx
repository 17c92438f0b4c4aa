import { For, Show, type JSX } from "solid-js";
import type { Cell as CellData, Symbol } from "../api/types";
import { pathOf } from "../icons/paths";
import { paint, plain } from "../lib/colour";
import { RADIUS, outline, type Orientation } from "./hex";
import { Picture, Walls } from "./Picture";

const LONG_NAME = 11;

/** The ground of a cell, with what lies on it. */
export function Cell(props: { cell: CellData; orientation: Orientation; numbers: boolean }): JSX.Element {
  return (
    <>
      <polygon class="ground" points={outline(props.orientation)} style={{ fill: paint(props.cell.fill) }} />
      <Show when={props.cell.colour}>
        {(colour) => <polygon class="owner" points={outline(props.orientation, RADIUS - 6)} style={{ stroke: plain(colour()) }} />}
      </Show>
      <Show when={props.cell.picture}>
        {(picture) => <Picture picture={picture()} orientation={props.orientation} numbers={props.numbers} />}
      </Show>
      <Show when={props.cell.walls}>{(walls) => <Walls walls={walls()} orientation={props.orientation} />}</Show>
    </>
  );
}

/** What stands above track and ribbons: the name and the symbols of a cell. */
export function Inscription(props: { cell: CellData; names: boolean }): JSX.Element {
  const lines = () => (props.names && props.cell.name ? wrapped(props.cell.name) : []);
  const pictured = () => Boolean(props.cell.picture?.stops?.length || props.cell.picture?.track?.length);
  // A numbered tile covers the land that was printed there.
  const symbols = () => (props.cell.picture?.number ? [] : (props.cell.symbols ?? [])).flatMap((symbol) => Array.from({ length: symbol.count ?? 1 }, () => symbol));
  /** Above or below, where the stops leave more room. */
  const nameAt = () => {
    if (!pictured()) return symbols().length ? 19 : 27;
    const ys = (props.cell.picture?.stops ?? []).map(({ y }) => (y ?? 0) * RADIUS);
    const room = (at: number) => Math.min(...ys.map((y) => Math.abs(y - at)));
    if ((props.cell.picture?.stops ?? []).some(({ slots }) => (slots?.length ?? 0) > 2)) return -41;
    return ys.length && room(30) > room(-30) + 4 ? 30 : -30;
  };
  return (
    <>
      <g class="symbols" transform={pictured() ? "translate(0,30) scale(.8)" : `translate(0,${lines().length ? -12 : 0})`}>
        <For each={symbols()}>
          {(symbol, i) => <SymbolView symbol={symbol} x={(i() - (symbols().length - 1) / 2) * 27} />}
        </For>
      </g>
      <text class="name" style={{ "font-size": `${size(lines(), pictured() ? 13 : symbols().length || props.cell.colour ? 17 : 12)}px` }}>
        <For each={lines()}>
          {(line, i) => <tspan x="0" y={nameAt() + i() * 13 - (lines().length - 1) * (pictured() ? 10 : 4)}>{line}</tspan>}
        </For>
      </text>
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

/** Long names in two lines, very long ones in three; broken between words. */
function wrapped(name: string): string[] {
  if (name.length <= LONG_NAME) return [name];
  const lines: string[] = [];
  const width = Math.max(LONG_NAME, name.length / 3);
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function size(lines: readonly string[], most: number): number {
  const longest = Math.max(1, ...lines.map((line) => line.length));
  return Math.min(most, (most * 11) / longest);
}

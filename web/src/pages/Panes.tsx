/** Board, tables and question in panes whose edges can be drawn. */

import {
  For,
  Match,
  Show,
  Switch,
  createMemo,
  createSignal,
  mapArray,
  createEffect,
  type Component,
  type JSX,
} from "solid-js";
import { settled } from "../lib/later";
import type { Panes as PanesData } from "../table/usePanes";

type Make = () => JSX.Element;

/** `tables`: the tables, in one pane or two. */
export function Panes(props: { panes: PanesData; board: Make; tables: readonly Make[]; side: Make }): JSX.Element {
  const tables = () =>
    props.tables.length > 1 ? (
      <Split
        {...props}
        group="tables"
        upright={props.panes.shape() === "columns" || props.panes.shape() === "pair"}
        parts={props.tables}
      />
    ) : (
      props.tables[0]!()
    );
  return (
    <Switch>
      <Match when={props.panes.shape() === "columns"}>
        <Split {...props} group="all" parts={[props.board, tables, props.side]} />
      </Match>
      <Match when={props.panes.shape() === "rows"}>
        <Split
          {...props}
          group="all"
          parts={[() => <Split {...props} group="below" upright parts={[props.board, tables]} />, props.side]}
        />
      </Match>
      <Match when={props.panes.shape() === "pair"}>
        <Split
          {...props}
          group="all"
          parts={[props.board, () => <Split {...props} group="below" upright parts={[props.side, tables]} />]}
        />
      </Match>
      <Match when={props.panes.shape() === "stack"}>
        <Split
          {...props}
          group="all"
          upright
          parts={[props.board, () => <Split {...props} group="below" parts={[tables, props.side]} />]}
        />
      </Match>
    </Switch>
  );
}

export interface SplitProps {
  panes: PanesData;
  group: string;
  upright?: boolean;
  parts: readonly Make[];
}

/** The edges can be drawn a moment after the parts are there. */
const [Drawn, setDrawn] = createSignal<Component<SplitProps> | null>(null);
function loadEdges(): void {
  if (settled() && !Drawn()) void import("./Split").then((file) => keepFocus(() => setDrawn(() => file.Split)));
}

/** The parts go from one frame into another as they are; what has the focus there keeps it. */
function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  const scrolled = [...document.querySelectorAll(".tab-panel, .table-side, .scroll")];
  const places = scrolled.map((one) => [one, one.scrollLeft, one.scrollTop] as const);
  change();
  for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: "instant" });
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus({ preventScroll: true });
}

/** Parts beside or above each other, each made once. */
function Split(props: SplitProps): JSX.Element {
  createEffect(loadEdges);
  const parts = createMemo(
    mapArray(
      () => props.parts,
      (part) => createMemo(part),
    ),
  );
  return (
    <Show when={Drawn()} fallback={<Fixed {...props} parts={parts()} />} keyed>
      {(Edges) => <Edges {...props} parts={parts()} />}
    </Show>
  );
}

/** The same without edges to draw. */
function Fixed(props: SplitProps): JSX.Element {
  return (
    <div class="panes" data-orientation={props.upright ? "vertical" : "horizontal"}>
      <For each={props.parts}>
        {(part, i) => (
          <>
            {i() > 0 && <div class="pane-edge" />}
            <div class="pane" style={{ "flex-basis": `${100 * props.panes.sizes(props.group)[i()]!}%` }}>
              {part()}
            </div>
          </>
        )}
      </For>
    </div>
  );
}

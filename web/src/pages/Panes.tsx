/** Board, tables and question in panes whose edges can be drawn. */

import Resizable from "@corvu/resizable";
import { For, Match, Switch, type JSX } from "solid-js";
import { t } from "../i18n";
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

/** Parts beside or above each other. */
function Split(props: { panes: PanesData; group: string; upright?: boolean; parts: readonly Make[] }): JSX.Element {
  return (
    <Resizable
      class="panes"
      orientation={props.upright ? "vertical" : "horizontal"}
      sizes={props.panes.sizes(props.group)}
      onSizesChange={(sizes) => props.panes.setSizes(props.group, sizes)}
    >
      <For each={props.parts}>
        {(part, i) => (
          <>
            {i() > 0 && <Resizable.Handle class="pane-edge" aria-label={t("pane-edge")} />}
            <Resizable.Panel class="pane" minSize={0.08}>
              {part()}
            </Resizable.Panel>
          </>
        )}
      </For>
    </Resizable>
  );
}

import { Match, Show, Switch, createEffect, createMemo, createSignal, on, type JSX } from "solid-js";
import { http } from "../api/http";
import type { ChatLine, LogLine, Message, Panel, Scene } from "../api/types";
import { AsTable } from "../board/AsTable";
import { Icon } from "../icons/Icon";
import { say, t } from "../i18n";
import { keyed } from "../lib/keyed";
import { Chat } from "../panels/Chat";
import { Log } from "../panels/Log";
import { MarketPanel } from "../panels/MarketPanel";
import { ShelfPanel } from "../panels/ShelfPanel";
import { TablePanel, type PanelContext } from "../panels/TablePanel";

type ExtraTab = readonly [string, string, () => JSX.Element];

/** Panels, log and the board in words, one at a time; on a phone also what is asked and the players. */
export function Tabs(
  props: {
    scene: Scene;
    log: readonly LogLine[];
    at: number;
    gameId: string;
    said: readonly ChatLine[];
    /** The offer that the person has narrowed down to, and whether a choice is made: tabs follow. */
    focus: string | null;
    chosen: boolean;
    /** What is asked of the person, if anything. */
    question: Message | null;
    first: readonly ExtraTab[];
    link: (n: number) => string;
    onGo: (n: number) => void;
  } & PanelContext,
): JSX.Element {
  const [picked, setPicked] = createSignal<string | null>(null);
  const tabs = createMemo(() => [
    ...props.first.map(([id, text]) => [id, text] as const),
    ...props.scene.panels.map((panel) => [panel.id, say(panel.title, props.voice)] as const),
    ["log", t("log")] as const,
    ["chat", t("chat")] as const,
    ["words", t("board-words")] as const,
  ]);
  const tab = createMemo(() => (tabs().some(([id]) => id === picked()) ? picked()! : tabs()[0]![0]));
  const extra = () => props.first.find(([id]) => id === tab());
  const panel = () => props.scene.panels.find(({ id }) => id === tab());
  const panels = createMemo(() => props.scene.panels);
  const lit = createMemo(() => new Set(panels().filter((one) => idsIn(one).some((id) => props.glows.has(id))).map(({ id }) => id)));

  // Where the choice lies on a panel, that panel comes forward; on a phone the question comes back when it is made
  // and when there is another one.
  createEffect(on(() => props.focus, (focus) => {
    const first = [...lit()][0];
    if (focus && first && !onBoard(props.scene, props.glows)) setPicked(first);
  }));
  // A panel that has just come, such as the shares of a merger, is what the question is about; in the past none is asked.
  createEffect(on(() => panels().map(({ id }) => id), (now, before) => {
    const come = before && now.find((id) => !before.includes(id));
    if (come && props.question && !props.first.length) setPicked(come);
  }));
  createEffect(on(() => props.chosen, (chosen) => {
    if (chosen && props.first.length) setPicked(props.first[0]![0]);
  }));
  createEffect(on(() => props.question, (question) => {
    const first = [...lit()][0];
    if (question && props.first.length) setPicked(props.first[0]![0]);
    // A question whose every place lies on a panel that is not shown would look as if nothing could be done.
    else if (question && first && !lit().has(tab()) && !onBoard(props.scene, props.glows)) setPicked(first);
  }));

  return (
    <section class="table-tabs">
      <div class="tab-list" role="tablist">
        {keyed(tabs, ([id]) => id, (one, id) => (
          <button
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab() === id}
            aria-controls="tab-panel"
            classList={{ lit: lit().has(String(id)) }}
            onClick={() => setPicked(String(id))}
          >
            {one()[1]}
          </button>
        ))}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab()}`} tabindex="0">
        <Switch>
          <Match when={extra()}>{(found) => <>{found()[2]()}</>}</Match>
          <Match when={tab() === "log"}>
            <Log lines={props.log} now={props.at} voice={props.voice} link={props.link} onGo={props.onGo} />
            <a class="button small" href={http.recordUrl(props.gameId)} download=""><Icon name="download" size={18} /> {t("record-download")}</a>
          </Match>
          <Match when={tab() === "chat"}><Chat game={props.gameId} said={props.said} /></Match>
          <Match when={tab() === "words"}>
            <AsTable board={props.scene.board} glows={props.glows} voice={props.voice} onTouch={props.onTouch} />
          </Match>
          <Match when={panel()}>
            {(found) => <PanelView panel={found()} scene={props.scene} glows={props.glows} flash={props.flash} voice={props.voice} onTouch={props.onTouch} />}
          </Match>
        </Switch>
      </div>
    </section>
  );
}

function PanelView(props: { panel: Panel; scene: Scene } & PanelContext): JSX.Element {
  return (
    <Switch>
      <Match when={props.panel.kind === "table" && props.panel}>{(table) => <TablePanel {...props} table={table()} />}</Match>
      <Match when={props.panel.kind === "market" && props.panel}>{(market) => <MarketPanel {...props} market={market()} />}</Match>
      <Match when={props.panel.kind === "shelf" && props.panel}>
        {(shelf) => <Show when={shelf()}><ShelfPanel {...props} shelf={shelf()} orientation={props.scene.board.orientation} /></Show>}
      </Match>
    </Switch>
  );
}

/** What can be touched on a panel. */
export function idsIn(panel: Panel): string[] {
  switch (panel.kind) {
    case "table":
      return panel.rows.flatMap((row) => row.boxes.flatMap((box) => (box.id ? [box.id] : [])));
    case "market":
      return panel.spaces.map(({ id }) => id);
    case "shelf":
      return panel.cards.flatMap((card) => [card.id, ...(card.facts ?? []).flatMap(([, box]) => (box.id ? [box.id] : []))]);
  }
}

function onBoard(scene: Scene, glows: PanelContext["glows"]): boolean {
  return scene.board.cells.some(({ id }) => glows.has(id)) || (scene.board.pieces ?? []).some(({ id }) => glows.has(id));
}

import { Match, Show, Switch, createEffect, createMemo, createSignal, on, type JSX } from "solid-js";
import { http } from "../api/http";
import type { ChatLine, LogLine, Message, Panel, Scene } from "../api/types";
import { AsTable } from "../board/AsTable";
import type { Orientation } from "../board/hex";
import type { Glows } from "../board/targets";
import { Icon } from "../icons/Icon";
import { say, t, type Voice } from "../i18n";
import { byKey, distinct, once } from "../lib/distinct";
import { keyed } from "../lib/keyed";
import { Chat } from "../panels/Chat";
import { Log } from "../panels/Log";
import { MarketPanel } from "../panels/MarketPanel";
import { ShelfPanel } from "../panels/ShelfPanel";
import { TablePanel, type PanelContext } from "../panels/TablePanel";

type ExtraTab = readonly [string, string, () => JSX.Element];

/** Panels, log and the board in words, one at a time; on a phone also what is asked and the players. */
export function Tabs(props: {
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
  glows: Glows;
  flash: ReadonlySet<string>;
  voice: Voice;
  onTouch: (id: string) => void;
}): JSX.Element {
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
  const panels = distinct(() => props.scene.panels);
  const orientation = distinct(() => props.scene.board.orientation);
  const glow = byKey(() =>
    (
      (glows) => (id: string) =>
        glows.get(id)
    )(props.glows),
  );
  const fresh = byKey(() =>
    (
      (flash) => (id: string) =>
        flash.has(id)
    )(props.flash),
  );
  const lit = createMemo(() => {
    const touchable = [...props.glows.keys()];
    return new Set(
      panels()
        .filter((one) => touchable.some((id) => idsIn(one).has(id)))
        .map(({ id }) => id),
    );
  });

  // Where the choice lies on a panel, that panel comes forward; on a phone the question comes back when it is made
  // and when there is another one.
  createEffect(
    on(
      () => props.focus,
      (focus) => {
        const first = [...lit()][0];
        if (focus && first && !onBoard(props.scene, props.glows)) setPicked(first);
      },
    ),
  );
  // A panel that has just come, such as the shares of a merger, is what the question is about; in the past none is asked.
  createEffect(
    on(
      () => panels().map(({ id }) => id),
      (now, before) => {
        const come = before && now.find((id) => !before.includes(id));
        if (come && props.question && !props.first.length) setPicked(come);
      },
    ),
  );
  createEffect(
    on(
      () => props.chosen,
      (chosen) => {
        if (chosen && props.first.length) setPicked(props.first[0]![0]);
      },
    ),
  );
  createEffect(
    on(
      () => props.question,
      (question) => {
        const first = [...lit()][0];
        if (question && props.first.length) setPicked(props.first[0]![0]);
        // A question whose every place lies on a panel that is not shown would look as if nothing could be done.
        else if (question && first && !lit().has(tab()) && !onBoard(props.scene, props.glows)) setPicked(first);
      },
    ),
  );

  return (
    <section class="table-tabs">
      <div class="tab-list" role="tablist">
        {keyed(
          tabs,
          ([id]) => id,
          (one, id) => (
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
          ),
        )}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab()}`} tabindex="0">
        <Switch>
          <Match when={extra()}>{(found) => <div class="tab-view">{found()[2]()}</div>}</Match>
          <Match when={tab() === "log"}>
            <div class="tab-view">
              <Log lines={props.log} now={props.at} voice={props.voice} link={props.link} onGo={props.onGo} />
              <a class="button small" href={http.recordUrl(props.gameId)} download="">
                <Icon name="download" size={18} /> {t("record-download")}
              </a>
            </div>
          </Match>
          <Match when={tab() === "chat"}>
            <div class="tab-view">
              <Chat game={props.gameId} said={props.said} />
            </div>
          </Match>
          <Match when={tab() === "words"}>
            <div class="tab-view">
              <AsTable board={props.scene.board} glows={props.glows} voice={props.voice} onTouch={props.onTouch} />
            </div>
          </Match>
        </Switch>
        {keyed(
          panels,
          ({ id }) => id,
          (panel, id) => {
            // Drawn when it is first looked at, and kept: a tab that comes forward again is not drawn anew.
            const seen = createMemo<boolean>((was) => was || tab() === id, false);
            return (
              <Show when={seen()}>
                <div class="tab-view" classList={{ behind: tab() !== id }}>
                  <PanelView
                    panel={panel()}
                    orientation={orientation()}
                    glow={glow}
                    fresh={fresh}
                    voice={props.voice}
                    onTouch={props.onTouch}
                  />
                </div>
              </Show>
            );
          },
        )}
      </div>
    </section>
  );
}

function PanelView(props: { panel: Panel; orientation: Orientation } & PanelContext): JSX.Element {
  return (
    <Switch>
      <Match when={props.panel.kind === "table" && props.panel}>
        {(table) => <TablePanel {...props} table={table()} />}
      </Match>
      <Match when={props.panel.kind === "market" && props.panel}>
        {(market) => <MarketPanel {...props} market={market()} />}
      </Match>
      <Match when={props.panel.kind === "shelf" && props.panel}>
        {(shelf) => <ShelfPanel {...props} shelf={shelf()} />}
      </Match>
    </Switch>
  );
}

/** What can be touched on a panel. */
export const idsIn = once((panel: Panel): ReadonlySet<string> => {
  switch (panel.kind) {
    case "table":
      return new Set(panel.rows.flatMap((row) => row.boxes.flatMap((box) => (box.id ? [box.id] : []))));
    case "market":
      return new Set(panel.spaces.map(({ id }) => id));
    case "shelf":
      return new Set(
        panel.cards.flatMap((card) => [card.id, ...(card.facts ?? []).flatMap(([, box]) => (box.id ? [box.id] : []))]),
      );
  }
});

function onBoard(scene: Scene, glows: Glows): boolean {
  return (
    scene.board.cells.some(({ id }) => glows.has(id)) || (scene.board.pieces ?? []).some(({ id }) => glows.has(id))
  );
}

import { Match, Show, Switch, createEffect, createMemo, on, type Accessor, type JSX } from "solid-js";
import { http } from "../api/http";
import type { Talk } from "../api/chat";
import { person } from "../api/session";
import type { LogLine, Panel } from "../api/types";
import type { Orientation } from "../board/hex";
import { Icon } from "../icons/Icon";
import { needMore, say, t, type Voice } from "../i18n";
import { byKey, distinct } from "../lib/distinct";
import { keyed } from "../lib/keyed";
import { later, onDemand } from "../lib/later";
import { TablePanel, type PanelContext } from "../panels/TablePanel";
import { useTab, type TabFollows } from "../table/useTab";

const AsTable = later(() => import("../board/AsTable").then((file) => file.AsTable));
const Chat = later(() => import("../panels/Chat").then((file) => file.Chat));
const Log = later(() => import("../panels/Log").then((file) => file.Log));
const MarketPanel = later(() => import("../panels/MarketPanel").then((file) => file.MarketPanel));
const Note = later(() => import("../panels/Chat").then((file) => file.Note));
const Rounds = onDemand(async () => (await needMore("story"), (await import("../panels/Rounds")).Rounds));
const ShelfPanel = later(() => import("../panels/ShelfPanel").then((file) => file.ShelfPanel));

export type ExtraTab = readonly [string, string, () => JSX.Element];

interface TabsProps extends TabFollows {
  /** Whether it is the second pane of tables: questions come forward in the first. */
  second: boolean;
  /** The title of the game: the tab is remembered for it. */
  title: string;
  log: readonly LogLine[];
  at: number;
  /** Null where nothing is kept of the game: it has no record and no chat. */
  gameId: string | null;
  chat: Talk;
  /** Whether the person may speak, and has a note of their own. */
  sits: boolean;
  /** Panels that are pointed at. */
  marks?: ReadonlySet<string>;
  first: readonly ExtraTab[];
  link: (n: number) => string;
  onGo: (n: number) => void;
  flash: ReadonlySet<string>;
  voice: Voice;
  onTouch: (id: string) => void;
  onLook: (cells: readonly string[]) => void;
  /** The cell of the board that is pointed at. */
  hovered: string | null;
}

/** Panels, log and the board in words, one at a time; on a phone also what is asked and the players. */
export function Tabs(props: TabsProps): JSX.Element {
  const tabs = createMemo(() => [
    ...props.first.map(([id, text]) => [id, text] as const),
    ...props.scene.panels.map((panel) => [panel.id, say(panel.title, props.voice)] as const),
    ["log", t("log")] as const,
    ...(props.gameId === null ? [] : [["chat", t("chat")] as const]),
    ["words", t("board-words")] as const,
  ]);
  const panels = distinct(() => props.scene.panels);
  const ids = createMemo(() => tabs().map(([id]) => id));
  const { tab, pick, bring, lit } = useTab(props, panels, ids, () => props.first[0]?.[0] ?? null);
  // What is pointed at comes forward once, and not again when the tabs are drawn anew; on a phone the question stays.
  const pointed = createMemo(() => ids().find((id) => props.marks?.has(id)) ?? null);
  // It does so after the panel of a new question, which may be another one.
  createEffect(on([pointed, () => props.question], ([id]) => id && !props.first.length && !props.second && bring(id)));
  const name = (id: string | number) => `${props.second ? "second-" : ""}tab-${id}`;
  let list!: HTMLDivElement;
  // Where there are more tabs than room, the one that comes forward comes into view.
  createEffect(on(tab, (id) => list.querySelector(`[id="${name(id)}"]`)?.scrollIntoView?.({ block: "nearest" })));
  return (
    <section class="table-tabs" aria-label={t("tabs")}>
      <h2 class="hidden">{t("tabs")}</h2>
      <div class="tab-list" role="tablist" ref={list}>
        {keyed(
          tabs,
          ([id]) => id,
          (one, id) => (
            <button
              type="button"
              role="tab"
              id={name(id)}
              aria-selected={tab() === id}
              aria-controls={name("panel")}
              classList={{ lit: lit().has(String(id)), pointed: props.marks?.has(String(id)) }}
              onClick={() => pick(String(id))}
            >
              {one()[1]}
              <Show when={id === "chat" && props.chat.unread()}>
                <Unread chat={props.chat} />
              </Show>
            </button>
          ),
        )}
      </div>
      <TabPanel {...props} panels={panels} tab={tab} name={name} />
    </section>
  );
}

/** How much was said that the person has not looked at. */
export function Unread(props: { chat: Talk }): JSX.Element {
  return (
    <span
      class="unread"
      classList={{ named: props.chat.named() }}
      aria-label={t(props.chat.named() ? "chat-named" : "chat-unread", { count: props.chat.unread() })}
    >
      {props.chat.named() ? "@" : props.chat.unread()}
    </span>
  );
}

/** What the tab that is forward shows; where each was scrolled to is kept. */
function TabPanel(
  props: TabsProps & { panels: Accessor<readonly Panel[]>; tab: Accessor<string>; name: (id: string) => string },
): JSX.Element {
  let panel!: HTMLDivElement;
  const scrolled = new Map<string, number>();
  createEffect(
    on(
      () => props.tab(),
      // The log comes to the moment that is shown by itself.
      (tab) => tab !== "log" && (panel.scrollTop = scrolled.get(tab) ?? 0),
    ),
  );
  // What may be chosen comes into view, where nothing of it is: a charter, a row, a space of the market.
  createEffect(
    on([() => props.tab(), () => props.focus, () => props.question], () =>
      requestAnimationFrame(() => bringLit(panel)),
    ),
  );
  return (
    <div
      class="tab-panel"
      id={props.name("panel")}
      role="tabpanel"
      aria-labelledby={props.name(props.tab())}
      tabindex="0"
      ref={panel}
      onScroll={() => scrolled.set(props.tab(), panel.scrollTop)}
    >
      <OtherViews {...props} />
      <Panels {...props} />
    </div>
  );
}

/** Scrolls to the first thing that is lit, unless one is in view. */
function bringLit(panel: HTMLElement): void {
  const lit = [...panel.querySelectorAll(".target-lit")].filter((one) => one.checkVisibility());
  const { top, bottom } = panel.getBoundingClientRect();
  const isSeen = (one: Element) =>
    one.getBoundingClientRect().top >= top && one.getBoundingClientRect().bottom <= bottom;
  if (lit.length && !lit.some(isSeen)) lit[0]!.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What is no panel of the scene. */
function OtherViews(props: TabsProps & { tab: Accessor<string> }): JSX.Element {
  const extra = () => props.first.find(([id]) => id === props.tab());
  return (
    <Switch>
      <Match when={extra()}>{(found) => <div class="tab-view">{found()[2]()}</div>}</Match>
      <Match when={props.tab() === "log"}>
        <div class="tab-view">
          <Log lines={props.log} now={props.at} voice={props.voice} link={props.link} onGo={props.onGo} />
          <Show when={props.gameId}>
            {(id) => (
              <a class="button small" href={http.recordUrl(id())} download="">
                <Icon name="download" size={18} /> {t("record-download")}
              </a>
            )}
          </Show>
        </div>
      </Match>
      <Match when={props.tab() === "chat"}>
        <div class="tab-view">
          <Show when={props.gameId}>
            {(id) => (
              <>
                <Chat game={id()} chat={props.chat} may={props.sits} seated />
                <Show when={person()}>
                  <Note game={id()} />
                </Show>
              </>
            )}
          </Show>
        </div>
      </Match>
      <Match when={props.tab() === "words"}>
        <div class="tab-view">
          <AsTable board={props.scene.board} glows={props.glows} voice={props.voice} onTouch={props.onTouch} />
        </div>
      </Match>
    </Switch>
  );
}

/** Each panel is drawn when it is first looked at, and kept: a tab that comes forward again is not drawn anew. */
function Panels(props: TabsProps & { panels: Accessor<readonly Panel[]>; tab: Accessor<string> }): JSX.Element {
  const orientation = distinct(() => props.scene.board.orientation);
  const stage = createMemo(() => say(props.scene.stage, props.voice));
  const glow = byKey(() => {
    const { glows } = props;
    return (id: string) => glows.get(id);
  });
  const fresh = byKey(() => {
    const { flash } = props;
    return (id: string) => flash.has(id);
  });
  const standsThere = byKey(() => {
    const { hovered } = props;
    return (id: string) => id === hovered;
  });
  return keyed(
    () => props.panels(),
    ({ id }) => id,
    (panel, id) => {
      const seen = createMemo<boolean>((was) => was || props.tab() === id, false);
      return (
        <Show when={seen()}>
          <div class="tab-view" classList={{ behind: props.tab() !== id }}>
            <PanelView
              panel={panel()}
              orientation={orientation()}
              glow={glow}
              fresh={fresh}
              voice={props.voice}
              onTouch={props.onTouch}
              onLook={props.onLook}
              pointed={standsThere}
            />
            <Show when={id === "sheet" && props.gameId}>
              {(game) => (
                <Rounds game={game()} stage={stage()} over={Boolean(props.scene.result)} voice={props.voice} />
              )}
            </Show>
          </div>
        </Show>
      );
    },
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

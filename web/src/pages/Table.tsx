/** The table: the board, what is asked, the players, and everything else in tabs. */

import { Show, createMemo, createSignal, type JSX } from "solid-js";
import { online } from "../api/live";
import type { Table as TableData } from "../api/table";
import type { Message, Scene } from "../api/types";
import { Board } from "../board/Board";
import { Icon } from "../icons/Icon";
import { needMore, say, t } from "../i18n";
import { isNarrow } from "../lib/media";
import { afterwards, fetchRest, later, settled } from "../lib/later";
import { compact, layers } from "../lib/settings";
import { History } from "../panels/History";
import { News } from "../panels/News";
import { Players } from "../panels/Players";
import { CompanyStrip, PlayerStrip } from "../panels/Strip";
import { useKeys } from "../table/useKeys";
import { findCard, findTile, isTall } from "../table/useScene";
import { PRESETS, usePanes } from "../table/usePanes";
import { useTable, type AtTable } from "../table/useTable";
import { Bar } from "./Bar";
import { Now } from "./Now";
import { Panes } from "./Panes";
import { Tabs, Unread, type ExtraTab } from "./Tabs";

const Announcer = afterwards(async () => (await needMore("pages"), (await import("../table/Announcer")).Announcer));
const Help = later(async () => (await needMore("pages"), (await import("./Help")).Help));
const Money = later(() => import("../panels/Money").then((file) => file.Money));

interface Part {
  at: AtTable;
}

/** What a lesson adds to a table. */
export interface TableLesson {
  column: () => JSX.Element;
  /** Elements and panels that the step points at. */
  marks: () => ReadonlySet<string>;
  /** What it says about a cell that cannot be chosen. */
  says: (cell: string) => Message | null;
  /** Whether this is a table that has just been opened in the place of another one. */
  another: () => boolean;
}

export function Table(props: { table: TableData; title: string; lesson?: TableLesson }): JSX.Element {
  fetchRest();
  // The page belongs to one table: another game is another page.
  const at = useTable(props.table, () => props.title);
  const tall = createMemo(() => isTall(at.board()));
  const panes = usePanes(tall);
  const [help, setHelp] = createSignal(false);
  useKeys({
    undo: () => at.head().undo != null && void at.table.rewind(at.head().undo!),
    back: () => (at.table.behind() ? at.table.skip() : at.selection.back()),
    confirm() {
      const chosen = at.selection.chosen();
      if (chosen) void at.act(chosen.action);
      return chosen !== null;
    },
    help: () => setHelp(true),
    byMove: at.history.byMove,
    byRound: at.history.byRound,
    tab: (number) => document.querySelectorAll<HTMLElement>(".tab-list [role=tab]")[number - 1]?.click(),
    arrange: () => panes.setPreset(PRESETS[(PRESETS.indexOf(panes.preset() ?? "both") + 1) % PRESETS.length]!),
    run: () => pressIfThere(".menu .choice.strong"),
    pass: () => pressIfThere(".menu [data-offer=pass]"),
  });
  return (
    <div
      class="table"
      classList={{
        tall: tall(),
        wide: !tall(),
        narrow: isNarrow(),
        compact: compact(),
        "in-lesson": Boolean(props.lesson),
        another: props.lesson?.another(),
      }}
    >
      <TopBar at={at} onHelp={() => setHelp(true)} />
      <Show when={help()}>
        <Help rules={`/rules/${at.head().game.title}`} onClose={() => setHelp(false)} />
      </Show>
      <main class="table-main">
        <h1 class="hidden">{t("title-name", {}, at.voice())}</h1>
        <Show when={!online()}>
          <p class="offline" role="alert">
            {t("offline")}
          </p>
        </Show>
        <Show
          when={isNarrow()}
          fallback={
            <Panes
              panes={panes}
              board={() => <BoardPart at={at} lesson={props.lesson} />}
              tables={
                panes.two()
                  ? [() => <TabsPart at={at} lesson={props.lesson} />, () => <TabsPart at={at} second />]
                  : [() => <TabsPart at={at} lesson={props.lesson} />]
              }
              side={() => (
                <div class="table-side">
                  {props.lesson?.column()}
                  <Asked at={at} />
                  <Seats at={at} />
                </div>
              )}
            />
          }
        >
          <BoardPart at={at} lesson={props.lesson} />
          <TabsPart at={at} lesson={props.lesson} />
        </Show>
      </main>
      <Aside at={at} />
    </div>
  );
}

/** What comes after the table: who is called for, and money on its way. */
function Aside(props: Part): JSX.Element {
  return (
    <>
      <Announcer table={props.at.table} voice={props.at.voice()} />
      <Show when={settled()}>
        <Money
          news={props.at.history.live() ? props.at.table.news() : null}
          scene={props.at.shown().scene}
          own={(seat) => seat !== null && props.at.head().game.yours.includes(seat)}
        />
      </Show>
    </>
  );
}

/** Presses what stands in the menu for a key. */
function pressIfThere(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function TopBar(props: Part & { onHelp: () => void }): JSX.Element {
  const game = () => props.at.head().game;
  return (
    <Bar>
      <span class="stage">
        <b title={t("title-name", {}, props.at.voice())}>{t("title-short", {}, props.at.voice())}</b>{" "}
        <span>{say(props.at.shown().scene.stage, props.at.voice())}</span>
      </span>
      <Show when={game().origin}>
        {(origin) => (
          <a class="branch" href={`/games/${origin()}`}>
            {t(game().kind === "play" ? "rematch-origin" : "branch-origin")}
          </a>
        )}
      </Show>
      <Show when={game().kind !== "lesson"}>
        <History
          lines={props.at.head().log}
          at={props.at.table.at() ?? props.at.head().n}
          live={props.at.history.live()}
          onGo={props.at.history.goTo}
        />
        <ChatButton at={props.at} />
      </Show>
      <button type="button" class="tool" title={t("help")} aria-label={t("help")} onClick={() => props.onHelp()}>
        <Icon name="help" />
      </button>
    </Bar>
  );
}

/** The talk is one touch away, also where its tab is out of sight. */
function ChatButton(props: Part): JSX.Element {
  const chat = () => props.at.table.chat;
  const open = () => {
    const tab = document.getElementById("tab-chat");
    tab?.click();
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return (
    <button type="button" class="tool chat-button" title={t("chat")} aria-label={t("chat")} onClick={open}>
      <Icon name="chat" />
      <Show when={chat().unread()}>
        <Unread chat={chat()} />
      </Show>
    </button>
  );
}

/** The board under the line that tells what led to what it shows. */
function BoardPart(props: Part & { lesson?: TableLesson }): JSX.Element {
  /** What the lesson says about a cell that is not on offer. */
  const told = (cell: string) => (props.at.selection.glows().has(cell) ? null : (props.lesson?.says(cell) ?? null));
  function explain(cell: string): void {
    const message = told(cell);
    if (message) props.at.selection.answer({ message });
    else void props.at.tips.explainCell(cell);
  }
  return (
    <div class="table-board">
      <Board
        board={props.at.board()}
        glows={props.at.selection.glows()}
        focused={props.at.selection.focus() !== null}
        flash={props.at.flash()}
        voice={props.at.voice()}
        tip={props.at.tips.tip}
        places={props.at.previewed.places()}
        marks={props.lesson?.marks() ?? (props.at.coach.advice() ? props.at.coach.marks() : props.at.looked())}
        asks={(cell) => told(cell) !== null || props.at.tips.asksAbout(cell)}
        onHover={props.at.hover}
        onAsk={(cell) => void props.at.tips.ask(cell)}
        onExplain={explain}
        onTouch={props.at.touch}
        onBack={props.at.selection.back}
        onTurn={props.at.selection.turn}
      >
        <Show
          when={layers.start.on()}
          fallback={<News line={props.at.shown().log.at(-1) ?? null} voice={props.at.voice()} />}
        >
          <button type="button" class="choice small start-shown" onClick={() => layers.start.set(false)}>
            {t("layer-start-shown")} <Icon name="close" size={16} />
          </button>
        </Show>
      </Board>
    </div>
  );
}

function Asked(props: Part): JSX.Element {
  return (
    <Now
      table={props.at.table}
      selection={props.at.selection}
      voice={props.at.voice()}
      live={props.at.history.live()}
      outcome={props.at.previewed.outcome()}
      refused={props.at.previewed.refused()}
      orientation={props.at.board().orientation}
      tileCard={(tile) => findTile(props.at.shown().scene, tile)}
      incomeOf={props.at.incomes.of}
      coach={props.at.coach}
      onLook={props.at.look}
      onDo={(action) => void props.at.act(action)}
      onGo={props.at.history.goTo}
      strip={<Purse at={props.at} />}
    />
  );
}

function Seats(props: Part): JSX.Element {
  return (
    <Players
      rows={props.at.scene().players}
      others={props.at.scene().others ?? []}
      seats={props.at.seats()}
      here={props.at.table.here()}
      asked={props.at.shown().asked ?? null}
      voice={props.at.voice()}
    />
  );
}

/** The company that the question is about, or the player where it is about no company on the table. */
function Purse(props: Part): JSX.Element {
  const card = createMemo(() => findCard(props.at.present(), props.at.menu()?.card));
  const next = createMemo(() => findCard(props.at.scene(), props.at.menu()?.card));
  const rowIn = (scene: Scene) => scene.players.find(({ seat }) => seat === props.at.menu()?.seat) ?? null;
  return (
    <Show
      when={card()}
      fallback={
        <Show when={rowIn(props.at.shown().scene)}>
          {(row) => <PlayerStrip row={row()} next={rowIn(props.at.scene())} voice={props.at.voice()} />}
        </Show>
      }
    >
      {(found) => <CompanyStrip card={found()} next={next()} voice={props.at.voice()} />}
    </Show>
  );
}

/** On a phone the tabs hold what otherwise stands beside the board as well. */
function TabsPart(props: Part & { second?: boolean; lesson?: TableLesson }): JSX.Element {
  const selection = () => props.at.selection;
  const history = () => props.at.history;
  const first = createMemo<readonly ExtraTab[]>(() =>
    isNarrow()
      ? [
          [
            "now",
            t("now"),
            () => (
              <>
                {props.lesson?.column()}
                <Asked at={props.at} />
              </>
            ),
          ],
          ["players", t("players"), () => <Seats at={props.at} />],
        ]
      : [],
  );
  return (
    <Tabs
      second={props.second ?? false}
      title={props.at.head().game.title}
      scene={props.at.scene()}
      log={props.at.head().log}
      at={history().live() ? history().lastStep() : props.at.shown().n}
      gameId={props.lesson ? null : props.at.head().game.id}
      marks={props.lesson?.marks()}
      chat={props.at.table.chat}
      sits={props.at.head().game.yours.length > 0 || props.at.head().game.creator}
      focus={selection().focus()}
      chosen={selection().chosen() !== null || selection().rivals().length > 0 || selection().why() !== null}
      question={props.at.menu()?.ask ?? null}
      first={first()}
      link={history().link}
      onGo={(n) => history().goTo(n === history().lastStep() ? null : n)}
      glows={selection().glows()}
      flash={props.at.flash()}
      voice={props.at.voice()}
      onTouch={props.at.touch}
      onLook={props.at.look}
      hovered={props.at.hovered()}
    />
  );
}

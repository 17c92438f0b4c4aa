/** The table: the board, what is asked, the players, and everything else in tabs. */

import {
  Show,
  createComputed,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  on,
  onCleanup,
  type JSX,
} from "solid-js";
import { http } from "../api/http";
import { online } from "../api/live";
import { patched } from "../api/patch";
import type { Action, Table as TableData } from "../api/table";
import type { Blocked, Card, Cell, Explained, Picture, Piece, Preview, Reason, Ribbon, Scene } from "../api/types";
import { Board } from "../board/Board";
import { centre, edgeTowards } from "../board/hex";
import { placesOf } from "../board/places";
import { Icon } from "../icons/Icon";
import { say, setPlaces, t, type Voice } from "../i18n";
import { alertTurn } from "../lib/alerts";
import { distinct, once } from "../lib/distinct";
import { voiceAt } from "../lib/names";
import { isNarrow } from "../lib/media";
import { compact, layers, ring, setCompact, sound } from "../lib/settings";
import { notesOf } from "../menu/notes";
import { createSelection } from "../menu/selection";
import { whyNot } from "../menu/Why";
import { History, nextRound, roundsOf } from "../panels/History";
import { Money } from "../panels/Money";
import { News } from "../panels/News";
import { Players } from "../panels/Players";
import { CardView } from "../panels/ShelfPanel";
import { go, query } from "../router";
import { Bar } from "./Bar";
import { Help } from "./Help";
import { Now } from "./Now";
import { idsIn, Tabs } from "./Tabs";

const FLASH_FOR = 1600;
const PREVIEW_AFTER = 60;

export function Table(props: { table: TableData; title: string }): JSX.Element {
  const { table } = props;
  const head = () => table.head()!;
  const shown = () => table.shown()!;
  const live = () => table.at() === null;
  const titleId = distinct(() => head().game.title);
  const seats = distinct(() => head().game.seats);
  const voice = createMemo<Voice>(() => voiceAt(props.title, seats(), titleId()));
  const menu = createMemo(() => (live() && !table.behind() ? (head().menu ?? null) : null));
  const selection = createSelection(menu, {
    drawn: (id) => isDrawn(head().scene, id),
    nextTo: (cell) => nextTo(shown().scene.board, cell),
  });
  const [preview, setPreview] = createSignal<Preview | null>(null);
  const [refused, setRefused] = createSignal<readonly Reason[]>([]);
  const [flash, setFlash] = createSignal<ReadonlySet<string>>(new Set());

  // The moment in the address, so that any move can be linked to.
  createEffect(
    on(
      () => query("at"),
      (at) => void table.goTo(at === null ? null : Number(at)),
    ),
  );
  const link = (n: number | null) => `/games/${head().game.id}${n === null ? "" : `?at=${n}`}`;
  /** The entry that led to the present; rewinds are entries too, but no steps of the history. */
  const lastStep = () => head().log.at(-1)?.n ?? 0;
  const goTo = (n: number | null) => go(link(n), true);

  // What is chosen is shown as it would be, until it is done or dropped.
  createEffect(
    on(selection.chosen, (chosen) => {
      if (!selection.drawing()) setPreview(null);
      setRefused([]);
      const seat = menu()?.seat;
      if (!chosen || seat == null) return;
      const timer = setTimeout(async () => {
        const found = await table.preview(seat, chosen.action);
        if (selection.chosen() !== chosen) return;
        setPreview(found && "patch" in found ? found : null);
        setRefused(found && "reasons" in found ? found.reasons : []);
      }, PREVIEW_AFTER);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  // A run is told about from its first stop on: what it earns so far, where, and what is still against it.
  const [explained, setExplained] = createSignal<Explained | null>(null);
  createEffect(
    on(selection.sketch, (sketch) => {
      const seat = menu()?.seat;
      if (!sketch || seat == null) return void setExplained(null);
      const timer = setTimeout(async () => {
        const found = await table.explain(seat, sketch);
        if (selection.sketch() === sketch) setExplained(found);
      }, PREVIEW_AFTER);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const scene = createMemo<Scene>(() => {
    const future = preview();
    const next = future && live() && future.head === head().head ? patched(shown().scene, future.patch) : shown().scene;
    const drafts = routesOf(selection.sketch(), selection.drawing() ? "draft" : "route");
    return drafts.length ? { ...next, board: { ...next.board, ribbons: drafts } } : next;
  });

  // The map before the first move is fetched when it is first looked at.
  const [start] = createResource(
    () => layers.start.on() || null,
    () => http.position(head().game.id, 0).catch(() => null),
  );
  onCleanup(() => layers.start.set(false));
  const board = createMemo(() => (layers.start.on() ? start()?.scene.board : null) ?? scene().board);

  createEffect(
    on(table.news, (news) => {
      if (!news) return;
      setFlash(news.changed);
      const timer = setTimeout(() => setFlash(new Set<string>()), FLASH_FOR);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  async function act(action: Action): Promise<void> {
    const seat = menu()?.seat;
    if (seat == null || table.busy()) return;
    if (await table.act(seat, action)) selection.clear();
  }

  function touch(id: string): void {
    table.forgive();
    const chosen = selection.chosen();
    if (selection.touch(id) && chosen) void act(chosen.action);
  }

  /** What touching an element means, in words: the reason why not, or what it would bring. */
  function tip(id: string): readonly string[] {
    if (selection.chosen()) return [];
    if (asksAbout(id))
      return (answers().get(id) ?? []).flatMap(({ message, rule }) => [
        say(message, voice()),
        ...(rule ? [t("rule-paragraph", { rule })] : []),
      ]);
    const choices = selection.leadsTo(id);
    const last = choices.every((choice) => choice.at?.length === selection.path().length + 1);
    if (!last)
      return choices.length && choices.every((choice) => choice.blocked) ? whyNot(choices[0]!.blocked!, voice()) : [];
    return choices
      .slice(0, 3)
      .flatMap((choice) => [
        say(choice.label, voice()),
        ...(choice.blocked ? whyNot(choice.blocked, voice()) : notesOf(choice).map((note) => say(note, voice()))),
      ]);
  }

  // Where nothing can be laid, a hex says why when it is asked; the answers are kept until the next move.
  const [answers, setAnswers] = createSignal<ReadonlyMap<string, readonly Blocked[]>>(new Map());
  createComputed(on(menu, () => setAnswers(new Map<string, readonly Blocked[]>())));
  const tiles = createMemo(() =>
    selection.chosen() || selection.sketch() ? null : menu()?.offers?.find((offer) => offer.kind === "tile"),
  );
  const asksAbout = (cell: string) => Boolean(tiles()) && !selection.glows().has(cell);

  async function askAbout(cell: string): Promise<readonly Blocked[]> {
    const [offered, seat, offer] = [menu(), menu()?.seat, tiles()];
    const known = answers().get(cell);
    if (known || !offer || seat == null) return known ?? [];
    const reasons = (await table.explain(seat, { ...offer.action, hex: cell }))?.reasons ?? [];
    if (menu() === offered) setAnswers((old) => new Map(old).set(cell, reasons));
    return reasons;
  }

  async function wonder(cell: string): Promise<void> {
    selection.clear();
    const [reason] = await askAbout(cell);
    if (reason && asksAbout(cell)) selection.answer(reason);
  }

  function key(event: KeyboardEvent): void {
    if ((event.target as Element).matches("input, select, textarea")) return;
    const undo = head().undo;
    const plainKey = !event.ctrlKey && !event.metaKey && !event.altKey;
    const layer = Object.values(layers).find(({ key }) => key === event.key.toLowerCase());
    if ((event.ctrlKey || event.metaKey) && event.key === "z" && undo != null) void table.rewind(undo);
    else if (event.key === "Escape") (table.behind() ? table.skip : selection.back)();
    else if (event.key === "Enter" && !(event.target as Element).closest("button, a, summary") && selection.chosen())
      void act(selection.chosen()!.action);
    else if (event.key === "?") help.showModal();
    else if (plainKey && event.key === "c") setCompact(!compact());
    else if (plainKey && layer) layer.set(!layer.on());
    else if (event.key === "[" || event.key === "]") step((i) => i + (event.key === "[" ? -1 : 1));
    else if (event.key === "{" || event.key === "}")
      step((i) => nextRound(roundsOf(head().log), i, event.key === "{" ? -1 : 1));
    else return;
    event.preventDefault();
  }
  function step(from: (i: number) => number): void {
    const steps = head().log.map(({ n }) => n);
    const [at, last] = [table.at(), steps.length - 1]; // the moment asked for, which may still be on its way
    const to = Math.max(0, from(at === null ? last : steps.indexOf(at)));
    goTo(to >= last ? null : steps[to]!);
  }
  addEventListener("keydown", key);
  onCleanup(() => removeEventListener("keydown", key));

  // The window's title says whose turn it is; a bell for who wants it.
  const asks = () => head().menu != null && !head().scene.result;
  createEffect(
    on(asks, (yours, before) => {
      document.title = `${yours ? "● " : ""}${t("title-name", {}, voice())} – Railhead`;
      if (!yours || before !== false) return;
      if (sound()) ring();
      void alertTurn(t("game-your-turn"), t("title-name", {}, voice()));
    }),
  );
  onCleanup(() => (document.title = "Railhead"));
  // The land stays the same for the whole game.
  createEffect(
    on(
      () => board().cells.length,
      () => setPlaces(placesOf(board())),
    ),
  );
  let help!: HTMLDialogElement;

  const tall = createMemo(() => {
    const { cells, orientation } = board();
    const rows = cells.map(({ r, q }) => (orientation === "pointy" ? r * 1.5 : (r + q / 2) * 1.73));
    const columns = cells.map(({ r, q }) => (orientation === "pointy" ? (q + r / 2) * 1.73 : q * 1.5));
    return span(rows) >= span(columns) * 0.95;
  });

  const now = () => (
    <Now
      table={table}
      selection={selection}
      voice={voice()}
      live={live()}
      outcome={[...(selection.drawing() ? (explained()?.notes ?? []) : []), ...(preview()?.messages ?? [])]}
      refused={selection.drawing() ? (explained()?.reasons ?? []) : refused()}
      orientation={board().orientation}
      tileCard={(tile) => findTile(scene(), tile)}
      onDo={(action) => void act(action)}
      onPresent={() => goTo(null)}
    />
  );

  /** The charter of the company that the question is about. */
  const inFocus = createMemo(() => {
    const wanted = menu()?.card;
    if (!wanted) return null;
    return (
      scene()
        .panels.flatMap((panel) => (panel.kind === "shelf" ? panel.cards : []))
        .find(({ id }) => id === wanted) ?? null
    );
  });

  const players = () => (
    <Players rows={scene().players} seats={seats()} here={table.here()} asked={shown().asked ?? null} voice={voice()} />
  );

  return (
    <div class="table" classList={{ tall: tall(), wide: !tall(), narrow: isNarrow(), compact: compact() }}>
      <Bar>
        <span class="stage">
          <b title={t("title-name", {}, voice())}>{t("title-short", {}, voice())}</b>{" "}
          <span>{say(shown().scene.stage, voice())}</span>
        </span>
        <Show when={head().game.origin}>
          {(origin) => (
            <a class="branch" href={`/games/${origin()}`}>
              {t("branch-origin")}
            </a>
          )}
        </Show>
        <History lines={head().log} at={table.at() ?? head().n} live={table.at() === null} onGo={goTo} />
        <button type="button" class="tool" title={t("help")} aria-label={t("help")} onClick={() => help.showModal()}>
          <Icon name="help" />
        </button>
      </Bar>
      <Help ref={(dialog) => (help = dialog)} rules={`/rules/${head().game.title}`} />
      <Show when={!online()}>
        <p class="offline" role="alert">
          {t("offline")}
        </p>
      </Show>
      <div class="table-board">
        <Board
          board={board()}
          glows={selection.glows()}
          focused={selection.focus() !== null}
          flash={flash()}
          voice={voice()}
          tip={tip}
          places={explained()?.places ?? []}
          asks={asksAbout}
          onAsk={(cell) => void askAbout(cell)}
          onWonder={(cell) => void wonder(cell)}
          onTouch={touch}
          onBack={selection.back}
          onTurn={selection.turn}
        >
          <Show when={layers.start.on()} fallback={<News news={live() ? table.news() : null} voice={voice()} />}>
            <button type="button" class="choice small start-shown" onClick={() => layers.start.set(false)}>
              {t("layer-start-shown")} <Icon name="close" size={16} />
            </button>
          </Show>
        </Board>
      </div>
      <Money
        news={live() ? table.news() : null}
        scene={shown().scene}
        own={(seat) => seat !== null && head().game.yours.includes(seat)}
      />
      <Show when={!isNarrow()}>
        <aside class="table-side">
          {now()}
          {players()}
          <Show when={inFocus()}>
            {(card) => (
              <section class="in-focus" aria-label={t("company-in-focus")}>
                <CardView
                  card={card()}
                  orientation={board().orientation}
                  glow={() => undefined}
                  fresh={(id) => flash().has(id)}
                  voice={voice()}
                  onTouch={touch}
                />
              </section>
            )}
          </Show>
        </aside>
      </Show>
      <Tabs
        scene={scene()}
        log={head().log}
        at={live() ? lastStep() : shown().n}
        gameId={head().game.id}
        said={table.said()}
        focus={selection.focus()}
        chosen={selection.chosen() !== null || selection.rivals().length > 0 || selection.why() !== null}
        question={menu()?.ask ?? null}
        first={
          isNarrow()
            ? [
                ["now", t("now"), now],
                ["players", t("players"), players],
              ]
            : []
        }
        link={link}
        onGo={(n) => goTo(n === lastStep() ? null : n)}
        glows={selection.glows()}
        flash={flash()}
        voice={voice()}
        onTouch={touch}
      />
    </div>
  );
}

/** Whether there is something of that id in the scene to be touched. */
function isDrawn({ board, panels }: Scene, id: string): boolean {
  return (
    idsOfCells(board.cells).has(id) ||
    idsOfPieces(board.pieces ?? []).has(id) ||
    panels.some((panel) => idsIn(panel).has(id))
  );
}
const idsOfCells = once((cells: Scene["board"]["cells"]) => {
  const slots = cells.flatMap(({ picture }) =>
    (picture?.stops ?? []).flatMap((stop) => (stop.slots ?? []).map((slot) => slot.id)),
  );
  return new Set([...cells.map((cell) => cell.id), ...slots]);
});
const idsOfPieces = once((pieces: readonly Piece[]) => new Set(pieces.map(({ id }) => id)));

/** The neighbours to which track leads from a cell; for none, the cells with a stop, where routes begin. */
function nextTo(board: Scene["board"], cell: string | null): string[] {
  const from = cell === null ? null : board.cells.find(({ id }) => id === cell);
  if (!from)
    return board.cells.filter(({ picture }) => picture?.stops?.length && picture.track?.length).map(({ id }) => id);
  const near = board.cells.filter(({ q, r }) =>
    board.directions.some(([dq, dr]) => q === from.q + dq && r === from.r + dr),
  );
  const middle = ({ q, r }: Cell) => centre(board.orientation, q, r);
  const leads = (one: Cell, other: Cell) => hasTrack(one, edgeTowards(board.orientation, middle(one), middle(other)));
  return near.filter((other) => leads(from, other) && leads(other, from)).map(({ id }) => id);
}

function hasTrack({ picture }: Cell, edge: number | null): boolean {
  return (picture?.track ?? []).some(({ a, b }) => a === edge || b === edge);
}

const ROUTE_COLOURS = ["#c2185b", "#1565c0", "#2e7d32", "#ef6c00", "#6a1b9a", "#00838f"];

/** The routes that an action names, as ribbons: each beside the others, each in its colour. */
function routesOf(action: Action | null, style: "draft" | "route"): Ribbon[] {
  const routes = action?.["routes"];
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route: unknown, lane): Ribbon[] => {
    const cells = (route as { hexes?: string[] } | null)?.hexes;
    if (!Array.isArray(cells)) return [];
    return [{ id: `route:${lane}`, colour: ROUTE_COLOURS[lane % ROUTE_COLOURS.length]!, cells, style, lane }];
  });
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** The picture of a tile, from the shelf on which it lies. */
function findTile(scene: Scene, tile: string): { picture: Picture; fill: string } | null {
  for (const panel of scene.panels) {
    if (panel.kind !== "shelf") continue;
    const card = panel.cards.find((found: Card) => found.picture?.number === tile || found.id === `tile:${tile}`);
    if (card?.picture) return { picture: card.picture, fill: card.fill ?? "land" };
  }
  return null;
}

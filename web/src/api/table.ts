/** One game as the page knows it: the head as the server tells it live, and any earlier position on demand. */

import { batch, createEffect, createMemo, createSignal, onCleanup, type Accessor } from "solid-js";
import { isCalm } from "../lib/media";
import { Fault, http } from "./http";
import { deliver, send, watch } from "./live";
import { patched, shared } from "./patch";
import { changedIn, createPlayback, type Step } from "./playback";
import type { Acted, ChatLine, Explained, GameInfo, Position, Preview, Problem, Told } from "./types";

export type Action = Readonly<Record<string, unknown>>;

/** What has just happened: its line of the log, and the scene elements it changed. */
export type News = Pick<Step, "line" | "changed">;

export interface Table {
  /** Who sits where; there already while people are waited for. */
  game: Accessor<GameInfo | null>;
  head: Accessor<Position | null>;
  /** The position on the page: the head, one that is played back on the way to it, or what the history shows. */
  shown: Accessor<Position | null>;
  /** How many moves of others are still to be shown before the head is. */
  behind: Accessor<number>;
  skip(): void;
  /** The entry that is looked at, null for the head. */
  at: Accessor<number | null>;
  goTo(n: number | null): Promise<void>;
  /** The newest entry, told as it happens. */
  news: Accessor<News | null>;
  /** Seats whose people have the table open now. */
  here: Accessor<readonly number[]>;
  /** What has been said at the table since the page was opened. */
  said: Accessor<readonly ChatLine[]>;
  /** Why the last thing asked for was not done. */
  problem: Accessor<Problem | null>;
  forgive(): void;
  /** Whether an action is under way. */
  busy: Accessor<boolean>;
  act(seat: number, action: Action): Promise<boolean>;
  /** What it would do, or why it would be refused. */
  preview(seat: number, action: Action): Promise<Preview | Problem | null>;
  /** What can be said about an action that is not whole yet. */
  explain(seat: number, action: Action): Promise<Explained | null>;
  /** Takes back, or asks the others whether one may. */
  rewind(to: number): Promise<void>;
  consent(agree: boolean): Promise<void>;
  refresh(): Promise<void>;
}

const LONGEST_ANSWER = 20_000;
/** More missed moves than these are not played back one by one. */
const MOST_MISSED = 20;

function lastLook(game: string): number | null {
  const seen = localStorage.getItem(`seen:${game}`);
  return seen === null ? null : Number(seen);
}

function looked(game: string, n: number): void {
  setTimeout(() => localStorage.setItem(`seen:${game}`, String(n))); // it takes time that the drawing needs
}

export function openTable(id: string): Table {
  const [waiting, setWaiting] = createSignal<GameInfo | null>(null);
  const [head, setHead] = createSignal<Position | null>(null);
  const [past, setPast] = createSignal<Position | null>(null);
  const [at, setAt] = createSignal<number | null>(null);
  const [news, setNews] = createSignal<News | null>(null);
  const playback = createPlayback(setNews, isCalm);
  const [here, setHere] = createSignal<readonly number[]>([]);
  const [said, setSaid] = createSignal<readonly ChatLine[]>([]);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);
  const answers = new Map<number, (told: Told | null) => void>();
  let lastRef = 0;

  function take(position: Position | null): void {
    if (!position) return;
    if (!head() && !isCalm()) return void playSince(lastLook(id), position);
    playback.skip();
    setHead((old) => shared(old, position));
  }
  const own = (seat: number | null) => seat !== null && (head()?.game.yours.includes(seat) ?? false);

  /** What others did since this browser last had the table open, played back from there. */
  async function playSince(seen: number | null, present: Position): Promise<void> {
    const missed = present.log.filter(({ n }) => seen !== null && n > seen).slice(-MOST_MISSED);
    const told = missed.some(({ seat }) => seat === null || !present.game.yours.includes(seat));
    const start = told ? await http.position(id, missed[0]!.n - 1).catch(() => null) : null;
    batch(() => {
      setHead(present);
      if (start) playback.hold(shared(present, start), missed.length);
    });
    if (!start) return;
    const found = await Promise.all(missed.map(({ n }) => http.position(id, n))).catch(() => []);
    if (head()?.head !== present.head) return playback.skip();
    let before = shared(present, start);
    playback.play(
      ...found.map((next, i): Step => {
        const [old, position] = [before, shared(before, next)];
        before = position;
        return { position, line: missed[i]!, changed: changedIn(old, position) };
      }),
    );
    if (!found.length) playback.skip();
  }

  async function refresh(): Promise<void> {
    if (!send({ type: "watch", game: id })) take(await http.position(id).catch(() => null));
  }

  function acted(told: Acted): void {
    const old = head();
    if (!old || told.n !== old.head + 1) return void refresh();
    const { n, asked, menu, undo, undo_asking, redo } = told;
    const position: Position = {
      ...old,
      n,
      head: n,
      asked,
      menu,
      undo,
      undo_asking,
      redo,
      scene: patched(old.scene, told.patch),
      log: [...old.log, told.log],
      game: { ...old.game, head: n, asked, status: told.status },
    };
    batch(() => {
      setHead(position);
      playback.play({ position, line: told.log, changed: new Set(told.patch.flatMap(({ path }) => path)) });
      if (own(told.log.seat)) playback.skip();
    });
  }

  function hear(told: Told): void {
    switch (told.type) {
      case "watching":
        take(told.position);
        break;
      case "acted":
        acted(told);
        break;
      case "rewound":
        take(told.position);
        break;
      case "behind":
        void refresh();
        break;
      case "table":
        setWaiting(told.game);
        setHead((old) => old && { ...old, game: shared(old.game, told.game) });
        break;
      case "presence":
        setHere(told.here);
        break;
      case "said":
        setSaid((old) => [...old, told.line]);
        break;
      case "refused":
        if (told.ref === null) setProblem(told.problem);
        break;
    }
    if ("ref" in told && told.ref !== null) {
      answers.get(told.ref)?.(told);
      answers.delete(told.ref);
    }
  }

  /** Says something under a new number and waits for its answer; null where none comes. */
  async function ask(type: "act" | "preview" | "explain", seat: number, action: Action): Promise<Told | null> {
    const ref = ++lastRef;
    const position = head();
    if (!position) return null;
    const answer = new Promise<Told | null>((resolve) => {
      answers.set(ref, resolve);
      setTimeout(() => answers.delete(ref) && resolve(null), LONGEST_ANSWER);
    });
    if (await deliver({ type, ref, game: id, head: position.head, seat, action })) return answer;
    answers.delete(ref);
    return null;
  }

  async function act(seat: number, action: Action): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      const told = await ask("act", seat, action);
      if (told?.type === "acted") return true;
      if (told?.type === "refused") {
        setProblem(told.problem);
        if (told.problem.status === 409) void refresh();
      } else {
        setProblem({ status: 0, reasons: [{ code: "offline", message: { id: "fault-offline", args: {} } }] });
        void refresh();
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function preview(seat: number, action: Action): Promise<Preview | Problem | null> {
    const told = await ask("preview", seat, action);
    if (told?.type === "refused") return told.problem;
    return told?.type === "previewed" ? told.preview : null;
  }

  async function explain(seat: number, action: Action): Promise<Explained | null> {
    const told = await ask("explain", seat, action);
    return told?.type === "explained" ? told.explained : null;
  }

  async function rewind(to: number): Promise<void> {
    const position = head();
    if (!position) return;
    setProblem(null);
    try {
      const { n } = await http.rewind(id, position.head, to);
      if (n !== null && n > (head()?.head ?? 0)) await refresh();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
      void refresh();
    }
  }

  async function consent(agree: boolean): Promise<void> {
    try {
      await http.consent(id, agree);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
    }
  }

  async function goTo(n: number | null): Promise<void> {
    if (n === null || n === head()?.n) {
      batch(() => (setAt(null), setPast(null)));
      return;
    }
    setAt(n);
    try {
      const position = await http.position(id, n);
      if (at() === n) setPast((old) => shared(old ?? head(), position));
    } catch (fault) {
      if (fault instanceof Fault) setProblem(fault.problem);
      batch(() => (setAt(null), setPast(null)));
    }
  }

  onCleanup(watch(id, hear));
  onCleanup(playback.skip);
  const shown = createMemo(() => past() ?? playback.shown() ?? head());
  createEffect(() => {
    const position = head();
    if (position && !playback.behind() && !document.hidden) looked(id, position.n);
  });
  const game = createMemo(() => head()?.game ?? waiting());
  return {
    game,
    head,
    shown,
    behind: playback.behind,
    skip: playback.skip,
    at,
    goTo,
    news,
    here,
    said,
    problem,
    busy,
    act,
    preview,
    explain,
    rewind,
    consent,
    refresh,
    forgive: () => setProblem(null),
  };
}

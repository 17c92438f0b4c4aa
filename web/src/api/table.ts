/** One game as the page knows it: the head as the server tells it live, and any earlier position on demand. */

import { batch, createEffect, createMemo, createSignal, onCleanup, type Accessor } from "solid-js";
import { isCalm } from "../lib/media";
import { pace } from "../lib/settings";
import { createTalk, type Talk } from "./chat";
import { createDeeds, type Deeds } from "./deeds";
import { http } from "./http";
import { send, watch } from "./live";
import { keepSeen, lastSeen, missedMoves, playBits, steps } from "./missed";
import { createPast } from "./past";
import { patched, shared } from "./patch";
import { createPlayback, type Playback, type Step } from "./playback";
import { createQuestions } from "./questions";
import type { Acted, ChatLine, GameInfo, Position, Told } from "./types";

export type Action = Readonly<Record<string, unknown>>;

/** What has just happened: its line of the log, the scene elements it changed, and who paid whom. */
export type News = Omit<Step, "position">;

export interface Table extends Omit<Deeds, "setProblem"> {
  /** Who sits where; there already while people are waited for. */
  game: Accessor<GameInfo | null>;
  head: Accessor<Position | null>;
  /** The position on the page: the head, one that is played back on the way to it, or what the history shows. */
  shown: Accessor<Position | null>;
  /** How many moves of others are still to be shown before the head is. */
  behind: Accessor<number>;
  skip(): void;
  /** The moves of others, as they are played back. */
  playback: Pick<Playback, "paused" | "pause" | "step">;
  /** Who has just taken back how far; null where nobody has, or the game has gone on. */
  undone: Accessor<{ seat: number; to: number } | null>;
  /** The entry that is looked at, null for the head. */
  at: Accessor<number | null>;
  goTo(n: number | null): Promise<void>;
  /** The newest entry, told as it happens. */
  news: Accessor<News | null>;
  /** Seats whose people have the table open now. */
  here: Accessor<readonly number[]>;
  /** When the clocks of the head were told, in milliseconds: from then on they run by themselves. */
  clocksAt: Accessor<number>;
  /** What is said at the table. */
  chat: Talk;
  dismissProblem(): void;
  refresh(): Promise<void>;
}

export function openTable(id: string): Table {
  const [waiting, setWaiting] = createSignal<GameInfo | null>(null);
  const [head, setHead] = createSignal<Position | null>(null);
  const [news, setNews] = createSignal<News | null>(null);
  const [here, setHere] = createSignal<readonly number[]>([]);
  const [said, setSaid] = createSignal<readonly ChatLine[]>([]);
  const playback = createPlayback(setNews, isCalm, pace);
  const [undone, setUndone] = createSignal<{ seat: number; to: number } | null>(null);
  const questions = createQuestions(id);
  const { setProblem, ...deeds } = createDeeds(id, head, questions, refresh);
  const past = createPast(id, head, setProblem);

  async function refresh(): Promise<void> {
    if (!send({ type: "watch", game: id })) take(await http.position(id).catch(() => null));
  }

  /** The whole position; the first one after a while is come to by what was missed. */
  function take(position: Position | null): void {
    if (!position) return;
    if (!head() && !isCalm()) return void playMissed(position);
    playback.skip();
    setHead((old) => shared(old, position));
  }

  async function playMissed(present: Position): Promise<void> {
    const missed = missedMoves(lastSeen(id), present);
    const start = missed.length ? await (await steps()).beforeMissed(present, missed) : null;
    batch(() => (setHead(present), start && playback.hold(start, missed.length)));
    const found = start ? await (await steps()).stepsOf(start, missed) : [];
    if (!found.length || head()?.head !== present.head) playback.skip();
    else playback.play(...found);
  }

  function act(told: Acted): void {
    const old = head();
    if (!old || told.n !== old.head + 1) return void refresh();
    const position = after(old, told);
    const changed = new Set(told.patch.flatMap(({ path }) => path));
    batch(() => {
      setHead(position);
      if (told.stages.length) return void playBits(playback, old, told);
      playback.play({ position, line: told.log, changed, payments: told.payments });
      if (told.log.seat !== null && old.game.yours.includes(told.log.seat)) playback.skip();
    });
  }

  function hear(told: Told): void {
    if (told.type === "rewound" || told.type === "acted") setUndone(told.type === "rewound" ? told : null);
    if (told.type === "watching" || told.type === "rewound") take(told.position);
    else if (told.type === "acted") act(told);
    else if (told.type === "behind") void refresh();
    else if (told.type === "presence") setHere(told.here);
    else if (told.type === "said") setSaid((old) => [...old, told.line]);
    else if (told.type === "refused" && told.ref === null) setProblem(told.problem);
    else if (told.type === "table") {
      setWaiting(told.game);
      setHead((old) => old && { ...old, game: shared(old.game, told.game) });
    }
    questions.hear(told);
  }

  onCleanup(watch(id, hear));
  onCleanup(playback.skip);
  createEffect(() => {
    const position = head();
    if (position && !playback.behind() && !document.hidden) keepSeen(id, position.n);
  });
  return {
    ...deeds,
    ...{ head, news, here, refresh, playback, undone, clocksAt: whenTold(head) },
    chat: createTalk(id, said),
    game: createMemo(() => head()?.game ?? waiting()),
    shown: createMemo(() => past.position() ?? playback.shown() ?? head()),
    behind: playback.behind,
    skip: playback.skip,
    at: past.at,
    goTo: past.goTo,
    dismissProblem: () => setProblem(null),
  };
}

/** When the clocks were told that the head has. */
export function whenTold(head: Accessor<Position | null>): Accessor<number> {
  const clocks = createMemo(() => head()?.game.clocks);
  return createMemo(() => (clocks(), Date.now()));
}

/** The position after a move. */
function after(
  old: Position,
  { n, asked, menu, undo, undo_asking, redo, status, patch, log, action, clocks }: Acted,
): Position {
  return {
    ...old,
    n,
    head: n,
    asked,
    menu,
    undo,
    undo_asking,
    redo,
    action,
    scene: patched(old.scene, patch),
    log: [...old.log, log],
    game: { ...old.game, head: n, asked, status, clocks },
  };
}

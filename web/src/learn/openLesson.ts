/** A lesson as a table: the same board, menu and panels, but everything that was done is kept here and sent along. */

import { batch, createMemo, createSignal, type Accessor } from "solid-js";
import type { Talk } from "../api/chat";
import { Fault, http } from "../api/http";
import { shared } from "../api/patch";
import { changedIn } from "../api/playback";
import type { Action, News, Table } from "../api/table";
import type { LessonPosition, Position, Problem } from "../api/types";
import { t } from "../i18n";
import { keepPlace, placeIn } from "./place";

export interface Lesson {
  table: Table;
  /** Where one is; null until the first answer. */
  at: Accessor<LessonPosition | null>;
  /** How many parts there are behind and ahead: the part that is open. */
  part: Accessor<number>;
  /** Goes on from what there was only to read. */
  read(): Promise<void>;
  /** Does what the step asks for. */
  show(): Promise<void>;
  undo(): Promise<void>;
  /** Opens a part from its beginning. */
  open(part: number): Promise<void>;
}

/** Nothing is said at a lesson's table. */
const SILENCE: Talk = { lines: () => [], unread: () => 0, named: () => false, seen: () => 0, look: () => {} };
/** Nobody else is at it, and nothing is played back. */
const ALONE = {
  behind: () => 0,
  skip: () => {},
  playback: { paused: () => false, pause: () => {}, step: () => {} },
  undone: () => null,
  at: () => null,
  goTo: async () => {},
  here: () => [],
  clocksAt: () => 0,
  chat: SILENCE,
};
const READ: Action = { do: "continue" };
/** Who sits where: the learner, then two who are always there. */
const NAMES = ["lesson-you", "lesson-anna", "lesson-ben"];

export function openLesson(title: string, id: string): Lesson {
  const [at, setAt] = createSignal<LessonPosition | null>(null);
  const [part, setPart] = createSignal(0);
  const [acts, setActs] = createSignal<readonly Action[]>([]);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [news, setNews] = createSignal<News | null>(null);
  const head = createMemo(() => {
    const found = at();
    return found && named(found.position, acts().length);
  });

  /** Asks where this leads; true where it is legal, and then it is so. */
  async function go(toPart: number, done: readonly Action[], forth: boolean): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      const old = at();
      const found = await http.lesson(title, id, { part: toPart, acts: done });
      const position = toPart === part() && old ? shared(old.position, found.position) : found.position;
      keepPlace({ title, id, part: toPart, acts: done });
      batch(() => {
        setPart(toPart);
        setActs(done);
        setAt({ ...found, position });
        setNews(forth && old ? newsOf(old.position, position, found.payments) : null);
      });
      return true;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** Where one was; from the beginning where there is no way there any more. */
  async function goOn(): Promise<void> {
    const place = placeIn(title, id);
    if (!place || !(await go(place.part, place.acts, false))) await go(0, [], false);
  }

  const act = (action: Action) => go(part(), [...acts(), action], true);
  const undo = async () => void (acts().length && (await go(part(), acts().slice(0, -1), false)));
  const asked = (action: Action) => ({ part: part(), acts: acts(), action });
  void goOn();
  return {
    at,
    part,
    undo,
    read: async () => void (await act(READ)),
    show: async () => void (at()?.solution && (await act(at()!.solution!))),
    open: async (number) => void (await go(number, [], false)),
    table: {
      head,
      news,
      problem,
      busy,
      game: () => head()?.game ?? null,
      shown: head,
      ...ALONE,
      dismissProblem: () => setProblem(null),
      refresh: async () => void (await go(part(), acts(), false)),
      act: (_, action) => act(action),
      async preview(_, action) {
        const found = await http.lessonPreview(title, id, asked(action)).catch(() => null);
        return found && (found.preview ?? found.problem);
      },
      explain: (_, action) => http.lessonExplain(title, id, asked(action)).catch(() => null),
      foresee: async () => null,
      rewind: undo,
      consent: async () => {},
    },
  };
}

/** The position as a table shows it: with names, and with what can be undone. */
function named(position: Position, done: number): Position {
  const seats = position.game.seats.map((seat) => ({ ...seat, name: t(NAMES[seat.seat] ?? "lesson-ben") }));
  return { ...position, undo: done ? done - 1 : null, game: { ...position.game, seats } };
}

function newsOf(old: Position, next: Position, payments: News["payments"]): News | null {
  const line = next.log.at(-1);
  return line ? { line, changed: changedIn(old, next), payments } : null;
}

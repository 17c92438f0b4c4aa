/** The coach at a table: what it would do, marked on the board, and its question before a gross mistake. */

import { createComputed, createMemo, createSignal, on, type Accessor } from "solid-js";
import { Fault, http } from "../api/http";
import type { Action, Table } from "../api/table";
import type { Advice, Menu, Message, Problem } from "../api/types";
import { coachAsks } from "../lib/settings";

export interface Coach {
  /** Whether it may be asked now. */
  there: Accessor<boolean>;
  thinking: Accessor<boolean>;
  advice: Accessor<Advice | null>;
  problem: Accessor<Problem | null>;
  ask(): Promise<void>;
  /** Puts away what it said. */
  dismiss(): void;
  /** What it thinks a mistake, and why: the action waits. */
  doubted: Accessor<{ action: Action; reasons: readonly Message[] } | null>;
  /** Whether an action goes ahead without a question. */
  agrees(action: Action): Promise<boolean>;
  /** The elements of the board that its advice is about. */
  marks: Accessor<ReadonlySet<string>>;
}

/** How many times it does not repeat what it reminds of. */
const RESTS = 6;

export function useCoach(table: Table, menu: Accessor<Menu | null>): Coach {
  const [advice, setAdvice] = createSignal<Advice | null>(null);
  const [thinking, setThinking] = createSignal(false);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [doubted, setDoubted] = createSignal<{ action: Action; reasons: readonly Message[] } | null>(null);
  const game = () => table.head()!.game;
  const there = () => Boolean(game().coach && menu());
  const dismiss = () => (setAdvice(null), setDoubted(null), setProblem(null));
  createComputed(on(menu, dismiss));

  async function ask(): Promise<void> {
    const asked = menu();
    if (asked?.seat == null || thinking()) return;
    dismiss();
    setThinking(true);
    try {
      const found = await http.advice(game().id, { head: table.head()!.head, seat: asked.seat });
      if (menu() === asked) setAdvice({ ...found, reasons: news(found.reasons) });
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (menu() === asked) setProblem(fault.problem);
    } finally {
      setThinking(false);
    }
  }

  // What it reminds of is told once in a while, not with every advice.
  const lately: string[][] = [];
  function news(reasons: readonly Message[]): Message[] {
    const told = reasons.filter(({ id }) => !lately.flat().includes(id));
    lately.push(told.map(({ id }) => id).filter((id) => id.startsWith("coach-hint-")));
    if (lately.length > RESTS) lately.shift();
    return told;
  }

  async function agrees(action: Action): Promise<boolean> {
    const asked = menu();
    if (asked?.seat == null || !game().coach || !coachAsks() || isSame(action, doubted()?.action)) return true;
    if (isSame(action, advice()?.action)) return true;
    const body = { head: table.head()!.head, seat: asked.seat, action };
    // Where it cannot be asked, nobody is held up.
    const found = await http.doubt(game().id, body).catch(() => null);
    if (!found?.reasons.length || menu() !== asked) return true;
    setAdvice(null);
    setDoubted({ action, reasons: found.reasons });
    return false;
  }

  const marks = createMemo(() => new Set(advice() ? elementsOf(advice()!.action) : []));
  return { there, thinking, advice, problem, ask, dismiss, doubted, agrees, marks };
}

function isSame(one: Action, other: Action | undefined): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** The hexes that an action names, and the locomotive of a line. */
export function elementsOf(action: Action): string[] {
  const named = Object.values(action).filter((value) => typeof value === "string");
  return [...named, ...(typeof action["line"] === "string" ? [`loco:${action["line"]}`] : [])];
}

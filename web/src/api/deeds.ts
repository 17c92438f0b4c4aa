/** What a person does at a table, and why it was not done. */

import { createSignal, type Accessor } from "solid-js";
import { Fault, http } from "./http";
import type { Questions } from "./questions";
import type { Action } from "./table";
import type { Explained, Incomes, Position, Preview, Problem } from "./types";

export interface Deeds {
  /** Why the last thing asked for was not done. */
  problem: Accessor<Problem | null>;
  setProblem(problem: Problem | null): void;
  /** Whether an action is under way. */
  busy: Accessor<boolean>;
  act(seat: number, action: Action): Promise<boolean>;
  /** What it would do, or why it would be refused. */
  preview(seat: number, action: Action): Promise<Preview | Problem | null>;
  /** What can be said about an action that is not whole yet. */
  explain(seat: number, action: Action): Promise<Explained | null>;
  /** What the company would run for with what can be built on a hex. */
  foresee(seat: number, hex: string): Promise<Incomes | null>;
  /** Takes back, or asks the others whether one may. */
  rewind(to: number): Promise<void>;
  consent(agree: boolean): Promise<void>;
}

const OFFLINE: Problem = { status: 0, reasons: [{ code: "offline", message: { id: "fault-offline", args: {} } }] };

/** `refresh` fetches the game anew, where it is not as it was believed to be. */
export function createDeeds(
  game: string,
  head: Accessor<Position | null>,
  questions: Questions,
  refresh: () => Promise<void>,
): Deeds {
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);
  const ask = async (type: "act" | "preview" | "explain" | "foresee", seat: number, action: Action) =>
    head() && questions.ask(type, head()!.head, seat, action);

  async function act(seat: number, action: Action): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    const told = await ask("act", seat, action).finally(() => setBusy(false));
    if (told?.type === "acted") return true;
    const refusal = told?.type === "refused" ? told.problem : OFFLINE;
    setProblem(refusal);
    if (refusal === OFFLINE || refusal.status === 409) void refresh();
    return false;
  }

  /** A request whose refusal is shown. */
  async function request(doing: () => Promise<void>, onFault: () => void = () => {}): Promise<void> {
    try {
      await doing();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
      onFault();
    }
  }

  return {
    problem,
    setProblem,
    busy,
    act,
    async preview(seat, action) {
      const told = await ask("preview", seat, action);
      if (told?.type === "refused") return told.problem;
      return told?.type === "previewed" ? told.preview : null;
    },
    async explain(seat, action) {
      const told = await ask("explain", seat, action);
      return told?.type === "explained" ? told.explained : null;
    },
    async foresee(seat, hex) {
      const told = await ask("foresee", seat, { hex });
      return told?.type === "foreseen" ? told.incomes : null;
    },
    async rewind(to) {
      const position = head();
      if (!position) return;
      setProblem(null);
      await request(
        async () => {
          const { n } = await http.rewind(game, position.head, to);
          if (n !== null && n > (head()?.head ?? 0)) await refresh();
        },
        () => void refresh(),
      );
    },
    consent: (agree) => request(async () => void (await http.consent(game, agree))),
  };
}

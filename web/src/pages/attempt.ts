/** Something is tried, and what the server says against it is shown. */

import { createSignal, type Accessor } from "solid-js";
import { Fault } from "../api/http";
import type { Problem } from "../api/types";

export type Attempt = (deed: () => Promise<unknown>) => Promise<void>;

export function createAttempt(): { problem: Accessor<Problem | null>; busy: Accessor<boolean>; attempt: Attempt } {
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);
  async function attempt(deed: () => Promise<unknown>): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      await deed();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
    } finally {
      setBusy(false);
    }
  }
  return { problem, busy, attempt };
}

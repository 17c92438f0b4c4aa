/** What the others did since one's own last move: each line leads to the board as it was then. */

import { For, Show, createMemo, type JSX } from "solid-js";
import type { Table } from "../api/table";
import type { LogLine } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { Swatch } from "./Swatch";
import "../style/parts.css";

/** The entries after the last one of these seats. */
export function linesSince(log: readonly LogLine[], seats: readonly number[]): readonly LogLine[] {
  const own = log.findLastIndex(({ seat }) => seat !== null && seats.includes(seat));
  return log.slice(Math.max(own, 0) + 1).filter(({ messages }) => messages.length);
}

export function Since(props: { table: Table; voice: Voice; onGo: (n: number | null) => void }): JSX.Element {
  const head = () => props.table.head()!;
  const lines = createMemo(() => {
    const { kind, yours } = head().game;
    return kind === "play" && yours.length ? linesSince(head().log, yours) : [];
  });
  const isLast = (n: number) => n === head().log.at(-1)?.n;
  const isShown = (n: number) => (props.table.at() === null ? isLast(n) : props.table.at() === n);
  return (
    <Show when={lines().length}>
      <details class="since">
        <summary>{t("since", { count: lines().length })}</summary>
        <ol>
          <For each={lines()}>
            {(line) => (
              <li>
                <button
                  type="button"
                  aria-current={isShown(line.n) ? "step" : undefined}
                  onClick={() => props.onGo(isLast(line.n) ? null : line.n)}
                >
                  <Show when={line.seat !== null} fallback={<span class="swatch" />}>
                    <Swatch colour={`seat:${line.seat}`} size={14} />
                  </Show>
                  <span>{line.messages.map((message) => say(message, props.voice)).join(" · ")}</span>
                </button>
              </li>
            )}
          </For>
        </ol>
      </details>
    </Show>
  );
}

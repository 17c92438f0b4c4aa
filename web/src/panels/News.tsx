import { For, Show, type JSX } from "solid-js";
import type { LogLine } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { Swatch } from "./Swatch";

/** What led to the position on the page, in one line above the board: the latest move, as it happens, or a past one. */
export function News(props: { line: LogLine | null; voice: Voice }): JSX.Element {
  const line = () => (props.line?.messages.length ? props.line : null);
  return (
    <div class="news" role="log" aria-label={t("news")}>
      <Show when={line()} keyed>
        {(told) => (
          <p class="news-line" title={told.messages.map((message) => say(message, props.voice)).join(" · ")}>
            <Show when={told.seat !== null}>
              <Swatch colour={`seat:${told.seat}`} size={14} />
            </Show>
            <For each={told.messages}>{(message) => <span>{say(message, props.voice)}</span>}</For>
          </p>
        )}
      </Show>
    </div>
  );
}

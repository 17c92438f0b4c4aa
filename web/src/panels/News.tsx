import { For, Show, type JSX } from "solid-js";
import type { News as NewsData } from "../api/table";
import { say, t, type Voice } from "../i18n";
import { Swatch } from "./Swatch";

/** What happens, told in one line above the board as it happens; it covers nothing. */
export function News(props: { news: NewsData | null; voice: Voice }): JSX.Element {
  const line = () => (props.news?.line.messages.length ? props.news.line : null);
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

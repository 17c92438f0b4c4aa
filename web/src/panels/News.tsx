import { For, Show, createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import type { News as NewsData } from "../api/table";
import type { LogLine } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { Swatch } from "./Swatch";

/** Each entry stays at least this long; more than a few waiting are skipped (the log has them all). */
const SHOWN_FOR = 900;
const MOST_WAITING = 6;

/** What happens, told in one line above the board as it happens; it covers nothing. */
export function News(props: { news: NewsData | null; voice: Voice }): JSX.Element {
  const [line, setLine] = createSignal<LogLine | null>(null);
  const waiting: LogLine[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    const first = waiting.shift();
    timer = undefined;
    if (!first) return;
    setLine(first);
    timer = setTimeout(next, SHOWN_FOR);
  }
  createEffect(on(() => props.news, (news) => {
    if (!news?.line.messages.length) return;
    waiting.push(news.line);
    if (waiting.length > MOST_WAITING) waiting.splice(0, waiting.length - MOST_WAITING);
    if (timer === undefined) next();
  }));
  onCleanup(() => clearTimeout(timer));

  return (
    <div class="news" role="log" aria-label={t("news")}>
      <Show when={line()} keyed>
        {(told) => (
          <p class="news-line">
            <Show when={told.seat !== null}><Swatch colour={`seat:${told.seat}`} size={14} /></Show>
            <For each={told.messages}>{(message) => <span>{say(message, props.voice)}</span>}</For>
          </p>
        )}
      </Show>
    </div>
  );
}

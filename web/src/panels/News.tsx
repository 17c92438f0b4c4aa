import { For, createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import type { News as NewsData } from "../api/table";
import type { LogLine } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { Swatch } from "./Swatch";

const SHOWN_FOR = 7000;
const MOST = 4;

/** What happens, told beside the board as it happens. */
export function News(props: { news: NewsData | null; voice: Voice }): JSX.Element {
  const [lines, setLines] = createSignal<readonly LogLine[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  createEffect(on(() => props.news, (news) => {
    if (!news?.line.messages.length) return;
    setLines((old) => [...old, news.line].slice(-MOST));
    const timer = setTimeout(() => {
      timers.delete(timer);
      setLines((old) => old.filter((line) => line !== news.line));
    }, SHOWN_FOR);
    timers.add(timer);
  }));
  onCleanup(() => timers.forEach(clearTimeout));
  return (
    <ul class="news" role="log" aria-label={t("news")}>
      <For each={lines()}>
        {(line) => (
          <li>
            {line.seat !== null && <Swatch colour={`seat:${line.seat}`} size={14} />}
            <div><For each={line.messages}>{(message) => <p>{say(message, props.voice)}</p>}</For></div>
          </li>
        )}
      </For>
    </ul>
  );
}

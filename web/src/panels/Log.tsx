import { For, createEffect, on, type JSX } from "solid-js";
import type { LogLine } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { Swatch } from "./Swatch";
import "../style/parts.css";

/** What happened, the newest last; each line is a link to its moment. */
export function Log(props: {
  lines: readonly LogLine[];
  now: number;
  voice: Voice;
  link: (n: number) => string;
  onGo: (n: number) => void;
}): JSX.Element {
  let list!: HTMLOListElement;
  // The list is made before it is in the page, and what scrolls is the panel around it: to the moment that is shown.
  createEffect(
    on([() => props.lines.length, () => props.now], () =>
      queueMicrotask(() => {
        const panel = list.closest(".tab-panel");
        const current = list.querySelector<HTMLElement>(".current:not(:last-child)");
        if (panel) panel.scrollTop = current ? current.offsetTop - panel.clientHeight / 2 : panel.scrollHeight;
      }),
    ),
  );
  return (
    <ol class="log" ref={list} aria-label={t("log")}>
      <For each={props.lines.filter(({ messages }) => messages.length)}>
        {(line) => (
          <li classList={{ current: line.n === props.now }}>
            <a
              class="log-number"
              href={props.link(line.n)}
              title={t("log-go", { n: line.n })}
              onClick={(event) => (event.preventDefault(), props.onGo(line.n))}
            >
              {line.n}
            </a>
            {line.seat === null ? <span class="swatch" /> : <Swatch colour={`seat:${line.seat}`} size={14} />}
            <div>
              <For each={line.messages}>{(message) => <p>{say(message, props.voice)}</p>}</For>
            </div>
          </li>
        )}
      </For>
    </ol>
  );
}

import { For, Show, createMemo, createResource, createSignal, type JSX } from "solid-js";
import { Fault, http } from "../api/http";
import type { ChatLine } from "../api/types";
import { person } from "../api/session";
import { language, t } from "../i18n";
import { Swatch } from "./Swatch";

/** What is said at the table, and one's own note that nobody else sees. */
export function Chat(props: { game: string; said: readonly ChatLine[] }): JSX.Element {
  const [earlier] = createResource(() => http.chat(props.game).catch(() => []));
  const [note, { mutate }] = createResource(() => http.note(props.game).catch(() => ({ text: "" })));
  const [text, setText] = createSignal("");
  const [fault, setFault] = createSignal(false);
  const lines = createMemo(() => {
    const known = new Map([...(earlier() ?? []), ...props.said].map((line) => [line.n, line]));
    return [...known.values()].sort((a, b) => a.n - b.n);
  });
  const time = (line: ChatLine) => new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(line.at * 1000);

  async function speak(event: Event): Promise<void> {
    event.preventDefault();
    const said = text().trim();
    if (!said) return;
    try {
      await http.speak(props.game, said);
      setText("");
      setFault(false);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      setFault(true);
    }
  }

  async function keep(value: string): Promise<void> {
    mutate({ text: value });
    await http.keepNote(props.game, value).catch(() => setFault(true));
  }

  return (
    <div class="chat">
      <ul class="chat-lines" role="log" aria-label={t("chat")}>
        <For each={lines()} fallback={<li class="faint">{t("chat-empty")}</li>}>
          {(line) => (
            <li>
              <Show when={line.seat !== null}>
                <Swatch colour={`seat:${line.seat}`} size={14} />
              </Show>
              <b>{line.name}</b> <span>{line.text}</span> <time class="faint">{time(line)}</time>
            </li>
          )}
        </For>
      </ul>
      <Show when={person()}>
        <form class="row" onSubmit={(event) => void speak(event)}>
          <input
            type="text"
            maxlength="500"
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="choice">
            {t("chat-send")}
          </button>
        </form>
        <Show when={fault()}>
          <p class="why">{t("fault-offline")}</p>
        </Show>
        <label class="note">
          <span>{t("note")}</span>
          <textarea
            rows="4"
            maxlength="10000"
            value={note()?.text ?? ""}
            onChange={(event) => void keep(event.currentTarget.value)}
          />
        </label>
      </Show>
    </div>
  );
}

import { For, Show, createEffect, createResource, createSignal, type JSX } from "solid-js";
import { isNamed, type Talk } from "../api/chat";
import { Fault, http } from "../api/http";
import { person } from "../api/session";
import type { ChatLine, Problem } from "../api/types";
import { language, t } from "../i18n";
import { Faults } from "../pages/Faults";
import { Swatch } from "./Swatch";
import "../style/parts.css";

/** What is said at the table. `may`: those who sit there speak, the others listen. `seated`: the seats are theirs, not
 * yet to be drawn by lot. */
export function Chat(props: { game: string; chat: Talk; may: boolean; seated: boolean }): JSX.Element {
  let list!: HTMLDivElement;
  // What is new when the talk is opened stays marked while it is open.
  const [mark] = createSignal(props.chat.seen());
  createEffect(() => {
    props.chat.lines();
    if (!document.hidden) props.chat.look();
    queueMicrotask(() => (list.scrollTop = list.scrollHeight));
  });
  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-label={t("chat")} tabindex="0" ref={list}>
        <ul>
          <For each={props.chat.lines()} fallback={<li class="faint">{t("chat-empty")}</li>}>
            {(line) => (
              <Line
                line={line}
                seat={props.seated ? line.seat : null}
                fresh={line.n > mark() && line.person !== person()?.id}
              />
            )}
          </For>
        </ul>
      </div>
      <Show when={props.may} fallback={<p class="faint">{t("chat-listen")}</p>}>
        <Speak game={props.game} lines={props.chat.lines()} />
      </Show>
    </div>
  );
}

function Line(props: { line: ChatLine; seat: number | null; fresh: boolean }): JSX.Element {
  const today = () => new Date().toDateString() === new Date(props.line.at * 1000).toDateString();
  const time = () =>
    new Intl.DateTimeFormat(
      language(),
      today() ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" },
    ).format(props.line.at * 1000);
  return (
    <li classList={{ fresh: props.fresh, named: isNamed(props.line.text, person()?.name) }}>
      <Show when={props.seat !== null}>
        <Swatch colour={`seat:${props.seat}`} size={14} />
      </Show>
      <b>{props.line.name}</b> <span>{props.line.text}</span> <time class="faint">{time()}</time>
    </li>
  );
}

/** A line of one's own; who has spoken is called by `@` and their name. */
function Speak(props: { game: string; lines: readonly ChatLine[] }): JSX.Element {
  const [text, setText] = createSignal("");
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const others = () => [...new Set(props.lines.filter((line) => line.person !== person()?.id).map(({ name }) => name))];
  /** The names that fit what stands after the last `@`. */
  const called = () => {
    const begun = /@([^@]*)$/.exec(text())?.[1]?.toLowerCase();
    return begun === undefined
      ? []
      : others()
          .filter((name) => name.toLowerCase().startsWith(begun))
          .slice(0, 5);
  };
  let field!: HTMLInputElement;

  async function speak(event: Event): Promise<void> {
    event.preventDefault();
    const said = text().trim();
    if (!said) return;
    try {
      await http.speak(props.game, said);
      setText("");
      setProblem(null);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      setProblem(error.problem);
    }
  }

  return (
    <>
      <Show when={called().length}>
        <div class="row" role="group" aria-label={t("chat-call")}>
          <For each={called()}>
            {(name) => (
              <button
                type="button"
                class="choice small"
                onClick={() => (setText(text().replace(/@[^@]*$/, `@${name} `)), field.focus())}
              >
                @{name}
              </button>
            )}
          </For>
        </div>
      </Show>
      <form class="row" onSubmit={(event) => void speak(event)}>
        <input
          type="text"
          maxlength="500"
          ref={field}
          aria-label={t("chat-say")}
          placeholder={t("chat-say")}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="choice">
          {t("chat-send")}
        </button>
      </form>
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
    </>
  );
}

/** One's own note on the game; nobody else sees it. */
export function Note(props: { game: string }): JSX.Element {
  const [note, { mutate }] = createResource(() => http.note(props.game).catch(() => ({ text: "" })));
  const [problem, setProblem] = createSignal<Problem | null>(null);
  async function keep(text: string): Promise<void> {
    mutate({ text });
    try {
      await http.keepNote(props.game, text);
      setProblem(null);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      setProblem(error.problem);
    }
  }
  return (
    <label class="note">
      <span>{t("note")}</span>
      <textarea
        rows="4"
        maxlength="10000"
        value={note()?.text ?? ""}
        onChange={(event) => void keep(event.currentTarget.value)}
      />
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
    </label>
  );
}

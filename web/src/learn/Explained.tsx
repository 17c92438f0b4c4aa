/** The terms in a text, explained by the pointer, by a touch, and by the keyboard. */

import { For, Show, createSignal, onCleanup, type JSX } from "solid-js";
import { Portal } from "solid-js/web";
import { t, type Voice } from "../i18n";
import { anchorOf } from "../i18n/cited";
import { partsOf, type Term } from "../i18n/terms";
import "../style/terms.css";
import type { SaidProps } from "./Said";

export function Explained(props: SaidProps): JSX.Element {
  const write = (text: string) => props.write?.(text) ?? text;
  return (
    <For each={partsOf(props.text, props.voice.title)}>
      {(part) =>
        typeof part === "string" ? (
          write(part)
        ) : (
          <Word term={part.term} written={write(part.written)} voice={props.voice} quiet={props.quiet ?? false} />
        )
      }
    </For>
  );
}

/** The pointer may take so long on its way to the explanation. */
const GRACE_MS = 200;
/** Room that an explanation takes at most. */
const WIDTH = 320;
let last = 0;
/** Where the pointer rests: a word that comes to lie under it, as when a page grows, was not pointed at. */
let rest = { x: NaN, y: NaN };
document.addEventListener("pointermove", (event) => (rest = { x: event.clientX, y: event.clientY }));
/** Where what lay over a word goes away, the browser tells the place in whole pixels. */
const points = (event: PointerEvent): boolean =>
  event.pointerType === "mouse" && !(Math.hypot(event.clientX - rest.x, event.clientY - rest.y) < 1);

/** A word with what it means. */
function Word(props: { term: Term; written: string; voice: Voice; quiet: boolean }): JSX.Element {
  const id = `term-${++last}`;
  const [at, setAt] = createSignal<JSX.CSSProperties | null>(null);
  let word!: HTMLElement;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const show = () => (clearTimeout(leaving), setAt(beside(word)));
  const hide = () => (clearTimeout(leaving), setAt(null));
  const leave = () => (leaving = setTimeout(hide, GRACE_MS));
  const outside = (event: Event) => {
    const target = event.target as Element;
    if (at() && target !== word && !target.closest(`#${id}`)) hide();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !at()) return;
    hide();
    event.stopPropagation();
  };
  document.addEventListener("pointerdown", outside);
  document.addEventListener("keydown", pressed, true);
  window.addEventListener("scroll", hide, true);
  onCleanup(() => {
    clearTimeout(leaving);
    document.removeEventListener("pointerdown", outside);
    document.removeEventListener("keydown", pressed, true);
    window.removeEventListener("scroll", hide, true);
  });
  return (
    <>
      <span
        ref={word}
        class="term"
        role="term"
        tabindex={props.quiet ? -1 : 0}
        aria-describedby={at() ? id : undefined}
        onPointerEnter={(event) => points(event) && show()}
        onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
        onFocus={show}
        onBlur={leave}
        onClick={show}
      >
        {props.written}
      </span>
      <Show when={at()}>
        {(place) => (
          <Portal>
            <div
              id={id}
              class="term-tip"
              role="tooltip"
              style={place()}
              onPointerEnter={() => clearTimeout(leaving)}
              onPointerLeave={leave}
            >
              <Meaning term={props.term} voice={props.voice} />
            </div>
          </Portal>
        )}
      </Show>
    </>
  );
}

/** The term, its sentence, and the way to the rules. */
function Meaning(props: { term: Term; voice: Voice }): JSX.Element {
  return (
    <>
      <b>{props.term.name}</b>
      <p>{props.term.text}</p>
      <Show when={props.voice.id}>
        <p>
          <a href={`/rules/${props.voice.id}#${anchorOf(props.term.rule)}`} target="_blank">
            {t("rule-paragraph", { rule: props.term.rule })}
          </a>
        </p>
      </Show>
    </>
  );
}

/** Under the word, or above it where there is no room below; within the window. */
function beside(word: HTMLElement): JSX.CSSProperties {
  const { left, top, bottom } = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const width = Math.min(WIDTH, innerWidth - 16);
  const x = Math.max(8, Math.min(left, innerWidth - width - 8));
  const below = bottom < innerHeight * 0.6;
  return {
    left: `${x}px`,
    "max-width": `${width}px`,
    ...(below ? { top: `${bottom + 4}px` } : { bottom: `${innerHeight - top + 4}px` }),
  };
}

import { Index, Show, createSignal, onCleanup, type JSX } from "solid-js";
import type { Choice } from "../api/types";
import { placeName, say, type Voice } from "../i18n";
import { allNotesOf } from "./notes";
import { Why } from "./Why";

/** One choice as a button, with what it would bring. A refused one is grey and says why when touched. */
export function ChoiceButton(props: {
  choice: Choice;
  place?: string;
  /** The offer that it is the only choice of. */
  offer?: string;
  voice: Voice;
  strong?: boolean;
  disabled?: boolean;
  onChoose: () => void;
  /** It is pointed at or has the focus, or no longer. */
  onLook?: (on: boolean) => void;
}): JSX.Element {
  onCleanup(() => props.onLook?.(false));
  const [why, setWhy] = createSignal(false);
  const blocked = () => props.choice.blocked ?? null;
  /** What speaks against it stands there at once, until it is told in full. */
  const notes = () => [
    ...(blocked() && !why() ? [say(blocked()!.message, props.voice)] : []),
    ...allNotesOf(props.choice).map((note) => say(note, props.voice)),
  ];
  return (
    <>
      <button
        type="button"
        class="choice"
        data-offer={props.offer}
        classList={{ strong: props.strong, blocked: blocked() !== null }}
        aria-disabled={blocked() !== null || props.disabled}
        aria-expanded={blocked() ? why() : undefined}
        disabled={props.disabled}
        onPointerEnter={(event) => event.pointerType === "mouse" && props.onLook?.(true)}
        onPointerLeave={() => props.onLook?.(false)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && props.onLook?.(true)}
        onBlur={() => props.onLook?.(false)}
        onClick={() => (blocked() ? setWhy(!why()) : props.onChoose())}
      >
        <span>
          {say(props.choice.label, props.voice)}
          {props.place ? ` · ${placeName(props.place, props.voice)}` : ""}
        </span>
        <Show when={notes().length}>
          <small class="notes">
            <Index each={notes()}>{(note) => <Note text={note()} />}</Index>
          </small>
        </Show>
      </button>
      <Show when={why() && blocked()}>{(reason) => <Why reason={reason()} voice={props.voice} />}</Show>
    </>
  );
}

/** What ends with a colon opens what follows it: no dot stands between them. */
function Note(props: { text: string }): JSX.Element {
  return <span classList={{ opens: /[:：]$/.test(props.text) }}>{props.text}</span>;
}

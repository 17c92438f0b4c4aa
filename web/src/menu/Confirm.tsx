import { For, Show, createMemo, onMount, type JSX } from "solid-js";
import type { Message, Reason } from "../api/types";
import { Icon } from "../icons/Icon";
import { placeName, say, t, type Voice } from "../i18n";
import { later } from "../lib/later";
import type { Chosen, Selection } from "./selection";
import { Why } from "./Why";

const Stepper = later(() => import("./Stepper").then((file) => file.Stepper));

/** What is about to be done, what it brings, and the one button that does it. */
export function Confirm(props: {
  chosen: Chosen;
  selection: Selection;
  voice: Voice;
  busy: boolean;
  /** What the server says would happen. */
  outcome: readonly Message[];
  refused: readonly Reason[];
  onDo: () => void;
}): JSX.Element {
  /** What would happen, without what the choice has said already. */
  const news = createMemo(() => {
    const told = new Set(props.chosen.notes.map((note) => JSON.stringify(note)));
    return props.outcome.filter((line) => !told.has(JSON.stringify(line)));
  });
  let box!: HTMLDivElement;
  onMount(() => box.scrollIntoView?.({ block: "nearest" }));
  return (
    <div class="confirm" ref={box}>
      <p class="confirm-label">
        {say(props.chosen.label, props.voice)}
        <Show when={props.chosen.place}>{(place) => <> · {placeName(place(), props.voice)}</>}</Show>
      </p>
      <Show when={props.chosen.number}>
        {(range) => <Stepper range={range()} value={props.selection.number()} onChange={props.selection.setNumber} />}
      </Show>
      {/* Above the outcome: it comes a moment later, and the button must not move away under the finger. */}
      <div class="confirm-buttons">
        <button
          type="button"
          class="primary"
          disabled={props.busy || props.refused.length > 0}
          onClick={() => props.onDo()}
        >
          <Icon name="check" /> {t("confirm")}
        </button>
        <button type="button" class="choice" disabled={props.busy} onClick={() => props.selection.back()}>
          {t("cancel")}
        </button>
      </div>
      <Outcome lines={[...props.chosen.notes, ...news()]} refused={props.refused} voice={props.voice} />
    </div>
  );
}

/** What would happen, and everything that is against it. */
export function Outcome(props: { lines: readonly Message[]; refused: readonly Reason[]; voice: Voice }): JSX.Element {
  return (
    <>
      <Show when={props.lines.length}>
        <ul class="outcome" aria-live="polite">
          <For each={props.lines}>{(line) => <li>{say(line, props.voice)}</li>}</For>
        </ul>
      </Show>
      <Show when={props.refused.length}>
        <ul class="outcome refused" aria-live="polite">
          <For each={props.refused}>
            {(reason) => (
              <li>
                <Why reason={reason} voice={props.voice} />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}

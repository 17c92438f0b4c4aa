import { For, onMount, type JSX } from "solid-js";
import type { Problem } from "../api/types";
import { say, t, type Voice } from "../i18n";

/** Why something was not done, in words; it comes into view by itself. */
export function Faults(props: { problem: Problem; voice?: Voice; onClose?: () => void }): JSX.Element {
  let box!: HTMLDivElement;
  onMount(() => box.scrollIntoView?.({ block: "nearest" }));
  return (
    <div class="fault" role="alert" ref={box}>
      <div>
        <For each={props.problem.reasons}>{(reason) => <p>{say(reason.message, props.voice)}</p>}</For>
      </div>
      {props.onClose && (
        <button type="button" class="link" aria-label={t("close")} onClick={() => props.onClose?.()}>
          ×
        </button>
      )}
    </div>
  );
}

import { For, type JSX } from "solid-js";
import type { Problem } from "../api/types";
import { say, type Voice } from "../i18n";

/** Why something was not done, in words. */
export function Faults(props: { problem: Problem; voice?: Voice; onClose?: () => void }): JSX.Element {
  return (
    <div class="fault" role="alert">
      <For each={props.problem.reasons}>{(reason) => <p>{say(reason.message, props.voice)}</p>}</For>
      {props.onClose && (
        <button type="button" class="link" onClick={() => props.onClose?.()}>
          ×
        </button>
      )}
    </div>
  );
}

import { Index, Show, type JSX } from "solid-js";
import type { Arg, Message } from "../api/types";
import { say, sayArg, type Voice } from "../i18n";

/** A figure that opens into its parts. */
export function Figure(props: { value: Arg; parts?: readonly Message[]; voice: Voice }): JSX.Element {
  const text = () => sayArg(props.value, props.voice);
  return (
    <Show when={props.parts?.length} fallback={<span class="figure">{text()}</span>}>
      <details class="parts">
        <summary class="figure">{text()}</summary>
        <ul class="popover">
          <Index each={props.parts}>{(part) => <li>{say(part(), props.voice)}</li>}</Index>
        </ul>
      </details>
    </Show>
  );
}

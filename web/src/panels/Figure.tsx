import { Index, Show, createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import type { Arg, Message } from "../api/types";
import { say, sayArg, type Voice } from "../i18n";
import { Said } from "../learn/Said";

/** How long a change stands beside its figure. */
const CHANGE_FOR = 1500;

/** A figure that opens into its parts; when it changes, by how much stands beside it for a moment. */
export function Figure(props: { value: Arg; parts?: readonly Message[]; voice: Voice }): JSX.Element {
  const text = () => sayArg(props.value, props.voice);
  const [change, setChange] = createSignal(0);
  createEffect(
    on(
      () => props.value,
      (value, before) => {
        if (typeof value !== "number" || typeof before !== "number") return;
        setChange(value - before);
        const timer = setTimeout(() => setChange(0), CHANGE_FOR);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  const figure = () => (
    <>
      <Show when={typeof props.value !== "number"} fallback={text()}>
        <Said text={text()} voice={props.voice} quiet />
      </Show>
      <Show when={change()} keyed>
        {(by) => (
          <span class="change" classList={{ less: by < 0 }} aria-hidden="true">
            {by > 0 ? "+" : "−"}
            {sayArg(Math.abs(by))}
          </span>
        )}
      </Show>
    </>
  );
  return (
    <Show when={props.parts?.length} fallback={<span class="figure">{figure()}</span>}>
      <details class="parts">
        <summary class="figure">{figure()}</summary>
        <ul class="popover">
          <Index each={props.parts}>{(part) => <li>{say(part(), props.voice)}</li>}</Index>
        </ul>
      </details>
    </Show>
  );
}

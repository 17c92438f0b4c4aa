/** A text in which the terms of the title are explained as soon as the explanations are there. */

import { Show, createSignal, type Component, type JSX } from "solid-js";
import type { Voice } from "../i18n";
import { settled } from "../lib/later";

export interface SaidProps {
  text: string;
  voice: Voice;
  /** Where there are many, the keyboard goes past them. */
  quiet?: boolean;
  /** How words are written, such as with places where they may break. */
  write?: (text: string) => string;
}

const [Explained, setExplained] = createSignal<Component<SaidProps>>();
let coming = false;

function fetchExplained(): void {
  if (coming) return;
  coming = true;
  void import("./Explained").then(
    (file) => setExplained(() => file.Explained),
    () => (coming = false),
  );
}

export function Said(props: SaidProps): JSX.Element {
  const ready = () => {
    if (settled() && !Explained()) fetchExplained();
    return Explained();
  };
  return (
    <Show when={ready()} fallback={props.write?.(props.text) ?? props.text}>
      {(Part) => Part()(props)}
    </Show>
  );
}

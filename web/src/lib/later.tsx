/** Parts that the first sight of a page does without: loaded when they are first drawn, or soon after it is there. */

import { Show, Suspense, createSignal, lazy, type Component, type JSX } from "solid-js";

const AFTER = 1000;
const parts: (() => Promise<unknown>)[] = [];

/** The part with a place of its own to wait in: what stands around it does not wait with it. */
export function later<P extends object>(load: () => Promise<Component<P>>): Component<P> {
  const Part = lazy(async () => ({ default: await load() }));
  parts.push(Part.preload);
  return inItsPlace(Part);
}

/** The same for a part that few tables ever draw: nobody fetches it before. */
export function onDemand<P extends object>(load: () => Promise<Component<P>>): Component<P> {
  return inItsPlace(lazy(async () => ({ default: await load() })));
}

function inItsPlace<P extends object>(Part: Component<P>): Component<P> {
  return (props: P): JSX.Element => (
    <Suspense fallback={<span class="coming" />}>
      <Part {...(props as P & JSX.IntrinsicAttributes)} />
    </Suspense>
  );
}

/** Whether nothing is waited for: time for what only adorns a page. */
const [settled, setSettled] = createSignal(true);
export { settled };

/** A part that is neither fetched nor drawn before the table stands. */
export function afterwards<P extends object>(load: () => Promise<Component<P>>): Component<P> {
  const Part = later(load);
  return (props: P): JSX.Element => (
    <Show when={settled()}>
      <Part {...(props as P & JSX.IntrinsicAttributes)} />
    </Show>
  );
}

/** While a table comes, nothing else is fetched; then what has not been drawn yet. */
export function fetchRest(): void {
  setSettled(false);
  setTimeout(() => {
    for (const load of parts.splice(0)) void load().catch(() => {});
    setSettled(true);
  }, AFTER);
}

/** Parts that the first sight of a page does without: they are loaded when they are first drawn. */

import { Suspense, lazy, type Component, type JSX } from "solid-js";

/** The part with a place of its own to wait in: what stands around it does not wait with it. */
export function later<P extends object>(load: () => Promise<Component<P>>): Component<P> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: P): JSX.Element => (
    <Suspense>
      <Part {...(props as P & JSX.IntrinsicAttributes)} />
    </Suspense>
  );
}

import {
  createComputed,
  createSignal,
  mapArray,
  onCleanup,
  untrack,
  type Accessor,
  type JSX,
  type Setter,
} from "solid-js";
import { sameItems } from "./distinct";

/** Draws a list whose elements keep their drawing as long as their id stays, also when their data change. */
export function keyed<T>(
  list: Accessor<readonly T[]>,
  id: (item: T) => string | number,
  draw: (item: Accessor<T>, id: string | number) => JSX.Element,
): JSX.Element {
  // Signals, not memos: an element whose data stayed the same is not even asked when another one changes.
  const items = new Map<string | number, readonly [Accessor<T>, Setter<T>]>();
  const [ids, setIds] = createSignal(take(untrack(list)), { equals: sameItems });
  createComputed(() => setIds(take(list())));

  /** What there is for each id now; what is gone keeps its last data until its drawing is gone. */
  function take(now: readonly T[]): (string | number)[] {
    return now.map((item) => {
      const key = id(item);
      const known = items.get(key);
      if (known) known[1](() => item);
      else items.set(key, createSignal<T>(item));
      return key;
    });
  }
  const drawn = mapArray(ids, (key) => {
    onCleanup(() => items.delete(key));
    return draw(items.get(key)![0], key);
  });
  return drawn as unknown as JSX.Element;
}

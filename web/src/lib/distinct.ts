/** Values that few moves change. A memo asks all that hang on it at each move, thousands of drawings; these do not. */

import { createComputed, createSignal, getListener, onCleanup, untrack, type Accessor, type Setter } from "solid-js";

/** Like a memo, but what hangs on it hears of it only when it has changed. */
export function distinct<T>(source: Accessor<T>, equals: (a: T, b: T) => boolean = Object.is): Accessor<T> {
  const [value, set] = createSignal<T>(untrack(source), { equals });
  createComputed(() => {
    const now = source();
    set(() => now);
  });
  return value;
}

export function sameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

/** Single answers out of one that changes as a whole: who asks for a key hears only when the answer for it changes. */
export function byKey<K, V>(answers: Accessor<(key: K) => V>): (key: K) => V {
  const asked = new Map<K, { value: Accessor<V>; set: Setter<V>; listeners: number }>();
  createComputed(() => {
    const now = answers();
    for (const [key, { set }] of asked) {
      const value = now(key);
      set(() => value);
    }
  });
  return (key) => {
    const now = () => untrack(answers)(key);
    if (!getListener()) return now();
    let one = asked.get(key);
    if (!one) {
      const [value, set] = createSignal<V>(now());
      asked.set(key, (one = { value, set, listeners: 0 }));
    }
    const entry = one;
    entry.listeners++;
    onCleanup(() => --entry.listeners || asked.delete(key));
    return entry.value();
  };
}

/** What is made of a thing once, as long as the thing stays the same. */
export function once<T extends object, V>(make: (thing: T) => V): (thing: T) => V {
  const made = new WeakMap<T, { value: V }>();
  return (thing) => {
    const known = made.get(thing) ?? { value: make(thing) };
    made.set(thing, known);
    return known.value;
  };
}

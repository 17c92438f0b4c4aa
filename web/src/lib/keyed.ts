import { createMemo, mapArray, type Accessor, type JSX } from "solid-js";

/** Draws a list whose elements keep their drawing as long as their id stays, also when their data change. */
export function keyed<T>(
  list: Accessor<readonly T[]>,
  id: (item: T) => string | number,
  draw: (item: Accessor<T>, id: string | number) => JSX.Element,
): JSX.Element {
  const byId = createMemo(() => new Map(list().map((item) => [id(item), item])));
  const ids = createMemo(() => list().map(id), undefined, {
    equals: (a, b) => a.length === b.length && a.every((value, i) => value === b[i]),
  });
  const drawn = mapArray(ids, (key) => {
    // A memo, so that an element whose data stayed the same does nothing when another one changes.
    const item = createMemo<T>((last) => byId().get(key) ?? last, byId().get(key) as T);
    return draw(item, key);
  });
  return drawn as unknown as JSX.Element;
}

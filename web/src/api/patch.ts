/** How one scene becomes the next: the three kinds of change that the server sends. Nothing is changed in place. */

import type { Change } from "./types";

type Json = unknown;
type Dict = { readonly [key: string]: Json };

export function patched<T>(old: T, changes: readonly Change[]): T {
  return changes.reduce<Json>((value, change) => apply(value, change.path, change), old) as T;
}

function apply(old: Json, path: readonly string[], change: Change): Json {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (change.op === "set") return change.value;
    if (change.op === "order" && Array.isArray(old)) return change.ids.map((id) => elements(old).get(id));
  } else if (Array.isArray(old)) {
    return [...inMap(elements(old), key, rest, change).values()];
  } else if (isDict(old)) {
    return Object.fromEntries(inMap(new Map(Object.entries(old)), key, rest, change));
  }
  throw new Error(`no place for ${JSON.stringify(change)}`);
}

function inMap(old: Map<string, Json>, key: string, rest: readonly string[], change: Change): Map<string, Json> {
  if (rest.length || change.op === "order") old.set(key, apply(old.get(key), rest, change));
  else if (change.op === "remove") old.delete(key);
  else old.set(key, merge(old.get(key), change.value));
  return old;
}

function elements(list: readonly Json[]): Map<string, Json> {
  return new Map(list.map((item) => [(item as { id: string }).id, item]));
}

function isDict(value: Json): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `next`, with the parts of `old` that are equal kept as they are, so that only what differs is drawn anew. */
export function shared<T>(old: T, next: T): T {
  return merge(old, next) as T;
}

function merge(old: Json, next: Json): Json {
  if (old === next) return old;
  if (Array.isArray(old) && Array.isArray(next)) {
    const known = hasIds(old) && hasIds(next) ? elements(old) : null;
    const made = next.map((item, i) => merge(known ? known.get((item as { id: string }).id) : old[i], item));
    return made.length === old.length && made.every((item, i) => item === old[i]) ? old : made;
  }
  if (isDict(old) && isDict(next)) {
    const made = Object.fromEntries(Object.entries(next).map(([key, value]) => [key, merge(old[key], value)]));
    const keys = Object.keys(made);
    return keys.length === Object.keys(old).length && keys.every((key) => made[key] === old[key]) ? old : made;
  }
  return next;
}

function hasIds(list: readonly Json[]): boolean {
  return list.every((item) => isDict(item) && typeof item["id"] === "string");
}

/** The terms of a title, and where they stand in a text; loaded when first asked for. */

import { FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import { language } from "./index";

export interface Term {
  id: string;
  name: string;
  /** What it means, in a sentence or two. */
  text: string;
  /** The paragraph of the rules. */
  rule: string;
}
/** A piece of a text: words, or a term as it is written there. */
export type Part = string | { term: Term; written: string };

interface Terms {
  byId: ReadonlyMap<string, Term>;
  /** Any word of theirs, the longest first; and whose it is. */
  pattern: RegExp;
  termOf(written: string): Term | undefined;
}

const FILES = import.meta.glob<string>("../../../src/railhead/i18n/locales/*/terms-*.ftl", {
  query: "?raw",
  import: "default",
});
const [known, setKnown] = createSignal<ReadonlyMap<string, Terms>>(new Map());
const asked = new Set<string>();

/** All terms of a title, in their order; none as long as they are not there. Reactive. */
export function termsOf(title: string): readonly Term[] {
  return [...(terms(title)?.byId.values() ?? [])];
}

/** What a term means; null as long as it is not known. Reactive. */
export function termOf(title: string, id: string): Term | null {
  return terms(title)?.byId.get(id) ?? null;
}

/** A text in pieces: each term where it stands first. Reactive. */
export function partsOf(text: string, title: string): Part[] {
  const found = terms(title);
  if (!found) return [text];
  const parts: Part[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(found.pattern)) {
    const term = found.termOf(match[0]);
    if (!term || seen.has(term.id)) continue;
    seen.add(term.id);
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ term, written: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function terms(title: string): Terms | undefined {
  const path = `../../../src/railhead/i18n/locales/${language()}/terms-${title}.ftl`;
  const found = known().get(path);
  if (!found) load(path, language());
  return found;
}

function load(path: string, lang: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  void FILES[path]?.().then(
    (file) => setKnown((old) => new Map(old).set(path, read(file, lang))),
    () => asked.delete(path),
  );
}

/** The terms of a file, and how their words are found. Exported for tests. */
export function read(file: string, lang: string): Terms {
  const byId = new Map<string, Term>();
  const words: [form: string, term: Term][] = [];
  for (const { id, value, attributes } of new FluentResource(file).body) {
    const said = (name: string) => (typeof attributes[name] === "string" ? attributes[name] : "");
    const term = { id: id.replace(/^term-/, ""), name: said("name"), text: String(value), rule: said("rule") };
    byId.set(term.id, term);
    for (const form of said("words").split(", ")) words.push([form, term]);
  }
  words.sort(([a], [b]) => b.length - a.length);
  const each = words.map(([form, term]) => [new RegExp(`^${expression(form)}$`, "iu"), term] as const);
  const any = words.map(([form]) => expression(form)).join("|");
  return {
    byId,
    // Japanese words stand side by side; elsewhere a word ends where its letters do.
    pattern: new RegExp(lang === "ja" ? any : `(?<![\\p{L}\\p{N}-])(?:${any})(?![\\p{L}\\p{N}])`, "giu"),
    termOf: (written) => each.find(([form]) => form.test(written))?.[1],
  };
}

/** A form as an expression: `*` behind a letter is any ending. */
function expression(form: string): string {
  return form
    .split(/(?<=\p{L})\*(?=\s|$)/u)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("\\p{L}*");
}

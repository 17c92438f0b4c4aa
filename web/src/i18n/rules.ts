/** A title's rules in short words, by paragraph; loaded when first asked for. */

import { FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import { language } from "./index";

export interface Paragraph {
  /** As it is cited: 7.2a, VI.3.2a, D20a. */
  number: string;
  text: string;
}
export interface Section {
  heading: string;
  paragraphs: readonly Paragraph[];
  /** Answers to open questions, for those who look for one. */
  rulings: boolean;
}
interface Known {
  sections: readonly Section[];
  texts: ReadonlyMap<string, string>;
}

const FILES = import.meta.glob<string>("../../../src/railhead/i18n/locales/*/rules-*.ftl", {
  query: "?raw",
  import: "default",
});
const [known, setKnown] = createSignal<ReadonlyMap<string, Known>>(new Map());
const asked = new Set<string>();

/** The paragraph in our short words; null as long as they are not there. Reactive. */
export function ruleText(title: string, rule: string): string | null {
  return rules(title)?.texts.get(rule.toUpperCase()) ?? null;
}

/** All rules of a title: the file's order is the order of the rules. None as long as they are not there. Reactive. */
export function ruleSections(title: string): readonly Section[] {
  return rules(title)?.sections ?? [];
}

function rules(title: string): Known | undefined {
  const path = `../../../src/railhead/i18n/locales/${language()}/rules-${title}.ftl`;
  const found = known().get(path);
  if (!found) load(path);
  return found;
}

function load(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  void FILES[path]?.().then(
    (file) => setKnown((old) => new Map(old).set(path, read(file))),
    () => asked.delete(path),
  );
}

/** Sections have numbers, Arabic or Roman ones; those with another letter are rulings. */
const RULINGS = /^rules-section-[a-hj-uwyz]$/;

/** The paragraph of a message: Roman numbers and the letters of rulings are large, further letters small. */
export function asCited(id: string): string {
  const parts = id.replace(/^rule-/, "").split("-");
  return parts.map((part) => part.replace(/^([ivx]+|[a-z])/, (letters) => letters.toUpperCase())).join(".");
}

function read(file: string): Known {
  const sections: (Section & { paragraphs: Paragraph[] })[] = [];
  const texts = new Map<string, string>();
  for (const { id, value } of new FluentResource(file).body) {
    if (typeof value !== "string") continue;
    if (id.startsWith("rules-section-")) sections.push({ heading: value, paragraphs: [], rulings: RULINGS.test(id) });
    else if (id.startsWith("rule-")) {
      const number = asCited(id);
      sections.at(-1)?.paragraphs.push({ number, text: value });
      texts.set(number.toUpperCase(), value);
    }
  }
  return { sections, texts };
}

/** A title's rules in short words, by paragraph; loaded when first asked for. */

import { FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import { language } from "./index";

const FILES = import.meta.glob<string>("../../../src/railhead/i18n/locales/*/rules-*.ftl", {
  query: "?raw",
  import: "default",
});
type Texts = ReadonlyMap<string, string>;
const [known, setKnown] = createSignal<ReadonlyMap<string, Texts>>(new Map());
const asked = new Set<string>();

/** The paragraph as the rules page names it: 7.2a is 7.2A there. */
export function anchorOf(rule: string): string {
  return `rule-${rule.toUpperCase()}`;
}

/** The paragraph in our short words; null as long as they are not there. Reactive. */
export function ruleText(title: string, rule: string): string | null {
  const path = `../../../src/railhead/i18n/locales/${language()}/rules-${title}.ftl`;
  const texts = known().get(path);
  if (!texts) load(path);
  return texts?.get(`rule-${rule.toLowerCase().replaceAll(".", "-")}`) ?? null;
}

function load(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  void FILES[path]?.().then(
    (file) => {
      const texts = new FluentResource(file).body.flatMap(({ id, value }) =>
        typeof value === "string" ? [[id, value] as const] : [],
      );
      setKnown((old) => new Map(old).set(path, new Map(texts)));
    },
    () => asked.delete(path),
  );
}

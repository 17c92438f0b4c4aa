/** Paragraphs and terms that are cited: the rules and the explanations come when the first one is asked for. */

import { createSignal } from "solid-js";
import { settled } from "../lib/later";

type Rules = typeof import("./rules");
type Terms = typeof import("./terms");

/** A module that is fetched when it is first needed and nothing else is waited for; undefined until then. Reactive. */
function fetched<M>(load: () => Promise<M>): () => M | undefined {
  const [found, setFound] = createSignal<M>();
  let coming = false;
  return () => {
    if (!found() && settled() && !coming) {
      coming = true;
      void load().then(
        (file) => setFound(() => file),
        () => (coming = false),
      );
    }
    return found();
  };
}

const rules = fetched<Rules>(() => import("./rules"));
const terms = fetched<Terms>(() => import("./terms"));

/** Where a paragraph stands on the rules page: large letters only. */
export function anchorOf(rule: string): string {
  return `rule-${rule.toUpperCase()}`;
}

/** The paragraph in our short words; null as long as they are not there. Reactive. */
export function ruleText(title: string, rule: string): string | null {
  return rules()?.ruleText(title, rule) ?? null;
}

/** What a term means; null as long as it is not known. Reactive. */
export function termText(title: string, id: string): string | null {
  return terms()?.termOf(title, id)?.text ?? null;
}

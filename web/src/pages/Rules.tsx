import { For, Show, createEffect, createResource, type JSX } from "solid-js";
import { FluentResource } from "@fluent/bundle";
import { language, need, t } from "../i18n";
import { Overviews } from "../learn/Overview";
import { Bar } from "./Bar";
import { allTitles } from "./titles";

const FILES = import.meta.glob<string>("../../../src/railhead/i18n/locales/*/rules-*.ftl", {
  query: "?raw",
  import: "default",
});

interface Section {
  heading: string;
  rules: { number: string; text: string }[];
}

/** A title's rules in short words, by paragraph: the file's order is the order of the rules. */
export default function Rules(props: { id: string }): JSX.Element {
  const titles = allTitles();
  const title = () => titles()?.find(({ id }) => id === props.id);
  const wanted = () => (title() ? ([title()!.package, language()] as const) : null);
  const [sections] = createResource(wanted, async ([name, lang]) => {
    await need(name);
    const load = FILES[`../../../src/railhead/i18n/locales/${lang}/rules-${name}.ftl`];
    return load ? read(await load()) : [];
  });
  // Links to a paragraph come before its text does.
  createEffect(
    () => sections() && document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(),
  );
  return (
    <>
      <Bar />
      <main class="page rules">
        <Show when={title()}>
          {(found) => <h1>{t("rules-of", { title: t("title-name", {}, { title: found().package, names: [] }) })}</h1>}
        </Show>
        <Show when={title()}>
          {(found) => <Overviews title={found()} voice={{ title: found().package, names: [] }} />}
        </Show>
        <nav>
          <ul>
            <For each={sections() ?? []}>
              {(section, i) => (
                <li>
                  <a href={`#section-${i()}`} target="_self">
                    {section.heading}
                  </a>
                </li>
              )}
            </For>
          </ul>
        </nav>
        <For each={sections() ?? []}>
          {(section, i) => (
            <section>
              <h2 id={`section-${i()}`}>{section.heading}</h2>
              <dl>
                <For each={section.rules}>
                  {(rule) => (
                    <div id={`rule-${rule.number}`}>
                      <dt>{rule.number}</dt>
                      <dd>{rule.text}</dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </main>
    </>
  );
}

function read(file: string): Section[] {
  const sections: Section[] = [];
  for (const { id, value } of new FluentResource(file).body) {
    if (typeof value !== "string") continue;
    if (id.startsWith("rules-section-")) sections.push({ heading: value, rules: [] });
    else if (id.startsWith("rule-"))
      sections.at(-1)?.rules.push({ number: id.slice(5).replace(/-/g, ".").toUpperCase(), text: value });
  }
  return sections;
}

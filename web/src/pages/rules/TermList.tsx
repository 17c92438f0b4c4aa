import { For, Show, type JSX } from "solid-js";
import { t, type Voice } from "../../i18n";
import { anchorOf } from "../../i18n/cited";
import { termsOf } from "../../i18n/terms";

/** Every term of the title with its sentence. */
export function TermList(props: { voice: Voice }): JSX.Element {
  return (
    <Show when={termsOf(props.voice.title).length}>
      <section id="terms">
        <h2>{t("rules-terms")}</h2>
        <dl class="term-list">
          <For each={termsOf(props.voice.title)}>
            {(term) => (
              <div id={`term-${term.id}`}>
                <dt>{term.name}</dt>
                <dd>
                  {term.text}{" "}
                  <a href={`#${anchorOf(term.rule)}`} target="_self">
                    {t("rule-paragraph", { rule: term.rule })}
                  </a>
                </dd>
              </div>
            )}
          </For>
        </dl>
      </section>
    </Show>
  );
}

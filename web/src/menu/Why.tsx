import { Show, type JSX } from "solid-js";
import type { Reason } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { anchorOf, ruleText } from "../i18n/cited";
import { Said } from "../learn/Said";

/** Why something cannot be: the reason, and the paragraph in short words with the way to the rules. */
export function Why(props: { reason: Reason; voice: Voice }): JSX.Element {
  return (
    <div class="why" role="status">
      <p>
        <Said text={say(props.reason.message, props.voice)} voice={props.voice} />
      </p>
      <Show when={props.reason.rule}>
        {(rule) => (
          <p class="why-rule">
            <a href={`/rules/${props.voice.id}#${anchorOf(rule())}`} target="_blank">
              {t("rule-paragraph", { rule: rule() })}
            </a>
            <Show when={ruleText(props.voice.title, rule())}>{(text) => <> — {text()}</>}</Show>
          </p>
        )}
      </Show>
    </div>
  );
}

/** The same in lines of plain text. */
export function whyNot(reason: Reason, voice: Voice): string[] {
  const text = reason.rule ? ruleText(voice.title, reason.rule) : null;
  return [say(reason.message, voice), ...(text ? [`${t("rule-paragraph", { rule: reason.rule! })} — ${text}`] : [])];
}

/** Under the question: what the coach would do and why, and its question before a gross mistake. */

import { For, Show, type JSX } from "solid-js";
import type { Action } from "../api/table";
import type { Message } from "../api/types";
import { Icon } from "../icons/Icon";
import { say, t, type Voice } from "../i18n";
import { Said } from "../learn/Said";
import { Faults } from "../pages/Faults";
import type { Coach } from "../table/useCoach";
import "../style/advice.css";

interface CoachProps {
  coach: Coach;
  voice: Voice;
  onDo: (action: Action) => void;
}

export function CoachBox(props: CoachProps): JSX.Element {
  return (
    <Show when={props.coach.there()}>
      <section class="coach" aria-label={t("coach")}>
        <Show when={!props.coach.advice() && !props.coach.doubted()}>
          <button type="button" class="link" disabled={props.coach.thinking()} onClick={() => void props.coach.ask()}>
            <Icon name="help" size={18} /> {t(props.coach.thinking() ? "coach-thinks" : "coach")}
          </button>
        </Show>
        <div aria-live="polite">
          <Show when={props.coach.problem()}>
            {(problem) => <Faults problem={problem()} voice={props.voice} onClose={props.coach.dismiss} />}
          </Show>
          <Show when={props.coach.advice()}>
            {(advice) => (
              <Advised {...props} heading="coach-says" does={advice().does} reasons={advice().reasons}>
                <button type="button" class="primary" onClick={() => props.onDo(advice().action)}>
                  {t("coach-do")}
                </button>
                <button type="button" class="choice small" onClick={() => props.coach.dismiss()}>
                  {t("coach-close")}
                </button>
              </Advised>
            )}
          </Show>
          <Show when={props.coach.doubted()}>
            {(doubted) => (
              <Advised {...props} heading="coach-asks" does={[]} reasons={doubted().reasons}>
                <button type="button" class="primary" onClick={() => props.coach.dismiss()}>
                  {t("coach-other")}
                </button>
                <button type="button" class="choice small" onClick={() => props.onDo(doubted().action)}>
                  {t("coach-anyway")}
                </button>
              </Advised>
            )}
          </Show>
        </div>
      </section>
    </Show>
  );
}

interface AdvisedProps extends CoachProps {
  heading: string;
  does: readonly Message[];
  reasons: readonly Message[];
  children: JSX.Element;
}

function Advised(props: AdvisedProps): JSX.Element {
  return (
    <>
      <h3>{t(props.heading)}</h3>
      <For each={props.does}>{(line) => <p class="coach-move">{say(line, props.voice)}</p>}</For>
      <ul>
        <For each={props.reasons}>
          {(reason) => (
            <li>
              <Said text={say(reason, props.voice)} voice={props.voice} />
            </li>
          )}
        </For>
      </ul>
      <div class="coach-ways">{props.children}</div>
    </>
  );
}

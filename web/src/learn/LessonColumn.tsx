/** What the lesson says beside the board, what it says about a try, and how to go on. */

import { For, Show, createEffect, on, type JSX } from "solid-js";
import type { LessonInfo, LogLine, Message, TitleInfo } from "../api/types";
import { Icon } from "../icons/Icon";
import { say, t, type Voice } from "../i18n";
import { anchorOf } from "../i18n/cited";
import type { Lesson } from "./openLesson";
import { playFirstGame } from "./firstGame";
import { forgetPlace } from "./place";
import { learned } from "./progress";
import { Said } from "./Said";

interface ColumnProps {
  lesson: Lesson;
  info: LessonInfo;
  /** The lesson after this one. */
  next: LessonInfo | null;
  /** The title, where enough has been learned for a first game. */
  first: TitleInfo | null;
  voice: Voice;
}

export function LessonColumn(props: ColumnProps): JSX.Element {
  const at = () => props.lesson.at()!;
  const isOver = () => at().verdict === "done" && at().step > props.info.steps;
  const name = () => t(`lesson-${props.info.id}`, {}, props.voice);
  let text!: HTMLElement;
  createEffect(
    on(isOver, (over) => {
      if (!over) return;
      learned(props.info.title, props.info.id);
      forgetPlace();
    }),
  );
  // What is new is read out, and on a phone it comes into view.
  createEffect(on([() => at().step, () => at().verdict], () => text.scrollIntoView?.({ block: "nearest" })));
  return (
    <section class="lesson" aria-label={name()} ref={text}>
      <header>
        <a href="/learn" class="lesson-back">
          {t("learn")}
        </a>
        <h2>{name()}</h2>
        <Show when={!isOver()}>
          <p class="lesson-aim" classList={{ past: at().step > 1 }}>
            {t(`lesson-${props.info.id}-aim`, {}, props.voice)}
          </p>
        </Show>
        <StepDots at={Math.min(at().step, props.info.steps)} of={props.info.steps} />
      </header>
      <Show when={!isOver()} fallback={<Learned {...props} />}>
        <Others lines={at().position.log} voice={props.voice} />
        <div aria-live="polite">
          <Show when={at().verdict !== "done"}>
            <p class="lesson-says">
              <Said text={say(at().says, props.voice)} voice={props.voice} />
            </p>
          </Show>
          <Show when={at().verdict === "missed" || at().comment}>
            <p class="lesson-comment" classList={{ missed: at().verdict === "missed" }}>
              <Said text={comment(at().comment, props.voice)} voice={props.voice} />
            </p>
          </Show>
          <Show when={at().verdict === "done"}>
            <p class="lesson-says">{t("lesson-part-done")}</p>
          </Show>
        </div>
        <Ways lesson={props.lesson} />
      </Show>
    </section>
  );
}

function comment(own: Message | null, voice: Voice): string {
  return own ? say(own, voice) : t("lesson-miss");
}

/** How far one has come. */
function StepDots(props: { at: number; of: number }): JSX.Element {
  return (
    <p class="lesson-steps" role="img" aria-label={t("lesson-step", { step: props.at, of: props.of })}>
      <For each={Array.from({ length: props.of }, (_, i) => i + 1)}>
        {(step) => <span classList={{ past: step < props.at, present: step === props.at }} />}
      </For>
    </p>
  );
}

/** What others did since the learner's last move. */
function Others(props: { lines: readonly LogLine[]; voice: Voice }): JSX.Element {
  const since = () => props.lines.slice(props.lines.findLastIndex(({ seat }) => seat === 0) + 1);
  const told = () => since().filter(({ seat }) => seat !== null);
  return (
    <Show when={told().length}>
      <ul class="lesson-others">
        <For each={told()}>
          {(line) => <li>{line.messages.map((message) => say(message, props.voice)).join(" ")}</li>}
        </For>
      </ul>
    </Show>
  );
}

/** The buttons: on, undo, show me. */
function Ways(props: { lesson: Lesson }): JSX.Element {
  const at = () => props.lesson.at()!;
  const busy = () => props.lesson.table.busy();
  return (
    <div class="lesson-ways">
      <Show when={at().verdict === "missed"}>
        <button type="button" class="primary" disabled={busy()} onClick={() => void props.lesson.undo()}>
          <Icon name="undo" size={18} /> {t("lesson-undo")}
        </button>
      </Show>
      <Show when={at().verdict === "asked" && at().shows}>
        <button type="button" class="primary" disabled={busy()} onClick={() => void props.lesson.read()}>
          {t("lesson-continue")}
        </button>
      </Show>
      <Show when={at().verdict === "asked" && !at().shows}>
        <button type="button" class="choice small" disabled={busy()} onClick={() => void props.lesson.show()}>
          {t("lesson-show")}
        </button>
      </Show>
      <Show when={at().verdict === "done"}>
        <button
          type="button"
          class="primary"
          disabled={busy()}
          onClick={() => void props.lesson.open(props.lesson.part() + 1)}
        >
          {t("lesson-continue")}
        </button>
      </Show>
    </div>
  );
}

/** The end: what was learned, where the rules say it, and where to go next. */
function Learned(props: ColumnProps): JSX.Element {
  const at = () => props.lesson.at()!;
  return (
    <>
      <Show when={at().comment}>{(own) => <p class="lesson-comment">{say(own(), props.voice)}</p>}</Show>
      <h3>{t("lesson-learned")}</h3>
      <p class="lesson-says">
        <Said text={t(`lesson-${props.info.id}-learned`, {}, props.voice)} voice={props.voice} />
      </p>
      <p class="faint">
        {t("lesson-rules")}{" "}
        <For each={props.info.rules}>
          {(rule) => (
            <>
              <a href={`/rules/${props.info.title}#${anchorOf(rule)}`} target="_blank">
                {rule}
              </a>{" "}
            </>
          )}
        </For>
      </p>
      <div class="lesson-ways">
        <Show
          when={props.next}
          fallback={
            <a class="primary" href="/learn">
              {t("learn-all")}
            </a>
          }
        >
          {(next) => (
            <a class="primary" href={`/learn/${next().title}/${next().id}`}>
              {t("lesson-next", { name: t(`lesson-${next().id}`, {}, props.voice) })}
            </a>
          )}
        </Show>
        <Show when={props.first?.first}>
          {(first) => (
            <button type="button" class="choice small" onClick={() => void playFirstGame(props.first!, first())}>
              {t("learn-first-game")}
            </button>
          )}
        </Show>
        <button type="button" class="choice small" onClick={() => void props.lesson.open(0)}>
          {t("lesson-again")}
        </button>
      </div>
    </>
  );
}

import { For, Show, createResource, type JSX } from "solid-js";
import { http } from "../api/http";
import type { LessonInfo, TitleInfo } from "../api/types";
import { Icon } from "../icons/Icon";
import { needBeside, t, type Voice } from "../i18n";
import { Bar } from "../pages/Bar";
import { allTitles, voiceOf } from "../pages/titles";
import { playFirstGame } from "./firstGame";
import { isLearned } from "./progress";
import "../style/learn.css";
import "../style/pages.css";

/** All lessons, by title, with what has been learned. */
export default function Learn(): JSX.Element {
  const titles = allTitles();
  const [lessons] = createResource(titles, async (found) => {
    const all = await http.lessons().catch(() => []);
    await Promise.all(found.map(({ package: name }) => needBeside(name, `lessons-${name}`)));
    return all;
  });
  const of = (title: TitleInfo) => (lessons() ?? []).filter((lesson) => lesson.title === title.id);
  return (
    <>
      <Bar />
      <main class="page learn">
        <h1>{t("learn")}</h1>
        <p>{t("learn-about")}</p>
        <For each={lessons() ? (titles() ?? []) : []}>
          {(title) => (
            <Show when={of(title).length}>
              <Course title={title} lessons={of(title)} voice={voiceOf(title)} />
            </Show>
          )}
        </For>
      </main>
    </>
  );
}

/** The lessons of a title; the first one that is still to do stands out. */
function Course(props: { title: TitleInfo; lessons: readonly LessonInfo[]; voice: Voice }): JSX.Element {
  const done = () => props.lessons.filter(({ title, id }) => isLearned(title, id)).length;
  const next = () => props.lessons.find(({ title, id }) => !isLearned(title, id));
  return (
    <section class="course">
      <h2>{t("title-name", {}, props.voice)}</h2>
      <p class="faint">
        {t("learn-progress", { done: done(), of: props.lessons.length })} ·{" "}
        <a href={`/rules/${props.title.id}#overview-game`}>{t("overview-game", {}, props.voice)}</a> ·{" "}
        <a href={`/rules/${props.title.id}`}>{t("rules")}</a>
      </p>
      <ol>
        <For each={props.lessons}>
          {(lesson, i) => (
            <li>
              <a
                class="lesson-link"
                classList={{ next: next() === lesson, done: isLearned(lesson.title, lesson.id) }}
                href={`/learn/${lesson.title}/${lesson.id}`}
              >
                <span class="lesson-number">
                  <Show when={isLearned(lesson.title, lesson.id)} fallback={i() + 1}>
                    <Icon name="check" size={18} label={t("learn-done")} />
                  </Show>
                </span>
                <span>
                  <b>{t(`lesson-${lesson.id}`, {}, props.voice)}</b>
                  <small>{t(`lesson-${lesson.id}-aim`, {}, props.voice)}</small>
                </span>
                <span class="faint">{t("learn-minutes", { minutes: lesson.minutes })}</span>
              </a>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.title.first}>
        {(first) => (
          <p>
            <button
              type="button"
              class="button first-game-button"
              classList={{ primary: isLearned(props.title.id, first().after) }}
              onClick={() => void playFirstGame(props.title, first())}
            >
              {t("learn-first-game")}
            </button>
          </p>
        )}
      </Show>
    </section>
  );
}

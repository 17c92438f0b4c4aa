import { For, Show, createResource, type JSX } from "solid-js";
import { http } from "../../api/http";
import { t } from "../../i18n";
import { hasLearned, isLearned } from "../../learn/progress";
import { allTitles, voiceOf } from "../titles";

/** For who has begun to learn: the next lesson of each title. */
export function Lessons(): JSX.Element {
  const titles = allTitles();
  const [lessons] = createResource(hasLearned, () => http.lessons().catch(() => []));
  const begun = () =>
    (titles() ?? []).flatMap((title) => {
      const all = (lessons() ?? []).filter((lesson) => lesson.title === title.id);
      const next = all.find(({ id }) => !isLearned(title.id, id));
      const done = all.filter(({ id }) => isLearned(title.id, id)).length;
      return next && done ? [{ title, next, done, of: all.length }] : [];
    });
  return (
    <Show when={begun().length}>
      <section class="my-games">
        <h2>{t("home-lessons")}</h2>
        <ul>
          <For each={begun()}>
            {({ title, next, done, of }) => (
              <li>
                <a class="game-link" href={`/learn/${title.id}/${next.id}`}>
                  <b>{t("title-name", {}, voiceOf(title))}</b>
                  <span>{t("learn-progress", { done, of })}</span>
                  <span class="game-state">{t("lesson-continue")}</span>
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

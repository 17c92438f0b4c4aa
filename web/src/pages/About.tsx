import { For, type JSX } from "solid-js";
import { t } from "../i18n";
import { useTitle } from "../lib/title";
import { Bar } from "./Bar";
import { allTitles, voiceOf } from "./titles";

/** What this is, and whose games these are. */
export default function About(): JSX.Element {
  useTitle(() => t("about"));
  const titles = allTitles();
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{t("about")}</h1>
        <p>{t("about-what")}</p>
        <p>{t("about-unofficial")}</p>
        <ul>
          <For each={titles() ?? []}>
            {(title) => (
              <li>
                <b>{t("title-name", {}, voiceOf(title))}</b>: {t(`about-${title.package}`)}
              </li>
            )}
          </For>
        </ul>
      </main>
    </>
  );
}

import { For, Show, createResource, type JSX } from "solid-js";
import { http } from "../api/http";
import { t } from "../i18n";
import { useTitle } from "../lib/title";
import { Bar } from "./Bar";
import { allTitles } from "./titles";
import "../style/pages.css";

/** What this is, whose games these are, and which version of the program. */
export default function About(): JSX.Element {
  useTitle(() => t("about"));
  const titles = allTitles();
  const [server] = createResource(() => http.server().catch(() => null));
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{t("about")}</h1>
        <p>{t("about-what")}</p>
        <p>{t("about-unofficial")}</p>
        <ul class="about-titles">
          <For each={titles() ?? []}>{(title) => <li>{t(`about-${title.package}`)}</li>}</For>
        </ul>
        <p>{t("about-licence")}</p>
        <Show when={server()}>
          {(found) => <p class="faint">{t("about-version", { version: found().version })}</p>}
        </Show>
      </main>
    </>
  );
}

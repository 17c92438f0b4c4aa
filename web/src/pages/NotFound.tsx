import type { JSX } from "solid-js";
import { t } from "../i18n";
import { useTitle } from "../lib/title";
import { Bar } from "./Bar";

/** Nothing is at this address. */
export default function NotFound(): JSX.Element {
  useTitle(() => t("not-found"));
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{t("not-found")}</h1>
        <p>{t("not-found-about")}</p>
        <p>
          <a href="/">{t("home")}</a> · <a href="/archive">{t("archive")}</a>
        </p>
      </main>
    </>
  );
}

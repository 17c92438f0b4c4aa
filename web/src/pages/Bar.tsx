import { For, type JSX } from "solid-js";
import { person } from "../api/session";
import { Icon } from "../icons/Icon";
import { LANGUAGES, language, ownName, switchTo, t } from "../i18n";
import { isNarrow } from "../lib/media";
import { theme, toggleTheme } from "../lib/theme";

/** The thin bar on top: where one is, and the switches that every page has. */
export function Bar(props: { children?: JSX.Element }): JSX.Element {
  return (
    <header class="bar">
      <a class="brand" href="/">
        <img src="/icon.svg" alt={t("home")} width="26" height="26" /> <span>Railhead</span>
      </a>
      <div class="bar-middle">{props.children}</div>
      <div class="bar-end">
        <a class="tool" href="/account" title={person()?.name ?? t("account")} aria-label={t("account")}>
          <Icon name="passenger" />
        </a>
        <select
          class="language"
          aria-label={t("language")}
          value={language()}
          onChange={(event) => void switchTo(event.currentTarget.value)}
        >
          <For each={LANGUAGES}>
            {(lang) => <option value={lang}>{isNarrow() ? lang.toUpperCase() : ownName(lang)}</option>}
          </For>
        </select>
        <button type="button" class="tool" onClick={toggleTheme} title={t("theme")} aria-label={t("theme")}>
          <Icon name={theme() === "dark" ? "sun" : "moon"} />
        </button>
      </div>
    </header>
  );
}

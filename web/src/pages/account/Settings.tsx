import { For, Show, type JSX } from "solid-js";
import { http } from "../../api/http";
import { becomes, person } from "../../api/session";
import type { Choices } from "../../api/types";
import { LANGUAGES, language, ownName, switchTo, t } from "../../i18n";
import { choicesHere } from "../../lib/choices";
import { compact, ring, setCompact, setSound, setStrong, sound, strong } from "../../lib/settings";
import { chooseTheme, themeChoice, type ThemeChoice } from "../../lib/theme";
import { Alerts } from "./Alerts";
import { Check } from "./parts";

const THEMES: readonly ThemeChoice[] = ["auto", "light", "dark"];

/** How the pages look and how one is told about one's turn; kept in this browser, and by the account for the others. */
export function Settings(): JSX.Element {
  const isPublic = () => person()?.choices.public_profile ?? false;

  /** What is set in this browser, and what the account alone knows, with what changes of it. */
  function keep(changed: Partial<Choices> = {}): void {
    if (person()?.login)
      void http
        .changeProfile({ choices: { ...person()!.choices, ...choicesHere(), ...changed } })
        .then(becomes)
        .catch(() => {});
  }
  async function speak(lang: string): Promise<void> {
    await switchTo(lang);
    if (person())
      await http
        .changeProfile({ lang })
        .then(becomes)
        .catch(() => {});
  }

  return (
    <section class="form settings">
      <h2>{t("settings")}</h2>
      <label class="field">
        <span>{t("language")}</span>
        <select value={language()} onChange={(event) => void speak(event.currentTarget.value)}>
          <For each={LANGUAGES}>{(lang) => <option value={lang}>{ownName(lang)}</option>}</For>
        </select>
      </label>
      <label class="field">
        <span>{t("theme")}</span>
        <select
          value={themeChoice()}
          onChange={(event) => (chooseTheme(event.currentTarget.value as ThemeChoice), keep())}
        >
          <For each={THEMES}>{(choice) => <option value={choice}>{t(`theme-${choice}`)}</option>}</For>
        </select>
      </label>
      <Check label={t("setting-strong")} checked={strong()} onChange={(on) => (setStrong(on), keep())} />
      <Check label={t("setting-compact")} checked={compact()} onChange={(on) => (setCompact(on), keep())} />
      <Check label={t("setting-sound")} checked={sound()} onChange={(on) => (setSound(on), on && ring(), keep())} />
      <Show when={person()?.login}>
        <Check label={t("setting-public")} checked={isPublic()} onChange={(on) => keep({ public_profile: on })} />
      </Show>
      <Alerts keep={keep} />
    </section>
  );
}

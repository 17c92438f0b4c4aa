import { Show, type JSX } from "solid-js";
import type { FirstGame as FirstSetup, TitleInfo } from "../../api/types";
import { t } from "../../i18n";
import { voiceOf } from "../titles";

/** How hard the title is, and what is recommended for a first game, set up by one touch. */
export function FirstGame(props: { title: TitleInfo; onChoose: (first: FirstSetup) => void }): JSX.Element {
  return (
    <Show when={props.title.first}>
      {(first) => (
        <section class="first-game">
          <p>
            {t("title-difficulty", {}, voiceOf(props.title))} <a href="/learn">{t("learn")}</a>
          </p>
          <p>
            {t("first-game", {}, voiceOf(props.title))}{" "}
            <button type="button" class="choice small" onClick={() => props.onChoose(first())}>
              {t("new-first")}
            </button>
          </p>
        </section>
      )}
    </Show>
  );
}

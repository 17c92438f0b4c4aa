import { For, Show, type JSX } from "solid-js";
import type { GameInfo } from "../../api/types";
import { t } from "../../i18n";
import { optionWords } from "../options";
import { allTitles } from "../titles";

/** What is going to be played: the map and the other options, how seats are found, how fast. */
export function Terms(props: { game: GameInfo; title: string }): JSX.Element {
  const titles = allTitles();
  const title = () => titles()?.find(({ id }) => id === props.game.title);
  return (
    <section class="panel terms" aria-label={t("terms")}>
      <h2>{t("terms")}</h2>
      <img class="picture" src={`/api/games/${props.game.id}/picture.svg`} alt="" loading="lazy" />
      <Show when={title()}>
        {(found) => (
          <dl>
            <For each={found().options}>
              {(option) => {
                const words = () => optionWords(found(), option, props.game.options[option.name]);
                return (
                  <div>
                    <dt>{words()[0]}</dt>
                    <dd>{words()[1]}</dd>
                  </div>
                );
              }}
            </For>
            <div>
              <dt>{t("pace")}</dt>
              <dd>{t(`pace-${props.game.pace}`)}</dd>
            </div>
            <div>
              <dt>{t("new-seating")}</dt>
              <dd>{t(props.game.seating === "lot" ? "waiting-lot" : "waiting-fixed")}</dd>
            </div>
            <div>
              <dt>{t("access")}</dt>
              <dd>{t(`access-${props.game.access}`)}</dd>
            </div>
            <Show when={props.game.rated}>
              <div>
                <dt>{t("profile-rating")}</dt>
                <dd>{t("terms-rated")}</dd>
              </div>
            </Show>
          </dl>
        )}
      </Show>
      <p>
        <a href={`/rules/${props.game.title}`} target="_blank">
          {t("rules")}
        </a>
      </p>
    </section>
  );
}

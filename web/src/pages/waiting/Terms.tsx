import { For, Show, createSignal, onCleanup, type JSX } from "solid-js";
import type { GameInfo, OptionInfo, TitleInfo } from "../../api/types";
import { language, t } from "../../i18n";
import { optionWords } from "../options";
import { clockTerms } from "../new/clockTerms";
import { allTitles } from "../titles";

/** What is going to be played: the map and the other options, how seats are found, how fast. */
export function Terms(props: { game: GameInfo; title: string }): JSX.Element {
  const titles = allTitles();
  const title = () => titles()?.find(({ id }) => id === props.game.title);
  /** The map is said in any case, the rest where it is not as usual. */
  const isChosen = (option: OptionInfo) =>
    option.name === "map" || (props.game.options[option.name] ?? option.values[0]) !== option.values[0];
  const chosen = (found: TitleInfo) => found.options.filter(isChosen);
  const usual = (found: TitleInfo) => found.options.filter((option) => !isChosen(option));
  return (
    <section class="panel terms" aria-label={t("terms")}>
      <h2>{t("terms")}</h2>
      <MapPicture game={props.game.id} />
      <Show when={title()}>
        {(found) => (
          <dl>
            <Options title={found()} options={chosen(found())} game={props.game} />
            <div>
              <dt>{t("pace")}</dt>
              <dd>{t(`pace-${props.game.pace}`)}</dd>
            </div>
            <Show when={props.game.clock}>
              {(clock) => (
                <div>
                  <dt>{t("clocks")}</dt>
                  <dd>{clockTerms(clock())}</dd>
                </div>
              )}
            </Show>
            <div>
              <dt>{t("new-seating")}</dt>
              <dd>{t(props.game.seating === "lot" ? "waiting-lot" : "waiting-fixed")}</dd>
            </div>
            <div>
              <dt>{t("access")}</dt>
              <dd>{t(`access-${props.game.access}`)}</dd>
            </div>
            <Show when={props.game.coach && props.game.seats.some(({ kind }) => kind === "open")}>
              <div>
                <dt>{t("terms-coach-name")}</dt>
                <dd>{t("terms-coach")}</dd>
              </div>
            </Show>
            <Show when={props.game.rated}>
              <div>
                <dt>{t("profile-rating")}</dt>
                <dd>{t("terms-rated")}</dd>
              </div>
            </Show>
          </dl>
        )}
      </Show>
      <Show when={title()}>
        {(found) => (
          <Show when={usual(found()).length}>
            <details>
              <summary>{t("terms-usual", { count: usual(found()).length })}</summary>
              <dl>
                <Options title={found()} options={usual(found())} game={props.game} />
              </dl>
            </details>
          </Show>
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

function Options(props: { title: TitleInfo; options: readonly OptionInfo[]; game: GameInfo }): JSX.Element {
  return (
    <For each={props.options}>
      {(option) => {
        const words = () => optionWords(props.title, option, props.game.options[option.name]);
        return (
          <div>
            <dt>{words()[0]}</dt>
            <dd>{words()[1]}</dd>
          </div>
        );
      }}
    </For>
  );
}

/** How often a picture that has not come is asked for again, and after how many milliseconds. */
const [TRIES, AGAIN] = [8, 2500];

/** The map with these options. A busy server may not have drawn it at once. */
function MapPicture(props: { game: string }): JSX.Element {
  const [tries, setTries] = createSignal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const later = () => {
    if (tries() < TRIES) timer = setTimeout(() => setTries(tries() + 1), AGAIN);
  };
  const address = () => `/api/games/${props.game}/picture.svg?lang=${language()}`;
  return <img class="picture" src={address() + (tries() ? `&try=${tries()}` : "")} alt="" onError={later} />;
}

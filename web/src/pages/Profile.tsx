import { For, Show, createResource, type JSX } from "solid-js";
import { Fault, http } from "../api/http";
import { person } from "../api/session";
import type { PersonProfile, TitleRecord } from "../api/types";
import { need, t } from "../i18n";
import { useTitle } from "../lib/title";
import { Bar } from "./Bar";
import { Faults } from "./Faults";
import { GameLink } from "./GameLink";
import { allTitles, packageOf } from "./titles";
import "../style/pages.css";

/** Until a rating is as sure as this it is only a first guess. */
const SURE = 200;

/** What somebody has played: by title, against whom, and the latest games. */
export default function Profile(props: { id: string }): JSX.Element {
  const titles = allTitles();
  const [found] = createResource(
    () => titles() && ([props.id, person()?.id] as const),
    async ([id]) => {
      try {
        const profile = await http.profile(id);
        await need(...new Set(profile.titles.map(({ title }) => packageOf(title))));
        return profile;
      } catch (fault) {
        if (fault instanceof Fault) return fault;
        throw fault;
      }
    },
  );
  const profile = () => (found() instanceof Fault ? null : (found() as PersonProfile | undefined));
  const fault = () => (found() instanceof Fault ? (found() as Fault) : null);
  useTitle(() => profile()?.name ?? t("profile"));
  return (
    <>
      <Bar />
      <main class="page profile">
        <Show when={fault()}>
          {(error) => (
            <>
              <h1>{t("profile")}</h1>
              <Faults problem={error().problem} />
            </>
          )}
        </Show>
        <Show when={profile()}>{(shown) => <Shown profile={shown()} />}</Show>
      </main>
    </>
  );
}

function Shown(props: { profile: PersonProfile }): JSX.Element {
  return (
    <>
      <h1>{props.profile.name}</h1>
      <Show when={props.profile.yours}>
        <p class="faint">
          {t(props.profile.public ? "profile-public" : "profile-private")} <a href="/account">{t("account")}</a>
        </p>
      </Show>
      <Show when={props.profile.titles.length} fallback={<p>{t("profile-none")}</p>}>
        <Results titles={props.profile.titles} />
      </Show>
      <Show when={props.profile.opponents.length}>
        <Opponents profile={props.profile} />
      </Show>
      <Show when={props.profile.games.length}>
        <section class="my-games">
          <h2>{t("profile-latest")}</h2>
          <ul>
            <For each={props.profile.games}>
              {(game) => (
                <li>
                  <GameLink game={game} />
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </>
  );
}

/** What is told of a title, each under its heading; on a phone the heading stands before it. */
const COLUMNS: readonly (readonly [name: string, figure: (one: TitleRecord) => JSX.Element])[] = [
  ["profile-games", ({ games }) => games],
  ["profile-wins", ({ places }) => places[0] ?? 0],
  ["profile-places", placesOf],
  ["profile-score", ({ score }) => score],
  ["profile-rating", ratingOf],
];

function Results(props: { titles: readonly TitleRecord[] }): JSX.Element {
  return (
    <section class="panel sheet">
      <h2>{t("profile-results")}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label={t("profile-results")}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{t("home-titles")}</th>
              <For each={COLUMNS}>{([name]) => <th scope="col">{t(name)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={props.titles}>
              {(one) => (
                <tr>
                  <th scope="row">{t("title-name", {}, { title: packageOf(one.title), names: [] })}</th>
                  <For each={COLUMNS}>{([name, figure]) => <td data-name={t(name)}>{figure(one)}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <p class="faint">{t("profile-rating-about")}</p>
    </section>
  );
}

function placesOf({ places }: TitleRecord): string {
  return places.map((count, before) => t("profile-place", { place: before + 1, count })).join(" · ");
}

function ratingOf({ rating }: TitleRecord): string {
  if (!rating) return "–";
  return `${rating.points}${rating.doubt > SURE ? "?" : ""} ± ${rating.doubt}`;
}

function Opponents(props: { profile: PersonProfile }): JSX.Element {
  return (
    <section class="panel sheet">
      <h2>{t("profile-opponents")}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label={t("profile-opponents")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("players")}</th>
              <th scope="col">{t("profile-games")}</th>
              <th scope="col">{t("profile-ahead")}</th>
              <th scope="col">{t("profile-behind")}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.profile.opponents}>
              {(one) => (
                <tr>
                  <th scope="row">{one.name}</th>
                  <td>{one.games}</td>
                  <td>{one.ahead}</td>
                  <td>{one.behind}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </section>
  );
}

import { For, Show, createEffect, createSignal, on, type JSX } from "solid-js";
import { http } from "../api/http";
import type { GameInfo } from "../api/types";
import { need, t } from "../i18n";
import { Bar } from "./Bar";
import { GameLink } from "./GameLink";
import { allTitles, packageOf, voiceOf } from "./titles";

/** Games that are open to all, and one's own: by title and by a player's name. */
export default function Archive(): JSX.Element {
  const titles = allTitles();
  const [title, setTitle] = createSignal("");
  const [player, setPlayer] = createSignal("");
  const [status, setStatus] = createSignal("");
  const [games, setGames] = createSignal<readonly GameInfo[]>([]);
  const [more, setMore] = createSignal<string | null>(null);

  async function load(before: string | null): Promise<void> {
    const query: Record<string, string> = {};
    if (title()) query["title"] = title();
    if (player()) query["player"] = player();
    if (status()) query["status"] = status();
    if (before) query["before"] = before;
    const found = await http.archive(query);
    await need(...new Set(found.games.map((game) => packageOf(game.title))));
    setGames((old) => (before ? [...old, ...found.games] : found.games));
    setMore(found.more);
  }
  createEffect(on([title, player, status, titles], () => titles() && void load(null)));

  return (
    <>
      <Bar />
      <main class="page">
        <h1>{t("archive")}</h1>
        <div class="row filters">
          <select
            aria-label={t("home-titles")}
            value={title()}
            onChange={(event) => setTitle(event.currentTarget.value)}
          >
            <option value="">{t("archive-all")}</option>
            <For each={titles() ?? []}>
              {(one) => <option value={one.id}>{t("title-name", {}, voiceOf(one))}</option>}
            </For>
          </select>
          <select
            aria-label={t("archive-status")}
            value={status()}
            onChange={(event) => setStatus(event.currentTarget.value)}
          >
            <option value="">{t("archive-any")}</option>
            <option value="running">{t("archive-running")}</option>
            <option value="over">{t("archive-over")}</option>
          </select>
          <input
            type="search"
            aria-label={t("archive-player")}
            placeholder={t("archive-player")}
            value={player()}
            onChange={(event) => setPlayer(event.currentTarget.value.trim())}
          />
        </div>
        <div class="my-games">
          <ul>
            <For each={games()} fallback={<li class="faint">{t("archive-none")}</li>}>
              {(game) => (
                <li>
                  <GameLink game={game} />
                </li>
              )}
            </For>
          </ul>
          <Show when={more()}>
            {(next) => (
              <button type="button" class="choice" onClick={() => void load(next())}>
                {t("archive-more")}
              </button>
            )}
          </Show>
        </div>
      </main>
    </>
  );
}

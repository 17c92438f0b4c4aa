import { For, Show, createEffect, createSignal, type JSX } from "solid-js";
import { createStore } from "solid-js/store";
import { http } from "../api/http";
import { person } from "../api/session";
import type { GameInfo } from "../api/types";
import { need, t } from "../i18n";
import { useTitle } from "../lib/title";
import { query } from "../router";
import { Check } from "./account/parts";
import { Bar } from "./Bar";
import { GameLink } from "./GameLink";
import { valueWords } from "./options";
import { allTitles, packageOf, voiceOf } from "./titles";
import "../style/pages.css";

interface Wanted {
  title: string;
  map: string;
  status: string;
  player: string;
  since: string;
  until: string;
  mine: boolean;
}

const DAY = 86_400;
/** When a day begins here, as the server counts. */
const startOf = (date: string) => Math.floor(new Date(`${date}T00:00`).getTime() / 1000);

/** Games that are open to all, and one's own: by title and map, by a player's name, by date. */
export default function Archive(): JSX.Element {
  useTitle(() => t("archive"));
  const titles = allTitles();
  const [wanted, setWanted] = createStore<Wanted>({
    title: "",
    map: "",
    status: "",
    player: "",
    since: "",
    until: "",
    mine: query("mine") === "yes",
  });
  const [games, setGames] = createSignal<readonly GameInfo[]>([]);
  const [more, setMore] = createSignal<string | null>(null);
  let latest = 0;

  async function load(asked: Record<string, string>, before: string | null): Promise<void> {
    const turn = ++latest;
    const found = await http.archive(before ? { ...asked, before } : asked);
    await need(...new Set(found.games.map((game) => packageOf(game.title))));
    if (turn !== latest) return; // something else was asked for meanwhile
    setGames((old) => (before ? [...old, ...found.games] : found.games));
    setMore(found.more);
  }
  createEffect(() => {
    const asked = askedFor(wanted);
    if (titles()) void load(asked, null);
  });

  return (
    <>
      <Bar />
      <main class="page">
        <h1>{t("archive")}</h1>
        <Filters wanted={wanted} onChange={setWanted} />
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
              <button type="button" class="choice" onClick={() => void load(askedFor(wanted), next())}>
                {t("archive-more")}
              </button>
            )}
          </Show>
        </div>
      </main>
    </>
  );
}

/** What is wanted, as the server is asked for it. */
function askedFor({ title, map, status, player, since, until, mine }: Wanted): Record<string, string> {
  const all = {
    ...{ title, map, status, player },
    since: since && String(startOf(since)),
    until: until && String(startOf(until) + DAY),
    mine: mine ? "true" : "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

interface FiltersProps {
  wanted: Wanted;
  onChange: (change: Partial<Wanted>) => void;
}

function Filters(props: FiltersProps): JSX.Element {
  const titles = allTitles();
  return (
    <div class="row filters">
      <select
        aria-label={t("home-titles")}
        value={props.wanted.title}
        onChange={(event) => props.onChange({ title: event.currentTarget.value, map: "" })}
      >
        <option value="">{t("archive-all")}</option>
        <For each={titles() ?? []}>{(one) => <option value={one.id}>{t("title-name", {}, voiceOf(one))}</option>}</For>
      </select>
      <select
        aria-label={t("archive-status")}
        value={props.wanted.status}
        onChange={(event) => props.onChange({ status: event.currentTarget.value })}
      >
        <option value="">{t("archive-any")}</option>
        <option value="running">{t("archive-running")}</option>
        <option value="over">{t("archive-over")}</option>
      </select>
      <MapFilter {...props} />
      <input
        type="search"
        maxlength="60"
        aria-label={t("archive-player")}
        placeholder={t("archive-player")}
        value={props.wanted.player}
        onChange={(event) => props.onChange({ player: event.currentTarget.value.trim() })}
      />
      <For each={["since", "until"] as const}>
        {(end) => (
          <label class="date">
            <span>{t(`archive-${end}`)}</span>
            <input
              type="date"
              value={props.wanted[end]}
              onChange={(event) => props.onChange({ [end]: event.currentTarget.value })}
            />
          </label>
        )}
      </For>
      <Show when={person()}>
        <Check label={t("archive-mine")} checked={props.wanted.mine} onChange={(mine) => props.onChange({ mine })} />
      </Show>
    </div>
  );
}

/** For a title that has several maps. */
function MapFilter(props: FiltersProps): JSX.Element {
  const titles = allTitles();
  const title = () => titles()?.find(({ id }) => id === props.wanted.title);
  const option = () => title()?.options.find(({ name }) => name === "map");
  return (
    <Show when={option()}>
      {(maps) => (
        <select
          aria-label={t("archive-map")}
          value={props.wanted.map}
          onChange={(event) => props.onChange({ map: event.currentTarget.value })}
        >
          <option value="">{t("archive-maps")}</option>
          <For each={maps().values}>
            {(value) => <option value={String(value)}>{valueWords(title()!, maps(), value)}</option>}
          </For>
        </select>
      )}
    </Show>
  );
}

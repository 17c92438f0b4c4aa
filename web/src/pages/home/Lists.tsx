/** The lists of the first page: one's own games, and tables that wait for anybody. */

import { For, Show, createMemo, createResource, createSignal, onCleanup, type JSX } from "solid-js";
import { http } from "../../api/http";
import type { GameInfo } from "../../api/types";
import { need, needMore, t } from "../../i18n";
import { GameLink } from "../GameLink";
import { afterwards, onDemand } from "../../lib/later";
import { allTitles, packageOf, voiceOf } from "../titles";

const Asked = onDemand(() => import("./Asked").then((file) => file.Asked));
const Caller = afterwards(async () => (await needMore("pages"), (await import("./Caller")).Caller));

/** How often lists are looked at again while the page is. */
const AGAIN = 30_000;
/** Finished games that the first page shows; the archive has them all. */
const FINISHED = 5;

export interface AskedGames {
  games: () => readonly GameInfo[] | undefined;
  /** Something has changed: ask at once. */
  again: () => void;
}

/** A list that is asked for again now and then, and when one comes back to the page; `always`: also while it is not
    looked at, for its title tells what waits. */
function asked(list: () => Promise<readonly GameInfo[]>, always = false): AskedGames {
  const [games, { refetch }] = createResource(async () => {
    const found = await list().catch(() => []);
    await need(...new Set(found.map((game) => packageOf(game.title))));
    return found;
  });
  const again = () => (always || !document.hidden) && void refetch();
  const timer = setInterval(again, AGAIN);
  document.addEventListener("visibilitychange", again);
  onCleanup(() => (clearInterval(timer), document.removeEventListener("visibilitychange", again)));
  return { games: () => games.latest, again: () => void refetch() };
}

export function myGames(): AskedGames {
  return asked(
    async () =>
      (await http.games()).filter(({ status, head, ending }) => status !== "closed" || head > 0 || ending !== null),
    true,
  );
}

/** One's own games: where it is one's turn and where one is asked to come first. */
export function MyGames(props: { games: readonly GameInfo[]; again: () => void }): JSX.Element {
  const latest = () => [...props.games].sort((a, b) => b.changed - a.changed);
  const isAsked = (game: GameInfo) => game.invited || game.offered.length > 0;
  const turns = () => latest().filter((game) => game.your_turn);
  const asked = () => latest().filter((game) => isAsked(game) && !game.your_turn);
  const running = () =>
    latest().filter((game) => ["running", "open"].includes(game.status) && !game.your_turn && !isAsked(game));
  const finished = () => latest().filter(({ status }) => status === "over" || status === "closed");
  return (
    <>
      <Caller turns={turns()} asked={asked()} />
      <Part heading={t("home-your-turn")} games={turns()} again={props.again} />
      <Part heading={t("home-asked")} games={asked()} again={props.again} />
      <Part heading={t("home-running")} games={running()} />
      <Part heading={t("home-finished")} games={finished().slice(0, FINISHED)}>
        <Show when={finished().length > FINISHED}>
          <p>
            <a href="/archive?mine=yes">{t("home-all-finished")}</a>
          </p>
        </Show>
      </Part>
    </>
  );
}

/** Tables that wait for anybody, by title and pace. */
export function OpenGames(): JSX.Element {
  const titles = allTitles();
  const [more, setMore] = createSignal<string | null>(null);
  const [further, setFurther] = createSignal<readonly GameInfo[]>([]);
  const { games: first } = asked(async () => {
    const found = await http.lobby();
    if (!further().length) setMore(found.more);
    return found.games.filter((game) => !game.yours.length);
  });
  const games = () => {
    const known = first() ?? [];
    return [...known, ...further().filter(({ id }) => !known.some((game) => game.id === id))];
  };
  async function show(before: string): Promise<void> {
    const found = await http.lobby(before).catch(() => ({ games: [], more: null }));
    await need(...new Set(found.games.map((game) => packageOf(game.title))));
    setFurther((old) => [...old, ...found.games.filter((game) => !game.yours.length)]);
    setMore(found.more);
  }
  const [title, setTitle] = createSignal("");
  const [pace, setPace] = createSignal("");
  const shown = createMemo(() =>
    games().filter((game) => [game.title, ""].includes(title()) && [game.pace, ""].includes(pace())),
  );
  return (
    <Show when={games().length}>
      <section class="my-games open-games">
        <h2>{t("open-games")}</h2>
        <div class="row filters">
          <select aria-label={t("home-titles")} onChange={(event) => setTitle(event.currentTarget.value)}>
            <option value="">{t("archive-all")}</option>
            <For each={titles() ?? []}>
              {(one) => <option value={one.id}>{t("title-name", {}, voiceOf(one))}</option>}
            </For>
          </select>
          <select aria-label={t("pace")} onChange={(event) => setPace(event.currentTarget.value)}>
            <option value="">{t("pace-any")}</option>
            <option value="live">{t("pace-live")}</option>
            <option value="slow">{t("pace-slow")}</option>
          </select>
        </div>
        <List games={shown()} />
        <Show when={more()}>
          {(before) => (
            <button type="button" class="choice" onClick={() => void show(before())}>
              {t("archive-more")}
            </button>
          )}
        </Show>
      </section>
    </Show>
  );
}

interface ListProps {
  games: readonly GameInfo[];
  /** Where one answers requests in the list: what is done then. */
  again?: () => void;
}

function Part(props: ListProps & { heading: string; children?: JSX.Element }): JSX.Element {
  return (
    <Show when={props.games.length}>
      <section class="my-games">
        <h2>{props.heading}</h2>
        <List games={props.games} again={props.again} />
        {props.children}
      </section>
    </Show>
  );
}

function List(props: ListProps): JSX.Element {
  return (
    <ul>
      <For each={props.games} fallback={<li class="faint">{t("archive-none")}</li>}>
        {(game) => (
          <li>
            <GameLink game={game} />
            <Show when={props.again && (game.invited || game.offered.length)}>
              <Asked game={game} again={props.again!} />
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

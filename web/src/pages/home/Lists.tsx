/** The lists of the first page: one's own games, and tables that wait for anybody. */

import { Show, createResource, createSignal, onCleanup, type JSX } from "solid-js";
import { http } from "../../api/http";
import type { GameInfo } from "../../api/types";
import { need } from "../../i18n";
import { onDemand } from "../../lib/later";
import { packageOf } from "../titles";

/** How often lists are looked at again while the page is. */
const AGAIN = 30_000;

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
export const MyGames = onDemand(() => import("./GameLists").then((file) => file.MyGames));
const OpenList = onDemand(() => import("./GameLists").then((file) => file.OpenList));

/** Tables that wait for anybody, by title and pace. */
export function OpenGames(): JSX.Element {
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
  return (
    <Show when={games().length}>
      <OpenList games={games()} more={more()} onMore={(before) => void show(before)} />
    </Show>
  );
}

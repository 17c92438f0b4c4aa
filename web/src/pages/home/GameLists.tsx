/** How the lists of the first page look. */

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import type { GameInfo } from "../../api/types";
import { needMore, t } from "../../i18n";
import { afterwards } from "../../lib/later";
import { GameLink } from "../GameLink";
import { Asked } from "./Asked";
import { allTitles, voiceOf } from "../titles";

const Caller = afterwards(async () => (await needMore("pages"), (await import("./Caller")).Caller));

/** Finished games that the first page shows; the archive has them all. */
const FINISHED = 5;

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

/** Tables that wait for anybody, by title and pace; `more` is where further ones begin. */
export function OpenList(props: {
  games: readonly GameInfo[];
  more: string | null;
  onMore: (before: string) => void;
}): JSX.Element {
  const titles = allTitles();
  const [title, setTitle] = createSignal("");
  const [pace, setPace] = createSignal("");
  const shown = createMemo(() =>
    props.games.filter((game) => [game.title, ""].includes(title()) && [game.pace, ""].includes(pace())),
  );
  return (
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
      <Show when={props.more}>
        {(before) => (
          <button type="button" class="choice" onClick={() => props.onMore(before())}>
            {t("archive-more")}
          </button>
        )}
      </Show>
    </section>
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

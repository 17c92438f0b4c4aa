import { For, Show, createResource, createSignal, onMount, type JSX } from "solid-js";
import { Fault, http } from "../api/http";
import { ensureGuest, person } from "../api/session";
import type { GameInfo, Problem, TitleInfo } from "../api/types";
import { Icon } from "../icons/Icon";
import { need, t } from "../i18n";
import { go } from "../router";
import { Bar } from "./Bar";
import { Faults } from "./Faults";
import { GameLink } from "./GameLink";
import { Motif } from "./Motif";
import { againstBots, allTitles, packageOf, voiceOf } from "./titles";

/** The first page: a game is one click away. */
export function Home(): JSX.Element {
  const titles = allTitles();
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);

  const play = (title: TitleInfo) => open(() => http.create(againstBots(title)));
  const bring = (file: File | undefined) => file && open(async () => http.importGame(await file.text()));

  async function open(make: () => Promise<GameInfo>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await ensureGuest();
      go(`/games/${(await make()).id}`);
    } catch (fault) {
      if (fault instanceof Fault) setProblem(fault.problem);
      else throw fault;
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Bar />
      <main class="page home">
        <section class="hero">
          <h1>{t("home-heading")}</h1>
          <p>{t("home-about")}</p>
        </section>
        <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
        <Show when={titles()?.length === 0}>
          <p class="fault" role="alert">
            {t("fault-offline")}
          </p>
        </Show>
        <section class="titles" aria-label={t("home-titles")}>
          <For each={titles() ?? []}>
            {(title) => <TitleCard title={title} busy={busy()} onPlay={() => void play(title)} />}
          </For>
        </section>
        <Show when={person()}>
          <MyGames />
        </Show>
        <OpenGames />
        <footer class="foot">
          <a href="/archive">{t("archive")}</a>
          <label class="link file" title={t("import-about")}>
            {t("import")}
            <input
              type="file"
              accept=".json,.jsonl,application/json"
              class="hidden"
              onChange={(event) => void bring(event.currentTarget.files?.[0])}
            />
          </label>
          <a href="/about">{t("about")}</a>
        </footer>
      </main>
    </>
  );
}

/** A title with the ways to play it. */
function TitleCard(props: { title: TitleInfo; busy: boolean; onPlay: () => void }): JSX.Element {
  return (
    <article class="title-card">
      <Motif motif={props.title.motif} />
      <div class="title-words">
        <h2>{t("title-name", {}, voiceOf(props.title))}</h2>
        <p>{t("title-about", {}, voiceOf(props.title))}</p>
        <p class="faint">
          {t("title-players", { least: Math.min(...props.title.seats), most: Math.max(...props.title.seats) })} ·{" "}
          <a href="/learn">{t("learn")}</a> · <a href={`/rules/${props.title.id}`}>{t("rules")}</a> ·{" "}
          <a href={`/new?title=${props.title.id}&mode=bots`}>{t("home-options")}</a>
        </p>
        <div class="buttons">
          <button type="button" class="primary" disabled={props.busy} onClick={() => props.onPlay()}>
            <Icon name="robot" /> {t("play-bots")}
          </button>
          <a class="button" href={`/new?title=${props.title.id}&mode=screen`}>
            <Icon name="people" /> {t("play-screen")}
          </a>
          <a class="button" href={`/new?title=${props.title.id}&mode=link`}>
            <Icon name="link" /> {t("play-link")}
          </a>
        </div>
      </div>
    </article>
  );
}

/** Tables that wait for anybody. */
function OpenGames(): JSX.Element {
  const [games, setGames] = createSignal<GameInfo[]>([]);
  const [more, setMore] = createSignal<string | null>(null);
  async function show(before: string) {
    const found = await http.lobby(before).catch(() => ({ games: [], more: null }));
    const others = found.games.filter((game) => !game.yours.length);
    await need(...new Set(others.map((game) => packageOf(game.title))));
    setGames((known) => [...known, ...others]);
    setMore(found.more);
  }
  onMount(() => void show(""));
  return (
    <Show when={games().length}>
      <section class="my-games">
        <h2>{t("open-games")}</h2>
        <ul>
          <For each={games()}>
            {(game) => (
              <li>
                <GameLink game={game} />
              </li>
            )}
          </For>
        </ul>
        <Show when={more()}>
          {(before) => (
            <button type="button" onClick={() => void show(before())}>
              {t("archive-more")}
            </button>
          )}
        </Show>
      </section>
    </Show>
  );
}

function MyGames(): JSX.Element {
  const [games] = createResource(async () => {
    const found = await http.games().catch(() => []);
    await need(...new Set(found.map((game) => packageOf(game.title))));
    return found;
  });
  const order = (game: GameInfo) => (game.your_turn ? 0 : game.status === "over" ? 2 : 1);
  const sorted = () => [...(games() ?? [])].sort((a, b) => order(a) - order(b) || b.changed - a.changed);
  return (
    <Show when={games()?.length}>
      <section class="my-games">
        <h2>{t("my-games")}</h2>
        <ul>
          <For each={sorted()}>
            {(game) => (
              <li>
                <GameLink game={game} />
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

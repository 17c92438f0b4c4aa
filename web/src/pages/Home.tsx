import { For, Show, createResource, createSignal, type JSX } from "solid-js";
import { Fault, http } from "../api/http";
import { ensureGuest, person } from "../api/session";
import type { GameInfo, Problem, TitleInfo } from "../api/types";
import { Icon } from "../icons/Icon";
import { need, seatName, t } from "../i18n";
import { voiceAt } from "../lib/names";
import { go } from "../router";
import { Bar } from "./Bar";
import { Faults } from "./Faults";
import { Motif } from "./Motif";
import { againstBots, allTitles, packageOf, voiceOf } from "./titles";

/** The first page: a game is one click away. */
export function Home(): JSX.Element {
  const titles = allTitles();
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);

  async function play(title: TitleInfo): Promise<void> {
    setBusy(true);
    try {
      await ensureGuest();
      const game = await http.create(againstBots(title));
      go(`/games/${game.id}`);
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
        <section class="titles" aria-label={t("home-titles")}>
          <For each={titles() ?? []}>
            {(title) => (
              <article class="title-card">
                <Motif id={title.package} />
                <div class="title-words">
                  <h2>{t("title-name", {}, voiceOf(title))}</h2>
                  <p>{t("title-about", {}, voiceOf(title))}</p>
                  <p class="faint">{t("title-players", { least: Math.min(...title.seats), most: Math.max(...title.seats) })}</p>
                  <div class="buttons">
                    <button type="button" class="primary" disabled={busy()} onClick={() => void play(title)}>
                      <Icon name="robot" /> {t("play-bots")}
                    </button>
                    <a class="button" href={`/new?title=${title.id}&mode=screen`}><Icon name="people" /> {t("play-screen")}</a>
                    <a class="button" href={`/new?title=${title.id}&mode=link`}><Icon name="link" /> {t("play-link")}</a>
                  </div>
                </div>
              </article>
            )}
          </For>
        </section>
        <Show when={person()}><MyGames /></Show>
        <footer class="foot"><a href="/about">{t("about")}</a></footer>
      </main>
    </>
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
          <For each={sorted()}>{(game) => <li><GameLink game={game} /></li>}</For>
        </ul>
      </section>
    </Show>
  );
}

function GameLink(props: { game: GameInfo }): JSX.Element {
  const voice = () => voiceAt(packageOf(props.game.title), props.game.seats);
  const state = () => {
    const { game } = props;
    if (game.status === "open") return t("game-open");
    if (game.status === "over") return t("game-over");
    if (game.your_turn) return t("game-your-turn");
    return game.asked === null ? "" : t("game-waits", { name: seatName(game.asked, voice()) });
  };
  return (
    <a class="game-link" classList={{ yours: props.game.your_turn, over: props.game.status === "over" }} href={`/games/${props.game.id}`}>
      <b>{t("title-name", {}, voice())}</b>
      <span>{voice().names.map((name, seat) => name ?? t("seat-open-short", { number: seat + 1 })).join(", ")}</span>
      <span class="game-state">{state()}</span>
    </a>
  );
}

import { For, Show, createSignal, type JSX } from "solid-js";
import { Fault, http } from "../api/http";
import { ensureGuest, person } from "../api/session";
import type { GameInfo, Problem, TitleInfo } from "../api/types";
import { Icon } from "../icons/Icon";
import { t } from "../i18n";
import { onDemand } from "../lib/later";
import { go } from "../router";
import { Bar } from "./Bar";
import { Faults } from "./Faults";
import { Import } from "./home/Import";
import { MyGames, OpenGames, myGames } from "./home/Lists";
import { Motif } from "./Motif";
import { againstBots, allTitles, voiceOf } from "./titles";

const Lessons = onDemand(() => import("./home/Lessons").then((file) => file.Lessons));

/** The first page: a game is one click away. */
export function Home(): JSX.Element {
  const titles = allTitles();
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);
  const { games, again } = person() ? myGames() : { games: () => undefined, again: () => {} };

  const play = (title: TitleInfo) => open(() => http.create(againstBots(title)));

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
        <Show
          when={games()?.length}
          fallback={
            <section class="hero">
              <h1>{t("home-heading")}</h1>
              <p>{t("home-about")}</p>
            </section>
          }
        >
          <h1 class="hidden">{t("home-heading")}</h1>
          <MyGames games={games()!} again={again} />
          <Lessons />
          <h2 class="next">{t("home-new")}</h2>
        </Show>
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
        <OpenGames />
        <Import />
        <footer class="foot">
          <a href="/archive">{t("archive")}</a>
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

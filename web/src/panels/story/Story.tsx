/** How the game went, beside its result: charts, moments to go back to, the game played again, files to take away. */

import { For, Match, Switch, createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import { http } from "../../api/http";
import type { Table } from "../../api/table";
import type { Story as StoryData } from "../../api/types";
import { language, say, t, type Voice } from "../../i18n";
import { go } from "../../router";
import "../../style/story.css";
import { Charts } from "./ChartView";

interface StoryProps {
  table: Table;
  voice: Voice;
}

export function Story(props: StoryProps): JSX.Element {
  const game = () => props.table.head()!.game;
  const [open, setOpen] = createSignal(game().status === "over");
  const [story, setStory] = createSignal<StoryData | null>(null);
  const [failed, setFailed] = createSignal(false);
  // Told again when an analysis has gone on; meanwhile what was told before stands.
  createEffect(
    on([open, () => game().id, () => props.table.head()!.head], ([wanted, id, head]) => {
      if (!wanted) return;
      const still = () => game().id === id && props.table.head()!.head === head;
      http.story(id).then(
        (told) => still() && (setStory(told), setFailed(false)),
        () => still() && setFailed(true),
      );
    }),
  );
  const steps = () => props.table.head()!.log.map(({ n }) => n);
  const goTo = (n: number) => go(n >= steps().at(-1)! ? `/games/${game().id}` : `/games/${game().id}?at=${n}`, true);
  return (
    <section class="story" aria-label={t("story")}>
      <button type="button" class="link story-open" aria-expanded={open()} onClick={() => setOpen(!open())}>
        {t("story")}
      </button>
      <Switch fallback={<p role="status">{t("story-wait")}</p>}>
        <Match when={!open()}>{null}</Match>
        <Match when={failed()}>
          <p role="alert">{t("story-failed")}</p>
        </Match>
        <Match when={story()}>
          {(told) => (
            <>
              <Charts charts={told().charts} voice={props.voice} onGo={goTo} />
              <Moments story={told()} voice={props.voice} at={props.table.at()} onGo={goTo} />
              <PlayAgain table={props.table} onGo={goTo} steps={steps()} />
              <TakeAway game={game().id} />
            </>
          )}
        </Match>
      </Switch>
    </section>
  );
}

function Moments(props: { story: StoryData; voice: Voice; at: number | null; onGo: (n: number) => void }): JSX.Element {
  return (
    <>
      <h3>{t("story-moments")}</h3>
      <ol class="story-moments">
        <For each={props.story.moments}>
          {(moment) => (
            <li>
              <button
                type="button"
                aria-current={props.at === moment.n ? "step" : undefined}
                onClick={() => props.onGo(moment.n)}
              >
                <span class="faint">{moment.n}</span> {say(moment.said, props.voice)}
              </button>
            </li>
          )}
        </For>
      </ol>
    </>
  );
}

/** How long a position stands while the game is played again. */
const STAND_MS = 700;

function PlayAgain(props: { table: Table; steps: readonly number[]; onGo: (n: number) => void }): JSX.Element {
  const [playing, setPlaying] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (!playing() && props.table.at() === null) props.onGo(props.steps[0]!);
    setPlaying(!playing());
  };
  // The next step comes when this one has been shown for a moment, however long it took to come.
  createEffect(
    on([playing, () => props.table.shown()!.n, () => props.table.at()], ([on, n, at]) => {
      clearTimeout(timer);
      if (!on || (at !== null && at !== n)) return;
      const next = props.steps.find((step) => step > n);
      if (next === undefined) setPlaying(false);
      else timer = setTimeout(() => props.onGo(next), STAND_MS);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return (
    <button type="button" class="choice small story-play" aria-pressed={playing()} onClick={start}>
      {t(playing() ? "story-stop" : "story-play")}
    </button>
  );
}

function TakeAway(props: { game: string }): JSX.Element {
  const files = () => [
    ["record", http.recordUrl(props.game)],
    ["csv", `/api/games/${props.game}/story.csv?lang=${language()}`],
    ["svg", `/api/games/${props.game}/picture.svg?lang=${language()}`],
    ["png", `/api/games/${props.game}/picture.png?lang=${language()}`],
  ];
  return (
    <p class="story-take">
      {t("story-take")}:{" "}
      <For each={files()}>
        {([name, url]) => (
          <a href={url} download="">
            {t(`story-${name}`)}
          </a>
        )}
      </For>
    </p>
  );
}

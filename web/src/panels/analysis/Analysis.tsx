/** The game gone over by the program, and the moves of one position compared: opened by whoever wants it. */

import { Match, Show, Switch, createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import { Fault, http } from "../../api/http";
import type { Table } from "../../api/table";
import type { AnalysisInfo, Problem, Ranking } from "../../api/types";
import { t, type Voice } from "../../i18n";
import { Faults } from "../../pages/Faults";
import { go } from "../../router";
import "../../style/story.css";
import "../../style/analysis.css";
import { Found } from "./Found";
import { Moves } from "./Moves";

interface AnalysisProps {
  table: Table;
  voice: Voice;
  onLook: (cells: readonly string[]) => void;
}

/** How often it is asked how far it is. */
const ASK_MS = 1000;

export function Analysis(props: AnalysisProps): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <section class="story analysis" aria-label={t("analysis")}>
      <button type="button" class="link story-open" aria-expanded={open()} onClick={() => setOpen(!open())}>
        {t("analysis")}
      </button>
      <Show when={open()}>
        <Opened {...props} />
      </Show>
    </section>
  );
}

function Opened(props: AnalysisProps): JSX.Element {
  const game = () => props.table.head()!.game;
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [asked, setAsked] = createSignal<number | null>(null);
  const steps = () => props.table.head()!.log.map(({ n }) => n);
  const goTo = (n: number) => go(n >= steps().at(-1)! ? `/games/${game().id}` : `/games/${game().id}?at=${n}`, true);
  /** To the position in which a move was made, with the moves there compared. */
  const goBefore = (n: number) => {
    const before = steps()
      .filter((step) => step < n)
      .at(-1)!;
    goTo(before);
    setAsked(before);
  };
  const attempt = <T,>(work: Promise<T>): Promise<T | null> =>
    work.then(
      (found) => (setProblem(null), found),
      (fault: unknown) => {
        if (!(fault instanceof Fault)) throw fault;
        setProblem(fault.problem);
        return null;
      },
    );
  return (
    <>
      <Show when={problem()}>
        {(shown) => <Faults problem={shown()} voice={props.voice} onClose={() => setProblem(null)} />}
      </Show>
      <Compare {...props} asked={asked()} onAsk={setAsked} attempt={attempt} />
      <Whole {...props} onGo={goTo} onBefore={goBefore} attempt={attempt} />
    </>
  );
}

type Attempt = <T>(work: Promise<T>) => Promise<T | null>;

interface CompareProps extends AnalysisProps {
  /** The entry whose position is to be compared. */
  asked: number | null;
  onAsk: (n: number) => void;
  attempt: Attempt;
}

function Compare(props: CompareProps): JSX.Element {
  const [ranking, setRanking] = createSignal<Ranking | null>(null);
  const n = () => props.table.shown()!.n;
  createEffect(
    on(
      () => props.asked,
      async (at) => {
        if (at === null) return;
        setRanking(null);
        const found = await props.attempt(http.moves(props.table.head()!.game.id, at));
        if (found && props.asked === at) setRanking(found.ranking);
      },
    ),
  );
  // What is marked belongs to the position that is looked at.
  createEffect(on(n, () => props.onLook([]), { defer: true }));
  onCleanup(() => props.onLook([]));
  const shown = () => (ranking()?.n === n() ? ranking() : null);
  const waits = () => props.asked === n() && !shown();
  return (
    <>
      <Show when={!shown()}>
        <button type="button" class="choice small" disabled={waits()} onClick={() => props.onAsk(n())}>
          {t(waits() ? "analysis-comparing" : "analysis-compare")}
        </button>
      </Show>
      <div aria-live="polite">
        <Show when={shown()}>{(found) => <Moves ranking={found()} voice={props.voice} onLook={props.onLook} />}</Show>
      </div>
    </>
  );
}

interface WholeProps extends AnalysisProps {
  onGo: (n: number) => void;
  onBefore: (n: number) => void;
  attempt: Attempt;
}

function Whole(props: WholeProps): JSX.Element {
  const [info, setInfo] = createSignal<AnalysisInfo | null>(null);
  const game = () => props.table.head()!.game;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = async (asked: Promise<AnalysisInfo>) => {
    clearTimeout(timer);
    const found = await props.attempt(asked);
    if (!found) return;
    setInfo(found);
    if (found.state === "going") timer = setTimeout(() => void take(http.analysis(game().id)), ASK_MS);
  };
  createEffect(
    on(
      () => game().id,
      (id) => void take(http.analysis(id)),
    ),
  );
  onCleanup(() => clearTimeout(timer));
  const start = () => void take(http.analyse(game().id));
  return (
    <Switch>
      <Match when={info()?.state === "going"}>
        <p role="status">{t("analysis-going", { done: info()!.done, total: info()!.total })}</p>
        <progress value={info()!.done} max={Math.max(1, info()!.total)} aria-label={t("analysis")} />
        <button type="button" class="choice small" onClick={() => void take(http.stopAnalysis(game().id))}>
          {t("analysis-stop")}
        </button>
      </Match>
      <Match when={info()?.found}>
        {(found) => (
          <>
            <Found found={found()} voice={props.voice} onGo={props.onGo} onBefore={props.onBefore} />
            <Show when={info()!.head !== props.table.head()!.head}>
              <p class="faint">{t("analysis-older")}</p>
              <button type="button" class="choice small" onClick={start}>
                {t("analysis-again")}
              </button>
            </Show>
          </>
        )}
      </Match>
      <Match when={info()}>
        <Show when={info()!.state === "failed"}>
          <p role="alert">{t("analysis-failed")}</p>
        </Show>
        <p class="faint">{t("analysis-about")}</p>
        <button type="button" class="choice small" onClick={start}>
          {t("analysis-start")}
        </button>
      </Match>
    </Switch>
  );
}

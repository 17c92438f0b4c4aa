/** What was found about a whole game: how chances went, where they turned, costly moves, runs and money. */

import { For, Show, type JSX } from "solid-js";
import type { Chart, GameAnalysis, Loss, Message } from "../../api/types";
import { say, seatName, t, type Voice } from "../../i18n";
import { ChartView } from "../story/ChartView";
import { percent } from "./Moves";

interface FoundProps {
  found: GameAnalysis;
  voice: Voice;
  /** To the position after an entry. */
  onGo: (n: number) => void;
  /** To the position in which an entry was made. */
  onBefore: (n: number) => void;
}

export function Found(props: FoundProps): JSX.Element {
  const name = (seat: number) => seatName(seat, props.voice);
  return (
    <>
      <h3>{t("analysis-chances")}</h3>
      <Show when={props.found.course.some(({ chances }) => chances.length)}>
        <ChartView chart={courseOf(props.found)} voice={props.voice} onGo={props.onGo} />
      </Show>
      <p class="faint">{t("analysis-looked", { looked: props.found.looked, all: props.found.decisions })}</p>
      <Rows title="analysis-turnings" rows={props.found.turnings} onGo={props.onGo}>
        {(one) => (
          <>
            {t(one.lead ? "analysis-turn-lead" : "analysis-turn-change", {
              who: name(one.seat),
              before: Math.round(100 * one.before),
              after: Math.round(100 * one.after),
            })}{" "}
            <Told does={one.does} voice={props.voice} />
          </>
        )}
      </Rows>
      <Rows title="analysis-losses" rows={props.found.losses} onGo={props.onBefore}>
        {(one) => <Lost one={one} voice={props.voice} />}
      </Rows>
      <Rows title="analysis-runs" rows={props.found.runs} onGo={props.onGo}>
        {(run) => t("analysis-run", { company: run.company, revenue: run.revenue, best: run.best })}
      </Rows>
      <Rows title="analysis-unspent" rows={props.found.unspent} onGo={props.onGo}>
        {(one) =>
          one.company === null
            ? t("analysis-kept", { who: name(one.seat ?? 0), amount: one.amount })
            : say({ id: "analysis-left", args: { company: one.company, amount: one.amount } }, props.voice)
        }
      </Rows>
    </>
  );
}

/** The course as a chart in percent, a row for each seat. */
function courseOf(found: GameAnalysis): Chart {
  const course = found.course.filter(({ chances }) => chances.length);
  return {
    id: "chances",
    title: { id: "analysis-chances" },
    steps: course.map(({ n }) => n),
    marks: course.map(({ n }) => ({ id: "analysis-move", args: { n } })),
    lines: Array.from({ length: found.seats }, (_, seat) => ({
      id: `seat:${seat}`,
      label: { id: "seat-name", args: { seat: { is: "seat", seat } } },
      colour: `seat:${seat}`,
      values: course.map(({ chances }) => Math.round(100 * chances[seat]!)),
    })),
  };
}

function Lost(props: { one: Loss; voice: Voice }): JSX.Element {
  const who = () => seatName(props.one.seat, props.voice);
  return (
    <>
      <b>{t("analysis-loss", { who: who(), loss: Math.round(100 * props.one.loss) })}</b>{" "}
      <Told does={props.one.does} voice={props.voice} />
      <br />
      {t("analysis-better")} <Told does={props.one.better.does} voice={props.voice} />
      <Show when={props.one.better.chances.length}>({percent(props.one.better.chances[props.one.seat]!)})</Show>
    </>
  );
}

function Told(props: { does: readonly Message[]; voice: Voice }): JSX.Element {
  return <For each={props.does}>{(line) => <>{say(line, props.voice)} </>}</For>;
}

interface RowsProps<T> {
  title: string;
  rows: readonly T[];
  onGo: (n: number) => void;
  children: (row: T) => JSX.Element;
}

/** Rows that lead to the moment they tell of; nothing where there are none. */
function Rows<T extends { n: number }>(props: RowsProps<T>): JSX.Element {
  return (
    <Show when={props.rows.length}>
      <h3>{t(props.title)}</h3>
      <ol class="story-moments">
        <For each={props.rows}>
          {(row) => (
            <li>
              <button type="button" onClick={() => props.onGo(row.n)}>
                <span class="faint">{row.n}</span>
                <span>{props.children(row)}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}

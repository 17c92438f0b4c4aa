/** Under the spreadsheet: what each round brought, the newest first. */

import { For, Show, createEffect, createMemo, createSignal, on, type JSX } from "solid-js";
import { http } from "../api/http";
import type { Chart, Message, StoryLine } from "../api/types";
import { say, sayArg, t, type Voice } from "../i18n";
import { Swatch } from "./Swatch";
import "../style/story.css";

/** The rounds that have ended and brought something, the newest first. */
function ended(charts: readonly Chart[], over: boolean): readonly number[] {
  const steps = charts[0]?.steps.map((_, i) => i).slice(1, over ? undefined : -1) ?? [];
  const brought = (i: number) => charts.some(({ bars, lines }) => bars && lines.some(({ values }) => values[i]));
  return steps.filter(brought).reverse();
}

/** What comes in stands before what it has come to, players before companies. */
const ORDER = ["income", "worth", "runs", "takings", "dividends", "prices"];
const place = ({ id }: Chart) => (ORDER.indexOf(id) + 1 || ORDER.length + 1) - 1;

/** Operating rounds by their number. */
function short({ args = {}, ...mark }: Message, voice: Voice): string {
  return "number" in args ? `${args["turn"] as number}.${args["number"] as number}` : say({ ...mark, args }, voice);
}

export function Rounds(props: { game: string; stage: string; over: boolean; voice: Voice }): JSX.Element {
  const [charts, setCharts] = createSignal<readonly Chart[]>([]);
  const [failed, setFailed] = createSignal(false);
  createEffect(
    on([() => props.game, () => props.stage, () => props.over], ([game, stage]) => {
      http.rounds(game).then(
        (told) => stage === props.stage && (setCharts(told), setFailed(false)),
        () => setFailed(true),
      );
    }),
  );
  const rows = createMemo(() => ended(charts(), props.over));
  return (
    <section class="by-round" aria-label={t("rounds")}>
      <h3 class="panel-title">{t("rounds")}</h3>
      <Show when={failed() && !charts().length}>
        <p role="alert">{t("story-failed")}</p>
      </Show>
      <Show when={rows().length} fallback={charts().length ? <p class="faint">{t("rounds-none")}</p> : null}>
        <For each={[...charts()].sort((a, b) => place(a) - place(b))}>
          {(chart) => <RoundTable chart={chart} rows={rows()} voice={props.voice} />}
        </For>
      </Show>
    </section>
  );
}

function RoundTable(props: { chart: Chart; rows: readonly number[]; voice: Voice }): JSX.Element {
  const text = ({ values }: StoryLine, i: number) => (values[i] == null ? "" : sayArg(values[i]));
  return (
    <div class="scroll" tabindex="0" role="region" aria-label={say(props.chart.title, props.voice)}>
      <table class="grid many">
        <caption>{say(props.chart.title, props.voice)}</caption>
        <thead>
          <tr>
            <td />
            <For each={props.chart.lines}>
              {(line) => (
                <th scope="col">
                  <Swatch colour={line.colour} size={12} /> {say(line.label, props.voice)}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(i) => (
              <tr>
                <th scope="row" title={say(props.chart.marks[i]!, props.voice)}>
                  {short(props.chart.marks[i]!, props.voice)}
                </th>
                <For each={props.chart.lines}>{(line) => <td>{text(line, i)}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

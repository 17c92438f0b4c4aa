/** One chart of a story: drawn, with its rows and their figures beside it, and as a table. */

import { For, Show, createEffect, createMemo, createSignal, on, onCleanup, type JSX } from "solid-js";
import type uPlot from "uplot";
import type { Chart, StoryLine } from "../../api/types";
import { say, sayArg, t, type Voice } from "../../i18n";
import { strong } from "../../lib/settings";
import { theme } from "../../lib/theme";
import { drawSample, inkOf, type Ink } from "./strokes";

interface ChartProps {
  chart: Chart;
  voice: Voice;
  onGo: (n: number) => void;
}

export function ChartView(props: ChartProps): JSX.Element {
  let place!: HTMLDivElement;
  const [at, setAt] = createSignal<number | null>(null);
  const [picked, setPicked] = createSignal<number | null>(null);
  // Colours follow the page: they are read again when it turns dark.
  const style = createMemo(() => (theme(), strong(), getComputedStyle(document.documentElement)));
  const inks = createMemo(() => props.chart.lines.map((line, i) => inkOf(line.colour, i, style())));
  let drawn: { plot: uPlot; series: (row: number) => number } | null = null;
  const clear = () => (drawn?.plot.destroy(), (drawn = null));
  createEffect(
    on([() => props.chart, inks], () => {
      setAt(null);
      void import("./plot").then(({ plot, seriesOf }) => {
        const chart = props.chart;
        clear();
        if (!place.isConnected) return;
        const made = plot(place, {
          chart,
          inks: inks(),
          style: style(),
          figure: sayArg,
          onStep: setAt,
          onPick: (step) => props.onGo(chart.steps[step]!),
        });
        drawn = { plot: made, series: (row) => seriesOf(chart, row) };
      });
    }),
  );
  createEffect(() => {
    const row = picked();
    drawn?.plot.setSeries(row === null ? null : drawn.series(row), { focus: true });
  });
  const watcher = new ResizeObserver(() => {
    if (drawn && place.clientWidth) drawn.plot.setSize({ width: place.clientWidth, height: drawn.plot.height });
  });
  queueMicrotask(() => watcher.observe(place));
  onCleanup(() => (watcher.disconnect(), clear()));
  const step = () => at() ?? props.chart.steps.length - 1;
  return (
    <figure class="story-chart">
      <div class="story-plot" role="img" aria-label={say(props.chart.title, props.voice)} ref={place} />
      <figcaption>
        <p class="faint">
          {say(props.chart.marks[step()]!, props.voice)} · {props.chart.steps[step()]}
        </p>
        <ul class="story-rows" onMouseLeave={() => setPicked(null)}>
          <For each={props.chart.lines}>
            {(line, i) => (
              <li onMouseEnter={() => setPicked(i())}>
                <Sample ink={inks()[i()]!} bars={props.chart.bars ?? false} style={style()} />
                <span>{say(line.label, props.voice)}</span>
                <b>{figure(line, step())}</b>
              </li>
            )}
          </For>
        </ul>
      </figcaption>
      <details>
        <summary>{t("story-as-table")}</summary>
        <Figures {...props} />
      </details>
    </figure>
  );
}

function figure(line: StoryLine, at: number): string {
  const value = line.values[at];
  return value == null ? "–" : sayArg(value);
}

function Sample(props: { ink: Ink; bars: boolean; style: CSSStyleDeclaration }): JSX.Element {
  let canvas!: HTMLCanvasElement;
  createEffect(() => drawSample(canvas, props.ink, props.bars, props.style.getPropertyValue("--raised").trim()));
  return <canvas width="26" height="14" aria-hidden="true" ref={canvas} />;
}

/** The same figures; a touch of a row goes to its moment. */
function Figures(props: ChartProps): JSX.Element {
  return (
    <div class="scroll" tabindex="0" role="region" aria-label={say(props.chart.title, props.voice)}>
      <table class="story-figures">
        <thead>
          <tr>
            <th scope="col">{t("story-round")}</th>
            <For each={props.chart.lines}>{(line) => <th scope="col">{say(line.label, props.voice)}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.chart.steps}>
            {(n, i) => (
              <tr>
                <th scope="row">
                  <button type="button" class="link" onClick={() => props.onGo(n)}>
                    {say(props.chart.marks[i()]!, props.voice)}
                  </button>
                </th>
                <For each={props.chart.lines}>{(line) => <td>{figure(line, i())}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

/** Which chart is looked at. */
export function Charts(props: { charts: readonly Chart[]; voice: Voice; onGo: (n: number) => void }): JSX.Element {
  const [id, setId] = createSignal<string | null>(null);
  const chart = () => props.charts.find((one) => one.id === id()) ?? props.charts[0];
  return (
    <Show when={chart()}>
      {(shown) => (
        <>
          <select aria-label={t("story-charts")} onChange={(event) => setId(event.currentTarget.value)}>
            <For each={props.charts}>
              {(one) => (
                <option value={one.id} selected={one.id === shown().id}>
                  {say(one.title, props.voice)}
                </option>
              )}
            </For>
          </select>
          <ChartView chart={shown()} voice={props.voice} onGo={props.onGo} />
        </>
      )}
    </Show>
  );
}

/** A chart of a story drawn by uPlot: levels as lines, sums as bars upon each other. */

import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Chart } from "../../api/types";
import { hatched, type Ink } from "./strokes";

export interface Drawn {
  chart: Chart;
  inks: readonly Ink[];
  style: CSSStyleDeclaration;
  figure: (value: number) => string;
  /** The step that is pointed at; null: none. */
  onStep: (at: number | null) => void;
  onPick: (at: number) => void;
}

const HEIGHT = 220;

export function plot(place: HTMLElement, drawn: Drawn): uPlot {
  const { chart } = drawn;
  const steps = chart.steps.map((_, at) => at);
  const rows = chart.bars ? stacked(chart).reverse() : chart.lines.map(({ values }) => [...values]);
  const made = new uPlot(options(drawn, place.clientWidth), [steps, ...rows], place);
  made.over.addEventListener("click", () => {
    if (made.cursor.idx != null) drawn.onPick(made.cursor.idx);
  });
  return made;
}

/** Which of uPlot's series a row is: bars that reach higher are drawn first, the others before them. */
export function seriesOf(chart: Chart, row: number): number {
  return chart.bars ? chart.lines.length - row : row + 1;
}

/** Each row on top of those before it. */
export function stacked(chart: Chart): number[][] {
  const sums = chart.steps.map(() => 0);
  return chart.lines.map(({ values }) => values.map((value, at) => (sums[at] = sums[at]! + (value ?? 0))));
}

function options(drawn: Drawn, width: number): uPlot.Options {
  const { chart, inks, style, figure } = drawn;
  const ground = style.getPropertyValue("--raised").trim();
  const [faint, grid] = [style.getPropertyValue("--faint").trim(), style.getPropertyValue("--line").trim()];
  const axis = {
    stroke: faint,
    grid: { stroke: grid, width: 1 },
    ticks: { show: false },
    font: `12px ${style.fontFamily}`,
  };
  return {
    width,
    height: HEIGHT,
    scales: {
      x: { time: false, range: (_, min, max) => (chart.bars ? [min - 0.6, max + 0.6] : [min, Math.max(max, min + 1)]) },
      y: { range: (_, min, max) => [Math.min(0, min), Math.max(1, max * 1.05)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: 44,
        incrs: [1, 2, 5, 10, 20, 50, 100],
        values: (_, splits) => splits.map((at) => (chart.steps[at] === undefined ? "" : figure(chart.steps[at]))),
      },
      { ...axis, size: 52, values: (_, splits) => splits.map(figure) },
    ],
    series: [{}, ...(chart.bars ? inks.toReversed() : inks).map((ink) => series(chart, ink, ground))],
    legend: { show: false },
    focus: { alpha: 0.15 },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: !chart.bars } },
    hooks: { setCursor: [(self) => drawn.onStep(self.cursor.idx ?? null)] },
  };
}

function series(chart: Chart, ink: Ink, ground: string): uPlot.Series {
  if (!chart.bars) {
    const few = chart.steps.length < 20;
    return { stroke: ink.colour, width: 2, dash: ink.dash, spanGaps: false, points: { show: few, size: 5 } };
  }
  return {
    fill: () => hatched(ink, ground) as CanvasRenderingContext2D["fillStyle"],
    stroke: ground,
    width: 0.5,
    paths: uPlot.paths.bars!({ size: [0.8, 40] }),
    points: { show: false },
  };
}

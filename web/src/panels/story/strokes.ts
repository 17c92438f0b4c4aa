/** How the rows of a chart are told apart: by colour, and by the dashes of a line or the hatching of a bar. */

import { chosen, seatOf } from "../../lib/colour";

export interface Ink {
  colour: string;
  dash: number[];
  /** The number of its hatching. */
  hatch: number;
}

const DASHES = [[], [7, 4], [2, 3], [10, 3, 2, 3], [14, 4], [5, 2, 5, 6]];
/** Strokes of a tile of 8 by 8; the first has none. */
const HATCHES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [],
  [
    [-2, 10, 10, -2],
    [-2, 2, 2, -2],
    [6, 10, 10, 6],
  ],
  [[0, 4, 8, 4]],
  [[4, 0, 4, 8]],
  [
    [0, 0, 8, 8],
    [-2, 6, 2, 10],
    [6, -2, 10, 2],
  ],
  [
    [0, 0, 8, 8],
    [8, 0, 0, 8],
  ],
];
/** Below this contrast with the ground a colour is moved towards the ink. */
const CONTRAST = 3;

/** The row's own colour, readable on the ground of the page; neighbours never share dash and hatching. */
export function inkOf(colour: string, at: number, style: CSSStyleDeclaration): Ink {
  const seat = seatOf(colour);
  const own = seat === null ? chosen(colour) : style.getPropertyValue(`--seat-${seat}`).trim();
  const [ground, ink] = [style.getPropertyValue("--raised").trim(), style.getPropertyValue("--ink").trim()];
  return { colour: readable(own, ground, ink), dash: DASHES[at % DASHES.length]!, hatch: at % HATCHES.length };
}

export function readable(colour: string, ground: string, ink: string): string {
  let shown = rgb(colour);
  for (let i = 0; i < 8 && contrast(shown, rgb(ground)) < CONTRAST; i++) {
    const towards = rgb(ink);
    shown = shown.map((part, at) => Math.round(part * 0.8 + towards[at]! * 0.2));
  }
  return `#${shown.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function rgb(hex: string): number[] {
  const full = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((i) => parseInt(full.slice(i, i + 2), 16) || 0);
}

function contrast(one: number[], other: number[]): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(parts: number[]): number {
  const [r, g, b] = parts.map((part) =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** A fill for bars. */
export function hatched(ink: Ink, ground: string): CanvasPattern | string {
  const strokes = HATCHES[ink.hatch]!;
  if (!strokes.length) return ink.colour;
  const tile = document.createElement("canvas");
  tile.width = tile.height = 8;
  const brush = tile.getContext("2d")!;
  brush.fillStyle = ink.colour;
  brush.fillRect(0, 0, 8, 8);
  brush.strokeStyle = ground;
  brush.lineWidth = 2;
  for (const [x, y, toX, toY] of strokes) {
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(toX, toY);
    brush.stroke();
  }
  return brush.createPattern(tile, "repeat") ?? ink.colour;
}

/** The sample of a row in the legend: a piece of its line, or of its bar. */
export function drawSample(canvas: HTMLCanvasElement, ink: Ink, bars: boolean, ground: string): void {
  const brush = canvas.getContext("2d")!;
  brush.clearRect(0, 0, canvas.width, canvas.height);
  if (bars) {
    brush.fillStyle = hatched(ink, ground);
    brush.fillRect(0, 2, canvas.width, canvas.height - 4);
    return;
  }
  brush.strokeStyle = ink.colour;
  brush.lineWidth = 3;
  brush.setLineDash(ink.dash);
  brush.beginPath();
  brush.moveTo(0, canvas.height / 2);
  brush.lineTo(canvas.width, canvas.height / 2);
  brush.stroke();
}

/** Lengths of time, in words and as figures of a clock. */

import { language } from "../i18n";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;
const DAY = 86_400;

function counted(count: number, unit: string, unitDisplay: "long" | "short" | "narrow"): string {
  const said = new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(count);
  return language() === "ja" ? said.replaceAll(" ", "") : said; // no space between figures and kanji: docs/style/ja.md
}

/** In Japanese the narrow names of units are Latin letters. */
const shortest = () => (language() === "ja" ? "short" : "narrow");

/** Seconds in the largest unit of which they are a whole number: 90 minutes, 2 days. */
export function lengthOf(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["second", 1];
  return counted(seconds / size, unit, "long");
}

/** What a clock shows: days and hours where there are days, then hours, minutes and seconds. */
export function onClock(ms: number): string {
  const over = ms < 0;
  // What is left is rounded up: a clock shows nothing only when nothing is left.
  const seconds = over ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000);
  return (over ? "−" : "") + (seconds >= DAY ? inDays(seconds) : figures(seconds));
}

function inDays(seconds: number): string {
  // Of hours that are not whole either the next is shown: three days do not become less at once.
  const all = Math.ceil(seconds / 3_600);
  const [days, hours] = [counted(Math.floor(all / 24), "day", shortest()), all % 24];
  if (!hours) return days;
  return [days, counted(hours, "hour", shortest())].join(language() === "ja" ? "" : " ");
}

function figures(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

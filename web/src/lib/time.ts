/** Times as people say them, in the reader's language and zone. */

import { language } from "../i18n";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
/** After this many days a date says more than "three weeks ago". */
const DATES_AFTER = 14 * 86_400;

/** How long ago that was; the date where it is long ago. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  if (past > DATES_AFTER) return day(seconds);
  const [unit, length] = STEPS.find(([, size]) => past >= size) ?? ["minute", 60];
  const said = new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(past / length), unit);
  return language() === "ja" ? said.replaceAll(" ", "") : said; // no space between figures and kanji: docs/style/ja.md
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(seconds * 1000);
}

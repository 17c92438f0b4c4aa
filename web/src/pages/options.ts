/** The options of a title in words. */

import type { OptionInfo, TitleInfo } from "../api/types";
import { has, t } from "../i18n";
import { voiceOf } from "./titles";

export type Value = string | number | boolean;

/** What a value of an option is called. */
export function valueWords(title: TitleInfo, option: OptionInfo, value: Value): string {
  const id = `option-${option.name}-${String(value)}`;
  if (has(id, voiceOf(title))) return t(id, {}, voiceOf(title));
  return typeof value === "boolean" ? t(value ? "yes" : "no") : String(value);
}

/** The option, and the value that a game has; the first one where it says nothing. */
export function optionWords(title: TitleInfo, option: OptionInfo, value: Value | undefined): readonly [string, string] {
  return [t(`option-${option.name}`, {}, voiceOf(title)), valueWords(title, option, value ?? option.values[0]!)];
}

/** The map that a game is played on, where its title has several. */
export function mapOf(title: TitleInfo | undefined, options: Readonly<Record<string, Value>>): string | null {
  const option = title?.options.find(({ name }) => name === "map");
  return title && option ? valueWords(title, option, options["map"] ?? option.values[0]!) : null;
}

/** How a bot plays; a level that has no words yet shows its name. */
export function botWords(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

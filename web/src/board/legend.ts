/** What the signs on a cell mean: its letters, its values by phase, its small drawings, and whose home it is. */

import type { Cell } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { termText } from "../i18n/cited";

export function legendOf(cell: Cell, voice: Voice): readonly string[] {
  const letters = cell.picture?.label ? termText(voice.title, "letters") : null;
  const values = cell.picture?.values;
  return [
    ...symbolsOf(cell, voice),
    ...(cell.hint ?? []).map((hint) => say(hint, voice)),
    ...(letters ? [`${cell.picture!.label}: ${letters}`] : []),
    ...(values ? [t("legend-values", { values: values.boxes.map(([, value]) => value).join(" / ") })] : []),
  ];
}

/** The small drawings in words. */
export function symbolsOf(cell: Cell, voice: Voice): readonly string[] {
  return (cell.symbols ?? []).map((symbol) => {
    const text = say(symbol.label, voice);
    return (symbol.count ?? 1) > 1 ? `${text} × ${symbol.count}` : text;
  });
}

import type { ClockRules } from "../../api/types";
import { language, t } from "../../i18n";
import { lengthOf } from "../../lib/duration";

/** How it is played with clocks, in a few sentences. */
export function clockTerms(clock: ClockRules): string {
  const budget = lengthOf(clock.budget);
  const time = clock.added
    ? t("clock-terms-added", { budget, added: lengthOf(clock.added) })
    : t("clock-terms", { budget });
  const stands = [
    ...(clock.nights ? [t("clock-terms-nights")] : []),
    ...(clock.weekends ? [t("clock-terms-weekends")] : []),
  ];
  return [time, t(`clock-terms-${clock.at_zero}`), ...stands].join(language() === "ja" ? "" : " ");
}

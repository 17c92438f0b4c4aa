/** Whether the table plays with clocks, and how these run. */

import { For, Show, type JSX } from "solid-js";
import type { ClockRules } from "../../api/types";
import { t } from "../../i18n";
import { lengthOf } from "../../lib/duration";
import { Check } from "../account/parts";
import { clockTerms } from "./clockTerms";
import "../../style/clocks.css";

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240];
const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30];
const BUDGETS = { live: MINUTES.map((count) => count * MINUTE), slow: DAYS.map((count) => count * DAY) };
const ADDED = {
  live: [0, 5, 10, 20, 30, 45, 60, 120, 300],
  slow: [0, 1, 2, 4, 8, 12, 24, 48].map((count) => count * HOUR),
};
const ZERO: readonly ClockRules["at_zero"][] = ["nothing", "bot", "lost"];
const USUAL = { at_zero: "nothing", nights: false, weekends: false } as const;

/** What is proposed: enough for a game without hurry. */
export const USUAL_CLOCKS: Readonly<Record<"live" | "slow", ClockRules>> = {
  live: { ...USUAL, budget: 30 * MINUTE, added: 30 },
  slow: { ...USUAL, budget: 3 * DAY, added: 12 * HOUR, nights: true, weekends: true },
};

export function ClockField(props: {
  clock: ClockRules | null;
  slow: boolean;
  onChange: (clock: ClockRules | null) => void;
}): JSX.Element {
  const pace = () => (props.slow ? "slow" : "live");
  const change = (changed: Partial<ClockRules>) => props.onChange({ ...props.clock!, ...changed });
  return (
    <div class="clock-field">
      <Check
        label={t("clock-use")}
        checked={props.clock !== null}
        onChange={(on) => props.onChange(on ? USUAL_CLOCKS[pace()] : null)}
      />
      <Show when={props.clock}>
        {(clock) => (
          <div class="clock-choices">
            <Length
              label="clock-budget"
              values={BUDGETS[pace()]}
              value={clock().budget}
              onChange={(budget) => change({ budget })}
            />
            <Length
              label="clock-added"
              values={ADDED[pace()]}
              value={clock().added}
              onChange={(added) => change({ added })}
            />
            <label class="field">
              <span>{t("clock-zero")}</span>
              <select
                value={clock().at_zero}
                onChange={(event) => change({ at_zero: event.currentTarget.value as ClockRules["at_zero"] })}
              >
                <For each={ZERO}>{(zero) => <option value={zero}>{t(`clock-zero-${zero}`)}</option>}</For>
              </select>
            </label>
            <Show when={props.slow}>
              <Check label={t("clock-nights")} checked={clock().nights} onChange={(nights) => change({ nights })} />
              <Check
                label={t("clock-weekends")}
                checked={clock().weekends}
                onChange={(weekends) => change({ weekends })}
              />
            </Show>
            <p class="faint">{clockTerms(clock())}</p>
          </div>
        )}
      </Show>
    </div>
  );
}

function Length(props: {
  label: string;
  values: readonly number[];
  value: number;
  onChange: (seconds: number) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{t(props.label)}</span>
      <select value={props.value} onChange={(event) => props.onChange(Number(event.currentTarget.value))}>
        <For each={props.values}>
          {(seconds) => <option value={seconds}>{seconds ? lengthOf(seconds) : t("clock-nothing-added")}</option>}
        </For>
      </select>
    </label>
  );
}

import { Show, type JSX } from "solid-js";
import type { Range } from "../api/types";
import { Icon } from "../icons/Icon";
import { t } from "../i18n";

/** A number within its range: by buttons, by keys, or typed. */
export function Stepper(props: { range: Range; value: number; onChange: (value: number) => void }): JSX.Element {
  const step = () => props.range.step ?? 1;
  const set = (value: number) => {
    const steps = Math.round((value - props.range.least) / step());
    const most = Math.floor((props.range.most - props.range.least) / step());
    props.onChange(props.range.least + Math.min(most, Math.max(0, steps)) * step());
  };
  return (
    <div class="stepper" role="group" aria-label={t("number-label")}>
      <button
        type="button"
        class="tool"
        disabled={props.value <= props.range.least}
        aria-label={t("number-less")}
        onClick={() => set(props.value - step())}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputmode="numeric"
        aria-label={t("number-label")}
        min={props.range.least}
        max={props.range.most}
        step={step()}
        value={props.value}
        onChange={(event) => set(event.currentTarget.valueAsNumber || props.range.least)}
      />
      <button
        type="button"
        class="tool"
        disabled={props.value + step() > props.range.most}
        aria-label={t("number-more")}
        onClick={() => set(props.value + step())}
      >
        <Icon name="plus" />
      </button>
      <Show when={props.range.most - props.range.least > 3 * step()}>
        <input
          class="slider"
          type="range"
          aria-label={t("number-label")}
          min={props.range.least}
          max={props.range.most}
          step={step()}
          value={props.value}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </Show>
      <span class="faint">{t("number-range", { least: props.range.least, most: props.range.most })}</span>
    </div>
  );
}

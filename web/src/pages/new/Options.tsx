/** What the title leaves to choose, each choice with what it means. */

import { For, Show, type JSX } from "solid-js";
import type { OptionInfo, TitleInfo } from "../../api/types";
import { has, t } from "../../i18n";
import { Said } from "../../learn/Said";
import { valueWords, type Value } from "../options";
import { voiceOf } from "../titles";

/** Small maps, drawn by `scripts/map_pictures.py`: files of their own, fetched when they come into view. */
const MAPS = import.meta.glob<string>("./maps/*.svg", { eager: true, query: "?no-inline", import: "default" });

interface OptionsProps {
  title: TitleInfo;
  values: Readonly<Record<string, Value>>;
  onChange: (name: string, value: Value) => void;
}

export function Options(props: OptionsProps): JSX.Element {
  const isExplained = ({ name }: OptionInfo) => has(`about-option-${name}`, voiceOf(props.title));
  const rulings = () => props.title.options.filter((option) => !isExplained(option));
  return (
    <>
      <Show when={props.title.options.length}>
        <details class="options">
          <summary>{t("new-options")}</summary>
          <Fields {...props} options={props.title.options.filter(isExplained)} />
        </details>
      </Show>
      <Show when={rulings().length}>
        <details class="options-rulings">
          <summary>{t("new-rulings")}</summary>
          <p class="faint">{t("new-rulings-about")}</p>
          <Fields {...props} options={rulings()} />
        </details>
      </Show>
    </>
  );
}

function Fields(props: OptionsProps & { options: readonly OptionInfo[] }): JSX.Element {
  return (
    <For each={props.options}>
      {(option) => (
        <OptionField
          option={option}
          title={props.title}
          value={props.values[option.name]}
          onChange={(value) => props.onChange(option.name, value)}
        />
      )}
    </For>
  );
}

interface OptionProps {
  option: OptionInfo;
  title: TitleInfo;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

function OptionField(props: OptionProps): JSX.Element {
  const about = () => `about-option-${props.option.name}`;
  return (
    <>
      <Show when={props.option.name === "map"} fallback={<ListField {...props} />}>
        <MapField {...props} />
      </Show>
      <Show when={has(about(), voiceOf(props.title))}>
        <p class="faint option-about">
          <Said text={t(about(), {}, voiceOf(props.title))} voice={{ ...voiceOf(props.title), id: props.title.id }} />
        </p>
      </Show>
    </>
  );
}

/** A list to choose from. */
function ListField(props: OptionProps): JSX.Element {
  const chosen = () => props.value ?? props.option.values[0]!;
  const word = (value: Value) => valueWords(props.title, props.option, value);
  return (
    <label class="option">
      <span>{t(`option-${props.option.name}`, {}, voiceOf(props.title))}</span>
      {/* The chosen value in as many lines as it needs; a closed list by itself would cut it. */}
      <span class="picker">
        <span aria-hidden="true">{word(chosen())}</span>
        <select onChange={(event) => props.onChange(props.option.values[event.currentTarget.selectedIndex]!)}>
          <For each={props.option.values}>
            {(value) => <option selected={value === chosen()}>{word(value)}</option>}
          </For>
        </select>
      </span>
    </label>
  );
}

/** The maps side by side, each with its picture. */
function MapField(props: OptionProps): JSX.Element {
  const chosen = () => props.value ?? props.option.values[0]!;
  const label = () => t(`option-${props.option.name}`, {}, voiceOf(props.title));
  return (
    <div class="option">
      <span aria-hidden="true">{label()}</span>
      <div class="choice-row maps" role="radiogroup" aria-label={label()}>
        <For each={props.option.values}>
          {(value) => (
            <label class="radio">
              <img src={MAPS[`./maps/${props.title.id}-${value}.svg`]} alt="" loading="lazy" />
              <input
                type="radio"
                name="map"
                value={String(value)}
                checked={value === chosen()}
                onChange={() => props.onChange(value)}
              />
              <span>{valueWords(props.title, props.option, value)}</span>
            </label>
          )}
        </For>
      </div>
    </div>
  );
}

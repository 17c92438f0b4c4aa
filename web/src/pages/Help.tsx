import { For, Show, onMount, type JSX } from "solid-js";
import { PACES, type Pace } from "../api/playback";
import { Icon } from "../icons/Icon";
import { t } from "../i18n";
import { alerts, alertsPossible, wantAlerts } from "../lib/alerts";
import { isBeside } from "../lib/dismiss";
import {
  asksAll,
  coachAsks,
  compact,
  hints,
  keepPace,
  layers,
  pace,
  setAsksAll,
  setCoachAsks,
  setCompact,
  setHints,
  setSound,
  sound,
} from "../lib/settings";
import "../style/parts.css";

const KEYS: readonly (readonly [string, string])[] = [
  ["← ↑ ↓ →", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["R", "key-turn"],
  ["+  −  0", "key-zoom"],
  ["[  ]", "key-history"],
  ["{  }", "key-rounds"],
  ["Ctrl Z", "key-undo"],
  ["C", "key-compact"],
  ["1 – 9", "key-tabs"],
  ["V", "key-arrange"],
  ["G", "key-run"],
  ["P", "key-pass"],
  ...Object.values(layers).map(({ key, text }) => [key.toUpperCase(), text] as const),
  ["?", "key-help"],
];

/** Shortcuts and the few settings of the table. */
export function Help(props: { rules: string; onClose: () => void }): JSX.Element {
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog
      class="help"
      ref={dialog}
      aria-label={t("help")}
      onClose={() => props.onClose()}
      onClick={(event) => isBeside(dialog, event) && dialog.close()}
    >
      <header>
        <h2>{t("help")}</h2>
        <button type="button" class="tool" aria-label={t("close")} onClick={() => dialog.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p>
        <a href={props.rules} target="_blank">
          {t("rules")}
        </a>
      </p>
      <label>
        <input type="checkbox" checked={compact()} onChange={(event) => setCompact(event.currentTarget.checked)} />{" "}
        {t("setting-compact")}
      </label>
      <label>
        <input type="checkbox" checked={hints()} onChange={(event) => setHints(event.currentTarget.checked)} />{" "}
        {t("setting-hints")}
      </label>
      <label>
        <input
          type="checkbox"
          checked={coachAsks()}
          onChange={({ currentTarget }) => setCoachAsks(currentTarget.checked)}
        />{" "}
        {t("coach-setting")}
      </label>
      <label class="pace">
        <select value={pace()} onChange={(event) => keepPace(event.currentTarget.value as Pace)}>
          <For each={Object.keys(PACES)}>{(name) => <option value={name}>{t(`speed-${name}`)}</option>}</For>
        </select>{" "}
        {t("setting-pace")}
      </label>
      <label>
        <input type="checkbox" checked={asksAll()} onChange={(event) => setAsksAll(event.currentTarget.checked)} />{" "}
        {t("setting-asks-all")}
      </label>
      <label>
        <input type="checkbox" checked={sound()} onChange={(event) => setSound(event.currentTarget.checked)} />{" "}
        {t("setting-sound")}
      </label>
      <Show when={alertsPossible}>
        <label>
          <input
            type="checkbox"
            checked={alerts()}
            onChange={(event) => void wantAlerts(event.currentTarget.checked)}
          />{" "}
          {t("setting-alert")}
        </label>
      </Show>
      <h3>{t("shortcuts")}</h3>
      <dl class="keys">
        <For each={KEYS}>
          {([key, id]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(id)}</dd>
            </div>
          )}
        </For>
      </dl>
    </dialog>
  );
}

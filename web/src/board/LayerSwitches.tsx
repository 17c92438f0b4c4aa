import { For, type JSX } from "solid-js";
import { Icon } from "../icons/Icon";
import { t } from "../i18n";
import { closeFromOutside } from "../lib/dismiss";
import { layers } from "../lib/settings";

/** What the board shows, to be switched one by one; each has a key as well. */
export function LayerSwitches(): JSX.Element {
  return (
    <details class="layers" ref={closeFromOutside}>
      <summary class="tool" title={t("layers")} aria-label={t("layers")}>
        <Icon name="layers" />
      </summary>
      <div class="layers-list">
        <For each={Object.values(layers)}>
          {(layer) => (
            <label>
              <input
                type="checkbox"
                checked={layer.on()}
                onChange={(event) => layer.set(event.currentTarget.checked)}
              />{" "}
              {t(layer.text)}
              <kbd>{layer.key.toUpperCase()}</kbd>
            </label>
          )}
        </For>
      </div>
    </details>
  );
}

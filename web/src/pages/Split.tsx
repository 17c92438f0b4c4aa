/** Parts beside or above each other, with edges that can be drawn. */

import Resizable from "@corvu/resizable";
import { For, type JSX } from "solid-js";
import { t } from "../i18n";
import type { SplitProps } from "./Panes";

export function Split(props: SplitProps): JSX.Element {
  return (
    <Resizable
      class="panes"
      orientation={props.upright ? "vertical" : "horizontal"}
      sizes={props.panes.sizes(props.group)}
      onSizesChange={(sizes) => props.panes.setSizes(props.group, sizes)}
    >
      <For each={props.parts}>
        {(part, i) => (
          <>
            {i() > 0 && <Resizable.Handle class="pane-edge" aria-label={t("pane-edge")} />}
            <Resizable.Panel class="pane" minSize={0.08}>
              {part()}
            </Resizable.Panel>
          </>
        )}
      </For>
    </Resizable>
  );
}

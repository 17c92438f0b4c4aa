import { For, createMemo, createSignal, onCleanup, type JSX } from "solid-js";
import type { Market } from "../api/types";
import { say, sayArg } from "../i18n";
import { keyed } from "../lib/keyed";
import { plain } from "../lib/colour";
import { MarkView } from "./Swatch";
import type { PanelContext } from "./TablePanel";

const SPACE = 56;

/** Share prices as a grid, the companies on their spaces. */
export function MarketPanel(props: { market: Market } & PanelContext): JSX.Element {
  const columns = createMemo(() => Math.max(0, ...props.market.spaces.map(({ x }) => x)) + 1);
  const rows = createMemo(() => Math.max(0, ...props.market.spaces.map(({ y }) => y)) + 1);
  // A low and long market is broken into bands where the panel is narrow.
  const [width, setWidth] = createSignal(Infinity);
  const band = () => (rows() <= 3 ? Math.max(4, Math.min(columns(), Math.floor(width() / SPACE))) : columns());
  const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? Infinity));
  onCleanup(() => watch.disconnect());
  return (
    <div class="scroll" ref={(element) => watch.observe(element)}>
      <h3 class="panel-title">{say(props.market.title, props.voice)}</h3>
      <div class="market" style={{ "grid-template-columns": `repeat(${band()}, minmax(3.2rem, 1fr))` }}>
        {keyed(() => props.market.spaces, (space) => space.id, (space) => (
          <button
            type="button"
            class={`space target-${props.glows.get(space().id) ?? "none"}`}
            classList={{ flashed: props.flash.has(space().id) }}
            disabled={!props.glows.has(space().id)}
            style={{ "grid-column": (space().x % band()) + 1, "grid-row": Math.floor(space().x / band()) * rows() + space().y + 1, background: plain(space().fill ?? "land") }}
            onClick={() => props.onTouch(space().id)}
          >
            <b>{sayArg(space().value, props.voice)}</b>
            <span class="marks"><For each={space().marks ?? []}>{(mark) => <MarkView mark={mark} voice={props.voice} />}</For></span>
          </button>
        ))}
      </div>
    </div>
  );
}

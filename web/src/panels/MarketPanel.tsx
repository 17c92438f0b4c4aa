import { For, createEffect, createMemo, createSignal, on, onCleanup, type JSX } from "solid-js";
import type { Market, Space } from "../api/types";
import { say, sayArg } from "../i18n";
import { keyed } from "../lib/keyed";
import { isCalm } from "../lib/media";
import { plain } from "../lib/colour";
import { MarkView, Swatch } from "./Swatch";
import type { PanelContext } from "./TablePanel";
import "../style/parts.css";

const SPACE = 56;

/** Share prices as a grid, the companies on their spaces. */
export function MarketPanel(props: { market: Market } & PanelContext): JSX.Element {
  const columns = createMemo(() => Math.max(0, ...props.market.spaces.map(({ x }) => x)) + 1);
  const rows = createMemo(() => Math.max(0, ...props.market.spaces.map(({ y }) => y)) + 1);
  // A low and long market is broken into bands where the panel is narrow.
  const [width, setWidth] = createSignal(Infinity);
  const band = () => (rows() <= 3 ? Math.max(4, Math.min(columns(), Math.floor(width() / SPACE))) : columns());
  const watch = new ResizeObserver(([entry]) => entry?.contentRect.width && setWidth(entry.contentRect.width));
  onCleanup(() => watch.disconnect());
  let grid!: HTMLDivElement;
  createEffect(
    on(
      () => props.market.spaces,
      slides(() => grid),
    ),
  );
  return (
    <div
      class="scroll"
      tabindex="0"
      role="region"
      aria-label={say(props.market.title, props.voice)}
      ref={(element) => watch.observe(element)}
    >
      <h3 class="panel-title">{say(props.market.title, props.voice)}</h3>
      <div class="market" ref={grid} style={{ "grid-template-columns": `repeat(${band()}, minmax(3.2rem, 1fr))` }}>
        {keyed(
          () => props.market.spaces,
          (space) => space.id,
          (space) => (
            <button
              type="button"
              data-point={space().id}
              class={`space target-${props.glow(space().id) ?? "none"}`}
              classList={{
                flashed: props.fresh(space().id),
                pointed: cellsOf(space()).some((cell) => props.pointed?.(cell)),
              }}
              // Not disabled: it is pointed at all the same.
              aria-disabled={!props.glow(space().id)}
              tabindex={props.glow(space().id) ? undefined : -1}
              onPointerEnter={() => props.onLook?.(cellsOf(space()))}
              onPointerLeave={() => props.onLook?.([])}
              onFocus={() => props.onLook?.(cellsOf(space()))}
              onBlur={() => props.onLook?.([])}
              style={{
                "margin-top": rows() > 1 && space().y === 0 && space().x >= band() ? ".5rem" : undefined,
                "grid-column": (space().x % band()) + 1,
                "grid-row": Math.floor(space().x / band()) * rows() + space().y + 1,
                background: plain(space().fill ?? "land"),
              }}
              onClick={() => props.glow(space().id) && props.onTouch(space().id)}
            >
              <b>{sayArg(space().value, props.voice)}</b>
              <span class="marks" data-space={space().id}>
                <For each={space().marks ?? []}>{(mark) => <MarkView mark={mark} voice={props.voice} />}</For>
              </span>
            </button>
          ),
        )}
      </div>
      <ul class="legend">
        <For each={props.market.legend ?? []}>
          {([fill, meaning]) => (
            <li>
              <Swatch colour={fill} size={16} /> {say(meaning, props.voice)}
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

/** Where on the map the companies of a space stand. */
const cellsOf = ({ marks = [] }: Space) => marks.flatMap(({ cells = [] }) => cells);

const SLIDE = { duration: 260, easing: "ease-in-out" } as const;

/** Markers that have gone to another space slide there from the old one. */
function slides(grid: () => HTMLElement): () => void {
  let last = new Map<string, { space: string; x: number; y: number }>();
  return () =>
    requestAnimationFrame(() => {
      if (!grid().checkVisibility()) return;
      const corner = grid().getBoundingClientRect();
      const now: typeof last = new Map();
      for (const mark of grid().querySelectorAll<SVGElement>("[data-space] .mark")) {
        const box = mark.getBoundingClientRect();
        const place = { space: mark.parentElement!.dataset["space"]!, x: box.x - corner.x, y: box.y - corner.y };
        const name = mark.getAttribute("aria-label")!;
        const before = last.get(name);
        now.set(name, place);
        if (!before || before.space === place.space || isCalm()) continue;
        mark.animate(
          [{ transform: `translate(${before.x - place.x}px,${before.y - place.y}px)` }, { transform: "none" }],
          SLIDE,
        );
      }
      last = now;
    });
}

import { createEffect, on, untrack, type JSX } from "solid-js";
import type { News } from "../api/table";
import type { Scene } from "../api/types";
import { sayArg } from "../i18n";
import { isCalm } from "../lib/media";
import { flowsBetween, pursesOf, type Flow, type Purse } from "../lib/money";

/** More payments of one move than these would be a swarm: the figures tell the rest. */
const MOST = 5;
const FLIGHT = { duration: 750, easing: "ease-in-out" } as const;

/** Money of others flies from who pays to who is paid, with its sum; not for who wants no motion. */
export function Money(props: { news: News | null; scene: Scene; own: (seat: number | null) => boolean }): JSX.Element {
  let sky!: HTMLDivElement;
  let before = untrack(() => pursesOf(props.scene));
  createEffect(
    on(
      () => [props.news, props.scene] as const,
      ([news, scene], last) => {
        const after = pursesOf(scene);
        const told = last && news && news !== last[0] && !props.own(news.line.seat);
        const flows = told && !isCalm() && !document.hidden ? flowsBetween(before, after).slice(0, MOST) : [];
        before = after;
        if (flows.length) requestAnimationFrame(() => flows.forEach((flow) => fly(sky, flow, after)));
      },
    ),
  );
  return <div class="money" ref={sky} aria-hidden="true" />;
}

function fly(sky: HTMLElement, { from, to, amount }: Flow, purses: ReadonlyMap<string, Purse>): void {
  const [start, end] = [middleOf(from, purses), middleOf(to, purses)];
  if (!start || !end) return;
  const coin = document.createElement("span");
  coin.className = "coin";
  coin.textContent = sayArg(amount);
  sky.append(coin);
  const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px,${y}px) translate(-50%,-50%)`;
  const flight = coin.animate(
    [
      { transform: at(start), opacity: 0 },
      { transform: at(start), opacity: 1, offset: 0.2 },
      { transform: at(end), opacity: 1, offset: 0.85 },
      { transform: at(end), opacity: 0 },
    ],
    FLIGHT,
  );
  flight.onfinish = flight.oncancel = () => coin.remove();
}

/** Where a purse is on the page: its figure, the tab on which it lies, or the line above the board for the bank. */
function middleOf(key: string | null, purses: ReadonlyMap<string, Purse>): { x: number; y: number } | null {
  const purse = key === null ? null : document.querySelector(`[data-purse="${CSS.escape(key)}"]`);
  const tab = key === null ? null : document.getElementById(`tab-${purses.get(key)?.panel}`);
  const shown = [purse, tab, key === null ? document.querySelector(".board-band") : null].find((element) =>
    element?.checkVisibility(),
  );
  if (!shown) return null;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return { x: x + width / 2, y: Math.min(Math.max(y + height / 2, 0), innerHeight) };
}

import { createEffect, on, type JSX } from "solid-js";
import type { News } from "../api/table";
import type { Payment, Scene } from "../api/types";
import { sayArg } from "../i18n";
import { isCalm } from "../lib/media";
import "../style/parts.css";

/** More payments of one move than these would be a swarm: the figures tell the rest. */
const MOST = 5;
const FLIGHT = { duration: 750, easing: "ease-in-out" } as const;

/** Money of others flies from who pays to who is paid, with its sum; not for who wants no motion. */
export function Money(props: { news: News | null; scene: Scene; own: (seat: number | null) => boolean }): JSX.Element {
  let sky!: HTMLDivElement;
  createEffect(
    on(
      () => props.news,
      (news) => {
        if (!news?.payments?.length || props.own(news.line.seat) || isCalm() || document.hidden) return;
        const [paid, scene] = [news.payments.slice(0, MOST), props.scene];
        requestAnimationFrame(() => paid.forEach((payment) => fly(sky, payment, scene)));
      },
      { defer: true },
    ),
  );
  return <div class="money" ref={sky} aria-hidden="true" />;
}

function fly(sky: HTMLElement, { src, dst, amount }: Payment, scene: Scene): void {
  const [start, end] = [middleOf(src ?? null, scene), middleOf(dst ?? null, scene)];
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
function middleOf(purse: string | null, scene: Scene): { x: number; y: number } | null {
  const places =
    purse === null
      ? [document.querySelector(".board-band")]
      : [
          ...document.querySelectorAll(`[data-purse="${CSS.escape(purse)}"]`),
          document.getElementById(`tab-${panelOf(scene, purse)}`),
        ];
  const shown = places.find((element) => element?.checkVisibility());
  if (!shown) return null;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return { x: x + width / 2, y: Math.min(Math.max(y + height / 2, 0), innerHeight) };
}

/** The panel on which a company's card lies. */
function panelOf({ panels }: Scene, card: string): string | undefined {
  return panels.find((panel) => panel.kind === "shelf" && panel.cards.some(({ id }) => id === card))?.id;
}

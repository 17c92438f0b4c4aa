/** Keeps what is chosen from beside the hex that it is for: the eye and the hand need not leave the board. */

import { onCleanup, onMount } from "solid-js";

const AIR = 10;
/** On a smaller board it would cover too much: it stays in the column. */
const LEAST_BOARD = 420;

interface Spot {
  left: number;
  top: number;
}

/** As a `ref`: as long as the element is there it stands beside the chosen hex, also while the board is moved. */
export function besideChosen(element: HTMLElement): void {
  let frame = 0;
  let known = "";
  const follow = () => {
    const [ground, hex] = [box(".board-ground"), box(".board-svg .target-chosen")];
    const floats = !element.closest(".narrow") && hex !== null && ground !== null && ground.width >= LEAST_BOARD;
    element.classList.toggle("afloat", floats);
    const now = floats ? [hex.x, hex.y, hex.width, ground.width, element.offsetWidth, element.offsetHeight].join() : "";
    if (floats && now !== known) {
      const { left, top } = spotBeside(hex, element, ground, litPoints());
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    }
    known = now;
    frame = requestAnimationFrame(follow);
  };
  onMount(follow);
  onCleanup(() => cancelAnimationFrame(frame));
}

/** The side of the hex on which fewest lit places are covered, wholly on the board. */
export function spotBeside(
  hex: DOMRectReadOnly,
  size: { offsetWidth: number; offsetHeight: number },
  ground: DOMRectReadOnly,
  lit: readonly Spot[],
): Spot {
  const { offsetWidth: width, offsetHeight: height } = size;
  const [across, down] = [hex.x + (hex.width - width) / 2, hex.y + (hex.height - height) / 2];
  const into = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const spots = [
    { left: hex.right + AIR, top: down },
    { left: hex.left - width - AIR, top: down },
    { left: across, top: hex.bottom + AIR },
    { left: across, top: hex.top - height - AIR },
  ].map(({ left, top }) => ({
    left: into(left, ground.left + AIR, ground.right - width - AIR),
    top: into(top, ground.top + AIR, ground.bottom - height - AIR),
  }));
  const covers = ({ left, top }: Spot, at: Spot) =>
    at.left > left - AIR && at.left < left + width + AIR && at.top > top - AIR && at.top < top + height + AIR;
  const middle = { left: hex.x + hex.width / 2, top: hex.y + hex.height / 2 };
  // The chosen hex itself weighs more than all others: it is touched to turn the tile.
  const cost = (spot: Spot) => lit.filter((at) => covers(spot, at)).length + (covers(spot, middle) ? 1000 : 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function box(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

function litPoints(): Spot[] {
  return [...document.querySelectorAll(".board-svg .targets > .target")].map((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return { left: x + width / 2, top: y + height / 2 };
  });
}

import { createSignal } from "solid-js";
import { render } from "solid-js/web";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { News } from "../src/api/table";
import type { Scene } from "../src/api/types";
import { Money } from "../src/panels/Money";

vi.mock("../src/lib/media", () => ({ isCalm: () => false, isNarrow: () => false }));

const SCENE = { players: [], panels: [{ kind: "shelf", id: "companies", cards: [{ id: "charter:EUR" }] }] };
const news = (seat: number): News => ({
  line: { n: 1, seat, messages: [] },
  changed: new Set(),
  payments: [
    { amount: 40, src: "seat:1", dst: "charter:EUR" },
    { amount: 15, src: "seat:1" },
  ],
});

let stop = () => {};
beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  Element.prototype.checkVisibility = () => true;
  Element.prototype.animate = () => ({}) as Animation;
  document.body.innerHTML =
    '<div class="board-band"></div><i data-purse="seat:1"></i><i id="tab-companies"></i><div id="at"></div>';
});
afterEach(() => (stop(), vi.unstubAllGlobals()));

/** The coins that a piece of news puts on their way. */
function coins(told: News): string[] {
  const [shown, show] = createSignal<News | null>(null);
  const at = document.getElementById("at")!;
  stop = render(() => <Money news={shown()} scene={SCENE as unknown as Scene} own={(seat) => seat === 0} />, at);
  show(told);
  return [...at.querySelectorAll(".coin")].map((coin) => coin.textContent ?? "");
}

it("flies as the engine says, a card's money to its tab", () => expect(coins(news(1))).toEqual(["40", "15"]));
it("does not fly for one's own moves", () => expect(coins(news(0))).toEqual([]));

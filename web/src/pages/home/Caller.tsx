/** On the first page: the title counts the tables that wait for one, and a new one is told. */

import { createEffect, createMemo, on, onCleanup, type JSX } from "solid-js";
import { person } from "../../api/session";
import type { GameInfo } from "../../api/types";
import { t } from "../../i18n";
import { announce } from "../../lib/alerts";
import type { Call } from "../../table/calls";
import { allTitles, voiceOf } from "../titles";

interface Waiting {
  kind: Call["kind"];
  game: GameInfo;
}

const keyOf = ({ kind, game }: Waiting) => `${kind}:${game.id}`;

export function Caller(props: { turns: readonly GameInfo[]; asked: readonly GameInfo[] }): JSX.Element {
  const titles = allTitles();
  const waiting = createMemo<readonly Waiting[]>(() => [
    ...props.turns.map((game): Waiting => ({ kind: "turn", game })),
    ...props.asked.map((game): Waiting => ({ kind: game.offered.length ? "offer" : "invitation", game })),
  ]);
  const wanted = ({ kind, game }: Waiting) =>
    !person()?.choices[game.pace === "slow" ? "quiet_slow" : "quiet_live"]?.includes(kind);
  const nameOf = ({ game }: Waiting) => {
    const title = titles()?.find(({ id }) => id === game.title);
    return title ? t("title-name", {}, voiceOf(title)) : "";
  };
  createEffect(
    on(waiting, (now, before) => {
      document.title = now.length ? `(${now.length}) Railhead` : "Railhead";
      const known = new Set(before?.map(keyOf));
      const fresh = now.find((one) => before && !known.has(keyOf(one)) && wanted(one));
      if (fresh) announce(t(fresh.kind === "turn" ? "call-turn" : "home-asked"), nameOf(fresh));
    }),
  );
  onCleanup(() => (document.title = "Railhead"));
  return null;
}

/** Which tab is forward: the one the person picked, until a question lies on another one. */

import { createComputed, createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from "solid-js";
import type { Message, Panel, Scene } from "../api/types";
import type { Glows } from "../board/targets";
import { idsIn } from "../panels/ids";

export interface TabFollows {
  scene: Scene;
  glows: Glows;
  /** The offer that the person has narrowed down to, and whether a choice is made. */
  focus: string | null;
  chosen: boolean;
  /** What is asked of the person, if anything. */
  question: Message | null;
  second: boolean;
  title: string;
}

export interface Tab {
  tab: Accessor<string>;
  pick(id: string): void;
  /** Brings one forward that the person did not pick: it is not remembered. */
  bring(id: string | null): void;
  /** The panels on which something may be chosen; what is refused there does not bring them forward. */
  lit: Accessor<ReadonlySet<string>>;
}

/** What is in front in each pane of tables. */
const SHOWN: string[] = [];

/** `ids` are all tabs; `asks` is the one with the question, on a phone. */
export function useTab(
  follows: TabFollows,
  panels: Accessor<readonly Panel[]>,
  ids: Accessor<readonly string[]>,
  asks: Accessor<string | null>,
): Tab {
  const pane = follows.second ? 1 : 0;
  const key = () => `tab:${follows.title}:${pane}`;
  // On a phone a table begins with its question, not with what was looked at last: that may have been the chat.
  const [picked, setPicked] = createSignal<string | null>(asks() ? null : localStorage.getItem(key()));
  const tab = createMemo(() => (ids().includes(picked() ?? "") ? picked()! : (ids()[pane] ?? ids()[0]!)));
  createComputed(() => (SHOWN[pane] = tab()));
  onCleanup(() => delete SHOWN[pane]);
  // It comes forward in the first pane, and where it is not in front in the other one already.
  const bring = (id: string | null) => void (!follows.second && SHOWN[1] !== id && setPicked(id));
  const pick = (id: string) => (localStorage.setItem(key(), id), setPicked(id));
  const lit = createMemo(() => {
    const touchable = [...follows.glows].flatMap(([id, glow]) => (glow === "blocked" ? [] : [id]));
    const found = panels().filter((panel) => touchable.some((id) => idsIn(panel).has(id)));
    return new Set(found.map(({ id }) => id));
  });
  /** The panel on which the choice lies, where it does not lie on the board. */
  const place = () => (onBoard(follows.scene, follows.glows) ? null : ([...lit()][0] ?? null));

  // Where the choice lies on a panel, that panel comes forward.
  createEffect(
    on(
      () => follows.focus,
      (focus) => focus && lit().size && bring([...lit()][0]!),
    ),
  );
  // A panel that has just come, such as the shares of a merger, is what the question is about; in the past none is
  // asked.
  createEffect(
    on(
      () => panels().map(({ id }) => id),
      (now, before) => {
        const come = before && now.find((id) => !before.includes(id));
        if (come && follows.question && !asks()) bring(come);
      },
    ),
  );
  // On a phone the question comes back when a choice is made and when there is another one.
  createEffect(
    on(
      () => follows.chosen,
      (chosen) => chosen && asks() && bring(asks()),
    ),
  );
  createEffect(
    on(
      () => follows.question,
      (question) => {
        if (question && asks()) bring(asks());
        // A question whose every place lies on a panel that is not shown would look as if nothing could be done.
        else if (question && place() && !lit().has(tab())) bring(place());
      },
    ),
  );
  return { tab, pick, bring, lit };
}

function onBoard({ board }: Scene, glows: Glows): boolean {
  return board.cells.some(({ id }) => glows.has(id)) || (board.pieces ?? []).some(({ id }) => glows.has(id));
}

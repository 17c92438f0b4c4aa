/** The window's title says whose turn it is; a bell and a note for who wants them. */

import { createEffect, on, onCleanup, type Accessor } from "solid-js";
import type { Table } from "../api/table";
import { t, type Voice } from "../i18n";
import { alertTurn } from "../lib/alerts";
import { ring, sound } from "../lib/settings";

export function useTurnAlert(table: Table, voice: Accessor<Voice>): void {
  const isAsked = () => table.head()!.menu != null && !table.head()!.scene.result;
  createEffect(
    on(isAsked, (asked, before) => {
      const name = t("title-name", {}, voice());
      document.title = `${asked ? "● " : ""}${name} – Railhead`;
      if (!asked || before !== false) return;
      if (sound()) ring();
      void alertTurn(t("game-your-turn"), name);
    }),
  );
  onCleanup(() => (document.title = "Railhead"));
}

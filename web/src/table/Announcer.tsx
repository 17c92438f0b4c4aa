/** The window's title says that somebody is called for; a bell and a note for who wants them. */

import { createEffect, createMemo, on, onCleanup, type JSX } from "solid-js";
import { person } from "../api/session";
import type { Table } from "../api/table";
import { seatName, t, type Voice } from "../i18n";
import { announce } from "../lib/alerts";
import { callsOf, type Call } from "./calls";

export function Announcer(props: { table: Table; voice: Voice }): JSX.Element {
  const head = () => props.table.head()!;
  const unread = () =>
    props.table.chat.lines().filter(({ n, person: by }) => n > props.table.chat.seen() && by !== person()?.id);
  const calls = createMemo(() => callsOf(head(), unread(), person()?.name));
  const quiet = () => person()?.choices[head().game.pace === "slow" ? "quiet_slow" : "quiet_live"] ?? [];
  const text = ({ kind, by }: Call) => {
    const name = typeof by === "number" ? seatName(by, props.voice) : (by ?? "");
    return t(`call-${kind}`, { name });
  };
  createEffect(
    on(calls, (now, before) => {
      const name = t("title-name", {}, props.voice);
      document.title = `${now.some(({ kind }) => kind !== "over") ? "● " : ""}${name} – Railhead`;
      const known = new Set(before?.map(({ key }) => key));
      const fresh = now.filter(({ key, kind }) => before && !known.has(key) && !quiet().includes(kind));
      if (fresh.length) announce(text(fresh[0]!), name);
    }),
  );
  onCleanup(() => (document.title = "Railhead"));
  return null;
}

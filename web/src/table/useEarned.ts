/** What companies earned last: read from the log a moment after the table is there. */

import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from "solid-js";
import type { LogLine, Scene } from "../api/types";
import { needBeside } from "../i18n";
import { settled } from "../lib/later";
import { addNotes } from "../menu/notes";

export function useEarned(title: Accessor<string>, log: Accessor<readonly LogLine[]>): (scene: Scene) => Scene {
  const [read, setRead] = createSignal<typeof import("./earned") | null>(null);
  createEffect(() => {
    if (settled()) void Promise.all([import("./earned"), needBeside(title(), "story")]).then(([file]) => setRead(file));
  });
  const ledger = createMemo(() => read()?.ledgerOf(log()));
  addNotes((choice) => (ledger() && read()!.earnedNotes(ledger()!, choice)) ?? []);
  onCleanup(() => addNotes(() => []));
  return (scene) => (ledger() ? read()!.withEarned(scene, ledger()!) : scene);
}

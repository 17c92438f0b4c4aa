import { createMemo, type JSX } from "solid-js";
import type { LogLine } from "../api/types";
import { Icon } from "../icons/Icon";
import { t } from "../i18n";

/** Steps through the moves; the last step is the present. */
export function History(props: { lines: readonly LogLine[]; at: number; live: boolean; onGo: (n: number | null) => void }): JSX.Element {
  const steps = createMemo(() => props.lines.map(({ n }) => n));
  const index = () => (props.live ? steps().length - 1 : Math.max(0, steps().indexOf(props.at)));
  const go = (i: number) => {
    const last = steps().length - 1;
    const to = Math.min(last, Math.max(0, i));
    props.onGo(to === last ? null : (steps()[to] ?? null));
  };
  const button = (name: string, id: string, to: () => number, off: () => boolean) => (
    <button type="button" class="tool" disabled={off()} title={t(id)} aria-label={t(id)} onClick={() => go(to())}>
      <Icon name={name} size={18} />
    </button>
  );
  const atStart = () => index() === 0;
  return (
    <div class="history" role="group" aria-label={t("history")} classList={{ past: !props.live }}>
      {button("first", "history-first", () => 0, atStart)}
      {button("back", "history-back", () => index() - 1, atStart)}
      <output>{index()} / {steps().length - 1}</output>
      {button("forth", "history-forth", () => index() + 1, () => props.live)}
      {button("last", "history-last", () => Infinity, () => props.live)}
    </div>
  );
}

import { createMemo, type JSX } from "solid-js";
import type { LogLine } from "../api/types";
import { Icon } from "../icons/Icon";
import { t } from "../i18n";

/** Steps through the moves and through the rounds; the last step is the present. */
export function History(props: {
  lines: readonly LogLine[];
  at: number;
  live: boolean;
  onGo: (n: number | null) => void;
}): JSX.Element {
  const steps = createMemo(() => props.lines.map(({ n }) => n));
  const rounds = createMemo(() => roundsOf(props.lines));
  const index = () => (props.live ? steps().length - 1 : Math.max(0, steps().indexOf(props.at)));
  const go = (i: number) => {
    const last = steps().length - 1;
    const to = Math.min(last, Math.max(0, i));
    props.onGo(to === last ? null : (steps()[to] ?? null));
  };
  const button = (name: string, to: () => number, off: () => boolean) => (
    <button
      type="button"
      class={`tool history-${name}`}
      disabled={off()}
      title={t(`history-${name}`)}
      aria-label={t(`history-${name}`)}
      onClick={() => go(to())}
    >
      <Icon name={name} size={18} />
    </button>
  );
  const atStart = () => index() === 0;
  return (
    <div
      class="history"
      role="group"
      aria-label={t("history")}
      classList={{ past: !props.live, rounds: rounds().length > 0 }}
    >
      {button("first", () => 0, atStart)}
      {button("round-back", () => nextRound(rounds(), index(), -1), atStart)}
      {button("back", () => index() - 1, atStart)}
      <output>
        {index()} / {steps().length - 1}
      </output>
      {button(
        "forth",
        () => index() + 1,
        () => props.live,
      )}
      {button(
        "round-forth",
        () => nextRound(rounds(), index(), 1),
        () => props.live,
      )}
      {button(
        "last",
        () => Infinity,
        () => props.live,
      )}
    </div>
  );
}

/** The steps with which a round begins: their lines say so. */
export function roundsOf(lines: readonly LogLine[]): number[] {
  return lines.flatMap(({ messages }, i) => (messages.some(({ id }) => id.startsWith("log-round-")) ? [i] : []));
}

/** The step at which the round before or after begins; without one, the beginning or the present. */
export function nextRound(rounds: readonly number[], at: number, by: -1 | 1): number {
  return by < 0 ? (rounds.findLast((i) => i < at) ?? 0) : (rounds.find((i) => i > at) ?? Infinity);
}

/** The clocks of a table, as all there see them, and the pause that takes everybody's consent. */

import { For, Match, Show, Switch, createMemo, createSignal, onCleanup, type JSX } from "solid-js";
import { http } from "../api/http";
import type { Table } from "../api/table";
import type { ClocksInfo, GameInfo } from "../api/types";
import { Icon } from "../icons/Icon";
import { seatName, t, type Voice } from "../i18n";
import { onClock } from "../lib/duration";
import { day } from "../lib/time";
import { createAttempt, type Attempt } from "../pages/attempt";
import { Faults } from "../pages/Faults";
import { clockTerms } from "../pages/new/clockTerms";
import { keepZone } from "./zone";
import { Swatch } from "./Swatch";
import "../style/clocks.css";

interface ClocksProps {
  table: Table;
  voice: Voice;
}

/** Less than this is shown as short, in a live and in a slow game. */
const SHORT = { live: 60_000, slow: 6 * 3_600_000 };

export function Clocks(props: ClocksProps): JSX.Element {
  const { problem, attempt } = createAttempt();
  const game = () => props.table.head()!.game;
  const sits = () => game().yours.length > 0 && game().status === "running";
  if (game().yours.length && (game().clock?.nights || game().clock?.weekends)) void keepZone();
  return (
    <Show when={game().clocks}>
      {(clocks) => (
        <section class="clocks" aria-label={t("clocks")}>
          <Faces table={props.table} clocks={clocks()} voice={props.voice} />
          <Show when={sits()}>
            <Asked game={game()} clocks={clocks()} voice={props.voice} attempt={attempt} />
          </Show>
          <About game={game()} sits={sits()} attempt={attempt} />
          <Show when={problem()}>{(found) => <Faults problem={found()} voice={props.voice} />}</Show>
        </section>
      )}
    </Show>
  );
}

/** The present, to a quarter of a second; where somebody's night begins or ends the server says how it goes on. */
function useNow(table: Table): () => number {
  const [now, setNow] = createSignal(Date.now());
  let told = 0;
  const timer = setInterval(() => {
    setNow(Date.now());
    const [at, changes] = [table.clocksAt(), table.head()?.game.clocks?.changes];
    if (changes == null || now() < at + changes || told === at) return;
    told = at;
    void table.refresh();
  }, 250);
  onCleanup(() => clearInterval(timer));
  return now;
}

/** A clock for each person; bots think for nothing. */
function Faces(props: { table: Table; clocks: ClocksInfo; voice: Voice }): JSX.Element {
  const now = useNow(props.table);
  const game = () => props.table.head()!.game;
  const runs = (seat: number) => props.clocks.running.includes(seat) && !props.clocks.resting.includes(seat);
  const left = (seat: number) =>
    props.clocks.left[seat]! - (runs(seat) ? Math.max(0, now() - props.table.clocksAt()) : 0);
  const people = createMemo(() => game().seats.flatMap(({ seat, kind }) => (kind === "person" ? [seat] : [])));
  return (
    <ul>
      <For each={people()}>
        {(seat) => (
          <li
            classList={{
              running: props.clocks.running.includes(seat),
              short: left(seat) < SHORT[game().pace],
              own: game().yours.includes(seat),
            }}
            data-seat={seat}
          >
            <Swatch colour={`seat:${seat}`} size={14} />
            <span class="clock-name">{seatName(seat, props.voice)}</span>
            <time role="timer" aria-live="off">
              {onClock(left(seat))}
            </time>
            <Standing clocks={props.clocks} seat={seat} />
          </li>
        )}
      </For>
    </ul>
  );
}

/** Why a clock stands that would run: a vacation, or the night and the weekend where that player lives. */
function Standing(props: { clocks: ClocksInfo; seat: number }): JSX.Element {
  const until = () => props.clocks.away[props.seat];
  return (
    <Switch>
      <Match when={until()}>{(end) => <small>{t("clock-away", { day: day(end()) })}</small>}</Match>
      <Match when={props.clocks.resting.includes(props.seat)}>
        <small title={t("clock-resting")}>
          <Icon name="moon" size={16} label={t("clock-resting")} />
        </small>
      </Match>
      <Match when={props.clocks.left[props.seat]! <= 0}>
        <small>{t("clock-up")}</small>
      </Match>
    </Switch>
  );
}

interface PauseProps {
  game: GameInfo;
  clocks: ClocksInfo;
  voice: Voice;
  attempt: Attempt;
}

/** How the clocks run here, and the wish to stop them. */
function About(props: { game: GameInfo; sits: boolean; attempt: Attempt }): JSX.Element {
  const alone = () => props.game.seats.every(({ kind, yours }) => kind !== "person" || yours);
  const clocks = () => props.game.clocks!;
  return (
    <details>
      <summary>{t("clock-about")}</summary>
      <p class="faint">{clockTerms(props.game.clock!)}</p>
      <Show when={props.sits && !clocks().paused && !clocks().pausing.length}>
        <button
          type="button"
          class="choice small"
          onClick={() => void props.attempt(() => http.pause(props.game.id, true))}
        >
          {t(alone() ? "clock-pause" : "clock-pause-ask")}
        </button>
      </Show>
    </details>
  );
}

/** All stop the clocks together; each lets them run again. */
function Asked(props: PauseProps): JSX.Element {
  const others = () => props.clocks.pausing.filter((seat) => !props.game.yours.includes(seat));
  const mine = () => props.clocks.pausing.length > others().length;
  const Answer = (answer: { text: string; agree: boolean; primary?: boolean }): JSX.Element => (
    <button
      type="button"
      class={answer.primary ? "primary" : "choice"}
      onClick={() => void props.attempt(() => http.pause(props.game.id, answer.agree))}
    >
      {t(answer.text)}
    </button>
  );
  const Said = (said: { text: string; children: JSX.Element }): JSX.Element => (
    <div class="wish" role="status">
      <p>{said.text}</p>
      <div class="confirm-buttons">{said.children}</div>
    </div>
  );
  return (
    <Switch>
      <Match when={props.clocks.paused}>
        <Said text={t("clock-paused")}>
          <Answer text="clock-go-on" agree={false} primary />
        </Said>
      </Match>
      <Match when={mine()}>
        <Said text={t("clock-pause-waits")}>
          <Answer text="clock-pause-drop" agree={false} />
        </Said>
      </Match>
      <Match when={others().length}>
        <Said text={t("clock-pause-wish", { name: seatName(others()[0]!, props.voice) })}>
          <Answer text="wish-agree" agree={true} primary />
          <Answer text="wish-refuse" agree={false} />
        </Said>
      </Match>
    </Switch>
  );
}

import {
  For,
  Match,
  Show,
  Switch,
  createEffect,
  createResource,
  createSignal,
  on,
  onCleanup,
  type JSX,
} from "solid-js";
import { http } from "../../api/http";
import { ensureGuest, person } from "../../api/session";
import type { Table } from "../../api/table";
import type { GameInfo } from "../../api/types";
import { needMore, seatName, t, type Voice } from "../../i18n";
import { later } from "../../lib/later";
import { playsAlone } from "../../lib/names";
import { createAttempt, type Attempt } from "../attempt";
import { Faults } from "../Faults";

import { OfferedSeats } from "./Offers";

const MySeat = later(async () => (await needMore("pages"), (await import("./MySeat")).MySeat));

interface SeatingProps {
  table: Table;
  voice: Voice;
}

/** Who sits in for whom: one looks on, one may come back, somebody is waited for, one's own seat is given away. */
export function Seating(props: SeatingProps): JSX.Element {
  const game = () => props.table.head()!.game;
  const { problem, attempt } = createAttempt();
  const [opened, setOpened] = createSignal(false);
  const running = () => game().status === "running";
  const named = () => game().seats.flatMap(({ name }) => name ?? []);
  return (
    <div class="seating">
      <Show when={game().kind === "analysis" && named().length}>
        <p class="faint">
          {t("analysis-of", { names: { is: "items", items: named() } })}{" "}
          <Show when={game().origin}>{(origin) => <a href={`/games/${origin()}`}>{t("branch-origin")}</a>}</Show>
        </p>
      </Show>
      <OfferedSeats game={game()} voice={props.voice} attempt={attempt} />
      <Standing game={game()} voice={props.voice} attempt={attempt} />
      <Show when={running()}>
        <Absent table={props.table} voice={props.voice} attempt={attempt} />
      </Show>
      <Show when={running() && game().yours.length && game().kind !== "lesson"}>
        <details class="my-seat" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
          <summary>{t(playsAlone(game()) ? "seat-against-bots" : "seat-mine")}</summary>
          <Show when={opened()}>
            <MySeat game={game()} voice={props.voice} attempt={attempt} />
          </Show>
        </details>
      </Show>
      <Show when={problem()}>{(found) => <Faults problem={found()} voice={props.voice} />}</Show>
    </div>
  );
}

/** What one is at this table, where one does not play: an onlooker, or somebody a bot sits in for. */
function Standing(props: { game: GameInfo; voice: Voice; attempt: Attempt }): JSX.Element {
  const lent = () => props.game.seats.filter(({ owner }) => owner !== null && owner === person()?.id);
  const open = () => props.game.seats.filter(({ kind }) => kind === "open");
  const running = () => props.game.status === "running";
  const join = (seat: number) =>
    props.attempt(async () => {
      const guest = await ensureGuest();
      await http.join(props.game.id, { seat, name: guest.name });
    });
  return (
    <Switch>
      <Match when={lent().length && running()}>
        <div class="wish" role="status">
          <p>{t(props.game.kind === "analysis" ? "seat-lent-own" : "seat-lent")}</p>
          <div class="confirm-buttons">
            <For each={lent()}>
              {({ seat }) => (
                <button
                  type="button"
                  class="choice"
                  onClick={() => void props.attempt(() => http.comeBack(props.game.id, seat))}
                >
                  {lent().length > 1 || props.game.kind === "analysis"
                    ? t("seat-back-as", { name: props.game.seats[seat]!.name ?? seatName(seat, props.voice) })
                    : t("seat-back")}
                </button>
              )}
            </For>
          </div>
        </div>
      </Match>
      <Match when={!props.game.yours.length}>
        <div class="wish watching" role="status">
          <p>{t("watching")}</p>
          <Show when={running()}>
            <For each={open()}>
              {({ seat }) => (
                <button type="button" class="choice" onClick={() => void join(seat)}>
                  {t("join-seat", { number: seat + 1 })}
                </button>
              )}
            </For>
          </Show>
        </div>
      </Match>
    </Switch>
  );
}

/** What a server allows; asked for once. */
const [server] = createResource(() => http.server().catch(() => null));
const LOOK_AGAIN = 15_000;

/** Somebody is waited for too long: the others may let a bot sit in until they come back. */
function Absent(props: SeatingProps & { attempt: Attempt }): JSX.Element {
  const head = () => props.table.head()!;
  const game = () => head().game;
  const [now, setNow] = createSignal(Date.now());
  const [since, setSince] = createSignal((game().asked_since ?? 0) * 1000);
  const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN);
  onCleanup(() => clearInterval(timer));
  createEffect(
    on(
      () => head().head,
      () => setSince(Date.now()),
      { defer: true },
    ),
  );
  /** The seat of somebody else who has not moved for too long. */
  const absent = () => {
    const seat = game().asked === null ? undefined : game().seats[game().asked!];
    const patience = server()?.absent[game().pace];
    if (!seat || seat.kind !== "person" || seat.yours || !game().yours.length || patience === undefined) return null;
    return now() - since() >= patience * 1000 ? seat.seat : null;
  };
  const vote = () => game().replacement;
  const asked = () => vote()?.asked.some((seat) => game().yours.includes(seat)) ?? false;
  const answer = (seat: number, agree: boolean) => props.attempt(() => http.replace(game().id, seat, agree));
  return (
    <Switch>
      <Match when={vote()}>
        {(open) => (
          <div class="wish" role="status">
            <p>{t("absent-vote", { name: seatName(open().seat, props.voice) })}</p>
            <Show when={asked()} fallback={<p class="faint">{t("wish-waits")}</p>}>
              <div class="confirm-buttons">
                <button type="button" class="primary" onClick={() => void answer(open().seat, true)}>
                  {t("wish-agree")}
                </button>
                <button type="button" class="choice" onClick={() => void answer(open().seat, false)}>
                  {t("wish-refuse")}
                </button>
              </div>
            </Show>
          </div>
        )}
      </Match>
      <Match when={absent() !== null}>
        <div class="wish" role="status">
          <p>{t("absent", { name: seatName(absent()!, props.voice) })}</p>
          <button type="button" class="choice" onClick={() => void answer(absent()!, true)}>
            {t("absent-replace")}
          </button>
        </div>
      </Match>
    </Switch>
  );
}

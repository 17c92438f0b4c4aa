import { For, Show, createEffect, createSignal, type JSX } from "solid-js";
import { http } from "../api/http";
import { ensureGuest, person } from "../api/session";
import type { Table } from "../api/table";
import type { GameInfo } from "../api/types";
import { seatName, t, type Voice } from "../i18n";
import { voiceAt } from "../lib/names";
import { useTitle } from "../lib/title";
import { Chat } from "../panels/Chat";
import { go } from "../router";
import { createAttempt, type Attempt } from "./attempt";
import { Faults } from "./Faults";
import { OfferSeat, OfferedSeats } from "./seats/Offers";
import { Invitation } from "./waiting/Invitation";
import { Terms } from "./waiting/Terms";
import { WaitingSeats } from "./waiting/WaitingSeats";
import "../style/pages.css";

/** Before the start: what is played, who is there, how the others come, and talk while one waits. */
export function WaitingRoom(props: { table: Table; game: GameInfo; title: string }): JSX.Element {
  const { problem, attempt } = createAttempt();
  const open = () => props.game.seats.filter(({ kind }) => kind === "open").length;
  const voice = () => voiceAt(props.title, props.game.seats);
  const name = () => t("title-name", {}, { title: props.title, names: [] });
  useTitle(name);
  const [removed, leave] = createRemoved(() => props.game, attempt);

  return (
    <section class="waiting">
      <header>
        <h1>{name()}</h1>
        <p class="sentence" role="status">
          {sentence(props.game, open(), voice())}
        </p>
      </header>
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
      <OfferedSeats game={props.game} voice={voice()} attempt={attempt} />
      <Show when={removed()}>
        <p class="fault" role="alert">
          {t("waiting-removed")}
        </p>
      </Show>
      <Show when={!props.game.yours.length && open() && !removed()}>
        <Join game={props.game} attempt={attempt} />
      </Show>
      <div class="waiting-parts">
        <div>
          <WaitingSeats game={props.game} title={props.title} attempt={attempt} leave={leave} />
          <Show when={props.game.creator && !open()}>
            <button type="button" class="primary big" onClick={() => void attempt(() => http.start(props.game.id))}>
              {t("start")}
            </button>
          </Show>
          <Show when={open() && (props.game.yours.length || props.game.creator)}>
            <Invitation game={props.game} attempt={attempt} />
          </Show>
          <Show when={props.game.yours.length === 1}>
            <details class="panel my-seat">
              <summary>{t("seat-mine")}</summary>
              <OfferSeat
                game={props.game}
                seat={props.game.yours[0]!}
                label={t("seat-offer-to-waiting")}
                attempt={attempt}
              />
            </details>
          </Show>
        </div>
        <div>
          <Terms game={props.game} title={props.title} />
          <section class="panel" aria-label={t("chat")}>
            <h2>{t("chat")}</h2>
            <Chat
              game={props.game.id}
              chat={props.table.chat}
              may={props.game.yours.length > 0 || props.game.creator}
              seated={props.game.seating === "fixed"}
            />
          </section>
        </div>
      </div>
      <Show when={props.game.creator}>
        <Cancel game={props.game} attempt={attempt} />
      </Show>
    </section>
  );
}

/** Whether the host has taken one's seat away while one looks on, and how one leaves it oneself. */
function createRemoved(game: () => GameInfo, attempt: Attempt): [() => boolean, (seat: number) => void] {
  const [removed, setRemoved] = createSignal(false);
  let left = false;
  createEffect<readonly number[]>((before) => {
    const { yours, seats } = game();
    if (yours.length) {
      setRemoved(false);
      left = false;
    } else if (before.length && !left) setRemoved(before.every((seat) => seats[seat]?.kind !== "person"));
    return yours;
  }, []);
  const leave = (seat: number) => {
    left = true;
    void attempt(() => http.leave(game().id, seat));
  };
  return [removed, leave];
}

/** The table is given up, after a second thought. */
function Cancel(props: { game: GameInfo; attempt: Attempt }): JSX.Element {
  const [sure, setSure] = createSignal(false);
  const cancel = () => props.attempt(async () => (await http.cancel(props.game.id), go("/")));
  return (
    <Show
      when={sure()}
      fallback={
        <button type="button" class="choice danger start" onClick={() => setSure(true)}>
          {t("table-cancel")}
        </button>
      }
    >
      <div class="row" role="group" aria-label={t("table-cancel")}>
        <p>{t("table-cancel-sure")}</p>
        <button type="button" class="choice danger" onClick={() => void cancel()}>
          {t("table-cancel")}
        </button>
        <button type="button" class="choice" onClick={() => setSure(false)}>
          {t("cancel")}
        </button>
      </div>
    </Show>
  );
}

/** What is waited for. */
function sentence(game: GameInfo, open: number, voice: Voice): string {
  if (open) return t("waiting-for", { count: open });
  if (game.creator || game.begins === "full") return t("waiting-for", { count: 0 });
  return game.host === null ? t("waiting-host") : t("waiting-host-name", { name: seatName(game.host, voice) });
}

/** For who comes by the link: a name, and a seat. */
function Join(props: { game: GameInfo; attempt: Attempt }): JSX.Element {
  const [name, setName] = createSignal(person()?.name ?? "");
  const open = () => props.game.seats.filter(({ kind }) => kind === "open");
  const join = (seat?: number) =>
    props.attempt(async () => {
      const guest = await ensureGuest(name().trim() || undefined);
      await http.join(props.game.id, { name: guest.name, ...(seat === undefined ? {} : { seat }) });
    });
  const decline = () => props.attempt(async () => (await http.decline(props.game.id), go("/")));
  return (
    <form class="join panel" onSubmit={(event) => (event.preventDefault(), void join())}>
      <Show when={props.game.invited}>
        <p>{t("invited-you")}</p>
      </Show>
      <label for="join-name">{t("your-name")}</label>
      <div class="row">
        <input
          id="join-name"
          type="text"
          maxlength="40"
          value={name()}
          placeholder={t("guest-name")}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Show
          when={props.game.seating === "fixed" && open().length > 1}
          fallback={
            <button type="submit" class="primary">
              {t("join")}
            </button>
          }
        >
          <For each={open()}>
            {({ seat }) => (
              <button type="button" class="primary" onClick={() => void join(seat)}>
                {t("join-seat", { number: seat + 1 })}
              </button>
            )}
          </For>
        </Show>
        <Show when={props.game.invited}>
          <button type="button" class="choice" onClick={() => void decline()}>
            {t("invited-decline")}
          </button>
        </Show>
      </div>
    </form>
  );
}

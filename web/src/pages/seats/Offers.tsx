/** Seats from one person to another: offered by login, taken or declined. Until then they stay where they are. */

import { For, Show, createSignal, type JSX } from "solid-js";
import { http } from "../../api/http";
import { person } from "../../api/session";
import type { GameInfo } from "../../api/types";
import { seatName, t, type Voice } from "../../i18n";
import type { Attempt } from "../attempt";

/** Somebody would like to give one their seat. */
export function OfferedSeats(props: { game: GameInfo; voice: Voice; attempt: Attempt }): JSX.Element {
  const text = () => (props.game.status === "running" ? "seat-offered-you-running" : "seat-offered-you");
  return (
    <For each={props.game.offered}>
      {(seat) => (
        <div class="wish offered" role="status">
          <p>{t(text(), { name: seatName(seat, props.voice) })}</p>
          <OfferAnswer game={props.game} seat={seat} attempt={props.attempt} />
        </div>
      )}
    </For>
  );
}

/** Yes or no to one seat that is offered. */
export function OfferAnswer(props: { game: GameInfo; seat: number; attempt: Attempt }): JSX.Element {
  const take = () => http.join(props.game.id, { seat: props.seat, name: person()!.name });
  return (
    <div class="confirm-buttons">
      <button type="button" class="primary" onClick={() => void props.attempt(take)}>
        {t("seat-take")}
      </button>
      <button
        type="button"
        class="choice"
        onClick={() => void props.attempt(() => http.leave(props.game.id, props.seat))}
      >
        {t("invited-decline")}
      </button>
    </div>
  );
}

/** Offer one's seat to somebody with an account, or take the offer back. */
export function OfferSeat(props: { game: GameInfo; seat: number; label: string; attempt: Attempt }): JSX.Element {
  const [login, setLogin] = createSignal("");
  const seat = () => props.game.seats[props.seat];
  const offer = (to: string | null) =>
    props.attempt(async () => {
      await http.handOver(props.game.id, { seat: props.seat, to: "person", login: to });
      setLogin("");
    });
  return (
    <Show
      when={!seat()?.offered}
      fallback={
        <div class="seat-offer">
          <p role="status">{t("seat-offered-waits", { login: seat()?.offered_to ?? "" })}</p>
          <button type="button" class="choice" onClick={() => void offer(null)}>
            {t("seat-offer-withdraw")}
          </button>
        </div>
      }
    >
      <form class="seat-offer" onSubmit={(event) => (event.preventDefault(), void offer(login().trim()))}>
        <label for="offer-login">{props.label}</label>
        <div class="row">
          <input
            id="offer-login"
            type="text"
            required
            maxlength="30"
            autocomplete="off"
            value={login()}
            onInput={(event) => setLogin(event.currentTarget.value)}
          />
          <button type="submit" class="choice">
            {t("seat-offer")}
          </button>
        </div>
      </form>
    </Show>
  );
}

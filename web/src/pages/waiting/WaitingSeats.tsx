import { For, Match, Show, Switch, createSignal, type JSX } from "solid-js";
import { http } from "../../api/http";
import { person } from "../../api/session";
import type { GameInfo, SeatInfo } from "../../api/types";
import { Icon } from "../../icons/Icon";
import { t } from "../../i18n";
import { voiceAt } from "../../lib/names";
import { Swatch } from "../../panels/Swatch";
import { botWords } from "../options";
import { allTitles } from "../titles";
import type { Attempt } from "../attempt";

interface SeatsProps {
  game: GameInfo;
  title: string;
  attempt: Attempt;
  leave: (seat: number) => void;
}

/** Who sits where, and what can be done about it. */
export function WaitingSeats(props: SeatsProps): JSX.Element {
  const names = () => voiceAt(props.title, props.game.seats).names;
  return (
    <section class="panel" aria-label={t("players")}>
      <h2>{t("players")}</h2>
      <ul class="seats">
        <For each={props.game.seats}>
          {(seat) => (
            <li data-seat={seat.seat}>
              <Show when={props.game.seating === "fixed"} fallback={<Icon name={iconOf(seat)} />}>
                <Swatch colour={`seat:${seat.seat}`} />
              </Show>
              <span class="seat-name" classList={{ faint: seat.kind === "open" }}>
                {names()[seat.seat] ?? t("seat-open")}
                <Show when={seat.kind === "bot" && seat.bot}>
                  {(bot) => <small class="faint"> {botWords(bot())}</small>}
                </Show>
                <Show when={seat.seat === props.game.host}>
                  <small class="faint"> {t("seat-host")}</small>
                </Show>
                <Show when={seat.offered}>
                  <small class="faint">
                    {" "}
                    {seat.offered_to ? t("seat-offered-to", { login: seat.offered_to }) : t("seat-offered-short")}
                  </small>
                </Show>
                <Show when={seat.here && !seat.yours}>
                  <small class="seat-here"> {t("seat-here")}</small>
                </Show>
              </span>
              <SeatDeeds game={props.game} seat={seat} attempt={props.attempt} leave={props.leave} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

const iconOf = (seat: SeatInfo) => ({ person: "passenger", bot: "robot", open: "plus" })[seat.kind];

/** Leave one's own seat; whoever made the table gives open seats to bots and frees the others. */
function SeatDeeds(props: Omit<SeatsProps, "title"> & { seat: SeatInfo }): JSX.Element {
  const id = () => props.game.id;
  const isHost = () => props.game.creator;
  return (
    <Switch>
      <Match when={props.seat.kind === "open" && isHost() && !props.game.rated}>
        <BotSeat {...props} />
      </Match>
      <Match when={props.seat.kind === "bot" && isHost()}>
        <button
          type="button"
          class="choice small"
          onClick={() => void props.attempt(() => http.kick(id(), props.seat.seat))}
        >
          {t("seat-free")}
        </button>
      </Match>
      <Match when={props.seat.yours && !isHost()}>
        <button type="button" class="choice small" onClick={() => props.leave(props.seat.seat)}>
          {t("seat-leave")}
        </button>
      </Match>
      <Match when={props.seat.kind === "person" && !props.seat.yours && person()}>
        <Remove {...props} />
      </Match>
    </Switch>
  );
}

/** A bot for a seat that nobody takes. */
function BotSeat(props: { game: GameInfo; seat: SeatInfo; attempt: Attempt }): JSX.Element {
  const titles = allTitles();
  const bots = () => titles()?.find(({ id }) => id === props.game.title)?.bots ?? [];
  return (
    <select
      class="small"
      aria-label={t("seat-to-bot")}
      value=""
      onChange={(event) => {
        const bot = event.currentTarget.value;
        event.currentTarget.value = "";
        if (bot) void props.attempt(() => http.fill(props.game.id, props.seat.seat, bot));
      }}
    >
      <option value="">{t("seat-to-bot")}</option>
      <For each={[...bots()].reverse()}>{(bot) => <option value={bot}>{botWords(bot)}</option>}</For>
    </select>
  );
}

/** Free somebody's seat; or block them, so that they join none of one's tables any more. */
function Remove(props: { game: GameInfo; seat: SeatInfo; attempt: Attempt }): JSX.Element {
  const [blocked, setBlocked] = createSignal(false);
  const block = async () => {
    await http.block(props.seat.person!);
    setBlocked(true);
    if (props.game.creator) await http.kick(props.game.id, props.seat.seat);
  };
  return (
    <span class="row">
      <Show when={props.game.creator}>
        <button
          type="button"
          class="choice small"
          onClick={() => void props.attempt(() => http.kick(props.game.id, props.seat.seat))}
        >
          {t("seat-kick")}
        </button>
      </Show>
      <Show when={!blocked()} fallback={<small class="faint">{t("blocked")}</small>}>
        <button type="button" class="choice small" onClick={() => void props.attempt(block)}>
          {t("block")}
        </button>
      </Show>
    </span>
  );
}

import { For, Show, createSignal, type JSX } from "solid-js";
import { http } from "../../api/http";
import type { GameInfo } from "../../api/types";
import { seatName, t, type Voice } from "../../i18n";
import { playsAlone } from "../../lib/names";
import type { Attempt } from "../attempt";
import { botWords } from "../options";
import { allTitles } from "../titles";
import { OfferSeat } from "./Offers";
import "../../style/pages.css";

interface MySeatProps {
  game: GameInfo;
  voice: Voice;
  attempt: Attempt;
}

/** Give one's seat to a bot, to whoever comes or to somebody by login; in a game of one's own, play on against bots. */
export function MySeat(props: MySeatProps): JSX.Element {
  const titles = allTitles();
  const bots = () => [...(titles()?.find(({ id }) => id === props.game.title)?.bots ?? [])].reverse();
  const [bot, setBot] = createSignal<string | null>(null);
  const [seat, setSeat] = createSignal<number | null>(null);
  const chosen = () => (seat() !== null && props.game.yours.includes(seat()!) ? seat()! : props.game.yours[0]!);
  const level = () => bot() ?? bots()[0];
  const give = (number: number) =>
    http.handOver(props.game.id, { seat: number, to: "bot", ...(level() ? { bot: level()! } : {}) });
  const alone = () => playsAlone(props.game);
  return (
    <>
      <p class="faint">{t(alone() ? "seat-against-bots-about" : "seat-mine-about")}</p>
      <Show when={props.game.yours.length > 1}>
        <label class="field">
          <span>{t(alone() ? "seat-play-as" : "seat-which")}</span>
          <select value={chosen()} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            <For each={props.game.yours}>
              {(number) => <option value={number}>{seatName(number, props.voice)}</option>}
            </For>
          </select>
        </label>
      </Show>
      <Show when={bots().length > 1}>
        <label class="field">
          <span>{t("seat-bot")}</span>
          <select value={level()} onChange={(event) => setBot(event.currentTarget.value)}>
            <For each={bots()}>{(one) => <option value={one}>{botWords(one)}</option>}</For>
          </select>
        </label>
      </Show>
      <div class="confirm-buttons">
        <Show
          when={alone()}
          fallback={
            <>
              <button type="button" class="choice" onClick={() => void props.attempt(() => give(chosen()))}>
                {t("seat-give-bot")}
              </button>
              <button
                type="button"
                class="choice"
                onClick={() => void props.attempt(() => http.handOver(props.game.id, { seat: chosen(), to: "open" }))}
              >
                {t("seat-give-open")}
              </button>
            </>
          }
        >
          <button
            type="button"
            class="choice"
            onClick={() =>
              void props.attempt(async () => {
                const mine = chosen();
                for (const other of props.game.yours.filter((number) => number !== mine)) await give(other);
              })
            }
          >
            {t("seat-against-bots")}
          </button>
        </Show>
      </div>
      <Show when={!alone()}>
        <OfferSeat game={props.game} seat={chosen()} label={t("seat-offer-to")} attempt={props.attempt} />
      </Show>
    </>
  );
}

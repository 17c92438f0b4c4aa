/** Beside the question, at times: moves of others that are played back, the past, and what was taken back. */

import { Show, type JSX } from "solid-js";
import { http } from "../api/http";
import { ensureGuest } from "../api/session";
import type { Table } from "../api/table";
import { seatName, t, type Voice } from "../i18n";
import { go } from "../router";

/** While the moves of others are played back: stop, on by one, or to the present. */
export function Playing(props: { table: Table }): JSX.Element {
  const { paused, pause, step } = props.table.playback;
  return (
    <div class="playing">
      <button type="button" class="choice small" aria-pressed={paused()} onClick={() => pause(!paused())}>
        {t(paused() ? "playback-on" : "playback-pause")}
      </button>
      <button type="button" class="choice small" onClick={() => step()}>
        {t("playback-step")}
      </button>
      <button type="button" class="choice small" onClick={() => props.table.skip()}>
        {t("playback-skip")}
      </button>
    </div>
  );
}

/** Somebody else has taken back: that is told until the game goes on. */
function Undone(props: { table: Table; voice: Voice }): JSX.Element {
  const others = () => {
    const undone = props.table.undone();
    return undone && !props.table.head()!.game.yours.includes(undone.seat) ? undone : null;
  };
  return (
    <Show when={others()}>
      {(undone) => (
        <p class="wish" role="status">
          {t("undo-told", { name: seatName(undone().seat, props.voice), n: undone().to })}
        </p>
      )}
    </Show>
  );
}

/** While the past is looked at: back to the present, or another way from here. */
export function Past(props: { table: Table; onPresent: () => void }): JSX.Element {
  async function branch(): Promise<void> {
    await ensureGuest();
    const { game, at, shown } = props.table;
    const made = await http.branch(game()!.id, at() ?? shown()!.n); // the moment asked for may still be on its way
    go(`/games/${made.id}`);
  }
  return (
    <>
      <button type="button" class="primary" onClick={() => props.onPresent()}>
        {t("history-last")}
      </button>
      <button type="button" class="choice" onClick={() => void branch()}>
        <span>{t("branch")}</span>
        <small>{t("branch-about")}</small>
      </button>
    </>
  );
}

/** Somebody would like to take back: those who are asked answer here. */
function WishBox(props: { table: Table; voice: Voice }): JSX.Element {
  const game = () => props.table.head()!.game;
  const mine = () => game().wish?.asked.some((seat) => game().yours.includes(seat)) ?? false;
  return (
    <Show when={game().wish}>
      {(wish) => (
        <div class="wish" role="status">
          <p>{t("wish", { name: seatName(wish().seat, props.voice), n: wish().to })}</p>
          <Show when={mine()} fallback={<p class="faint">{t("wish-waits")}</p>}>
            <div class="confirm-buttons">
              <button type="button" class="primary" onClick={() => void props.table.consent(true)}>
                {t("wish-agree")}
              </button>
              <button type="button" class="choice" onClick={() => void props.table.consent(false)}>
                {t("wish-refuse")}
              </button>
            </div>
          </Show>
        </div>
      )}
    </Show>
  );
}

/** What somebody has taken back, or would like to. */
export function TakenBack(props: { table: Table; voice: Voice }): JSX.Element {
  return (
    <>
      <Undone {...props} />
      <WishBox {...props} />
    </>
  );
}

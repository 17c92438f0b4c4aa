import { Match, Show, Switch, type JSX } from "solid-js";
import { http } from "../../api/http";
import { person } from "../../api/session";
import type { GameInfo } from "../../api/types";
import { t } from "../../i18n";
import { go } from "../../router";
import { createAttempt } from "../attempt";
import { Faults } from "../Faults";

/** The same people again: the first one to ask makes the table, the others are told and join it. */
export function Rematch(props: { game: GameInfo }): JSX.Element {
  const { problem, busy, attempt } = createAttempt();
  const again = (seating?: string) =>
    attempt(async () => go(`/games/${(await http.rematch(props.game.id, seating)).id}`));
  const sat = () => props.game.seats.some((seat) => seat.yours || (seat.owner !== null && seat.owner === person()?.id));
  const others = () => props.game.seats.length > 1;
  return (
    <Show when={props.game.status === "over" && props.game.kind === "play" && sat()}>
      <div class="rematch" role="status">
        <Switch>
          <Match when={props.game.rematch}>
            <p>{t("rematch-waits")}</p>
            <button type="button" class="primary" disabled={busy()} onClick={() => void again()}>
              {t("rematch-join")}
            </button>
          </Match>
          <Match when={true}>
            <button type="button" class="choice" disabled={busy()} onClick={() => void again("fixed")}>
              {t("rematch")}
            </button>
            <Show when={others()}>
              <button type="button" class="choice" disabled={busy()} onClick={() => void again("lot")}>
                {t("rematch-lot")}
              </button>
            </Show>
          </Match>
        </Switch>
        <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
      </div>
    </Show>
  );
}

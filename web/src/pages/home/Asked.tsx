import { Show, type JSX } from "solid-js";
import { http } from "../../api/http";
import type { GameInfo } from "../../api/types";
import { t } from "../../i18n";
import { go } from "../../router";
import { createAttempt } from "../attempt";
import { Faults } from "../Faults";
import { OfferAnswer } from "../seats/Offers";

/** One is asked to a table, or offered a seat: answered from the list, or by looking at the table first. */
export function Asked(props: { game: GameInfo; again: () => void }): JSX.Element {
  const { problem, attempt } = createAttempt();
  const answered = (deed: () => Promise<unknown>) =>
    attempt(async () => {
      await deed();
      const now = await http.table(props.game.id).catch(() => null);
      if (now?.yours.length) go(`/games/${props.game.id}`);
      else props.again();
    });
  return (
    <div class="asked-to">
      <Show
        when={props.game.offered.length}
        fallback={
          <div class="confirm-buttons">
            <a class="button" href={`/games/${props.game.id}`}>
              {t("invited-look")}
            </a>
            <button type="button" class="choice" onClick={() => void answered(() => http.decline(props.game.id))}>
              {t("invited-decline")}
            </button>
          </div>
        }
      >
        <OfferAnswer game={props.game} seat={props.game.offered[0]!} attempt={answered} />
      </Show>
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
    </div>
  );
}

import { For, Show, createMemo, createResource, createSignal, type JSX } from "solid-js";
import { http } from "../../api/http";
import { person } from "../../api/session";
import type { PersonCard } from "../../api/types";
import { t } from "../../i18n";
import { Deed, field } from "./parts";

interface Met extends PersonCard {
  game: string;
}

/** The people one has played with, and those one has blocked: they cannot join one's tables. */
export function People(): JSX.Element {
  const [blocked, { refetch }] = createResource(() => http.blocks().catch(() => []));
  const [games] = createResource(() => http.games().catch(() => []));
  const [about, setAbout] = createSignal<Met | null>(null);
  const [told, setTold] = createSignal(false);
  const met = createMemo<Met[]>(() => {
    const found = new Map<string, Met>();
    for (const game of games() ?? []) {
      for (const seat of game.seats) {
        if (seat.person && seat.person !== person()?.id && seat.name)
          found.set(seat.person, { id: seat.person, name: seat.name, game: game.id });
      }
    }
    for (const one of blocked() ?? []) if (!found.has(one.id)) found.set(one.id, { ...one, game: "" });
    return [...found.values()];
  });
  const isBlocked = (id: string) => blocked()?.some((one) => one.id === id) ?? false;
  const turn = async (id: string) => (await (isBlocked(id) ? http.unblock(id) : http.block(id)), refetch());

  return (
    <>
      <ul class="rows">
        <For each={met()} fallback={<li class="faint">{t("people-none")}</li>}>
          {(one) => (
            <li>
              <span>
                <a href={`/people/${one.id}`}>{one.name}</a>
                <Show when={isBlocked(one.id)}>
                  {" "}
                  <span class="faint">({t("blocked")})</span>
                </Show>
              </span>
              <button type="button" class="choice small" onClick={() => void turn(one.id)}>
                {t(isBlocked(one.id) ? "unblock" : "block")}
              </button>
              <button type="button" class="choice small" onClick={() => (setTold(false), setAbout(one))}>
                {t("report")}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={about()}>
        {(one) => (
          <Deed
            heading={t("report-about", { name: one().name })}
            about={t("report-why")}
            button={t("report-send")}
            deed={async (form) => {
              await http.report({ about: one().id, text: field(form, "text"), game: one().game || null });
              setAbout(null);
              setTold(true);
            }}
          >
            <textarea name="text" rows="4" required maxlength="2000" aria-label={t("report-text")} />
          </Deed>
        )}
      </Show>
      <Show when={told()}>
        <p class="saved" role="status">
          {t("report-sent")}
        </p>
      </Show>
    </>
  );
}

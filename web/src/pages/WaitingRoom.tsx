import { For, Show, createSignal, type JSX } from "solid-js";
import { Fault, http } from "../api/http";
import { ensureGuest, person } from "../api/session";
import type { GameInfo, Problem } from "../api/types";
import { Icon } from "../icons/Icon";
import { t } from "../i18n";
import { voiceAt } from "../lib/names";
import { Swatch } from "../panels/Swatch";
import { Faults } from "./Faults";

/** Before the start: the link to send, who is there, and the open seats. */
export function WaitingRoom(props: { game: GameInfo; title: string }): JSX.Element {
  const [name, setName] = createSignal(person()?.name ?? "");
  const [copied, setCopied] = createSignal(false);
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const open = () => props.game.seats.filter(({ kind }) => kind === "open").length;

  async function attempt(deed: () => Promise<unknown>): Promise<void> {
    try {
      setProblem(null);
      await deed();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
    }
  }

  const join = () =>
    attempt(async () => {
      const guest = await ensureGuest(name().trim() || undefined);
      await http.join(props.game.id, { name: guest.name });
    });

  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));

  return (
    <section class="waiting">
      <h1>{t("title-name", {}, { title: props.title, names: [] })}</h1>
      <p class="sentence">{t("waiting-for", { count: open() })}</p>
      <Show when={open()}>
        <div class="invite">
          <label for="link">{t("waiting-link")}</label>
          <div class="row">
            <input id="link" readonly value={location.href} onFocus={(event) => event.currentTarget.select()} />
            <button type="button" class="choice" onClick={copy}>
              <Icon name="link" /> {copied() ? t("copied") : t("copy")}
            </button>
          </div>
        </div>
      </Show>
      <Show when={props.game.seating === "lot"}>
        <p class="faint">{t("waiting-lot")}</p>
      </Show>
      <ul class="seats">
        <For each={props.game.seats}>
          {(seat) => (
            <li>
              <Show when={props.game.seating !== "lot"}>
                <Swatch colour={`seat:${seat.seat}`} />
              </Show>{" "}
              <span classList={{ faint: seat.kind === "open" }}>
                {voiceAt("", props.game.seats).names[seat.seat] ?? t("seat-open")}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={!props.game.yours.length && open()}>
        <form class="row" onSubmit={(event) => (event.preventDefault(), void join())}>
          <input
            type="text"
            maxlength="40"
            aria-label={t("your-name")}
            placeholder={t("your-name")}
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="primary">
            {t("join")}
          </button>
        </form>
      </Show>
      <Show when={props.game.creator && !open()}>
        <button type="button" class="primary" onClick={() => void attempt(() => http.start(props.game.id))}>
          {t("start")}
        </button>
      </Show>
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
    </section>
  );
}

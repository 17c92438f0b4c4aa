/** What one is told beside the page: by kind of event, pace of the table and way; and the one button that stops it. */

import { For, Show, createSignal, type JSX } from "solid-js";
import { http } from "../../api/http";
import { becomes, mail, person } from "../../api/session";
import type { Choices } from "../../api/types";
import { t } from "../../i18n";
import { alerts, alertsPossible, wantAlerts } from "../../lib/alerts";
import { Hook } from "./Hook";
import { Check } from "./parts";
import { pushHere, stopPushHere } from "./push";
import "../../style/account.css";

type Kind = NonNullable<Choices["mail"]>[number];
type Way = "quiet_live" | "quiet_slow" | "mail";

const KINDS: readonly Kind[] = ["turn", "offer", "wish", "mention", "over", "invitation"];
/** As the server has it for whoever has chosen nothing. */
const MAILED: readonly Kind[] = ["offer", "invitation"];

export function Alerts(props: { keep: (changed: Partial<Choices>) => void }): JSX.Element {
  const [refused, setRefused] = createSignal(false);
  const [stopped, setStopped] = createSignal(false);
  async function alertMe(on: boolean): Promise<void> {
    setStopped(false);
    const may = await wantAlerts(on);
    setRefused(!may && on);
    await pushHere(may).catch(() => {});
  }
  async function stopAll(): Promise<void> {
    await http.stopAlerts();
    await stopPushHere().catch(() => {});
    await wantAlerts(false);
    becomes(await http.session());
    setStopped(true);
  }

  return (
    <section class="form">
      <h3>{t("alerts")}</h3>
      <Show when={alertsPossible}>
        <Check label={t("setting-alert")} checked={alerts()} onChange={(on) => void alertMe(on)} />
        <Show when={refused()}>
          <p class="why" role="status">
            {t("alert-refused")}
          </p>
        </Show>
      </Show>
      <Show when={person()?.login} fallback={<p class="faint">{t("alert-account")}</p>}>
        <p class="faint">{t("alert-kinds")}</p>
        <Kinds keep={(changed) => (setStopped(false), props.keep(changed))} />
        <Show when={mail()}>
          <p class="faint">{t(person()?.email_verified ? "alert-mail" : "setting-mail-first")}</p>
        </Show>
        <Hook />
        <button type="button" class="choice small" onClick={() => void stopAll()}>
          {t("alert-stop")}
        </button>
        <Show when={stopped()}>
          <p class="saved" role="status">
            {t("alert-stopped")}
          </p>
        </Show>
      </Show>
    </section>
  );
}

/** What is told on which way, for each kind of event. */
function Kinds(props: { keep: (changed: Partial<Choices>) => void }): JSX.Element {
  const listed = (way: Way) => person()?.choices[way] ?? (way === "mail" ? MAILED : []);
  const told = (way: Way, kind: Kind) => listed(way).includes(kind) === (way === "mail");
  function choose(way: Way, kind: Kind, on: boolean): void {
    const inList = on === (way === "mail");
    props.keep({ [way]: KINDS.filter((one) => (one === kind ? inList : listed(way).includes(one))) });
  }
  const ways = (): readonly Way[] => (mail() ? ["quiet_live", "quiet_slow", "mail"] : ["quiet_live", "quiet_slow"]);

  return (
    <table class="alerts">
      <thead>
        <tr>
          <td />
          <For each={ways()}>{(way) => <th scope="col">{t(`alert-way-${way}`)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={KINDS}>
          {(kind) => (
            <tr>
              <th scope="row">{t(`alert-kind-${kind}`)}</th>
              <For each={ways()}>
                {(way) => (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`${t(`alert-kind-${kind}`)}, ${t(`alert-way-${way}`)}`}
                      checked={told(way, kind)}
                      disabled={way === "mail" && !person()?.email_verified}
                      onChange={(event) => choose(way, kind, event.currentTarget.checked)}
                    />
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** By which clock one sleeps, and when one is away: clocks in slow games go by it. */

import { For, Show, createResource, createSignal, type JSX } from "solid-js";
import { Fault, http } from "../../api/http";
import type { Problem } from "../../api/types";
import { t } from "../../i18n";
import { day } from "../../lib/time";
import { zoneHere } from "../../panels/zone";
import { Faults } from "../Faults";
import { Deed, field } from "./parts";

export function Absence(): JSX.Element {
  const [absence, { mutate }] = createResource(() => http.absence().catch(() => null));
  const most = () => absence()?.days_left ?? 0;
  return (
    <Show when={absence()}>
      {(told) => (
        <>
          <ZoneField zone={told().zone ?? zoneHere()} onChange={async (zone) => mutate(await http.setZone(zone))} />
          <Show
            when={told().away_until}
            fallback={
              <Show when={most()} fallback={<p>{t("vacation-left", { count: 0 })}</p>}>
                <Deed
                  about={t("vacation-left", { count: most() })}
                  button={t("vacation-go")}
                  deed={async (form) => mutate(await http.vacation(Number(field(form, "days"))))}
                >
                  <label class="field">
                    <span>{t("vacation-days")}</span>
                    <input name="days" type="number" min="1" max={most()} value={Math.min(7, most())} required />
                  </label>
                </Deed>
              </Show>
            }
          >
            {(until) => (
              <Deed
                about={t("vacation-until", { day: day(until()) })}
                button={t("vacation-end")}
                primary
                deed={async () => mutate(await http.vacation(0))}
              />
            )}
          </Show>
        </>
      )}
    </Show>
  );
}

function ZoneField(props: { zone: string; onChange: (zone: string) => Promise<unknown> }): JSX.Element {
  const zones = [...new Set([props.zone, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
  const [problem, setProblem] = createSignal<Problem | null>(null);
  async function change(select: HTMLSelectElement): Promise<void> {
    setProblem(null);
    try {
      await props.onChange(select.value);
    } catch (fault) {
      select.value = props.zone;
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
    }
  }
  return (
    <>
      <label class="field">
        <span>{t("absence-zone")}</span>
        <select value={props.zone} onChange={(event) => void change(event.currentTarget)}>
          <For each={zones}>{(zone) => <option value={zone}>{zone.replaceAll("_", " ")}</option>}</For>
        </select>
      </label>
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
    </>
  );
}

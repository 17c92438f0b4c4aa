/** A program of one's own that is told by requests. */

import { Show, createResource, type JSX } from "solid-js";
import { http } from "../../api/http";
import type { HookInfo } from "../../api/types";
import { t } from "../../i18n";
import { Deed, Field, field } from "./parts";

const NONE: HookInfo = { url: "", key: "" };

export function Hook(): JSX.Element {
  const [hook, { mutate }] = createResource(() => http.hook().catch(() => NONE), { initialValue: NONE });
  return (
    <details>
      <summary>{t("hook")}</summary>
      <Deed
        about={t("hook-about")}
        button={t("save")}
        done={t("hook-saved")}
        deed={async (form) => mutate(await http.setHook(field(form, "url")))}
      >
        <Field name="url" type="url" label={t("hook-url")} value={hook().url} most={1000} />
      </Deed>
      <Show when={hook().url}>
        <p class="faint">
          {t("hook-key")}: <code>{hook().key}</code>
        </p>
        <Deed
          button={t("hook-stop")}
          deed={async () => {
            await http.dropHook();
            mutate(NONE);
          }}
        />
      </Show>
    </details>
  );
}

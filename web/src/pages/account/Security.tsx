import { For, Show, createResource, createSignal, type JSX } from "solid-js";
import { http } from "../../api/http";
import { becomes, mail, person } from "../../api/session";
import type { TokenInfo } from "../../api/types";
import { language, t } from "../../i18n";
import { Deed, Field, Part, Password, field, secret } from "./parts";

/** What a token may be for; most programs play. */
const SCOPES: TokenInfo["scope"][] = ["play", "read"];

const day = (seconds: number) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(seconds * 1000);

/** Password, address, browsers, keys for programs: for who has an account. */
export function Security(): JSX.Element {
  return (
    <>
      <Part heading={t("password-change")} about={t("password-change-about")}>
        <Deed
          button={t("password-change")}
          done={t("password-changed")}
          deed={async (form) =>
            becomes(await http.changePassword({ old: secret(form, "old"), new: secret(form, "new") }))
          }
        >
          <Password name="old" label={t("password-old")} />
          <Password name="new" fresh />
        </Deed>
      </Part>
      <Show when={mail()}>
        <Part heading={t("email")} about={t("email-about")}>
          <Show when={person()?.email}>
            {(email) => (
              <p>
                {email()} · {person()?.email_verified ? t("email-verified") : t("email-open")}
              </p>
            )}
          </Show>
          <Show when={person()?.new_email}>{(email) => <p>{t("email-new", { email: email() })}</p>}</Show>
          <Deed
            button={t("save")}
            done={t("email-sent")}
            deed={async (form) =>
              becomes(await http.changeProfile({ email: field(form, "email"), password: secret(form, "password") }))
            }
          >
            <Field name="email" type="email" label={t("email")} autocomplete="email" />
            <Password label={t("password-old")} />
          </Deed>
        </Part>
      </Show>
      <Part heading={t("sessions")} about={t("sessions-about")}>
        <Sessions />
      </Part>
      <Part heading={t("tokens")} about={t("tokens-about")}>
        <Tokens />
      </Part>
    </>
  );
}

/** The browsers where one is logged in. */
function Sessions(): JSX.Element {
  const [sessions, { refetch }] = createResource(() => http.sessions().catch(() => []));
  const drop = async (id: string) => (await http.dropSession(id), refetch());
  return (
    <>
      <ul class="rows">
        <For each={sessions() ?? []}>
          {(one) => (
            <li>
              <span>
                {browserOf(one.label)} · {day(one.created)}
              </span>
              <Show when={!one.here} fallback={<span class="faint">{t("sessions-here")}</span>}>
                <button type="button" class="choice small" onClick={() => void drop(one.id)}>
                  {t("log-out")}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Deed button={t("log-out-everywhere")} deed={async () => becomes(await http.logOutEverywhere())} />
    </>
  );
}

/** The name of a browser and its system, out of what it calls itself. */
function browserOf(label: string): string {
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((name) => label.includes(`${name}/`));
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].find((name) => label.includes(name));
  const name = browser === "Edg" ? "Edge" : browser === "OPR" ? "Opera" : browser;
  return name && system ? t("sessions-browser", { browser: name, system }) : (name ?? system ?? t("sessions-unknown"));
}

/** Keys for programs; a secret is shown once. */
function Tokens(): JSX.Element {
  const [tokens, { refetch }] = createResource(() => http.tokens().catch(() => []));
  const [made, setMade] = createSignal<string | null>(null);
  const drop = async (id: string) => (await http.dropToken(id), setMade(null), refetch());
  return (
    <>
      <ul class="rows">
        <For each={tokens() ?? []} fallback={<li class="faint">{t("tokens-none")}</li>}>
          {(token) => (
            <li>
              <span>
                {token.label} · {t(`token-scope-${token.scope}`)} · {day(token.created)}
              </span>
              <button type="button" class="choice small" onClick={() => void drop(token.id)}>
                {t("token-revoke")}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={made()}>
        {(key) => (
          <label class="field token" role="status">
            <span>{t("token-once")}</span>
            <input readonly value={key()} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </Show>
      <Deed
        button={t("token-make")}
        deed={async (form) => {
          setMade(
            (await http.newToken({ label: field(form, "label"), scope: field(form, "scope") as TokenInfo["scope"] }))
              .secret,
          );
          await refetch();
        }}
      >
        <Field name="label" label={t("token-label")} most={40} />
        <label class="field">
          <span>{t("token-scope")}</span>
          <select name="scope">
            <For each={SCOPES}>{(scope) => <option value={scope}>{t(`token-scope-${scope}`)}</option>}</For>
          </select>
        </label>
      </Deed>
    </>
  );
}

/** What links in mails lead to: `/account/verify#KEY` and `/account/reset#KEY`. */

import { Match, Show, Switch, createResource, createSignal, type JSX } from "solid-js";
import { Fault, http } from "../../api/http";
import { loadSession } from "../../api/session";
import { t } from "../../i18n";
import { useTitle } from "../../lib/title";
import { Bar } from "../Bar";
import { Faults } from "../Faults";
import { Deed, Password, secret } from "./parts";
import "../../style/pages.css";

/** Keys are longer than this. */
const SHORTEST = 20;

export default function Mailed(props: { what: "verify" | "reset" }): JSX.Element {
  const key = location.hash.slice(1);
  useTitle(() => t(props.what === "verify" ? "email-verify" : "password-reset"));
  return (
    <>
      <Bar />
      <main class="page account">
        <Show when={key.length >= SHORTEST} fallback={<Incomplete what={props.what} />}>
          {props.what === "verify" ? <Verify code={key} /> : <Reset code={key} />}
        </Show>
      </main>
    </>
  );
}

/** The link was cut off on its way, as mail programs do. */
function Incomplete(props: { what: "verify" | "reset" }): JSX.Element {
  return (
    <>
      <h1>{t(props.what === "verify" ? "email-verify" : "password-reset")}</h1>
      <p class="fault" role="alert">
        {t("link-incomplete")}
      </p>
      <p>
        <a href="/account">{t("account")}</a>
      </p>
    </>
  );
}

/** The address is confirmed by opening the page. */
function Verify(props: { code: string }): JSX.Element {
  const [answer] = createResource(async () => {
    try {
      await http.verify(props.code);
      await loadSession();
      return null;
    } catch (fault) {
      if (fault instanceof Fault) return fault.problem;
      throw fault;
    }
  });
  return (
    <>
      <h1>{t("email-verify")}</h1>
      <Switch>
        <Match when={answer.state === "ready" && answer() === null}>
          <p role="status">{t("email-verified-now")}</p>
        </Match>
        <Match when={answer()}>{(problem) => <Faults problem={problem()} />}</Match>
      </Switch>
      <p>
        <a href="/account">{t("account")}</a>
      </p>
    </>
  );
}

function Reset(props: { code: string }): JSX.Element {
  const [done, setDone] = createSignal(false);
  return (
    <>
      <h1>{t("password-reset")}</h1>
      <Switch
        fallback={
          <Deed
            button={t("save")}
            primary
            deed={async (form) => {
              await http.reset({ key: props.code, password: secret(form, "password") });
              await loadSession();
              setDone(true);
            }}
          >
            <Password fresh />
          </Deed>
        }
      >
        <Match when={done()}>
          <p role="status">{t("password-reset-done")}</p>
          <p>
            <a href="/account">{t("log-in")}</a>
          </p>
        </Match>
      </Switch>
    </>
  );
}

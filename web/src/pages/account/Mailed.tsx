/** What links in mails lead to: `/account/verify#KEY`, `/account/reset#KEY` and `/account/stop#KEY`. */

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

const HEADINGS: Record<string, string> = { verify: "email-verify", reset: "password-reset", stop: "alert-stop-mail" };

export default function Mailed(props: { what: string }): JSX.Element {
  const key = location.hash.slice(1);
  const heading = () => t(HEADINGS[props.what]!);
  useTitle(heading);
  return (
    <>
      <Bar />
      <main class="page account">
        <h1>{heading()}</h1>
        <Show when={key.length >= SHORTEST} fallback={<Incomplete />}>
          <Switch fallback={<Verify code={key} />}>
            <Match when={props.what === "reset"}>
              <Reset code={key} />
            </Match>
            <Match when={props.what === "stop"}>
              <StopMail code={key} />
            </Match>
          </Switch>
        </Show>
      </main>
    </>
  );
}

/** The link was cut off on its way, as mail programs do. */
function Incomplete(): JSX.Element {
  return (
    <>
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

/** A button, because mail programs open links by themselves to look at them. */
function StopMail(props: { code: string }): JSX.Element {
  return (
    <Deed
      about={t("alert-stop-mail-about")}
      button={t("alert-stop-mail")}
      primary
      done={t("alert-stop-mail-done")}
      deed={async () => {
        await http.stopMail(props.code);
        await loadSession();
      }}
    />
  );
}

import { Show, createSignal, type JSX } from "solid-js";
import { Fault, http } from "../api/http";
import { becomes, person } from "../api/session";
import type { Problem, Session } from "../api/types";
import { language, t } from "../i18n";
import { Bar } from "./Bar";
import { Faults } from "./Faults";

/** Who one is: a name, and an account for who wants to find their games again elsewhere. */
export default function Account(): JSX.Element {
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [done, setDone] = createSignal("");

  function attempt(deed: (form: FormData) => Promise<Session>, said: string) {
    return async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      setProblem(null);
      setDone("");
      try {
        becomes(await deed(new FormData(form)));
        form.reset();
        setDone(said);
      } catch (fault) {
        if (!(fault instanceof Fault)) throw fault;
        setProblem(fault.problem);
      }
    };
  }
  const field = (form: FormData, name: string) => String(form.get(name) ?? "").trim();
  const credentials = (form: FormData) => ({ login: field(form, "login"), password: String(form.get("password") ?? "") });

  return (
    <>
      <Bar />
      <main class="page account">
        <h1>{t("account")}</h1>
        <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
        <Show when={done()}>{(id) => <p role="status">{t(id())}</p>}</Show>
        <form class="form" onSubmit={attempt((form) => http.signIn({ name: field(form, "name"), lang: language() }), "account-saved")}>
          <Field name="name" label={t("your-name")} value={person()?.name ?? ""} />
          <button type="submit" class="choice">{t("save")}</button>
        </form>
        <Show
          when={person()?.login}
          fallback={
            <>
              <Show when={person()}>
                <form class="form" onSubmit={attempt((form) => http.register(credentials(form)), "account-made")}>
                  <h2>{t("account-make")}</h2>
                  <p class="faint">{t("account-why")}</p>
                  <Credentials fresh />
                  <button type="submit" class="primary">{t("account-make")}</button>
                </form>
              </Show>
              <form class="form" onSubmit={attempt((form) => http.logIn(credentials(form)), "account-in")}>
                <h2>{t("log-in")}</h2>
                <Credentials />
                <button type="submit" class="choice">{t("log-in")}</button>
              </form>
            </>
          }
        >
          {(login) => (
            <form class="form" onSubmit={attempt(() => http.logOut(), "account-out")}>
              <p>{t("account-login", { login: login() })}</p>
              <button type="submit" class="choice">{t("log-out")}</button>
            </form>
          )}
        </Show>
      </main>
    </>
  );
}

function Credentials(props: { fresh?: boolean }): JSX.Element {
  return (
    <>
      <Field name="login" label={t("login")} autocomplete="username" />
      <Field name="password" label={t("password")} type="password" autocomplete={props.fresh ? "new-password" : "current-password"} />
    </>
  );
}

function Field(props: { name: string; label: string; type?: string; value?: string; autocomplete?: string }): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input name={props.name} type={props.type ?? "text"} value={props.value ?? ""} autocomplete={props.autocomplete} required maxlength="200" />
    </label>
  );
}

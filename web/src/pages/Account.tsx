import { Show, Suspense, createSignal, type JSX } from "solid-js";
import { http } from "../api/http";
import { becomes, ensureGuest, logIn, mail, person } from "../api/session";
import { language, t } from "../i18n";
import { Absence } from "./account/Absence";
import { People } from "./account/People";
import { Security } from "./account/Security";
import { Settings } from "./account/Settings";
import { Deed, Field, Login, Part, Password, field, secret } from "./account/parts";
import { useTitle } from "../lib/title";
import { Bar } from "./Bar";
import "../style/pages.css";

/** Who one is: a name, and an account for who wants to find their games again elsewhere. */
export default function Account(): JSX.Element {
  useTitle(() => t("account"));
  const [said, setSaid] = createSignal("");
  const tell = (id: string) => () => setSaid(id);
  return (
    <>
      <Bar />
      <main class="page account">
        <h1>{t("account")}</h1>
        <Show when={said()}>
          {(id) => (
            <p class="saved" role="status">
              {t(id())}
            </p>
          )}
        </Show>
        <Deed
          button={t("save")}
          done={t("account-saved")}
          deed={async (form) => becomes(await http.signIn({ name: field(form, "name"), lang: language() }))}
        >
          <Field name="name" label={t("your-name")} value={person()?.name ?? ""} most={40} />
        </Deed>
        <Show when={person()?.login} fallback={<Strangers onSaid={setSaid} />}>
          {(login) => (
            <Deed
              about={t("account-login", { login: login() })}
              button={t("log-out")}
              deed={async () => http.logOut().then(becomes).then(tell("account-out"))}
            />
          )}
        </Show>
        <Show when={person()}>
          {(me) => (
            <p class="row">
              <a class="button" href={`/people/${me().id}`}>
                {t("profile-mine")}
              </a>
              <a class="button" href={http.exportUrl} download="railhead.json">
                {t("export")}
              </a>
            </p>
          )}
        </Show>
        {/* What is fetched for it is waited for here alone: nobody who types above is interrupted. */}
        <Suspense>
          <Settings />
          <Show when={person()}>
            <Show when={person()?.login}>
              <Security />
            </Show>
            <Part heading={t("absence")} about={t("absence-about")}>
              <Absence />
            </Part>
            <Part heading={t("people")} about={t("people-about")}>
              <People />
            </Part>
            <Part heading={t("leave")} about={t("leave-about")}>
              <Deed
                button={t("leave-now")}
                danger
                deed={async (form) => {
                  becomes(await http.deleteAccount(secret(form, "password")));
                  setSaid("leave-done");
                }}
              >
                <Show when={person()?.login}>
                  <Password />
                </Show>
                <label class="check">
                  <input type="checkbox" required /> <span>{t("leave-sure")}</span>
                </label>
              </Deed>
            </Part>
          </Show>
        </Suspense>
      </main>
    </>
  );
}

/** Make an account, or log in to one; a forgotten password is set anew by mail. */
function Strangers(props: { onSaid: (id: string) => void }): JSX.Element {
  return (
    <>
      <Deed
        heading={t("account-make")}
        about={t("account-why")}
        button={t("account-make")}
        primary
        deed={async (form) => {
          const email = field(form, "email");
          await ensureGuest();
          becomes(
            await http.register({
              login: field(form, "login"),
              password: secret(form, "password"),
              ...(email ? { email } : {}),
            }),
          );
          // Nobody wants to be called Guest with an account of their own.
          if (person()?.name === t("guest-name"))
            becomes(await http.changeProfile({ name: field(form, "login"), lang: language() }));
          props.onSaid("account-made");
        }}
      >
        <Login />
        <Password fresh />
        <Show when={mail()}>
          <Field name="email" type="email" label={t("email-optional")} autocomplete="email" optional />
        </Show>
      </Deed>
      <Deed
        heading={t("log-in")}
        button={t("log-in")}
        deed={async (form) => {
          await logIn(field(form, "login"), secret(form, "password"));
          props.onSaid("account-in");
        }}
      >
        <Login />
        <Password />
      </Deed>
      <Show when={mail()}>
        <Part heading={t("password-forgotten")} about={t("password-forgotten-about")}>
          <Deed
            button={t("password-forgotten-send")}
            done={t("password-forgotten-sent")}
            deed={(form) => http.askReset(field(form, "email"))}
          >
            <Field name="email" type="email" label={t("email")} autocomplete="email" />
          </Deed>
        </Part>
      </Show>
    </>
  );
}

import { Show, createResource, createSignal, type JSX } from "solid-js";
import { http } from "../../api/http";
import { person } from "../../api/session";
import type { GameInfo } from "../../api/types";
import { Icon } from "../../icons/Icon";
import { t } from "../../i18n";
import type { Attempt } from "../attempt";

/** Addresses that every machine has for itself. */
const ONLY_HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** For those at the table: how the others come to it, by a link with its picture for phones, or their login. */
export function Invitation(props: { game: GameInfo; attempt: Attempt }): JSX.Element {
  const onlyHere = ONLY_HERE.test(location.hostname);
  const [server] = createResource(() => http.server().catch(() => null));
  const link = () => (onlyHere && server()?.address ? server()!.address! : location.origin) + `/games/${props.game.id}`;
  return (
    <section class="panel invite" aria-label={t("invite")}>
      <h2>{t("invite")}</h2>
      <Show when={props.game.access !== "named"}>
        <Link link={link()} code={!onlyHere || Boolean(server()?.address)} />
        <Show when={onlyHere && server.state === "ready"}>
          <p class="advice">{t(server()?.address ? "invite-network" : "invite-only-here")}</p>
        </Show>
      </Show>
      <ByLogin game={props.game} attempt={props.attempt} />
    </section>
  );
}

/** `code`: also as a picture for the cameras of phones, where the address is good for others. */
function Link(props: { link: string; code: boolean }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const [code] = createResource(
    () => props.code && props.link,
    async (link) => (await import("uqr")).renderSVG(link, { border: 2 }),
  );
  let field!: HTMLInputElement;
  /** Over plain HTTP a page may not write to the clipboard by itself; what is selected can be copied. */
  async function copy(): Promise<void> {
    field.select();
    try {
      await navigator.clipboard.writeText(props.link);
    } catch {
      document.execCommand("copy");
    }
    setCopied(true);
  }
  return (
    <>
      <label for="link">{t("waiting-link")}</label>
      <div class="row">
        <input id="link" ref={field} readonly value={props.link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="choice" onClick={() => void copy()}>
          <Icon name="link" /> {copied() ? t("copied") : t("copy")}
        </button>
      </div>
      <Show when={code()}>
        {(svg) => (
          <figure class="code">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(svg())}`}
              alt={t("invite-code")}
              width="150"
              height="150"
            />
            <figcaption class="faint">{t("invite-code")}</figcaption>
          </figure>
        )}
      </Show>
    </>
  );
}

/** Somebody with an account sees the table among their games. */
function ByLogin(props: { game: GameInfo; attempt: Attempt }): JSX.Element {
  const [login, setLogin] = createSignal("");
  const [asked, setAsked] = createSignal("");
  const invite = () =>
    props.attempt(async () => {
      const who = login().trim();
      setAsked("");
      await http.invite(props.game.id, who);
      setAsked(who);
      setLogin("");
    });
  return (
    <form onSubmit={(event) => (event.preventDefault(), void invite())}>
      <label for="invite-login">{t("invite-login")}</label>
      <div class="row">
        <input
          id="invite-login"
          type="text"
          required
          maxlength="30"
          autocomplete="off"
          value={login()}
          onInput={(event) => setLogin(event.currentTarget.value)}
        />
        <button type="submit" class="choice" disabled={!person()}>
          {t("invite-send")}
        </button>
      </div>
      <Show when={asked()}>
        <p class="saved" role="status">
          {t("invite-sent", { login: asked() })}
        </p>
      </Show>
    </form>
  );
}

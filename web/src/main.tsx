import { ErrorBoundary, Match, Show, Suspense, Switch, createSignal, lazy, type JSX } from "solid-js";
import { render } from "solid-js/web";
import { loadSession } from "./api/session";
import { language, need, needMore, t } from "./i18n";
import { SeatPatterns } from "./lib/SeatPatterns";
import { showStrong } from "./lib/settings";
import { startTheme } from "./lib/theme";
import { Home } from "./pages/Home";
import { allTitles } from "./pages/titles";
import { follow, path } from "./router";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";

const NewGame = lazy(async () => (await needMore("pages"), import("./pages/NewGame")));
const Game = lazy(() => import("./pages/Game"));
const Archive = lazy(async () => (await needMore("pages"), import("./pages/Archive")));
const Account = lazy(async () => (await needMore("pages"), import("./pages/Account")));
const Mailed = lazy(async () => (await needMore("pages"), import("./pages/account/Mailed")));
const Learn = lazy(async () => (await needMore("pages"), import("./learn/Learn")));
const LessonPage = lazy(async () => (await needMore("pages"), import("./learn/LessonPage")));
const Rules = lazy(async () => (await needMore("pages"), import("./pages/Rules")));
const NotFound = lazy(() => import("./pages/NotFound"));
const Profile = lazy(async () => (await needMore("pages"), import("./pages/Profile")));
const About = lazy(async () => (await needMore("pages"), import("./pages/About")));

function Page(): JSX.Element {
  const game = () => /^\/games\/([\w-]+)$/.exec(path())?.[1];
  const rules = () => /^\/rules\/([\w-]+)$/.exec(path())?.[1];
  const someone = () => /^\/people\/([a-z0-9]+)$/.exec(path())?.[1];
  const lesson = () => /^\/learn\/([\w-]+)\/([\w-]+)$/.exec(path())?.slice(1).join("/");
  const mailed = () => /^\/account\/(verify|reset|stop)$/.exec(path())?.[1];
  const titles = allTitles();
  return (
    <Switch fallback={<NotFound />}>
      <Match when={path() === "/"}>
        <Home />
      </Match>
      <Match when={game()} keyed>
        {(id) => <Game id={id} />}
      </Match>
      <Match when={rules()} keyed>
        {(id) => (
          <Show when={!titles()?.length || titles()!.some((title) => title.id === id)} fallback={<NotFound />}>
            <Rules id={id} />
          </Show>
        )}
      </Match>
      <Match when={lesson()} keyed>
        {(found) => <LessonPage title={found.split("/")[0]!} id={found.split("/")[1]!} />}
      </Match>
      <Match when={someone()} keyed>
        {(id) => <Profile id={id} />}
      </Match>
      <Match when={path() === "/learn" || path() === "/rules"}>
        <Learn />
      </Match>
      <Match when={path() === "/new"}>
        <NewGame />
      </Match>
      <Match when={path() === "/account"}>
        <Account />
      </Match>
      <Match when={mailed()} keyed>
        {(what) => <Mailed what={what} />}
      </Match>
      <Match when={path() === "/archive"}>
        <Archive />
      </Match>
      <Match when={path() === "/about"}>
        <About />
      </Match>
    </Switch>
  );
}

function App(): JSX.Element {
  const [ready, setReady] = createSignal(false);
  void Promise.all([need(), loadSession().catch(() => {})]).then(() => setReady(true));
  return (
    <div class="app" onClick={follow}>
      <SeatPatterns />
      <Show when={ready()}>
        <a class="skip" href="#root" onClick={skip}>
          {t("skip")}
        </a>
      </Show>
      <Show when={ready()}>
        <ErrorBoundary
          fallback={(error: unknown) => (
            <main class="page">
              <h1>{t("fault-page")}</h1>
              <pre>{String(error)}</pre>
            </main>
          )}
        >
          <Suspense>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </Show>
    </div>
  );
}

/** Past the bar to what the page is about: at a table to what is asked. */
function skip(event: MouseEvent): void {
  const there = document.querySelector<HTMLElement>(".now") ?? document.querySelector<HTMLElement>("main");
  event.preventDefault();
  if (!there) return;
  there.tabIndex = -1;
  there.focus();
}

/** A part of the page that is gone, as after an update of the server: the page is loaded anew, once in a while. */
const ANEW_MS = 60_000;
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem("anew")) < ANEW_MS) return;
  event.preventDefault();
  sessionStorage.setItem("anew", String(Date.now()));
  location.reload();
});

startTheme();
showStrong();
document.documentElement.lang = language();
render(() => <App />, document.getElementById("root")!);
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");

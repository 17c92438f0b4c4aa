import { ErrorBoundary, Show, Suspense, createSignal, lazy, type JSX } from "solid-js";
import { render } from "solid-js/web";
import { loadSession } from "./api/session";
import { need, t } from "./i18n";
import { language } from "./i18n";
import { SeatPatterns } from "./lib/SeatPatterns";
import { startTheme } from "./lib/theme";
import { Home } from "./pages/Home";
import { follow, path } from "./router";
import "./style/theme.css";
import "./style/base.css";

const NewGame = lazy(() => import("./pages/NewGame"));
const Game = lazy(() => import("./pages/Game"));
const About = lazy(() => import("./pages/About"));

function Page(): JSX.Element {
  const game = () => /^\/games\/([\w-]+)$/.exec(path())?.[1];
  return (
    <Show when={game()} keyed fallback={path() === "/new" ? <NewGame /> : path() === "/about" ? <About /> : <Home />}>
      {(id) => <Game id={id} />}
    </Show>
  );
}

function App(): JSX.Element {
  const [ready, setReady] = createSignal(false);
  void Promise.all([need(), loadSession().catch(() => {})]).then(() => setReady(true));
  return (
    <div class="app" onClick={follow}>
      <SeatPatterns />
      <Show when={ready()}>
        <ErrorBoundary fallback={(error: unknown) => <main class="page"><h1>{t("fault-page")}</h1><pre>{String(error)}</pre></main>}>
          <Suspense><Page /></Suspense>
        </ErrorBoundary>
      </Show>
    </div>
  );
}

startTheme();
document.documentElement.lang = language();
render(() => <App />, document.getElementById("root")!);

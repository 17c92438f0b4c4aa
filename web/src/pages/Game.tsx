import { Show, createResource, type JSX } from "solid-js";
import { openTable } from "../api/table";
import { need, needMore, t } from "../i18n";
import { later } from "../lib/later";
import { Bar } from "./Bar";
import { Faults } from "./Faults";
import { Table } from "./Table";
import { allTitles, packageOf } from "./titles";
import "../style/table.css";
import "../style/board.css";

const WaitingRoom = later(async () => (await needMore("pages"), (await import("./WaitingRoom")).WaitingRoom));

/** One game, from its waiting room to its final sheet. */
export default function Game(props: { id: string }): JSX.Element {
  const table = openTable(props.id);
  const titles = allTitles();
  const title = () => (titles() && table.game() ? packageOf(table.game()!.title) : null);
  const [spoken] = createResource(title, async (name) => (await need(name), name));
  return (
    <Show
      when={spoken() && table.head()}
      fallback={
        <>
          <Bar />
          <main class="page">
            <Show when={table.problem()}>
              {(problem) => (
                <>
                  <Faults problem={problem()} />
                  <p>
                    <a href="/">{t("home")}</a>
                  </p>
                </>
              )}
            </Show>
            <Show when={spoken() && table.game()?.status === "open" ? table.game() : null}>
              {(game) => <WaitingRoom table={table} game={game()} title={spoken()!} />}
            </Show>
            <Show when={table.game()?.status === "closed"}>
              <h1>{t("table-gone")}</h1>
              <p>
                <a href="/">{t("home")}</a>
              </p>
            </Show>
          </main>
        </>
      }
    >
      <Table table={table} title={spoken()!} />
    </Show>
  );
}

import { Show, createSignal, type JSX } from "solid-js";
import { Fault, http } from "../../api/http";
import { ensureGuest } from "../../api/session";
import type { Problem } from "../../api/types";
import { Icon } from "../../icons/Icon";
import { t } from "../../i18n";
import { go } from "../../router";
import { Faults } from "../Faults";

/** A game from a file: what can be read is said beforehand, and again where the file is something else. */
export function Import(): JSX.Element {
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [over, setOver] = createSignal(false);

  async function bring(file: File | undefined): Promise<void> {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    try {
      await ensureGuest();
      go(`/games/${(await http.importGame(await file.text())).id}`);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(inWords(fault.problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section
      class="panel import"
      classList={{ over: over() }}
      aria-label={t("import")}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => (event.preventDefault(), setOver(false), void bring(event.dataTransfer?.files[0]))}
    >
      <h2>{t("import")}</h2>
      <p class="faint">{t("import-about")}</p>
      <label class="button file" classList={{ busy: busy() }}>
        <Icon name="download" /> {t(busy() ? "import-busy" : "import-choose")}
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          class="hidden"
          disabled={busy()}
          onChange={(event) => {
            const input = event.currentTarget;
            void bring(input.files?.[0]).then(() => (input.value = ""));
          }}
        />
      </label>
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
    </section>
  );
}

/** What was expected stands before what was found; what only a program understands is left out. */
function inWords(problem: Problem): Problem {
  if (problem.status !== 422) return problem;
  const reasons = problem.reasons.map((reason) => ({
    ...reason,
    message: { ...reason.message, args: { ...reason.message.args, detail: "" } },
  }));
  return { ...problem, reasons: [{ code: "import-failed", message: { id: "import-failed", args: {} } }, ...reasons] };
}

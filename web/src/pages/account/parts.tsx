/** What the parts of the account page share: fields, forms that tell what came of them, parts that fold. */

import { Show, createRenderEffect, createSignal, type JSX } from "solid-js";
import { Fault } from "../../api/http";
import type { Problem } from "../../api/types";
import { t } from "../../i18n";
import { Faults } from "../Faults";

export const field = (form: FormData, name: string) => String(form.get(name) ?? "").trim();
/** A password is taken as it is written. */
export const secret = (form: FormData, name: string) => String(form.get(name) ?? "");

/** The fields that the server does not take are marked, and the first one is gone to. */
function markFields(form: HTMLFormElement, problem: Problem | null): void {
  const wrong = new Set(
    problem?.reasons.flatMap(({ code, message }) => (code === "bad-field" ? [message.args?.["field"]] : [])),
  );
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[name], textarea[name]")];
  for (const input of inputs) input.toggleAttribute("aria-invalid", false);
  const found = inputs.filter(({ name }) => wrong.has(name));
  for (const input of found) input.setAttribute("aria-invalid", "true");
  found[0]?.focus();
}

/** A form that does one thing; what came of it is said above its button. */
export function Deed(props: {
  heading?: string;
  about?: string;
  button: string;
  primary?: boolean;
  danger?: boolean;
  /** What is said when it is done; nothing where the page itself shows it. */
  done?: string;
  deed: (form: FormData) => Promise<unknown>;
  children?: JSX.Element;
}): JSX.Element {
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [done, setDone] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setProblem(null);
    markFields(form, null);
    setDone(false);
    setBusy(true);
    try {
      await props.deed(new FormData(form));
      form.reset();
      setDone(true);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
      markFields(form, fault.problem);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <Show when={props.heading}>
        <h2>{props.heading}</h2>
      </Show>
      <Show when={props.about}>
        <p class="faint">{props.about}</p>
      </Show>
      {props.children}
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
      <Show when={done() && props.done}>
        <p class="saved" role="status">
          {props.done}
        </p>
      </Show>
      <button
        type="submit"
        class={props.primary ? "primary" : "choice"}
        classList={{ danger: props.danger }}
        disabled={busy()}
      >
        {props.button}
      </button>
    </form>
  );
}

/** A field of a form; what it begins with is also what it goes back to when the form is sent. */
export function Field(props: {
  name: string;
  label: string;
  type?: string;
  value?: string;
  autocomplete?: string;
  least?: number;
  most?: number;
  optional?: boolean;
}): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        ref={(input) => createRenderEffect(() => (input.defaultValue = props.value ?? ""))}
        name={props.name}
        type={props.type ?? "text"}
        autocomplete={props.autocomplete}
        required={!props.optional}
        minlength={props.least}
        maxlength={props.most ?? 200}
      />
    </label>
  );
}

export function Login(): JSX.Element {
  return <Field name="login" label={t("login")} autocomplete="username" least={2} most={30} />;
}

export function Password(props: { name?: string; label?: string; fresh?: boolean }): JSX.Element {
  return (
    <Field
      name={props.name ?? "password"}
      label={props.label ?? (props.fresh ? t("password-fresh") : t("password"))}
      type="password"
      autocomplete={props.fresh ? "new-password" : "current-password"}
      {...(props.fresh ? { least: 8 } : {})}
    />
  );
}

export function Part(props: { heading: string; about?: string; children: JSX.Element }): JSX.Element {
  return (
    <details class="part">
      <summary>
        <h2>{props.heading}</h2>
      </summary>
      <Show when={props.about}>
        <p class="faint">{props.about}</p>
      </Show>
      {props.children}
    </details>
  );
}

export function Check(props: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}

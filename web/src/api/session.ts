/** Who the person at this page is: nobody until the first deed that needs a name, then a guest kept by cookie. */

import { createSignal } from "solid-js";
import { language, switchTo, t } from "../i18n";
import { applyChoices } from "../lib/choices";
import { http } from "./http";
import { reopen } from "./live";
import type { Person, Session } from "./types";

const [person, setPerson] = createSignal<Person | null>(null);
const [mail, setMail] = createSignal(false);
/** `mail`: whether this server can send mails. */
export { mail, person };

export async function loadSession(): Promise<void> {
  const session = await http.session();
  setPerson(session.person);
  setMail(session.mail);
}

/** Takes what the server says about who one is now; the socket speaks for that person from then on. */
export function becomes(session: Session): void {
  const changed = session.person?.id !== person()?.id;
  setPerson(session.person);
  setMail(session.mail);
  if (changed) reopen();
}

/** Logs in: the account brings its language and settings along. */
export async function logIn(login: string, password: string): Promise<void> {
  const session = await http.logIn({ login, password });
  becomes(session);
  if (!session.person) return;
  applyChoices(session.person.choices);
  await switchTo(session.person.lang);
}

/** The person, made a guest where needed. */
export async function ensureGuest(name?: string): Promise<Person> {
  const known = person();
  if (known && (!name || name === known.name)) return known;
  const session = await http.signIn({ name: name || t("guest-name"), lang: language() });
  setPerson(session.person);
  if (!known) reopen();
  return session.person!;
}

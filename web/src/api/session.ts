/** Who the person at this page is: nobody until the first deed that needs a name, then a guest kept by cookie. */

import { createSignal } from "solid-js";
import { language, t } from "../i18n";
import { http } from "./http";
import { reopen } from "./live";
import type { Person, Session } from "./types";

const [person, setPerson] = createSignal<Person | null>(null);
export { person };

export async function loadSession(): Promise<void> {
  setPerson((await http.session()).person);
}

/** Takes what the server says about who one is now; the socket speaks for that person from then on. */
export function becomes(session: Session): void {
  const changed = session.person?.id !== person()?.id;
  setPerson(session.person);
  if (changed) reopen();
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

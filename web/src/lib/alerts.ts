/** A bell, and a note of the browser where the page is not looked at. Works while the page is open. */

import { createSignal } from "solid-js";
import { ring, sound } from "./settings";

export const alertsPossible = "Notification" in globalThis;

const granted = () => alertsPossible && Notification.permission === "granted";
const [alerts, setAlerts] = createSignal(granted() && localStorage.getItem("alerts") === "yes");
export { alerts };

/** Asks the browser where that is needed; whether alerts are on then. */
export async function wantAlerts(on: boolean): Promise<boolean> {
  const may = on && alertsPossible && (granted() || (await Notification.requestPermission()) === "granted");
  localStorage.setItem("alerts", may ? "yes" : "no");
  setAlerts(may);
  return may;
}

/** A bell and a note, as the person wants them. */
export function announce(title: string, text: string): void {
  if (sound()) ring();
  void note(title, text);
}

/** Shows the note, unless the page is being looked at. Touching it brings the page to the front. */
async function note(title: string, text: string): Promise<void> {
  if (!alerts() || !document.hidden) return;
  const options = { body: text, icon: "/icon.svg", tag: location.pathname, data: location.href };
  // On phones only the service worker may show one.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => (window.focus(), shown.close());
}

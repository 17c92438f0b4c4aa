/** A note of the browser when it is one's turn and the page is not looked at. Works while the page is open. */

import { createSignal } from "solid-js";

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

/** Shows the note, unless the page is being looked at. Touching it brings the page to the front. */
export async function alertTurn(title: string, text: string): Promise<void> {
  if (!alerts() || !document.hidden) return;
  const options = { body: text, icon: "/icon.svg", tag: location.pathname, data: location.href };
  // On phones only the service worker may show one.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, options);
  const note = new Notification(title, options);
  note.onclick = () => (window.focus(), note.close());
}

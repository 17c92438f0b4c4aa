/** Messages of the server to this browser, also with no page open (Web Push). */

import { http } from "../../api/http";

const registered = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager;

/** Let the server tell this browser, or no more. */
export async function pushHere(on: boolean): Promise<void> {
  const manager = await registered();
  if (!manager) return;
  const old = await manager.getSubscription();
  if (!on) {
    if (old) await http.stopPush(old.endpoint);
    await old?.unsubscribe();
    return;
  }
  const { key } = await http.pushKey();
  const made = old ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { p256dh, auth } = made.toJSON().keys as { p256dh: string; auth: string };
  await http.push({ endpoint: made.endpoint, p256dh, auth });
}

/** This browser takes no more messages; the server knows already. */
export async function stopPushHere(): Promise<void> {
  await (await (await registered())?.getSubscription())?.unsubscribe();
}

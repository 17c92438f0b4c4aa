/** By which clock one sleeps: the browser knows. */

import { http } from "../api/http";

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the server the zone of this browser where it knows none of this person. */
export async function keepZone(): Promise<void> {
  const known = await http.absence().catch(() => null);
  if (known && known.zone === null) await http.setZone(zoneHere()).catch(() => {});
}

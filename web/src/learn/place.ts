/** Where one is in the lesson that was open last, so that a reload or a look at another page loses nothing. */

import type { Action } from "../api/table";

export interface Place {
  title: string;
  id: string;
  part: number;
  acts: readonly Action[];
}

const KEY = "lesson";

export function placeIn(title: string, id: string): Place | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Place | null;
    return kept?.title === title && kept.id === id && Array.isArray(kept.acts) ? kept : null;
  } catch {
    return null; // something else wrote there
  }
}

export const keepPlace = (place: Place) => localStorage.setItem(KEY, JSON.stringify(place));

/** A lesson that is over begins anew when it is opened again. */
export const forgetPlace = () => localStorage.removeItem(KEY);

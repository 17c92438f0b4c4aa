/** What a person has chosen for this browser. */

import { createSignal } from "solid-js";
import type { Pace } from "../api/playback";

function kept(name: string, usual = false): readonly [() => boolean, (value: boolean) => void] {
  const [value, set] = createSignal((localStorage.getItem(name) ?? (usual ? "yes" : "no")) === "yes");
  return [value, (next) => (localStorage.setItem(name, next ? "yes" : "no"), set(next))];
}

export const [compact, setCompact] = kept("compact");
export const [sound, setSound] = kept("sound");
/** Under each question a word of help for those who do not know the game yet. */
export const [hints, setHints] = kept("hints", true);

/** Whether the coach asks before a move that looks like a mistake. */
export const [coachAsks, setCoachAsks] = kept("coach");

/** How quickly the moves of others are played back. */
const [pace, setPace] = createSignal<Pace>((localStorage.getItem("pace") as Pace | null) ?? "usual");
export { pace };
export const keepPace = (next: Pace) => (localStorage.setItem("pace", next), setPace(next));

/** Whether also what hardly ever has another answer is asked. */
export const [asksAll, setAsksAll] = kept("asks-all");

/** Stronger colours: more contrast between ink, lines and ground. */
const [strong, keepStrong] = kept("strong");
export { strong };
export function setStrong(on: boolean): void {
  keepStrong(on);
  showStrong();
}
export function showStrong(): void {
  document.documentElement.dataset["colours"] = strong() ? "strong" : "usual";
}

/** What the board shows besides track and pieces: each layer with its key. */
export interface Layer {
  text: string;
  key: string;
  on: () => boolean;
  set: (on: boolean) => void;
}
const layer = (name: string, key: string, [on, set]: ReturnType<typeof kept>): Layer => ({
  text: `layer-${name}`,
  key,
  on,
  set,
});
export const layers = {
  names: layer("names", "n", kept("layer-names", true)),
  /** Names as the map has them, not in the reader's language. */
  original: layer("original", "o", kept("layer-original")),
  /** The country under the hexes. */
  land: layer("land", "l", kept("layer-land", true)),
  /** Companies in colours that are well told apart, not in those of the rulebook. */
  parted: layer("parted", "w", kept("layer-parted")),
  numbers: layer("numbers", "t", kept("layer-numbers")),
  coordinates: layer("coordinates", "h", kept("layer-coordinates")),
  /** The map as it was before the first move: a glance, not kept for the next visit. */
  start: layer("start", "m", createSignal(false)),
} as const;

/** A soft bell: two partials that fade. */
export function ring(): void {
  const audio = new AudioContext();
  for (const [pitch, strength] of [
    [880, 0.12],
    [1320, 0.05],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(strength, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.7);
  }
  setTimeout(() => void audio.close(), 1000);
}

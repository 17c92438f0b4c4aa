/** What a person has chosen for this browser. */

import { createSignal } from "solid-js";

function kept(name: string): readonly [() => boolean, (value: boolean) => void] {
  const [value, set] = createSignal(localStorage.getItem(name) === "yes");
  return [value, (next) => (localStorage.setItem(name, next ? "yes" : "no"), set(next))];
}

export const [compact, setCompact] = kept("compact");
export const [sound, setSound] = kept("sound");

/** A soft bell: two partials that fade. */
export function ring(): void {
  const audio = new AudioContext();
  for (const [pitch, strength] of [[880, 0.12], [1320, 0.05]] as const) {
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

/**
 * Colours of scenes: `#rrggbb`, `#rrggbb #rrggbb` (the title's own and one well parted from the others), `seat:N`, or
 * the name of a fill that the style sheet knows.
 */

import { layers } from "./settings";

/** Of a title's own colour and a well-parted one that which the person prefers. */
export function chosen(colour: string): string {
  const [own, parted = own!] = colour.split(" ");
  return layers.parted.on() ? parted : own!;
}

/** For the fill of SVG shapes: players have a colour and a pattern. */
export function paint(colour: string): string {
  if (colour.startsWith("#")) return chosen(colour);
  const seat = seatOf(colour);
  return seat === null ? `var(--fill-${colour}, var(--fill-land))` : `url(#seat-${seat})`;
}

/** For strokes and backgrounds, where a pattern cannot be. */
export function plain(colour: string): string {
  const seat = seatOf(colour);
  return seat === null ? paint(colour) : `var(--seat-${seat})`;
}

export function seatOf(colour: string): number | null {
  return colour.startsWith("seat:") ? Number(colour.slice(5)) % 8 : null;
}

/** Black or white, whichever reads better on the colour. */
export function inkOn(colour: string): string {
  if (colour === "ink") return "#fff";
  if (!colour.startsWith("#")) return seatOf(colour) === null ? "var(--board-ink)" : "#fff";
  return luminance(chosen(colour)) > 0.179 ? "#0a0c0e" : "#ffffff";
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

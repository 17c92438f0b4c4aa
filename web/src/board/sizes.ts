/** How large letters and pieces are: on the screen never too small to be read; the same as in `railhead.view.sizes`. */

import { widthOf } from "./labels";

/** The radius of a place for a token. */
export const SLOT = 15;

/** Half the size of the disc with a value, and of a label by its letters; the size of a box with a value by phase. */
export const VALUE = 12;
export const LABEL = { letter: 6, height: 9 } as const;
export const BOX = { width: 20, height: 16, figure: 7 } as const;

/** A box is as wide as its value needs. */
export function boxWidth(value: number): number {
  return BOX.width + BOX.figure * Math.max(0, String(value).length - 2);
}

export function boxesWidth(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + boxWidth(value), 0);
}

/** The least type on the screen, in pixels: smaller on small windows. */
export function leastPixels(windowWidth: number): number {
  return windowWidth >= 1360 ? 10.1 : 9.1;
}

/** The least size of type in units of the board that is drawn at a scale; in steps, so that it keeps still. */
export function leastSize(pixels: number, scale: number): number {
  return scale > 0 ? 1.05 ** Math.ceil(Math.log(pixels / scale) / Math.log(1.05)) : 10;
}

/** The sizes of names: of cities, of areas beyond the board, of lesser places. */
export function nameSizes(least: number): readonly [number, number, number] {
  return [Math.max(12, least), Math.max(11, least), Math.max(11, least)];
}

/** Type that has `room` for it is shown at its usual size, or as large as it must be; null where it finds no room. */
export function fitted(usual: number, least: number, room: number): number | null {
  return least <= room ? Math.max(Math.min(usual, room), least) : null;
}

/** The size of type of a stop's value; null where it finds no room. */
export function valueType(value: number, least: number): number | null {
  return fitted(12, least, value > 99 ? 12.5 : 17);
}

/** The size of type in the boxes of values by phase, of all (`whole`) or of the present one alone; null: no room. */
export function boxType(values: readonly number[], least: number): { size: number; whole: boolean } | null {
  const whole = fitted(11, least, Math.max(...values) > 99 ? 13 : 14);
  if (whole) return { size: whole, whole: true };
  const alone = fitted(14, least, 24);
  return alone ? { size: alone, whole: false } : null;
}

/** The room that the boxes take. */
export function boxRoom(values: readonly number[], now: number, least: number): { w: number; h: number } {
  const type = boxType(values, least);
  if (!type) return { w: 0, h: 0 };
  if (type.whole) return { w: boxesWidth(values) / 2, h: BOX.height / 2 };
  return { w: String(values[now]).length * type.size * 0.35 + 3, h: type.size * 0.63 };
}

/** Letters on a token: three have room for a certain size, more for a smaller one. */
export function tokenType(text: string, least: number): number | null {
  return fitted(12, least, 50 / Math.max(2.6, text.length));
}

/** As wide as letters on a token or in its place may be, and as wide as they may be before they are drawn narrower. */
const TOKEN_ROOM = 2 * SLOT - 4;
const HOME_ROOM = 2 * SLOT + 12;

/** Letters that are wider than the token are drawn narrower. */
export function narrowed(text: string, size: number): number | undefined {
  return widthOf(text) * size > TOKEN_ROOM ? TOKEN_ROOM : undefined;
}

export interface Sized {
  text: string;
  size: number;
}

/** The first of the names of who starts there that has room, and its size; at worst the last, narrowed. */
export function homeType(names: readonly (string | null | undefined)[], least: number): Sized | undefined {
  const sized = names.flatMap((text) => {
    const size = text ? tokenType(text, least) : null;
    return text && size ? [{ text, size }] : [];
  });
  return sized.find(({ text, size }) => widthOf(text) * size <= HOME_ROOM) ?? sized.at(-1);
}

/** Pieces that stand on bare land are drawn larger where the board is small. */
export function pieceScale(least: number): number {
  return Math.min(1.7, Math.max(1, least / 12));
}

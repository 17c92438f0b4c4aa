/** The scene on the page: the position that is looked at, with what is chosen as it would be. */

import { createMemo, createResource, onCleanup, type Accessor } from "solid-js";
import { http } from "../api/http";
import { patched } from "../api/patch";
import type { Action, Table } from "../api/table";
import type { Board, Card, PlayerRow, Preview, Ribbon, Scene } from "../api/types";
import { centre } from "../board/hex";
import { boxOf } from "../board/useGeometry";
import { once } from "../lib/distinct";
import { windowSize } from "../lib/windowSize";
import { layers } from "../lib/settings";
import type { TileCard } from "../menu/Menu";
import type { Selection } from "../menu/selection";
import { idsIn } from "../panels/ids";

export interface ShownScene {
  scene: Accessor<Scene>;
  /** The board of the scene, or the map before the first move. */
  board: Accessor<Board>;
}

export function useScene(
  table: Table,
  selection: Selection,
  live: Accessor<boolean>,
  preview: Accessor<Preview | null>,
): ShownScene {
  const shown = () => table.shown()!.scene;
  const scene = createMemo<Scene>(() => {
    const future = preview();
    const next = future && live() && future.head === table.head()!.head ? foreseen(shown(), future) : shown();
    // A run that is asked for; else one that was just run: in playback, at its step of the history, and until the next.
    const drawn = selection.sketch() ?? (selection.chosen() ? null : (table.shown()!.action ?? null));
    const drafts = routesOf(drawn, selection.drawing() ? "draft" : "route");
    return drafts.length ? { ...next, board: { ...next.board, ribbons: drafts } } : next;
  });
  // The map before the first move is fetched when it is first looked at.
  const [start] = createResource(
    () => layers.start.on() || null,
    () => http.position(table.head()!.game.id, 0).catch(() => null),
  );
  onCleanup(() => layers.start.set(false));
  const board = createMemo(() => (layers.start.on() ? start()?.scene.board : null) ?? scene().board);
  return { scene, board };
}

/** The scene after a preview; whose turn it is stays as it is until the move is made. */
export function foreseen(now: Scene, preview: Preview): Scene {
  const next = patched(now, preview.patch);
  const turns = new Map(now.players.map(({ seat, turn }) => [seat, turn]));
  const asNow = (row: PlayerRow) => (row.turn === turns.get(row.seat) ? row : { ...row, turn: turns.get(row.seat) });
  return { ...next, players: next.players.map(asNow) };
}

/** Whether there is something of that id in the scene to be touched. */
export function isDrawn({ board, panels }: Scene, id: string): boolean {
  if (idsOfCells(board.cells).has(id) || idsOfPieces(board.pieces ?? []).has(id)) return true;
  return panels.some((panel) => idsIn(panel).has(id));
}
const idsOfCells = once((cells: Board["cells"]) => {
  const stops = cells.flatMap(({ picture }) => picture?.stops ?? []);
  const slots = stops.flatMap((stop) => (stop.slots ?? []).map((slot) => slot.id));
  return new Set([...cells.map((cell) => cell.id), ...slots]);
});
const idsOfPieces = once((pieces: NonNullable<Board["pieces"]>) => new Set(pieces.map(({ id }) => id)));

const ROUTE_COLOURS = ["#c2185b", "#1565c0", "#2e7d32", "#ef6c00", "#6a1b9a", "#00838f"];

/** The routes that an action names, as ribbons: each beside the others, each in its colour. */
export function routesOf(action: Action | null, style: "draft" | "route"): Ribbon[] {
  const routes = action?.["routes"];
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route: unknown, lane): Ribbon[] => {
    const cells = (route as { hexes?: string[] } | null)?.hexes;
    if (!Array.isArray(cells)) return [];
    return [{ id: `route:${lane}`, colour: ROUTE_COLOURS[lane % ROUTE_COLOURS.length]!, cells, style, lane }];
  });
}

/** Whether the tables stand beside the board, or below it: as makes the board larger in this window. */
export function isTall(board: Board): boolean {
  return largerBeside(boxOf(middles(board)), windowSize());
}

const middles = ({ cells, orientation }: Board) => cells.map(({ q, r }) => centre(orientation, q, r));

/** What bar, side and tables take of the window in either arrangement is about what the style sheet gives them. */
export function largerBeside(
  board: { width: number; height: number },
  page: { width: number; height: number },
): boolean {
  const high = page.height - 90;
  const fits = (width: number, height: number) => Math.min(width / board.width, height / board.height);
  return fits(page.width * 0.51, high) >= fits(page.width * 0.73, high - Math.max(180, page.height * 0.26));
}

/** A card of the scene, by its id. */
export function findCard(scene: Scene, id: string | null | undefined): Card | null {
  return (id && cardsOf(scene).find((card) => card.id === id)) || null;
}

/** The picture of a tile, from the shelf on which it lies. */
export function findTile(scene: Scene, tile: string): TileCard | null {
  const card = cardsOf(scene).find(({ id, picture }) => picture && (picture.number === tile || id === `tile:${tile}`));
  return card?.picture ? { picture: card.picture, fill: card.fill ?? "land", count: card.count ?? null } : null;
}

function cardsOf({ panels }: Scene): Card[] {
  return panels.flatMap((panel) => (panel.kind === "shelf" ? panel.cards : []));
}

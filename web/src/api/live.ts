/** The live socket: one for the page, opened when first needed, opened again when it breaks. */

import { createSignal } from "solid-js";
import type { Said, Told } from "./types";

type Listener = (told: Told) => void;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** How long an action waits for a connection before the person is told. */
const PATIENCE = 4_000;

let socket: WebSocket | null = null;
let wait = FIRST_WAIT;
const watched = new Map<string, Set<Listener>>();
/** What waits for a connection. */
const waiting = new Set<() => void>();
const [online, setOnline] = createSignal(true);

/** Whether the server is heard; false from the first lost connection until the next one stands. */
export { online };

/** Follows a game until the returned function is called. */
export function watch(game: string, listener: Listener): () => void {
  const listeners = watched.get(game) ?? new Set();
  watched.set(game, listeners.add(listener));
  if (!send({ type: "watch", game })) open();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    watched.delete(game);
    send({ type: "unwatch", game });
  };
}

/** False where there is no connection; then nothing was sent. */
export function send(said: Said): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(said));
  return true;
}

/** Sends as soon as there is a connection: one that broke while the person thought stands again in a moment. */
export async function deliver(said: Said, within = PATIENCE): Promise<boolean> {
  if (send(said)) return true;
  open();
  await new Promise<void>((resolve) => {
    waiting.add(resolve);
    setTimeout(() => (waiting.delete(resolve), resolve()), within);
  });
  return send(said);
}

function open(): void {
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const opened = new WebSocket(`${scheme}://${location.host}/api/live`);
  socket = opened;
  opened.onopen = () => {
    setOnline(true);
    for (const game of watched.keys()) send({ type: "watch", game });
    for (const go of waiting) go();
    waiting.clear();
  };
  opened.onmessage = (event) => hear(JSON.parse(String(event.data)) as Told);
  opened.onclose = () => {
    if (socket !== opened) return;
    setOnline(false);
    setTimeout(() => watched.size && open(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
}

/** A new socket, as somebody else: after a first sign-in the old one still speaks for nobody. */
export function reopen(): void {
  const old = socket;
  socket = null;
  old?.close();
  if (watched.size) open();
}

function hear(told: Told): void {
  if (told.type !== "refused") wait = FIRST_WAIT; // a server that only refuses is not asked again and again
  const game = gameOf(told);
  if (game === null) for (const listeners of watched.values()) listeners.forEach((listener) => listener(told));
  else watched.get(game)?.forEach((listener) => listener(told));
}

function gameOf(told: Told): string | null {
  switch (told.type) {
    case "watching":
    case "rewound":
      return told.position.game.id;
    case "table":
      return told.game.id;
    default:
      return told.game;
  }
}

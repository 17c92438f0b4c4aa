/** Addresses of pages: plain paths, kept in the browser's history. */

import { createSignal } from "solid-js";

const [address, setAddress] = createSignal(location.pathname + location.search);
addEventListener("popstate", () => setAddress(location.pathname + location.search));

export function path(): string {
  return address().split("?")[0]!;
}

export function query(name: string): string | null {
  return new URLSearchParams(address().split("?")[1] ?? "").get(name);
}

export function go(to: string, replace = false): void {
  if (to === address()) return;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  setAddress(to);
  if (!replace) scrollTo(0, 0);
}

/** For links: plain clicks stay on the page, the others do what the browser does. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.target
  )
    return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || link.hasAttribute("download")) return;
  event.preventDefault();
  go(url.pathname + url.search);
}

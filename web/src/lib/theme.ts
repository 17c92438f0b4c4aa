import { createSignal } from "solid-js";

export type Theme = "light" | "dark";

const wish = matchMedia("(prefers-color-scheme: dark)");
const stored = localStorage.getItem("theme") as Theme | null;
const [theme, setTheme] = createSignal<Theme>(stored ?? (wish.matches ? "dark" : "light"));
export { theme };

function show(next: Theme): void {
  document.documentElement.dataset["theme"] = next;
  setTheme(next);
}

export function startTheme(): void {
  show(theme());
  wish.addEventListener("change", () => localStorage.getItem("theme") ?? show(wish.matches ? "dark" : "light"));
}

export function toggleTheme(): void {
  const next = theme() === "dark" ? "light" : "dark";
  localStorage.setItem("theme", next);
  show(next);
}

/** Light or dark: as chosen for this browser, else as the system has it. */

import { createSignal } from "solid-js";

export type Theme = "light" | "dark";
export type ThemeChoice = Theme | "auto";

const wish = matchMedia("(prefers-color-scheme: dark)");
const [themeChoice, setChoice] = createSignal<ThemeChoice>((localStorage.getItem("theme") as Theme | null) ?? "auto");
const [system, setSystem] = createSignal<Theme>(wish.matches ? "dark" : "light");
export { themeChoice };

export function theme(): Theme {
  const chosen = themeChoice();
  return chosen === "auto" ? system() : chosen;
}

function show(): void {
  document.documentElement.dataset["theme"] = theme();
}

export function startTheme(): void {
  show();
  wish.addEventListener("change", () => (setSystem(wish.matches ? "dark" : "light"), show()));
}

export function chooseTheme(next: ThemeChoice): void {
  if (next === "auto") localStorage.removeItem("theme");
  else localStorage.setItem("theme", next);
  setChoice(next);
  show();
}

export function toggleTheme(): void {
  chooseTheme(theme() === "dark" ? "light" : "dark");
}

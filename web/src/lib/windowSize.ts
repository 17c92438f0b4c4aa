import { createSignal, type Accessor } from "solid-js";

const now = () => ({ width: innerWidth, height: innerHeight });
const [size, setSize] = createSignal(now());
addEventListener("resize", () => setSize(now()));

/** How large the window is. */
export const windowSize: Accessor<{ width: number; height: number }> = size;

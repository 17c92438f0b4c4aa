import { For, type JSX } from "solid-js";
import type { Box } from "./zoom";

/** What the pointed-at element means: beside the pointer, on the side with room; in a corner for the keyboard. */
export function Tip(props: { lines: readonly string[] | null; at: Box | null }): JSX.Element {
  const place = (): JSX.CSSProperties => {
    if (!props.at) return { right: "8px", bottom: "8px" };
    const { x, y, width, height } = props.at;
    return {
      ...(x < width / 2 ? { left: `${x + 16}px` } : { right: `${width - x + 16}px` }),
      ...(y < height / 2 ? { top: `${y + 12}px` } : { bottom: `${height - y + 12}px` }),
    };
  };
  return (
    <div class="board-tip" role="status" classList={{ shown: props.lines !== null }} style={place()}>
      <For each={props.lines ?? []}>{(line) => <p>{line}</p>}</For>
    </div>
  );
}

import type { JSX } from "solid-js";
import { pathOf } from "./paths";

/** A drawing in the size of the text around it; hidden from readers, as the words beside it say the same. */
export function Icon(props: { name: string; size?: number; label?: string }): JSX.Element {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={props.size ?? 20}
      height={props.size ?? 20}
      role={props.label ? "img" : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : "true"}
    >
      <path d={pathOf(props.name) ?? "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12"} />
    </svg>
  );
}

import type { JSX } from "solid-js";
import type { Mark } from "../api/types";
import { say, type Voice } from "../i18n";
import { pathOf } from "../icons/paths";
import { inkOn, paint, plain } from "../lib/colour";

/** A colour, with the player's pattern where it is a player's, and with the ring of a company's token. */
export function Swatch(props: { colour: string; ring?: string | null; size?: number }): JSX.Element {
  return (
    <svg class="swatch" width={props.size ?? 18} height={props.size ?? 18} viewBox="0 0 18 18" aria-hidden="true">
      <rect x="1" y="1" width="16" height="16" rx="4" style={{ fill: paint(props.colour) }} />
      {props.ring && (
        <rect
          class="piece-ring"
          x="3"
          y="3"
          width="12"
          height="12"
          rx="3"
          style={{ stroke: plain(props.ring), "stroke-opacity": "1" }}
        />
      )}
    </svg>
  );
}

/** A token bears its name where that is short; it is as wide as letters that can be read. */
const [SHORT, LETTER, SIZE] = [6, 5.1, 6.8];

/** A small piece in a table. */
export function MarkView(props: { mark: Mark; voice: Voice }): JSX.Element {
  const label = () => say(props.mark.label, props.voice);
  const token = () => !["cube", "slot", "cross"].includes(props.mark.kind) && !pathOf(props.mark.kind);
  const written = () => token() && label().length <= SHORT;
  const width = () => (written() ? Math.max(18, label().length * LETTER + 4.2) : 18);
  return (
    <svg class={`mark mark-${props.mark.kind}`} viewBox={`0 0 ${width()} 18`} role="img" aria-label={label()}>
      <title>{label()}</title>
      {props.mark.kind === "cube" ? (
        <rect x="2" y="2" width="14" height="14" rx="2" style={{ fill: paint(props.mark.colour) }} />
      ) : props.mark.kind === "slot" ? (
        <rect class="empty-slot" x="2.500" y="2.500" width="13" height="13" rx="2" />
      ) : props.mark.kind === "cross" ? (
        <path class="cross" d="M4 4l10 10M14 4 4 14" />
      ) : pathOf(props.mark.kind) ? (
        <path
          class="mark-icon"
          d={pathOf(props.mark.kind)!}
          transform="scale(.75)"
          style={{ stroke: plain(props.mark.colour) }}
        />
      ) : (
        <>
          <rect x="1" y="1" width={width() - 2} height="16" rx="8" style={{ fill: paint(props.mark.colour) }} />
          {props.mark.ring && (
            <rect
              class="piece-ring"
              x="2"
              y="2"
              width={width() - 4}
              height="14"
              rx="7"
              style={{ stroke: plain(props.mark.ring), "stroke-width": "1.6" }}
            />
          )}
          {written() && (
            <text x={width() / 2} y="9" style={{ fill: inkOn(props.mark.colour), "font-size": `${SIZE}px` }}>
              {label()}
            </text>
          )}
        </>
      )}
    </svg>
  );
}

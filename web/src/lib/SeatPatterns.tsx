import { For, type JSX } from "solid-js";

/** Each player has a colour and a pattern, so that colour alone never carries the meaning. */
const MARKS: readonly (() => JSX.Element)[] = [
  () => <></>,
  () => <path d="M-2 2 2-2M-2 10 10-2M6 10 10 6" stroke-width="2.4" />,
  () => <circle cx="4" cy="4" r="1.9" class="dot" />,
  () => <path d="M0 4h8" stroke-width="2.6" />,
  () => <path d="M0 0l8 8M8 0 0 8" stroke-width="1.4" />,
  () => <path d="M4 0v8" stroke-width="2.6" />,
  () => <path d="M0 0h4v4H0zM4 4h4v4H4z" class="dot" />,
  () => <circle cx="4" cy="4" r="2.4" stroke-width="1.4" />,
];

/** The patterns by id, once for the page: `url(#seat-0)` and so on. */
export function SeatPatterns(): JSX.Element {
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <For each={MARKS}>
          {(mark, seat) => (
            <pattern id={`seat-${seat()}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" style={{ fill: `var(--seat-${seat()})` }} />
              <g class="pattern-mark" fill="none">
                {mark()}
              </g>
            </pattern>
          )}
        </For>
        <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 4h8" class="hatch-line" />
        </pattern>
      </defs>
    </svg>
  );
}

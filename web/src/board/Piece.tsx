import { Match, Show, Switch, type JSX } from "solid-js";
import type { Piece as PieceData } from "../api/types";
import { inkOn, paint, plain, seatOf } from "../lib/colour";
import { centre, round, type Orientation, type Point } from "./hex";
import { SLOT } from "./Picture";

/** Something on a cell: it slides when it moves. */
export function Piece(props: {
  piece: PieceData;
  at: Point;
  orientation: Orientation;
  directions: readonly (readonly [number, number])[];
  label: string;
  /** Just put there. */
  fresh: boolean;
}): JSX.Element {
  const turn = () => {
    const step = props.piece.heading == null ? null : props.directions[props.piece.heading];
    if (!step) return null;
    const { x, y } = centre(props.orientation, step[0], step[1]);
    return round((Math.atan2(y, x) * 180) / Math.PI);
  };
  return (
    <g
      class={`piece piece-${props.piece.kind}`}
      classList={{ fresh: props.fresh }}
      data-id={props.piece.id}
      style={{ transform: `translate(${round(props.at.x)}px,${round(props.at.y)}px)` }}
    >
      <title>{props.label}</title>
      <Switch fallback={<Disc piece={props.piece} radius={SLOT - 1} />}>
        <Match when={props.piece.kind === "locomotive"}>
          <Locomotive piece={props.piece} turn={turn()} />
        </Match>
        <Match when={props.piece.kind === "station"}>
          <path class="piece-body" d="M-13 12V-3L0-14 13-3v15z" style={{ fill: paint(props.piece.colour) }} />
          <path class="piece-door" d="M-4 12V4h8v8" />
        </Match>
        <Match when={props.piece.kind === "cube"}>
          <rect
            class="piece-body"
            x="-8"
            y="-8"
            width="16"
            height="16"
            rx="2"
            style={{ fill: paint(props.piece.colour) }}
          />
        </Match>
      </Switch>
    </g>
  );
}

/** Seen from above: a boiler that points where it is heading; the name stays upright. */
function Locomotive(props: { piece: PieceData; turn: number | null }): JSX.Element {
  const fill = () => plain(props.piece.colour);
  return (
    <>
      <Show when={props.turn !== null} fallback={<circle class="piece-body" r="19" style={{ fill: fill() }} />}>
        <g transform={`rotate(${props.turn})`}>
          <path
            class="piece-body"
            d="M-22-14a4 4 0 0 1 4-4H12L30 0 12 18H-18a4 4 0 0 1-4-4z"
            style={{ fill: fill() }}
          />
          <circle class="piece-chimney" cx="20" cy="0" r="3" />
        </g>
      </Show>
      <circle class="loco-plate" r="15" style={{ fill: fill() }} />
      <text
        class="piece-text"
        style={{ fill: inkOn(props.piece.colour), "font-size": `${fontFor(props.piece.text, 13)}px` }}
      >
        {props.piece.text ?? ""}
      </text>
    </>
  );
}

function Disc(props: { piece: PieceData; radius: number }): JSX.Element {
  return (
    <>
      <circle class="piece-body" r={props.radius} style={{ fill: paint(props.piece.colour) }} />
      <Show when={seatOf(props.piece.colour) !== null && props.piece.text}>
        <circle r={props.radius * 0.66} style={{ fill: plain(props.piece.colour) }} />
      </Show>
      <text
        class="piece-text"
        style={{ fill: inkOn(props.piece.colour), "font-size": `${fontFor(props.piece.text, 12)}px` }}
      >
        {props.piece.text ?? ""}
      </text>
    </>
  );
}

function fontFor(text: string | null | undefined, most: number): number {
  return Math.min(most, 36 / Math.max(2, text?.length ?? 0));
}

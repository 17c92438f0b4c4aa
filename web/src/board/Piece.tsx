import { Match, Show, Switch, type JSX } from "solid-js";
import type { Piece as PieceData } from "../api/types";
import { inkOn, paint, plain, seatOf } from "../lib/colour";
import { centre, round, type Orientation, type Point } from "./hex";
import { widthOf } from "./labels";
import { SLOT, fitted, narrowed, pieceScale, tokenType } from "./sizes";

const HOUSE = "M-13 12V-3L0-14 13-3v15z";
const BOILER = "M-24-13a4 4 0 0 1 4-4H12L30 0 12 17H-20a4 4 0 0 1-4-4z";

/** Something on a cell: it slides when it moves. Around each piece a light ring and a dark one, for any ground. */
export function Piece(props: {
  piece: PieceData;
  at: Point;
  orientation: Orientation;
  directions: readonly (readonly [number, number])[];
  label: string;
  least: number;
  /** Just put there. */
  fresh: boolean;
}): JSX.Element {
  const turn = () => {
    const step = props.piece.heading == null ? null : props.directions[props.piece.heading];
    if (!step) return null;
    const { x, y } = centre(props.orientation, step[0], step[1]);
    return round((Math.atan2(y, x) * 180) / Math.PI);
  };
  const scale = () => (props.piece.slot ? 1 : pieceScale(props.least));
  return (
    <g
      class={`piece piece-${props.piece.kind}`}
      classList={{ fresh: props.fresh }}
      data-id={props.piece.id}
      style={{ transform: `translate(${round(props.at.x)}px,${round(props.at.y)}px) scale(${round(scale())})` }}
    >
      <title>{props.label}</title>
      <Switch fallback={<Disc piece={props.piece} radius={SLOT - 1.5} least={props.least / scale()} />}>
        <Match when={props.piece.kind === "locomotive"}>
          <Locomotive piece={props.piece} turn={turn()} least={props.least / scale()} />
        </Match>
        <Match when={props.piece.kind === "station"}>
          <Body d={HOUSE} colour={props.piece.colour} />
          <path class="piece-door" d="M-4 12V4h8v8" />
        </Match>
        <Match when={props.piece.kind === "cube"}>
          <Body d="M-8-8H8V8H-8z" colour={props.piece.colour} />
        </Match>
      </Switch>
    </g>
  );
}

function Body(props: { d: string; colour: string }): JSX.Element {
  return (
    <>
      <path class="piece-edge" d={props.d} />
      <path class="piece-body" d={props.d} style={{ fill: paint(props.colour) }} />
    </>
  );
}

/** Seen from above: a boiler that points where it is heading; its name stays upright, on a plate. */
function Locomotive(props: { piece: PieceData; turn: number | null; least: number }): JSX.Element {
  const fill = () => plain(props.piece.colour);
  const size = () => fitted(13, props.least, 18);
  const width = () => widthOf(props.piece.text ?? "") * (size() ?? 0) + 8;
  return (
    <>
      <Show
        when={props.turn !== null}
        fallback={<Body d="M-19 0A19 19 0 1 1 19 0 19 19 0 1 1-19 0z" colour={props.piece.colour} />}
      >
        <g transform={`rotate(${props.turn})`}>
          <Body d={BOILER} colour={props.piece.colour} />
          <circle class="piece-chimney" cx="21" cy="0" r="3" />
        </g>
      </Show>
      <Show when={size()}>
        {(size) => (
          <>
            <rect
              class="loco-plate"
              x={-width() / 2}
              y={-size() * 0.65}
              width={width()}
              height={size() * 1.3}
              rx="4"
              style={{ fill: fill() }}
            />
            <text class="piece-text" style={{ fill: inkOn(props.piece.colour), "font-size": `${size()}px` }}>
              {props.piece.text ?? ""}
            </text>
          </>
        )}
      </Show>
    </>
  );
}

const UNDER = { "stroke-width": "3px", "paint-order": "stroke", "stroke-linejoin": "round" } as const;

function Disc(props: { piece: PieceData; radius: number; least: number }): JSX.Element {
  const text = () => props.piece.text ?? "";
  const patterned = () => seatOf(props.piece.colour) !== null && text();
  // On a ring of a dark colour dark letters could not be read.
  const under = () => (props.piece.ring ? { ...UNDER, stroke: plain(props.piece.colour) } : {});
  return (
    <>
      <circle class="piece-edge" r={props.radius} />
      <circle class="piece-body" r={props.radius} style={{ fill: paint(props.piece.colour) }} />
      <Show when={patterned()}>
        <circle r={props.radius * 0.7} style={{ fill: plain(props.piece.colour) }} />
      </Show>
      <Show when={props.piece.ring}>
        {(ring) => <circle class="piece-ring" r={props.radius - 1.6} style={{ stroke: plain(ring()) }} />}
      </Show>
      <Show when={text() ? tokenType(text(), props.least) : null}>
        {(size) => (
          <text
            class="piece-text"
            style={{ fill: inkOn(props.piece.colour), "font-size": `${size()}px`, ...under() }}
            textLength={narrowed(text(), size())}
            lengthAdjust="spacingAndGlyphs"
          >
            {text()}
          </text>
        )}
      </Show>
    </>
  );
}

/** What lies or is printed on a cell: track, stops, figures. */

import { For, Show, createMemo, type JSX } from "solid-js";
import type { Picture as PictureData, Stop, Track } from "../api/types";
import {
  APOTHEM,
  RADIUS,
  between,
  corner,
  edgeMiddle,
  middleBetween,
  polar,
  edgeAngle,
  round,
  show,
  toStop,
  type Orientation,
  type Point,
} from "./hex";
import { PHASE_BOX, layoutOf } from "./layout";

export const SLOT = 15;

/** Where a stop is drawn: a bar stands on the track that runs through it. */
export function stopPoint(orientation: Orientation, picture: PictureData, stop: Stop): Point {
  const ends = edgesOf(picture.track ?? [], stop.id);
  if (stop.kind === "town" && ends.length === 2) return middleBetween(orientation, ends[0]!, ends[1]!);
  return { x: (stop.x ?? 0) * RADIUS, y: (stop.y ?? 0) * RADIUS };
}

export function edgesOf(track: readonly Track[], stop: string): number[] {
  return track.flatMap(({ a, b }) =>
    a === stop && typeof b === "number" ? [b] : b === stop && typeof a === "number" ? [a] : [],
  );
}

/** Where the places for tokens are, seen from the stop: in a row, a triangle or a square. */
export function slotPoints(count: number): Point[] {
  const d = SLOT + 1;
  if (count === 2)
    return [
      { x: -d, y: 0 },
      { x: d, y: 0 },
    ];
  if (count === 3)
    return [
      { x: -d, y: 9 },
      { x: d, y: 9 },
      { x: 0, y: 9 - 1.75 * d },
    ];
  if (count === 4)
    return [
      { x: -d, y: -d },
      { x: d, y: -d },
      { x: -d, y: d },
      { x: d, y: d },
    ];
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * 2 * d, y: 0 }));
}

/** Where tokens in slots stand, seen from the middle of the cell. */
export function slotsOf(orientation: Orientation, picture: PictureData): [string, Point][] {
  return (picture.stops ?? []).flatMap((stop) => {
    const slots = stop.slots ?? [];
    const at = stopPoint(orientation, picture, stop);
    const offsets = slotPoints(slots.length);
    return slots.map(({ id }, i): [string, Point] => [id, { x: at.x + offsets[i]!.x, y: at.y + offsets[i]!.y }]);
  });
}

/** The lines of the track as paths; two ends at a town make one curve. */
export function trackPaths(orientation: Orientation, picture: PictureData): string[] {
  const track = picture.track ?? [];
  const stops = new Map((picture.stops ?? []).map((stop) => [stop.id, stop]));
  const bent = new Set<string>();
  const paths: string[] = [];
  for (const stop of stops.values()) {
    const ends = edgesOf(track, stop.id);
    if (stop.kind !== "town" || ends.length !== 2) continue;
    bent.add(stop.id);
    paths.push(between(orientation, ends[0]!, ends[1]!));
  }
  for (const { a, b } of track) {
    if (typeof a === "number" && typeof b === "number") paths.push(between(orientation, a, b));
    else if (typeof a === "number" && !bent.has(String(b))) paths.push(reach(a, stops.get(String(b))));
    else if (typeof b === "number" && !bent.has(String(a))) paths.push(reach(b, stops.get(String(a))));
    else if (typeof a === "string" && typeof b === "string") {
      const [from, to] = [stops.get(a), stops.get(b)];
      if (from && to)
        paths.push(`M${show(stopPoint(orientation, picture, from))}L${show(stopPoint(orientation, picture, to))}`);
    }
  }
  return paths;

  function reach(edge: number, stop: Stop | undefined): string {
    return toStop(orientation, edge, stop ? stopPoint(orientation, picture, stop) : { x: 0, y: 0 });
  }
}

export function Picture(props: { picture: PictureData; orientation: Orientation; numbers?: boolean }): JSX.Element {
  const paths = createMemo(() => trackPaths(props.orientation, props.picture));
  const stops = () => props.picture.stops ?? [];
  const values = () => {
    const seen = new Map<string, number>();
    for (const stop of stops()) if (stop.value != null) seen.set(String(stop.value), stop.value);
    return [...seen.values()];
  };
  const places = createMemo(() => layoutOf(props.orientation, props.picture));
  return (
    <g class="picture">
      <For each={paths()}>{(d) => <path class="track-casing" d={d} />}</For>
      <For each={paths()}>{(d) => <path class="track" d={d} />}</For>
      <For each={stops()}>
        {(stop) => <StopView stop={stop} picture={props.picture} orientation={props.orientation} />}
      </For>
      <For each={places().values}>
        {(at, i) => (
          <g class="revenue" transform={`translate(${show(at)})`}>
            <circle r="9.5" />
            <text>{values()[i()]}</text>
          </g>
        )}
      </For>
      <Show when={places().label}>
        {(at) => (
          <text class="tile-label" x={round(at().x)} y={round(at().y)}>
            {props.picture.label}
          </text>
        )}
      </Show>
      <Show when={props.picture.values}>
        {(values) => <PhaseValues boxes={values().boxes} now={values().now} at={places().boxes ?? { x: 0, y: 0 }} />}
      </Show>
      <Show when={props.numbers && props.picture.number}>
        <text class="tile-number" x="0" y={round(APOTHEM - 4)}>
          {props.picture.number}
        </text>
      </Show>
    </g>
  );
}

function StopView(props: { stop: Stop; picture: PictureData; orientation: Orientation }): JSX.Element {
  const at = createMemo(() => stopPoint(props.orientation, props.picture, props.stop));
  const turn = () => {
    const ends = edgesOf(props.picture.track ?? [], props.stop.id);
    if (ends.length === 0) return 0;
    const [a, b] = [ends[0]!, ends[1] ?? (ends[0]! + 3) % 6];
    const [from, to] = [edgeMiddle(props.orientation, a), edgeMiddle(props.orientation, b)];
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  };
  return (
    <g class={`stop stop-${props.stop.kind}`} data-id={props.stop.id} transform={`translate(${show(at())})`}>
      {props.stop.kind === "city" ? (
        <City stop={props.stop} />
      ) : props.stop.kind === "town" ? (
        <rect class="town-bar" x="-3.5" y="-12" width="7" height="24" rx="1" transform={`rotate(${round(turn())})`} />
      ) : props.stop.kind === "port" ? (
        <Sign d="M0-9V10M-6-4H6M-10 2c0 5 4 8 10 8s10-3 10-8M0-9a3 3 0 1 0 0-.1" />
      ) : props.stop.kind === "mine" ? (
        <Sign d="M-10-4c6-6 14-6 20 0M0-8V12" />
      ) : (
        <circle class="dot" r={props.stop.kind === "area" ? 4 : 7} />
      )}
    </g>
  );
}

/** An anchor or a pickaxe, on a ground of its own so that track does not hide it. */
function Sign(props: { d: string }): JSX.Element {
  return (
    <>
      <circle class="sign-ground" r="11" />
      <path class="anchor" d={props.d} transform="scale(.75)" />
    </>
  );
}

function City(props: { stop: Stop }): JSX.Element {
  const points = () => slotPoints(Math.max(1, props.stop.slots?.length ?? 1));
  const box = () => {
    const xs = points().map(({ x }) => x);
    const ys = points().map(({ y }) => y);
    const edge = SLOT + 3;
    const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
    return { x: left, y: top, width: Math.max(...xs) + edge - left, height: Math.max(...ys) + edge - top };
  };
  return (
    <>
      <rect class="city-box" {...box()} rx={SLOT + 3} />
      <For each={points()}>
        {(point, i) => {
          const slot = () => props.stop.slots?.[i()];
          return (
            <g transform={`translate(${show(point)})`} data-id={slot()?.id}>
              <circle class="slot" r={SLOT} />
              <text class="home">{slot()?.home?.join(" ") ?? ""}</text>
            </g>
          );
        }}
      </For>
    </>
  );
}

/** Revenue by phase in small boxes, the present one strong. */
function PhaseValues(props: { boxes: readonly (readonly [string, number])[]; now: number; at: Point }): JSX.Element {
  const { width, height } = PHASE_BOX;
  const left = () => (-props.boxes.length * width) / 2;
  return (
    <g class="phase-values" transform={`translate(${round(props.at.x)},${round(props.at.y - height / 2)})`}>
      <For each={props.boxes}>
        {([fill, value], i) => (
          <g transform={`translate(${left() + i() * width},0)`} classList={{ current: i() === props.now }}>
            <rect class="phase-ground" width={width} height={height} />
            <rect width={width} height={height} style={{ fill: `var(--fill-${fill}, var(--fill-land))` }} />
            <text x={width / 2} y={height / 2 + 0.5}>
              {value}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}

/** A picture turned clockwise by sixths, as a tile in the hand is. */
export function turned(picture: PictureData, rotation: number): PictureData {
  const end = (value: number | string) => (typeof value === "number" ? (value + rotation) % 6 : value);
  const spin = (rotation * Math.PI) / 3;
  return {
    ...picture,
    track: (picture.track ?? []).map(({ a, b }) => ({ a: end(a), b: end(b) })),
    stops: (picture.stops ?? []).map((stop) => {
      const [x, y] = [stop.x ?? 0, stop.y ?? 0];
      return { ...stop, x: x * Math.cos(spin) - y * Math.sin(spin), y: x * Math.sin(spin) + y * Math.cos(spin) };
    }),
  };
}

/** Thick hatched edges that nobody crosses. */
export function Walls(props: { walls: readonly number[]; orientation: Orientation }): JSX.Element {
  return (
    <For each={props.walls}>
      {(edge) => {
        const inwards = polar(edgeAngle(props.orientation, edge), -2);
        const [a, b] = [corner(props.orientation, edge), corner(props.orientation, edge + 1)];
        const [from, to] = [a, b].map(({ x, y }) => `${round(x + inwards.x)},${round(y + inwards.y)}`);
        const d = `M${from}L${to}`;
        return (
          <>
            <path class="wall" d={d} />
            <path class="wall-hatch" d={d} />
          </>
        );
      }}
    </For>
  );
}

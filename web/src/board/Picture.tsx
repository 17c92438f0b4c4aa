/** What lies or is printed on a cell: track, stops, figures. */

import { For, Show, createMemo, type JSX } from "solid-js";
import type { Picture as PictureData, Stop, Track } from "../api/types";
import { APOTHEM, RADIUS, between, corner, round, show, toStop, type Orientation, type Point } from "./hex";
import { BOX, SLOT, VALUE, boxType, boxWidth, boxesWidth, fitted, homeType, narrowed, valueType } from "./sizes";

/** Where a stop is, seen from the middle of its cell. */
export function stopPoint(stop: Stop | undefined): Point {
  return { x: (stop?.x ?? 0) * RADIUS, y: (stop?.y ?? 0) * RADIUS };
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
export function slotsOf(picture: PictureData): [string, Point][] {
  return (picture.stops ?? []).flatMap((stop) => {
    const slots = stop.slots ?? [];
    const at = stopPoint(stop);
    const offsets = slotPoints(slots.length);
    return slots.map(({ id }, i): [string, Point] => [id, { x: at.x + offsets[i]!.x, y: at.y + offsets[i]!.y }]);
  });
}

interface Way {
  ends: readonly (number | string)[];
  path: string;
}

/** The lines of the track as paths, those that meet together: of two others, one is drawn across the other. */
export function trackPaths(orientation: Orientation, picture: PictureData): string[][] {
  const track = picture.track ?? [];
  const stops = new Map((picture.stops ?? []).map((stop) => [stop.id, stop]));
  const bent = new Set<number | string>();
  const ways: Way[] = [];
  // Two ends at a town make one curve.
  for (const stop of stops.values()) {
    const ends = edgesOf(track, stop.id);
    if (stop.kind !== "town" || ends.length !== 2) continue;
    bent.add(stop.id);
    ways.push({ ends, path: between(orientation, ends[0]!, ends[1]!) });
  }
  for (const { a, b } of track) {
    if (!bent.has(a) && !bent.has(b)) ways.push({ ends: [a, b], path: pathOf(a, b) });
  }
  return joined(ways);

  function pathOf(a: number | string, b: number | string): string {
    const at = (stop: number | string) => stopPoint(stops.get(String(stop)));
    if (typeof a === "number") {
      return typeof b === "number" ? between(orientation, a, b) : toStop(orientation, a, at(b));
    }
    return typeof b === "number" ? toStop(orientation, b, at(a)) : `M${show(at(a))}L${show(at(b))}`;
  }
}

/** Ways that share an end, each group in the order of the ways. */
function joined(ways: readonly Way[]): string[][] {
  let groups: { ends: Set<number | string>; paths: string[] }[] = [];
  for (const { ends, path } of ways) {
    const [met, apart] = [true, false].map((meets) =>
      groups.filter((group) => ends.some((end) => group.ends.has(end)) === meets),
    );
    const together = new Set([...ends, ...met!.flatMap((group) => [...group.ends])]);
    groups = [...apart!, { ends: together, paths: [...met!.flatMap(({ paths }) => paths), path] }];
  }
  return groups.map(({ paths }) => paths);
}

/** `least`: the least size of type that can be read, in units of the drawing; what finds no room for it is left out. */
export function Picture(props: {
  picture: PictureData;
  orientation: Orientation;
  numbers?: boolean;
  least?: number;
}): JSX.Element {
  const paths = createMemo(() => trackPaths(props.orientation, props.picture));
  const stops = () => props.picture.stops ?? [];
  const written = () => props.picture.written ?? {};
  const least = () => props.least ?? 0;
  return (
    <g class="picture">
      <For each={paths()}>
        {(met) => (
          <>
            <For each={met}>{(d) => <path class="track-casing" d={d} />}</For>
            <For each={met}>{(d) => <path class="track" d={d} />}</For>
          </>
        )}
      </For>
      <For each={stops()}>{(stop) => <StopView stop={stop} least={least()} />}</For>
      <For each={written().values ?? []}>
        {([x, y, value]) => <Value x={x * RADIUS} y={y * RADIUS} value={value} least={least()} />}
      </For>
      <Show when={least() <= 20 && written().label}>
        {(at) => (
          <text
            class="tile-label"
            x={round(at()[0] * RADIUS)}
            y={round(at()[1] * RADIUS)}
            style={{ "font-size": `${Math.max(15, least())}px` }}
          >
            {props.picture.label}
          </text>
        )}
      </Show>
      <Show when={props.picture.values}>
        {(values) => (
          <PhaseValues
            boxes={values().boxes}
            now={values().now}
            at={{ x: (written().boxes?.[0] ?? 0) * RADIUS, y: (written().boxes?.[1] ?? 0) * RADIUS }}
            least={least()}
          />
        )}
      </Show>
      <Show when={props.numbers && props.picture.number && fitted(9, least(), 14)}>
        {(size) => (
          <text class="tile-number" x="0" y={round(APOTHEM - 6)} style={{ "font-size": `${size()}px` }}>
            {props.picture.number}
          </text>
        )}
      </Show>
    </g>
  );
}

/** What a stop is worth. */
function Value(props: { x: number; y: number; value: number; least: number }): JSX.Element {
  const size = () => valueType(props.value, props.least);
  return (
    <Show when={size()}>
      {(size) => (
        <g class="revenue" transform={`translate(${round(props.x)},${round(props.y)})`}>
          <circle r={Math.max(VALUE - 2, Math.min(VALUE, size() * 0.85))} />
          <text style={{ "font-size": `${size()}px` }}>{props.value}</text>
        </g>
      )}
    </Show>
  );
}

function StopView(props: { stop: Stop; least: number }): JSX.Element {
  return (
    <g
      class={`stop stop-${props.stop.kind}`}
      data-id={props.stop.id}
      transform={`translate(${show(stopPoint(props.stop))})`}
    >
      {props.stop.kind === "city" ? (
        <City stop={props.stop} least={props.least} />
      ) : props.stop.kind === "town" ? (
        <rect
          class="town-bar"
          x="-4"
          y="-13"
          width="8"
          height="26"
          rx="1"
          transform={`rotate(${props.stop.turn ?? 0})`}
        />
      ) : props.stop.kind === "port" ? (
        <Sign d="M0-9V10M-6-4H6M-10 2c0 5 4 8 10 8s10-3 10-8M0-9a3 3 0 1 0 0-.1" />
      ) : props.stop.kind === "mine" ? (
        <Sign d="M-10-4c6-6 14-6 20 0M0-8V12" />
      ) : (
        <circle class="dot" r={props.stop.kind === "area" ? 4 : 8} />
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

function City(props: { stop: Stop; least: number }): JSX.Element {
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
          const home = () => homeType([slot()?.home?.join(" "), slot()?.short], props.least);
          return (
            <g transform={`translate(${show(point)})`} data-id={slot()?.id}>
              <circle class="slot" classList={{ "slot-home": Boolean(slot()?.home?.length) }} r={SLOT} />
              <Show when={home()}>
                {(name) => (
                  <text
                    class="home"
                    style={{ "font-size": `${name().size}px` }}
                    textLength={narrowed(name().text, name().size)}
                    lengthAdjust="spacingAndGlyphs"
                  >
                    {name().text}
                  </text>
                )}
              </Show>
            </g>
          );
        }}
      </For>
    </>
  );
}

/** Revenue by phase in small boxes, the present one strong; where they would be too small, the present one alone. */
function PhaseValues(props: {
  boxes: readonly (readonly [string, number])[];
  now: number;
  at: Point;
  least: number;
}): JSX.Element {
  const values = () => props.boxes.map(([, value]) => value);
  const type = () => boxType(values(), props.least);
  const whole = () => (type()?.whole ? type()!.size : null);
  const alone = () => type()?.size;
  const left = (i: number) => boxesWidth(values().slice(0, i)) - boxesWidth(values()) / 2;
  const move = () => `translate(${round(props.at.x)},${round(props.at.y)})`;
  return (
    <Show
      when={whole()}
      fallback={
        <Show when={alone()}>
          {(size) => (
            <g class="phase-values" transform={move()}>
              <Box fill={props.boxes[props.now]![0]} value={props.boxes[props.now]![1]} size={size()} alone now />
            </g>
          )}
        </Show>
      }
    >
      {(size) => (
        <g class="phase-values" transform={move()}>
          <For each={props.boxes}>
            {([fill, value], i) => (
              <g transform={`translate(${left(i()) + boxWidth(value) / 2},0)`}>
                <Box fill={fill} value={value} size={size()} now={i() === props.now} />
              </g>
            )}
          </For>
        </g>
      )}
    </Show>
  );
}

function Box(props: { fill: string; value: number; size: number; now: boolean; alone?: boolean }): JSX.Element {
  const width = () =>
    props.alone ? Math.max(BOX.width, String(props.value).length * props.size * 0.7 + 6) : boxWidth(props.value);
  const height = () => (props.alone ? props.size * 1.26 : BOX.height);
  const frame = () => ({ x: -width() / 2, y: -height() / 2, width: width(), height: height() });
  return (
    <g classList={{ current: props.now }}>
      <rect class="phase-ground" {...frame()} />
      <rect {...frame()} style={{ fill: `var(--fill-${props.fill}, var(--fill-land))` }} />
      <text style={{ "font-size": `${props.size}px` }}>{props.value}</text>
    </g>
  );
}

/** A picture turned clockwise by sixths, as a tile in the hand is. */
export function turned(picture: PictureData, rotation: number): PictureData {
  if (!rotation) return picture;
  const end = (value: number | string) => (typeof value === "number" ? (value + rotation) % 6 : value);
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 3), Math.sin((rotation * Math.PI) / 3)];
  const spin = (x: number, y: number): [number, number] => [x * cos - y * sin, x * sin + y * cos];
  const { values, label, boxes } = picture.written ?? {};
  // A large city stays upright, with the label in it.
  const upright = (picture.stops ?? []).some(({ slots }) => (slots?.length ?? 0) > 2);
  return {
    ...picture,
    track: (picture.track ?? []).map(({ a, b }) => ({ a: end(a), b: end(b) })),
    stops: (picture.stops ?? []).map((stop) => {
      const [x, y] = spin(stop.x ?? 0, stop.y ?? 0);
      return { ...stop, x, y, turn: (stop.turn ?? 0) + rotation * 60 };
    }),
    written: {
      values: (values ?? []).map(([x, y, value]) => [...spin(x, y), value] as const),
      label: label ? (upright ? label : spin(label[0], label[1])) : null,
      boxes: boxes ?? null,
    },
  };
}

/** Thick hatched edges that nobody crosses. */
export function Walls(props: { walls: readonly number[]; orientation: Orientation }): JSX.Element {
  return (
    <For each={props.walls}>
      {(edge) => {
        const end = (at: number) => show(corner(props.orientation, at, RADIUS * (1 - 2 / APOTHEM)));
        const d = `M${end(edge)}L${end(edge + 1)}`;
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

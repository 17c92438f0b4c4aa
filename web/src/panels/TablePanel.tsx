import { For, Index, Show, type JSX } from "solid-js";
import type { Box, Message, Table } from "../api/types";
import type { Glow } from "../board/targets";
import { Icon } from "../icons/Icon";
import { say, t, type Voice } from "../i18n";
import { breakable } from "../i18n/breaks";
import { Said } from "../learn/Said";
import { keyed } from "../lib/keyed";
import { Figure } from "./Figure";
import { MarkView, Swatch } from "./Swatch";

export interface PanelContext {
  /** How an element stands out, and whether it has just changed. */
  glow: (id: string) => Glow | undefined;
  fresh: (id: string) => boolean;
  voice: Voice;
  onTouch: (id: string) => void;
  /** What stands on these cells of the board is looked at; nothing any more where there are none. */
  onLook?: (cells: readonly string[]) => void;
  /** Whether a cell of the board is pointed at. */
  pointed?: (cell: string) => boolean;
}

/** From this many columns on they are set closely. */
const MANY = 6;

/** Rows and columns; boxes that lead to a choice are buttons. */
export function TablePanel(props: { table: Table } & PanelContext): JSX.Element {
  return (
    // Where it is wider than its pane, it scrolls by keys as well.
    <div class="scroll" tabindex="0" role="region" aria-label={say(props.table.title, props.voice)}>
      <table class="grid" classList={{ many: props.table.columns.length >= MANY }}>
        <caption>{say(props.table.title, props.voice)}</caption>
        <Show when={props.table.columns.length}>
          <thead>
            <tr>
              <td />
              <For each={props.table.columns}>
                {(column) => (
                  <th scope="col">
                    <Said text={say(column, props.voice)} voice={props.voice} write={breakable} quiet />
                  </th>
                )}
              </For>
            </tr>
          </thead>
        </Show>
        <tbody>
          {keyed(
            () => props.table.rows,
            (row) => row.id,
            (row) => (
              <tr
                data-point={row().id}
                classList={{
                  faded: row().faded,
                  flashed: props.fresh(row().id),
                  pointed: (row().cells ?? []).some((cell) => props.pointed?.(cell)),
                }}
                onPointerEnter={() => props.onLook?.(row().cells ?? [])}
                onPointerLeave={() => props.onLook?.([])}
                onFocusIn={() => props.onLook?.(row().cells ?? [])}
                onFocusOut={() => props.onLook?.([])}
              >
                <th scope="row" title={say(row().label, props.voice)}>
                  <Show when={row().colour}>
                    {(colour) => <Swatch colour={colour()} ring={row().ring} size={14} />}
                  </Show>{" "}
                  <span class="row-label">{say(row().label, props.voice)}</span>
                </th>
                <Index each={row().boxes}>
                  {(box, i) => (
                    <td>
                      <BoxView
                        box={box()}
                        name={nameOf(row().label, props.table.columns[i], props.voice)}
                        glow={props.glow}
                        fresh={props.fresh}
                        voice={props.voice}
                        onTouch={props.onTouch}
                      />
                    </td>
                  )}
                </Index>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** What a box is called by readers: its row and its column. */
export function nameOf(row: Message, column: Message | undefined, voice: Voice): string {
  if (!column) return say(row, voice);
  return t("box-name", { row: say(row, voice), column: say(column, voice) });
}

export function BoxView(props: { box: Box; name: string } & PanelContext): JSX.Element {
  const glow = () => (props.box.id ? props.glow(props.box.id) : undefined);
  const inner = () => (
    <>
      <Show when={props.box.symbol}>
        {(symbol) => (
          <span class="box-symbol">
            <Icon name={symbol()} size={18} />
          </span>
        )}
      </Show>
      <Show when={props.box.value != null}>
        <Figure value={props.box.value!} parts={props.box.parts} voice={props.voice} />
      </Show>
      <For each={props.box.marks ?? []}>{(mark) => <MarkView mark={mark} voice={props.voice} />}</For>
    </>
  );
  return (
    <Show
      when={glow()}
      fallback={
        <span class="box" classList={{ strong: props.box.strong, slot: Boolean(props.box.id) }}>
          {inner()}
        </span>
      }
    >
      {(how) => (
        <button
          type="button"
          class={`box slot target-${how()}`}
          data-id={props.box.id}
          aria-pressed={how() === "chosen"}
          aria-label={t("box-choose", { what: props.name })}
          onClick={() => props.box.id && props.onTouch(props.box.id)}
        >
          {inner()}
        </button>
      )}
    </Show>
  );
}

/** The board as a table: every named or occupied cell with its words, for readers and for who prefers lists. */

import { For, Show, createMemo, type JSX } from "solid-js";
import type { Board, Cell } from "../api/types";
import { hexName } from "../i18n/functions";
import { placeText, say, t, type Voice } from "../i18n";
import { symbolsOf } from "./legend";
import type { Glows } from "./targets";
import "../style/parts.css";

export function AsTable(props: {
  board: Board;
  glows: Glows;
  voice: Voice;
  onTouch: (id: string) => void;
}): JSX.Element {
  const pieces = createMemo(() => {
    const found = new Map<string, { id: string; text: string }[]>();
    for (const piece of props.board.pieces ?? []) {
      const list = found.get(piece.cell) ?? [];
      found.set(piece.cell, [...list, { id: piece.id, text: say(piece.label, props.voice) }]);
    }
    return found;
  });
  const rows = () =>
    props.board.cells.filter((cell) => cell.name || cell.symbols || pieces().has(cell.id) || props.glows.has(cell.id));
  const open = (id: string) => ["lit", "soft", "chosen"].includes(props.glows.get(id) ?? "");
  return (
    <div class="scroll">
      <table class="plain">
        <caption class="hidden">{t("board-label")}</caption>
        <thead>
          <tr>
            <th>{t("cell")}</th>
            <th>{t("cell-contents")}</th>
            <th>{t("cell-pieces")}</th>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(cell) => (
              <tr>
                <th scope="row">
                  <Touch id={cell.id} open={open(cell.id)} text={label(cell, props.voice)} onTouch={props.onTouch} />
                </th>
                <td>{contents(cell, props.voice).join("; ")}</td>
                <td>
                  <For each={pieces().get(cell.id) ?? []}>
                    {(piece) => <Touch id={piece.id} open={open(piece.id)} text={piece.text} onTouch={props.onTouch} />}
                  </For>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

function Touch(props: { id: string; open: boolean; text: string; onTouch: (id: string) => void }): JSX.Element {
  return (
    <Show when={props.open} fallback={<span class="spaced">{props.text}</span>}>
      <button type="button" class="link" onClick={() => props.onTouch(props.id)}>
        {props.text}
      </button>
    </Show>
  );
}

function label(cell: Cell, voice: Voice): string {
  const code = cell.code ?? hexName(cell.id);
  return cell.name ? `${placeText(cell.name, voice)} ${code}` : code;
}

function contents(cell: Cell, voice: Voice): string[] {
  return [...symbolsOf(cell, voice), ...(cell.hint ?? []).map((hint) => say(hint, voice))];
}

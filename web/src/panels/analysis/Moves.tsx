/** The moves of a position, the best first: marked on the board while they are pointed at, in full when opened. */

import { For, Show, type JSX } from "solid-js";
import type { Move, Ranking } from "../../api/types";
import { say, sayArg, seatName, t, type Voice } from "../../i18n";
import { elementsOf } from "../../table/useCoach";

interface MovesProps {
  ranking: Ranking;
  voice: Voice;
  onLook: (cells: readonly string[]) => void;
}

export function Moves(props: MovesProps): JSX.Element {
  return (
    <Show when={props.ranking.moves.length} fallback={<p>{t("analysis-no-moves")}</p>}>
      <h3>{t("analysis-moves")}</h3>
      <ol class="analysis-ranked">
        <For each={props.ranking.moves}>
          {(move) => {
            const mark = () => props.onLook(elementsOf(move.action));
            return (
              <li onMouseEnter={mark} onFocusIn={mark} onMouseLeave={() => props.onLook([])}>
                <details onToggle={mark}>
                  <summary>
                    <span>
                      <For each={move.does}>{(line) => <>{say(line, props.voice)} </>}</For>
                      <Show when={move.played}>
                        <em class="faint">({t("analysis-made")})</em>
                      </Show>
                    </span>
                    <b>{of(move, props.ranking.seat)}</b>
                  </summary>
                  <Sheet move={move} voice={props.voice} />
                </details>
              </li>
            );
          }}
        </For>
      </ol>
    </Show>
  );
}

export function percent(chance: number): string {
  return t("analysis-percent", { n: Math.round(100 * chance) });
}

/** What it leads to for whoever moves: the chance, or the worth where nobody plays against another. */
function of(move: Move, seat: number | null): string {
  const at = seat ?? 0;
  return move.chances.length ? percent(move.chances[at]!) : sayArg(Math.round(move.worths[at] ?? 0));
}

/** What each seat may expect, what that is made of, and the moves that are expected. */
function Sheet(props: { move: Move; voice: Voice }): JSX.Element {
  return (
    <>
      <div class="scroll" tabindex="0" role="region" aria-label={t("analysis-of-what")}>
        <table class="story-figures">
          <thead>
            <tr>
              <th scope="col">{t("analysis-of-what")}</th>
              <For each={props.move.worths}>{(_, seat) => <th scope="col">{seatName(seat(), props.voice)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <Show when={props.move.chances.length}>
              <tr>
                <th scope="row">{t("analysis-chances")}</th>
                <For each={props.move.chances}>{(chance) => <td>{percent(chance)}</td>}</For>
              </tr>
            </Show>
            <tr>
              <th scope="row">{t("analysis-worth")}</th>
              <For each={props.move.worths}>{(worth) => <td>{sayArg(Math.round(worth))}</td>}</For>
            </tr>
            <For each={props.move.parts}>
              {(part) => (
                <tr class="faint">
                  <th scope="row">{say(part.label, props.voice)}</th>
                  <For each={part.amounts}>{(amount) => <td>{sayArg(Math.round(amount))}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <Show when={props.move.line.length}>
        <p class="faint">{t("analysis-line")}</p>
        <ol class="analysis-line">
          <For each={props.move.line}>{(line) => <li>{say(line, props.voice)}</li>}</For>
        </ol>
      </Show>
    </>
  );
}

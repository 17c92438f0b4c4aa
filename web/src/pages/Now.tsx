/** What is asked, the answers, and what else can be done at this moment: always at the same place. */

import { Index, Show, type JSX } from "solid-js";
import type { Action, Table } from "../api/table";
import type { GameInfo, Message, Reason } from "../api/types";
import type { Orientation } from "../board/hex";
import { Icon } from "../icons/Icon";
import { has, needMore, say, seatName, t, type Voice } from "../i18n";
import { Said } from "../learn/Said";
import { afterwards, later, onDemand } from "../lib/later";
import { hints } from "../lib/settings";
import { Menu, type TileCard } from "../menu/Menu";
import type { Selection } from "../menu/selection";
import type { Coach } from "../table/useCoach";
import { Faults } from "./Faults";

const Clocks = afterwards(async () => (await needMore("pages"), (await import("../panels/Clocks")).Clocks));
const CoachBox = afterwards(async () => (await needMore("pages"), (await import("../panels/CoachBox")).CoachBox));
const Since = afterwards(async () => (await needMore("pages"), (await import("../panels/Since")).Since));
const Orders = afterwards(async () => (await needMore("pages"), (await import("../panels/Orders")).Orders));
const Result = later(() => import("../panels/Result").then((file) => file.Result));
const Rematch = later(() => import("./seats/Rematch").then((file) => file.Rematch));
const Story = onDemand(async () => (await needMore("story"), (await import("../panels/story/Story")).Story));
const Playing = afterwards(() => import("./Moments").then((file) => file.Playing));
const Past = later(() => import("./Moments").then((file) => file.Past));
const TakenBack = afterwards(() => import("./Moments").then((file) => file.TakenBack));
const Analysis = afterwards(
  async () => (
    await Promise.all([needMore("story"), needMore("analysis")]),
    (await import("../panels/analysis/Analysis")).Analysis
  ),
);
const Seating = afterwards(() => import("./seats/Seating").then((file) => file.Seating));

export interface NowProps {
  table: Table;
  selection: Selection;
  voice: Voice;
  live: boolean;
  outcome: readonly Message[];
  refused: readonly Reason[];
  orientation: Orientation;
  tileCard: (tile: string) => TileCard | null;
  incomeOf: (hex: string, action: Action) => { now: number; then: number } | null;
  onDo: (action: Action) => void;
  onLook: (cells: readonly string[]) => void;
  /** To a moment of the game; null: the present. */
  onGo: (n: number | null) => void;
  coach: Coach;
  /** Whose money it is about: a line for the company or the player. */
  strip: JSX.Element;
}

export function Now(props: NowProps): JSX.Element {
  const head = () => props.table.head()!;
  const shown = () => props.table.shown()!;
  const behind = () => (props.live ? props.table.behind() : 0);
  const menu = () => (props.live && !behind() ? (head().menu ?? null) : null);

  function sentence(): string {
    if (!props.live) return t("history-at", { n: shown().n });
    if (behind()) return t("playback", { count: behind() });
    const asking = menu()?.ask;
    if (asking) return say(asking, props.voice);
    if (head().scene.result) return t("game-over");
    const asked = head().game.kind === "lesson" ? null : head().asked; // there the lesson speaks
    return asked == null ? "" : t("waiting-turn", { name: seatName(asked, props.voice) });
  }

  /** Who has nothing left to act with is told so, and that the game goes on without waiting for them. */
  const out = () => {
    const mine =
      props.live && !head().scene.result
        ? head().scene.players.filter(({ seat }) => head().game.yours.includes(seat))
        : [];
    return mine.length && mine.every((row) => row.out) ? mine[0]!.out! : null;
  };

  return (
    <section class="now" aria-label={t("now")}>
      <h2 class="hidden">{t("now")}</h2>
      <p class="sentence" aria-live="polite" data-ask={menu()?.ask.id}>
        {sentence()}
      </p>
      <Told table={props.table} voice={props.voice} />
      <Show when={out()}>
        {(why) => (
          <p class="wish" role="status">
            {say(why(), props.voice)} {t("out-about")}
          </p>
        )}
      </Show>
      <WhyNow notes={menu()?.notes ?? []} voice={props.voice} />
      <Show when={menu()}>{props.strip}</Show>
      <Show when={props.table.problem()}>
        {(problem) => <Faults problem={problem()} voice={props.voice} onClose={props.table.dismissProblem} />}
      </Show>
      <Show when={menu()}>
        {(offered) => (
          <Menu
            menu={offered()}
            selection={props.selection}
            voice={props.voice}
            busy={props.table.busy()}
            outcome={props.outcome}
            refused={props.refused}
            orientation={props.orientation}
            tileCard={props.tileCard}
            incomeOf={props.incomeOf}
            onDo={props.onDo}
          />
        )}
      </Show>
      <Hint asked={menu()?.ask} voice={props.voice} />
      <CoachBox coach={props.coach} voice={props.voice} onDo={props.onDo} />
      <Meanwhile table={props.table} live={props.live} voice={props.voice} onGo={props.onGo} />
      <Show when={behind()}>
        <Playing table={props.table} />
      </Show>
      <Show when={!props.live}>
        <Past table={props.table} onPresent={() => props.onGo(null)} />
      </Show>
      <Show when={shown().scene.result}>{(result) => <Result result={result()} voice={props.voice} />}</Show>
      <Afterwards table={props.table} voice={props.voice} onLook={props.onLook} />
      <Around table={props.table} live={props.live} voice={props.voice} />
    </section>
  );
}

/** How it went, and what might have been. */
function Afterwards(props: Pick<NowProps, "table" | "voice" | "onLook">): JSX.Element {
  const game = () => props.table.head()!.game;
  return (
    <div class="afterwards">
      <Show when={mayBeTold(game())}>
        <Story table={props.table} voice={props.voice} />
      </Show>
      <Show when={mayBeAnalysed(game())}>
        <Analysis table={props.table} voice={props.voice} onLook={props.onLook} />
      </Show>
    </div>
  );
}

/** What the others did, and what is to be done when one is away. */
function Meanwhile(props: Pick<NowProps, "table" | "live" | "voice" | "onGo">): JSX.Element {
  return (
    <>
      <Since table={props.table} voice={props.voice} onGo={props.onGo} />
      <Show when={props.live && mayOrder(props.table.head()!.game)}>
        <Orders table={props.table} voice={props.voice} />
      </Show>
    </>
  );
}

/** Orders are for those who sit at a running game; on the analysis board a reply is prepared for the game itself. */
function mayOrder(game: GameInfo): boolean {
  if (game.kind === "analysis") return game.origin !== null && game.pace === "slow" && game.yours.length > 0;
  return game.kind === "play" && game.status === "running" && game.yours.length > 0;
}

/** When it is over, and where the coach may be asked, by those who play. */
function mayBeAnalysed(game: GameInfo): boolean {
  if (game.kind === "play" && game.status === "over") return true;
  return game.coach && (game.kind === "analysis" || (game.kind === "play" && game.yours.length > 0));
}

/** How it went is told when it is over; on the analysis board as far as it goes. */
function mayBeTold(game: GameInfo): boolean {
  return game.status === "over" || (game.kind === "analysis" && game.head > 0);
}

/** What a newcomer should know to answer: beside the question `ask-run` stands `hint-run`, filled by the same. */
function Hint(props: { asked: Message | undefined; voice: Voice }): JSX.Element {
  const hint = () => {
    const id = props.asked?.id.replace(/^ask-/, "hint-");
    return hints() && id && has(id, props.voice) ? t(id, props.asked?.args, props.voice) : null;
  };
  return (
    <Show when={hint()}>
      {(text) => (
        <p class="hint">
          <Said text={text()} voice={props.voice} />
        </p>
      )}
    </Show>
  );
}

/** Why it is asked now, and what one should know to answer. */
function WhyNow(props: { notes: readonly Message[]; voice: Voice }): JSX.Element {
  return (
    <Show when={props.notes.length}>
      <p class="why-now">
        <Index each={props.notes}>
          {(note) => (
            <span>
              <Said text={say(note(), props.voice)} voice={props.voice} />{" "}
            </span>
          )}
        </Index>
      </p>
    </Show>
  );
}

/** Take back while it is free; else ask the others. */
function Back(props: { table: Table; live: boolean }): JSX.Element {
  const head = () => props.table.head()!;
  const asking = () => (head().undo == null ? head().undo_asking : null);
  return (
    <div class="undo-row">
      <Show
        when={asking() != null && !head().game.wish}
        fallback={
          <button
            type="button"
            class="choice small"
            disabled={head().undo == null || !props.live}
            onClick={() => void props.table.rewind(head().undo!)}
          >
            <Icon name="undo" size={18} /> {t("undo")}
          </button>
        }
      >
        <button
          type="button"
          class="choice small"
          disabled={!props.live}
          onClick={() => void props.table.rewind(asking()!)}
        >
          <Icon name="undo" size={18} /> {t("undo-ask")}
        </button>
      </Show>
      <Show when={head().redo != null && props.live}>
        <button type="button" class="choice small" onClick={() => void props.table.rewind(head().redo!)}>
          <Icon name="redo" size={18} /> {t("redo")}
        </button>
      </Show>
    </div>
  );
}

/** What others have asked for or taken back, and how time goes. */
function Told(props: { table: Table; voice: Voice }): JSX.Element {
  return (
    <>
      <Again game={props.table.head()!.game} asked />
      <Clocks table={props.table} voice={props.voice} />
      <TakenBack table={props.table} voice={props.voice} />
    </>
  );
}

/** Another game with the same people: above the result once somebody has `asked` for it, below it before. */
function Again(props: { game: GameInfo; asked: boolean }): JSX.Element {
  return (
    <Show when={props.game.status === "over" && Boolean(props.game.rematch) === props.asked}>
      <Rematch game={props.game} />
    </Show>
  );
}

/** Beside the question: back, another game with the same people, and who sits in for whom. */
function Around(props: { table: Table; live: boolean; voice: Voice }): JSX.Element {
  return (
    <>
      <Back table={props.table} live={props.live} />
      <Again game={props.table.head()!.game} asked={false} />
      <Seating table={props.table} voice={props.voice} />
    </>
  );
}

import { For, Show, batch, createEffect, createMemo, createSignal, on, type JSX } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { Fault, http } from "../api/http";
import { ensureGuest, mail, person } from "../api/session";
import type { ClockRules, NewGame as Asked, FirstGame as FirstSetup, Problem, SeatSpec, TitleInfo } from "../api/types";
import { Icon } from "../icons/Icon";
import { has, t } from "../i18n";
import { Swatch } from "../panels/Swatch";
import { go, query } from "../router";
import { Check } from "./account/parts";
import { useTitle } from "../lib/title";
import { Bar } from "./Bar";
import { Faults } from "./Faults";
import { ClockField, USUAL_CLOCKS } from "./new/ClockField";
import { FirstGame } from "./new/FirstGame";
import { Options } from "./new/Options";
import { botWords, type Value } from "./options";
import { allTitles, usualSeats, voiceOf } from "./titles";
import "../style/pages.css";

type Mode = "bots" | "screen" | "link";
const MODES: readonly [Mode, string][] = [
  ["bots", "robot"],
  ["screen", "people"],
  ["link", "link"],
];
type Seating = NonNullable<Asked["seating"]>;
const SEATINGS: readonly Seating[] = ["lot", "fixed"];
type Access = NonNullable<Asked["access"]>;
const ACCESSES: readonly Access[] = ["link", "open", "named"];
type Begins = NonNullable<Asked["begins"]>;

/** How a table waits for others. */
interface How {
  access: Access;
  slow: boolean;
  begins: Begins;
  rated: boolean;
  coach: boolean;
  clock: ClockRules | null;
}

interface SeatDraft {
  kind: SeatSpec["kind"];
  name: string;
  bot: string;
}

const USUAL_HOW: How = { access: "link", slow: false, begins: "full", rated: false, coach: false, clock: null };

/** Choose the title, who plays, and what else there is to choose. */
export default function NewGame(): JSX.Element {
  useTitle(() => t("new-game"));
  const titles = allTitles();
  const [titleId, setTitleId] = createSignal(query("title"));
  const title = createMemo(() => titles()?.find(({ id }) => id === titleId()) ?? titles()?.[0]);
  return (
    <>
      <Bar />
      <main class="page new-game">
        <h1>{t("new-game")}</h1>
        <div class="choice-row" role="radiogroup" aria-label={t("home-titles")}>
          <For each={titles() ?? []}>
            {(option) => (
              <label class="radio">
                <input
                  type="radio"
                  name="title"
                  checked={title()?.id === option.id}
                  onChange={() => setTitleId(option.id)}
                />
                <span>{t("title-name", {}, voiceOf(option))}</span>
              </label>
            )}
          </For>
        </div>
        <Show when={title()} keyed>
          {(chosen) => <Form title={chosen} />}
        </Show>
      </main>
    </>
  );
}

function Form(props: { title: TitleInfo }): JSX.Element {
  const [mode, setMode] = createSignal<Mode>((query("mode") as Mode | null) ?? "bots");
  const [count, setCount] = createSignal(usualSeats(props.title));
  const [seats, setSeats] = createStore<SeatDraft[]>([]);
  const [options, setOptions] = createStore<Record<string, Value>>({});
  const [how, setHow] = createStore<How>({ ...USUAL_HOW });
  const [seating, setSeating] = createSignal<Seating>(query("seating") === "fixed" ? "fixed" : "lot");
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const [busy, setBusy] = createSignal(false);

  const waits = () => seats.some(({ kind }) => kind === "open");
  const drafts = (bot?: string) =>
    Array.from({ length: count() }, (_, i) => draftOf(props.title, mode(), i, seats[i], bot));
  createEffect(on([mode, count], () => setSeats(drafts())));

  function chooseFirst({ seats: number, bot, options }: FirstSetup): void {
    batch(() => (setMode("bots"), setCount(number), setOptions(reconcile({ ...options }))));
    setSeats(drafts(bot));
  }

  async function create(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await ensureGuest(seats[0]?.kind === "me" ? seats[0].name.trim() || undefined : undefined);
      const game = await http.create({
        title: props.title.id,
        seats: seats.map((seat, index) => specOf(mode(), seat, index)),
        options: { ...options },
        ...askedOf(how, waits(), rateable(seats)),
        ...(severalPeople(seats) ? { clock: how.clock } : {}),
        seating: seating(),
      });
      go(`/games/${game.id}`);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form class="form" onSubmit={(event) => void create(event)}>
      <FirstGame title={props.title} onChoose={chooseFirst} />
      <ModeField mode={mode()} onChange={setMode} />
      <fieldset>
        <legend>{t("players")}</legend>
        <CountField title={props.title} count={count()} onChange={setCount} />
        <ul class="seats">
          <For each={seats}>
            {(seat, index) => (
              <SeatRow
                title={props.title}
                seat={seat}
                index={index()}
                fixed={seating() === "fixed"}
                onChange={(change) => setSeats(index(), change)}
              />
            )}
          </For>
        </ul>
        <Show when={count() > 1}>
          <SeatingField seating={seating()} onChange={setSeating} />
        </Show>
        <Terms how={how} waits={waits()} seats={seats} onChange={setHow} />
      </fieldset>
      <Options title={props.title} values={options} onChange={setOptions} />
      <Show when={problem()}>{(found) => <Faults problem={found()} />}</Show>
      <button type="submit" class="primary big" disabled={busy()}>
        {waits() ? t("new-create") : t("new-start")}
      </button>
    </form>
  );
}

/** Ratings are for people with accounts, one seat each. */
function rateable(seats: readonly SeatDraft[]): boolean {
  const kinds = seats.map(({ kind }) => kind);
  return Boolean(person()?.login) && !kinds.includes("bot") && kinds.filter((kind) => kind === "me").length < 2;
}

/** Who plays against bots alone is waited for by nobody. */
function severalPeople(seats: readonly SeatDraft[]): boolean {
  return seats.filter(({ kind }) => kind !== "bot").length > 1;
}

/** As the server is asked for it; where nobody is waited for there is nothing to say. */
function askedOf(how: How, waits: boolean, mayRate: boolean): Partial<Asked> {
  if (!waits) return { access: "link", pace: "live" };
  const rated = how.rated && mayRate;
  return { access: how.access, pace: how.slow ? "slow" : "live", begins: how.begins, rated, coach: how.coach };
}

/** Who sits at a seat at first. */
function draftOf(title: TitleInfo, how: Mode, seat: number, old?: SeatDraft, bot = title.bots.at(-1)!): SeatDraft {
  const other = { bots: "bot", screen: "me", link: "open" } as const;
  return { kind: seat === 0 ? "me" : other[how], name: old?.name ?? "", bot };
}

/** A seat as the server is asked for it. */
function specOf(mode: Mode, seat: SeatDraft, index: number): SeatSpec {
  const name = seat.name.trim() || (mode === "screen" ? t("seat-unnamed", { number: index + 1 }) : "");
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  if (seat.kind === "open") return { kind: "open" };
  return name ? { kind: "me", name } : { kind: "me" };
}

/** Against bots, on one screen, or with whoever has the link. */
function ModeField(props: { mode: Mode; onChange: (mode: Mode) => void }): JSX.Element {
  return (
    <fieldset>
      <legend>{t("new-mode")}</legend>
      <div class="choice-row">
        <For each={MODES}>
          {([id, icon]) => (
            <label class="radio">
              <input type="radio" name="mode" checked={props.mode === id} onChange={() => props.onChange(id)} />
              <Icon name={icon} /> <span>{t(`play-${id}`)}</span>
            </label>
          )}
        </For>
      </div>
      <p class="faint">{t(`new-mode-${props.mode}`)}</p>
    </fieldset>
  );
}

function CountField(props: { title: TitleInfo; count: number; onChange: (count: number) => void }): JSX.Element {
  return (
    <>
      <div class="choice-row" role="radiogroup" aria-label={t("new-count")}>
        <For each={props.title.seats}>
          {(number) => (
            <label class="radio small">
              <input
                type="radio"
                name="count"
                checked={props.count === number}
                onChange={() => props.onChange(number)}
              />
              <span>{number}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={props.count === 1 && has("title-solo", voiceOf(props.title))}>
        <p class="faint">{t("title-solo", {}, voiceOf(props.title))}</p>
      </Show>
    </>
  );
}

interface TermsProps {
  how: How;
  waits: boolean;
  seats: readonly SeatDraft[];
  onChange: (change: Partial<How>) => void;
}

/** What is agreed where others play, too. */
function Terms(props: TermsProps): JSX.Element {
  return (
    <>
      <Show when={props.waits}>
        <Waiting how={props.how} rateable={rateable(props.seats)} onChange={props.onChange} />
      </Show>
      <Show when={severalPeople(props.seats)}>
        <ClockField
          clock={props.how.clock}
          slow={props.how.slow && props.waits}
          onChange={(clock) => props.onChange({ clock })}
        />
      </Show>
    </>
  );
}

/** How a table waits for others: who may come, how fast it is played, who starts it. */
function Waiting(props: { how: How; rateable: boolean; onChange: (change: Partial<How>) => void }): JSX.Element {
  return (
    <>
      <AccessField access={props.how.access} onChange={(access) => props.onChange({ access })} />
      <Check
        label={t(mail() ? "new-slow" : "new-slow-no-mail")}
        checked={props.how.slow}
        onChange={(slow) => props.onChange({ slow, clock: props.how.clock && USUAL_CLOCKS[slow ? "slow" : "live"] })}
      />
      <Check
        label={t("new-begins-host")}
        checked={props.how.begins === "host"}
        onChange={(on) => props.onChange({ begins: on ? "host" : "full" })}
      />
      <Check
        label={t(person()?.login ? "new-rated" : "new-rated-account")}
        checked={props.how.rated && props.rateable}
        disabled={!props.rateable}
        onChange={(rated) => props.onChange({ rated })}
      />
      <Check
        label={t("new-coach")}
        checked={props.how.coach && !props.how.rated}
        disabled={props.how.rated && props.rateable}
        onChange={(coach) => props.onChange({ coach })}
      />
    </>
  );
}

/** Who may come to the table. */
function AccessField(props: { access: Access; onChange: (access: Access) => void }): JSX.Element {
  return (
    <div class="choice-row" role="radiogroup" aria-label={t("access")}>
      <For each={ACCESSES}>
        {(who) => (
          <label class="radio">
            <input
              type="radio"
              name="access"
              value={who}
              checked={props.access === who}
              onChange={() => props.onChange(who)}
            />
            <span>{t(`access-${who}`)}</span>
          </label>
        )}
      </For>
    </div>
  );
}

/** Seats as they are listed, or by lot. */
function SeatingField(props: { seating: Seating; onChange: (seating: Seating) => void }): JSX.Element {
  return (
    <div class="choice-row" role="radiogroup" aria-label={t("new-seating")}>
      <For each={SEATINGS}>
        {(how) => (
          <label class="radio">
            <input
              type="radio"
              name="seating"
              value={how}
              checked={props.seating === how}
              onChange={() => props.onChange(how)}
            />
            <span>{t(`new-seating-${how}`)}</span>
          </label>
        )}
      </For>
    </div>
  );
}

/** Who sits at a seat. */
function SeatRow(props: {
  title: TitleInfo;
  seat: SeatDraft;
  index: number;
  /** Whether who sits here keeps the seat, or lots are drawn. */
  fixed: boolean;
  onChange: (change: Partial<SeatDraft>) => void;
}): JSX.Element {
  return (
    <li>
      <Show when={props.fixed}>
        <Swatch colour={`seat:${props.index}`} />
      </Show>
      <select
        aria-label={t("seat-kind", { number: props.index + 1 })}
        value={props.seat.kind}
        onChange={(event) => props.onChange({ kind: event.currentTarget.value as SeatSpec["kind"] })}
      >
        <option value="me">{t("seat-kind-me")}</option>
        <option value="bot">{t("seat-kind-bot")}</option>
        <option value="open">{t("seat-kind-open")}</option>
      </select>
      <Show when={props.seat.kind === "me"}>
        <input
          type="text"
          maxlength="40"
          aria-label={t("seat-name-label", { number: props.index + 1 })}
          placeholder={props.index === 0 && person() ? person()!.name : t("seat-unnamed", { number: props.index + 1 })}
          value={props.seat.name}
          onInput={(event) => props.onChange({ name: event.currentTarget.value })}
        />
      </Show>
      <Show when={props.seat.kind === "bot" && props.title.bots.length > 1}>
        <select
          aria-label={t("seat-bot")}
          value={props.seat.bot}
          onChange={(event) => props.onChange({ bot: event.currentTarget.value })}
        >
          <For each={props.title.bots}>{(bot) => <option value={bot}>{botWords(bot)}</option>}</For>
        </select>
      </Show>
      <Show when={props.seat.kind === "bot" && has(`bot-${props.seat.bot}-about`)}>
        <span class="faint">{t(`bot-${props.seat.bot}-about`)}</span>
      </Show>
      <Show when={props.seat.kind === "bot" && props.title.bots.length === 1 && !has(`bot-${props.seat.bot}-about`)}>
        <span class="faint">{botWords(props.seat.bot)}</span>
      </Show>
    </li>
  );
}

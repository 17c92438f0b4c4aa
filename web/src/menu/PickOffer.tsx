import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import type { Pick } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { ChoiceButton } from "./ChoiceButton";
import { FocusButton } from "./FocusButton";
import type { OfferProps } from "./Menu";
import type { Option, Selection } from "./selection";

/** So many choices are listed at once; more when asked for. */
const FEW = 6;

/** One of several: on the board or a panel where that is possible, and always as a list. */
export function PickOffer(props: OfferProps<Pick>): JSX.Element {
  const options = createMemo(() => props.selection.options().filter(({ offer }) => offer.id === props.offer.id));
  const placed = createMemo(() => options().filter(({ choice }) => choice.at?.length));
  const listed = createMemo(() => options().filter(({ choice }) => !choice.at?.length));
  const focused = () => props.selection.focus() === props.offer.id;
  return (
    <section class="offer" aria-label={say(props.offer.label, props.voice)}>
      <Show
        when={placed().length && props.many}
        fallback={<h3 class="offer-label">{say(props.offer.label, props.voice)}</h3>}
      >
        <FocusButton offer={props.offer} selection={props.selection} voice={props.voice} />
      </Show>
      <Show when={focused() || !props.many || !placed().length}>
        <ChoiceList options={listed()} selection={props.selection} voice={props.voice} busy={props.busy} />
        <Show when={placed().length}>
          <AsList options={placed()} selection={props.selection} voice={props.voice} busy={props.busy} />
        </Show>
      </Show>
    </section>
  );
}

interface ListProps {
  options: readonly Option[];
  selection: Selection;
  voice: Voice;
  busy: boolean;
}

function ChoiceList(props: ListProps): JSX.Element {
  return (
    <div class="choices">
      <For each={props.options}>
        {(option) => (
          <ChoiceButton
            choice={option.choice}
            place={option.place}
            voice={props.voice}
            disabled={props.busy}
            onChoose={() => props.selection.pick(option)}
          />
        )}
      </For>
    </div>
  );
}

/** The same choices in words, for keyboard and reader; made when it is opened. */
function AsList(props: ListProps): JSX.Element {
  const [open, setOpen] = createSignal(props.options.length <= FEW);
  return (
    <details class="as-list" open={props.options.length <= FEW} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("menu-as-list", { count: props.options.filter(({ choice }) => !choice.blocked).length })}</summary>
      <Show when={open()}>
        <ChoiceList options={props.options} selection={props.selection} voice={props.voice} busy={props.busy} />
      </Show>
    </details>
  );
}

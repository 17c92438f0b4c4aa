import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import type { Action } from "../api/table";
import type { Pick } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { ChoiceButton } from "./ChoiceButton";
import { FocusButton } from "./FocusButton";
import type { OfferProps } from "./Menu";
import type { Option, Selection } from "./selection";

/** How many choices are listed at once, of an only offer, and where one has narrowed down to them; others when asked
 * for. */
const FEW = 6;
const FEW_ALONE = 8;
const SOME = 14;

/** One of several: on the board or a panel where that is possible, and always as a list; a short one lies open. */
export function PickOffer(props: OfferProps<Pick>): JSX.Element {
  const options = createMemo(() => props.selection.options().filter(({ offer }) => offer.id === props.offer.id));
  const placed = createMemo(() => options().filter(({ choice }) => choice.at?.length));
  const listed = createMemo(() => options().filter(({ choice }) => !choice.at?.length));
  const focused = () => props.selection.focus() === props.offer.id;
  const few = () =>
    props.many
      ? options().length <= FEW && options().some(({ choice }) => !choice.blocked)
      : options().length <= FEW_ALONE;
  return (
    <section class="offer" data-point={props.offer.id} aria-label={say(props.offer.label, props.voice)}>
      <Show
        when={placed().length && props.many && !few()}
        fallback={<h3 class="offer-label">{say(props.offer.label, props.voice)}</h3>}
      >
        <FocusButton offer={props.offer} selection={props.selection} voice={props.voice} />
      </Show>
      <Show when={few()}>
        <ChoiceList {...props} options={options()} />
      </Show>
      <Show when={!few() && (focused() || !props.many || !placed().length)}>
        <ChoiceList {...props} options={listed()} />
        <Show when={placed().length}>
          <Show when={focused() && placed().length <= SOME} fallback={<AsList {...props} options={placed()} />}>
            <ChoiceList {...props} options={placed()} />
          </Show>
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
  onDo: (action: Action) => void;
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
            onChoose={() => (option.choice.at_once ? props.onDo(option.choice.action) : props.selection.pick(option))}
            onLook={(on) => props.selection.peek(on ? option : null)}
          />
        )}
      </For>
    </div>
  );
}

/** The same choices in words, for keyboard and reader; made when it is opened. */
function AsList(props: ListProps): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <details class="as-list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("menu-as-list", { count: props.options.filter(({ choice }) => !choice.blocked).length })}</summary>
      <Show when={open()}>
        <ChoiceList {...props} />
      </Show>
    </details>
  );
}

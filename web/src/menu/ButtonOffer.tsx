import type { JSX } from "solid-js";
import type { Button } from "../api/types";
import { ChoiceButton } from "./ChoiceButton";
import type { OfferProps } from "./Menu";

/** A single choice: done at once, unless a number has to be set or it is large enough to be confirmed. */
export function ButtonOffer(props: OfferProps<Button>): JSX.Element {
  const option = () => ({ offer: props.offer, choice: props.offer.choice });
  const choose = () =>
    props.offer.confirm || props.offer.choice.number || props.offer.choice.at?.length
      ? props.selection.pick(option())
      : props.onDo(props.offer.choice.action);
  return (
    <ChoiceButton
      choice={props.offer.choice}
      offer={props.offer.id}
      voice={props.voice}
      disabled={props.busy}
      onChoose={choose}
      onLook={(on) => props.selection.peek(on ? option() : null)}
    />
  );
}

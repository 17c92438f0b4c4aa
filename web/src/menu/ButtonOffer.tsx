import type { JSX } from "solid-js";
import type { Button } from "../api/types";
import { ChoiceButton } from "./ChoiceButton";
import type { OfferProps } from "./Menu";

/** A single choice: done at once, unless a number has to be set first. */
export function ButtonOffer(props: OfferProps<Button>): JSX.Element {
  const choose = () =>
    props.offer.choice.number || props.offer.choice.at?.length
      ? props.selection.pick({ offer: props.offer, choice: props.offer.choice })
      : props.onDo(props.offer.choice.action);
  return <ChoiceButton choice={props.offer.choice} voice={props.voice} disabled={props.busy} onChoose={choose} />;
}

/** The choices of a menu, each with the elements that lead to it. */

import type { Choice, Menu, Offer } from "../api/types";

/** A choice with the offer that it belongs to. */
export interface Option {
  offer: Offer;
  choice: Choice;
  /** The cell it goes to, where one choice stands for many cells. */
  place?: string;
  /** Whether it is found by what lies near it: the city of a slot. */
  near?: boolean;
}

/** Every choice of a menu; one that is for many cells becomes one for each. */
export function optionsOf(menu: Menu | null, drawn: (id: string) => boolean = () => true): Option[] {
  return (menu?.offers ?? []).flatMap((offer) =>
    choicesOf(offer)
      .flatMap((choice) => spread(offer, choice))
      .map((option) => reachable(option, drawn)),
  );
}

/** A choice whose elements are not all on the page is not lit anywhere: it stands in the list. */
function reachable(option: Option, drawn: (id: string) => boolean): Option {
  return (option.choice.at?.every(drawn) ?? true) ? option : { ...option, choice: { ...option.choice, at: [] } };
}

function choicesOf(offer: Offer): readonly Choice[] {
  switch (offer.kind) {
    case "button":
      return [offer.choice];
    case "pick":
      return offer.choices;
    case "routes":
      return offer.proposals;
    case "tile":
      return [];
  }
}

function spread(offer: Offer, choice: Choice): Option[] {
  const { place } = choice;
  if (!place) return [{ offer, choice }];
  return place.cells.map((cell) => {
    const action = { ...choice.action, [place.field]: cell };
    return { offer, place: cell, choice: { ...choice, action, at: [...(choice.at ?? []), cell], place: null } };
  });
}

/** The choices, each also by what lies near it. */
export function withNear(options: readonly Option[]): Option[] {
  return options.flatMap((option) => {
    const { near } = option.choice;
    return near ? [option, { ...option, near: true, choice: { ...option.choice, at: [near] } }] : [option];
  });
}

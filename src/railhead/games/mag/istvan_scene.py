"""István's board in the solo game: what he has, and his cards with the step he is at."""

from __future__ import annotations

from railhead.games.mag.cards import (
    BuildStation,
    BuyFromAnySister,
    BuyFromSister,
    BuyFromStack,
    CardStep,
    CompanyCard,
    Permanent,
    SwapTrain,
)
from railhead.games.mag.holdings import certificates_of, percent, worth
from railhead.games.mag.names import ISTVAN, company_name
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import State
from railhead.kernel.message import Message, Term
from railhead.view.scene import Box, Card, Shelf

#: signs of what a card gives for the whole game: one more station, or an action that is never done with
PERMANENT: dict[Permanent, str] = {"extra_station": "+1", "permanent_2_train": "∞"}


def istvan_panels(rules: MagRules, state: State) -> tuple[Shelf, ...]:
    """One shelf: his money, his share card and his company cards."""
    if rules.solo is None:
        return ()
    cards = [_purse(rules, state), _share_card(rules, state)]
    cards += [_company_card(rules, state, minor) for minor, number in enumerate(state.cards) if number]
    return (Shelf("istvan", Message("mag-istvan"), tuple(cards)),)


def istvan_card(rules: MagRules, state: State) -> tuple[Card, ...]:
    """His card among the players."""
    return () if rules.solo is None else (_purse(rules, state),)


def _purse(rules: MagRules, state: State) -> Card:
    """VI, IX.2: what any player has."""
    seat = rules.istvan
    minors = (minor.abbr for minor, owner in zip(rules.facts.minors, state.owner, strict=True) if owner == seat)
    facts = (
        (Message("fact-cash"), Box(state.purse[seat + 1], strong=True)),
        (Message("fact-worth"), Box(worth(rules, state, seat))),
        (Message("fact-certificates"), Box(f"{certificates_of(rules, state, seat)}/{rules.cert_limit}")),
        (Message("fact-minors"), Box(", ".join(minors) or "–")),
    )
    return Card("istvan:purse", Message("mag-istvan"), ISTVAN, facts)


def _share_card(rules: MagRules, state: State) -> Card:
    """XI.4, S9: what he buys, from top to bottom, and how much he has of it."""
    assert rules.solo is not None
    facts = []
    for goal in rules.solo.share_card(state.share_card).buys:
        major = rules.facts.major_ix[goal.major]
        held = percent(rules, state, major, rules.istvan)
        label = Message("place-name", {"name": rules.facts.majors[major].abbr})
        share = Term("mag-percent-of", {"held": held, "most": goal.most})
        facts.append((label, Box(share, strong=held >= goal.most)))
    card = rules.solo.share_card(state.share_card)
    facts.append(_design("printed" if card.printed else "ours"))
    return Card("istvan:shares", Message("scene-share-card", {"letter": card.letter}), ISTVAN, tuple(facts))


def _company_card(rules: MagRules, state: State, minor: int) -> Card:
    """XI.2.2, S9: what always holds, then the numbered actions; the one he is at is strong, those done are ticked."""
    assert rules.solo is not None
    card: CompanyCard = rules.solo.card(state.cards[minor])
    facts = [(Message(f"card-{what.replace('_', '-')}"), Box(PERMANENT[what])) for what in card.permanent]
    for ix, step in enumerate(card.actions):
        now, half_done = ix == state.done[minor], ix == state.done[minor] and state.owed[minor]
        sign = "✓" if ix < state.done[minor] else "½" if half_done else str(ix + 1)
        facts.append((owed_message(step) if half_done else step_message(step), Box(sign, strong=now)))
    facts.append(_design("front" if card.printed else "ours"))
    label = Message("scene-company-card", {"company": company_name(rules, minor), "card": card.number})
    return Card(f"istvan:card:{card.number}", label, ISTVAN, tuple(facts))


def _design(whose: str) -> tuple[Message, Box]:
    """Whether a card is as in the box or our own design; the tracks on the backs are all ours (docs/istvan.md)."""
    return Message("fact-design"), Box(Term(f"mag-design-{whose}"))


def owed_message(step: CardStep) -> Message:
    """XI.2.2: a swap whose old train is scrapped and whose new one is still to be bought."""
    assert isinstance(step, SwapTrain)
    return Message("card-swap-owed", {"train": step.type})


def step_message(step: CardStep) -> Message:
    """An action of a card in words."""
    match step:
        case BuyFromStack(type=type):
            return Message("card-buy-train", {"train": type})
        case BuildStation(hex=hex_):
            return Message("card-station", {"hex": hex_})
        case SwapTrain(more=more, type=type):
            return Message("card-swap-train", {"more": more, "train": type})
        case BuyFromSister():
            return Message("card-buy-from-sister")
        case BuyFromAnySister():
            return Message("card-buy-from-any-sister")

"""István's board in the solo game: what he has, and his cards with the step he is at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.games.mag.cards import (
    BuildStation,
    BuyFromAnySister,
    BuyFromSister,
    BuyFromStack,
    CardStep,
    CompanyCard,
    SwapTrain,
)
from railhead.games.mag.holdings import certificates_of, percent, worth
from railhead.games.mag.names import ISTVAN, company_name
from railhead.games.mag.state import State
from railhead.kernel.message import Message
from railhead.view.scene import Box, Card, Shelf

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def istvan_panels(rules: MagRules, state: State) -> tuple[Shelf, ...]:
    """One shelf: his money, his share card and his company cards."""
    if rules.solo is None:
        return ()
    cards = [_purse(rules, state), _share_card(rules, state)]
    cards += [_company_card(rules, state, minor) for minor, number in enumerate(state.cards) if number]
    return (Shelf("istvan", Message("mag-istvan"), tuple(cards)),)


def _purse(rules: MagRules, state: State) -> Card:
    seat = rules.istvan
    facts = (
        (Message("fact-cash"), Box(state.purse[seat + 1], strong=True)),
        (Message("fact-worth"), Box(worth(rules, state, seat))),
        (Message("fact-certificates"), Box(f"{certificates_of(rules, state, seat)}/{rules.cert_limit}")),
    )
    return Card("istvan:purse", Message("mag-istvan"), ISTVAN, facts)


def _share_card(rules: MagRules, state: State) -> Card:
    """XI.4: what he buys, from top to bottom, and how much he has of it."""
    assert rules.solo is not None
    facts = []
    for goal in rules.solo.share_card(state.share_card).buys:
        major = rules.facts.major_ix[goal.major]
        held = percent(rules, state, major, rules.istvan)
        label = Message("place-name", {"name": rules.facts.majors[major].abbr})
        facts.append((label, Box(f"{held} / {goal.most} %", strong=held >= goal.most)))
    return Card("istvan:shares", Message("scene-share-card", {"letter": state.share_card}), ISTVAN, tuple(facts))


def _company_card(rules: MagRules, state: State, minor: int) -> Card:
    """XI.2.2: the numbered actions; the one he is at is strong, those done are ticked."""
    assert rules.solo is not None
    card: CompanyCard = rules.solo.card(state.cards[minor])
    facts = [(Message(f"card-{what.replace('_', '-')}"), Box("∞")) for what in card.permanent]
    for ix, step in enumerate(card.actions):
        done = ix < state.done[minor]
        facts.append((step_message(step), Box("✓" if done else str(ix + 1), strong=ix == state.done[minor])))
    label = Message("scene-company-card", {"company": company_name(rules, minor), "card": card.number})
    return Card(f"istvan:card:{card.number}", label, ISTVAN, tuple(facts))


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

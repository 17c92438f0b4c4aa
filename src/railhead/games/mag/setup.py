"""II.4: the set-up. Chance decides the start prices only."""

from __future__ import annotations

from msgspec import Struct

from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import CHARTER, NOBODY, UNPLACED, Draft, SoloStart, State
from railhead.kernel.refusal import Unreadable
from railhead.kernel.rng import from_seed, shuffle
from railhead.kernel.rules import Refused


class Drawn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The start price of each major, in the order of companies.toml; in the solo game István's cards."""

    prices: tuple[int, ...]
    cards: tuple[int, ...] = ()
    share_card: str = ""


def draw(rules: MagRules, seed: str) -> Drawn:
    """II.4: one of the ten price cards for each major; XI.1: company cards of one colour and a share card."""
    rng, prices = shuffle(from_seed(seed), rules.facts.game.market.start_price_cards)
    prices = prices[: len(rules.facts.majors)]
    if rules.solo is None:
        return Drawn(prices)
    rng, cards = shuffle(rng, [card.number for card in rules.solo.company_cards if card.colour == rules.difficulty])
    _, letters = shuffle(rng, [card.letter for card in rules.solo.share_cards])
    return Drawn(prices, tuple(sorted(cards[: rules.side])), letters[0])


def _check_cards(rules: MagRules, drawn: Drawn) -> None:
    """The cards of a record's header are ones that could have been dealt."""
    known = {card.number for card in rules.solo.company_cards} if rules.solo is not None else set[int]()
    letters = {card.letter for card in rules.solo.share_cards} if rules.solo is not None else {""}
    count = rules.side if rules.solo is not None else 0
    minors = {rules.solo.card(number).minor for number in drawn.cards if number in known} if rules.solo else set[int]()
    if len(drawn.cards) != count or len(minors) != count or drawn.share_card not in letters:
        raise Refused([Unreadable("cards")])


def _purse(rules: MagRules) -> tuple[int, ...]:
    """II.2: what players begin with, and the majors; the bank, which never runs out, has given it."""
    facts = rules.facts
    players, majors = [facts.game.start_cash] * rules.players, [facts.major_rules.start_cash] * len(facts.majors)
    given = [*players, *[0] * rules.minors, *majors]
    return (-sum(given), *given)


def set_up(rules: MagRules, drawn: Drawn, seed: str) -> State:
    """II.4: markers on their start spaces; of equal prices the earlier major lies on top (ruling R30)."""
    facts = rules.facts
    deck = facts.game.market.start_price_cards
    if len(drawn.prices) != len(facts.majors) or any(drawn.prices.count(p) > deck.count(p) for p in drawn.prices):
        raise Refused([Unreadable("prices")])
    _check_cards(rules, drawn)
    cards = [0] * rules.minors
    for number in drawn.cards if rules.solo is not None else ():
        assert rules.solo is not None
        cards[facts.minor_ix[rules.solo.card(number).minor]] = number
    return State(
        stack=(Draft(),) if rules.solo is None else (SoloStart(),),
        rng=from_seed(seed),
        purse=_purse(rules),
        cert_at=(CHARTER,) * (facts.issue.size * len(facts.majors)),
        train_at=(CHARTER,) * len(facts.train_kind),
        token_at=(UNPLACED,) * rules.first_token[-1],
        laid=facts.board.bare,
        price_at=tuple(facts.market.space(price) for price in drawn.prices),
        price_order=tuple(range(len(facts.majors))),
        owner=(NOBODY,) * rules.minors,
        terrain=tuple(minor.terrain_tokens for minor in facts.minors),
        priority=0,
        cards=tuple(cards) if rules.solo is not None else (),
        done=(0,) * rules.minors if rules.solo is not None else (),
        owed=(False,) * rules.minors if rules.solo is not None else (),
        share_card=drawn.share_card,
    )

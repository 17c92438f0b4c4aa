"""II.4: the set-up. Chance decides the start prices only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from railhead.games.mag.state import CHARTER, NOBODY, UNPLACED, Draft, State
from railhead.kernel.refusal import Unreadable
from railhead.kernel.rng import from_seed, shuffle
from railhead.kernel.rules import Refused

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """The start price of each major, in the order of companies.toml."""

    prices: tuple[int, ...]


def draw(rules: MagRules, seed: str) -> Drawn:
    """II.4: one of the ten price cards for each major."""
    _, cards = shuffle(from_seed(seed), rules.facts.game.market.start_price_cards)
    return Drawn(cards[: len(rules.facts.majors)])


def set_up(rules: MagRules, drawn: Drawn, seed: str) -> State:
    """II.4: markers on their start spaces; of equal prices the earlier major lies on top (ruling R 30)."""
    facts = rules.facts
    cards = facts.game.market.start_price_cards
    if len(drawn.prices) != len(facts.majors) or any(drawn.prices.count(p) > cards.count(p) for p in drawn.prices):
        raise Refused([Unreadable("prices")])
    return State(
        stack=(Draft(),),
        rng=from_seed(seed),
        purse=(0,) * rules.accounts,
        cert_at=(CHARTER,) * (facts.issue.size * len(facts.majors)),
        train_at=(CHARTER,) * len(facts.train_kind),
        token_at=(UNPLACED,) * rules.first_token[-1],
        laid=facts.board.bare,
        price_at=tuple(facts.market.space(price) for price in drawn.prices),
        price_order=tuple(range(len(facts.majors))),
        owner=(NOBODY,) * rules.minors,
        terrain=tuple(minor.terrain_tokens for minor in facts.minors),
        priority=0,
    )

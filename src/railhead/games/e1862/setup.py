"""Set-up (2.4): companies, permits and trains by the options and the number of players."""

from __future__ import annotations

from msgspec import Struct

from railhead.games.e1862.facts import BANDS, CERTS, TYPES, TrainType, facts
from railhead.games.e1862.rounds import FIRST_PARLIAMENTS
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import BOX, COMPANIES, IPO, Company, Cycle, Parliament, Round, State
from railhead.kernel.rng import from_seed, shuffle
from railhead.stock.market import OFF_MARKET
from railhead.stock.trains import DEPOT


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """2.4.1: `offer`: the companies in play in the order in which they come; `permits`: by company."""

    offer: tuple[str, ...]
    permits: dict[str, TrainType] = {}


def draw(rules: E1862Rules, seed: str) -> Drawn:
    """2.4.1, 2.4.2: the companies and the permits are shuffled."""
    rng, order = shuffle(from_seed(seed), [company.id for company in rules.facts.companies])
    offer = order[rules.facts.game.setup.removed[str(rules.seats)] :]
    permits = [kind for kind, count in permit_counts(rules, len(offer)).items() for _ in range(count)]
    rng, dealt = shuffle(rng, permits)
    in_play = [company.id for company in rules.facts.companies if company.id in offer]
    return Drawn(offer, dict(zip(in_play, dealt, strict=False)))


def permit_counts(rules: E1862Rules, companies: int) -> dict[TrainType, int]:
    """2.4.2, 11.1: the permits of the variant; where the rulebook names too few for seven or eight players, as many
    more of each type as are needed."""
    printed = rules.facts.game.variants[rules.variant]
    given = printed.permits_7_8 if rules.seats > 6 and printed.permits_7_8 else printed.permits
    counts = dict(given)
    while counts and sum(counts.values()) < companies:
        counts = {kind: count + 1 for kind, count in counts.items()}
    return counts


def set_up(rules: E1862Rules, drawn: Drawn, seed: str) -> State:
    """2.4.1, 2.4.4, 3: everything in its place, two Parliament rounds before the first stock round."""
    printed, seats = rules.facts.game, rules.seats
    player = printed.players[str(seats)]
    in_play = [rules.facts.number[name] for name in drawn.offer]
    groups = _groups(len(in_play))
    group_of = dict(zip(in_play, groups, strict=True))
    companies = tuple(_company(rules, ix, group_of.get(ix), drawn) for ix in range(COMPANIES))
    cards = len(rules.cards) + 1
    return State(
        stack=(Cycle(), Parliament(0)),
        rng=from_seed(seed),
        round=Round("parliament", 1, 1, FIRST_PARLIAMENTS),
        phase=0,
        priority=0,
        certificate_limit=player.certificate_limit,
        purse=(printed.bank - seats * player.cash, *((player.cash,) * seats), *((0,) * COMPANIES)),
        cert_at=tuple(IPO if ix in group_of else BOX for ix in range(COMPANIES) for _ in range(CERTS)),
        company=companies,
        price_at=(OFF_MARKET,) * COMPANIES,
        price_order=(),
        train_at=(DEPOT,) * cards,
        train_type=(-1,) * cards,
        warranties=(0,) * cards,
        laid=rules.facts.board.bare,
        marks=(0,) * len(rules.facts.board.spots),
        markers=(),
    )


def _groups(companies: int) -> list[int]:
    """2.4.1: the last four come in phase C, the four before them in phase B."""
    late = facts().game.setup.groups
    first = companies - sum(late.values())
    return [0] * first + [BANDS.index(band) for band, count in late.items() for _ in range(count)]


def _company(rules: E1862Rules, ix: int, group: int | None, drawn: Drawn) -> Company:
    """2.4.1a: with its permit; with one train type (11.1) every company has it."""
    dealt = drawn.permits.get(rules.facts.companies[ix].id)
    if dealt is None:
        permit = sum(1 << TYPES.index(kind) for kind in rules.types) if rules.simple else 0
    else:
        permit = 1 << TYPES.index(dealt)
    return Company(group, permit, permit)

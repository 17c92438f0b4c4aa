"""What is in the box of 1862 and how a game is set up, beyond the rule examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from railhead.games.e1862.effects import StartRound
from railhead.games.e1862.facts import BANDS, DIRECTOR_SHARES, ISSUE, SHARES, facts
from railhead.games.e1862.flow import E1862
from railhead.games.e1862.holdings import cash, certificates, owned_trains
from railhead.games.e1862.market import cell_below, cells_fallen, columns_moved, par_below
from railhead.games.e1862.names import card_name, train_name
from railhead.games.e1862.rules import VERSION, E1862Rules
from railhead.games.e1862.setup import Drawn, draw
from railhead.games.e1862.state import IPO, State
from railhead.games.e1862.title import TITLE
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Pass
from railhead.kernel.rules import OptionValue
from tests.games.e1862.given import state_for


def rules(seats: int, options: Mapping[str, OptionValue] | None = None) -> E1862Rules:
    found = TITLE.open(options or {}, seats)
    assert isinstance(found, E1862Rules)
    return found


def start(seats: int, options: Mapping[str, OptionValue] | None = None) -> tuple[E1862Rules, Drawn, State]:
    bound = rules(seats, options)
    drawn = draw(bound, "a seed")
    return bound, drawn, bound.start(drawn, "a seed").state


def test_companies_and_shares() -> None:
    """2.1: twenty companies; three shares in the director's certificate, seven single ones; seven markers."""
    assert len(facts().companies) == 20
    assert (DIRECTOR_SHARES, ISSUE.shares, ISSUE.director + ISSUE.share * ISSUE.shares) == (3, 7, SHARES)
    assert facts().game.tokens.most == 7


def test_trains() -> None:
    """2.2, 2.4.3, 9: what each letter costs and can do as freight, local and express; when it rusts; how many cards."""
    table = {
        band.band: (band.cost, band.name("freight"), band.name("local"), band.name("express"), band.rusts)
        for band in facts().game.trains
    }
    assert table == {
        "A": (100, "1F", "2L", "2E", "C"),
        "B": (200, "2F", "2/3L", "2/3E", "E"),
        "C": (280, "3F", "3L", "3E", "F"),
        "D": (360, "5F", "4L", "4E", "G"),
        "E": (500, "6F", "4/5L", "4/5E", None),
        "F": (600, "7F", "5L", "5E", None),
        "G": (700, "8F", "5/6L", "5/6E", None),
        "H": (800, "9F", "6L", "6E", None),
    }
    counts = {"short": (6, 5, 4, 3, 3, 2, 1), "standard": (7, 6, 4, 3, 3, 2, 1), "long": (7, 6, 5, 4, 3, 2, 1)}
    for length, cards in counts.items():
        bound = rules(3, {"length": length})
        assert tuple(bound.cards.count(band) for band in range(7)) == cards, length


def test_free_warranties() -> None:
    """7.10.1: A and D trains bring one."""
    assert {band.band for band in facts().game.trains if band.free_warranties == 1} == {"A", "D"}
    assert {band.free_warranties for band in facts().game.trains} == {0, 1}


@pytest.mark.parametrize(
    ("seats", "groups", "out"), [(2, (8, 4, 4), 4), (6, (8, 4, 4), 4), (7, (9, 4, 4), 3), (8, (10, 4, 4), 2)]
)
def test_companies_by_lot(seats: int, groups: tuple[int, int, int], out: int) -> None:
    """2.4.1, 2.4.2: so many at once, so many from phases B and C, the others out of the game."""
    _, drawn, state = start(seats)
    assert len(drawn.offer) == 20 - out
    found = Counter(company.group for company in state.company)
    assert (found[0], found[1], found[2], found[None]) == (*groups, out)
    assert len({draw(rules(seats), str(n)).offer for n in range(20)}) == 20


@pytest.mark.parametrize(
    ("seats", "least", "most"),
    [(4, {"freight": 6, "local": 5, "express": 5}, {}), (7, {}, {"freight": 6, "local": 6, "express": 6})],
)
def test_permits_by_lot(seats: int, least: dict[str, int], most: dict[str, int]) -> None:
    """2.4.1, 2.4.2: one permit for each company; with seven or eight players six of each type are dealt from."""
    _, drawn, _ = start(seats)
    dealt = Counter(str(kind) for kind in drawn.permits.values())
    assert set(drawn.permits) == set(drawn.offer)
    assert all(dealt[kind] == count for kind, count in least.items())
    assert all(dealt[kind] <= count for kind, count in most.items())


@pytest.mark.parametrize(
    ("seats", "money", "limit"),
    [(2, 1200, 25), (3, 800, 18), (4, 600, 13), (5, 480, 11), (6, 400, 10), (7, 345, 9), (8, 300, 8)],
)
def test_money_and_certificate_limit(seats: int, money: int, limit: int) -> None:
    """2.4.4, 6.5.2: fifteen thousand pounds in all; the first of two Parliament rounds begins."""
    bound, _, state = start(seats)
    assert [cash(state, seat) for seat in range(seats)] == [money] * seats
    assert sum(state.purse) == 15_000
    assert state.certificate_limit == limit
    assert (state.round.kind, state.round.number, state.round.of) == ("parliament", 1, 2)
    decision = bound.decision(state)
    assert decision is not None
    assert decision.seat == state.priority
    assert [certificates(state, seat) for seat in range(seats)] == [0] * seats
    assert state.cert_at.count(IPO) % 8 == 0


def test_phases() -> None:
    """3.0, 7.6, 7.9, 9: operating rounds, tiles and train limits of each phase."""
    phases = facts().game.phases
    assert "".join(phases) == BANDS
    assert [phases[band].operating_rounds for band in BANDS] == [1, 2, 2, 3, 3, 3, 3, 3]
    assert "".join(band for band in BANDS if "green" in phases[band].colours) == "BCDEFGH"
    assert "".join(band for band in BANDS if "brown" in phases[band].colours) == "DEFGH"
    assert [phases[band].per_type for band in BANDS] == [3, 3, 3, 3, 2, 2, 0, 0]
    assert [phases[band].in_all for band in BANDS] == [0, 0, 0, 0, 0, 0, 3, 3]
    assert [phases[band].simple for band in BANDS] == [4, 4, 4, 4, 3, 3, 2, 2]


@pytest.mark.parametrize(("phase", "count"), [*zip(BANDS, (1, 2, 2, 3, 3, 3, 3, 3), strict=True)])
def test_rounds_of_a_set(phase: str, count: int) -> None:
    """3.0: they begin with the last pass of the stock round; nothing operates, so that they go by."""
    bound = rules(2)
    given = {"cash": [600, 600], "phase": phase, "round": ["stock", 2, 1, 1]}
    state = state_for(bound, given | {"frames": [{"frame": "stock", "seat": 0, "passes": 1}]})
    effects = bound.act(state, Pass(), 0).effects
    rounds = [effect for effect in effects if isinstance(effect, StartRound) and effect.kind == "operating"]
    assert [(effect.number, effect.of) for effect in rounds] == [(number, count) for number in range(1, count + 1)]


def test_fewer_train_types() -> None:
    """11.1: one type needs no permits, two have eight each."""
    for variant, kind in (("simple_express", "express"), ("simple_freight", "freight")):
        bound, drawn, _ = start(4, {"variant": variant})
        assert (bound.types, drawn.permits) == ((kind,), {})
    for variant, kind in (("advanced_freight", "freight"), ("advanced_express", "express")):
        _, drawn, _ = start(4, {"variant": variant})
        assert Counter(drawn.permits.values()) == {kind: 8, "local": 8}


def test_short_game() -> None:
    """11.2: the first E brings the LNER, D trains never rust, and there are fewer cards with up to four players."""
    assert [rules(seats, {"short_game": True}).lner_trigger for seats in (3, 5)] == ["E", "E"]
    assert [rules(3, {"short_game": True}).rusts(band) for band in range(8)] == ["C", "E", "F", *[None] * 5]
    assert rules(4, {"short_game": True}).cards == rules(4, {"length": "short"}).cards
    assert rules(5, {"short_game": True}).cards == rules(5).cards


def test_always_another_h() -> None:
    """2.2: the last letter never runs out; the card after it has no type before somebody buys it."""
    bound = rules(2)
    companies = {"ESR": {"price": 90, "chartered": True, "seats": [7, 0], "treasury": 3, "cash": 900, "at": ["F11"]}}
    frames = [{"frame": "operating", "order": ["ESR"], "turn": 1, "done": ["ESR"]}]
    given = {"phase": "H", "tiles": {"F11": "790:1"}, "round": ["operating", 5, 1, 3], "companies": companies}
    state = state_for(bound, given | {"frames": [*frames, {"frame": "train-step", "company": "ESR"}]})
    after = bound.act(state, BuyTrain("local"), 0).state
    (bought,) = owned_trains(after, facts().number["ESR"])
    assert (bound.train_id(bought), train_name(bound, after, bought)) == ("H-1", "6L")
    assert card_name(bound, after, bound.train_id(bought + 1)) == "H-2"


def test_without_any_option() -> None:
    """11: what a log does not name is not played: three train types, seven markers, the LNER with H."""
    plain = E1862(VERSION, {}, 4)
    assert (len(plain.types), plain.simple, plain.beginner, plain.short_game) == (3, False, False, False)
    assert (plain.most_markers, plain.lner_trigger, plain.cards) == (7, "H", rules(4).cards)


def test_eight_markers() -> None:
    """11.4."""
    assert [rules(4).most_markers, rules(4, {"eight_markers": True}).most_markers] == [7, 8]


@pytest.mark.parametrize(
    ("low", "high", "new"), [(68, 100, 116), (54, 62, 82), (39, 116, 95), (34, 116, 90), (45, 55, 71)]
)
def test_new_price(low: int, high: int, new: int) -> None:
    """7.5.3: lower price and half the higher one, down to a space; trainless companies come in at half already."""
    assert facts().game.market.cells[cell_below(low + high // 2)] == new


@pytest.mark.parametrize(("price", "par"), [(116, 100), (82, 82), (95, 90), (71, 68), (50, 54)])
def test_new_par(price: int, par: int) -> None:
    """7.5.4: the highest par not above the price, 54 at least."""
    assert par_below(price) == par


@pytest.mark.parametrize(
    ("price", "sold", "by_director", "cells"),
    [
        (74, 1, False, 1), (74, 3, False, 3), (210, 1, False, 0), (210, 2, False, 1), (210, 1, True, 1),
        (400, 2, False, 0), (400, 3, False, 1), (36, 1, False, 0), (200, 1, False, 1), (40, 1, False, 1),
    ],
)  # fmt: skip
def test_fall_of_prices(price: int, sold: int, by_director: bool, cells: int) -> None:
    """6.4.2: the examples of sales."""
    assert cells_fallen(price, sold, by_director=by_director) == cells


@pytest.mark.parametrize(
    ("price", "shares"),
    [(62, (7, 13, 19, 25)), (74, (8, 15, 23, 30)), (100, (10, 20, 30, 40)), (122, (13, 25, 37, 49))],
)
def test_dividend_chart(price: int, shares: tuple[int, ...]) -> None:
    """7.8.5: from so much a share the price moves one, two, three, four columns."""
    for columns, least in enumerate(shares, 1):
        assert columns_moved(price, least * 10) == columns
        assert columns_moved(price, (least - 1) * 10) == columns - 1

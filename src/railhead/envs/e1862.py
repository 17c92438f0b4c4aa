"""1862 as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, permutations

from railhead.envs.factored import Field, Kind
from railhead.envs.observation import NOTHING, Part, laid_parts, padded
from railhead.games.e1862.build import AddStation
from railhead.games.e1862.charters import Markers
from railhead.games.e1862.consent import Answer
from railhead.games.e1862.exchange import GiveUp, Redeem
from railhead.games.e1862.facts import ISSUE, SHARES, TYPES
from railhead.games.e1862.forced import Refinance, SellTreasury
from railhead.games.e1862.joining import RemoveMarker
from railhead.games.e1862.lay import LayTile
from railhead.games.e1862.marker import Link, PlaceMarker
from railhead.games.e1862.merger import Merge, Survive
from railhead.games.e1862.parliament import Bid, Par
from railhead.games.e1862.pay import Pay
from railhead.games.e1862.redeem import RedeemShare
from railhead.games.e1862.route import Run
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.run import good_run, refuse_run
from railhead.games.e1862.sale import Sell
from railhead.games.e1862.state import COMPANIES, Company, RunStep, State
from railhead.games.e1862.stock_round import BuyShare, Start
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Pass
from railhead.stock.end import EndGame

#: no bid beyond this has an index
MOST_BID = 2000
#: cards of the last band, which never runs out, that have an index
LAST_BAND = 20
#: the most slots of a hex
SLOTS = 4
ROUNDS = ("parliament", "stock", "operating")


def kinds(rules: E1862Rules) -> tuple[Kind, ...]:
    """A hex, company or train is the target; tile and rotation, shares, money or warranties are the number."""
    printed = rules.facts.game
    company: Field = ("company", tuple(rules.facts.number))
    hex_: Field = ("hex", tuple(spot.id for spot in rules.facts.board.spots))
    tiles: tuple[Field, ...] = (("tile", tuple(rules.facts.tiles.number)), ("rotation", tuple(range(6))))
    prices = ("price", tuple(dict.fromkeys(printed.market.cells)))
    turned = ("rotation", (None, *range(6)))
    kept = tuple(range(printed.warranties.most + 1))
    return (
        Kind(Bid, (company,), (("amount", tuple(range(0, MOST_BID + 1, printed.bid_step))),), spelt=True),
        Kind(Pass),
        Kind(Par, (), (prices,)),
        Kind(BuyShare, (company,), (("source", ("ipo", "pool", "treasury")),)),
        Kind(Markers, (), (("number", tuple(range(rules.most_markers + 1))),)),
        Kind(Sell, (company,), (("shares", tuple(range(1, SHARES + 1))),)),
        Kind(Start, (company,), (prices,)),
        Kind(LayTile, (hex_,), tiles),
        Kind(AddStation, (hex_,), (("line", tuple(permutations(range(6), 2))), turned)),
        Kind(Merge, (("partner", tuple(rules.facts.number)),)),
        Kind(PlaceMarker, (hex_,), (("slot", (None, *range(SLOTS))),)),
        Kind(Link, (hex_,)),
        Kind(Run, ranked=_runs, ranks=2),
        Kind(Pay, (), (("how", ("pay", "retain", "hudson")),)),
        Kind(BuyTrain, (("type", (None, *TYPES)), ("train", (None, *_cards(rules)))), (("warranties", kept),)),
        Kind(SellTreasury),
        Kind(Refinance),
        Kind(RedeemShare),
        Kind(Answer, (), (("agreed", (False, True)),)),
        Kind(Survive, (company,)),
        Kind(Redeem),
        Kind(GiveUp),
        Kind(RemoveMarker, (hex_,)),
        Kind(EndGame),
    )


def _cards(rules: E1862Rules) -> list[str]:
    return [rules.train_id(card) for card in range(len(rules.cards) + LAST_BAND)]


def _runs(rules: E1862Rules, state: State, frame: RunStep) -> Iterator[Run]:
    """The best run that the search finds, then none at all where that is allowed."""
    best = good_run(rules, state, frame)
    yield best
    if best.routes and next(refuse_run(rules, state, frame, Run()), None) is None:
        yield Run()


def parts(rules: E1862Rules) -> tuple[Part, ...]:
    hexes = len(rules.facts.board.spots)
    cards = len(rules.cards) + LAST_BAND
    return (
        Part("round", (9,), _round,
             "kind of round, turn, number, rounds of this set, phase, priority, LNER, price at the top, bank broken"),
        Part("limit", (1,), lambda s: (s.certificate_limit,), "certificates that a player may hold"),
        Part("money", (1 + rules.seats + COMPANIES,), lambda s: s.purse, "the bank, players, companies"),
        Part("certificates", (COMPANIES, 1 + ISSUE.shares), lambda s: s.cert_at,
             "the account that holds each certificate, the director's first; 0 the bank, -1 the pool, -2 the box"),
        Part("charters", (COMPANIES, 10), lambda s: chain(*map(_charter, s.company)),
             "phase from which it is available (-1: never), permit dealt, permits, par, chartered, floated, at home, "
             "markers left, seat that owes the launch, waits"),
        Part("price", (COMPANIES,), lambda s: s.price_at, "the cell of the market"),
        Part("order", (COMPANIES,), lambda s: padded(s.price_order, COMPANIES), "companies in the order of prices"),
        Part("trains", (3, cards), lambda s: chain(*(padded(row, cards) for row in _trains(s))),
             "by card: the account that owns it, its type, its warranties"),
        *laid_parts(hexes),
        Part("small_stations", (hexes,), lambda s: s.marks, "a mask of the lines with a small station"),
        Part("markers", (COMPANIES, rules.most_markers * 2), lambda s: _markers(rules, s),
             "the sites of the markers on the map, by company"),
    )  # fmt: skip


def _round(state: State) -> tuple[int, ...]:
    now = state.round
    return (
        ROUNDS.index(now.kind), now.turn, now.number, now.of, state.phase, state.priority, state.lner,
        int(state.top), int(state.broken),
    )  # fmt: skip


def _charter(charter: Company) -> tuple[int, ...]:
    return (
        _or_nothing(charter.group), charter.permit, charter.permits, charter.par, int(charter.chartered),
        int(charter.floated), int(charter.at_home), charter.markers, _or_nothing(charter.owed_by), int(charter.waits),
    )  # fmt: skip


def _or_nothing(number: int | None) -> int:
    return NOTHING if number is None else number


def _trains(state: State) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    return state.train_at, state.train_type, state.warranties


def _markers(rules: E1862Rules, state: State) -> list[int]:
    """A merged company may have those of both until it takes some back."""
    sites: list[list[int]] = [[] for _ in range(COMPANIES)]
    for marker in state.markers:
        sites[marker.company].append(marker.site)
    return [site for row in sites for site in padded(row, rules.most_markers * 2)]

"""18Magyarország as numbers."""

from __future__ import annotations

from itertools import chain

from railhead.envs.factored import Field, Kind
from railhead.envs.observation import Part, bits, laid_parts, padded
from railhead.games.mag.dividends import PayDividend
from railhead.games.mag.draft import TakeMinor, TakeShare
from railhead.games.mag.lay import LayTile
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import BuyCar, Run
from railhead.games.mag.run import every as every_run
from railhead.games.mag.shares import BuyShare, SellShares
from railhead.games.mag.site_token import DeclareToken
from railhead.games.mag.state import State
from railhead.games.mag.station import PlaceStation
from railhead.games.mag.trains import AcceptOffer, BuyTrain, DeclineOffer, OfferForTrain, Scrap
from railhead.kernel.action import Pass
from railhead.stock.end import EndGame

#: no price between minors, and no dividend, beyond these has an index
MOST_PRICE, MOST_DIVIDEND = 500, 2000
#: the most cities of a hex
CITIES = 3


def kinds(rules: MagRules) -> tuple[Kind, ...]:
    """A hex, company or type of train is the target; tile and rotation, shares or money are the number."""
    facts = rules.facts
    minor: Field = ("minor", tuple(minor.number for minor in facts.minors))
    major: Field = ("major", tuple(major.id for major in facts.majors))
    train: Field = ("train", tuple(facts.train_ix))
    hex_: Field = ("hex", tuple(spot.id for spot in facts.board.spots))
    tiles: tuple[Field, ...] = (
        ("tile", tuple(facts.tiles.number)), ("rotation", tuple(range(6))), ("token", (False, True)),
    )  # fmt: skip
    certificates = facts.issue.shares + 1
    unit = facts.game.market.dividend_unit
    return (
        Kind(TakeMinor, (minor,)),
        Kind(TakeShare, (major,)),
        Kind(BuyShare, (major,)),
        Kind(SellShares, (major,), (("shares", tuple(range(1, certificates + 1))),)),
        Kind(Pass),
        Kind(LayTile, (hex_,), tiles),
        Kind(DeclareToken),
        Kind(PlaceStation, (hex_,), (("stop", tuple(range(CITIES))),)),
        Kind(Scrap, (train,)),
        Kind(BuyCar, (major,)),
        Kind(Run, ranked=every_run),
        Kind(BuyTrain, (train,)),
        Kind(OfferForTrain, (train, minor), (("price", tuple(range(1, MOST_PRICE + 1))),), spelt=True),
        Kind(AcceptOffer),
        Kind(DeclineOffer),
        Kind(PayDividend, (), (("amount", tuple(range(0, MOST_DIVIDEND + 1, unit))),)),
        Kind(EndGame),
    )


def parts(rules: MagRules) -> tuple[Part, ...]:
    facts, majors = rules.facts, len(rules.facts.majors)
    types = len(facts.rules.trains)
    return (
        Part("money", (rules.accounts,), lambda s: s.purse, "the bank, players, minors, majors"),
        Part("certificates", (len(facts.majors), 1 + facts.issue.shares), lambda s: s.cert_at,
             "the account that holds each certificate, the director's first; 0 is the charter"),
        Part("trains", (rules.minors, types), lambda s: _trains(rules, s), "trains by minor and type"),
        Part("stations", (len(rules.token_owner),), lambda s: s.token_at, "the site of each station"),
        *laid_parts(len(facts.board.spots)),
        Part("price", (majors,), lambda s: s.price_at, "the space of the market, by major"),
        Part("order", (majors,), lambda s: s.price_order, "majors in the order of their prices"),
        Part("owner", (rules.minors,), lambda s: s.owner, "the seat that owns each minor"),
        Part("terrain", (rules.minors,), lambda s: s.terrain, "terrain tokens by minor"),
        Part("round", (6,), lambda s: (s.priority, s.phase, s.turn, s.idle_rounds, int(s.train_sold), s.ends),
             "priority, phase, turn, rounds without a new train, a train was sold, the last turn (0: not known)"),
        Part("stacks", (types,), lambda s: bits(s.used_stacks, types), "1 where the type starts no phase any more"),
        Part("istvan", (3, rules.minors), lambda s: chain(*(padded(row, rules.minors) for row in _istvan(s))),
             "of the solo game, by minor: the card, its actions done, a train that is owed"),
    )  # fmt: skip


def _trains(rules: MagRules, state: State) -> list[int]:
    types, first = len(rules.facts.rules.trains), rules.account(0)
    found = [0] * (rules.minors * types)
    for kind, owner in zip(rules.facts.train_kind, state.train_at, strict=True):
        if owner >= first:
            found[(owner - first) * types + kind] += 1
    return found


def _istvan(state: State) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    return state.cards, state.done, tuple(map(int, state.owed))

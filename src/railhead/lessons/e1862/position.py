"""Positions of 1862 written by hand, for lessons and for the rule examples of the tests."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from railhead.games.e1862.facts import BANDS, CERTS, DIRECTOR_SHARES, TYPES, facts
from railhead.games.e1862.holdings import worth
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.setup import Drawn
from railhead.games.e1862.state import COMPANIES, IPO, POOL, AnyFrame, Company, Cycle, Marker, Round, State, account
from railhead.games.e1862.title import TITLE
from railhead.games.e1862.trace import trace_state
from railhead.games.e1862.track import LONDON, LONDON_AREA, site_of_hex
from railhead.kernel.mask import members
from railhead.rail.tile import NO_TILE
from railhead.stock.market import OFF_MARKET
from railhead.stock.trains import DEPOT, GONE

#: fields of frames that name a company
NAMES = ("company", "partner", "survivor", "lost", "seller")


def state_for(rules: E1862Rules, given: dict[str, Any]) -> State:
    """`cash` by seat, `phase`, `priority`, `round` (kind, turn, number, of), `tiles` and `halts` (lines with a
    small-station marker) by hex, `late` (companies of later phases, by phase), `lner`, `limit`, `frames` as in a
    saved state but with names of companies, and `companies.ID`, see `_charter` and `_certificates`. `values` is a
    phase that stations and areas pay by, where the rulebook prints late trains with early values.

    Left out: the start of a game.
    """
    charters: dict[str, dict[str, Any]] = given.get("companies", {})
    state = rules.start(_drawn(rules, list(charters), given.get("late", {})), "given").state
    if not given:
        return state
    numbers = rules.facts.number
    company, cert_at, price_at, order = list(state.company), list(state.cert_at), list(state.price_at), []
    for name, plain in charters.items():
        ix = numbers[name]
        company[ix] = _charter(company[ix], plain)
        cert_at[ix * CERTS : ix * CERTS + CERTS] = _certificates(rules, ix, plain, company[ix])
        if "price" in plain:
            price_at[ix] = rules.facts.market.space(plain["price"])
            order.append(ix)
    laid, marks = _tiles(given)
    state = replace(
        state,
        stack=(Cycle(), *(_frame(rules, plain) for plain in given["frames"])) if "frames" in given else state.stack,
        round=Round(*given["round"]) if "round" in given else state.round,
        priority=given.get("priority", 0),
        certificate_limit=given.get("limit", state.certificate_limit),
        purse=_purse(rules, given),
        company=tuple(company),
        cert_at=tuple(cert_at),
        price_at=tuple(price_at),
        price_order=tuple(order),
        laid=laid,
        marks=marks,
        markers=_markers(charters),
        lner=given.get("lner", 0),
    )
    state = _with_trains(rules, state, given)
    TITLE.check(rules, state)
    if "values" in given:
        state = replace(state, phase=BANDS.index(given["values"]))
    return rules.begin(state).state  # up to the first question


def _drawn(rules: E1862Rules, named: list[str], late: dict[str, list[str]]) -> Drawn:
    """The companies named come first; the last eight are those of phases B and C."""
    later = [*late.get("B", []), *late.get("C", [])]
    others = [printed.id for printed in rules.facts.companies if printed.id not in named and printed.id not in later]
    first = [*named, *others]
    count = COMPANIES - rules.facts.game.setup.removed[str(rules.seats)]
    offer = [*first[: count - 8], *later, *first[count - 8 :]][:count]
    return Drawn(tuple(offer), dict.fromkeys(offer, TYPES[0]))


def _charter(dealt: Company, plain: dict[str, Any]) -> Company:
    """`price`, `par` (the price if not said), `chartered`, `floated` (true where `price` is), `permits`, `left`
    (markers on the charter), `owed_by`, `waits`. A launched company with a marker on the map has placed its home."""
    floated = plain.get("floated", "price" in plain)
    permits = sum(1 << TYPES.index(kind) for kind in plain.get("permits", ())) or dealt.permit
    return replace(
        dealt,
        par=plain.get("par", plain.get("price", 0)),
        chartered=plain.get("chartered", False),
        floated=floated,
        at_home=bool(plain.get("at")),
        markers=plain.get("left", 0),
        permit=permits,
        permits=permits,
        owed_by=plain.get("owed_by"),
        waits=plain.get("waits", False),
    )


def _certificates(rules: E1862Rules, ix: int, plain: dict[str, Any], charter: Company) -> list[int]:
    """`seats`: shares by seat, the first with most, at least three, is the director (or `director` says who); `pool`
    and `treasury`: single shares; the others in the IPO or, of a company without charter, in its treasury."""
    own = 1 + rules.seats + ix
    held: list[int] = plain.get("seats", [])
    boss = plain.get("director", held.index(max(held)) if held and max(held) >= DIRECTOR_SHARES else None)
    if not charter.started:
        return [IPO] * CERTS
    rest = IPO if charter.chartered else own
    found = [POOL if boss is None else account(boss)]
    for seat, number in enumerate(held):
        found += [account(seat)] * (number - DIRECTOR_SHARES if seat == boss else number)
    found += [POOL] * plain.get("pool", 0) + [own] * plain.get("treasury", 0)
    assert len(found) <= CERTS, plain
    return found + [rest] * (CERTS - len(found))


def _purse(rules: E1862Rules, given: dict[str, Any]) -> tuple[int, ...]:
    purse = [0] * (1 + rules.seats + COMPANIES)
    for seat, amount in enumerate(given.get("cash", [])):
        purse[1 + seat] = amount
    for name, plain in given.get("companies", {}).items():
        purse[1 + rules.seats + rules.facts.number[name]] = plain.get("cash", 0)
    purse[0] = rules.facts.game.bank - sum(purse)
    return tuple(purse)


def _tiles(given: dict[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    laid, marks = list(facts().board.bare), [0] * len(facts().board.spots)
    for hex_, tile in given.get("tiles", {}).items():
        name, _, rotation = tile.partition(":")
        at, number = facts().board.number[hex_], facts().tiles.at(name, int(rotation or 0))
        laid[at], marks[at] = number, facts().upgrades.carry_marks(NO_TILE, number, 0)
    for hex_, lines in given.get("halts", {}).items():
        marks[facts().board.number[hex_]] |= sum(1 << line for line in lines)
    return tuple(laid), tuple(marks)


def _markers(charters: dict[str, dict[str, Any]]) -> tuple[Marker, ...]:
    """`at`: hexes, in the order of placing; a hex of London is the link."""
    found: list[Marker] = []
    for name, plain in charters.items():
        for hex_ in plain.get("at", []):
            site = LONDON if hex_ in LONDON_AREA.slot_hexes else site_of_hex(facts().board.number[hex_])
            found.append(Marker(facts().number[name], site, sum(marker.site == site for marker in found)))
    return tuple(found)


def _with_trains(rules: E1862Rules, state: State, given: dict[str, Any]) -> State:
    """`trains`: `"B:express*"`, a star for each warranty. Cards before them and of earlier letters are gone; of the
    last letter there are as many as are wanted."""
    phase = BANDS.index(given.get("phase", "A"))
    wanted = [(name, train) for name, plain in given.get("companies", {}).items() for train in plain.get("trains", [])]
    more = max(sum(train[0] == BANDS[-1] for _, train in wanted), phase == len(BANDS) - 1)
    cards = [*rules.cards, *([len(BANDS) - 1] * more)]
    at, kind, warranties = (
        [*row, *(row[-1:] * more)] for row in (state.train_at, state.train_type, state.warranties)
    )  # fmt: skip
    for name, train in wanted:
        band, _, type_ = train.partition(":")
        card = next(i for i, ix in enumerate(cards) if BANDS[ix] == band and at[i] == DEPOT)
        at[card], kind[card] = 1 + rules.seats + rules.facts.number[name], TYPES.index(type_.rstrip("*"))
        warranties[card] = type_.count("*")
    sold = [i for i, owner in enumerate(at) if owner != DEPOT] + ([cards.index(phase)] if phase else [])
    for card in range(max(sold, default=-1) + 1):
        if at[card] == DEPOT:
            at[card], kind[card] = GONE, 0
    return replace(state, train_at=tuple(at), train_type=tuple(kind), warranties=tuple(warranties), phase=phase)


def _frame(rules: E1862Rules, plain: dict[str, Any]) -> AnyFrame:
    found: dict[str, Any] = {key: rules.facts.number[value] if key in NAMES else value for key, value in plain.items()}
    if found["frame"] == "stock":
        found = {"sold": [0] * rules.seats, "bought": [[] for _ in range(rules.seats)]} | found
    if found["frame"] == "operating":
        found["order"] = [rules.facts.number[name] for name in found.get("order", [])]
        found["done"] = sum(1 << rules.facts.number[name] for name in found.get("done", []))
    frame: AnyFrame = msgspec.convert(found, AnyFrame)
    return frame


def facts_of(rules: E1862Rules, state: State) -> dict[str, Any]:
    """The keys of `railhead replay --trace`, and: `asked`, `priority`, `worth`, `par`, `stack` (on one space, from the
    top), `waits`, `halts` (lines with a small station, by hex)."""
    sold = state.train_at.index(DEPOT)
    if state.phase == (rules.band_of(sold - 1) if sold else 0):  # else stations pay by another phase (`values`)
        TITLE.check(rules, state)
    found: dict[str, Any] = trace_state(rules, state, [str(seat) for seat in range(rules.seats)])
    asked = rules.decision(state)
    found["asked"] = [asked.seat, asked.ask] if asked else []
    found["priority"] = state.priority
    found["worth"] = [worth(rules, state, seat) for seat in range(rules.seats)]
    found["par"] = {
        c.id: charter.par for c, charter in zip(rules.facts.companies, state.company, strict=True) if charter.started
    }
    found["waits"] = [c.id for c, charter in zip(rules.facts.companies, state.company, strict=True) if charter.waits]
    found["stack"] = {
        str(rules.facts.market.prices[cell]): [
            rules.facts.companies[c].id for c in state.price_order if state.price_at[c] == cell
        ]
        for cell in set(state.price_at) - {OFF_MARKET}
    }
    found["halts"] = {
        spot.id: members(mask) for spot, mask in zip(rules.facts.board.spots, state.marks, strict=True) if mask
    }
    return found

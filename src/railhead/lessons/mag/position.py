"""Positions of 18Magyarország written by hand, for lessons and for the rule examples of the tests."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from railhead.games.mag.holdings import director, worth
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import best_runs, car_price
from railhead.games.mag.setup import Drawn
from railhead.games.mag.state import CHARTER, NOBODY, UNPLACED, MagFrame, OperatingRound, RunTrains, State
from railhead.games.mag.title import TITLE
from railhead.games.mag.trace import trace_state


def state_for(rules: MagRules, given: dict[str, Any]) -> State:
    """`owners`, `treasury`, `trains` and `stations` by company, `cash` by seat, `shares` and `prices` by major,
    `tiles` by hex, `phase`, `turn`, `priority`, `sold` (types), `idle`, `ends`, `frames` as in a saved state; in the
    solo game `cards`, `done` and `owed` by minor, and `share_card`. `limit` is another limit of certificates. The first
    with most shares of a major is its director, unless `directors` names the seat.

    Companies are the numbers of minors and the ids of majors, in frames, too; minors without an owner are out of the
    game. Without frames it is the start of a game.
    """
    box = rules.facts
    prices = given.get("prices", {})
    start = dict(zip((major.id for major in box.majors), (60, 60, 65, 65, 70, 70, 75), strict=False))
    dealt = given.get("cards", {"1": 1, "2": 2} if rules.solo else {})
    drawn = Drawn(tuple(start.values()), tuple(dealt.values()), given.get("share_card", "A" if rules.solo else ""))
    state = rules.start(drawn).state
    if "frames" not in given:
        return state
    owner = tuple(given.get("owners", {}).get(str(minor.number), NOBODY) for minor in box.minors)
    phases = [phase.name for phase in box.rules.phases]
    state = replace(
        state,
        stack=tuple(_frame(rules, plain) for plain in given["frames"]),
        purse=_purse(rules, given),
        cert_at=_certificates(rules, given.get("shares", {}), given.get("directors", {})),
        train_at=_trains(rules, given.get("trains", {})),
        token_at=_tokens(rules, given.get("stations", {})),
        laid=_tiles(rules, given.get("tiles", {})),
        price_at=tuple(box.market.space(prices.get(major.id, start[major.id])) for major in box.majors),
        owner=owner,
        phase=phases.index(given.get("phase", "yellow")),
        turn=given.get("turn", 1),
        priority=given.get("priority", 0),
        used_stacks=sum(1 << box.train_ix[name] for name in given.get("sold", [])),
        idle_rounds=given.get("idle", 0),
        ends=given.get("ends", 0),
        done=tuple(given.get("done", {}).get(str(m.number), 0) for m in box.minors) if rules.solo else (),
        owed=tuple(given.get("owed", {}).get(str(m.number), False) for m in box.minors) if rules.solo else (),
    )
    TITLE.check(rules, state)
    return state


def company(rules: MagRules, name: str) -> int:
    if name.isdigit():
        return rules.facts.minor_ix[int(name)]
    return rules.minors + rules.facts.major_ix[name]


def _frame(rules: MagRules, plain: dict[str, Any]) -> MagFrame:
    """Companies by name; the queue of an operating round, too."""
    found = dict(plain)
    for key in ("minor", "company", "buyer", "seller"):
        if key in found:
            found[key] = company(rules, str(found[key]))
    if "major" in found:
        found["major"] = rules.facts.major_ix[found["major"]]
    if "queue" in found:
        found["queue"] = [company(rules, str(name)) for name in found["queue"]]
    frame: MagFrame = msgspec.convert(found, MagFrame)
    return frame


def _purse(rules: MagRules, given: dict[str, Any]) -> tuple[int, ...]:
    purse = [0] * rules.accounts
    for seat, amount in enumerate(given.get("cash", [])):
        purse[seat + 1] = amount
    for name, amount in given.get("treasury", {}).items():
        purse[rules.account(company(rules, name))] = amount
    purse[0] = -sum(purse)
    return tuple(purse)


def _certificates(rules: MagRules, shares: dict[str, list[int]], directors: dict[str, int]) -> tuple[int, ...]:
    """Percent by seat; the first with most is the director, unless one is named."""
    size, cert_at = rules.facts.issue.size, [CHARTER] * (rules.facts.issue.size * len(rules.facts.majors))
    for name, percents in shares.items():
        first = rules.facts.major_ix[name] * size
        free = list(range(first + 1, first + size))
        boss = directors.get(name, percents.index(max(percents)) if max(percents) >= 20 else None)
        for seat, held in enumerate(percents):
            if seat == boss:
                cert_at[first] = seat + 1
            for _ in range((held - (20 if seat == boss else 0)) // 10):
                cert_at[free.pop(0)] = seat + 1
    return tuple(cert_at)


def _trains(rules: MagRules, trains: dict[str, list[str]]) -> tuple[int, ...]:
    train_at = [CHARTER] * len(rules.facts.train_kind)
    for name, kinds in trains.items():
        for kind in kinds:
            ix = next(
                i
                for i, place in enumerate(train_at)
                if place == CHARTER and rules.facts.train_kind[i] == rules.facts.train_ix[kind]
            )
            train_at[ix] = rules.account(company(rules, name))
    return tuple(train_at)


def _tokens(rules: MagRules, stations: dict[str, list[str]]) -> tuple[int, ...]:
    token_at = [UNPLACED] * rules.first_token[-1]
    for name, places in stations.items():
        for n, place in enumerate(places):
            hex_, _, stop = place.partition(":")
            token_at[rules.first_token[company(rules, name)] + n] = rules.facts.board.site(hex_, int(stop or 0))
    return tuple(token_at)


def _tiles(rules: MagRules, tiles: dict[str, str]) -> tuple[int, ...]:
    laid = list(rules.facts.board.bare)
    for hex_, tile in tiles.items():
        name, _, rotation = tile.partition(":")
        laid[rules.facts.board.number[hex_]] = rules.facts.tiles.at(name, int(rotation or 0))
    return tuple(laid)


def facts_of(rules: MagRules, state: State) -> dict[str, Any]:
    """The keys of `railhead replay --trace`, and: `asked`, `priority`, `idle`, `ends`, `worth`,
    `directors`, `tiles_left`, `round_of`, and before a run `best` and `car` (the price of the next one)."""
    seats = [str(seat) for seat in range(rules.players)]
    found: dict[str, Any] = trace_state(rules, state, seats, {}, "over")
    asked = rules.decision(state)
    found["asked"] = [asked.seat, asked.ask] if asked else []
    found["priority"] = state.priority
    found["idle"] = state.idle_rounds
    found["ends"] = state.ends
    found["worth"] = [worth(rules, state, seat) for seat in range(rules.players)]
    found["directors"] = {major.id: director(rules, state, ix) for ix, major in enumerate(rules.facts.majors)}
    supply, tiles = rules.facts.tiles.left(state.laid), rules.facts.tiles
    found["tiles_left"] = {tile.name: supply[tiles.supply_of[tile.ix]] for tile in tiles.tiles}
    frame = state.stack[-1]
    if isinstance(frame, RunTrains):
        best = best_runs(rules, state, frame.minor, frame.cars).best
        found["best"] = {"revenue": best.revenue if best else 0, "mine": best.subsidy if best else 0}
        found["car"] = car_price(rules, state, len(frame.cars)) or 0
    if rules.solo is not None:
        found["done"] = {str(m.number): state.done[ix] for ix, m in enumerate(rules.facts.minors) if state.cards[ix]}
    below = state.stack[0]
    if isinstance(below, OperatingRound):
        found["round_of"] = below.of
    return found

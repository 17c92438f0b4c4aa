"""The state as the lines of `railhead replay --trace` have it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from railhead.games.mag.holdings import (
    certificates_of,
    decider,
    percent,
    price,
    stations_in_all,
    stations_of,
    train_names,
    treasury,
    worth,
)
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import NOBODY, Draft, OperatingRound, Over, State
from railhead.rail.tile import NO_TILE
from railhead.stock.market import depth

Line = dict[str, object]


def trace_state(rules: MagRules, state: State, players: Sequence[str], names: Mapping[str, str], last: str) -> Line:
    """`players` are the ids by seat, `names` other ids of majors; `last` names the round after the end of the game."""
    seats = range(len(players))
    issue, majors, board, tiles = rules.facts.issue, rules.facts.majors, rules.facts.board, rules.facts.tiles
    ids = [names.get(major.id, major.id) for major in majors]
    held = [[percent(rules, state, major, seat) for seat in seats] for major in range(len(majors))]
    shares = {players[seat]: {ids[m]: held[m][seat] for m in range(len(majors)) if held[m][seat]} for seat in seats}
    companies: dict[str, Line] = {}
    for ix, name in enumerate(ids):
        companies[name] = _company(rules, state, rules.minors + ix, players) | {
            "price": price(rules, state, ix),
            "cell": depth(state.price_at, state.price_order, ix),
            "pool": issue.director + issue.share * issue.shares - sum(held[ix]),
        }
    round_ = round_name(state) or last
    for ix, minor in enumerate(rules.facts.minors):
        if round_ == "Draft" or state.owner[ix] != NOBODY:
            companies[str(minor.number)] = _company(rules, state, ix, players) | {"terrain": state.terrain[ix]}
    return {
        "round": round_,
        "phase": rules.facts.rules.phases[state.phase].name.capitalize(),
        "cash": {players[seat]: state.purse[seat + 1] for seat in seats},
        "shares": shares,
        "certs": {players[seat]: certificates_of(rules, state, seat) for seat in seats},
        "companies": companies,
        "tiles": {board.spots[hex_].id: tiles.turned[n].written for hex_, n in enumerate(state.laid) if n != NO_TILE},
        "cert_limit": rules.cert_limit,
        "finished": int(isinstance(state.stack[-1], Over)),
    }


def trace(rules: MagRules, state: State, n: int) -> Line:
    """A line for a record of our own: players are seats, majors have their printed names."""
    players = [str(seat) for seat in range(rules.players)]
    return {"n": n, "id": n, "state": trace_state(rules, state, players, {}, "")}


def round_name(state: State) -> str | None:
    """`Draft`, `SR t` or `OR t.k`; None after the end."""
    match state.stack[0]:
        case Draft():
            return "Draft"
        case OperatingRound(number=number):
            return f"OR {state.turn}.{number}"
        case Over():
            return None
        case _:
            return f"SR {state.turn}"


def result(rules: MagRules, state: State, players: Sequence[str]) -> dict[str, int]:
    """IX.2: what everybody is worth."""
    return {player: worth(rules, state, seat) for seat, player in enumerate(players)}


def _company(rules: MagRules, state: State, company: int, players: Sequence[str]) -> Line:
    board = rules.facts.board
    stations = stations_of(rules, state, company)
    seat = decider(rules, state, company)
    nobody = "" if company < rules.minors else "pool"
    return {
        "cash": treasury(rules, state, company),
        "owner": nobody if seat == NOBODY else players[seat],
        "tokens": sorted(f"{board.spots[board.sites[s].hex].id}:{board.sites[s].stop}" for s in stations),
        "tokens_left": stations_in_all(rules, state, company) - len(stations),
        "trains": sorted(train_names(rules, state, company)) if company < rules.minors else [],
    }

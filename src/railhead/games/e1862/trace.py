"""The state as plain data, in the words of recorded games: for `railhead replay --trace`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from railhead.games.e1862.facts import TYPES, facts
from railhead.games.e1862.holdings import (
    band_letter,
    cash,
    cash_of,
    certificates,
    director_seat,
    in_receivership,
    owned_trains,
    price,
    shares,
    treasury,
    worth,
)
from railhead.games.e1862.names import train_name
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import (
    COMPANIES,
    IPO,
    POOL,
    AfterMerger,
    BuyMarkers,
    Exchange,
    Marker,
    Over,
    State,
    account,
)
from railhead.games.e1862.track import LONDON, LONDON_AREA
from railhead.rail.tile import NO_TILE

ROUNDS = {"parliament": "PR", "stock": "SR", "operating": "OR"}


def round_name(state: State) -> str:
    """`SR 2`, `OR 2.1`; both Parliament rounds of the start are `PR 1.1`."""
    now = state.round
    if now.kind == "stock":
        return f"SR {now.turn}"
    return f"{ROUNDS[now.kind]} {now.turn}.{now.number if now.kind == 'operating' else 1}"


def marker_name(marker: Marker) -> str:
    """`F11:0`; in London the hex of its place."""
    if marker.site == LONDON:
        return f"{LONDON_AREA.slot_hexes[marker.slot]}:0"
    site = facts().board.sites[marker.site]
    return f"{facts().board.spots[site.hex].id}:{site.stop}"


def trace_state(
    rules: E1862Rules, state: State, players: Sequence[str], tiles: Mapping[str, str] | None = None
) -> dict[str, object]:
    """The whole state; `tiles` gives the names of small-station tiles where a log has its own."""
    seats = range(len(players))
    by_player = dict(zip(players, seats, strict=True))
    return {
        "round": round_name(state),
        "phase": band_letter(state.phase),
        "cash": {player: cash(state, seat) for player, seat in by_player.items()},
        "shares": {player: _shares(state, seat) for player, seat in by_player.items()},
        "certs": {player: certificates(state, seat) for player, seat in by_player.items()},
        "companies": _companies(rules, state, players),
        "tiles": _tiles(state, tiles or {}),
        "cert_limit": state.certificate_limit,
        "finished": int(isinstance(state.stack[-1], Over)),
        "bank": state.purse[0],
        "lner": state.lner,
    }


def _shares(state: State, seat: int) -> dict[str, int]:
    held = {facts().companies[c].id: shares(state, c, account(seat)) for c in range(COMPANIES)}
    return {name: 10 * number for name, number in held.items() if number}


def _companies(rules: E1862Rules, state: State, players: Sequence[str]) -> dict[str, object]:
    return {
        rules.facts.companies[company].id: _company(rules, state, company, players)
        for company, charter in enumerate(state.company)
        if charter.group is not None
    }


def _company(rules: E1862Rules, state: State, company: int, players: Sequence[str]) -> dict[str, object]:
    charter = state.company[company]
    permits = sorted(kind for ix, kind in enumerate(TYPES) if (charter.permits or charter.permit) >> ix & 1)
    if not charter.started:
        return {"started": 0, "permits": permits}
    seat = _director(state, company)
    found: dict[str, object] = {
        "started": 1,
        "cash": cash_of(state, company),
        "owner": "pool" if seat is None else players[seat],
        "tokens": sorted(marker_name(marker) for marker in state.markers if marker.company == company),
        "trains": sorted(train_name(rules, state, train) for train in owned_trains(state, company)),
        "price": price(state, company),
        "pool": 10 * shares(state, company, POOL),
        "ipo": 10 * shares(state, company, IPO),
        "treasury": 10 * shares(state, company, treasury(state, company)),
        "chartered": int(charter.chartered),
        "floated": int(charter.floated),
        "permits": permits,
    }
    if charter.floated:
        least = rules.facts.game.tokens.non_chartered.least
        buying = any(isinstance(frame, BuyMarkers) and frame.company == company for frame in state.stack)
        found["tokens_left"] = least if buying else charter.markers
        found["receivership"] = int(in_receivership(state, company) and seat is None)
    return found


def _director(state: State, company: int) -> int | None:
    """While shares are exchanged, the director from before."""
    for frame in state.stack:
        if isinstance(frame, Exchange) and company in (frame.survivor, frame.lost):
            return frame.directors[0 if company == frame.survivor else 1]
        if isinstance(frame, AfterMerger) and company == frame.lost:
            return frame.director
    return director_seat(state, company)


def _tiles(state: State, names: Mapping[str, str]) -> dict[str, str]:
    there = ((facts().board.spots[hex_].id, tile) for hex_, tile in enumerate(state.laid) if tile != NO_TILE)
    return {name: names.get(name) or facts().tiles.turned[tile].written for name, tile in there}


def trace(rules: E1862Rules, state: State, n: int) -> dict[str, object]:
    """One line of a trace of our own records."""
    return {"id": n, "state": trace_state(rules, state, [str(seat) for seat in range(rules.seats)])}


def result(rules: E1862Rules, state: State, players: Sequence[str]) -> dict[str, int]:
    return {player: worth(rules, state, seat) for seat, player in enumerate(players)}

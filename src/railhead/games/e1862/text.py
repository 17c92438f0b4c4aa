"""The position as text, for the terminal: names and signs, no sentences."""

from __future__ import annotations

from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import cash, cash_of, certificates, owned_trains, price, shares, treasury, worth
from railhead.games.e1862.names import train_name
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import IPO, POOL, State, account
from railhead.hexmap.text_map import Sign, text_map
from railhead.rail.board import Spot
from railhead.rail.tile import NO_TILE

WIDTH = 8


def text(rules: E1862Rules, state: State) -> str:
    """The map with a sign for each hex, then companies and players, a line each."""
    board = rules.facts.board
    signs = (Sign(spot.hex, spot.id, _sign(state, spot)) for spot in board.spots)
    land = text_map(signs, board.layout, WIDTH)
    return "\n".join([*land, "", *_companies(rules, state), "", *_players(rules, state)])


def _sign(state: State, spot: Spot) -> str:
    """A tile by its name and rotation, with a star for each marker; a city O, a village o, an area by a letter."""
    number = state.laid[spot.ix]
    first = facts().board.first_site[spot.ix]
    stars = "*" * sum(marker.site == first for marker in state.markers if first >= 0)
    if number != NO_TILE:
        turned = facts().tiles.turned[number]
        return f"{turned.tile.name}{'abcdef'[turned.rotation]}{stars}"
    if spot.surface == "area":
        return "~"
    return ("O" if spot.stops else "o") + stars


def _companies(rules: E1862Rules, state: State) -> list[str]:
    lines = []
    for ix, charter in enumerate(state.company):
        if charter.started:
            held = " ".join(f"{shares(state, ix, account(seat)):2}" for seat in range(rules.seats))
            rest = [shares(state, ix, place) for place in (IPO, POOL, treasury(state, ix))]
            trains = " ".join(train_name(rules, state, train) for train in owned_trains(state, ix))
            lines.append(
                f"{rules.facts.companies[ix].id:5}{price(state, ix):5}{cash_of(state, ix):6}  {held}  {rest}  {trains}"
            )
    return lines


def _players(rules: E1862Rules, state: State) -> list[str]:
    return [
        f"{seat + 1}: {cash(state, seat)} / {worth(rules, state, seat)}"
        f" ({certificates(state, seat)}/{state.certificate_limit})" + (" *" if state.priority == seat else "")
        for seat in range(rules.seats)
    ]

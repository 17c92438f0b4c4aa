"""The position as text, for the terminal: names and signs, no sentences."""

from __future__ import annotations

from railhead.games.mag.holdings import percent, price, train_names, treasury, worth
from railhead.games.mag.names import minor_name
from railhead.games.mag.rules import MagRules
from railhead.games.mag.state import NOBODY, UNPLACED, State
from railhead.hexmap.text_map import Sign, text_map
from railhead.rail.board import Spot
from railhead.rail.tile import NO_TILE

WIDTH = 6


def text(rules: MagRules, state: State) -> str:
    """The map with a sign for each hex, then majors, minors and players, a line each."""
    board = rules.facts.board
    signs = (Sign(spot.hex, spot.id, _sign(rules, state, spot)) for spot in board.spots)
    land = text_map(signs, board.layout, WIDTH)
    return "\n".join([*land, "", *_majors(rules, state), *_minors(rules, state), *_players(rules, state)])


def _sign(rules: MagRules, state: State, spot: Spot) -> str:
    """A tile by its number and rotation, with a star for stations; printed stops by a letter; land as dots."""
    first = rules.facts.board.first_site[spot.ix]
    sites = range(first, first + len(spot.stops))
    star = "*" if any(site != UNPLACED and site in sites for site in state.token_at) else ""
    number = state.laid[spot.ix]
    if number != NO_TILE:
        turned = rules.facts.tiles.turned[number]
        return f"{turned.tile.name}{'abcdef'[turned.rotation]}{star}"
    if spot.stops:
        return {"city": "O", "town": "o", "offboard": "R", "mine": "M", "port": "P"}[spot.stops[0].kind] + star
    return "^" * min(3, spot.mountain) + "~" * min(3, spot.river) or "."


def _majors(rules: MagRules, state: State) -> list[str]:
    lines = []
    for ix, major in enumerate(rules.facts.majors):
        held = " ".join(f"{percent(rules, state, ix, seat):3}" for seat in range(rules.players))
        money = treasury(rules, state, rules.minors + ix)
        lines.append(f"{major.abbr:7} {price(rules, state, ix):4} {money:5}  {held}")
    return lines


def _minors(rules: MagRules, state: State) -> list[str]:
    lines = []
    for ix, owner in enumerate(state.owner):
        if owner != NOBODY:
            trains = " ".join(train_names(rules, state, ix))
            lines.append(f"{minor_name(rules.facts, ix):9} {owner + 1}: {treasury(rules, state, ix):4}  {trains}")
    return lines


def _players(rules: MagRules, state: State) -> list[str]:
    return [
        f"{seat + 1}: {state.purse[seat + 1]} / {worth(rules, state, seat)}{' *' if state.priority == seat else ''}"
        for seat in range(rules.players)
    ]

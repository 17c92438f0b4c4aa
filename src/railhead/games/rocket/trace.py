"""The state in the words of the record format: one line of `railhead replay --trace`."""

from __future__ import annotations

from railhead.games.rocket.finish import reached_cities
from railhead.games.rocket.invest import invests
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.score import winners
from railhead.games.rocket.state import (
    RocketState,
    connectors_left,
    is_closed,
    line_at,
    line_bits,
    locomotive,
    open_lines,
    passengers_left,
    points,
    tiles_left,
)  # fmt: skip


def trace(rules: RocketRules, state: RocketState, n: int) -> dict[str, object]:
    """Everything on the table after entry n, in a form that other programs can compare."""
    board, decision = rules.board, rules.decision(state)
    lines = open_lines(state)
    ids = [line.id for line in board.lines]
    two, three = connectors_left(state)
    vp = points(state)
    return {
        "n": n,
        "vp": vp,
        "shares": dict(zip(ids, state.shares, strict=True)),
        "passengers": state.passengers,
        "supply": {"track": tiles_left(state), "passengers": passengers_left(state),
                   "connectors2": two, "connectors3": three},
        "cubes": _cubes(rules, state),
        "stations": _stations(rules, state),
        "loco": {ids[i]: [board.names[locomotive(state, i)], None if state.heading[i] < 0 else state.heading[i]]
                 for i in lines},
        "track": {ids[i]: sorted(board.names_in(line_bits(board, state, i) & ~board.bit[locomotive(state, i)]))
                  for i in lines},
        "cities": {ids[i]: sorted(board.cities[c].id for c in board.cities_in(state.cities[i])) for i in lines},
        "cubed": sorted(board.cities[c].id for c in board.cities_in(reached_cities(state) & board.regular)),
        "closed": sorted(ids[i] for i in range(len(ids)) if is_closed(state, i)),
        "isolated": sorted(ids[i] for i in lines if state.isolated[i]),
        "to_act": decision.seat if decision else None,
        "ask": decision.ask if decision else None,
        "over": decision is None,
        "winners": winners(state) if decision is None else [],
    }  # fmt: skip


def _cubes(rules: RocketRules, state: RocketState) -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = {}
    for action, cubes in zip(invests(rules), state.cubes, strict=True):
        if cubes:
            found.setdefault(action.city, {})[action.industry] = list(cubes)
    return found


def _stations(rules: RocketRules, state: RocketState) -> list[list[object]]:
    board = rules.board
    rows: list[list[object]] = []
    for hex_, seat in state.stations:
        line = line_at(board, state, hex_)
        rows.append([board.names[hex_], seat, None if line is None else board.lines[line].id])
    return sorted(rows, key=lambda row: str(row[0]))

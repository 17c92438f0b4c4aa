"""Positions of Rocket written by hand, for lessons and for the rule examples of the tests."""

from __future__ import annotations

from typing import Any

from railhead.games.rocket.board import figures
from railhead.games.rocket.invest import invests
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.setup import Drawn
from railhead.games.rocket.state import RocketState, Source, Turn
from railhead.games.rocket.trace import trace


def state_for(rules: RocketRules, given: dict[str, Any]) -> RocketState:
    """`lines.ID = {way, absorbed}`, `closed`, `isolated`, `shares.ID`, `cubes.CITY.INDUSTRY`, `stations`,
    `passengers`, `tiles` (left in the supply), `turn = {seat, done, extended, relocated, still}`, `owed`."""
    index = rules.board.index
    lines: dict[str, Any] = given.get("lines", {})
    ids = [line.id for line in rules.board.lines]
    closed = given.get("closed", [])
    ways, heading = [], []
    for i, id in enumerate(ids):
        own = [index[name] for name in lines.get(id, {}).get("way", [])] or [rules.board.lines[i].start]
        absorbed = [bytes(index[name] for name in way) for way in lines.get(id, {}).get("absorbed", [])]
        ways.append(() if id in closed else (bytes(own), *absorbed))
        heading.append(rules.board.neighbour[own[-2]].index(own[-1]) if len(own) > 1 else -1)
    state = rules.set_up(Drawn(0), "")
    track = [h for line in ways for n, way in enumerate(line) for h in (way[1:-1] if n == 0 else way[1:])]
    plain = bytes(dict.fromkeys(track))
    turn: dict[str, Any] = {"seat": 0} | given.get("turn", {})
    turn["extended"] = tuple(rules.board.line_index[id] for id in turn.get("extended", []))
    table = {field: getattr(state, field) for field in state.__struct_fields__} | {
        "stack": (Turn(**turn),),
        "ways": tuple(ways),
        "heading": tuple(heading),
        "cities": tuple(_near(rules, line) for line in ways),
        "isolated": tuple(id in given.get("isolated", []) for id in ids),
        "shares": tuple(tuple(given.get("shares", {}).get(id, state.shares[0])) for id in ids),
        "cubes": tuple(tuple(given.get("cubes", {}).get(a.city, {}).get(a.industry, ())) for a in invests(rules)),
        "stations": tuple(sorted((index[name], seat) for name, seat in given.get("stations", []))),
        "passengers": tuple(given.get("passengers", state.passengers)),
        "plain": plain,
        "owed2": bytes(index[name] for name in given.get("owed", [])),
        "boxed": (figures().track_tiles - given["tiles"] - len(plain) if "tiles" in given else 0, 0),
    }
    return RocketState(**table)


def _near(rules: RocketRules, ways: tuple[bytes, ...]) -> int:
    found = 0
    for way in ways:
        for hex_ in way[1:]:
            found |= rules.board.cities_by[hex_]
    return found


def facts_of(rules: RocketRules, state: RocketState) -> dict[str, Any]:
    """The trace, points by source, and false for a station's line where it has none (TOML has no null)."""
    found = trace(rules, state, 0)
    stations = found["stations"]
    assert isinstance(stations, list)
    scored = {source.name.lower(): state.scored[source] for source in Source}
    return found | {"scored": scored, "stations": [[h, seat, line or False] for h, seat, line in stations]}

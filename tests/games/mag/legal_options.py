"""Our legal actions in the words of the oracle files, so that the two can be compared."""

from __future__ import annotations

from railhead.exchange.mag import NAMES
from railhead.games.mag.dividends import PayDividend
from railhead.games.mag.draft import TakeMinor, TakeShare
from railhead.games.mag.lay import LayTile, second_cost, terrain_cost
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import BuyCar, Run, car_price
from railhead.games.mag.shares import BuyShare, SellShares
from railhead.games.mag.site_token import DeclareToken
from railhead.games.mag.state import LayTrack, RunTrains, State
from railhead.games.mag.station import PlaceStation
from railhead.games.mag.trains import BuyTrain, OfferForTrain, Scrap
from railhead.kernel.action import Pass

Options = dict[str, set[tuple[object, ...]]]


def ours(rules: MagRules, state: State) -> Options:
    """By kind of entry, each option as a tuple."""
    found: Options = {}
    for action in rules.legal(state):
        kind, option = _option(rules, state, action)
        found.setdefault(kind, set()).add(option)
    return found


def _option(rules: MagRules, state: State, action: object) -> tuple[str, tuple[object, ...]]:
    frame = state.stack[-1]
    match action:
        case TakeMinor(minor=minor):
            return "bid", (str(minor),)
        case TakeShare(major=major):
            return "bid", (NAMES.get(major, major),)
        case LayTile(hex=hex_, tile=tile, rotation=rotation):
            assert isinstance(frame, LayTrack)
            terrain = 0 if frame.armed else terrain_cost(rules, state, rules.facts.board.number[hex_])
            return "lay_tile", (hex_, tile, rotation, terrain + second_cost(rules, frame))
        case DeclareToken():
            return "special_buy", ("Use Terrain Token", 0)
        case BuyCar(major=major):
            assert isinstance(frame, RunTrains)
            return "special_buy", (NAMES.get(major, major), car_price(rules, state, len(frame.cars)))
        case PlaceStation(hex=hex_, stop=stop):
            return "place_token", (hex_, stop)
        case BuyShare(major=major):
            return "buy_shares", (NAMES.get(major, major),)
        case SellShares(major=major, shares=shares):
            return "sell_shares", (NAMES.get(major, major), shares * 10)
        case BuyTrain(train=train):
            return "buy_train", ("depot", train)
        case OfferForTrain(minor=minor, train=train):
            return "buy_train", (str(minor), train)
        case Scrap():
            return "discard_train", ()
        case Run():
            return "run_routes", ()
        case PayDividend():
            return "dividend", ()
        case Pass():
            return "pass", ()
    raise AssertionError(action)


def theirs(line: dict[str, object]) -> Options:
    """A line of an oracle file in the same form; kinds without details are taken from `actions`."""
    found: Options = {str(kind): set() for kind in _list(line["actions"])}
    for kind in ("bid", "special_buy", "place_token", "buy_shares", "sell_shares", "buy_train"):
        if kind in line:
            found[kind] = {_their_option(kind, row) for row in _list(line[kind])}
    lays = line.get("lay_tile")
    if isinstance(lays, dict):
        found["lay_tile"] = {
            (hex_, tile, rotation, cost)
            for hex_, tiles in lays.items()
            for tile, rows in tiles.items()
            for rotation, cost in rows
        }
    for kind in ("discard_train", "run_routes", "dividend", "pass"):
        if kind in found:
            found[kind] = {()}
    return {kind: options for kind, options in found.items() if options}


def _their_option(kind: str, row: object) -> tuple[object, ...]:
    if kind == "bid":
        return (row,)
    parts = _list(row)
    match kind:
        case "special_buy":
            name = str(parts[0])
            return (name.partition("[")[2].rstrip("]") or name, parts[1])
        case "place_token":
            return (parts[1], int(str(parts[0]).rpartition("-")[2]))
        case "buy_shares":
            return (parts[0],)
        case "sell_shares":
            return (parts[0], parts[1])
        case _:
            return (parts[0] if str(parts[0]).isdigit() else "depot", parts[2])


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value

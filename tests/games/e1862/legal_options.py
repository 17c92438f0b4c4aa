"""Our legal actions in the words of the oracle files, so that the two can be compared."""

from __future__ import annotations

from typing import Any

from railhead.exchange.e1862 import marked_lines
from railhead.games.e1862.build import AddStation
from railhead.games.e1862.charters import Markers
from railhead.games.e1862.depot import next_cost, next_train, used_price
from railhead.games.e1862.exchange import GiveUp, Redeem
from railhead.games.e1862.facts import facts
from railhead.games.e1862.forced import Refinance, SellTreasury, can_sell_treasury
from railhead.games.e1862.holdings import cash, kind_of, seller_of
from railhead.games.e1862.lay import LayTile
from railhead.games.e1862.marker import Link, PlaceMarker
from railhead.games.e1862.merger import Merge, Survive
from railhead.games.e1862.parliament import Bid, Par
from railhead.games.e1862.pay import Pay
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.sale import Sell
from railhead.games.e1862.state import State, Survivor, TrainStep
from railhead.games.e1862.stock_round import BuyShare, Start, cost_of
from railhead.games.e1862.track import marked_lines as stations
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Pass
from railhead.rail.tile import Line

Option = tuple[object, ...]
Options = dict[str, set[Option]]


def look(hex_: str, tile: str, rotation: int, marked: list[Line]) -> Option:
    """A tile as it looks on the board, whatever its rotation is called."""
    turned = facts().tiles.turned[facts().tiles.at(tile, rotation)]
    return hex_, tile, turned.edges, frozenset(turned.lines), frozenset(marked)


def ours(rules: E1862Rules, state: State) -> Options:
    """By kind of entry, each option as a tuple."""
    found: Options = {}
    for action in rules.legal(state):
        kind, option = _option(rules, state, action)
        if kind:
            found.setdefault(kind, set()).add(option)
    return found


def _option(rules: E1862Rules, state: State, action: object) -> tuple[str, Option]:
    frame, seat = state.stack[-1], rules.decision(state)
    match action:
        case Bid(company=company):
            assert seat is not None
            return "bid", (company, cash(state, seat.seat) - rules.facts.game.cash_beyond_bid)  # the site names no step
        case Par(price=price):
            return "par", (price,)
        case Start(company=company, price=price):
            return "par", (company, price)
        case BuyShare(company=company, source=source):
            number = rules.facts.number[company]
            where = "ipo" if source == "treasury" and not state.company[number].chartered else source
            return "buy_shares", (company, where, cost_of(state, number, source))
        case Sell(company=company, shares=shares):
            return "sell_shares", (company, 10 * shares)
        case LayTile(hex=hex_, tile=tile, rotation=rotation):
            number = rules.facts.board.number[hex_]
            new = rules.facts.tiles.at(tile, rotation)
            marks = rules.facts.upgrades.carry_marks(state.laid[number], new, state.marks[number])
            lines = rules.facts.tiles.turned[new].lines
            yellow = rules.facts.tiles.turned[new].tile.level == 1
            marked = [] if yellow else [line for ix, line in enumerate(lines) if marks >> ix & 1]
            return "lay_tile", look(hex_, tile, rotation, marked)
        case AddStation(hex=hex_, line=line, rotation=turn):
            number = rules.facts.board.number[hex_]
            lying = rules.facts.tiles.turned[state.laid[number]]
            rotation = lying.rotation if turn is None else turn
            return "lay_tile", look(hex_, lying.tile.name, rotation, [*stations(state, number), Line(*line)])
        case _:
            return _turn_option(rules, state, frame, action)


def _turn_option(rules: E1862Rules, state: State, frame: object, action: object) -> tuple[str, Option]:
    match action:
        case PlaceMarker(hex=hex_) | Link(hex=hex_):
            return "place_token", (hex_,)
        case BuyTrain(type=kind, train=None, warranties=0) if kind is not None:
            card = next_train(state)
            name = rules.facts.game.trains[rules.band_of(card)].name(kind)
            return "buy_train", ("depot", rules.train_id(card), name, next_cost(rules, state))
        case BuyTrain(train=train) if train is not None:
            used = rules.train_number(train)
            assert used is not None
            name = rules.facts.game.trains[rules.band_of(used)].name(kind_of(state, used))
            seller = seller_of(state, used)
            assert seller is not None
            return "buy_train", (rules.facts.companies[seller].id, train, name, used_price(rules, state, used))
        case Merge(partner=partner):
            return "merge", (partner,)
        case Survive(company=company):
            assert isinstance(frame, Survivor)
            return "choose", ("first" if rules.facts.number[company] == frame.company else "last",)
        case Redeem() | GiveUp():
            return "choose", ("redeem" if isinstance(action, Redeem) else "sell",)
        case Markers(number=number):
            return "choose", (str(number),)
        case Pay(how=how):
            return "dividend", ({"pay": "payout", "retain": "withhold"}.get(how, how),)
        case Pass() | SellTreasury():
            return "pass", ()
        case Refinance():
            assert isinstance(frame, TrainStep)
            return ("convert", ()) if can_sell_treasury(rules, state, frame) else ("pass", ())
        case _:
            return "", ()


def theirs(line: dict[str, object]) -> Options:
    """The options of the oracle in the same form; what our form does not tell apart is left out."""
    found: Options = {}

    def add(kind: str, option: Option) -> None:
        found.setdefault(kind, set()).add(option)

    actions = line["actions"]
    assert isinstance(actions, list)
    for kind in ("pass", "convert"):
        if kind in actions:
            add(kind, ())
    tiles = line.get("lay_tile", {})
    assert isinstance(tiles, dict)
    for hex_, fits in tiles.items():
        for name, rotations in fits.items():
            for rotation, _ in rotations:
                add("lay_tile", look(hex_, name.partition("_")[0], rotation, marked_lines(name, rotation)))
    for kind in ("bid", "par", "buy_shares", "sell_shares", "place_token", "buy_train", "merge", "choose"):
        rows = line.get(kind, [])
        assert isinstance(rows, list)
        for row in rows:
            for option in _pick(kind, row):
                add(kind, option)
    dividend = line.get("dividend", {})
    assert isinstance(dividend, dict)
    for how in dividend:
        add("dividend", (how,))
    return found


def _pick(kind: str, row: Any) -> list[Option]:
    """What is compared of a row."""
    match kind:
        case "bid":
            return [(row[0], row[2])]
        case "par":
            return [(row[0], price) for price in row[1]]
        case "buy_shares":
            return [(row[0], row[1], row[3])]
        case "sell_shares":
            return [(row[0], row[1])]
        case "place_token":
            return [(row[1],)]
        case "buy_train":
            return [(row[0], row[1], row[2].rstrip("*"), row[3])]
        case _:
            return [(row,)]

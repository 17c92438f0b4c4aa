"""Logs of 18Mag, as 18Magyarország is called on 18xx.games."""

from __future__ import annotations

import re
from collections.abc import Iterator

from railhead import rail
from railhead.exchange import Move, Reader, header_of, play
from railhead.exchange.log18xx import (
    BadPlayers,
    IncomeDiffers,
    Log,
    LogEntry,
    LogError,
    LogRoute,
    SiteRandom,
    UnknownEntry,
    UnsupportedRule,
    WrongEntity,
    chained,
    recorded,
)
from railhead.games.mag.dividends import PayDividend
from railhead.games.mag.draft import TakeMinor, TakeShare
from railhead.games.mag.flow import Mag
from railhead.games.mag.lay import LayTile
from railhead.games.mag.route import Route
from railhead.games.mag.rules import OPTIONS, VERSION
from railhead.games.mag.run import BuyCar, Run, check_run
from railhead.games.mag.setup import Drawn
from railhead.games.mag.shares import BuyShare, SellShares
from railhead.games.mag.site import SWITCHES
from railhead.games.mag.site_token import DeclareToken
from railhead.games.mag.state import BuyTrains, Dividend, LayTrack, RunTrains, ScrapTrains, State, Station
from railhead.games.mag.station import PlaceStation
from railhead.games.mag.trace import result, round_name, trace_state
from railhead.games.mag.track import net_of
from railhead.games.mag.trains import BuyTrain, OfferForTrain, Scrap
from railhead.kernel.action import Action, Pass
from railhead.kernel.effect import Effect
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import OptionValue, Refused
from railhead.stock.end import EndGame

NAMES = {"LDSTEG": "LdStEG", "SZKEV": "SKEV", "GC": "G&C"}
MAJORS = {site: ours for ours, site in NAMES.items()}

#: games from before that moment gave the priority deal one seat further after the draft (ruling R1)
DRAFT_FIX = 1761782400  # 30 October 2025


def reader(log: Log) -> Reader:
    """A reader with the site's readings of the rules. Whether an older game follows the old draft, its moves tell."""
    options = _options(log)
    if len(log.players) > 2 and log.created_at < DRAFT_FIX:
        old = options | {"pd_after_draft": "moves_on"}
        failed = _fails_at(log, old)
        if failed is None or _fails_at(log, options, failed) is not None:
            options = old
    return MagReader(log, options)


def _fails_at(log: Log, options: dict[str, OptionValue], upto: int | None = None) -> int | None:
    """After how many entries (of the first `upto`) the log cannot be played on; None if it can."""
    count = 0
    try:
        for _ in play(log, reader=MagReader(log, options)):
            if count == upto:
                break
            count += 1
    except LogError:
        return count
    return None


class MagReader:
    """Reads one log, remembering where tiles lie and who has which train by the ids of the log."""

    def __init__(self, log: Log, options: dict[str, OptionValue]) -> None:
        self.log = log
        for option in log.options:
            if option != "standard_divs" and len(log.players) > 2:  # with two players the site drops all others
                raise LogError([UnsupportedRule(option)])
        if not 2 <= len(log.players) <= 6:
            raise LogError([BadPlayers(len(log.players))])
        defaults = {option.name: option.values[0] for option in OPTIONS}
        self.rules = Mag(VERSION, defaults | options, len(log.players))
        cards = SiteRandom(log.seed).shuffled(self.rules.facts.game.market.start_price_cards)
        drawn = Drawn(tuple(cards[: len(self.rules.facts.majors)]))
        changed = {name: value for name, value in options.items() if value != defaults[name]}
        self.header = header_of(self.rules, changed, drawn, log.seed)
        # very old logs have names; one of them may look like the id of another player
        self.seat = {player.name: seat for seat, player in enumerate(log.players)}
        self.seat |= {player: seat for seat, player in enumerate(log.player_ids)}
        self.tile_at: dict[str, str] = {}  # id of a tile -> hex
        self.train_of: dict[str, int] = {}  # id of a train -> number of the minor
        self.ours: int | None = None
        self.doubts: list[Refusal] = []
        self.last_round = ""

    # -- what Reader asks ----------------------------------------------------------------------------------------------

    def moves(self, state: State, entry: LogEntry) -> Iterator[Move]:
        """The action that an entry stands for, by the seat that is asked."""
        self.ours, self.doubts = None, []
        if entry.type.startswith("program_"):
            return
        decision = self.rules.decision(state)
        action = self._action(state, entry)
        if decision is not None:
            self._check_entity(state, entry, decision.seat)
        yield decision.seat if decision is not None else 0, action

    def saw(self, state: State, effects: tuple[Effect, ...]) -> None:
        """Pieces are followed by the entries alone."""

    def revenue(self) -> int | None:
        return self.ours

    def warnings(self) -> list[Refusal]:
        return self.doubts

    def trace_state(self, state: State) -> dict[str, object]:
        self.last_round = round_name(state) or self.last_round
        return trace_state(self.rules, state, self.log.player_ids, NAMES, self.last_round)

    def result(self, state: State) -> dict[str, int]:
        return result(self.rules, state, self.log.player_ids)

    # -- entries -------------------------------------------------------------------------------------------------------

    def _check_entity(self, state: State, entry: LogEntry, asked: int) -> None:
        """The entry must be of the player or company whose turn it is."""
        if entry.type == "end_game":
            return
        company = self._company(state)
        if company is None and self.seat.get(str(entry.entity)) != asked:
            raise Refused([WrongEntity(str(entry.entity), self.log.player_ids[asked])])
        if company is not None and company != str(entry.entity):
            raise Refused([WrongEntity(str(entry.entity), company)])

    def _company(self, state: State) -> str | None:
        """The company that operates, by its name in the log; None where a player acts himself."""
        facts = self.rules.facts
        match state.stack[-1]:
            case LayTrack(minor=minor) | ScrapTrains(minor=minor) | RunTrains(minor=minor) | BuyTrains(minor=minor):
                company = minor
            case Station(company=company):
                pass
            case Dividend(major=major):
                company = self.rules.minors + major
            case _:
                return None
        if company < self.rules.minors:
            return str(facts.minors[company].number)
        name = facts.majors[company - self.rules.minors].id
        return NAMES.get(name, name)

    def _action(self, state: State, entry: LogEntry) -> Action:
        make = ENTRIES.get(entry.type)
        if make is None:
            raise Refused([UnknownEntry(entry.type, "")])
        return make(self, state, entry)

    def need(self, entry: LogEntry, value: str | None, name: str) -> str:
        if value is None:
            raise Refused([UnknownEntry(entry.type, name)])
        return value

    def bid(self, state: State, entry: LogEntry) -> Action:
        if entry.minor is not None and entry.minor.isdecimal():
            number = int(entry.minor)
            drafted = sum(owner >= 0 for owner in state.owner)
            self.train_of[f"2-{drafted}"] = number
            return TakeMinor(number)
        return TakeShare(_major(self.need(entry, entry.corporation, "corporation")))

    def lay_tile(self, _state: State, entry: LogEntry) -> Action:
        tile, hex_ = self.need(entry, entry.tile, "tile"), self.need(entry, entry.hex, "hex")
        self.tile_at = {id: place for id, place in self.tile_at.items() if place != hex_}
        self.tile_at[tile] = hex_
        return LayTile(hex_, tile.rpartition("-")[0], entry.rotation or 0)

    def place_token(self, _state: State, entry: LogEntry) -> Action:
        tile, _, stop = self.need(entry, entry.city, "city").rpartition("-")
        hex_ = self.tile_at.get(tile) or tile.rpartition("-")[0]
        return PlaceStation(hex_, int(stop) if stop.isdecimal() else -1)

    def special_buy(self, _state: State, entry: LogEntry) -> Action:
        what = entry.description or ""
        sold_by = re.search(r"\[(.+)\]", what)
        if sold_by:
            return BuyCar(_major(sold_by[1]))
        if what == "Use Terrain Token":
            return DeclareToken()
        raise Refused([UnknownEntry(entry.type, what)])

    def discard_train(self, _state: State, entry: LogEntry) -> Action:
        train = self.need(entry, entry.train, "train")
        self.train_of.pop(train, None)
        return Scrap(train.partition("-")[0])

    def buy_train(self, _state: State, entry: LogEntry) -> Action:
        train = self.need(entry, entry.train, "train")
        seller = self.train_of.get(train)
        if str(entry.entity).isdecimal():
            self.train_of[train] = int(entry.entity)
        name = train.partition("-")[0]
        return BuyTrain(name) if seller is None else OfferForTrain(name, seller, entry.price or 0)

    def dividend(self, state: State, entry: LogEntry) -> Action:
        if entry.kind == "variable":
            return PayDividend(entry.amount or 0)
        if entry.kind == "withhold":
            return PayDividend(0)
        if entry.kind != "payout":
            raise Refused([UnknownEntry(entry.type, entry.kind or "kind")])
        frame = state.stack[-1]
        money = state.purse[self.rules.account(self.rules.minors + frame.major)] if isinstance(frame, Dividend) else 0
        unit = self.rules.facts.game.market.dividend_unit
        return PayDividend(money // unit * unit)

    def buy_shares(self, _state: State, entry: LogEntry) -> Action:
        return BuyShare(self._share(entry))

    def sell_shares(self, _state: State, entry: LogEntry) -> Action:
        return SellShares(self._share(entry), (entry.percent or 0) // self.rules.facts.issue.share)

    def _share(self, entry: LogEntry) -> str:
        """The major of the first share named, `LdStEG_2`."""
        return _major(self.need(entry, entry.shares[0] if entry.shares else None, "shares").rpartition("_")[0])

    def pass_(self, _state: State, _entry: LogEntry) -> Action:
        return Pass()

    def end_game(self, _state: State, _entry: LogEntry) -> Action:
        return EndGame()

    # -- runs ----------------------------------------------------------------------------------------------------------

    def run_routes(self, state: State, entry: LogEntry) -> Action:
        """The recorded income is paid; where ours differs, that is a doubt."""
        run = Run(tuple(Route(r.train.partition("-")[0], self._walk(state, entry, r)) for r in entry.routes))
        frame = state.stack[-1]
        if not isinstance(frame, RunTrains):
            return run
        found = check_run(self.rules, state, frame, run)
        if not isinstance(found, rail.Run):
            return run  # will be refused, with these reasons
        self.ours = found.revenue
        paid, mined = recorded(entry, found.revenue, found.subsidy)
        if (paid, mined) == (found.revenue, found.subsidy):
            return run
        self.doubts = [IncomeDiffers(paid + mined, found.revenue + found.subsidy)]
        return Run(run.routes, paid, mined)

    def _walk(self, state: State, entry: LogEntry, route: LogRoute) -> tuple[str, ...]:
        """All hexes of a route in order. Chains may be written in either direction, and a tile may have two cities."""
        walks = list(chained(route))
        if not walks:
            raise Refused([UnknownEntry(entry.type, "connections")])
        if len(walks) == 1:
            return walks[0]
        net, number = net_of(self.rules, state), self.rules.facts.board.number
        for walk in walks:
            trace = rail.follow(net, [number.get(hex_, -1) for hex_ in walk])
            if isinstance(trace, rail.Trace) and self._fits(route, trace):
                return walk
        return walks[0]

    def _fits(self, route: LogRoute, trace: rail.Trace) -> bool:
        """Whether a walk has the stops that the log names (`HEX-stop`; old logs have none)."""
        if len(trace.stops) != len(route.connections) + 1:
            return False
        board = self.rules.facts.board
        stops = [f"{board.spots[board.sites[s].hex].id}-{board.sites[s].stop}" for s in trace.stops]
        return not route.nodes or list(route.nodes) in (stops, stops[::-1])


ENTRIES = {
    "bid": MagReader.bid,
    "lay_tile": MagReader.lay_tile,
    "place_token": MagReader.place_token,
    "special_buy": MagReader.special_buy,
    "discard_train": MagReader.discard_train,
    "buy_train": MagReader.buy_train,
    "dividend": MagReader.dividend,
    "buy_shares": MagReader.buy_shares,
    "sell_shares": MagReader.sell_shares,
    "pass": MagReader.pass_,
    "end_game": MagReader.end_game,
    "run_routes": MagReader.run_routes,
}


def _major(name: str) -> str:
    return MAJORS.get(name, name)


def _options(log: Log) -> dict[str, OptionValue]:
    """The site's readings of the rules."""
    options: dict[str, OptionValue] = {switch.name: switch.values[1] for switch in SWITCHES}
    options["pd_after_draft"] = "stays"
    options["dividends"] = "all-or-nothing" if "standard_divs" in log.options else "free"
    return options

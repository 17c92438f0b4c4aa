"""Logs of 1862 from 18xx.games."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from railhead import rail
from railhead.exchange import Move, Reader, header_of
from railhead.exchange.e1862_shares import Certificates
from railhead.exchange.e1862_steps import PassedOver
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
)
from railhead.games import e1862
from railhead.games.e1862.build import AddStation
from railhead.games.e1862.charters import Markers
from railhead.games.e1862.exchange import GiveUp, Redeem
from railhead.games.e1862.facts import TrainType, facts
from railhead.games.e1862.flow import E1862
from railhead.games.e1862.forced import Refinance, SellTreasury, can_refinance, can_sell_treasury
from railhead.games.e1862.holdings import has_train, singles, treasury
from railhead.games.e1862.joining import RemoveMarker
from railhead.games.e1862.lay import LayTile
from railhead.games.e1862.marker import Link, PlaceMarker
from railhead.games.e1862.merger import Merge, Survive
from railhead.games.e1862.parliament import Bid, Par
from railhead.games.e1862.pay import Pay
from railhead.games.e1862.redeem import RedeemShare
from railhead.games.e1862.route import Route, Run
from railhead.games.e1862.rules import VERSION
from railhead.games.e1862.run import refuse_run, score_of
from railhead.games.e1862.sale import Sell
from railhead.games.e1862.setup import Drawn
from railhead.games.e1862.state import (
    IPO,
    POOL,
    AcquireStep,
    Build,
    Exchange,
    FurtherShares,
    Home,
    MarkerStep,
    MergeStep,
    PayStep,
    RedeemStep,
    RemoveMarkers,
    RunStep,
    SetPar,
    State,
    Survivor,
    TrainStep,
    account,
)
from railhead.games.e1862.stock_round import BuyShare, Source, Start
from railhead.games.e1862.trace import result, trace_state
from railhead.games.e1862.track import LONDON_AREA, free_slot, net_of
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Action, Pass
from railhead.kernel.effect import Effect
from railhead.kernel.frame import Frame
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import OptionValue, Refused
from railhead.rail.tile import NO_TILE, Line, turn_line
from railhead.stock.end import EndGame
from railhead.stock.trains import DEPOT

#: optional rules of the site -> our options
RULES: dict[str, tuple[str, OptionValue]] = {
    "long_length": ("length", "long"),
    "short_length": ("length", "short"),
    "eight_tokens": ("eight_markers", True),
}
TYPE_OF: dict[str, TrainType] = {"F": "freight", "L": "local", "E": "express"}
PAYS = {"payout": "pay", "withhold": "retain", "hudson": "hudson"}


@cache
def station_tiles() -> dict[str, tuple[tuple[int, int], ...]]:
    """The site's names of tiles with small-station markers: the lines that have one, in rotation 0."""
    file = Path(e1862.__file__).parent / "data" / "tiles_in_logs.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, tuple[tuple[int, int], ...]])


def marked_lines(name: str, rotation: int) -> list[Line]:
    """The lines with a small station on a tile as the site names it."""
    return [turn_line(Line(*line), rotation) for line in station_tiles().get(name, ())]


def reader(log: Log) -> Reader:
    return E1862Reader(log)


def drawn(log: Log) -> Drawn:
    """The set-up that the site's generator gives: the offer, and the permits in the order of the companies."""
    seats = len(log.players)
    random = SiteRandom(log.seed)
    offer = random.shuffled([company.id for company in facts().companies])[facts().game.setup.removed[str(seats)] :]
    permits: list[TrainType] = ["freight", "express", "local"] * 6
    dealt = random.shuffled(permits if seats > 6 else permits[:-2])
    in_play = [company.id for company in facts().companies if company.id in offer]
    return Drawn(tuple(offer), dict(zip(in_play, dealt, strict=False)))


class E1862Reader:
    """Reads one log, remembering where tiles lie by their ids in the log, and what they are called there."""

    def __init__(self, log: Log) -> None:
        self.log = log
        options: dict[str, OptionValue] = {"rulings": "site"}
        for option in log.options:
            if option not in RULES:
                raise LogError([UnsupportedRule(option)])
            name, value = RULES[option]
            options[name] = value
        if not 2 <= len(log.players) <= 8:
            raise LogError([BadPlayers(len(log.players))])
        self.rules = E1862(VERSION, options, len(log.players))
        self.header = header_of(self.rules, options, drawn(log), log.seed)
        # the oldest logs name players; an id goes before somebody's name
        self.seat = {player.name: seat for seat, player in enumerate(log.players)}
        self.seat |= {str(player.id): seat for seat, player in enumerate(log.players)}
        self.tile_at: dict[str, str] = {}  # id of a tile -> hex
        self.names: dict[str, str] = {}  # hex -> name and rotation of its tile in the log
        self.shares = Certificates()
        self.steps = PassedOver()
        self.named: tuple[int, ...] = ()  # the numbers of the shares that the entry names
        self.ours: int | None = None
        self.doubts: list[Refusal] = []

    # -- what Reader asks ----------------------------------------------------------------------------------------------

    def moves(self, state: State, entry: LogEntry) -> Iterator[Move]:
        """The action that an entry stands for, by the seat that is asked."""
        self.ours, self.doubts = None, []
        numbers = [share.rpartition("_")[2] for share in entry.shares]
        self.named = tuple(int(number) for number in numbers if number.isdecimal())
        if entry.type.startswith("program_"):
            return
        while entry.type != "end_game" and self._left_out(state, entry):
            decision = self.rules.decision(state)
            assert decision is not None
            yield decision.seat, Pass()
            state = self.rules.apply(state, Pass()).state
        decision = self.rules.decision(state)
        if decision is not None and entry.type != "end_game":
            self._check_entity(state, entry, decision.seat)
        make = ENTRIES.get(entry.type)
        if make is None:
            raise Refused([UnknownEntry(entry.type, "")])
        self.steps.look(self.rules, state)
        action = make(self, state, entry)
        self.steps.did(state, action)
        yield decision.seat if decision is not None else 0, action
        if self.steps.company is not None:
            yield from self._passed_over(self.rules.apply(state, action).state)

    def _passed_over(self, state: State) -> Iterator[Move]:
        """A pass in a step that the site did not stop at."""
        if self.steps.over(state):
            decision = self.rules.decision(state)
            assert decision is not None
            yield decision.seat, Pass()

    def saw(self, state: State, effects: tuple[Effect, ...]) -> None:
        self.shares.saw(state, effects, self.named)

    def revenue(self) -> int | None:
        return self.ours

    def warnings(self) -> list[Refusal]:
        return self.doubts

    def trace_state(self, state: State) -> dict[str, object]:
        return trace_state(self.rules, state, self.log.player_ids, self.names)

    def result(self, state: State) -> dict[str, int]:
        return result(self.rules, state, self.log.player_ids)

    # -- entries -------------------------------------------------------------------------------------------------------

    def _check_entity(self, state: State, entry: LogEntry, asked: int) -> None:
        """The entry must be of the player or company whose turn it is."""
        if entry.entity_type == "player":
            if self.seat.get(str(entry.entity)) != asked:
                raise Refused([WrongEntity(str(entry.entity), self.log.player_ids[asked])])
            return
        frame = state.stack[-1]
        acting = {facts().companies[company].id for company in _acting(frame)}
        if str(entry.entity) not in acting:
            raise Refused([WrongEntity(str(entry.entity), ", ".join(sorted(acting)) or type(frame).__name__)])

    def _left_out(self, state: State, entry: LogEntry) -> bool:
        """Whether the log goes on with somebody else: it has left out that the last steps of a turn were passed."""
        frame = state.stack[-1]
        if not isinstance(frame, TrainStep | RedeemStep | AcquireStep):
            return False
        return facts().companies[frame.company].id != str(entry.entity) and Pass() in self.rules.legal(state)

    def need(self, entry: LogEntry, value: str | None, name: str) -> str:
        if value is None:
            raise Refused([UnknownEntry(entry.type, name)])
        return value

    def bid(self, _state: State, entry: LogEntry) -> Action:
        return Bid(self.need(entry, entry.corporation, "corporation"), entry.price or 0)

    def par(self, state: State, entry: LogEntry) -> Action:
        price = _number(entry, str(entry.share_price).partition(",")[0])
        if isinstance(state.stack[-1], SetPar):
            return Par(price)
        return Start(self.need(entry, entry.corporation, "corporation"), price)

    def buy_shares(self, state: State, entry: LogEntry) -> Action:
        name, _, number = self.need(entry, entry.shares[0] if entry.shares else None, "shares").rpartition("_")
        if name not in facts().number or not number.isdecimal():
            raise Refused([UnknownEntry(entry.type, f"{name}_{number}")])
        company = facts().number[name]
        if entry.entity_type == "corporation":
            self.shares.claim(company, self.named, POOL)
            return RedeemShare()
        if isinstance(state.stack[-1], FurtherShares):
            return BuyShare(name, "ipo")
        sources: dict[int, Source] = {POOL: "pool", treasury(state, company): "treasury", IPO: "ipo"}
        place = self.shares.holder(company, int(number))
        if place not in sources:
            place = next((other for other in sources if singles(state, company, other)), None)
        if place is None:
            raise Refused([UnknownEntry(entry.type, f"{name}_{number}")])
        self.shares.claim(company, self.named, place)
        return BuyShare(name, sources[place])

    def sell_shares(self, _state: State, entry: LogEntry) -> Action:
        name = self.need(entry, entry.shares[0] if entry.shares else None, "shares").rpartition("_")[0]
        seat = self.seat.get(str(entry.entity))
        if name in facts().number and seat is not None:
            self.shares.claim(facts().number[name], self.named, account(seat))
        return Sell(name, (entry.percent or 0) // 10)

    def choose(self, state: State, entry: LogEntry) -> Action:
        frame, choice = state.stack[-1], str(entry.choice)
        if isinstance(frame, Survivor):
            return Survive(facts().companies[frame.company if choice == "first" else frame.partner].id)
        if isinstance(frame, Exchange):
            return Redeem() if choice == "redeem" else GiveUp()
        return Markers(_number(entry, choice))

    def merge(self, _state: State, entry: LogEntry) -> Action:
        return Merge(self.need(entry, entry.corporation, "corporation"))

    def pass_(self, state: State, _entry: LogEntry) -> Action:
        """In the train step a company without a train is thus forced: to sell, else to refinance."""
        frame = state.stack[-1]
        if isinstance(frame, TrainStep) and not has_train(state, frame.company):
            if can_sell_treasury(self.rules, state, frame):
                return SellTreasury()
            if can_refinance(self.rules, state, frame):
                return Refinance()
        return Pass()

    def end_game(self, _state: State, _entry: LogEntry) -> Action:
        return EndGame()

    def convert(self, _state: State, _entry: LogEntry) -> Action:
        return Refinance()

    def dividend(self, _state: State, entry: LogEntry) -> Action:
        how = PAYS.get(entry.kind or "")
        if how == "pay":
            return Pay("pay")
        return Pay("hudson") if how == "hudson" else Pay("retain")

    def buy_train(self, state: State, entry: LogEntry) -> Action:
        name = self.need(entry, entry.train, "train")
        train = self.rules.train_number(name)
        if train is not None and train < len(state.train_at) and state.train_at[train] != DEPOT:
            return BuyTrain(train=name)
        kind = self.need(entry, entry.variant, "variant").rstrip("*")[-1:]
        if kind not in TYPE_OF:
            raise Refused([UnknownEntry(entry.type, entry.variant or "")])
        return BuyTrain(TYPE_OF[kind], entry.warranties or 0)

    # -- the map -------------------------------------------------------------------------------------------------------

    def lay_tile(self, state: State, entry: LogEntry) -> Action:
        """A tile; or one more small station, which the site writes as another tile."""
        id, hex_ = self.need(entry, entry.tile, "tile"), self.need(entry, entry.hex, "hex")
        name, rotation = id.rpartition("-")[0], entry.rotation or 0
        base = name.partition("_")[0]
        if base not in facts().tiles.number or hex_ not in facts().board.number:
            raise Refused([UnknownEntry(entry.type, f"{name} {hex_}")])
        self.tile_at = {tile: place for tile, place in self.tile_at.items() if place != hex_}
        self.tile_at[id] = hex_
        self.names[hex_] = f"{name}:{rotation}"
        old = state.laid[facts().board.number[hex_]]
        if old == NO_TILE or facts().tiles.turned[old].tile.name != base:
            return LayTile(hex_, base, rotation)
        lines = facts().tiles.turned[old].lines
        marks = state.marks[facts().board.number[hex_]]
        there = [line for ix, line in enumerate(lines) if marks >> ix & 1]
        wanted = [line for line in marked_lines(name, rotation) if line not in there]
        if len(wanted) != 1:
            raise Refused([UnknownEntry(entry.type, name)])
        turned = facts().tiles.turned[facts().tiles.at(base, rotation)]
        same = set(turned.lines) == set(lines)
        return AddStation(hex_, (wanted[0].a, wanted[0].b), None if same else rotation)

    def _hex(self, entry: LogEntry) -> str:
        """The hex of a city: by the tile's id, or the hex itself where it is printed on the map."""
        tile = self.need(entry, entry.city, "city").rpartition("-")[0]
        return self.tile_at.get(tile) or tile.partition("-")[0]

    def place_token(self, state: State, entry: LogEntry) -> Action:
        """The slot is named if it is not the first empty one."""
        hex_ = self._hex(entry)
        if hex_ in LONDON_AREA.slot_hexes:
            return Link(hex_)
        if hex_ not in facts().board.number:
            raise Refused([UnknownEntry(entry.type, entry.city or "")])
        site = facts().board.first_site[facts().board.number[hex_]]
        usual = entry.slot is None or site < 0 or entry.slot == free_slot(state, site)
        return PlaceMarker(hex_, None if usual else entry.slot)

    def remove_token(self, _state: State, entry: LogEntry) -> Action:
        return RemoveMarker(self._hex(entry))

    # -- runs ----------------------------------------------------------------------------------------------------------

    def run_routes(self, state: State, entry: LogEntry) -> Action:
        """The recorded income is paid; where ours differs, that is a doubt."""
        run = Run(tuple(Route(route.train, self._walk(state, entry, route)) for route in entry.routes))
        frame = state.stack[-1]
        if not isinstance(frame, RunStep) or any(refuse_run(self.rules, state, frame, run)):
            return run  # will be refused, with these reasons
        found = score_of(self.rules, state, run)
        self.ours = found.revenue
        paid, subsidy = sum(r.revenue for r in entry.routes), sum(r.subsidy for r in entry.routes)
        if paid < 0 or subsidy < 0:
            raise Refused([UnknownEntry(entry.type, str(min(paid, subsidy)))])
        if (paid, subsidy) == (found.revenue, found.subsidy):
            return run
        self.doubts = [IncomeDiffers(paid + subsidy, found.revenue + found.subsidy)]
        return Run(run.routes, None, paid, subsidy)

    def _walk(self, state: State, entry: LogEntry, route: LogRoute) -> tuple[str, ...]:
        """All hexes of a route in order: the first way to put the chains together for which there is track."""
        walks = list(chained(route))
        if not walks:
            raise Refused([UnknownEntry(entry.type, "connections")])
        number = facts().board.number
        for walk in walks:
            if isinstance(rail.follow(net_of(state), [number.get(hex_, -1) for hex_ in walk]), rail.Trace):
                return walk
        return walks[0]


def _number(entry: LogEntry, written: str) -> int:
    """A price or a choice that must be a number."""
    if not written.isdecimal():
        raise Refused([UnknownEntry(entry.type, written)])
    return int(written)


def _acting(frame: Frame) -> tuple[int, ...]:
    """The companies in whose name an entry may be made in that frame."""
    match frame:
        case Exchange():
            return (frame.survivor, frame.lost)
        case Home() | MergeStep() | Build() | MarkerStep() | RunStep() | PayStep() | TrainStep():
            return (frame.company,)
        case RedeemStep() | AcquireStep() | Survivor() | RemoveMarkers():
            return (frame.company,)
    return ()


ENTRIES = {
    "bid": E1862Reader.bid,
    "par": E1862Reader.par,
    "buy_shares": E1862Reader.buy_shares,
    "sell_shares": E1862Reader.sell_shares,
    "choose": E1862Reader.choose,
    "merge": E1862Reader.merge,
    "pass": E1862Reader.pass_,
    "convert": E1862Reader.convert,
    "dividend": E1862Reader.dividend,
    "buy_train": E1862Reader.buy_train,
    "lay_tile": E1862Reader.lay_tile,
    "place_token": E1862Reader.place_token,
    "remove_token": E1862Reader.remove_token,
    "run_routes": E1862Reader.run_routes,
    "end_game": E1862Reader.end_game,
}

"""What is printed in the box, read from data/*.toml: companies, trains, phases, prices, map and tiles."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from railhead.rail.board import Board, read_board
from railhead.rail.tile import TileSet, read_tiles
from railhead.rail.upgrade import LabelRule, Upgrades
from railhead.stock.certificates import Issue
from railhead.stock.market import Market

MapName = Literal["multi", "two"]
CarUse = Literal["offboard", "plus", "mine"]


class Home(Struct, frozen=True):
    hex: str
    stop: int


class MinorData(Struct, frozen=True):
    """A minor; `home` by map, absent where the minor does not take part."""

    number: int
    name: str
    abbr: str
    home: dict[MapName, Home]
    terrain_tokens: int = 0


class Major(Struct, frozen=True):
    id: str
    abbr: str
    name: str
    colour: str
    group: str
    in_two: bool


class TrainType(Struct, frozen=True):
    name: str
    stops: int
    price: int
    to_major: int
    major: str
    starts_phase: bool


class Phase(Struct, frozen=True):
    name: str
    operating_rounds: int
    car_prices: tuple[int, ...]
    offboard_bonus: int


class Car(Struct, frozen=True):
    """A rail car: the major that sells it, and what it can be used for (one of them)."""

    major: str
    does: tuple[CarUse, ...]


class DividendMove(Struct, frozen=True, rename={"least": "from"}):
    least: int
    move: int


class DraftData(Struct, frozen=True):
    minors: int
    shares: int
    shares_per_major: int
    order: tuple[int, ...] = ()
    priority_after: int | None = None


class MapRules(Struct, frozen=True):
    """What differs between the game for two and the one for more."""

    map: str
    colours: tuple[str, ...]
    market_top: int
    dividend_moves: tuple[DividendMove, ...]
    final_operating_rounds: int
    trains: tuple[TrainType, ...]
    phases: tuple[Phase, ...]
    cars: tuple[Car, ...]


class MinorRules(Struct, frozen=True):
    start_cash: int
    start_trains: tuple[str, ...]
    train_limit: int
    station_costs: tuple[int, ...]
    station_share_to_szkev: int
    stations_per_turn: int
    second_tile_cost: int
    terrain_cost_per_symbol: int
    least_price_between_minors: int


class MajorRules(Struct, frozen=True):
    start_cash: int
    station_costs: tuple[int, ...]
    stations_per_turn: int
    station_bonus: int
    director_percent: int
    share_percent: int
    ordinary_certificates: int
    most_percent_per_player: int


class MarketData(Struct, frozen=True):
    start_price_cards: tuple[int, ...]
    track: tuple[int, ...]
    dividend_unit: int
    sale_move: int
    sold_out_move: int


class NoTrainSold(Struct, frozen=True):
    tokens: int


class GameData(Struct, frozen=True):
    start_cash: int
    certificate_limit: dict[str, int]
    draft: dict[str, DraftData]
    market: MarketData
    no_train_sold: NoTrainSold
    multi: MapRules
    two: MapRules


class CompanyData(Struct, frozen=True):
    minor_rules: MinorRules
    major_rules: MajorRules
    minors: tuple[MinorData, ...]
    majors: tuple[Major, ...]


class Facts(Struct, frozen=True):
    """Everything about one of the two maps; minors and majors are the ones that take part there."""

    map: MapName
    game: GameData
    rules: MapRules
    minor_rules: MinorRules
    major_rules: MajorRules
    minors: tuple[MinorData, ...]
    majors: tuple[Major, ...]
    issue: Issue
    market: Market
    board: Board
    tiles: TileSet
    upgrades: Upgrades
    home_site: tuple[int, ...]  # by minor
    minor_ix: dict[int, int]  # number -> index
    major_ix: dict[str, int]
    train_ix: dict[str, int]
    #: by train piece: its type. Two for each minor and type are as good as the unlimited supply of the rules
    train_kind: tuple[int, ...]


def read_toml(name: str) -> dict[str, object]:
    """A file of this title's data folder."""
    return tomllib.loads((files("railhead.games.mag") / "data" / name).read_text(encoding="utf-8"))


@cache
def facts(map_name: MapName) -> Facts:
    """The facts for a map; read once."""
    game = msgspec.convert(read_toml("game.toml"), GameData)
    companies = msgspec.convert(read_toml("companies.toml"), CompanyData)
    rules = game.multi if map_name == "multi" else game.two
    board, tiles = read_board(read_toml(rules.map)), read_tiles(read_toml("tiles.toml"))
    minors = tuple(minor for minor in companies.minors if map_name in minor.home)
    majors = tuple(major for major in companies.majors if map_name == "multi" or major.in_two)
    pieces = len(minors) * companies.minor_rules.train_limit
    major_rules = companies.major_rules
    track = game.market.track
    homes = [minor.home[map_name] for minor in minors]
    return Facts(
        map=map_name,
        game=game,
        rules=rules,
        minor_rules=companies.minor_rules,
        major_rules=major_rules,
        minors=minors,
        majors=majors,
        issue=Issue(major_rules.director_percent, major_rules.share_percent, major_rules.ordinary_certificates),
        market=Market(track[: track.index(rules.market_top) + 1]),
        board=board,
        tiles=tiles,
        upgrades=Upgrades(board, tiles, LabelRule({"K": 2})),
        home_site=tuple(board.site(home.hex, home.stop) for home in homes),
        minor_ix={minor.number: ix for ix, minor in enumerate(minors)},
        major_ix={major.id: ix for ix, major in enumerate(majors)},
        train_ix={train.name: ix for ix, train in enumerate(rules.trains)},
        train_kind=tuple(kind for kind in range(len(rules.trains)) for _ in range(pieces)),
    )


class Kinds:
    """Masks of the sites of a map by kind."""

    def __init__(self, facts: Facts) -> None:
        mask = facts.board.kind_mask
        self.red, self.mine, self.town, self.city = mask("offboard"), mask("mine"), mask("town"), mask("city")

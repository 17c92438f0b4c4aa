"""The facts of the box, read from `data/*.toml` once."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct, convert

from railhead.rail.board import Board, read_board
from railhead.rail.tile import TileSet, read_tiles
from railhead.rail.upgrade import LabelRule, Upgrades
from railhead.stock.certificates import Issue
from railhead.stock.market import Market

TrainType = Literal["freight", "local", "express"]
#: bit and order of the permits in the state
TYPES: tuple[TrainType, ...] = ("freight", "local", "express")
BANDS = "ABCDEFGH"
LENGTHS = ("standard", "short", "long")


def _read(name: str) -> dict[str, object]:
    return tomllib.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


class ShareFacts(Struct, frozen=True):
    director: int
    ordinary: int
    float_at: int


#: shares count in tenths: the director certificate is three of ten
_SHARES = convert(_read("companies.toml")["shares"], ShareFacts)
ISSUE = Issue(director=_SHARES.director, share=1, shares=_SHARES.ordinary)
SHARES = _SHARES.director + _SHARES.ordinary
DIRECTOR_SHARES = _SHARES.director
#: certificates of a company
CERTS = ISSUE.size


class PlayerFacts(Struct, frozen=True):
    cash: int
    certificate_limit: int


class Setup(Struct, frozen=True):
    removed: dict[str, int]
    groups: dict[str, int]
    first_rounds: tuple[str, ...]


class CharteredMarkers(Struct, frozen=True):
    number: int
    cost_each: int


class OwnMarkers(Struct, frozen=True):
    least: int
    cost_each: int


class MarkerFacts(Struct, frozen=True):
    chartered: CharteredMarkers
    non_chartered: OwnMarkers
    most: int


class Running(Struct, frozen=True):
    local_subsidy_per_hex: int
    freight_bonus_per_hex: int
    freight_bonus_per_hex_with_port: int


class Warranties(Struct, frozen=True):
    cost: int
    most: int


class Counts(Struct, frozen=True):
    short: int
    standard: int
    long: int

    def of(self, length: str) -> int:
        """2.4.3: the number of cards for a length of the game."""
        return {"short": self.short, "standard": self.standard, "long": self.long}[length]


class Band(Struct, frozen=True):
    """One card serves all three types: how many hexes freight moves, how many of its stops others count."""

    band: str
    cost: int
    freight: int
    counts: int
    visits: int
    count: Counts
    rusts: str | None = None
    free_warranties: int = 0

    def name(self, kind: TrainType) -> str:
        """`3F`, `2/3E`, as printed on the card."""
        if kind == "freight":
            return f"{self.freight}F"
        number = str(self.counts) if self.counts == self.visits else f"{self.counts}/{self.visits}"
        return number + kind[0].upper()


class Phase(Struct, frozen=True):
    colours: tuple[str, ...]
    operating_rounds: int
    per_type: int
    in_all: int
    simple: int


class StartPrices(Struct, frozen=True):
    least: int
    most: int


class Ignored(Struct, frozen=True, rename={"from_": "from"}):
    from_: int
    shares: int


class MarketFacts(Struct, frozen=True):
    cells: tuple[int, ...]
    cells_per_column: int
    chartered_pars: tuple[int, ...]
    start_prices: StartPrices
    ignored_shares: tuple[Ignored, ...]
    most_dividend_columns: int
    refinance_pars: int


class Variant(Struct, frozen=True):
    types: tuple[TrainType, ...]
    permits: dict[TrainType, int] = {}
    permits_7_8: dict[TrainType, int] = {}


class Lner(Struct, frozen=True):
    trigger: str
    last_operating_rounds: int


class ShortLength(Struct, frozen=True):
    to_4: str
    from_5: str


class ShortGame(Struct, frozen=True):
    """11.2."""

    length: ShortLength
    lner_trigger: str
    permanent_from: str


class LeftOut(Struct, frozen=True):
    """11.3: what the beginners' game does without."""

    companies_only_by_parliament: bool = False
    no_redemption: bool = False
    no_bought_warranties: bool = False
    no_hudson: bool = False


class EightMarkers(Struct, frozen=True):
    """11.4."""

    most_tokens: int


class OptionFacts(Struct, frozen=True):
    short_game: ShortGame
    beginner: LeftOut
    eight_tokens: EightMarkers


class GameFacts(Struct, frozen=True):
    """`data/game.toml`."""

    bank: int
    bid_step: int
    cash_beyond_bid: int
    winner_may_buy: int
    obligation_fine: int
    players: dict[str, PlayerFacts]
    setup: Setup
    tokens: MarkerFacts
    running: Running
    warranties: Warranties
    trains: tuple[Band, ...]
    phases: dict[str, Phase]
    market: MarketFacts
    variants: dict[str, Variant]
    options: OptionFacts
    lner: Lner


class CompanyFacts(Struct, frozen=True):
    id: str
    name: str
    home: str
    colour: str
    text_colour: str
    historic: str


class Facts(Struct, frozen=True):
    """Everything in the box, whoever plays."""

    game: GameFacts
    companies: tuple[CompanyFacts, ...]
    number: dict[str, int]
    board: Board
    tiles: TileSet
    upgrades: Upgrades
    market: Market
    float_at: int


@cache
def facts() -> Facts:
    """The facts; read once. Every label of the board asks for its own tiles in all colours."""
    rows = convert(_read("companies.toml")["companies"], tuple[CompanyFacts, ...])
    game = convert(_read("game.toml"), GameFacts)
    board, tiles = read_board(_read("map.toml")), read_tiles(_read("tiles.toml"))
    return Facts(
        game=game,
        companies=rows,
        number={row.id: ix for ix, row in enumerate(rows)},
        board=board,
        tiles=tiles,
        upgrades=Upgrades(board, tiles, LabelRule()),
        market=Market(game.market.cells),
        float_at=_SHARES.float_at,
    )

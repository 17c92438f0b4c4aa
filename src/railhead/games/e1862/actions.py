"""What a player decides. Companies, hexes, tiles and trains by name; money in pounds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from railhead.games.e1862.data import TrainType
from railhead.kernel.action import Action

Source = Literal["ipo", "pool", "treasury"]


class Bid(Action, frozen=True, gc=False, tag="bid"):
    """Open an auction, or raise in it."""

    company: str
    amount: int


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Decline what is asked."""


class Par(Action, frozen=True, gc=False, tag="par"):
    """Set the par of a company won in Parliament."""

    price: int


class Start(Action, frozen=True, gc=False, tag="start"):
    """Start a non-chartered company at a price."""

    company: str
    price: int


class BuyShare(Action, frozen=True, gc=False, tag="buy"):
    company: str
    source: Source


class Sell(Action, frozen=True, gc=False, tag="sell"):
    """Sell a block; `shares` counts tenths of the company."""

    company: str
    shares: int


class Markers(Action, frozen=True, gc=False, tag="markers"):
    """How many station markers a launched company buys."""

    number: int


class Merge(Action, frozen=True, gc=False, tag="merge"):
    """Merge with, or acquire, another company."""

    partner: str


class Survive(Action, frozen=True, gc=False, tag="survive"):
    company: str


class Answer(Action, frozen=True, gc=False, tag="answer"):
    """The other director agrees or declines."""

    agreed: bool


class Redeem(Action, frozen=True, gc=False, tag="redeem"):
    """Pay for the option and keep it."""


class GiveUp(Action, frozen=True, gc=False, tag="give-up"):
    """Take money for the option."""


class RemoveMarker(Action, frozen=True, gc=False, tag="remove-marker"):
    hex: str


class LayTile(Action, frozen=True, gc=False, tag="lay"):
    hex: str
    tile: str
    rotation: int


class AddStation(Action, frozen=True, gc=False, tag="station"):
    """Put a small-station marker on a line of a tile, named by its two edges.

    `rotation` stands in records of games in which the tile could be turned by it.
    """

    hex: str
    line: tuple[int, int]
    rotation: int | None = None


class PlaceMarker(Action, frozen=True, gc=False, tag="marker"):
    """`slot` stands in records of games in which it matters who lies in the last slot of a station."""

    hex: str
    slot: int | None = None


class Link(Action, frozen=True, gc=False, tag="link"):
    """A station marker in London. `hex`: which of its places it lies on."""

    hex: str


class Route(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one train runs: the hexes from one end to the other, which tell the track.

    `counts`: the hexes of the stops it counts, where it may not count all that it visits; the best ones if not said.
    """

    train: str
    hexes: tuple[str, ...]
    counts: tuple[str, ...] | None = None


class Run(Action, frozen=True, gc=False, tag="run"):
    """`joined`: trains of permanent freights that run as one chain with the others; as well as possible if not said.

    `revenue` and `subsidy` stand in records of games in which written figures were paid.
    """

    routes: tuple[Route, ...] = ()
    joined: tuple[str, ...] | None = None
    revenue: int | None = None
    subsidy: int | None = None


class Pay(Action, frozen=True, gc=False, tag="pay"):
    how: Literal["pay", "retain", "hudson"]


class BuyTrain(Action, frozen=True, gc=False, tag="train"):
    """From the bank: a type and warranties. From another company: the card's name."""

    type: TrainType | None = None
    warranties: int = 0
    train: str | None = None


class SellTreasury(Action, frozen=True, gc=False, tag="sell-treasury"):
    """Sell as many treasury shares as the train needs."""


class Refinance(Action, frozen=True, gc=False, tag="refinance"):
    pass


class RedeemShare(Action, frozen=True, gc=False, tag="redeem-share"):
    """The company buys one of its shares from the pool."""


class EndGame(Action, frozen=True, gc=False, tag="end-game"):
    """The players of an imported game ended it at once."""


AnyAction = (
    Bid
    | Pass
    | Par
    | Start
    | BuyShare
    | Sell
    | Markers
    | Merge
    | Survive
    | Answer
    | Redeem
    | GiveUp
    | RemoveMarker
    | LayTile
    | AddStation
    | PlaceMarker
    | Link
    | Run
    | Pay
    | BuyTrain
    | SellTreasury
    | Refinance
    | RedeemShare
    | EndGame
)

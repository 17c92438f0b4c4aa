"""What a player of 18Magyarország may decide. Companies, hexes, tiles and trains are named as they are printed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from railhead.kernel.action import Action

#: numbers beyond these cannot be meant and need no reason of their own
Count = Annotated[int, Meta(ge=0, le=1000)]
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]


class TakeMinor(Action, frozen=True, tag="take-minor"):
    """V: pick a minor company."""

    minor: Count


class TakeShare(Action, frozen=True, tag="take-share"):
    """V: pick a share of a major."""

    major: str


class LayTile(Action, frozen=True, tag="lay-tile"):
    """VI.3.2, VI.3.3: lay or promote; `token` spends a terrain token on the terrain of the hex."""

    hex: str
    tile: str
    rotation: Count
    token: bool = False


class DeclareToken(Action, frozen=True, tag="declare-token"):
    """A terrain token set apart for the next tile with terrain costs (only in games that read VI.3.2 so)."""


class PlaceStation(Action, frozen=True, tag="place-station"):
    """VI.3.4, VI.4.2: a station in the city `stop` of a hex."""

    hex: str
    stop: Count = 0


class Scrap(Action, frozen=True, tag="scrap"):
    """VI.3.5: give back a train."""

    train: str


class BuyCar(Action, frozen=True, tag="buy-car"):
    """VI.3.7: a rail car of that major."""

    major: str


class Route(Struct, frozen=True, gc=False):
    """A train and the hexes of its track, from one end to the other."""

    train: str
    hexes: tuple[str, ...]


class Run(Action, frozen=True, tag="run"):
    """VI.3.6: all trains of the minor at once; a train without a route stays at home.

    `paid` and `mined` stand in imported games only, where the recorded income is not what the rules give.
    """

    routes: tuple[Route, ...] = ()
    paid: Amount | None = None
    mined: Amount | None = None


class BuyTrain(Action, frozen=True, tag="buy-train"):
    """VI.3.8: from a stack."""

    train: str


class OfferForTrain(Action, frozen=True, tag="offer-for-train"):
    """VI.3.8: from another minor, at a price the owners agree on."""

    train: str
    minor: Count
    price: Amount


class AcceptOffer(Action, frozen=True, tag="accept-offer"):
    """VI.3.8: the seller agrees."""


class DeclineOffer(Action, frozen=True, tag="decline-offer"):
    """VI.3.8: the seller does not."""


class PayDividend(Action, frozen=True, tag="pay-dividend"):
    """VI.4.3: the total amount."""

    amount: Amount


class BuyShare(Action, frozen=True, tag="buy-share"):
    """VII.5: one share of 10 %."""

    major: str


class SellShares(Action, frozen=True, tag="sell-shares"):
    """VII.4: so many shares of one major as one sale."""

    major: str
    shares: Count


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing (more) in this step."""


class EndGame(Action, frozen=True, tag="end-game"):
    """The players of an imported game ended it at once."""


MagAction = (
    TakeMinor | TakeShare | LayTile | DeclareToken | PlaceStation | Scrap | BuyCar | Run | BuyTrain | OfferForTrain
    | AcceptOffer | DeclineOffer | PayDividend | BuyShare | SellShares | Pass | EndGame
)  # fmt: skip

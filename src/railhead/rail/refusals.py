"""What reasons against track and trains speak of. A title names its reasons, each with its text and its paragraph."""

from __future__ import annotations

from railhead.kernel.refusal import Refusal


class AboutHex(Refusal, frozen=True):
    """A reason that names a hex."""

    hex: str


class AboutTile(Refusal, frozen=True):
    """A reason that names a tile."""

    tile: str


class AboutTileOnHex(Refusal, frozen=True):
    """A reason against one tile on one hex."""

    hex: str
    tile: str


class AboutTrain(Refusal, frozen=True):
    """A reason that names a train."""

    train: str


class TooLong(Refusal, frozen=True):
    """A route with more stops or hexes than the train can make."""

    train: str
    most: int

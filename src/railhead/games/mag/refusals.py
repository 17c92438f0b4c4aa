"""Why something is not allowed: each class a reason, with the paragraph of the rulebook that speaks."""

from __future__ import annotations

from typing import ClassVar

from railhead.kernel.refusal import Refusal


class NoSuchMinor(Refusal, frozen=True):
    """There is no such minor in this game."""

    text: ClassVar[str] = "refusal-no-such-minor"
    rule: ClassVar[str] = "III.3.2"
    minor: int


class NoSuchMajor(Refusal, frozen=True):
    """There is no such major in this game."""

    text: ClassVar[str] = "refusal-no-such-major"
    rule: ClassVar[str] = "III.3.3"
    major: str


class NoSuchHex(Refusal, frozen=True):
    """No hex of the board has that name."""

    text: ClassVar[str] = "refusal-no-such-hex"
    rule: ClassVar[str] = "III.1"
    hex: str


class NoSuchTile(Refusal, frozen=True):
    """No tile has that number, or no tile is turned so."""

    text: ClassVar[str] = "refusal-no-such-tile"
    rule: ClassVar[str] = "II.3"
    tile: str


class NotLand(Refusal, frozen=True):
    """Nothing is built on red areas, gray hexes or off the map."""

    text: ClassVar[str] = "refusal-not-land"
    rule: ClassVar[str] = "III.1"
    hex: str


class NoSuchTrain(Refusal, frozen=True):
    """The company has no such train, or there is none at all."""

    text: ClassVar[str] = "refusal-no-such-train"
    rule: ClassVar[str] = "VI.3.8"
    train: str


class TooFewStops(Refusal, frozen=True):
    """A run joins at least two stops; a mine is none."""

    text: ClassVar[str] = "refusal-too-few-stops"
    rule: ClassVar[str] = "VI.3.6"
    train: str


class MineNeedsCar(Refusal, frozen=True):
    """Trains enter a mine only with the rail car for it, and only one mine."""

    text: ClassVar[str] = "refusal-mine-needs-car"
    rule: ClassVar[str] = "VI.3.7f"
    hex: str


class SoloOnly(Refusal, frozen=True):
    """An option of the solo game."""

    text: ClassVar[str] = "refusal-solo-only"
    rule: ClassVar[str] = "XI.1"
    option: str

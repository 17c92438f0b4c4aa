"""Why something is not allowed: each class a reason, with the paragraph of the rulebook that speaks."""

from __future__ import annotations

from railhead.kernel.refusal import Refusal, says
from railhead.rail.refusals import AboutHex, AboutTile, AboutTrain


@says("refusal-no-such-minor", "III.3.2")
class NoSuchMinor(Refusal, frozen=True):
    """There is no such minor in this game."""

    minor: int


@says("refusal-no-such-major", "III.3.3")
class NoSuchMajor(Refusal, frozen=True):
    """There is no such major in this game."""

    major: str


@says("refusal-no-such-hex", "III.1")
class NoSuchHex(AboutHex, frozen=True):
    """No hex of the board has that name."""


@says("refusal-no-such-tile", "II.3")
class NoSuchTile(AboutTile, frozen=True):
    """No tile has that number, or no tile is turned so."""


@says("refusal-not-land", "III.1")
class NotLand(AboutHex, frozen=True):
    """Nothing is built on red areas, gray hexes or off the map."""


@says("refusal-no-such-train", "VI.3.8")
class NoSuchTrain(AboutTrain, frozen=True):
    """The company has no such train, or there is none at all."""


@says("refusal-too-few-stops", "VI.3.6")
class TooFewStops(AboutTrain, frozen=True):
    """A run joins at least two stops; a mine is none."""


@says("refusal-mine-needs-car", "VI.3.7f")
class MineNeedsCar(AboutHex, frozen=True):
    """Trains enter a mine only with the rail car for it, and only one mine."""


@says("refusal-solo-only", "XI.1")
class SoloOnly(Refusal, frozen=True):
    """An option of the solo game."""

    option: str

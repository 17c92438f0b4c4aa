"""Why something is not allowed: each class a reason, with the paragraph of the rulebook that speaks."""

from __future__ import annotations

from railhead.kernel.refusal import Refusal, says
from railhead.rail.refusals import AboutHex, AboutTile, AboutTrain


class AboutMajor(Refusal, frozen=True):
    """A reason that names a major."""

    major: str


@says("refusal-no-such-minor", "III.3.2")
class NoSuchMinor(Refusal, frozen=True):
    """There is no such minor in this game."""

    minor: int


NoSuchMajor = AboutMajor.saying("refusal-no-such-major", "III.3.3")
NoSuchHex = AboutHex.saying("refusal-no-such-hex", "III.1")
NoSuchTile = AboutTile.saying("refusal-no-such-tile", "II.3")
#: Nothing is built on red areas, gray hexes or off the map.
NotLand = AboutHex.saying("refusal-not-land", "III.1")
NoSuchTrain = AboutTrain.saying("refusal-no-such-train", "VI.3.8")
#: A run joins at least two stops; a mine is none.
TooFewStops = AboutTrain.saying("refusal-too-few-stops", "VI.3.6")
#: Trains enter a mine only with the rail car for it, and only one mine.
MineNeedsCar = AboutHex.saying("refusal-mine-needs-car", "VI.3.7f")


@says("refusal-solo-only", "XI.1")
class SoloOnly(Refusal, frozen=True):
    """An option of the solo game."""

    option: str

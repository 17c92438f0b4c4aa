"""Why something is not legal in Rocket, where several acts say so; an act's own reasons stand beside it.

`rule` is the paragraph of docs/rules/rocket.md.
"""

from __future__ import annotations

from railhead.kernel.refusal import Refusal, says


class AboutLine(Refusal, frozen=True):
    """A reason that names a line."""

    line: str


class AboutHex(Refusal, frozen=True):
    """A reason that names a hex."""

    hex: str


class AboutHexOnLine(Refusal, frozen=True):
    """A reason that names a hex and the line there."""

    hex: str
    line: str


UnknownLine = AboutLine.saying("refusal-unknown-line", "1.2")
UnknownHex = AboutHex.saying("refusal-unknown-hex", "4.2")
LineClosed = AboutLine.saying("refusal-line-closed", "4.1")


@says("refusal-hex-has-city", "4.2")
class HexHasCity(Refusal, frozen=True):
    hex: str
    city: str


HexHasTrack = AboutHexOnLine.saying("refusal-hex-has-track", "4.2")
HexHasLocomotive = AboutHexOnLine.saying("refusal-hex-has-locomotive", "4.2")

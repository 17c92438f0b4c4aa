"""Why something is not legal in Rocket, where several acts say so; an act's own reasons stand beside it.

`rule` is the paragraph of docs/rules/rocket.md.
"""

from __future__ import annotations

from railhead.kernel.refusal import Refusal, says


@says("refusal-unknown-line", "1.2")
class UnknownLine(Refusal, frozen=True):
    line: str


@says("refusal-unknown-hex", "4.2")
class UnknownHex(Refusal, frozen=True):
    hex: str


@says("refusal-line-closed", "4.1")
class LineClosed(Refusal, frozen=True):
    line: str


@says("refusal-hex-has-city", "4.2")
class HexHasCity(Refusal, frozen=True):
    hex: str
    city: str


@says("refusal-hex-has-track", "4.2")
class HexHasTrack(Refusal, frozen=True):
    hex: str
    line: str


@says("refusal-hex-has-locomotive", "4.2")
class HexHasLocomotive(Refusal, frozen=True):
    hex: str
    line: str

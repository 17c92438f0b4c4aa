"""Why something is not legal in Rocket, where several acts say so; an act's own reasons stand beside it.

`rule` is the paragraph of docs/rules/rocket.md.
"""

from __future__ import annotations

from typing import ClassVar

from railhead.kernel.refusal import Refusal


class UnknownLine(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-unknown-line"
    rule: ClassVar[str] = "1.2"
    line: str


class UnknownHex(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-unknown-hex"
    rule: ClassVar[str] = "4.2"
    hex: str


class LineClosed(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-line-closed"
    rule: ClassVar[str] = "4.1"
    line: str


class HexHasCity(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-hex-has-city"
    rule: ClassVar[str] = "4.2"
    hex: str
    city: str


class HexHasTrack(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-hex-has-track"
    rule: ClassVar[str] = "4.2"
    hex: str
    line: str


class HexHasLocomotive(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-hex-has-locomotive"
    rule: ClassVar[str] = "4.2"
    hex: str
    line: str

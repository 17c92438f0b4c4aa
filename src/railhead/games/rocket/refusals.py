"""Why something is not legal in Rocket; `rule` is the paragraph of docs/rules/rocket.md."""

from __future__ import annotations

from typing import ClassVar, Literal

from railhead.kernel.refusal import Refusal


class UnknownLine(Refusal, frozen=True):
    rule: ClassVar[str] = "1.2"
    line: str


class UnknownHex(Refusal, frozen=True):
    rule: ClassVar[str] = "4.2"
    hex: str


class UnknownCity(Refusal, frozen=True):
    rule: ClassVar[str] = "10.1"
    city: str


class LineClosed(Refusal, frozen=True):
    rule: ClassVar[str] = "4.1"
    line: str


class LineExtendedAlready(Refusal, frozen=True):
    rule: ClassVar[str] = "3.2"
    line: str


class NoTileLeft(Refusal, frozen=True):
    rule: ClassVar[str] = "A18"
    line: str


class NotAhead(Refusal, frozen=True):
    """The hex is none of those in front of the locomotive, or `start`: around its start city."""

    rule: ClassVar[str] = "4.1"
    line: str
    hex: str
    where: Literal["start", "under-way"]


class HexHasCity(Refusal, frozen=True):
    rule: ClassVar[str] = "4.2"
    hex: str
    city: str


class HexHasTrack(Refusal, frozen=True):
    rule: ClassVar[str] = "4.2"
    hex: str
    line: str


class HexHasLocomotive(Refusal, frozen=True):
    rule: ClassVar[str] = "4.2"
    hex: str
    line: str


class HexHasStation(Refusal, frozen=True):
    rule: ClassVar[str] = "11.2"
    hex: str


class NextToLocomotive(Refusal, frozen=True):
    rule: ClassVar[str] = "11.2"
    hex: str
    line: str


class NextToStation(Refusal, frozen=True):
    rule: ClassVar[str] = "11.2"
    hex: str
    station: str


class NoStationLeft(Refusal, frozen=True):
    rule: ClassVar[str] = "11.3"
    limit: int


class NotYourStation(Refusal, frozen=True):
    rule: ClassVar[str] = "11.1"
    hex: str


class StationConnected(Refusal, frozen=True):
    rule: ClassVar[str] = "11.3"
    hex: str
    line: str


class StationStays(Refusal, frozen=True):
    """A station is moved to another hex, not to its own."""

    rule: ClassVar[str] = "A30"
    hex: str


class NoSuchSlot(Refusal, frozen=True):
    rule: ClassVar[str] = "10.1"
    city: str
    industry: str


class SlotsTaken(Refusal, frozen=True):
    rule: ClassVar[str] = "10.1"
    city: str
    industry: str


class MustAct(Refusal, frozen=True):
    """Passing is allowed only where nothing else is."""

    rule: ClassVar[str] = "A32"


class BidTooLow(Refusal, frozen=True):
    rule: ClassVar[str] = "5.4"
    least: int


class NotEnoughShares(Refusal, frozen=True):
    rule: ClassVar[str] = "5.3"
    line: str
    held: int


class NotTouched(Refusal, frozen=True):
    rule: ClassVar[str] = "A12"
    line: str


class MapUnreadable(Refusal, frozen=True):
    """The map file is not TOML, or a key is missing, unknown or of another type."""

    detail: str


class MapSize(Refusal, frozen=True):
    what: str
    found: int
    least: int
    most: int


class MapNotUnique(Refusal, frozen=True):
    what: str
    name: str


class MapUnknown(Refusal, frozen=True):
    """The file names something that it does not define."""

    what: str
    name: str


class MapPlaceAtSea(Refusal, frozen=True):
    place: str


class MapPlacesTouch(Refusal, frozen=True):
    place: str
    other: str


REFUSALS: tuple[type[Refusal], ...] = (
    UnknownLine, UnknownHex, UnknownCity, LineClosed, LineExtendedAlready, NoTileLeft, NotAhead, HexHasCity,
    HexHasTrack, HexHasLocomotive, HexHasStation, NextToLocomotive, NextToStation, NoStationLeft, NotYourStation,
    StationConnected, StationStays, NoSuchSlot, SlotsTaken, MustAct, BidTooLow, NotEnoughShares, NotTouched,
    MapUnreadable, MapSize, MapNotUnique, MapUnknown, MapPlaceAtSea, MapPlacesTouch,
)  # fmt: skip

"""Why a run is not legal (7.8), or a dividend (7.8.5, 7.8.6). `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from railhead.kernel.refusal import Refusal


class NotYourTrain(Refusal, frozen=True):
    rule: ClassVar[str] = "7.8"
    train: str


class TrainTwice(Refusal, frozen=True):
    rule: ClassVar[str] = "7.8"
    train: str


class NoPermit(Refusal, frozen=True):
    rule: ClassVar[str] = "6.5.4.3"
    train: str


class BrokenTrack(Refusal, frozen=True):
    """The track named is not there or not continuous."""

    rule: ClassVar[str] = "7.8"
    train: str


class TrackTwice(Refusal, frozen=True):
    rule: ClassVar[str] = "7.8b"
    train: str


class StopTwice(Refusal, frozen=True):
    rule: ClassVar[str] = "7.4"
    train: str


class EndsInSmallStation(Refusal, frozen=True):
    """A route ends in large stations or areas."""

    rule: ClassVar[str] = "7.8"
    train: str


class TooFewStops(Refusal, frozen=True):
    """Two large stations, or a large station and an area."""

    rule: ClassVar[str] = "7.8"
    train: str


class NoOwnMarker(Refusal, frozen=True):
    rule: ClassVar[str] = "7.8"
    train: str


class SameKindOfEnds(Refusal, frozen=True):
    """From port to port or from red area to red area."""

    rule: ClassVar[str] = "7.8"
    train: str


class StationFull(Refusal, frozen=True):
    """A station full of foreign markers may only be an end."""

    rule: ClassVar[str] = "7.8"
    train: str
    hex: str


class AreaEndsRoute(Refusal, frozen=True):
    """A route ends where it enters an area."""

    rule: ClassVar[str] = "7.4"
    train: str
    area: str


class NoLink(Refusal, frozen=True):
    """London asks for a link."""

    rule: ClassVar[str] = "7.4a"
    train: str


class LocalLeavesMap(Refusal, frozen=True):
    """Local trains do not enter areas."""

    rule: ClassVar[str] = "7.8.2"
    train: str


class TooManyStops(Refusal, frozen=True):
    rule: ClassVar[str] = "7.8.3"
    train: str
    most: int


class WrongCount(Refusal, frozen=True):
    """The stops named to count are not of the route or too many."""

    rule: ClassVar[str] = "7.8.3"
    train: str
    most: int


class TooFar(Refusal, frozen=True):
    rule: ClassVar[str] = "7.8.1"
    train: str
    most: int


class NoChain(Refusal, frozen=True):
    """Freight trains join end to end into one chain, but for permanent ones."""

    rule: ClassVar[str] = "7.8.1a"


class JoinedNotRun(Refusal, frozen=True):
    """A train named to join the chain is no freight train of the run."""

    rule: ClassVar[str] = "7.8.1a"
    train: str


class NoMainRoute(Refusal, frozen=True):
    """No route passes the home marker."""

    rule: ClassVar[str] = "7.8a"


class RoutesApart(Refusal, frozen=True):
    """The routes do not meet in large stations."""

    rule: ClassVar[str] = "7.8a"


class MustRun(Refusal, frozen=True):
    """The company could earn something."""

    rule: ClassVar[str] = "D31"


class FiguresAreComputed(Refusal, frozen=True):
    """Revenue is worked out from the routes."""

    rule: ClassVar[str] = "7.8"


class NoHudson(Refusal, frozen=True):
    """The manoeuvre asks for a revenue below the price, and for money in the treasury."""

    rule: ClassVar[str] = "7.8.6"


class HudsonNotPlayed(Refusal, frozen=True):
    rule: ClassVar[str] = "11.3"

"""Why a run is not legal (7.8), or a dividend (7.8.5, 7.8.6). `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from railhead.kernel.refusal import Refusal


class NotYourTrain(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-not-your-train"
    rule: ClassVar[str] = "7.8"
    train: str


class TrainTwice(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-train-twice"
    rule: ClassVar[str] = "7.8"
    train: str


class NoPermit(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-permit"
    rule: ClassVar[str] = "6.5.4.3"
    train: str


class BrokenTrack(Refusal, frozen=True):
    """The track named is not there or not continuous."""

    text: ClassVar[str] = "refusal-broken-track"
    rule: ClassVar[str] = "7.8"
    train: str


class TrackTwice(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-track-twice"
    rule: ClassVar[str] = "7.8b"
    train: str


class StopTwice(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-stop-twice"
    rule: ClassVar[str] = "7.4"
    train: str


class EndsInSmallStation(Refusal, frozen=True):
    """A route ends in large stations or areas."""

    text: ClassVar[str] = "refusal-ends-in-small-station"
    rule: ClassVar[str] = "7.8"
    train: str


class TooFewStops(Refusal, frozen=True):
    """Two large stations, or a large station and an area."""

    text: ClassVar[str] = "refusal-too-few-stops"
    rule: ClassVar[str] = "7.8"
    train: str


class NoOwnMarker(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-own-marker"
    rule: ClassVar[str] = "7.8"
    train: str


class SameKindOfEnds(Refusal, frozen=True):
    """From port to port or from red area to red area."""

    text: ClassVar[str] = "refusal-same-kind-of-ends"
    rule: ClassVar[str] = "7.8"
    train: str


class StationFull(Refusal, frozen=True):
    """A station full of foreign markers may only be an end."""

    text: ClassVar[str] = "refusal-station-full"
    rule: ClassVar[str] = "7.8"
    train: str
    hex: str


class AreaEndsRoute(Refusal, frozen=True):
    """A route ends where it enters an area."""

    text: ClassVar[str] = "refusal-area-ends-route"
    rule: ClassVar[str] = "7.4"
    train: str
    area: str


class NoLink(Refusal, frozen=True):
    """London asks for a link."""

    text: ClassVar[str] = "refusal-no-link"
    rule: ClassVar[str] = "7.4a"
    train: str


class LocalLeavesMap(Refusal, frozen=True):
    """Local trains do not enter areas."""

    text: ClassVar[str] = "refusal-local-leaves-map"
    rule: ClassVar[str] = "7.8.2"
    train: str


class TooManyStops(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-too-many-stops"
    rule: ClassVar[str] = "7.8.3"
    train: str
    most: int


class WrongCount(Refusal, frozen=True):
    """The stops named to count are not of the route or too many."""

    text: ClassVar[str] = "refusal-wrong-count"
    rule: ClassVar[str] = "7.8.3"
    train: str
    most: int


class TooFar(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-too-far"
    rule: ClassVar[str] = "7.8.1"
    train: str
    most: int


class NoChain(Refusal, frozen=True):
    """Freight trains join end to end into one chain, but for permanent ones."""

    text: ClassVar[str] = "refusal-no-chain"
    rule: ClassVar[str] = "7.8.1a"


class JoinedNotRun(Refusal, frozen=True):
    """A train named to join the chain is no freight train of the run."""

    text: ClassVar[str] = "refusal-joined-not-run"
    rule: ClassVar[str] = "7.8.1a"
    train: str


class NoMainRoute(Refusal, frozen=True):
    """No route passes the home marker."""

    text: ClassVar[str] = "refusal-no-main-route"
    rule: ClassVar[str] = "7.8a"


class RoutesApart(Refusal, frozen=True):
    """The routes do not meet in large stations."""

    text: ClassVar[str] = "refusal-routes-apart"
    rule: ClassVar[str] = "7.8a"


class MustRun(Refusal, frozen=True):
    """The company could earn something."""

    text: ClassVar[str] = "refusal-must-run"
    rule: ClassVar[str] = "D31"


class FiguresAreComputed(Refusal, frozen=True):
    """Revenue is worked out from the routes."""

    text: ClassVar[str] = "refusal-figures-are-computed"
    rule: ClassVar[str] = "7.8"


class NoHudson(Refusal, frozen=True):
    """The manoeuvre asks for a revenue below the price, and for money in the treasury."""

    text: ClassVar[str] = "refusal-no-hudson"
    rule: ClassVar[str] = "7.8.6"


class HudsonNotPlayed(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-hudson-not-played"
    rule: ClassVar[str] = "11.3"

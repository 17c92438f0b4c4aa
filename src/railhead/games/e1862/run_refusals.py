"""Why a run is not legal (7.8), or a dividend (7.8.5, 7.8.6). `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from railhead.kernel.refusal import Refusal, says
from railhead.rail.refusals import AboutTrain


@says("refusal-not-your-train", "7.8")
class NotYourTrain(AboutTrain, frozen=True):
    """The company has no such train."""


@says("refusal-train-twice", "7.8")
class TrainTwice(AboutTrain, frozen=True):
    """A train runs once."""


@says("refusal-no-permit", "6.5.4.3")
class NoPermit(Refusal, frozen=True):
    company: str
    train: str


@says("refusal-broken-track", "7.8")
class BrokenTrack(AboutTrain, frozen=True):
    """The track named is not there or not continuous."""


@says("refusal-track-twice", "7.8b")
class TrackTwice(AboutTrain, frozen=True):
    """No train uses a piece of track twice."""


@says("refusal-stop-twice", "7.4")
class StopTwice(AboutTrain, frozen=True):
    """No train stops twice at one station."""


@says("refusal-ends-in-small-station", "7.8")
class EndsInSmallStation(AboutTrain, frozen=True):
    """A route ends in large stations or areas."""


@says("refusal-too-few-stops", "7.8")
class TooFewStops(AboutTrain, frozen=True):
    """Two large stations, or a large station and an area."""


@says("refusal-no-own-marker", "7.8")
class NoOwnMarker(AboutTrain, frozen=True):
    """Every route has a marker of the company."""


@says("refusal-same-kind-of-ends", "7.8")
class SameKindOfEnds(AboutTrain, frozen=True):
    """From port to port or from red area to red area."""


@says("refusal-station-full", "7.8")
class StationFull(Refusal, frozen=True):
    """A station full of foreign markers may only be an end."""

    train: str
    hex: str


@says("refusal-area-ends-route", "7.4")
class AreaEndsRoute(Refusal, frozen=True):
    """A route ends where it enters an area."""

    train: str
    area: str


@says("refusal-no-link", "7.4a")
class NoLink(AboutTrain, frozen=True):
    """London asks for a link."""


@says("refusal-local-leaves-map", "7.8.2")
class LocalLeavesMap(AboutTrain, frozen=True):
    """Local trains do not enter areas."""


@says("refusal-too-many-stops", "7.8.3")
class TooManyStops(Refusal, frozen=True):
    train: str
    most: int


@says("refusal-wrong-count", "7.8.3")
class WrongCount(Refusal, frozen=True):
    """The stops named to count are not of the route or too many."""

    train: str
    most: int


@says("refusal-too-far", "7.8.1")
class TooFar(Refusal, frozen=True):
    train: str
    most: int


@says("refusal-no-chain", "7.8.1a")
class NoChain(Refusal, frozen=True):
    """Freight trains join end to end into one chain, but for permanent ones."""


@says("refusal-joined-not-run", "7.8.1a")
class JoinedNotRun(AboutTrain, frozen=True):
    """A train named to join the chain is no freight train of the run."""


@says("refusal-no-main-route", "7.8a")
class NoMainRoute(Refusal, frozen=True):
    """No route passes the home marker."""


@says("refusal-routes-apart", "7.8a")
class RoutesApart(Refusal, frozen=True):
    """The routes do not meet in large stations."""


@says("refusal-must-run", "D31")
class MustRun(Refusal, frozen=True):
    """The company could earn something."""


@says("refusal-figures-are-computed", "7.8")
class FiguresAreComputed(Refusal, frozen=True):
    """Revenue is worked out from the routes."""


@says("refusal-no-hudson", "7.8.6")
class NoHudson(Refusal, frozen=True):
    """The manoeuvre asks for a revenue below the price, and for money in the treasury."""


@says("refusal-hudson-not-played", "11.3")
class HudsonNotPlayed(Refusal, frozen=True):
    pass

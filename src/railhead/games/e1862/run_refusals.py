"""Why a run is not legal (7.8). `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from railhead.kernel.refusal import Refusal, says
from railhead.rail.refusals import AboutTrain, TooLong

NotYourTrain = AboutTrain.saying("refusal-not-your-train", "7.8")
TrainTwice = AboutTrain.saying("refusal-train-twice", "7.8")
#: The track named is not there or not continuous.
BrokenTrack = AboutTrain.saying("refusal-broken-track", "7.8")
TrackTwice = AboutTrain.saying("refusal-track-twice", "7.8b")
StopTwice = AboutTrain.saying("refusal-stop-twice", "7.4")
#: A route ends in large stations or areas.
EndsInSmallStation = AboutTrain.saying("refusal-ends-in-small-station", "7.8")
#: Two large stations, or a large station and an area.
TooFewStops = AboutTrain.saying("refusal-too-few-stops", "7.8")
NoOwnMarker = AboutTrain.saying("refusal-no-own-marker", "7.8")
#: From port to port or from red area to red area.
SameKindOfEnds = AboutTrain.saying("refusal-same-kind-of-ends", "7.8")
NoLink = AboutTrain.saying("refusal-no-link", "7.4a")
LocalLeavesMap = AboutTrain.saying("refusal-local-leaves-map", "7.8.2")
TooManyStops = TooLong.saying("refusal-too-many-stops", "7.8.3")
#: The stops named to count are not of the route or too many.
WrongCount = TooLong.saying("refusal-wrong-count", "7.8.3")
TooFar = TooLong.saying("refusal-too-far", "7.8.1")


@says("refusal-station-full", "7.8")
class StationFull(Refusal, frozen=True):
    """A station full of foreign markers may only be an end."""

    train: str
    hex: str


@says("refusal-no-permit", "6.5.4.3")
class NoPermit(Refusal, frozen=True):
    company: str
    train: str


@says("refusal-area-ends-route", "7.4")
class AreaEndsRoute(Refusal, frozen=True):
    """A route ends where it enters an area."""

    train: str
    area: str


#: Freight trains join end to end into one chain, but for permanent ones.
NoChain = Refusal.saying("refusal-no-chain", "7.8.1a")
#: A train named to join the chain is no freight train of the run.
JoinedNotRun = AboutTrain.saying("refusal-joined-not-run", "7.8.1a")
NoMainRoute = Refusal.saying("refusal-no-main-route", "7.8a")
RoutesApart = Refusal.saying("refusal-routes-apart", "7.8a")
MustRun = Refusal.saying("refusal-must-run", "D31")
FiguresAreComputed = Refusal.saying("refusal-figures-are-computed", "7.8")

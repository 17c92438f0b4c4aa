"""Refusals: each cites the paragraph that speaks, and each is shown by a case."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from railhead.games import catalogue
from railhead.games.mag import station, trains
from railhead.games.mag.flow import Mag
from railhead.games.mag.refusals import SoloOnly
from railhead.games.mag.rules import OPTIONS, VERSION
from railhead.games.mag.state import BuyTrains, Station
from railhead.games.mag.station import PlaceStation
from railhead.games.mag.trains import BuyTrain, OfferForTrain
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import OptionValue, Refused
from tests.games.mag.given import company, state_for
from tests.rules.runner import cases

REFUSALS = {refusal.__name__: refusal for refusal in catalogue.title("18mag").refusals}
DEFAULTS = {option.name: option.values[0] for option in OPTIONS}


@pytest.mark.parametrize(
    ("refusal", "paragraph"),
    [
        ("NotLand", "III.1"),
        ("TileMisfit", "VI.3.2b"),
        ("ClosedEdge", "VI.3.2e"),
        ("AcrossBalaton", "VI.3.2e"),
        ("RiverMisplaced", "VI.3.2f"),
        ("WrongColour", "VI.3.3"),
        ("TrackLost", "VI.3.3a"),
        ("CannotPayTile", "VI.3.2c"),
        ("NoCityThere", "VI.3.4a"),
        ("NoFreeSpace", "VI.3.4a"),
        ("OwnStationThere", "VI.3.4a"),
        ("CannotPayStation", "VI.3.4"),
        ("NoCityForMarker", "VI.4.2"),
        ("NoSpaceForMarker", "VI.4.2"),
        ("OwnMarkerThere", "VI.4.2"),
        ("CannotPayMarker", "VI.4.2"),
        ("CannotPayCar", "VI.3.7c"),
        ("CannotPayTrain", "VI.3.8a"),
        ("CannotPaySeller", "VI.3.8b"),
        ("CertificateLimit", "VII.3"),
        ("SixtyPercent", "VII.5a"),
    ],
)
def test_the_paragraph_that_speaks(refusal: str, paragraph: str) -> None:
    assert REFUSALS[refusal].rule == paragraph


def codes(found: Iterator[Refusal]) -> list[str]:
    return [refusal.code() for refusal in found]


def test_reasons_where_nobody_is_asked() -> None:
    """VI.3.4, VI.3.8, VI.4.2: with two trains, or without the money for a station, no question comes up at all; the
    rules say no all the same."""
    rules = Mag(VERSION, DEFAULTS, 3)
    given = {
        "owners": {"1": 0, "3": 1},
        "treasury": {"1": 500, "3": 39, "SIK": 39},
        "trains": {"1": ["2", "3"], "3": ["2"]},
        "tiles": {"E10": "57:2", "D9": "57:2"},
        "stations": {"1": ["E12:1"], "3": ["E10:0"]},
        "shares": {"SIK": [20, 0, 0]},
        "frames": [{"frame": "operating", "number": 1, "of": 1, "queue": [], "phase": 0}],
    }
    state = state_for(rules, given)
    one, three, sik = (company(rules, name) for name in ("1", "3", "SIK"))
    assert codes(trains.refuse_new(rules, state, BuyTrains(one), BuyTrain("2"))) == ["train-limit"]
    assert codes(trains.refuse_offer(rules, state, BuyTrains(one), OfferForTrain("2", 3, 10))) == ["train-limit"]
    station_at = codes(station.refuse(rules, state, Station(three), PlaceStation("D9")))
    assert station_at == ["cannot-pay-station"]
    assert codes(station.refuse(rules, state, Station(sik), PlaceStation("D9"))) == ["cannot-pay-marker"]
    for frame in (BuyTrains(one), Station(three), Station(sik)):
        assert rules.decision(replace(state, stack=(*state.stack, frame))) is None


@pytest.mark.parametrize(("option", "value"), [("companies", 3), ("difficulty", "red")])
def test_options_of_the_solo_game(option: str, value: OptionValue) -> None:
    """XI.1: refused for any other number of players."""
    with pytest.raises(Refused) as refused:
        Mag(VERSION, DEFAULTS | {option: value}, 2)
    assert refused.value.refusals == [SoloOnly(option)]
    Mag(VERSION, DEFAULTS | {option: value}, 1)


#: shown by the two tests above, for no case can ask
ELSEWHERE = {"train-limit", "cannot-pay-station", "cannot-pay-marker", "solo-only"}


def test_every_refusal_is_named_by_a_case() -> None:
    steps = [step for case in cases("mag") for step in case.step]
    named = {code for step in steps for code in (*step.refused, *step.reasons)}
    every = {refusal.code() for refusal in REFUSALS.values()}
    assert every - named == ELSEWHERE

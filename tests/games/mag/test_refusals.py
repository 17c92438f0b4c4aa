"""Refusals: each cites the paragraph that speaks, and each is shown by a case."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from railhead.games.mag import refusals as r
from railhead.games.mag import station, trade
from railhead.games.mag.actions import BuyTrain, OfferForTrain, PlaceStation
from railhead.games.mag.refusals import MAG_REFUSALS
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from railhead.games.mag.state import BuyTrains, Station
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import OptionValue, Refused
from tests.games.mag.given import company, state_for
from tests.rules.runner import cases

DEFAULTS = {option.name: option.values[0] for option in OPTIONS}


@pytest.mark.parametrize(
    ("refusal", "paragraph"),
    [
        (r.NotLand, "III.1"),
        (r.TileMisfit, "VI.3.2b"),
        (r.ClosedEdge, "VI.3.2e"),
        (r.AcrossBalaton, "VI.3.2e"),
        (r.RiverMisplaced, "VI.3.2f"),
        (r.WrongColour, "VI.3.3"),
        (r.TrackLost, "VI.3.3a"),
        (r.CannotPayTile, "VI.3.2c"),
        (r.NoCityThere, "VI.3.4a"),
        (r.NoFreeSpace, "VI.3.4a"),
        (r.OwnStationThere, "VI.3.4a"),
        (r.CannotPayStation, "VI.3.4"),
        (r.NoCityForMarker, "VI.4.2"),
        (r.NoSpaceForMarker, "VI.4.2"),
        (r.OwnMarkerThere, "VI.4.2"),
        (r.CannotPayMarker, "VI.4.2"),
        (r.CannotPayCar, "VI.3.7c"),
        (r.CannotPayTrain, "VI.3.8a"),
        (r.CannotPaySeller, "VI.3.8b"),
        (r.CertificateLimit, "VII.3"),
        (r.SixtyPercent, "VII.5a"),
    ],
)
def test_the_paragraph_that_speaks(refusal: type[Refusal], paragraph: str) -> None:
    assert refusal.rule == paragraph
    assert refusal in MAG_REFUSALS


def codes(found: Iterator[Refusal]) -> list[str]:
    return [refusal.code() for refusal in found]


def test_reasons_where_nobody_is_asked() -> None:
    """VI.3.4, VI.3.8, VI.4.2: with two trains, or without the money for a station, no question comes up at all; the
    rules say no all the same."""
    rules = MagRules(VERSION, DEFAULTS, 3)
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
    assert codes(trade.refuse_new(rules, state, BuyTrains(one), BuyTrain("2"))) == ["train-limit"]
    assert codes(trade.refuse_offer(rules, state, BuyTrains(one), OfferForTrain("2", 3, 10))) == ["train-limit"]
    station_at = codes(station.refuse(rules, state, Station(three), PlaceStation("D9")))
    assert station_at == ["cannot-pay-station"]
    assert codes(station.refuse(rules, state, Station(sik), PlaceStation("D9"))) == ["cannot-pay-marker"]
    for frame in (BuyTrains(one), Station(three), Station(sik)):
        assert rules.decision(replace(state, stack=(*state.stack, frame))) is None


@pytest.mark.parametrize(("option", "value"), [("companies", 3), ("difficulty", "red")])
def test_options_of_the_solo_game(option: str, value: OptionValue) -> None:
    """XI.1: refused for any other number of players."""
    with pytest.raises(Refused) as refused:
        MagRules(VERSION, DEFAULTS | {option: value}, 2)
    assert refused.value.refusals == [r.SoloOnly(option)]
    MagRules(VERSION, DEFAULTS | {option: value}, 1)


#: shown by the two tests above, for no case can ask
ELSEWHERE = {"train-limit", "cannot-pay-station", "cannot-pay-marker", "solo-only"}


def test_every_refusal_is_named_by_a_case() -> None:
    steps = [step for case in cases("mag") for step in case.step]
    named = {code for step in steps for code in (*step.refused, *step.reasons)}
    every = {refusal.code() for refusal in MAG_REFUSALS}
    assert every - named == ELSEWHERE

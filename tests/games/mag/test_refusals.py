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
from railhead.i18n import LANGUAGES, texts
from railhead.i18n.rules import paragraphs
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import OptionValue, Refused
from tests.games.mag.given import company, state_for
from tests.rules.runner import codes_of

REFUSALS = {refusal.__name__: refusal for refusal in catalogue.title("18mag").refusals}
DEFAULTS = {option.name: option.values[0] for option in OPTIONS}


#: by paragraph, the reasons that cite it
PARAGRAPHS = {
    "III.3.2": "no-such-minor",
    "III.3.3": "no-such-major",
    "V": "minor-taken not-in-package",
    "Va": "enough-minors enough-shares",
    "III.1": "no-such-hex not-land",
    "II.3": "no-such-tile",
    "VI.3.3": "colour-not-yet wrong-colour",
    "VI.3.3.1": "tiles-gone",
    "VI.3.3a": "no-tile-fits track-lost",
    "VI.3.2b": "tile-misfit",
    "VI.3.2e": "closed-edge across-balaton",
    "VI.3.2f": "river-misplaced",
    "VI.3.2a": "not-connected",
    "VI.3.2": "one-upgrade-only",
    "VI.3.2c": "cannot-pay-tile",
    "VI.3.2d": "no-terrain-token token-declared",
    "R14": "no-terrain-there",
    "VI.3.4a": "no-city-there no-free-space own-station-there city-not-connected",
    "VI.4.2": "no-city-for-marker no-space-for-marker own-marker-there cannot-pay-marker",
    "VI.3.4": "cannot-pay-station",
    "VI.3.8": "no-such-train train-limit",
    "VI.3.7c": "no-such-car car-bought cannot-pay-car",
    "VI.3.8a": "cannot-pay-train",
    "VI.3.8b": "cannot-pay-seller own-train price-too-low",
    "R18": "car-of-no-use car-not-used",
    "VI.2": "no-such-route",
    "VI.3.6b": "stop-twice",
    "VI.3.6c": "track-twice",
    "VI.3.6d": "through-red",
    "VI.2a": "through-blocked",
    "VI.3.6": "no-own-station too-few-stops",
    "VI.3.6a": "too-many-stops",
    "VI.3.7f": "mine-needs-car",
    "VI.3.7a": "not-highest",
    "VI.3.7": "paid-not-allowed",
    "VI.4.3": "dividend-step dividend-too-high all-or-nothing",
    "VII.5": "sold-before none-on-charter cannot-afford",
    "VII.3": "certificate-limit",
    "R25": "over-limit",
    "VII.5a": "sixty-percent",
    "VII.4": "one-sale-only not-so-many",
    "VII.4a": "director-stays",
    "IX.1": "no-early-end",
    "XI.1": "solo-only",
    "XI.2.2": "istvan-keeps",
    "XI.2.1": "not-istvans-upgrade",
}


def test_the_paragraph_that_speaks() -> None:
    found: dict[str, list[str]] = {}
    for refusal in REFUSALS.values():
        found.setdefault(refusal.rule, []).append(refusal.code())
    assert {paragraph: sorted(words) for paragraph, words in found.items()} == {
        paragraph: sorted(words.split()) for paragraph, words in PARAGRAPHS.items()
    }
    assert set(PARAGRAPHS) <= set(paragraphs("mag"))


def test_every_refusal_has_its_words() -> None:
    """In every language; the message is called by the code."""
    for refusal in REFUSALS.values():
        assert refusal.code().replace("-", "") == refusal.__name__.lower()
        assert all(texts(language, "mag").has(refusal.text) for language in LANGUAGES)


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


#: shown by a test above, for no case can ask
ELSEWHERE = {"train-limit", "cannot-pay-station", "cannot-pay-marker"}


def test_every_refusal_is_named_by_a_case() -> None:
    named = set(codes_of("mag"))
    every = {refusal.code() for refusal in REFUSALS.values()}
    assert every - named == ELSEWHERE

"""What the first version of the rules did differently: games begun with it go on with it."""

from __future__ import annotations

from typing import Any

from railhead.games.mag.flow import Mag
from railhead.games.mag.istvan_track import by_distance
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from railhead.games.mag.state import BuyTrains, State
from railhead.games.mag.title import TITLE
from railhead.games.mag.trains import OfferForTrain
from tests.games.mag.given import facts_of, state_for

DEFAULTS = {option.name: option.values[0] for option in OPTIONS}

OFFERS: dict[str, Any] = {
    "owners": {"1": 0, "2": 1},
    "treasury": {"1": 200},
    "trains": {"2": ["2", "4"]},
    "frames": [
        {"frame": "operating", "number": 1, "of": 1, "queue": [], "phase": 0},
        {"frame": "trains", "minor": 1},
    ],
}


def position(version: int, seats: int, given: dict[str, Any]) -> tuple[MagRules, State]:
    rules = Mag(version, DEFAULTS, seats)
    return rules, state_for(rules, given)


def do(rules: MagRules, state: State, plain: dict[str, Any]) -> State:
    after: State = rules.act(state, rules.read(plain)).state
    return after


def test_both_versions_can_be_opened() -> None:
    assert TITLE.versions == (1, 2)
    assert VERSION == 2


def test_istvans_ways_went_back_by_the_track_of_arrival() -> None:
    """S2: cities by distance from any station, E10 beyond the junction among them; now from home, by legal ways."""
    given = {
        "cards": {"2": 2, "4": 4},
        "owners": {"2": 1, "4": 1},
        "phase": "green",
        "tiles": {
            "B15": "14:0",
            "C14": "15:0",
            "C12": "23:1",
            "C10": "14:1",
            "D13": "58:0",
            "E12": "8:1",
            "E10": "57:1",
        },
        "stations": {"2": ["B15:0", "C14:0"]},
        "frames": [{"frame": "istvan", "minor": 2}],
    }
    found = {}
    for version in (1, 2):
        rules, state = position(version, 1, given)
        board = rules.facts.board
        rows = by_distance(rules, state, rules.facts.minor_ix[2])
        found[version] = [(board.spots[board.sites[site].hex].id, steps) for _, steps, site in rows]
    assert found[1] == [("B15", 0), ("C14", 0), ("C10", 2), ("E10", 6)]
    assert found[2] == [("B15", 0), ("C14", 1), ("C10", 3)]


def test_istvans_ways_ended_in_blocked_cities() -> None:
    """Also before: nothing is reached through a city full of other stations."""
    given = {
        "cards": {"2": 2, "4": 4},
        "owners": {"2": 1, "4": 1, "11": 0},
        "phase": "green",
        "tiles": {"B15": "57:0", "C14": "6:1", "C12": "9:1", "C10": "57:1"},
        "stations": {"2": ["B15:0"], "11": ["C14:0"]},
        "frames": [{"frame": "istvan", "minor": 2}],
    }
    for version in (1, 2):
        rules, state = position(version, 1, given)
        rows = by_distance(rules, state, rules.facts.minor_ix[2])
        assert [steps for _, steps, _ in rows] == [0, 1]


def test_a_declined_offer_stood_for_all_trains_of_the_minor() -> None:
    least = {}
    for version in (1, 2):
        rules, state = position(version, 3, OFFERS)
        state = do(rules, state, {"do": "offer-for-train", "train": "4", "minor": 2, "price": 150})
        state = do(rules, state, {"do": "decline-offer"})
        offers = [one for one in rules.legal(state) if isinstance(one, OfferForTrain)]
        least[version] = {(one.train, one.price) for one in offers if one.price < 200}
    assert least[1] == {("2", 151), ("4", 151)}
    assert least[2] == {("2", 1), ("4", 151)}


def test_certificates_counted_before_the_purchase() -> None:
    """R25, and István went beyond the limit when he lost a directorship."""
    given = {
        "prices": {"SZKEV": 120, "RABA": 75, "SIK": 60, "LDSTEG": 60},
        "shares": {"SZKEV": [0, 60], "RABA": [20, 20], "SIK": [0, 10], "LDSTEG": [0, 10]},
        "directors": {"RABA": 1},
        "cash": [75, 0],
        "frames": [{"frame": "shares", "seat": 0, "sold": [0, 0]}],
    }
    certificates = {}
    for version in (1, 2):
        rules, state = position(version, 1, given)
        certificates[version] = facts_of(rules, do(rules, state, {"do": "buy-share", "major": "RABA"}))["certs"]["1"]
    assert certificates == {1: 9, 2: 8}


def test_one_price_is_kept_for_each_train() -> None:
    """The last that was turned down; earlier ones for the same train say nothing more."""
    rules, state = position(2, 3, OFFERS)
    for price in (10, 20):
        state = do(rules, state, {"do": "offer-for-train", "train": "4", "minor": 2, "price": price})
        state = do(rules, state, {"do": "decline-offer"})
    frame = state.stack[-1]
    assert isinstance(frame, BuyTrains)
    assert frame.refused == ((rules.facts.minor_ix[2], rules.facts.train_ix["4"], 20),)

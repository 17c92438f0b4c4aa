"""What is in the box and how a game of 18Magyarország begins and ends, beyond the rule examples."""

from __future__ import annotations

from railhead.games.mag.draft import seat_of
from railhead.games.mag.facts import facts
from railhead.games.mag.flow import Mag
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from railhead.games.mag.setup import draw
from railhead.games.mag.state import LayTrack, OperatingRound
from railhead.games.mag.title import TITLE
from railhead.kernel.action import Pass
from tests.games.mag.given import state_for


def rules(seats: int) -> MagRules:
    return Mag(VERSION, {option.name: option.values[0] for option in OPTIONS}, seats)


def test_companies_and_trains() -> None:
    """II.3: companies and train types."""
    box = facts("multi")
    assert (len(box.minors), len(box.majors), list(box.train_ix)) == (13, 7, ["2", "3", "4", "6"])


def test_companies_and_trains_of_two() -> None:
    """Xa, Xb: those that two players use."""
    box = facts("two")
    assert [minor.number for minor in box.minors] == [1, 2, 3, 4, 6, 7, 11]
    assert {major.id for major in box.majors} == {"LDSTEG", "SIK", "SZKEV", "RABA"}
    assert list(box.train_ix) == ["2", "3", "4"]
    assert {train.major for train in box.rules.trains} == {"LDSTEG"}


def test_operating_order() -> None:
    """VI.1, VI.4: the minors by number, then the majors from the highest price down."""
    bound = rules(3)
    prices = {"RABA": 60, "GC": 65, "SNW": 70, "SIK": 90, "SZKEV": 85, "LDSTEG": 80, "MAVAG": 75}
    given = {"owners": {"7": 0, "1": 1, "12": 0}, "prices": prices, "cash": [60, 0, 0]}
    state = state_for(bound, given | {"frames": [{"frame": "shares", "seat": 0, "sold": [0, 0, 0]}]})
    state = bound.apply(state, Pass()).state
    below, asked = state.stack
    assert isinstance(below, OperatingRound)
    assert isinstance(asked, LayTrack)
    minors = [str(minor.number) for minor in bound.facts.minors]
    names = [*minors, *(major.id for major in bound.facts.majors)]
    assert [names[company] for company in (asked.minor, *below.queue)] == [
        *("1", "7", "12"),
        *("SIK", "SZKEV", "LDSTEG", "MAVAG", "SNW", "GC", "RABA"),
    ]


def test_terrain_tokens() -> None:
    """III.3.2: five minors have terrain tokens."""
    tokens = {minor.number: minor.terrain_tokens for minor in facts("multi").minors if minor.terrain_tokens}
    assert tokens == {5: 3, 6: 1, 7: 1, 12: 2, 13: 1}


def test_start_prices_by_lot() -> None:
    """II.4: ten cards, two of each price, one for each major; the seed decides."""
    hands = [draw(rules(3), str(n)).prices for n in range(50)]
    assert len(set(hands)) > 40
    for hand in hands:
        assert len(hand) == 7
        assert set(hand) <= {60, 65, 70, 75, 80}
        assert all(hand.count(price) <= 2 for price in hand)


def test_level_players_share_the_victory() -> None:
    """R35: 205 each, one by shares, one by cash."""
    bound = rules(3)
    given = {
        "owners": {"1": 0},
        "phase": "gray",
        "turn": 6,
        "ends": 6,
        "prices": {"GC": 100},
        "shares": {"GC": [20, 0, 0]},
        "cash": [5, 205, 204],
        "stations": {"1": ["E12:1"]},
        "treasury": {"1": 80},
        "frames": [
            {"frame": "operating", "number": 3, "of": 3, "queue": [], "phase": 3},
            {"frame": "trains", "minor": 1},
        ],
    }
    state = state_for(bound, given)
    over = bound.act(state, bound.read({"do": "pass"}), 0).state
    result = TITLE.result(bound, over)
    assert result is not None
    assert (result.scores, result.winners) == ((205, 205, 204), (0, 1))


def test_the_title_in_the_catalogue() -> None:
    """I, XI: one to six players; a line of the trace has its number and the position."""
    assert TITLE.seats == (1, 2, 3, 4, 5, 6)
    bound = rules(4)
    line = TITLE.trace(bound, bound.start(draw(bound, "a")).state, 7)
    assert (line["n"], line["id"]) == (7, 7)
    state = line["state"]
    assert isinstance(state, dict)
    assert (state["round"], state["cert_limit"], state["cash"]) == ("Draft", 14, dict.fromkeys("0123", 0))


def test_the_picture_on_the_card() -> None:
    """Two lines on yellow hexes that meet in the middle."""
    motif = TITLE.motif
    assert motif.ground == "yellow"
    assert [(line.colour, line.hexes) for line in motif.lines] == [
        ("#2b2f33", ((-3, 1), (-2, 1), (-1, 1), (0, 0), (1, 0), (2, -1), (3, -1))),
        ("#2b2f33", ((0, 0), (0, 1), (-1, 2))),
    ]


def test_only_minors_without_an_owner_leave() -> None:
    """V: with six players twelve of the thirteen are taken, one is out."""
    bound = rules(6)
    last = seat_of(bound, 23)
    pairs = [seat for seat in range(6) for _ in range(2)]
    pairs.remove(last)
    owners = {str(number): seat for number, seat in enumerate(pairs, 1)}
    state = state_for(bound, {"owners": owners, "frames": [{"frame": "draft", "picks": 23}]})
    outcome = bound.act(state, bound.read({"do": "take-minor", "minor": 12}), last)
    told = TITLE.chronicle(bound, state, outcome.effects)
    assert [message.args["company"] for message in told if message.id == "log-minor-out"] == ["13 DV"]


def test_the_log_of_the_solo_game_begins_with_its_first_round() -> None:
    """XI.1: what István gets is told under the heading of the first share round."""
    bound = rules(1)
    set_up = bound.set_up(bound.draw("solo"), "solo")
    told = TITLE.chronicle(bound, set_up, bound.begin(set_up).effects)
    ids = [message.id for message in told]
    assert ids[0] == "log-round-draft"
    assert ids.count("log-round-draft") == 1
    assert "log-take-minor" in ids

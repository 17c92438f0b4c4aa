"""István: the order of his upgrades, and cards that cannot be played."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from railhead.games.mag import lay
from railhead.games.mag.cards import (
    BadCard,
    BuyFromAnySister,
    CardStep,
    SoloData,
    check_company_card,
    check_share_card,
    check_track,
    solo,
)
from railhead.games.mag.facts import facts
from railhead.games.mag.flow import Mag
from railhead.games.mag.istvan import _buy_from_sister
from railhead.games.mag.istvan_track import upgrades
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from railhead.games.mag.state import State
from railhead.kernel.play import Play
from railhead.stock.effects import MoveTrain
from tests.games.mag.given import state_for


def rules() -> MagRules:
    return Mag(VERSION, {option.name: option.values[0] for option in OPTIONS}, 1)


def board(bound: MagRules) -> State:
    """T14: Szeged (A, home of 4, green), Kecskemét (B, yellow), Budapest (C, home of 1, green) and Győr (D, green)."""
    return state_for(
        bound,
        {
            "owners": {"1": 1, "4": 1, "11": 0},
            "cards": {"1": 1, "4": 4},
            "phase": "brown",
            "tiles": {"E10": "14:1", "D9": "57:2", "C8": "209:2", "B7": "8:5", "B5": "14:1"},
            "stations": {"1": ["C8:0"], "4": ["E10:0"]},
            "frames": [{"frame": "istvan", "minor": 4}],
        },
    )


def order(minor: int, turns: int) -> list[set[str]]:
    """The hexes he may upgrade in each turn, taking the first one every time."""
    bound = rules()
    state, found = board(bound), list[set[str]]()
    for _ in range(turns):
        options = upgrades(bound, state, bound.facts.minor_ix[minor])
        found.append({option.hex for option in options})
        if not options:
            break
        play = Play(bound, state)
        tile = bound.facts.tiles.at(options[0].tile, options[0].rotation)
        lay.put(play, bound.facts.minor_ix[minor], bound.facts.board.number[options[0].hex], tile)
        state = play.state
    return found


def test_order_of_upgrades() -> None:
    """T14, XI.2.1: home first, then the nearest city twice; of equal distances the person chooses."""
    assert order(4, 4) == [{"E10"}, {"D9"}, {"D9"}, {"C8"}]
    assert order(1, 4) == [{"C8"}, {"D9"}, {"D9"}, {"E10", "B5"}]


def test_no_yellow_and_no_colour_before_its_phase() -> None:
    bound = rules()
    state = msgspec.structs.replace(board(bound), phase=0)
    assert upgrades(bound, state, bound.facts.minor_ix[4]) == []


def changed(path: str, value: object) -> SoloData:
    """The cards with one thing changed, by a path such as `track/2/C12`."""
    plain = msgspec.json.decode(msgspec.json.encode(solo()))
    *way, last = path.split("/")
    here = plain
    for part in way:
        here = here[int(part)] if isinstance(here, list) else here[part]
    here[int(last) if isinstance(here, list) else last] = value
    return msgspec.convert(plain, SoloData)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("track/green/1/B9", "57:0"),  # a city tile on a town
        ("track/green/11/B5", "57:1"),  # another card has another tile there
        ("track/green/7/F5", "9:0"),  # leads nowhere
        ("track/green/6/A12", "14:0"),  # not yellow
    ],
)
def test_bad_track(path: str, value: str) -> None:
    with pytest.raises(BadCard):
        check_track(changed(path, value), facts("two"), "green")


def test_bad_cards() -> None:
    box = facts("two")
    with pytest.raises(BadCard):
        check_company_card(changed("company_cards/15/actions/3/hex", "B9").card(16), box)
    with pytest.raises(BadCard):
        check_company_card(changed("company_cards/15/actions/1/type", "6").card(16), box)
    swap = {"do": "swap_train", "more": 95, "type": "3"}
    with pytest.raises(BadCard):  # with its only train scrapped it could never pay for another one
        check_company_card(changed("company_cards/0/actions/0", swap).card(1), box)
    with pytest.raises(BadCard):
        check_share_card(changed("share_cards/0/buys/1/major", "SIK").share_card("A"), box)
    with pytest.raises(BadCard):
        check_share_card(changed("share_cards/0/buys/1/most", 70).share_card("A"), box)
    with pytest.raises(msgspec.ValidationError):
        changed("company_cards/15/actions/1/do", "dance")


def test_homes_follow_their_city() -> None:
    """On the yellow tile of Budapest the numbers of its two cities cross; the back of a card must still be a run."""
    data = changed("track/red/1", {"C8": "L33:2", "D9": "57:2"})
    check_track(data, facts("two"), "red")  # from Pest to Kecskemét
    with pytest.raises(BadCard):  # from Buda there would be track, but company 1 is at home in Pest
        check_track(changed("track/red/1", {"C8": "L33:2", "D7": "7:2"}), facts("two"), "red")


def test_every_action_is_on_a_card() -> None:
    """The symbols that the rulebook explains all occur."""
    cards = solo().company_cards
    assert {type(step) for card in cards for step in card.actions} == set(get_args(CardStep))
    assert {word for card in cards for word in card.permanent} == {"permanent_2_train", "extra_station"}
    assert all(("permanent_2_train" in card.permanent) == (card.colour == "red") for card in cards)


def test_known_cards() -> None:
    """The printed ones are marked; all others are our own design."""
    data = solo()
    assert [card.number for card in data.company_cards if card.printed] == [16]
    assert [card.letter for card in data.share_cards if card.printed] == ["A"]
    assert len(data.company_cards) + len(data.share_cards) == 28


def test_any_sister_means_the_higher_one_first() -> None:
    """XI.2.2: from a higher number for 30; for 80 from a lower one only if no higher one can sell."""
    bound = rules()
    given: dict[str, Any] = {
        "cards": {"2": 2, "3": 3},
        "owners": {"2": 1, "3": 1, "4": 1},
        "treasury": {"3": 100},
        "frames": [{"frame": "istvan", "minor": 3, "step": 4}],
    }
    for trains, price, seller in (({"2": ["2"], "4": ["2"]}, 30, 4), ({"2": ["2"], "4": ["3"]}, 80, 2)):
        play = Play(bound, state_for(bound, given | {"trains": trains}))
        assert _buy_from_sister(play, bound.facts.minor_ix[3], BuyFromAnySister())
        moved = [effect for effect in play.effects if isinstance(effect, MoveTrain)]
        assert [(effect.price, effect.src) for effect in moved] == [
            (price, bound.account(bound.facts.minor_ix[seller]))
        ]

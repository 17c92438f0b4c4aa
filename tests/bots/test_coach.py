"""The coach: its advice is a move of the strongest bot, with reasons in every language; what it doubts is a mistake."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from railhead.bots import Budget
from railhead.bots.coach import advise, coach_of, doubt, hints, strongest
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.games.rocket.board import figures
from railhead.i18n import render
from railhead.i18n.render import faults
from railhead.kernel.message import Message
from railhead.kernel.rules import OptionValue, Rules
from railhead.lessons.lesson import lesson
from railhead.lessons.runner import CONTINUE, LEARNER, play

BUDGET = Budget(nodes=40)
#: how many decisions are played, and every how many the coach is asked
LONG = {"rocket": (110, 4), "18mag": (260, 9), "1862": (220, 9)}


def positions(rules: Rules[Any], title: str) -> Any:
    """Positions of a game between beginners, the coach's own moves among them."""
    state = rules.start(rules.draw("coach"), "coach").state
    novice = make(title, "novice", "coach")
    decisions, every = LONG[title]
    for n in range(decisions):
        asked = rules.decision(state)
        assert asked is not None
        if n % every == 0:
            yield state, asked.seat
        action = novice.choose(rules, state, asked.seat, Budget(nodes=10))
        state = rules.act(state, action, asked.seat).state


@pytest.mark.parametrize("title", LONG)
def test_advice_is_a_move_of_the_strongest_bot_with_reasons_in_every_language(title: str) -> None:
    known = catalogue.title(title)
    rules = known.open({}, 3)
    told: set[str] = set()
    for state, seat in positions(rules, title):
        action, reasons = advise(rules, state, seat, "seed", BUDGET)
        assert not rules.legal(state).why_not(action, seat)
        assert action == make(title, strongest(title), "seed").choose(rules, state, seat, BUDGET)
        assert 1 <= len(reasons) <= 3
        for reason in reasons:
            assert faults(reason, known.package) == []
            told.add(reason.id)
    assert len(told) >= 6, told


def after(title: str, id: str, part: int, steps: int) -> tuple[Rules[Any], Any]:
    """A position of a lesson, after so many steps of a part."""
    taught = lesson(title, id)
    assert taught is not None
    done = [step.do or CONTINUE for step in taught.part[part].step[:steps]]
    table = play(taught, part, done).table
    return table.rules, table.state


def doubted(title: str, id: str, part: int, steps: int, action: dict[str, object]) -> list[str]:
    rules, state = after(title, id, part, steps)
    found: list[Message] = doubt(rules, state, LEARNER, rules.read(action))
    package = catalogue.title(title).package
    assert [fault for message in found for fault in faults(message, package)] == []
    return [render(message, "en", package, ["You", "Anna", "Ben"]) for message in found]


def test_18mag_a_dividend_just_short_of_the_next_step_is_asked_about() -> None:
    """VIII.2: the steps are 30, 60, 110, 210."""
    pay = {"do": "pay-dividend"}
    assert doubted("18mag", "shares", 1, 1, pay | {"amount": 100}) == ["With 10 Ft more the price would move 3 spaces."]
    assert doubted("18mag", "shares", 1, 1, pay | {"amount": 110}) == []


def test_what_a_reason_says_is_not_told_again_as_a_reminder() -> None:
    """The run that the first tile gives is the reason to lay it."""
    rules, state = after("18mag", "companies", 0, 3)
    assert "coach-hint-first-tile" in {hint.id for hint in hints(rules, state, LEARNER)}
    told = [reason.id for reason in advise(rules, state, LEARNER, "seed", BUDGET)[1]]
    assert "coach-income" in told
    assert "coach-hint-first-tile" not in told


def test_18mag_a_minor_is_chosen_by_what_lies_around_its_home() -> None:
    """V: Sopron has six stops within two hexes and lies beside Bécs."""
    rules = catalogue.title("18mag").open({}, 3)
    state = rules.start(rules.draw("coach"), "coach").state
    coach = coach_of("18mag")
    assert coach is not None
    told = coach.reasons(rules, state, 0, rules.read({"do": "take-minor", "minor": 11}))
    assert [render(message, "en", "mag") for message in told] == [
        "6 stops lie within two hexes of its home.",
        "The red area C6 is next to its home; it pays 30 now and 70 in the last phase.",
    ]


def test_1862_withholding_without_need_is_asked_about() -> None:
    told = doubted("1862", "dividends", 0, 0, {"do": "pay", "how": "retain"})
    assert len(told) == 1
    assert told[0].startswith("The company has a train that lasts and £60; the next one costs £100.")
    assert doubted("1862", "dividends", 0, 0, {"do": "pay", "how": "pay"}) == []


def test_rocket_to_let_a_rival_score_much_is_asked_about() -> None:
    """Anna moves L&Y onto her station: without a veto Leeds scores her 4 points."""
    told = doubted("rocket", "veto", 0, 0, {"do": "pass"})
    assert told[0] == "This scores Anna 4 points at once."
    assert doubted("rocket", "veto", 0, 0, {"do": "bid", "shares": 2, "to": "0,-6"}) == []


def test_rocket_no_first_move_is_a_gross_mistake() -> None:
    rules, state = after("rocket", "line", 0, 0)
    assert [action for action in list(rules.legal(state))[:60] if doubt(rules, state, LEARNER, action)] == []


#: what a game between beginners must bring up, with two options a title in which other rules hold
REMINDED: dict[str, tuple[dict[str, OptionValue], set[str]]] = {
    "rocket": ({}, {"coach-hint-stations", "coach-hint-level"}),
    "18mag": ({"dividends": "all-or-nothing"}, {"coach-hint-first-run", "coach-hint-sell-together"}),
    "1862": ({"beginner": True, "variant": "simple_express"}, {"coach-hint-bid", "coach-hint-below"}),
}


@pytest.mark.parametrize("title", REMINDED)
@pytest.mark.parametrize("plain", [True, False])
def test_hints_of_a_whole_game_can_be_said_and_leave_the_position_alone(title: str, plain: bool) -> None:
    options, expected = REMINDED[title]
    known = catalogue.title(title)
    rules = known.open({} if plain else options, 3)
    state = rules.start(rules.draw("hints"), "hints").state
    novice, told = make(title, "novice", "hints"), set[str]()
    for _ in range(900):
        asked = rules.decision(state)
        if asked is None:
            break
        for message in hints(rules, state, asked.seat):
            assert faults(message, known.package) == []
            told.add(message.id)
        state = rules.act(state, novice.choose(rules, state, asked.seat, Budget(nodes=5)), asked.seat).state
    assert told >= expected, told
    if not plain and title == "18mag":
        assert "coach-hint-enough" not in told


def test_rocket_few_tiles_are_counted() -> None:
    rules, state = after("rocket", "line", 0, 0)
    few = msgspec.structs.replace(state, boxed=(figures().track_tiles - len(state.plain) - 5, 0))
    assert Message("coach-hint-tiles", {"tiles": 5}) in list(hints(rules, few, LEARNER))
    assert "coach-hint-tiles" not in [message.id for message in hints(rules, state, LEARNER)]


def test_18mag_what_moves_the_price_no_further_may_stay() -> None:
    """VIII.2: the treasury of the lesson has more than the step of 110 needs."""
    rules, state = after("18mag", "shares", 1, 1)
    told = [message for message in hints(rules, state, LEARNER) if message.id == "coach-hint-enough"]
    assert [message.args["enough"] for message in told] == [110]


def reminded(title: str, id: str, part: int, steps: int) -> dict[str, Message]:
    """What the coach reminds of in a position of a lesson; every word of it can be said."""
    rules, state = after(title, id, part, steps)
    found = {message.id.removeprefix("coach-hint-"): message for message in hints(rules, state, LEARNER)}
    package = catalogue.title(title).package
    assert [fault for message in found.values() for fault in faults(message, package)] == []
    return found


def test_rocket_a_step_that_scores_is_named() -> None:
    """6.2: L&Y beside Leeds and Sheffield, onto one's own station: a point for each of four cities."""
    told = reminded("rocket", "stations", 1, 2)["score"].args
    assert (told["line"], told["hex"], told["points"]) == ("L&Y", "1,-7", 4)


def test_rocket_a_rival_who_could_score_is_named() -> None:
    """5.1: one's shares of that line are the veto."""
    told = reminded("rocket", "mergers", 1, 0)["threat"].args
    assert (told["line"], told["points"], told["shares"]) == ("GER", 5, 4)


def test_rocket_a_merger_that_pays_is_named() -> None:
    """7.2, 7.4: the figures are those of the lesson's merger."""
    told = reminded("rocket", "mergers", 0, 0)["merger"].args
    assert (told["line"], told["into"], told["points"]) == ("GER", "GNR", 3)


def test_18mag_the_first_run_that_one_tile_gives() -> None:
    """VI.3.2: a city of 20 and a town of 10."""
    told = reminded("18mag", "companies", 0, 3)["first-tile"].args
    assert told["income"] == 30


def test_18mag_trains_change_hands_and_phases_begin() -> None:
    """III.3.2, VI.3.9: number 3 is one's own, and nobody else operates after it."""
    told = reminded("18mag", "phases", 0, 0)
    assert told["between"].args["price"] == 1
    assert (told["phase"].args["train"], told["phase"].args["after"]) == ("3", 0)


def test_18mag_a_city_that_fills_and_what_istvan_buys() -> None:
    assert reminded("18mag", "cars", 1, 0)["last-space"].args["hex"] == "D9"
    assert reminded("18mag", "istvan", 1, 0)["istvan-share"].args["major"] == "RÁBA"


def test_1862_each_type_is_built_for_in_its_own_way() -> None:
    """7.8.1, 7.8.3: by the permit, as long as the company earns nothing."""
    assert "build-freight" in reminded("1862", "build", 0, 0)
    assert "build-express" in reminded("1862", "rust", 0, 1)


def test_1862_money_that_is_missing_is_counted() -> None:
    """7.8.6: 30 bring 52 to the price of 82; 7.11: a company without a train and without its price."""
    assert reminded("1862", "dividends", 1, 0)["hudson"].args["more"] == 30
    told = reminded("1862", "mergers", 1, 0)["no-train"].args
    assert (told["treasury"], told["cost"]) == (150, 280)
    assert "merge" in reminded("1862", "mergers", 0, 0)


def test_rocket_a_station_is_explained_by_what_lies_beside_it_and_a_bid_by_who_may_match() -> None:
    """4.7: Leeds and Sheffield lie beside the hex; 5.4: Anna has gained a share by the move that she announces."""
    rules, state = after("rocket", "stations", 1, 0)
    told = advised_reasons(rules, state, {"do": "station", "to": "1,-7"})
    assert "Any line that comes to this hex is connected to Sheffield and Leeds." in told
    rules, state = after("rocket", "veto", 0, 0)
    may_match = "Anna holds 1 share of L&Y and may match the bid"
    told = advised_reasons(rules, state, {"do": "bid", "shares": 1, "to": "0,-6"})
    assert any(may_match in reason for reason in told)
    told = advised_reasons(rules, state, {"do": "bid", "shares": 2, "to": "0,-6"})
    assert not any(may_match in reason for reason in told)


def advised_reasons(rules: Rules[Any], state: Any, action: dict[str, object]) -> list[str]:
    coach = coach_of(rules.title)
    assert coach is not None
    found = coach.reasons(rules, state, LEARNER, rules.read(action))
    package = catalogue.title(rules.title).package
    assert [fault for message in found for fault in faults(message, package)] == []
    return [render(message, "en", package, ["You", "Anna", "Ben"]) for message in found]


def test_1862_a_charter_is_chosen_by_what_lies_around_its_home() -> None:
    """Cromer has a port of its own in the north, which pays 80, 90 and 100; two cities lie within two hexes."""
    rules, state = after("1862", "parliament", 0, 0)
    told = advised_reasons(rules, state, {"do": "bid", "company": "ENR", "amount": 0})
    assert told[0].endswith("within two hexes of its home.")
    assert told[1].endswith("is next to its home; it pays £80 now and £100 in the end.")


def test_1862_who_has_the_money_waits_for_other_auctions_and_is_told_so() -> None:
    """4.1b: the round ends when all in succession decline."""
    rules, state = after("1862", "parliament", 0, 0)
    assert advised_reasons(rules, state, {"do": "pass"})[0].startswith("You can still bid in auctions that others open")

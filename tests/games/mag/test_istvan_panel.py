"""István's board as the page and the terminal show it."""

from __future__ import annotations

from typing import Any

import pytest

from railhead.cli.cards import show_cards
from railhead.cli.files import prepare
from railhead.cli.terminal import open_terminal
from railhead.games.mag.facts import facts
from railhead.games.mag.flow import Mag
from railhead.games.mag.istvan_scene import istvan_panels
from railhead.games.mag.rules import OPTIONS, VERSION
from railhead.games.mag.scene import result
from railhead.games.mag.state import Over
from railhead.games.mag.title import TITLE
from railhead.i18n import LANGUAGES
from railhead.i18n.render import texts
from railhead.kernel.message import Message, Term
from railhead.kernel.record import Record
from tests.games.mag.given import state_for


def facts_of_cards(given: dict[str, Any]) -> dict[str, list[tuple[str, object, bool]]]:
    """By card: the message, value and weight of each of its facts."""
    rules = Mag(VERSION, {option.name: option.values[0] for option in OPTIONS}, 1)
    shelf, *rest = istvan_panels(rules, state_for(rules, given))
    assert not rest
    return {card.id: [(label.id, box.value, box.strong) for label, box in card.facts] for card in shelf.cards}


START = {"frames": [{"frame": "shares", "seat": 0, "sold": [0, 0]}]}


def test_card_16_step_by_step() -> None:
    """XI.2.2: done, half done and to come; the permanent action has a sign of its own; the front is the printed one."""
    given = START | {"cards": {"2": 16, "4": 18}, "done": {"2": 1}}
    untouched = facts_of_cards(given)["istvan:card:16"]
    assert untouched == [
        ("card-permanent-2-train", "∞", False),
        ("card-buy-from-sister", "✓", False),
        ("card-swap-train", "2", True),
        ("card-swap-train", "3", False),
        ("card-station", "4", False),
        ("card-station", "5", False),
        ("fact-design", Term("mag-design-front"), False),
    ]
    half = facts_of_cards(given | {"owed": {"2": True}})["istvan:card:16"]
    assert half == [*untouched[:2], ("card-swap-owed", "½", True), *untouched[3:]]


def test_one_more_station_is_no_permanent_action() -> None:
    """XI.2.2: an additional token is a gift at the start, not something he does again and again."""
    cards = facts_of_cards(START | {"cards": {"2": 16, "11": 21}})
    assert cards["istvan:card:21"][:2] == [("card-permanent-2-train", "∞", False), ("card-extra-station", "+1", False)]


@pytest.mark.parametrize(("letter", "design"), [("A", "printed"), ("B", "ours"), ("G", "ours")])
def test_share_cards_say_whose_design_they_are(letter: str, design: str) -> None:
    cards = facts_of_cards(START | {"cards": {"1": 1, "2": 2}, "share_card": letter})
    assert cards["istvan:shares"][-1] == ("fact-design", Term(f"mag-design-{design}"), False)
    assert cards["istvan:card:1"][-1] == ("fact-design", Term("mag-design-ours"), False)


def test_the_terminal_shows_his_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """Share card and company cards of a solo record, in words."""
    open_terminal("en")
    game = prepare(Record(TITLE.header({}, 1, "a")))
    show_cards(game)
    shown = capsys.readouterr().out
    assert "Share card" in shown
    minors = facts("two").minors
    for minor, number in enumerate(game.history.state.cards):
        assert (f"{minors[minor].abbr}, card {number}" in shown) == bool(number)
    assert "buy a 2-train" in shown
    assert "our own  Design" in shown


@pytest.mark.parametrize(
    ("own", "istvan", "id", "winners"),
    [
        (100, 90, "result-solo-won", (0,)),
        (90, 100, "result-solo-lost", ()),
        (100, 100, "result-solo-draw", ()),
    ],
)
def test_how_a_solo_game_ends(own: int, istvan: int, id: str, winners: tuple[int, ...]) -> None:
    """R35: level with István is a draw, in every language."""
    rules = Mag(VERSION, {option.name: option.values[0] for option in OPTIONS}, 1)
    state = state_for(rules, {"cash": [own, istvan], "frames": [{"frame": "over", "reason": "final-phase"}]})
    assert isinstance(state.stack[0], Over)
    found = result(rules, state)
    assert found is not None
    assert (found.reason, found.winners) == (Message(id, {"own": own, "istvan": istvan}), winners)
    for language in LANGUAGES:
        assert str(own) in texts(language, "mag").format(found.reason, ())[0]

"""The questions and the hints beside them are true in every variant: each is filled by what the question says."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from railhead.games.e1862.flow import E1862
from railhead.games.e1862.merger import Merge, Survive
from railhead.games.e1862.rules import OPTIONS, VERSION, E1862Rules
from railhead.i18n.render import LANGUAGES, texts
from railhead.kernel.message import Message
from tests.games.e1862.given import state_for
from tests.rules.runner import cases

COMPANIES: dict[str, Any] = {
    "ESR": {"price": 74, "chartered": True, "seats": [6, 0], "cash": 500, "at": ["F11"], "trains": ["A:freight"]},
    "EUR": {"price": 82, "chartered": True, "seats": [6, 0], "cash": 500, "at": ["E12"], "trains": ["A:freight"]},
}
TURN = {"frame": "operating", "order": ["ESR", "EUR"], "turn": 1, "done": ["ESR"]}
VARIANTS = next(option.values for option in OPTIONS if option.name == "variant")


def rules(**options: Any) -> E1862Rules:
    return E1862(VERSION, {option.name: option.values[0] for option in OPTIONS} | options, 2)


def asked(bound: E1862Rules, *frames: dict[str, Any], **more: Any) -> Message:
    """What is asked with these frames on the stack."""
    tiles = {"F11": "790:1", "E12": "790:0"}
    kind = bound.types[0]
    companies = {
        name: plain | {"trains": [f"A:{kind}"] if plain["trains"] else []}
        for name, plain in (COMPANIES | more.pop("companies", {})).items()
    }
    given = {"cash": [600, 600], "tiles": tiles, "companies": companies, "round": ["operating", 2, 1, 1]}
    return bound.menu(state_for(bound, given | {"frames": list(frames)} | more)).ask


def said(message: Message, what: str = "hint") -> dict[str, str]:
    """The question, or the hint beside it, in every language."""
    shown = Message(message.id.replace("ask-", f"{what}-", 1), message.args)
    found = {}
    for lang in LANGUAGES:
        found[lang], wrong = texts(lang, "e1862").format(shown)
        assert not wrong
    return found


def letters(text: str) -> set[str]:
    """The letters of train types that a text speaks of."""
    return {letter for letter in "FLE" if re.search(rf"(?<![A-Z]){letter}(?![A-Za-z])", text)}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("step", ["run-step", "train-step"])
def test_trains_of_the_variant(variant: str, step: str) -> None:
    """11.1: only the types that there are; in simple games nothing about permits."""
    bound = rules(variant=variant)
    permits = {"en": "permit", "ru": "разрешени", "ja": "免許"}
    for lang, text in said(asked(bound, TURN, {"frame": step, "company": "ESR"})).items():
        assert (permits[lang] in text) == (not bound.simple), text
        assert letters(text) == (set() if bound.simple else {kind[0].upper() for kind in bound.types}), text


@pytest.mark.parametrize("variant", VARIANTS)
def test_merger(variant: str) -> None:
    bound = rules(variant=variant)
    texts_ = said(asked(bound, TURN, {"frame": "merge-step", "company": "ESR"}))
    assert ["permits" in texts_["en"], "разрешения" in texts_["ru"], "免許" in texts_["ja"]] == [not bound.simple] * 3


@pytest.mark.parametrize("beginner", [False, True])
def test_where_companies_start(beginner: bool) -> None:
    """11.3: in the beginners' game nothing is started in a stock round."""
    bound = rules(variant="simple_freight", beginner=beginner)
    hint = said(asked(bound, {"frame": "parliament", "seat": 0}, round=["parliament", 2, 1, 1]))
    said_so = ("only be started in Parliament" in hint["en"], "without a charter" in hint["en"])
    assert said_so == (beginner, not beginner)
    question = said(asked(bound, {"frame": "stock", "seat": 0}, round=["stock", 2, 1, 1]), "ask")
    assert ("start a company" in question["en"]) == (not beginner)


def test_nothing_starts_after_the_lner() -> None:
    question = said(asked(rules(), {"frame": "stock", "seat": 0}, round=["stock", 2, 1, 1], lner=2), "ask")
    assert "start a company" not in question["en"]


@pytest.mark.parametrize("most", [7, 8])
def test_so_many_markers(most: int) -> None:
    """11.4: two companies that have one more together."""
    bound = rules(eight_markers=most == 8)
    given = deepcopy(next(case.given for case in cases("e1862") if case.id == "7.5.6-markers"))
    if most == 8:
        given["companies"]["EUR"]["at"].append("C8")
        given["tiles"]["C8"] = "621:0"
    state = bound.act(state_for(bound, given), Merge("EUR")).state
    question = bound.menu(bound.act(state, Survive("ESR")).state).ask
    assert question.id == "ask-remove-marker"
    for text in said(question).values():
        assert str(most) in text


@pytest.mark.parametrize("beginner", [False, True])
def test_train_due(beginner: bool) -> None:
    """7.11: sale of shares and refinancing, or refinancing alone where there are no treasury shares."""
    bound = rules(variant="simple_freight", beginner=beginner)
    poor = {"ESR": COMPANIES["ESR"] | {"cash": 0, "trains": [], "chartered": beginner, "price": 100}}
    question = asked(bound, TURN, {"frame": "train-step", "company": "ESR"}, companies=poor)
    assert question.id == "ask-train-due"
    hint = said(question)
    assert ["refinances" in hint["en"], "рефинансируется" in hint["ru"], "再融資" in hint["ja"]] == [True] * 3
    sells = {"en": "sells treasury shares", "ru": "продаёт акции", "ja": "株を売る"}
    assert {lang: words in hint[lang] for lang, words in sells.items()} == dict.fromkeys(sells, not beginner)

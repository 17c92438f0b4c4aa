"""Sentences as people read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from railhead.bots.levels import BOT_REFUSALS
from railhead.exchange import LOG_REFUSALS
from railhead.games import catalogue
from railhead.games.title import TITLE_REFUSALS, Title
from railhead.i18n import LANGUAGES, faults, language_of, render, texts
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term
from railhead.kernel.record import RECORD_REFUSALS
from railhead.kernel.refusal import KERNEL_REFUSALS, Refusal
from railhead.kernel.version import VERSION_REFUSALS
from railhead.server.faults import SERVER_REFUSALS
from railhead.store.backup import BACKUP_REFUSALS
from railhead.store.store import STORE_REFUSALS

COMMON_REFUSALS = (
    *KERNEL_REFUSALS, *RECORD_REFUSALS, *VERSION_REFUSALS, *TITLE_REFUSALS, *LOG_REFUSALS, *BOT_REFUSALS,
    *BACKUP_REFUSALS, *STORE_REFUSALS, *SERVER_REFUSALS,
)  # fmt: skip
TITLES = catalogue.titles()
GAMES = Path(catalogue.__file__).parent
ALL_REFUSALS = [(None, refusal) for refusal in COMMON_REFUSALS] + [
    (title.package, refusal) for title in TITLES for refusal in title.refusals
]


@pytest.mark.parametrize(("package", "refusal"), ALL_REFUSALS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_every_refusal_has_its_text(package: str | None, refusal: type[Refusal]) -> None:
    """In every language, and with no argument that the class does not have."""
    fields = set(refusal.__struct_fields__)
    for lang in LANGUAGES:
        words = texts(lang, package)
        assert words.has(f"refusal-{refusal.code()}"), lang
        assert words.variables(f"refusal-{refusal.code()}") <= fields, lang


def subclasses(cls: type[Refusal]) -> set[type[Refusal]]:
    return {sub for direct in cls.__subclasses__() for sub in {direct, *subclasses(direct)}}


def test_no_refusal_is_left_out_of_the_lists() -> None:
    """A class that no list names would escape the test above; titles not yet in the catalogue are let off.

    What reasons speak of (`AboutHex`) has no text itself, but reasons that are made of it.
    """
    listed = {refusal for _, refusal in ALL_REFUSALS}
    said = {refusal for refusal in subclasses(Refusal) if hasattr(refusal, "text") or not refusal.__subclasses__()}
    ours = {refusal for refusal in said if refusal.__module__.startswith("railhead.")}
    off = {file.name for file in GAMES.iterdir()} - {title.package for title in TITLES}
    prefixes = tuple(f"railhead.games.{name}." for name in off if name.isidentifier())
    assert {refusal for refusal in ours - listed if not refusal.__module__.startswith(prefixes)} == set()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_and_options_have_names(title: Title, lang: str) -> None:
    words = texts(lang, title.package)
    ids = ["title-name", "title-about"]
    for option in title.options:
        ids.append(f"option-{option.name}")
        ids += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
    assert [id for id in ids if not words.has(id)] == []


def said(lang: str, id: str, args: dict[str, Arg], names: tuple[str, ...] = ("Анна", "Boris", "千尋")) -> str:
    message = Message(id, args)
    assert faults(message, "rocket") == []
    return render(message, lang, "rocket", names)


@pytest.mark.parametrize(
    ("shares", "text"),
    [
        (1, "Анна получает 1 акцию GER."),
        (2, "Анна получает 2 акции GER."),
        (5, "Анна получает 5 акций GER."),
        (11, "Анна получает 11 акций GER."),
        (21, "Анна получает 21 акцию GER."),
        (22, "Анна получает 22 акции GER."),
    ],
)
def test_russian_plurals(shares: int, text: str) -> None:
    assert said("ru", "log-shares-gained", {"seat": SeatArg(0), "shares": shares, "line": "GER"}) == text


def test_japanese_and_english() -> None:
    args: dict[str, Arg] = {"seat": SeatArg(2), "shares": 3, "line": "GER"}
    assert said("ja", "log-shares-paid", args) == "千尋がGERの株を3株支払う。"
    assert said("en", "log-shares-paid", args) == "千尋 pays 3 shares of GER."
    assert said("en", "log-shares-paid", args | {"shares": 1}) == "千尋 pays 1 share of GER."


def test_lists_terms_and_hexes() -> None:
    args: dict[str, Arg] = {"line": "NER", "cities": Items(("Hull", "Leeds", "York"))}
    assert said("en", "log-connect", args) == "NER is now connected to Hull, Leeds, and York."
    assert said("ru", "log-connect", args) == "Новые города на линии NER: Халл, Лидс и Йорк."
    assert said("ja", "log-connect", args) == "NERがハル、リーズ、ヨークにつながる。"
    points = Items(tuple(Term("points-of", {"seat": SeatArg(seat), "points": 2 - seat}) for seat in (0, 1)))
    score = said("ru", "log-score-cities", {"city": "Hull", "points": points})
    assert score == "Соединение с городом Халл: Анна — 2 очка и Boris — 1 очко."
    steel: dict[str, Arg] = {"seat": SeatArg(1), "city": "Hull", "industry": Term("industry-steel")}
    assert said("ja", "log-invest", steel) == "Borisがハルの鉄鋼に投資。"
    assert "(-2,7)" in said("en", "log-move", {"line": "NER", "hex": "-2,7"})


def test_stops_of_a_run_are_called_as_on_the_map() -> None:
    run = Message("log-route", {"train": "2L", "stops": Items(("Ely", "Bury St. Edmunds"))})
    assert render(run, "en", "e1862") == "2L: Ely–Bury St. Edmunds."
    assert render(run, "ru", "e1862") == "2L: Или — Бери-Сент-Эдмундс."
    assert render(run, "ja", "e1862") == "2L：イーリー–ベリー・セント・エドマンズ。"


def test_industry_of_a_refusal_is_a_word() -> None:
    args: dict[str, Arg] = {"city": "Hull", "industry": "steel"}
    assert said("ru", "refusal-slots-taken", args) == "В городе Халл все места для отрасли «сталь» заняты."
    assert "“wine”" in said("en", "refusal-no-such-slot", args | {"industry": "wine"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_absurd_numbers_are_shown(lang: str) -> None:
    """A damaged record may hold any number; plural forms and grouping must not break on it."""
    for number in (10**40, -(10**40)):
        args: dict[str, Arg] = {"entry": number, "last": number}
        assert str(number) in render(Message("refusal-no-such-entry", args), lang)
        assert str(number) in render(Message("refusal-other-format", {"format": number}), lang)


def test_nobody_is_nameless() -> None:
    message = Message("log-pass", {"seat": SeatArg(1)})
    assert render(message, "en", "rocket") == "Player 2 passes."
    assert render(message, "ru", "rocket", ("Анна", "")) == "Игрок 2 пасует."


def test_what_is_missing_is_told_and_shown_by_its_id() -> None:
    assert render(Message("no-such-thing"), "en") == "no-such-thing"
    assert len(faults(Message("no-such-thing"))) == len(LANGUAGES)
    assert len(faults(Message("log-pass"), "rocket")) == len(LANGUAGES)
    assert len(faults(Message("value", {"value": Term("no-such-thing")}))) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        ("ru", "ru"),
        ("ja_JP.UTF-8", "ja"),
        ("en-GB", "en"),
        ("xx_XX", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_language_of_a_wish(wish: str | None, lang: str) -> None:
    assert language_of(wish) == lang

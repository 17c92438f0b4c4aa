"""The drawings of the overviews show what their captions claim, and their texts are there."""

from __future__ import annotations

import pytest

from railhead.games.catalogue import PACKAGES
from railhead.i18n import LANGUAGES, texts
from railhead.i18n.rules import paragraphs
from railhead.lessons.overview import Figure, drawings, drawn, overviews, shown
from railhead.view.svg import draw
from tests.i18n.test_files import entries
from tests.lessons.test_lessons import compare

FIGURES: list[tuple[str, Figure]] = [
    *((title, figure) for title in PACKAGES for one in overviews(title) for figure in one.figure),
    *((title, drawing) for title in PACKAGES for drawing in drawings(title)),
]
#: what an overview says, besides the captions of its figures
PARTS = ("", "-who", "-turn", "-end", "-tip-1", "-tip-2", "-tip-3")


@pytest.mark.parametrize(("title", "figure"), FIGURES, ids=lambda part: getattr(part, "lesson", part))
def test_a_figure_shows_what_its_caption_claims(title: str, figure: Figure) -> None:
    assert figure.facts
    table = shown(title, figure)
    compare(figure.facts, table.facts(), figure.lesson)
    scene = drawn(title, figure)
    assert set(figure.around) <= {cell.id for cell in scene.board.cells}
    assert 4 <= len(scene.board.cells) <= 40
    assert draw(scene, lambda _: "", 600).startswith("<svg")


@pytest.mark.parametrize("title", PACKAGES)
def test_every_text_is_there_and_none_is_left_over(title: str) -> None:
    needed = {
        f"overview-{one.id}{part}"
        for one in overviews(title)
        for part in (*PARTS, *(f"-figure-{n}" for n in range(1, len(one.figure) + 1)))
    }
    needed |= {one.caption for one in drawings(title)}
    there = {entry.id.name for entry in entries("en", f"lessons-{PACKAGES[title]}")}
    assert needed == {id for id in there if id.startswith(("overview-", "drawing-"))}


@pytest.mark.parametrize("title", PACKAGES)
def test_drawings_stand_beside_paragraphs_that_there_are(title: str) -> None:
    known = paragraphs(PACKAGES[title])
    assert [one.rule for one in drawings(title) if one.rule not in known] == []


@pytest.mark.parametrize("title", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_overview_is_one_screen(title: str, lang: str) -> None:
    words = texts(lang, f"lessons-{PACKAGES[title]}")
    for one in overviews(title):
        length = sum(len(words.text(f"overview-{one.id}{part}")) for part in PARTS)
        assert length <= (620 if lang == "ja" else 1400), (one.id, length)

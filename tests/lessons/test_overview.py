"""The drawings of the overviews show what their captions claim, and their texts are there."""

from __future__ import annotations

import pytest

from railhead.games.catalogue import PACKAGES
from railhead.i18n import LANGUAGES, texts
from railhead.i18n.rules import paragraphs
from railhead.kernel.message import Message
from railhead.lessons.overview import Figure, caption_of, diagrams, drawings, drawn, illustrated, overviews, shown
from railhead.view.diagram import Exchange, Moves, draw_diagram
from railhead.view.svg import draw
from tests.i18n.test_files import entries
from tests.lessons.test_lessons import compare

FIGURES: list[tuple[str, Figure]] = [
    *((title, figure) for title in PACKAGES for one in overviews(title) for figure in one.figure if figure.lesson),
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
def test_a_figure_is_a_part_of_a_board_or_a_diagram_of_the_rules(title: str) -> None:
    """What a diagram claims is tested with its paragraph."""
    named = [(figure.lesson, figure.diagram) for one in overviews(title) for figure in one.figure]
    assert all(bool(lesson) != bool(diagram) for lesson, diagram in named)
    assert {diagram for _, diagram in named if diagram} <= set(diagrams(title))
    assert len(overviews(title)[0].figure) >= 3


@pytest.mark.parametrize("title", PACKAGES)
def test_every_text_is_there_and_none_is_left_over(title: str) -> None:
    needed = {
        f"overview-{one.id}{part}"
        for one in overviews(title)
        for part in (*PARTS, *(f"-figure-{n}" for n in range(1, len(one.figure) + 1)))
    }
    needed |= {caption_of(rule) for rule in illustrated(title)}
    there = {entry.id.name for entry in entries("en", f"lessons-{PACKAGES[title]}")}
    assert needed == {id for id in there if id.startswith(("overview-", "drawing-"))}


@pytest.mark.parametrize("title", PACKAGES)
def test_drawings_stand_beside_paragraphs_that_there_are(title: str) -> None:
    known = paragraphs(PACKAGES[title])
    assert [rule for rule in illustrated(title) if rule not in known] == []
    assert len(illustrated(title)) == len(set(illustrated(title)))


def test_the_dividend_tables_are_drawn_as_their_captions_say() -> None:
    """VIII.2, Xd: each sum is the least for its space, and the marker stands where nothing happens."""
    for rule, sums in (("VIII.2", [0, 10, 30, 60, 110, 210]), ("Xd", [0, 10, 20, 50, 90, 130])):
        found = diagrams("18mag")[rule]()
        assert isinstance(found, Moves)
        assert found.sums == tuple(enumerate(map(str, sums)))
        assert found.at == 1
        assert list(found.prices) == sorted(set(found.prices))
        assert len(found.prices) == 6
        drawing = draw_diagram(found, lambda _: "", Message("rule-paragraph"), 600)
        assert drawing.count('class="sum"') == 6


def test_the_exchange_of_shares_is_that_of_the_lesson() -> None:
    """5.2.4: two shares become one, and those of the closed company are gone."""
    found = diagrams("1862")["5.2.4"]()
    assert isinstance(found, Exchange)
    assert [name for name, _ in found.companies] == ["ESR", "EUR"]
    you, anna = found.rows[:2]
    assert (you.before, you.after) == ((6, 6), (0, 6))
    assert (anna.before, anna.after) == ((2, 0), (0, 1))


@pytest.mark.parametrize("title", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_overview_is_one_screen(title: str, lang: str) -> None:
    words = texts(lang, f"lessons-{PACKAGES[title]}")
    for one in overviews(title):
        length = sum(len(words.text(f"overview-{one.id}{part}")) for part in PARTS)
        assert length <= (620 if lang == "ja" else 1400), (one.id, length)

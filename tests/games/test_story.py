"""A game told afterwards: the figures at the end are the result's, and the sums add up to what the rules paid."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from railhead.games import catalogue
from railhead.i18n import LANGUAGES, texts
from railhead.kernel.history import History
from railhead.kernel.message import Message
from railhead.kernel.record import parse
from railhead.view.story import Chart, Story, csv_rows, tell
from tests.conformance.kit import Setup

KEPT = Path(__file__).parents[1] / "kept" / "records-1"
LEVEL = {"rocket": "points", "18mag": "worth", "1862": "worth"}
NAMES = ("rocket-2", "18mag-1", "18mag-4", "1862-3")


def played(name: str) -> tuple[Any, History[Any], Story]:
    record = parse((KEPT / f"{name}.jsonl").read_bytes())
    title, rules = catalogue.rules_of(record.header)
    history: History[Any] = History(rules, record.header)
    for _ in history.replay(record):
        pass
    return title, history, tell(history, title.telling(rules, history.state))


def chart_of(story: Story, id: str) -> Chart:
    return next(chart for chart in story.charts if chart.id == id)


@pytest.mark.parametrize("name", NAMES)
def test_the_last_step_is_the_result(name: str) -> None:
    title, history, story = played(name)
    result = title.result(history.rules, history.state)
    chart = chart_of(story, LEVEL[title.id])
    assert result is not None
    assert tuple(line.values[-1] for line in chart.lines)[: len(result.scores)] == result.scores
    assert chart.steps[0] == 0
    assert chart.steps[-1] == history.head
    assert all(len(line.values) == len(one.steps) == len(one.marks) for one in story.charts for line in one.lines)


def test_points_of_all_turns_and_of_all_sources_are_all_points() -> None:
    title, history, story = played("rocket-2")
    scores = title.result(history.rules, history.state).scores
    assert tuple(sum(v or 0 for v in line.values) for line in chart_of(story, "scored").lines) == scores
    assert sum(v or 0 for line in chart_of(story, "sources").lines for v in line.values) == sum(scores)


def test_a_round_has_what_its_last_move_brought() -> None:
    """The step that ends a round counts the move that ended it, under the name of that round."""
    title, history, story = played("18mag-4")
    telling = title.telling(history.rules, history.state)
    chart = chart_of(story, "worth")
    for n, mark, following in zip(chart.steps[1:-1], chart.marks[1:-1], chart.marks[2:], strict=True):
        assert telling.stage(history.states[history.before[n]]) == mark
        assert telling.stage(history.states[n]) == following


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(name: str, lang: str) -> None:
    title, _, story = played(name)
    words = texts(lang, title.package)
    said = [chart.title for chart in story.charts] + [moment.said for moment in story.moments]
    said += [message for chart in story.charts for message in (*chart.marks, *(line.label for line in chart.lines))]
    assert all(words.has(message.id) for message in said)
    assert len(story.moments) > 3


def test_what_was_taken_back_is_not_told() -> None:
    history = Setup("rocket", 2, ()).history("story")
    first = next(iter(history.rules.legal(history.state)))
    history.act(0, first)
    history.rewind(0, 0)
    title = catalogue.title("rocket")
    story = tell(history, title.telling(history.rules, history.state))
    assert all(chart.steps == (0,) for chart in story.charts)
    assert story.moments == ()


def test_csv_has_a_row_for_every_figure() -> None:
    _, _, story = played("rocket-2")

    def said(message: Message) -> str:
        return message.id

    rows = list(csv_rows(story, said))
    assert rows[0] == ("chart", "entry", "stage", "of", "value")
    assert len(rows) - 1 == sum(len(line.values) for chart in story.charts for line in chart.lines)

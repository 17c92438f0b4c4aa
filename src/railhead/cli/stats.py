"""`railhead stats`: how a game went, as tables, CSV or JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from csv import writer
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from railhead.cli.files import read_game
from railhead.cli.params import AsJson, File
from railhead.cli.terminal import here
from railhead.view.story import Chart, csv_rows, tell


def stats(
    file: File, *, csv: Annotated[bool, Parameter(help="help-csv", negative="")] = False, json: AsJson = False
) -> None:
    game = read_game(file)
    if game.record.header.players:
        here().names = game.record.header.players
    story = tell(game.history, game.title.telling(game.rules, game.history.state))
    if json:
        here().json(story)
    elif csv:
        _write_csv(csv_rows(story, here().render))
    else:
        for chart in story.charts:
            here().out.print(_table(chart))
        for moment in story.moments:
            here().out.print(Text.assemble((f"{moment.n:>4}  ", "dim"), here().render(moment.said)))


def _write_csv(rows: Iterable[tuple[str | int, ...]]) -> None:
    writer(sys.stdout, lineterminator="\n").writerows(rows)


def _table(chart: Chart) -> Table:
    """A line for each step, a column for each player or company."""
    table = Table(title=here().render(chart.title))
    table.add_column(here().text("story-round"))
    for line in chart.lines:
        table.add_column(here().render(line.label), justify="right")
    for at, mark in enumerate(chart.marks):
        figures = ("" if line.values[at] is None else str(line.values[at]) for line in chart.lines)
        table.add_row(here().render(mark), *figures)
    return table

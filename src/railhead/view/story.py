"""A game told after it was played: how it went round by round, what came from where, and its moments.

A title says what is counted in one position (`Counted`) and what one effect brought (`Summed`); the rest is the same
for every title. Nothing here is text: labels are messages, so that a page, a terminal and a file show the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from railhead.kernel.effect import Effect
from railhead.kernel.history import History
from railhead.kernel.message import Arg, Message, SeatArg, Term


class Line(Struct, frozen=True, omit_defaults=True):
    """One row of figures, a figure for each step of the chart; None: there was none yet."""

    id: str
    label: Message
    colour: str
    values: tuple[int | None, ...]


class Chart(Struct, frozen=True, omit_defaults=True):
    """`steps` are the entries after which it was counted, `marks` what had just ended there. `bars`: sums that belong
    to a step, not a level that goes on."""

    id: str
    title: Message
    steps: tuple[int, ...]
    marks: tuple[Message, ...]
    lines: tuple[Line, ...]
    bars: bool = False


class Moment(Struct, frozen=True):
    """Something worth going back to, told in a sentence."""

    n: int
    said: Message


class Story(Struct, frozen=True):
    """Everything told about a game."""

    charts: tuple[Chart, ...]
    moments: tuple[Moment, ...]


class Row(Struct, frozen=True):
    """What is counted of one player or company: its id, its name and its colour."""

    id: str
    label: Message
    colour: str


class Counted(Struct, frozen=True):
    """A chart of levels: the figures of all its rows in one position."""

    id: str
    rows: tuple[Row, ...]
    of: Callable[[Any], Sequence[int | None]]


class Summed(Struct, frozen=True):
    """A chart of sums: what an effect brings to which row, in the state before its entry."""

    id: str
    rows: tuple[Row, ...]
    of: Callable[[Any, Effect], Sequence[tuple[int, int]]]


class Telling(Struct, frozen=True):
    """What a title tells: when a step ends (`stage` changes), the figures, the sums, and moments of its own."""

    stage: Callable[[Any], Message]
    counted: tuple[Counted, ...]
    summed: tuple[Summed, ...]
    moments: Callable[[Any, Effect], Message | None]


def seat_rows(seats: int) -> tuple[Row, ...]:
    return tuple(Row(f"seat:{ix}", Message("seat-name", {"seat": SeatArg(ix)}), f"seat:{ix}") for ix in range(seats))


def tell(history: History[Any], telling: Telling) -> Story:
    """The story of the line that counts: what was taken back is not told."""
    way = history.line()
    steps, marks = _steps(history, way, telling)
    charts = [_levels(history, one, steps, marks) for one in telling.counted]
    charts += [_sums(history, one, way, steps, marks) for one in telling.summed]
    moments = sorted((*_own(history, way, telling), *_leads(charts[0]), *_most(charts)), key=lambda moment: moment.n)
    return Story(tuple(chart for chart in charts if chart.lines), tuple(moments))


def _before(history: History[Any], n: int) -> Any:
    return history.states[history.before[n]]


def _steps(history: History[Any], way: Sequence[int], telling: Telling) -> tuple[tuple[int, ...], tuple[Message, ...]]:
    """The start, and the entries that end a stage, where the figures of a round are whole, with the stage they end."""
    steps, marks = [0], [Message("story-start")]
    for n in way:
        stage = telling.stage(_before(history, n))
        if n == way[-1] or telling.stage(history.states[n]) != stage:
            steps.append(n)
            marks.append(stage)
    return tuple(steps), tuple(marks)


def _levels(history: History[Any], counted: Counted, steps: tuple[int, ...], marks: tuple[Message, ...]) -> Chart:
    table = [counted.of(history.states[n]) for n in steps]
    return _chart(counted.id, counted.rows, table, steps, marks, bars=False)


def _sums(
    history: History[Any], summed: Summed, way: Sequence[int], steps: tuple[int, ...], marks: tuple[Message, ...]
) -> Chart:
    table: list[list[int | None]] = []
    done = 0
    for step in steps:
        sums: list[int | None] = [0] * len(summed.rows)
        while done < len(way) and way[done] <= step:
            for row, amount in _brought(history, way[done], summed):
                sums[row] = (sums[row] or 0) + amount
            done += 1
        table.append(sums)
    return _chart(summed.id, summed.rows, table, steps, marks, bars=True)


def _brought(history: History[Any], n: int, summed: Summed) -> Iterator[tuple[int, int]]:
    before = _before(history, n)
    for effect in history.effects[n]:
        yield from summed.of(before, effect)


def _chart(
    id: str, rows: Sequence[Row], table: Sequence[Sequence[int | None]], steps: tuple[int, ...],
    marks: tuple[Message, ...], bars: bool,
) -> Chart:  # fmt: skip
    """Rows that never had a figure are left out."""
    columns = list(zip(*table, strict=True)) if table else []
    lines = tuple(
        Line(row.id, row.label, row.colour, values)
        for row, values in zip(rows, columns, strict=True)
        if any(value for value in values)
    )
    return Chart(id, Message(f"story-{id}"), steps, marks, lines, bars)


def _own(history: History[Any], way: Sequence[int], telling: Telling) -> Iterator[Moment]:
    for n in way:
        before = _before(history, n)
        for effect in history.effects[n]:
            if said := telling.moments(before, effect):
                yield Moment(n, said)


def _leads(chart: Chart) -> Iterator[Moment]:
    """Where another player comes to be ahead of all others at the end of a round."""
    leader: str | None = None
    for at, n in enumerate(chart.steps):
        figures = sorted(((line.values[at] or 0, line) for line in chart.lines), key=lambda pair: -pair[0])
        if len(figures) < 2 or figures[0][0] == figures[1][0]:
            continue
        (most, first), (second, _) = figures[:2]
        if first.id != leader:
            id = "story-lead-first" if leader is None else "story-lead"
            yield Moment(n, Message(id, {"who": _name(first), "by": most - second}))
            leader = first.id


def _most(charts: Sequence[Chart]) -> Iterator[Moment]:
    """The round with the largest sum of each kind."""
    for chart in charts:
        found = [
            (value or 0, n, line) for line in chart.lines for value, n in zip(line.values, chart.steps, strict=True)
        ]
        if chart.bars and found and chart.id != "sources":
            amount, n, line = max(found, key=lambda one: one[0])
            yield Moment(n, Message(f"story-most-{chart.id}", {"who": _name(line), "amount": amount}))


def _name(line: Line) -> Arg:
    """A player by seat, a company by its printed name, István by a word."""
    return line.label.args.get("seat") or line.label.args.get("name") or Term(line.label.id)


def csv_rows(story: Story, said: Callable[[Message], str]) -> Iterator[tuple[str | int, ...]]:
    """Every figure of every chart in a row of its own: chart, entry, what the game was at, whose, and how much."""
    yield "chart", "entry", "stage", "of", "value"
    for chart in story.charts:
        for line in chart.lines:
            for n, mark, value in zip(chart.steps, chart.marks, line.values, strict=True):
                yield said(chart.title), n, said(mark), said(line.label), "" if value is None else value

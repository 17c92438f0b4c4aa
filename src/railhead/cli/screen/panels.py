"""Players and panels of a scene as text of the terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from railhead.kernel.message import Arg, Message, SeatArg
from railhead.view.paint import plain
from railhead.view.scene import Box, Market, Panel, PlayerRow, Shelf, Table

Render = Callable[[Message], str]


def players(rows: tuple[PlayerRow, ...], say: Render) -> RenderableType:
    """Who has what; whose turn it is stands out."""
    lines = []
    for row in rows:
        name = say(Message("seat-name", {"seat": SeatArg(row.seat)}))
        head = Text.assemble(("■ ", plain(f"seat:{row.seat}")), (f"{row.seat + 1} {name}", "bold" if row.turn else ""))
        facts = ", ".join(f"{say(fact.label)} {_value(fact.value, say)}" for fact in row.facts)
        lines += [head, Text(f"  {facts}", "dim" if row.out else "")]
    return Group(*lines)


def panel(shown: Panel, say: Render) -> RenderableType:
    match shown:
        case Table():
            return _table(shown, say)
        case Market():
            return _market(shown, say)
        case Shelf():
            return _shelf(shown, say)


def _table(table: Table, say: Render) -> Grid:
    grid = Grid(box=None, header_style="bold", pad_edge=False)
    grid.add_column("", no_wrap=True)
    for column in table.columns:
        grid.add_column(say(column), justify="right", no_wrap=True)
    for row in table.rows:
        label = Text.assemble(("■ ", plain(row.colour)) if row.colour else "", say(row.label))
        grid.add_row(label, *(_box(box, say) for box in row.boxes), style="dim" if row.faded else "")
    return grid


def _box(box: Box, say: Render) -> Text:
    parts: list[Text] = []
    if box.value is not None:
        parts.append(Text(_value(box.value, say), "bold" if box.strong else ""))
    parts += [Text("■", plain(mark.colour)) for mark in box.marks]
    return Text("").join(parts)


def _value(value: Arg, say: Render) -> str:
    return say(Message("value", {"value": value}))


def _market(market: Market, say: Render) -> Grid:
    """The spaces on which somebody stands, the dearest first."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("", justify="right")
    grid.add_column("")
    for space in reversed(market.spaces):
        if space.marks:
            names = Text(", ").join(Text.assemble(("■ ", plain(mark.colour)), say(mark.label)) for mark in space.marks)
            grid.add_row(Text(_value(space.value, say), "bold"), names)
    return grid


def _shelf(shelf: Shelf, say: Render) -> Group:
    """A line for each card, and its facts under it."""
    lines = []
    for card in shelf.cards:
        count = f" ×{card.count}" if card.count is not None else ""
        colour = plain(card.colour) if card.colour else "default"
        lines.append(Text.assemble(("■ ", colour), (say(card.label) + count, "dim" if card.faded else "bold")))
        facts = [f"{say(label)} {_box(box, say).plain}".strip() for label, box in card.facts]
        if facts:
            lines.append(Text("  " + ", ".join(facts), "dim" if card.faded else ""))
    return Group(*lines)

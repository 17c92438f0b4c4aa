"""A number that a choice wants: a bid, a price."""

from __future__ import annotations

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from railhead.cli.terminal import Terminal
from railhead.kernel.menu import Range


class NumberScreen(ModalScreen[int | None]):
    """Typed, or raised and lowered with the arrow keys; what it brings stands under it."""

    BINDINGS = [  # noqa: RUF012 - as Textual has it
        Binding("escape", "leave", show=False),
        Binding("up", "change(1)", show=False, priority=True),
        Binding("down", "change(-1)", show=False, priority=True),
    ]

    def __init__(self, wish: Range, terminal: Terminal) -> None:
        super().__init__()
        self.wish, self.terminal = wish, terminal

    def compose(self) -> ComposeResult:
        wish = self.wish
        asked = self.terminal.text("cli-number", {"least": wish.least, "most": wish.most, "step": wish.step})
        with Vertical(id="number"):
            yield Static(Text(asked))
            yield Input(str(wish.least), type="integer", id="value")
            yield Static(id="brings")

    def _value(self) -> int | None:
        """The number that is typed, where it is one of those that may be."""
        word = self.query_one(Input).value
        value = int(word) if word.isascii() and word.isdigit() else None
        wish = self.wish
        return value if value is not None and value in range(wish.least, wish.most + 1, wish.step) else None

    @on(Input.Changed)
    def _changed(self) -> None:
        value, wish = self._value(), self.wish
        told = wish.notes[(value - wish.least) // wish.step] if value is not None and wish.notes else ()
        self.query_one("#brings", Static).update(Text("\n".join(self.terminal.render(note) for note in told)))

    @on(Input.Submitted)
    def _submitted(self) -> None:
        if (value := self._value()) is not None:
            self.dismiss(value)

    def action_change(self, by: int) -> None:
        wish, value = self.wish, self._value()
        value = wish.least if value is None else value + by * wish.step
        if wish.least <= value <= wish.most:
            self.query_one(Input).value = str(value)

    def action_leave(self) -> None:
        self.dismiss(None)

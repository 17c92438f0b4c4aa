"""What a new game is asked for where the command line does not say: title, players, opponents and options."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Button, Label, Select, Static

from railhead.bots.levels import levels
from railhead.cli.terminal import Terminal
from railhead.games import catalogue
from railhead.games.title import Title
from railhead.i18n import texts
from railhead.kernel.rules import Option, OptionValue, Refused


class Wishes(Struct, frozen=True):
    """A new game as it is wanted; `level` of the bots at all other seats, None where people have them."""

    title: str
    seats: int
    level: str | None
    options: dict[str, OptionValue]


class SetupApp(App[Wishes]):
    """Lists to pick from; what the title refuses is said, and nothing is begun."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "app.tcss"
    BINDINGS = [Binding("escape,q", "quit", show=False)]  # noqa: RUF012 - as Textual has it

    def __init__(self, terminal: Terminal, title: str | None = None, seats: int | None = None) -> None:
        super().__init__()
        self.terminal = terminal
        self.chosen = catalogue.title(title or catalogue.titles()[0].id)
        self.seats = seats

    def compose(self) -> ComposeResult:
        text = self.terminal.text
        lang = self.terminal.lang
        names = [(texts(lang, title.package).text("title-name"), title.id) for title in catalogue.titles()]
        with VerticalScroll(id="setup", can_focus=False):
            yield Label(text("cli-column-title"))
            yield Select(names, value=self.chosen.id, allow_blank=False, id="title")
            yield Vertical(id="wishes")
            yield Static(id="reason")
            yield Button(text("cli-screen-begin"), variant="primary", id="begin")

    async def on_mount(self) -> None:
        await self._ask(self.chosen)

    async def _ask(self, title: Title) -> None:
        """The lists of a title: players, opponents, options."""
        self.chosen = title
        words = texts(self.terminal.lang, title.package)
        wishes = self.query_one("#wishes", Vertical)
        await wishes.remove_children()
        seats = self.seats if self.seats in title.seats else min(n for n in title.seats if n > 1)
        ranks: list[tuple[str, str]] = [(words.text(level.name), level.id) for level in reversed(levels(title.id))]
        people = (self.terminal.text("cli-screen-people"), "")
        await wishes.mount(
            Label(words.text("cli-column-players")),
            Select([(str(n), n) for n in title.seats], value=seats, allow_blank=False, id="seats"),
            Label(words.text("cli-screen-opponents")),
            Select([*ranks, people], value=ranks[0][1], allow_blank=False, id="level"),
        )
        for option in title.options:
            if len(_values(option)) > 1:
                named = [(words.text(f"option-{option.name}-{str(v).lower()}"), v) for v in _values(option)]
                picked: Select[Any] = Select(named, value=named[0][1], allow_blank=False, id=f"option-{option.name}")
                await wishes.mount(Label(words.text(f"option-{option.name}")), picked)

    @on(Select.Changed, "#title")
    async def _other_title(self, event: Select.Changed) -> None:
        if event.value != self.chosen.id:
            await self._ask(catalogue.title(str(event.value)))

    @on(Button.Pressed, "#begin")
    def _begin(self) -> None:
        seats: Any = self.query_one("#seats", Select).value
        level: Any = self.query_one("#level", Select).value
        options = {
            option.name: self.query_one(f"#option-{option.name}", Select).value
            for option in self.chosen.options
            if len(_values(option)) > 1
        }
        changed: dict[str, Any] = {
            option.name: options[option.name]
            for option in self.chosen.options
            if option.name in options and options[option.name] != option.values[0]
        }
        try:
            self.chosen.open(changed, seats)
        except Refused as refused:
            self.terminal.title = self.chosen.package
            said = "\n".join(self.terminal.reason(refusal) for refusal in refused.refusals)
            self.query_one("#reason", Static).update(Text(said))
            return
        self.exit(Wishes(self.chosen.id, seats, level or None, changed))


def _values(option: Option) -> tuple[OptionValue, ...]:
    """What a new game may have; the rest stands in records of games played elsewhere."""
    return tuple(value for value in option.values if value not in option.recorded)

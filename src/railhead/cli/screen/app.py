"""The table on the terminal: the board, what is asked and what can be chosen, and the tables beside it."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import OptionList, RichLog, Static, TabbedContent, TabPane, Tabs
from textual.widgets.option_list import Option

from railhead.cli.screen import panels
from railhead.cli.screen.board import BoardView
from railhead.cli.screen.items import Item, items_of, place_items, tile_items
from railhead.cli.screen.number import NumberScreen
from railhead.cli.sitting import Sitting
from railhead.cli.terminal import Terminal
from railhead.i18n import LANGUAGES, texts
from railhead.kernel.action import Action, to_plain
from railhead.kernel.menu import Choice, Menu
from railhead.kernel.message import Items, Message, SeatArg
from railhead.kernel.rules import Refused
from railhead.view.scene import Cell, Scene

#: how many lines of the log are told again in another language
TOLD = 300


class PlayApp(App[None]):
    """A sitting drawn. Escape goes back a step, tab goes from list to board to tables."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "app.tcss"
    BINDINGS = [  # noqa: RUF012 - as Textual has it
        Binding("tab", "next_part", show=False, priority=True),
        Binding("u", "undo", show=False),
        Binding("c", "coach", show=False),
        Binding("l", "language", show=False),
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
        Binding("escape", "step_back", show=False),
        Binding("q", "quit", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, terminal: Terminal) -> None:
        super().__init__()
        self.sitting, self.terminal = sitting, terminal
        self.told: list[Message] = sitting.log(0, sitting.game.history.last)
        self.items: list[Item] = []
        self.menu: Menu | None = None
        self.scene: Scene | None = None
        #: lists that escape goes back to
        self.before: list[list[Item]] = []
        self.thinking = False
        #: what the coach said of this position
        self.advice: dict[str, object] | None = None

    def say(self, message: Message) -> str:
        return self.terminal.render(message)

    def text(self, id: str) -> str:
        return self.terminal.text(id)

    def place(self, name: str) -> str:
        return texts(self.terminal.lang, self.terminal.title).place(name)

    # -- the parts ------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="stage")
        with Horizontal():
            yield BoardView(self.place)
            with Vertical(id="side"):
                yield Static(id="ask")
                yield OptionList(id="choices")
                yield Static(id="notes")
                yield TabbedContent(id="tables")
        yield Static(id="status")
        yield Static(id="keys")

    async def on_mount(self) -> None:
        await self._build_tables()
        self.query_one("#choices").focus()
        self.go_on()

    async def _build_tables(self) -> None:
        """The tabs, in the present language."""
        scene = self._scene(self.sitting.state)
        tables = self.query_one(TabbedContent)
        await tables.clear_panes()
        log = RichLog(id="log", wrap=True, auto_scroll=True)
        named = [("players", self.text("cli-screen-players")), ("story", self.text("cli-screen-log"))]
        await tables.add_pane(TabPane(named[0][1], VerticalScroll(Static(id="at-players")), id="tab-players"))
        await tables.add_pane(TabPane(named[1][1], log, id="tab-story"))
        for shown in scene.panels:
            content = ScrollableContainer(Static(id=f"at-{shown.id}", classes="panel"))
            await tables.add_pane(TabPane(self.say(shown.title), content, id=f"tab-{shown.id}"))
        for message in self.told[-TOLD:]:
            log.write(Text(self.say(message)))

    def _scene(self, state: Any) -> Scene:
        return self.sitting.game.title.scene(self.sitting.game.rules, state)

    # -- the course of the game -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the position; ask the person, or let a bot think."""
        self.scene = self._scene(self.sitting.state)
        self.before, self.advice = [], None
        seat = self.sitting.asked()
        self.menu = None if seat is None or seat in self.sitting.bots else self._menu()
        self._list(items_of(self.menu, self._cells(), self.say) if self.menu else [])
        self._show_position()
        if seat is None:
            self._show_end()
        elif self.menu is None:
            self.thinking = True
            self.run_worker(lambda: self._think(seat), thread=True)

    def _menu(self) -> Menu:
        return self.sitting.game.rules.menu(self.sitting.state)

    def _think(self, seat: int) -> None:
        """In a thread of its own: a bot may take its second."""
        action = self.sitting.reply(seat)
        self.call_from_thread(self._bot_acts, seat, action)

    def _bot_acts(self, seat: int, action: Action) -> None:
        self.thinking = False
        self._act(seat, action)

    def _act(self, seat: int, action: Action) -> None:
        try:
            self.sitting.act(seat, action)
        except Refused as refused:
            self._note("\n".join(self.terminal.reason(refusal) for refusal in refused.refusals))
            return
        self._tell(self.sitting.keep())
        self.go_on()

    def _tell(self, messages: list[Message]) -> None:
        self.told += messages
        log = self.query_one("#log", RichLog)
        for message in messages:
            log.write(Text(self.say(message)))

    def _show_position(self) -> None:
        assert self.scene is not None
        self.query_one("#stage", Static).update(Text(f"{self.text('title-short')} · {self.say(self.scene.stage)}"))
        waits = self.text("cli-screen-thinking") if self.sitting.asked() is not None else ""
        self.query_one("#ask", Static).update(Text(self.say(self.menu.ask) if self.menu else waits))
        self._note("\n".join(map(self.say, self.menu.notes)) if self.menu else "")
        self.query_one("#keys", Static).update(Text(self.text("cli-screen-keys")))
        self.query_one("#at-players", Static).update(panels.players(self.scene.players, self.say))
        for shown in self.scene.panels:
            for found in self.query(f"#at-{shown.id}").results(Static):
                found.update(panels.panel(shown, self.say))
        self._draw(self.scene)

    def _draw(self, scene: Scene) -> None:
        lit = frozenset(item.cell for item in self.items if item.cell is not None and item.open)
        self.query_one(BoardView).show(scene.board, lit)

    def _show_end(self) -> None:
        result = self.sitting.game.title.result(self.sitting.game.rules, self.sitting.state)
        if result is None:
            return
        said = self.say(result.reason)
        if result.winners:
            winners = Items(tuple(SeatArg(seat) for seat in result.winners))
            said += "\n" + self.terminal.text("cli-winners", {"winners": winners, "count": len(result.winners)})
        self.query_one("#ask", Static).update(Text(said))

    # -- choosing -------------------------------------------------------------------------------------------------

    def _cells(self) -> frozenset[str]:
        assert self.scene is not None
        return frozenset(cell.id for cell in self.scene.board.cells)

    def _list(self, items: list[Item]) -> None:
        """Show a list; its first open line is highlighted."""
        self.items = items
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        for item in items:
            style = "bold underline" if item.heading else "" if item.open else "dim"
            choices.add_option(Option(Text(item.label, style), disabled=not item.open))
        first = next((at for at, item in enumerate(items) if item.open), None)
        if first is not None:
            choices.highlighted = first

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What the line would bring; a tile is shown where it would lie."""
        if self.scene is None or event.option_index >= len(self.items):
            return
        item = self.items[event.option_index]
        if item.notes:
            self._note("\n".join(item.notes))
        on_board = item.action is not None and ("tile" in item.action or item.cell is not None)
        whole = item.choice is None or (item.choice.number is None and item.choice.place is None)
        self._draw(self._after(item.action) if on_board and whole and item.action else self.scene)

    def _after(self, plain: dict[str, object]) -> Scene:
        """The position that a choice leads to."""
        rules = self.sitting.game.rules
        try:
            return self._scene(rules.act(self.sitting.state, rules.read(plain)).state)
        except Refused:
            assert self.scene is not None
            return self.scene

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self._choose(self.items[event.option_index])

    def _choose(self, item: Item) -> None:
        """Do it, or ask for what it still leaves open."""
        seat = self.sitting.asked()
        if seat is None or self.thinking or not item.open:
            return
        if item.tiles:
            self._step(tile_items(item, self.say))
        elif item.choice is not None and item.choice.place is not None:
            self._step(place_items(item.choice, self.say))
        elif item.choice is not None and item.choice.number is not None:
            self._ask_number(seat, item.choice)
        elif item.action is not None:
            self._act(seat, self.sitting.game.rules.read(item.action))

    def _ask_number(self, seat: int, choice: Choice) -> None:
        number = choice.number
        assert number is not None

        def answered(value: int | None) -> None:
            if value is not None:
                self._act(seat, self.sitting.game.rules.read(choice.action | {number.field: value}))

        self.push_screen(NumberScreen(number, self.terminal), answered)

    def _step(self, items: list[Item]) -> None:
        self.before.append(self.items)
        self._list(items)

    @on(BoardView.Chosen)
    def _chosen_on_board(self, event: BoardView.Chosen) -> None:
        """One choice there is done as if picked from the list; several become the list."""
        there = [item for item in self.items if item.cell == event.cell and item.open]
        if len(there) == 1:
            self._choose(there[0])
        elif there:
            self._step(there)
        if there:
            self.query_one("#choices").focus()

    @on(BoardView.Looked)
    def _looked(self, event: BoardView.Looked) -> None:
        assert self.scene is not None
        cell = next((cell for cell in self.scene.board.cells if cell.id == event.cell), None)
        self.query_one("#status", Static).update(Text(self._about(cell) if cell else ""))

    def _about(self, cell: Cell) -> str:
        """Everything that is known of a hex, in a line."""
        assert self.scene is not None
        pieces = [piece.label for piece in self.scene.board.pieces if piece.cell == cell.id]
        words = [cell.code or cell.id, self.place(cell.name) if cell.name else ""]
        words += map(self.say, (*pieces, *(symbol.label for symbol in cell.symbols), *cell.hint))
        return " · ".join(word for word in words if word)

    def _note(self, text: str) -> None:
        self.query_one("#notes", Static).update(Text(text))

    # -- keys -----------------------------------------------------------------------------------------------------

    def action_step_back(self) -> None:
        if self.before:
            self._list(self.before.pop())
            assert self.scene is not None
            self._draw(self.scene)

    def action_undo(self) -> None:
        """Take back one's own last decision; when the game is over, the last one that a person made."""
        if self.thinking:
            return
        seat = self.sitting.asked()
        if seat is None:
            people = [entry.seat for entry in self.sitting.game.history.entries if entry.seat not in self.sitting.bots]
            seat = people[-1] if people else None
        if seat is not None:
            self.sitting.undo(seat)
            self._tell([*self.sitting.keep(), Message("cli-undone", {"entry": self.sitting.game.history.head})])
            self.go_on()

    def action_coach(self) -> None:
        """What a bot would do here."""
        seat = self.sitting.asked()
        if seat is not None and self.menu is not None and not self.thinking:
            self.thinking = True
            self._note(self.text("cli-screen-thinking"))
            self.run_worker(lambda: self._advise(seat), thread=True)

    def _advise(self, seat: int) -> None:
        action, reasons = self.sitting.advice(seat)
        self.call_from_thread(self._advised, action, reasons)

    def _advised(self, action: Action, reasons: list[Message]) -> None:
        self.thinking = False
        if self.menu is None:
            return
        plain = self.advice = to_plain(action)
        self.before = []
        self._list(items_of(self.menu, self._cells(), self.say))
        at = next((at for at, item in enumerate(self.items) if _leads_to(item, plain)), None)
        if at is not None and self.items[at].tiles:
            self._choose(self.items[at])
            at = next((at for at, item in enumerate(self.items) if _leads_to(item, plain)), None)
        label = self.items[at].label if at is not None else " ".join(str(value) for value in plain.values())
        if at is not None:
            self.query_one("#choices", OptionList).highlighted = at
        why = " ".join(self.say(reason) for reason in reasons)
        self._note(f"{self.terminal.text('cli-screen-coach', {'choice': label})}\n{why}")

    async def action_language(self) -> None:
        """The next language; everything is said anew."""
        self.terminal.lang = LANGUAGES[(LANGUAGES.index(self.terminal.lang) + 1) % len(LANGUAGES)]
        await self._build_tables()
        if self.thinking:
            self._show_position()
        else:
            self.go_on()

    def action_next_part(self) -> None:
        """From the choices to the board to the tables, and back."""
        parts: list[Widget] = [self.query_one("#choices"), self.query_one("#board"), self.query_one(Tabs)]
        at = next((at for at, part in enumerate(parts) if part.has_focus), len(parts) - 1)
        if isinstance(self.screen, NumberScreen):
            return
        parts[(at + 1) % len(parts)].focus()

    def action_zoom(self, by: int) -> None:
        self.query_one(BoardView).zoom(by)


def _leads_to(item: Item, plain: dict[str, object]) -> bool:
    """Whether an action is behind a line: as it is, with a number or place still to be set, or as one of its tiles."""
    if item.tiles:
        return plain.get("hex") == item.cell and any(fit.tile == plain.get("tile") for fit in item.tiles)
    if item.action is None:
        return False
    choice = item.choice
    free = {wish.field for wish in (choice.number, choice.place) if wish is not None} if choice else set()
    return {k: v for k, v in item.action.items() if k not in free} == {k: v for k, v in plain.items() if k not in free}

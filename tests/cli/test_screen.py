"""A game drawn on the terminal, driven by keys and mouse, and the command itself in a real terminal (tmux)."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import time
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Select, Static

from railhead.bots.levels import make
from railhead.cli.files import Game, prepare, read_game
from railhead.cli.play import new_game
from railhead.cli.screen.app import PlayApp
from railhead.cli.screen.board import BoardView
from railhead.cli.screen.number import NumberScreen
from railhead.cli.screen.raster import LIT, RADII, Grid, draw_board
from railhead.cli.screen.setup import SetupApp, Wishes
from railhead.cli.sitting import Sitting
from railhead.cli.terminal import Terminal, open_terminal
from railhead.games.catalogue import title, titles
from railhead.hexmap.text_map import shortened
from railhead.i18n import LANGUAGES
from railhead.kernel.record import Record

SIZE = (100, 35)

Drive = Callable[[PlayApp, Pilot[None]], Awaitable[None]]


def a_game(name: str, seats: int, lang: str = "en", file: Path | None = None) -> tuple[Terminal, Game]:
    terminal = open_terminal(lang)
    return terminal, new_game(file, name, seats, {}, "screen")


def drive(terminal: Terminal, sitting: Sitting, what: Drive) -> PlayApp:
    """Run the program on a terminal of a usual size."""
    app = PlayApp(sitting, terminal)

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await quiet(app, pilot)
            await what(app, pilot)

    asyncio.run(run())
    return app


async def quiet(app: PlayApp, pilot: Pilot[None]) -> None:
    """Until nobody thinks any more."""
    await pilot.pause()
    while app.thinking:
        await app.workers.wait_for_complete()
        await pilot.pause()


async def until(pilot: Pilot[Any], what: Callable[[], bool], seconds: float = 60) -> None:
    """Until something is the case; a busy machine may take its time."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it does not come"
        await pilot.pause(0.02)


async def press(app: PlayApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await quiet(app, pilot)


async def choose(app: PlayApp, pilot: Pilot[None]) -> None:
    """Take what is highlighted, and what is then asked for, until something is done."""
    history = app.sitting.game.history
    before = history.last
    for _ in range(4):
        items, screen = app.items, app.screen
        await pilot.press("enter")
        # B023: it is awaited before the next round changes what it looks at.
        await until(pilot, lambda: app.items is not items or app.screen is not screen or history.last > before)  # noqa: B023
        await quiet(app, pilot)
        if history.last > before:
            return
    raise AssertionError("enter does not lead to an action")


def shown(app: PlayApp, id: str) -> str:
    return str(app.query_one(id, Static).content)


def test_a_game_of_rocket_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    terminal, game = a_game("rocket", 2, file=file)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        while app.sitting.asked() is not None:
            await choose(app, pilot)
        said = shown(app, "#ask")
        assert "Winner" in said or "Shared" in said
        assert app.items == []

    drive(terminal, Sitting(game, file, {1}, make("rocket", "random", "b")), play)
    again = read_game(file)
    assert again.history.state == game.history.state
    assert again.rules.decision(again.history.state) is None


@pytest.mark.parametrize(("name", "lang", "rounds"), [("18mag", "ru", "2"), ("1862", "ja", "2")])
def test_two_rounds_with_the_coach(name: str, lang: str, rounds: str) -> None:
    """The coach highlights what a bot would do, in lists within lists too; enter does it."""
    terminal, game = a_game(name, 2, lang)
    seen: list[str] = []
    advised: list[dict[str, object]] = []

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        while len(dict.fromkeys(seen)) <= int(rounds):
            await pilot.press("c")
            await until(pilot, lambda: app.advice is not None)
            advised.append(app.advice or {})
            await choose(app, pilot)
            assert app.scene is not None
            seen.append(app.say(app.scene.stage))

    app = drive(terminal, Sitting(game, None, {1}, make(title(name).id, "novice", "c")), play)
    own = [entry.action for entry in game.history.entries if entry.seat == 0 and entry.action]
    numbers = {"amount", "price"}  # the lowest is taken where the coach would bid more
    assert [_without(action, numbers) for action in own] == [_without(action, numbers) for action in advised]
    assert app.told


def _without(action: dict[str, object], fields: set[str]) -> dict[str, object]:
    return {name: value for name, value in action.items() if name not in fields}


def test_undo_back_language_and_zoom() -> None:
    terminal, game = a_game("rocket", 2)
    start = game.history.state

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        english = shown(app, "#ask")
        await choose(app, pilot)
        assert game.history.state != start
        await press(app, pilot, "u")
        assert game.history.state == start
        await press(app, pilot, "l")
        assert terminal.lang == LANGUAGES[1]
        assert shown(app, "#ask") != english
        board = app.query_one(BoardView)
        radius = board.radius
        await press(app, pilot, "plus")
        assert board.radius == RADII[RADII.index(radius or 0.0) + 1]
        await press(app, pilot, "minus")
        assert board.radius == radius

    drive(terminal, Sitting(game, None, set(), make("rocket", "random", "b")), play)


def test_the_mouse_chooses_a_tile_and_escape_goes_back() -> None:
    """A click on the one lit hex opens its tiles; what is highlighted lies on the board already."""
    terminal, game = a_game("18mag", 3)
    bot = make("18mag", "novice", "m")
    sitting = Sitting(game, None, set(), bot)
    while True:
        seat = sitting.asked()
        assert seat is not None
        if any(offer.__class__.__name__ == "PickTile" for offer in game.rules.menu(game.history.state).offers):
            break
        sitting.act(seat, sitting.reply(seat))

    played = game.history.last

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        board = app.query_one(BoardView)
        cell = min(board.lit)
        assert board._canvas is not None
        x, y = board._canvas.grid.middle[cell]
        await pilot.click(BoardView, offset=(int(x // 2), int(y // 4)))
        await quiet(app, pilot)
        assert cell in shown(app, "#status")
        whole = app.items
        assert all("tile" in (item.action or {}) for item in whole if item.open)
        bare = app.scene
        assert bare is not None
        assert board.board != bare.board
        await press(app, pilot, "escape")
        assert app.items != whole
        assert board.board == bare.board
        assert game.history.last == played

    drive(terminal, sitting, play)


def test_the_board_is_walked_over_with_arrows() -> None:
    terminal, game = a_game("rocket", 2)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        board = app.query_one(BoardView)
        await press(app, pilot, "tab", "right")
        first = board.cursor
        await press(app, pilot, "right")
        assert board.cursor not in (None, first)
        await press(app, pilot, "left")
        assert board.cursor == first
        await press(app, pilot, "tab", "tab")
        assert app.query_one("#choices").has_focus

    drive(terminal, Sitting(game, None, set(), make("rocket", "random", "b")), play)


def test_numbers_are_asked_for() -> None:
    """A bid in Parliament: typed, out of steps not taken, raised with an arrow."""
    terminal, game = a_game("1862", 3)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter", "escape")
        assert game.history.last == 0
        await press(app, pilot, "enter")
        screen = app.screen
        assert isinstance(screen, NumberScreen)
        await press(app, pilot, "delete", "7", "enter")
        assert app.screen is screen
        await press(app, pilot, "backspace", "1", "0", "up", "enter")
        assert game.history.entries[-1].action is not None
        assert game.history.entries[-1].action["amount"] == 15

    drive(terminal, Sitting(game, None, set(), make("1862", "random", "b")), play)


# -- the drawing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("found", titles(), ids=lambda found: found.id)
@pytest.mark.parametrize("radius", [RADII[0], RADII[-1]])
def test_every_hex_is_where_it_is_clicked(found: Any, radius: float) -> None:
    open_terminal("en")
    game = prepare(Record(found.header({}, min(found.seats), "draw")))
    board = found.scene(game.rules, game.history.state).board
    grid = Grid(board, radius)
    for cell in board.cells:
        x, y = grid.middle[cell.id]
        assert grid.cell_at_dot(x, y) == cell.id
        assert any(cell.id in row for row in grid.owner)
    lit = frozenset({board.cells[3].id})
    canvas = draw_board(board, grid, lambda name: f"東{name}", lit)
    assert {sum(cell_len(glyph.char) for glyph in row) for row in canvas.glyphs} == {grid.width}
    grounds = {
        glyph.ground for y, row in enumerate(canvas.glyphs) for x, glyph in enumerate(row) if grid.owner[y][x] in lit
    }
    assert LIT in grounds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("found", titles(), ids=lambda found: found.id)
def test_no_two_places_look_alike(found: Any, lang: str) -> None:
    """Where names have little room they end in letters in which they differ, or letter and number stand there."""
    terminal, game = a_game(found.id, min(found.seats), lang)
    place = PlayApp(Sitting(game, None, set(), make(found.id, "random", "b")), terminal).place
    board = found.scene(game.rules, game.history.state).board
    canvas = draw_board(board, Grid(board, RADII[0]), place)
    told = {cell.name: place(cell.name) for cell in board.cells if cell.name}
    short = shortened(told.values(), canvas.room, cell_len)
    words = {name: cut for name, cut in short.items() if len(cut) > 1}
    assert len(set(words.values())) == len(words)
    drawn = ["".join(glyph.char for glyph in row) for row in canvas.glyphs]
    taken = {piece.cell for piece in board.pieces}
    unnamed = [cell for cell in board.cells if cell.name and told[cell.name] not in words and cell.id not in taken]
    codes = [cell.code or cell.id for cell in unnamed]
    assert sum(any(code in row for row in drawn) for code in codes) * 2 >= len(codes)


# -- a new game --------------------------------------------------------------------------------------------------------


def test_title_players_level_and_options_are_asked_for() -> None:
    app = SetupApp(open_terminal("en"))

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            app.query_one("#title", Select).value = "18mag"
            await until(pilot, lambda: len(app.query("#option-difficulty")) == 1)
            app.query_one("#option-difficulty", Select).value = "red"
            app.query_one("#level", Select).value = "novice"
            app.query_one("#begin").focus()
            await pilot.press("enter")
            await until(pilot, lambda: "solo" in str(app.query_one("#reason", Static).content).lower())
            app.query_one("#seats", Select).value = 1
            await until(pilot, lambda: not app.query_one("#begin").has_class("-active"))
            await pilot.press("enter")
            await until(pilot, lambda: app.return_value is not None)

    asyncio.run(run())
    assert app.return_value == Wishes("18mag", 1, "novice", {"difficulty": "red"})


# -- a real terminal ---------------------------------------------------------------------------------------------------


class Tmux:
    """A terminal of 100 by 35 in which a command runs."""

    def __init__(self, folder: Path, *command: str) -> None:
        self.server = f"railhead-{uuid.uuid4().hex[:8]}"
        # COLUMNS and LINES would be believed more than the terminal itself.
        words = ["env", "-u", "COLUMNS", "-u", "LINES", "RAILHEAD_LANG=en", f"XDG_DATA_HOME={folder}", *command]
        self("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "35", *words)

    def __call__(self, *words: str) -> str:
        done = subprocess.run(["tmux", "-L", self.server, *words], capture_output=True, text=True, check=False)
        return done.stdout

    def seen(self) -> str:
        return self("capture-pane", "-p")

    def wait(self, text: str, seconds: float = 60) -> str:
        """Until a text is on the screen."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if text in (now := self.seen()):
                return now
            time.sleep(0.2)
        raise AssertionError(f"{text!r} does not come:\n{self.seen()}")

    def gone(self, seconds: float = 30) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not self("list-sessions"):
                return True
            time.sleep(0.2)
        return False


def test_the_command_in_a_real_terminal(tmp_path: Path) -> None:
    """`railhead play` asks what to play, draws the board, takes a choice back, and keeps the game."""
    assert shutil.which("tmux"), "scripts/system-packages installs tmux"
    file = tmp_path / "mine.jsonl"
    tmux = Tmux(tmp_path, sys.executable, "-m", "railhead", "play", str(file), "--level", "random")
    try:
        tmux.wait("Start the game")
        tmux("send-keys", "BTab", "Enter")
        board = tmux.wait("q quit")
        assert "Hul" in board
        tmux("send-keys", "q")
        assert tmux.gone()
    finally:
        tmux("kill-server")
    header, *_ = file.read_text().splitlines()
    assert json.loads(header)["rules"].startswith("rocket/")

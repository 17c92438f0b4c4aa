"""`railhead play`: a game in the terminal, drawn on the screen, or as text with a numbered menu for pipes."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.text import Text

from railhead.bots.levels import make, names
from railhead.cli.cards import show_cards
from railhead.cli.files import Game, open_title, prepare, read_game, write
from railhead.cli.games import read_options
from railhead.cli.params import Options, Seats, Seed
from railhead.cli.sitting import Sitting
from railhead.cli.terminal import Stop, here
from railhead.kernel.menu import Button, Choice, Menu, Offer, Pick, PickRoutes, PickTile
from railhead.kernel.message import Arg, Items, Message, SeatArg
from railhead.kernel.record import Record
from railhead.kernel.rng import places_by_lot
from railhead.kernel.rules import OptionValue, Refused

if TYPE_CHECKING:
    from railhead.cli.screen.setup import Wishes


class Back(Exception):
    """The person would rather choose something else."""


class Leave(Exception):
    """The person has had enough; the game is kept."""


def play(
    file: Annotated[Path | None, Parameter(help="help-play-file")] = None, *,
    bots: Annotated[list[int] | None, Parameter(help="help-bots", negative="")] = None,
    title: Annotated[str | None, Parameter(help="help-play-title")] = None, seats: Seats = None,
    option: Options = None, seed: Seed = None, level: Annotated[str | None, Parameter(help="help-level")] = None,
    plain: Annotated[bool, Parameter(help="help-plain", negative="")] = False,
) -> None:  # fmt: skip
    fresh = file is None or not file.exists()
    if fresh and bots and file is not None and file.name.isdigit():
        raise Stop("cli-bots-each", {"first": bots[0], "second": file.name})
    screen = not plain and can_be_drawn_on()
    asked = fresh and screen and None in (title, seats) and option is None and bots is None
    if asked:
        wishes = ask_wishes(title, seats)
        if wishes is None:
            return
        title, seats, options = wishes.title, wishes.seats, wishes.options
        bots, level = ([] if wishes.level is None else None), wishes.level
    else:
        options = read_options(open_title(title or "rocket"), option or [])
    game = new_game(file, title or "rocket", seats, options, seed) if fresh or file is None else read_game(file)
    seated = _drawn(game) if bots is None and (asked or file is None) else {seat - 1 for seat in bots or ()}
    if not seated <= set(range(game.rules.seats)):
        raise Stop("cli-no-such-seat", {"seats": game.rules.seats})
    bot = make(game.title.id, level or names(game.title.id)[-1], seed or secrets.token_hex(8))
    sitting = Sitting(game, file, seated, bot)
    if screen:
        sit_at_screen(sitting)
    else:
        Table(sitting).sit()


def new_game(
    file: Path | None, title: str, seats: int | None, options: dict[str, OptionValue], seed: str | None
) -> Game:
    """A game from its beginning, and its file where one is named."""
    found = open_title(title)
    header = found.header(options, min(found.seats) if seats is None else seats, seed or secrets.token_hex(8))
    game = prepare(Record(header))
    if file is not None:
        write(file, game.record.lines())
    return game


def can_be_drawn_on() -> bool:
    """Whether somebody sits before a terminal: not a pipe, and not one that only prints."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def ask_wishes(title: str | None, seats: int | None) -> Wishes | None:
    """Title, players, opponents and options, asked on the screen; None where the person left."""
    from railhead.cli.screen.setup import SetupApp  # Textual takes its time to load, and pipes need none of it

    return SetupApp(here(), title, seats).run()


def sit_at_screen(sitting: Sitting) -> None:
    from railhead.cli.screen.app import PlayApp  # as above

    PlayApp(sitting, here()).run()
    goodbye(sitting)


def _drawn(game: Game) -> set[int]:
    """The seats of the bots, where none are named: the person's own is drawn by lot."""
    places = places_by_lot(str(game.record.header.seed), game.rules.seats)
    return {seat for seat, place in enumerate(places) if place > 0}


class Table:
    """A sitting with the position as text and the choices as numbers."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.game = sitting, sitting.game

    def sit(self) -> None:
        here().say("cli-play-help")
        self._tell(self.sitting.log(0, 0))
        try:
            while (seat := self.sitting.asked()) is not None:
                if seat in self.sitting.bots:
                    self.sitting.act(seat, self.sitting.reply(seat))
                else:
                    self._ask(seat)
                self._tell(self.sitting.keep())
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            here().lines("")
            goodbye(self.sitting)

    def _ask(self, seat: int) -> None:
        """Show the position and do what the person says."""
        history = self.game.history
        here().lines(self.game.title.text(self.game.rules, history.state))
        self._players()
        show_cards(self.game)
        choices = self._show(self.game.rules.menu(history.state))
        while True:
            word = here().out.input(Text("> ", "bold")).strip().lower()
            try:
                if self._answer(seat, word, choices):
                    return
            except Refused as refused:
                for refusal in refused.refusals:
                    here().error(here().reason(refusal))

    def _players(self) -> None:
        """Who is who: the number that stands on the board, the name, the figures."""
        for row in self.game.title.scene(self.game.rules, self.game.history.state).players:
            values = ((fact.label, Message("value", {"value": fact.value})) for fact in row.facts)
            facts = ", ".join(f"{here().render(label)} {here().render(value)}" for label, value in values)
            name = here().render(Message("seat-name", {"seat": SeatArg(row.seat)}))
            here().out.print(Text(f"{row.seat + 1}  {name}: {facts}", "bold" if row.turn else "none"))

    def _show(self, menu: Menu) -> list[Choice]:
        """The sentence, then the choices under the headings of their offers; what they would bring stands beside."""
        here().out.print(Text(here().render(menu.ask), "bold"))
        shown: list[Choice] = []
        for offer in menu.offers:
            if isinstance(offer, Pick | PickRoutes | PickTile):
                here().out.print(Text(here().render(offer.label), "underline"))
            for choice in self._choices(offer):
                shown.append(choice)
                brings = (*choice.notes, *(choice.number.notes[0] if choice.number and choice.number.notes else ()))
                notes = "".join(f"  {here().render(note)}" for note in brings)
                label = here().render(choice.label)
                here().out.print(Text.assemble((f"{len(shown):>4}  ", "cyan"), label, (notes, "dim")))
        return shown

    def _choices(self, offer: Offer) -> list[Choice]:
        match offer:
            case Button():
                found = [offer.choice]
            case Pick():
                found = list(offer.choices)
            case PickRoutes():
                found = list(offer.proposals)
            case PickTile():
                found = list(_tiles(offer))
        return [choice for choice in found if choice.blocked is None]

    def _answer(self, seat: int, word: str, choices: list[Choice]) -> bool:
        """Whether the word led anywhere."""
        history = self.game.history
        if word in ("q", "quit"):
            raise Leave
        if word in ("u", "undo"):
            self.sitting.undo(seat)
            here().say("cli-undone", {"entry": history.head})
            return True
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(choices):
            choice = choices[int(word) - 1]
            try:
                whole = choice.action | self._number(choice) | self._place(choice)
            except Back:
                self._show(self.game.rules.menu(history.state))
                return False
            self.sitting.act(seat, self.game.rules.read(whole))
            return True
        here().say("cli-play-help")
        return False

    def _word(self) -> str:
        """What the person says to a question within a choice."""
        word = here().out.input(Text("# ", "bold")).strip()
        if word.lower() in ("q", "quit"):
            raise Leave
        if word.lower() in ("u", "undo"):
            raise Back
        return word

    def _number(self, choice: Choice) -> dict[str, object]:
        """The figure of a bid or a price, where the choice wants one."""
        wish = choice.number
        if wish is None:
            return {}
        while True:
            here().say("cli-number", {"least": wish.least, "most": wish.most, "step": wish.step})
            word = self._word()
            if word.isascii() and word.isdigit() and wish.least <= int(word) <= wish.most:
                return {wish.field: int(word)}

    def _place(self, choice: Choice) -> dict[str, object]:
        """The hex that a choice still leaves open."""
        wish = choice.place
        if wish is None:
            return {}
        cells = {here().hexes.get(cell, cell): cell for cell in wish.cells}
        while True:
            here().say("cli-place", {"cells": " ".join(cells)})
            word = self._word()
            if cell := cells.get(word) or cells.get(word.upper()):
                return {wish.field: cell}

    def _tell(self, messages: list[Message]) -> None:
        for message in messages:
            here().out.print(Text(here().render(message), "dim"))

    def _end(self) -> None:
        result = self.game.title.result(self.game.rules, self.game.history.state)
        here().lines(self.game.title.text(self.game.rules, self.game.history.state))
        show_cards(self.game)
        if result is not None:
            here().lines(here().render(result.reason))
            if not result.winners:
                return
            winners = Items(tuple(SeatArg(seat) for seat in result.winners))
            here().say("cli-winners", {"winners": winners, "count": len(result.winners)})


def goodbye(sitting: Sitting) -> None:
    """Where the game is, if anywhere."""
    here().note("cli-bye" if sitting.file is None else "cli-bye-kept", {"words": sitting.words()})


def _tiles(offer: PickTile) -> Iterator[Choice]:
    """What the browser picks on the board: each tile on each hex, in each rotation."""
    for cell, fits in offer.cells.items():
        for fit in fits:
            for rotation in fit.rotations:
                lay: dict[str, Arg] = {"hex": cell, "tile": fit.tile, "rotation": rotation, "cost": fit.cost}
                action = offer.action | {"hex": cell, "tile": fit.tile, "rotation": rotation}
                yield Choice(action, Message("cli-tile", lay), notes=fit.notes)

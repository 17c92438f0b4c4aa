"""`railhead play`: a game in the terminal, with the position as text and the menu as numbers."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from railhead.bots import Bot, Budget
from railhead.bots.levels import make, names
from railhead.cli.cards import show_cards
from railhead.cli.files import Game, append, open_title, prepare, read_game, write
from railhead.cli.games import new_header
from railhead.cli.params import Options, Seats, Seed
from railhead.cli.terminal import Stop, here
from railhead.kernel.action import to_plain
from railhead.kernel.menu import Button, Choice, Menu, Offer, Pick, PickRoutes, PickTile
from railhead.kernel.message import Items, Message, SeatArg
from railhead.kernel.record import Record
from railhead.kernel.rng import places_by_lot
from railhead.kernel.rules import Refused


class Back(Exception):
    """The person would rather choose something else."""


class Leave(Exception):
    """The person has had enough; the game is kept."""


def play(
    file: Annotated[Path | None, Parameter(help="help-play-file")] = None, *,
    bots: Annotated[list[int] | None, Parameter(help="help-bots", negative="")] = None,
    title: Annotated[str, Parameter(help="help-play-title")] = "rocket", seats: Seats = None, option: Options = None,
    seed: Seed = None, level: Annotated[str | None, Parameter(help="help-level")] = None,
) -> None:  # fmt: skip
    fresh = file is None or not file.exists()
    if fresh:
        game = prepare(Record(new_header(open_title(title), seats, option, seed)))
        if file is not None:
            write(file, game.record.lines())
    else:
        assert file is not None
        game = read_game(file)
    seated = _drawn(game) if bots is None and file is None else {seat - 1 for seat in bots or ()}
    if not seated <= set(range(game.rules.seats)):
        raise Stop("cli-no-such-seat", {"seats": game.rules.seats})
    bot = make(game.title.id, level or names(game.title.id)[-1], seed or secrets.token_hex(8))
    Table(game, file, seated, bot).sit()


def _drawn(game: Game) -> set[int]:
    """The seats of the bots, where none are named: the person's own is drawn by lot."""
    places = places_by_lot(str(game.record.header.seed), game.rules.seats)
    return {seat for seat, place in enumerate(places) if place > 0}


class Table:
    """One sitting. Every entry goes to the file at once, so that nothing is lost when the terminal closes."""

    def __init__(self, game: Game, file: Path | None, bots: set[int], bot: Bot) -> None:
        self.game, self.file, self.bots, self.bot = game, file, bots, bot
        self.saved = self.told = game.history.last

    def sit(self) -> None:
        here().say("cli-play-help")
        self._log(0, 0)
        try:
            while (asked := self.game.rules.decision(self.game.history.state)) is not None:
                if asked.seat in self.bots:
                    action = self.bot.choose(self.game.rules, self.game.history.state, asked.seat, Budget(seconds=1.0))
                    self.game.history.act(asked.seat, action)
                else:
                    self._ask(asked.seat)
                self._keep()
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            here().lines("")
            words = [str(self.file), *(f"--bots {seat + 1}" for seat in sorted(self.bots))]
            here().note("cli-bye" if self.file is None else "cli-bye-kept", {"words": " ".join(words)})

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
            for choice in self._choices(offer, shown):
                shown.append(choice)
                brings = (*choice.notes, *(choice.number.notes[0] if choice.number and choice.number.notes else ()))
                notes = "".join(f"  {here().render(note)}" for note in brings)
                label = here().render(choice.label)
                here().out.print(Text.assemble((f"{len(shown):>4}  ", "cyan"), label, (notes, "dim")))
        return shown

    def _choices(self, offer: Offer, known: list[Choice]) -> list[Choice]:
        match offer:
            case Button():
                found = [offer.choice]
            case Pick():
                found = list(offer.choices)
            case PickRoutes():
                found = list(offer.proposals)
            case PickTile():
                found = self._listed(str(offer.action["do"]), known)
        return [choice for choice in found if choice.blocked is None]

    def _listed(self, kind: str, known: list[Choice]) -> list[Choice]:
        """What the browser picks on the board, as plain choices."""
        there = [choice.action for choice in known]
        plain = (to_plain(action) for action in self.game.rules.legal(self.game.history.state))
        return [Choice(action, _spelled(action)) for action in plain if action["do"] == kind and action not in there]

    def _answer(self, seat: int, word: str, choices: list[Choice]) -> bool:
        """Whether the word led anywhere."""
        history = self.game.history
        if word in ("q", "quit"):
            raise Leave
        if word in ("u", "undo"):
            history.rewind(seat, self._undo_to(seat))
            here().say("cli-undone", {"entry": history.head})
            return True
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(choices):
            choice = choices[int(word) - 1]
            try:
                whole = choice.action | self._number(choice) | self._place(choice)
            except Back:
                self._show(self.game.rules.menu(history.state))
                return False
            history.act(seat, self.game.rules.read(whole))
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

    def _undo_to(self, seat: int) -> int:
        """Before the person's own last decision: what bots answered is taken back as well."""
        history = self.game.history
        line = history.line()
        while line and history.entries[line[-1] - 1].seat != seat:
            line.pop()
        return history.before[line[-1]] if line else history.head

    def _keep(self) -> None:
        """Save and tell what is new."""
        history = self.game.history
        if self.file is not None:
            append(self.file, self.game, self.saved)
        self._log(self.saved + 1, history.last)
        self.saved = history.last

    def _log(self, first: int, last: int) -> None:
        history = self.game.history
        for n in range(first, last + 1):
            before: Any = history.states[history.before[n]]
            for message in self.game.title.chronicle(self.game.rules, before, history.effects[n]):
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


def _spelled(action: dict[str, object]) -> Message:
    return Message("cli-action", {"action": " ".join(str(value) for value in action.values())})

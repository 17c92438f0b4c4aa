"""Cards of a position that its text leaves out, written out in words."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from railhead.cli.files import Game
from railhead.cli.terminal import here
from railhead.kernel.message import Message
from railhead.view.scene import Shelf


def show_cards(game: Game) -> None:
    """The cards that the text of the position leaves out, in words: István's."""
    for panel in game.title.scene(game.rules, game.history.state).panels:
        if isinstance(panel, Shelf) and panel.id in game.title.in_words:
            for card in panel.cards:
                here().out.print(Text(here().render(card.label), "underline"))
                for label, box in card.facts:
                    value = here().render(Message("value", {"value": box.value})) if box.value is not None else ""
                    margin = " " * (11 - cell_len(value))
                    here().out.print(Text(f"{margin}{value}  {here().render(label)}", "bold" if box.strong else "none"))

"""Help in the reader's language: parameters carry message ids, and cyclopts' own faults get our words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from cyclopts import CycloptsError, exceptions
from cyclopts.help import DefaultFormatter
from cyclopts.help.inline_text import InlineText
from rich.text import Text

from railhead.cli.terminal import Terminal

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions


class Formatter(DefaultFormatter):
    """The usual look, with the texts of `cli.ftl`."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__()
        self.terminal = terminal

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        super().__call__(console, options, panel.copy(entries=[self._entry(entry) for entry in panel.entries]))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        words = str(usage).removeprefix("Usage: ").strip()
        console.print(Text(self.terminal.text("cli-usage", {"words": words}), "bold"))
        console.print()

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        """Parameters name a message; what cyclopts would add in English is said in the reader's language."""
        description = entry.description
        if not isinstance(description, InlineText) or not str(description.primary_renderable).startswith("help-"):
            return entry
        parts = [self.terminal.text(str(description.primary_renderable).strip())]
        if entry.required:
            parts.append(self.terminal.text("cli-required"))
        if entry.default is not None and entry.default != "False":
            parts.append(self.terminal.text("cli-default", {"value": entry.default}))
        said = InlineText(Text(" ".join(parts)))
        return evolve(entry, description=said, required=False, default=None)


def told_usage(error: CycloptsError, terminal: Terminal) -> str:
    """What was wrong with the words typed after `railhead`."""
    name = (error.argument.name if error.argument is not None else "").removeprefix("--").upper()
    match error:
        case exceptions.UnknownCommandError():
            return terminal.text("cli-unknown-command", {"word": (error.unused_tokens or [""])[0]})
        case exceptions.UnknownOptionError():
            return terminal.text("cli-unknown-option", {"word": error.token.keyword or error.token.value})
        case exceptions.MissingArgumentError():
            return terminal.text("cli-missing", {"word": name})
        case exceptions.CoercionError():
            return terminal.text("cli-wrong-value", {"word": name, "value": error.token.value if error.token else ""})
        case exceptions.UnusedCliTokensError():
            return terminal.text("cli-too-much", {"word": " ".join(error.unused_tokens or [])})
    return terminal.text("cli-wrong-usage", {"detail": str(error)})

"""Where words go: results to stdout, errors and progress to stderr, everything in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from typing import TypeVar

import msgspec
from babel.numbers import format_decimal
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from railhead.exchange import LogError
from railhead.i18n import language_of, texts
from railhead.kernel.message import Arg, Items, Message, Term
from railhead.kernel.record import RecordError
from railhead.kernel.refusal import Refusal
from railhead.kernel.rules import Refused

T = TypeVar("T")


class Stop(Exception):
    """A command cannot go on; `message` says why."""

    def __init__(self, id: str, args: dict[str, Arg] | None = None) -> None:
        super().__init__(id)
        self.message = Message(id, args or {})


class Terminal:
    """The two ends of the program. `title` is the package of the title at hand, whose words are then known."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.title: str | None = None
        self.names: Sequence[str] = ()
        #: what hexes are called whose board has no printed names, by their coordinates
        self.hexes: Mapping[str, str] = {}
        self.out = Console(highlight=False, soft_wrap=True)
        self.err = Console(stderr=True, highlight=False, soft_wrap=True)

    def text(self, id: str, args: dict[str, Arg] | None = None) -> str:
        return self.render(Message(id, args or {}))

    def render(self, message: Message) -> str:
        return texts(self.lang, self.title).format(self._named(message), self.names)[0]

    def _named(self, message: Message) -> Message:
        """The message with hexes as they stand at the edges of the drawn board."""
        return Message(message.id, {name: self._arg(arg) for name, arg in message.args.items()})

    def _arg(self, arg: Arg) -> Arg:
        match arg:
            case str():
                return self.hexes.get(arg, arg)
            case Term():
                return Term(arg.id, {name: self._arg(part) for name, part in arg.args.items()})
            case Items():
                return Items(tuple(self._arg(part) for part in arg.items))
            case _:
                return arg

    def reason(self, refusal: Refusal) -> str:
        """A refusal with the paragraph that speaks."""
        said = self.render(refusal.message())
        return self.text("cli-reason", {"text": said, "rule": refusal.rule}) if refusal.rule else said

    def decimal(self, value: float, places: int) -> str:
        """A figure as the language writes it: 12.5, but 12,5 in Russian."""
        return str(format_decimal(value, "0." + "0" * places if places else "0", self.lang))

    def say(self, id: str, args: dict[str, Arg] | None = None) -> None:
        self.out.print(Text(self.text(id, args)))

    def note(self, id: str, args: dict[str, Arg] | None = None) -> None:
        """A word beside the result: to stderr."""
        self.err.print(Text(self.text(id, args)))

    def lines(self, text: str) -> None:
        self.out.print(Text(text))

    def json(self, value: object) -> None:
        sys.stdout.write(msgspec.json.encode(value).decode() + "\n")

    def error(self, text: str) -> None:
        self.err.print(Text.assemble((self.text("cli-error"), "bold red"), " ", text))

    def progress(self, items: Iterable[T], total: int, id: str) -> Iterator[T]:
        """Go through long work with a bar on stderr, where somebody looks."""
        if not self.err.is_terminal:
            yield from items
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True) as bar:
            yield from bar.track(items, total=total, description=self.text(id))


def told(error: Exception, terminal: Terminal) -> list[str]:
    """The sentences for an error that a user can cause; empty for one that only we can."""
    match error:
        case Stop():
            return [terminal.render(error.message)]
        case RecordError():
            said = [terminal.reason(refusal) for refusal in error.refusals]
            if error.entry is None:
                return said
            return [terminal.text("cli-entry", {"entry": error.entry, "text": text}) for text in said]
        case LogError():
            start = [] if error.entry is None else [terminal.render(error.message())]
            return [*start, *(terminal.reason(refusal) for refusal in error.refusals)]
        case Refused():
            return [terminal.reason(refusal) for refusal in error.refusals]
        case FileNotFoundError():
            return [terminal.text("cli-no-file", {"file": str(error.filename)})]
        case OSError():
            return [terminal.text("cli-file-fault", {"file": str(error.filename), "detail": error.strerror or ""})]
    return []


_terminal: ContextVar[Terminal] = ContextVar("terminal")


def open_terminal(lang: str) -> Terminal:
    terminal = Terminal(lang)
    _terminal.set(terminal)
    return terminal


def here() -> Terminal:
    return _terminal.get()


def usual_language() -> str:
    """RAILHEAD_LANG, else the locale, else English."""
    wishes = (os.environ.get(name) for name in ("RAILHEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next((wish for wish in wishes if wish), None))

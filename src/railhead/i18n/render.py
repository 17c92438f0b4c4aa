"""From a message to a sentence in the reader's language.

`kernel.ftl` has what every title says, `ui.ftl` the words of the browser (`pages.ftl` those of a few of its pages),
`server.ftl` the reasons and mails of the server, `cli.ftl` the words of the command line. A title has
`title-<package>.ftl`, what is said of it before it is played, and a file named after its package with all the rest. An
id that a title defines again is taken from the title.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from railhead.i18n.functions import FluentItems, hex_name, list_of, money_of, number, slug
from railhead.kernel.message import Arg, Items, Message, SeatArg, Term

COMMON = ("kernel", "ui", "pages", "server", "cli", "story", "analysis")
#: numbers beyond this are nobody's figures (a damaged file, say) and are shown as they are
LARGEST = 2**53
LOCALES = Path(__file__).parent / "locales"
#: a language is a folder; English, from which the others are translated, comes first
LANGUAGES = ("en", *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != "en"))


def language_of(wanted: str | None) -> str:
    """The language for a wish such as `ru_RU.UTF-8`; English where we do not speak it.

    >>> language_of("ru_RU.UTF-8"), language_of("ja"), language_of("C"), language_of(None)
    ('ru', 'ja', 'en', 'en')
    """
    start = (wanted or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    return start if start in LANGUAGES else "en"


class Texts:
    """All messages of one language, as one title says them (none: those that belong to no title)."""

    def __init__(self, lang: str, title: str | None) -> None:
        self.lang, self.title = lang, title
        self._places: dict[str, str] = {}
        self.bundle = FluentBundle([lang], use_isolating=False)
        functions: dict[str, Callable[..., Any]] = {"NUMBER": number, "LIST": list_of, "HEX": hex_name}
        self.bundle._functions |= functions | {"MONEY": money_of(self.bundle)}
        for name in COMMON if title is None else (*COMMON, f"title-{title}", title):
            if resource := resource_of(lang, name):
                self.bundle.add_resource(resource, allow_overrides=True)

    def format(self, message: Message, names: Sequence[str] = ()) -> tuple[str, list[str]]:
        """The text, and what is wrong with it: a missing message or argument. A missing text shows its id."""
        if not self.bundle.has_message(message.id):
            return message.id, [f"{self.lang}: no message {message.id}"]
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            return message.id, [f"{self.lang}: message {message.id} has no text"]
        wrong: list[str] = []
        args = {name: self._value(arg, names, wrong) for name, arg in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        wrong += [f"{self.lang}: {message.id}: {error}" for error in errors]
        return _sentence(message.id, str(text).strip()), wrong

    def text(self, id: str, args: Mapping[str, Arg] | None = None, names: Sequence[str] = ()) -> str:
        return self.format(Message(id, dict(args or {})), names)[0]

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of the person at a seat, or `Player 2` where nobody gave one."""
        return names[seat] if seat < len(names) and names[seat] else self.text("seat-unnamed", {"number": seat + 1})

    def place(self, name: str) -> str:
        """A place of a map as this language calls it, `town-london`; any other word, also an id, stays as it is."""
        if name not in self._places:
            id = f"town-{slug(name)}"
            self._places[name] = self.text(id) if name != name.lower() and self.has(id) else name
        return self._places[name]

    def variables(self, id: str) -> set[str]:
        """The arguments that a text uses, in any of its variants."""
        return set(self._variables(self.bundle._messages[id].value))

    def _variables(self, node: ast.BaseNode | None) -> Iterator[str]:
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        elif isinstance(node, ast.MessageReference):
            yield from self.variables(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else [value]:
                    yield from self._variables(part)

    def _value(self, arg: Arg, names: Sequence[str], wrong: list[str]) -> int | str | FluentItems:
        match arg:
            case SeatArg():
                return self.seat(arg.seat, names)
            case Term():
                text, faults = self.format(Message(arg.id, arg.args), names)
                wrong += faults
                return text
            case Items():
                return FluentItems([self._item(item, names, wrong) for item in arg.items])
            case int() if abs(arg) > LARGEST:
                return str(arg)
            case str():
                return self.place(arg)
            case _:
                return arg

    def _item(self, arg: Arg, names: Sequence[str], wrong: list[str]) -> str:
        value = self._value(arg, names, wrong)
        return value.format(self.bundle._babel_locale) if isinstance(value, FluentItems) else str(value)


def _sentence(id: str, text: str) -> str:
    """Sentences begin with a capital, whatever stands first in them: “the bank”."""
    return text[:1].upper() + text[1:] if id.startswith(("log-", "refusal-")) else text


@cache
def resource_of(lang: str, name: str) -> ast.Resource | None:
    """One parsed file, shared by the bundles that have it."""
    file = LOCALES / lang / f"{name}.ftl"
    return FluentResource(file.read_text(encoding="utf-8")) if file.exists() else None


@cache
def texts(lang: str, title: str | None = None) -> Texts:
    """The messages of a language for a title, by the title's package name."""
    return Texts(lang, title)


def render(message: Message, lang: str, title: str | None = None, names: Sequence[str] = ()) -> str:
    """The sentence of a message for a reader; `names` are the persons by seat."""
    return texts(lang, title).format(message, names)[0]


def faults(message: Message, title: str | None = None, names: Sequence[str] = ()) -> list[str]:
    """What is wrong with a message in any language; the tests hold this empty."""
    return [fault for lang in LANGUAGES for fault in texts(lang, title).format(message, names)[1]]

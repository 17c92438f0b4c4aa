"""What Fluent texts may call besides NUMBER and DATETIME: MONEY, HEX and LIST."""

from __future__ import annotations

import re
from collections.abc import Callable
from unicodedata import combining, normalize

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType, fluent_number

_AXIAL = re.compile(r"-?\d+,-?\d+")


class FluentItems(FluentType):
    """A list on its way into a text; the language joins it, or what the text puts between the parts."""

    def __init__(self, items: list[str], style: str = "and", between: str | None = None) -> None:
        self.items, self.style, self.between = items, style, between

    def format(self, locale: Locale) -> str:
        if self.between is not None:
            return self.between.join(self.items)
        return format_list(self.items, "or" if self.style == "or" else "standard", locale)


def number(value: FluentInt | str, useGrouping: int = 1) -> FluentType | str:
    """`{ NUMBER($entry, useGrouping: 0) }`, for numbers that name something. What is too large comes as text."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=bool(useGrouping))


def list_of(items: FluentItems | str, type: str = "and", between: str | None = None) -> FluentItems:
    """`{ LIST($cities) }`, `{ LIST($values, type: "or") }`, `{ LIST($stops, between: "–") }`.

    One text is a list of one."""
    return FluentItems([items] if isinstance(items, str) else items.items, type, between)


def hex_name(name: str) -> str:
    """`{ HEX($to) }`: a printed name as it is, axial coordinates in brackets.

    >>> hex_name("F11"), hex_name("-2,7")
    ('F11', '(-2,7)')
    """
    return f"({name})" if _AXIAL.fullmatch(name) else name


def slug(name: str) -> str:
    """A name as it stands in the id of its message.

    >>> slug("Székesfehérvár"), slug("Bury St. Edmunds")
    ('szekesfehervar', 'bury-st-edmunds')
    """
    plain = "".join(letter for letter in normalize("NFD", name) if not combining(letter)).lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def money_of(bundle: FluentBundle) -> Callable[[FluentInt], str]:
    """`{ MONEY($price) }`: an amount in the title's money, whose message `money` says how it is written."""

    def money(amount: FluentInt) -> str:
        pattern = bundle.get_message("money").value if bundle.has_message("money") else None
        if pattern is None:
            raise LookupError("this title has no message `money`")
        return str(bundle.format_pattern(pattern, {"amount": amount})[0])

    return money

"""The mutants of a TOML file: each figure, word and member of a list replaced or left out, one at a time."""

from __future__ import annotations

import copy
import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.mutants.mutant import Change

#: what an entry of a list of tables is called by, whichever it has first
_NAMES = ("id", "name", "number", "hex", "colour", "from", "r", "major", "sides", "kind")

Path = tuple[str | int, ...]


def data_changes(file: str, text: str) -> list[Change]:
    """One change for each value, chosen by lot among those that suit it, and one for each member of a list."""
    table = tomllib.loads(text)
    words = _words(table)
    found = []
    for path, value in _values(table):
        siblings = _siblings(table, path)
        for kind, new, weight in _instead(file, path, value, words, siblings):
            where, around = _spelled(table, path), json.dumps(value, sort_keys=True, default=str)
            was, now = json.dumps(value, ensure_ascii=False, default=str), json.dumps(new, ensure_ascii=False)
            if kind == "left out":
                now = "nothing"
            found.append(Change(file, where, kind, was, now, weight, _replacing(table, path, kind, new), False, around))
    return found


def _values(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _values(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            if isinstance(inner, dict | list):
                yield (*path, number), inner
            yield from _values(inner, (*path, number))
    else:
        yield path, value


def _words(table: Any) -> dict[str, list[str]]:
    """The words that stand under a key somewhere in the file: what a wrong one would likely be."""
    found: dict[str, list[str]] = {}
    for path, value in _values(table):
        if isinstance(value, str):
            found.setdefault(_key(path), []).append(value)
    return {key: sorted(set(values)) for key, values in found.items()}


def _key(path: Path) -> str:
    return next((step for step in reversed(path) if isinstance(step, str)), "")


def _siblings(table: Any, path: Path) -> list[str]:
    """The words beside this value, in the same table or list."""
    for step in path[:-1]:
        table = table[step]
    return [word for word in (table.values() if isinstance(table, dict) else table) if isinstance(word, str)]


def _instead(
    file: str, path: Path, value: Any, words: dict[str, list[str]], siblings: list[str]
) -> Iterator[tuple[str, Any, float]]:
    """Kind of change, the new value, weight."""
    lot = int(hashlib.sha256(f"{file}{path}{value}".encode()).hexdigest()[:8], 16)
    if isinstance(value, bool):
        yield "turned round", not value, 1
    elif isinstance(value, int):
        near = [value + 1, value - 1] if abs(value) < 10 else [value + 1, value + 10, value - 10]
        yield "figure", near[lot % len(near)], 1
    elif isinstance(value, str):
        others = [word for word in words[_key(path)] if word != value]
        others = others or [word for word in siblings if word != value] or [f"{value}x"]
        yield "word", others[lot % len(others)], 1
    if path and isinstance(path[-1], int):
        yield "left out", None, 0.3


def _spelled(table: Any, path: Path) -> str:
    """The path in words, with names rather than numbers where a list's entries have them."""
    words, value = "", table
    for step in path:
        value = value[step]
        if isinstance(step, str):
            words += f".{step}" if words else step
        elif isinstance(value, dict):
            name = next((value[key] for key in _NAMES if key in value), step)
            words += f"[{name if isinstance(name, str | int) else json.dumps(name)}]"
        else:
            words += f"[{step}]"
    return words


def _replacing(table: Any, path: Path, kind: str, new: Any) -> Callable[[], str]:
    def text() -> str:
        changed = copy.deepcopy(table)
        holder = changed
        for step in path[:-1]:
            holder = holder[step]
        if kind == "left out":
            del holder[path[-1]]
        else:
            holder[path[-1]] = new
        return "".join(f"{_plain(key)} = {_plain(value)}\n" for key, value in changed.items())

    return text


def _plain(value: Any) -> str:
    """As TOML on one line; strings of JSON are strings of TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_plain(key)} = {_plain(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_plain, value)) + "]"
    if isinstance(value, bool | int | float | str):
        return json.dumps(value, ensure_ascii=False)
    return str(value)  # days

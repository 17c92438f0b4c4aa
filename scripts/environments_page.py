#!/usr/bin/env python3
"""Writes the tables of docs/environments.md from the environments themselves."""

from __future__ import annotations

from pathlib import Path

from railhead.envs import raw_env
from railhead.envs.factored import Field, Kind
from railhead.envs.observation import Part
from railhead.games.catalogue import titles

PAGE = Path(__file__).resolve().parents[1] / "docs" / "environments.md"
MARK = "<!-- from here on by scripts/environments_page.py -->\n"
SEATS = 3


def page() -> str:
    """The page with its tables made anew."""
    told, mark, _ = PAGE.read_text().partition(MARK)
    return told + mark + "".join(_title(title.id) for title in titles())


def _title(title: str) -> str:
    env = raw_env(title, SEATS)
    common, own = env.layout.parts[:4], env.layout.parts[4:]
    head = f"\n## {title}\n\n{env.layout.size} figures and {env.codec.size} actions with {SEATS} players.\n"
    return head + _parts((*common, *own)) + _kinds(env.codec.kinds)


def _parts(parts: tuple[Part, ...]) -> str:
    rows = (f"| `{part.name}` | {' × '.join(map(str, part.shape))} | {part.about} |\n" for part in parts)
    return "\n| part | shape | what |\n|---|---|---|\n" + "".join(rows)


def _kinds(kinds: tuple[Kind, ...]) -> str:
    rows = (f"| `{kind.name}` | {_fields(kind.target)} | {_number(kind)} |\n" for kind in kinds)
    return "\n| kind | target | number |\n|---|---|---|\n" + "".join(rows)


def _number(kind: Kind) -> str:
    return f"rank ({kind.ranks})" if kind.ranked else _fields(kind.number)


def _fields(fields: tuple[Field, ...]) -> str:
    return ", ".join(f"{field} ({len(values)})" for field, values in fields)


if __name__ == "__main__":
    PAGE.write_text(page())

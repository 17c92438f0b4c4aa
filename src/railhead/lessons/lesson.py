"""A lesson as data: `<title>/<number>-<id>.toml`, read when it is first asked for.

A lesson has parts, each with a position of its own; a part has steps. A step says something (its text is
`lesson-<id>-<number>` of `lessons-<title>.ftl`, the steps of a lesson counted through), points at something, and waits
for an action. `do` is one solution; what else is as good stands in `accept`. Typical other tries stand in `wrong`, by a
name that their explanation has too (`lesson-<id>-<number>-<name>`). The figures in `goal`, `then` and `facts` are what
the tests hold the rules to, and what the texts speak of.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from railhead.games.catalogue import PACKAGES
from railhead.kernel.rules import OptionValue

FOLDER = Path(__file__).parent

#: an action in its saved form, or a part of one
Plain = dict[str, Any]


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody does by script. Seat 0 is the learner, where there is nothing to decide."""

    seat: int
    do: Plain


class Accept(Struct, frozen=True, forbid_unknown_fields=True):
    """What is as good as the solution: an action like `when`, after which `facts` hold and nothing is below `least`.

    A list in `when` stands for any of its values.
    """

    when: Plain = {}
    facts: dict[str, Any] = {}
    least: dict[str, Any] = {}


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """Something else that one may try: refused for these reasons, or legal with these facts after it.

    `when` says which actions are explained so, if more than the one. With `ok` the lesson goes on after it.
    """

    do: Plain
    when: Plain | None = None
    refused: tuple[str, ...] = ()
    facts: dict[str, Any] = {}
    reply: tuple[Reply, ...] = ()
    ok: bool = False


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One task; without `do` it only shows something."""

    #: elements of the scene, and ids of panels
    point: tuple[str, ...] = ()
    do: Plain | None = None
    accept: tuple[Accept, ...] = ()
    goal: dict[str, Any] = {}
    wrong: dict[str, Try] = {}
    reply: tuple[Reply, ...] = ()
    then: dict[str, Any] = {}


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is to be done there. `opening` is what others have just done."""

    seats: int
    step: tuple[Step, ...]
    options: dict[str, OptionValue] = {}
    given: dict[str, Any] = {}
    opening: tuple[Reply, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules`: the paragraphs that it is about."""

    minutes: int
    rules: tuple[str, ...]
    part: tuple[Part, ...]
    title: str = ""
    id: str = ""

    def number(self, part: int, step: int) -> int:
        """The steps are counted through the whole lesson, from 1."""
        return sum(len(before.step) for before in self.part[:part]) + step + 1

    def text(self, part: int, step: int, attempt: str = "") -> str:
        """The id of what a step says, or says about a try."""
        return f"lesson-{self.id}-{self.number(part, step)}" + (f"-{attempt}" if attempt else "")


@cache
def lessons(title: str) -> tuple[Lesson, ...]:
    """The lessons of a title in their order."""
    files = (FOLDER / PACKAGES[title]).glob("[0-9]*.toml")
    return tuple(_read(title, file) for file in sorted(files, key=lambda file: int(file.stem.partition("-")[0])))


def _read(title: str, file: Path) -> Lesson:
    lesson = msgspec.toml.decode(file.read_bytes(), type=Lesson)
    return msgspec.structs.replace(lesson, title=title, id=file.stem.partition("-")[2])


def lesson(title: str, id: str) -> Lesson | None:
    return next((found for found in lessons(title) if found.id == id), None) if title in PACKAGES else None

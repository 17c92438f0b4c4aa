"""“How a game goes”: one screen for each way to play a title, with drawings of positions from its lessons; and the
drawings beside paragraphs of the rules.

The texts are `overview-<id>-...` and `drawing-<paragraph>` of `lessons-<title>.ftl`; which drawings there are, and what
their captions claim, stands in `<title>/overview.toml`; what is no board, in `<title>/diagrams.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from railhead.games.catalogue import PACKAGES
from railhead.hexmap.coord import Hex
from railhead.lessons.lesson import FOLDER, Plain, lesson
from railhead.lessons.runner import CONTINUE, Table, play
from railhead.view.diagram import Diagram
from railhead.view.scene import Ribbon, Scene

#: how routes are painted, one after the other
ROUTES = ("#c2185b", "#1565c0", "#2e7d32")


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the board: the cells within `reach` of `around`, after a number of steps of a part of a lesson.

    Or, with `diagram`, what is drawn beside that paragraph of the rules.
    """

    lesson: str = ""
    around: tuple[str, ...] = ()
    diagram: str = ""
    part: int = 0
    steps: int = 0
    reach: int = 1
    #: what the caption claims
    facts: dict[str, Any] = {}


class Overview(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    figure: tuple[Figure, ...]


def caption_of(rule: str) -> str:
    """The id of what stands under a drawing beside a paragraph."""
    return f"drawing-{rule.lower().replace('.', '-')}"


class Drawing(Figure, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A drawing beside a paragraph of the rules."""

    rule: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    overview: tuple[Overview, ...]
    drawing: tuple[Drawing, ...] = ()


@cache
def _read(title: str) -> _File:
    file = FOLDER / PACKAGES.get(title, "") / "overview.toml"
    return msgspec.toml.decode(file.read_bytes(), type=_File) if title in PACKAGES and file.exists() else _File(())


def overviews(title: str) -> tuple[Overview, ...]:
    return _read(title).overview


def drawings(title: str) -> tuple[Drawing, ...]:
    """Parts of the board beside the rules of a title."""
    return _read(title).drawing


def diagrams(title: str) -> Mapping[str, Callable[[], Diagram]]:
    """What else is drawn beside the rules of a title, by paragraph: `<title>/diagrams.py`."""
    package = PACKAGES.get(title, "")
    if not (FOLDER / package / "diagrams.py").exists():
        return {}
    found: Mapping[str, Callable[[], Diagram]] = import_module(f"railhead.lessons.{package}.diagrams").DIAGRAMS
    return found


def illustrated(title: str) -> list[str]:
    """The paragraphs that have a drawing."""
    return [*(one.rule for one in drawings(title)), *diagrams(title)]


def shown(title: str, figure: Figure) -> Table:
    """The position of a drawing."""
    taught = lesson(title, figure.lesson)
    assert taught is not None, figure.lesson
    return play(taught, figure.part, _done(title, figure)).table


def drawn(title: str, figure: Figure) -> Scene:
    """What a drawing shows: a part of the board, with the routes that have just been run."""
    table = shown(title, figure)
    scene = table.title.scene(table.rules, table.state)
    last = _done(title, figure)[-1] if figure.steps else {}
    routes = tuple(
        Ribbon(f"route:{n}", ROUTES[n % len(ROUTES)], tuple(route["hexes"]), "route", n)
        for n, route in enumerate(last.get("routes", ()))
    )
    board = replace(scene.board, ribbons=(*scene.board.ribbons, *routes))
    return cropped(replace(scene, board=board), figure)


def _done(title: str, figure: Figure) -> list[Plain]:
    """What was done on the way to a drawing."""
    taught = lesson(title, figure.lesson)
    assert taught is not None, figure.lesson
    return [step.do or CONTINUE for step in taught.part[figure.part].step[: figure.steps]]


def cropped(scene: Scene, figure: Figure) -> Scene:
    """What of the scene is drawn: the cells near the places, and what stands on them."""
    places = [Hex(cell.q, cell.r) for cell in scene.board.cells if cell.id in figure.around]
    cells = tuple(
        cell for cell in scene.board.cells if any(_far(Hex(cell.q, cell.r), place) <= figure.reach for place in places)
    )
    ids = {cell.id for cell in cells}
    board = replace(
        scene.board,
        cells=cells,
        pieces=tuple(piece for piece in scene.board.pieces if piece.cell in ids),
        ribbons=tuple(_within(ribbon, ids) for ribbon in scene.board.ribbons if ids & set(ribbon.cells)),
        country=None,
    )
    return replace(scene, board=board, players=(), panels=(), result=None)


def _within(ribbon: Ribbon, ids: set[str]) -> Ribbon:
    return replace(ribbon, cells=tuple(cell for cell in ribbon.cells if cell in ids))


def _far(a: Hex, b: Hex) -> int:
    return max(abs(a.q - b.q), abs(a.r - b.r), abs(a.q + a.r - b.q - b.r))

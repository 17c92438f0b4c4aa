"""Scene types: the same for every viewer, no text but message references, stable ids.

A scene element's id is what a menu's `at` names and what a patch replaces. Colours are `#rrggbb`, `seat:N` (a player's
colour and pattern) or the name of a fill that the style sheet knows; `#rrggbb #rrggbb` is the title's own colour and
one well parted from the others, for whoever prefers that.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from railhead.kernel.message import Arg, Message

Orientation: TypeAlias = Literal["flat", "pointy"]


class Track(Struct, frozen=True, omit_defaults=True):
    """A piece of track on a tile: an end is an edge (0-5, of the board's numbering) or a stop (`s0`)."""

    a: int | str
    b: int | str


class Slot(Struct, frozen=True, omit_defaults=True):
    """A place for a token in a stop. `short`: how its companies are written where their names find no room."""

    id: str
    home: tuple[str, ...] = ()
    short: str | None = None


class Stop(Struct, frozen=True, omit_defaults=True):
    """A stop on a tile or printed on a cell; x and y in cell radii from its centre, y downwards. `turn`: the direction
    of the track under the bar of a town, in degrees clockwise from the right."""

    id: str
    kind: Literal["city", "town", "dot", "area", "port", "mine"]
    x: float = 0.0
    y: float = 0.0
    value: int | None = None
    slots: tuple[Slot, ...] = ()
    name: str | None = None
    turn: int = 0


class Values(Struct, frozen=True, omit_defaults=True):
    """Revenue by phase, the present one marked."""

    boxes: tuple[tuple[str, int], ...]
    now: int


class Written(Struct, frozen=True, omit_defaults=True):
    """Where the figures of a picture stand, in cell radii from its centre: values as (x, y, value), its label, and the
    boxes of the values by phase."""

    values: tuple[tuple[float, float, int], ...] = ()
    label: tuple[float, float] | None = None
    boxes: tuple[float, float] | None = None


class Picture(Struct, frozen=True, omit_defaults=True):
    """What lies or is printed on a cell."""

    track: tuple[Track, ...] = ()
    stops: tuple[Stop, ...] = ()
    label: str | None = None
    number: str | None = None
    values: Values | None = None
    written: Written = Written()


class Symbol(Struct, frozen=True, omit_defaults=True):
    """A small drawing with a meaning, told in words by `label`. `owner`: whose cube lies on it."""

    kind: str
    label: Message
    count: int = 1
    owner: str | None = None


class Cell(Struct, frozen=True, omit_defaults=True):
    """A hex of the board. `walls` are edges nobody crosses; `colour` marks whose place it is. `small`: a lesser place,
    whose name may wait until one comes closer. `code`: its letter and number, where the map prints none."""

    id: str
    q: int
    r: int
    fill: str
    colour: str | None = None
    name: str | None = None
    picture: Picture | None = None
    symbols: tuple[Symbol, ...] = ()
    walls: tuple[int, ...] = ()
    hint: tuple[Message, ...] = ()
    small: bool = False
    code: str | None = None


class Ribbon(Struct, frozen=True, omit_defaults=True):
    """A band through the centres of cells: a line of Rocket, a route of a train."""

    id: str
    colour: str
    cells: tuple[str, ...]
    style: Literal["line", "route", "draft"] = "line"
    lane: int = 0


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something that stands on a cell, or in a slot of one. `heading` counts board directions. `ring`: a second colour,
    which tells apart what is of nearly the same."""

    id: str
    kind: str
    cell: str
    colour: str
    label: Message
    text: str | None = None
    slot: str | None = None
    heading: int | None = None
    ring: str | None = None


class Board(Struct, frozen=True, omit_defaults=True):
    """`directions` are the steps of headings 0 to 5 in axial coordinates. `country`: the
    drawing of the land around and under the cells (`view/land`)."""

    orientation: Orientation
    directions: tuple[tuple[int, int], ...]
    cells: tuple[Cell, ...]
    ribbons: tuple[Ribbon, ...] = ()
    pieces: tuple[Piece, ...] = ()
    country: str | None = None


class Mark(Struct, frozen=True, omit_defaults=True):
    """A small piece in a table: a cube, a cross, a token. `ring` as on the board; `cells`: where on it is what it
    stands for."""

    kind: str
    colour: str
    label: Message
    ring: str | None = None
    cells: tuple[str, ...] = ()


class Box(Struct, frozen=True, omit_defaults=True):
    """One place of a table: a value, marks, or an empty slot. A box with an id can be chosen."""

    value: Arg | None = None
    marks: tuple[Mark, ...] = ()
    id: str | None = None
    symbol: str | None = None
    strong: bool = False
    parts: tuple[Message, ...] = ()


class Row(Struct, frozen=True, omit_defaults=True):
    """`cells`: where on the board it stands, to be marked while one looks at it. `ring` as on the board."""

    id: str
    label: Message
    boxes: tuple[Box, ...]
    colour: str | None = None
    faded: bool = False
    cells: tuple[str, ...] = ()
    ring: str | None = None


class Table(Struct, frozen=True, omit_defaults=True, tag="table", tag_field="kind"):
    """Rows and columns: shares, the investment chart, the score sheet."""

    id: str
    title: Message
    columns: tuple[Message, ...]
    rows: tuple[Row, ...]


class Space(Struct, frozen=True, omit_defaults=True):
    """A place of the market with the companies on it, the top of the stack first."""

    id: str
    x: int
    y: int
    value: Arg
    fill: str = "land"
    marks: tuple[Mark, ...] = ()


class Market(Struct, frozen=True, omit_defaults=True, tag="market", tag_field="kind"):
    """Share prices as a grid. `legend`: what the colours of its spaces mean."""

    id: str
    title: Message
    spaces: tuple[Space, ...]
    legend: tuple[tuple[str, Message], ...] = ()


class Card(Struct, frozen=True, omit_defaults=True):
    """A charter, a train, a tile in the supply: a heading, facts by name, marks and a picture."""

    id: str
    label: Message
    colour: str | None = None
    facts: tuple[tuple[Message, Box], ...] = ()
    marks: tuple[Mark, ...] = ()
    picture: Picture | None = None
    fill: str | None = None
    count: int | None = None
    faded: bool = False
    cells: tuple[str, ...] = ()


class Shelf(Struct, frozen=True, omit_defaults=True, tag="shelf", tag_field="kind"):
    """Cards side by side: charters, trains, the tile manifest."""

    id: str
    title: Message
    cards: tuple[Card, ...]


Panel: TypeAlias = Table | Market | Shelf


class Fact(Struct, frozen=True, omit_defaults=True):
    """A figure of a player; `parts` say what it is made of."""

    label: Message
    value: Arg
    parts: tuple[Message, ...] = ()


class PlayerRow(Struct, frozen=True, omit_defaults=True):
    """`out`: why this player can only watch, where nothing is left to act with."""

    seat: int
    facts: tuple[Fact, ...]
    turn: bool = False
    first: bool = False
    out: Message | None = None


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended: why, the winners (none where the game itself wins), and the final figures by source."""

    reason: Message
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: Table | None = None


class Scene(Struct, frozen=True, omit_defaults=True):
    """A whole position."""

    board: Board
    players: tuple[PlayerRow, ...]
    panels: tuple[Panel, ...]
    stage: Message
    result: Result | None = None
    #: who plays without a seat
    others: tuple[Card, ...] = ()

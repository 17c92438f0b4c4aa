"""What lies beside the board in every 18xx title: market, certificates, tiles, and the sheet at the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from msgspec import Struct

from railhead.hexmap import Layout
from railhead.kernel.kept import KeptByIdentity
from railhead.kernel.message import Message, SeatArg
from railhead.rail.tile import TileSet
from railhead.stock.certificates import CertAt, Issue, certificates_of
from railhead.stock.market import Order, Spaces
from railhead.view.scene import Box, Card, Fact, Mark, Market, Picture, Result, Row, Shelf, Space, Table
from railhead.view.track import tile_picture


class Face(Struct, frozen=True):
    """How a company with shares is shown."""

    id: str
    name: str
    colour: str
    ring: str | None = None

    @property
    def label(self) -> Message:
        return Message("place-name", {"name": self.name})


def seat_columns(seats: int) -> tuple[Message, ...]:
    """The players as columns of a table."""
    return tuple(Message("seat-name", {"seat": SeatArg(seat)}) for seat in range(seats))


def columns(*names: str) -> tuple[Message, ...]:
    return tuple(Message(f"column-{name}") for name in names)


def sheet(
    facts: Sequence[str],
    people: Sequence[Message],
    places: Sequence[str],
    rows: Iterable[Row],
    totals: Sequence[tuple[int, str, int]],
) -> Table:
    """Everything about companies and players: the rows of the companies, then cash, certificates and worth of each
    player in his column. `facts` and `places`: the columns before and after those of the players."""
    empty = (Box(),) * len(facts)
    sums = [
        Row(f"sheet:{name}", Message(f"fact-{name}"), (*empty, *(Box(one[ix], strong=ix == 2) for one in totals)))
        for ix, name in enumerate(("cash", "certificates", "worth"))
    ]
    heads = (*columns(*facts), *people, *columns(*places))
    return Table("sheet", Message("panel-sheet-all"), heads, (*rows, *sums))


def market(
    prices: Sequence[int],
    markers: tuple[Spaces, Order],
    faces: Sequence[Face],
    space: Callable[[int, int, tuple[Mark, ...]], Space],
    legend: tuple[tuple[str, Message], ...] = (),
    cells: Callable[[int], tuple[str, ...]] = lambda _company: (),
) -> Market:
    """The share prices; of the markers on one space the top one comes first. `space`: number, price, marks; `cells`:
    where a company stands on the map."""
    price_at, order = markers
    spaces = []
    for number, value in enumerate(prices):
        there = [(faces[company], cells(company)) for company in order if price_at[company] == number]
        marks = (Mark("token", face.colour, face.label, face.ring, stands) for face, stands in there)
        spaces.append(space(number, value, tuple(marks)))
    return Market("market", Message("panel-market"), tuple(spaces), legend)


def certificates(issue: Issue, cert_at: CertAt, holder: int, limit: int, faces: Sequence[Face]) -> Fact:
    """How many certificates a player has of those allowed, and by company."""
    counts = [(face.name, certificates_of(issue, cert_at, ix, holder)) for ix, face in enumerate(faces)]
    parts = tuple(Message("part-count", {"name": name, "count": count}) for name, count in counts if count)
    return Fact(Message("fact-certificates"), f"{cert_at.count(holder)}/{limit}", parts)


#: pictures of the tiles in the supply, by set of tiles
_pictures = KeptByIdentity[tuple[Picture, ...]](8)


def _samples(tiles: TileSet, layout: Layout) -> tuple[Picture, ...]:
    return tuple(tile_picture(tiles.turned[tile.ix * 6 + (tile.rotation or 0)], layout) for tile in tiles.tiles)


def tile_shelf(tiles: TileSet, layout: Layout, laid: Iterable[int], colours: Collection[str]) -> Shelf:
    """The tiles of some colours with what is left; the sides of one tile share their count."""
    left = tiles.left(laid)
    pictures = _pictures.get((tiles,), (), lambda: _samples(tiles, layout))
    cards = tuple(
        Card(
            f"tile:{tile.name}",
            Message("scene-tile", {"tile": tile.name}),
            picture=pictures[tile.ix],
            fill=tile.colour,
            count=left[tiles.supply_of[tile.ix]],
            faded=left[tiles.supply_of[tile.ix]] == 0,
        )
        for tile in tiles.tiles
        if tile.colour in colours
    )
    return Shelf("tiles", Message("panel-tiles"), cards)


def result(
    reason: str, columns: tuple[Message, ...], cash: Sequence[int], held: Iterable[tuple[Face, Sequence[int]]]
) -> Result:
    """The sheet at the end: cash and the worth of the shares; the richest win, equals share the victory."""
    rows, total = [Row("sheet:cash", Message("sheet-cash"), tuple(map(Box, cash)))], list(cash)
    for face, amounts in held:
        rows.append(Row(f"sheet:{face.id}", face.label, tuple(map(Box, amounts)), face.colour, ring=face.ring))
        total = [so_far + amount for so_far, amount in zip(total, amounts, strict=True)]
    rows.append(Row("sheet:total", Message("sheet-total"), tuple(Box(amount, strong=True) for amount in total)))
    sheet = Table("sheet", Message("panel-sheet"), columns, tuple(rows))
    winners = tuple(seat for seat, amount in enumerate(total) if amount == max(total))
    return Result(Message(reason), winners, tuple(total), sheet)

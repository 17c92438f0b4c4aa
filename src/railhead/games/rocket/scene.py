"""Rocket as people see it: the scene of a position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from railhead.games.rocket.board import Board as Map
from railhead.games.rocket.board import City, figures
from railhead.games.rocket.chronicle import points_of
from railhead.games.rocket.finish import reached_cities
from railhead.games.rocket.rules import RocketRules
from railhead.games.rocket.score import city_points, town_points, winners
from railhead.games.rocket.state import (
    Defence,
    Over,
    RocketState,
    Source,
    Turn,
    Veto,
    connectors_left,
    is_closed,
    locomotive,
    open_lines,
    passengers_left,
    points,
    tiles_left,
    turn_of,
)  # fmt: skip
from railhead.games.rocket.station import stations_left
from railhead.hexmap import Layout, lettered
from railhead.kernel.message import Message, SeatArg, Term
from railhead.view.scene import (
    Board,
    Box,
    Cell,
    Fact,
    Mark,
    Piece,
    PlayerRow,
    Result,
    Ribbon,
    Row,
    Scene,
    Symbol,
    Table,
)  # fmt: skip

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def scene(rules: RocketRules, state: RocketState) -> Scene:
    """A whole position."""
    return Scene(
        board=Board(
            rules.board.orientation,
            DIRECTIONS,
            _cells(rules, state),
            _ribbons(rules, state),
            _pieces(rules, state),
            rules.board.id,
        ),
        players=tuple(_player(rules, state, seat) for seat in range(rules.seats)),
        panels=(*_veto(rules, state), _shares(rules, state), _investments(rules, state), _supply(state)),
        stage=_stage(state),
        result=result(rules, state),
    )


def _stage(state: RocketState) -> Message:
    frame = state.stack[0]
    if isinstance(frame, Turn):
        return Message("stage-turn", {"action": frame.done + 1, "of": figures().actions_each_turn})
    return Message("stage-over")


# -- the board -------------------------------------------------------------------------------------------


def _cells(rules: RocketRules, state: RocketState) -> tuple[Cell, ...]:
    """The land, with the cubes of its cities (7, 12.2) and what its places pay now."""
    cells = {cell.id: cell for cell in _land(rules.board)}
    reached = reached_cities(state)
    for city, tip in _tips(rules, state):
        name = rules.board.names[city.hex]
        index = rules.board.city_at[city.hex]
        cells[name] = replace(cells[name], hint=tip)
        if city.type == "regular":
            fill = "reached" if reached >> index & 1 else city.type
            cells[name] = replace(cells[name], fill=fill, symbols=_industries(rules.board, state.cubes, index))
    return tuple(cells.values())


@lru_cache(maxsize=8192)
def _industries(board: Map, taken: tuple[tuple[int, ...], ...], city: int) -> tuple[Symbol, ...]:
    """The industries of a city: those with a cube, with whose it is, and the free ones. Kept, like the chart."""
    symbols = []
    for slot, cubes in zip(board.slots, taken, strict=True):
        if slot.city != city:
            continue
        word = board.industries[slot.industry]
        kind, free = f"industry-{word}", slot.count - len(cubes)
        for seat in cubes:
            label = Message("industry-taken", {"industry": Term(kind), "seat": SeatArg(seat)})
            symbols.append(Symbol(kind, label, owner=f"seat:{seat}"))
        if free:
            symbols.append(Symbol(kind, Message(kind), free))
    return tuple(symbols)


def _tips(rules: RocketRules, state: RocketState) -> Iterator[tuple[City, tuple[Message, ...]]]:
    """6.1, 6.2, 12.2: what reaching a place would pay to whom, and whether its cubes count."""
    reached = reached_cities(state)
    for index, city in enumerate(rules.board.cities):
        if city.type == "regular":
            points = city_points(rules, state, index)
            pays = Message("tip-city-nothing")
            if any(points):
                pays = Message("tip-city-pays", {"points": points_of(points)})
            yield city, (pays, Message("tip-city-reached" if reached >> index & 1 else "tip-city-unreached"))
        elif city.type == "rail":
            yield city, tuple(_town(rules, state, index)) or (Message("tip-town-nothing"),)


def _town(rules: RocketRules, state: RocketState, town: int) -> Iterator[Message]:
    """6.2: for each line that has not reached a railroad town, with the town itself among its cities."""
    for line in open_lines(state):
        if not state.cities[line] >> town & 1:
            points = town_points(rules, state, line, state.cities[line].bit_count() + 1)
            if any(points):
                yield Message("tip-town-pays", {"line": rules.board.lines[line].id, "points": points_of(points)})


@lru_cache(maxsize=16)
def _land(board: Map) -> tuple[Cell, ...]:
    """The land; the same in every position of a map, hence kept."""
    colours = {line.start: line.colour for line in board.lines}
    codes = lettered(Layout(board.orientation), board.hexes)
    cells = []
    for index, h in enumerate(board.hexes):
        name, code = board.names[index], codes[h]
        if index in board.city_at:
            city = board.cities[board.city_at[index]]
            symbols = _symbols(board, city)
            small = city.type == "rail"
            colour = colours.get(index)
            cells.append(Cell(name, h.q, h.r, city.type, colour, city.name, symbols=symbols, small=small, code=code))
        else:
            cells.append(Cell(name, h.q, h.r, "land", code=code))
    return tuple(cells)


def _symbols(board: Map, city: City) -> tuple[Symbol, ...]:
    if city.type == "rail":
        return (Symbol("wheel", Message("place-rail")),)
    if city.type == "start":
        return ()
    return tuple(
        Symbol(f"industry-{board.industries[s.industry]}", Message(f"industry-{board.industries[s.industry]}"), s.count)
        for s in board.slots
        if board.cities[s.city].id == city.id
    )


def _ribbons(rules: RocketRules, state: RocketState) -> tuple[Ribbon, ...]:
    board = rules.board
    lines = tuple(
        Ribbon(f"line:{board.lines[line].id}:{i}", board.lines[line].colour, tuple(board.names[h] for h in way))
        for line, ways in enumerate(state.ways)
        for i, way in enumerate(ways)
        if len(way) > 1
    )
    return lines + _announced(rules, state)


def _announced(rules: RocketRules, state: RocketState) -> tuple[Ribbon, ...]:
    """During a veto: where the active player wants to go, and where the highest bid would send the line."""
    frame = state.stack[-1]
    if not isinstance(frame, Veto | Defence):
        return ()
    board, here = rules.board, locomotive(state, frame.line)
    colour = board.lines[frame.line].colour
    ways = [Ribbon("announced", colour, (board.names[here], board.names[frame.to]), "draft")]
    if frame.bidder >= 0 and frame.target != frame.to:
        ways.append(Ribbon("bid", f"seat:{frame.bidder}", (board.names[here], board.names[frame.target]), "draft"))
    return tuple(ways)


def _pieces(rules: RocketRules, state: RocketState) -> tuple[Piece, ...]:
    """Locomotives, and on top of them the stations to which they came."""
    board = rules.board
    pieces = []
    for line in open_lines(state):
        id, colour = board.lines[line].id, board.lines[line].colour
        heading = None if state.heading[line] < 0 else state.heading[line]
        where = board.names[locomotive(state, line)]
        label = Message("piece-locomotive", {"line": id, "hex": where})
        pieces.append(Piece(f"loco:{id}", "locomotive", where, colour, label, id, heading=heading))
    for hex_, seat in state.stations:
        label = Message("piece-station", {"seat": SeatArg(seat), "hex": board.names[hex_]})
        pieces.append(Piece(f"station:{board.names[hex_]}", "station", board.names[hex_], f"seat:{seat}", label))
    return tuple(pieces)


# -- panels ----------------------------------------------------------------------------------------------


def _seat_columns(rules: RocketRules) -> tuple[Message, ...]:
    return tuple(Message("seat-name", {"seat": SeatArg(seat)}) for seat in range(rules.seats))


def _veto(rules: RocketRules, state: RocketState) -> Iterator[Table]:
    """5: during a veto, who holds how many shares of the line, and the highest bid."""
    frame = state.stack[-1]
    if not isinstance(frame, Veto | Defence):
        return
    rows = []
    for seat, held in enumerate(state.shares[frame.line]):
        bid = frame.shares if seat == frame.bidder else None
        label = Message("seat-name", {"seat": SeatArg(seat)})
        rows.append(Row(f"veto:{seat}", label, (Box(held), Box(bid, strong=True)), f"seat:{seat}", faded=not held))
    title = Message("panel-veto", {"line": rules.board.lines[frame.line].id})
    yield Table("veto", title, (Message("column-held"), Message("column-bid")), tuple(rows))


def _shares(rules: RocketRules, state: RocketState) -> Table:
    """Shares by line and seat, the number of connected cities, and the X of closed and isolated lines."""
    board = rules.board
    rows = []
    for index, line in enumerate(board.lines):
        closed = is_closed(state, index)
        most = max(state.shares[index])
        boxes = [Box(n, strong=n == most > 0) for n in state.shares[index]]
        connected = [board.cities[city] for city in board.cities_in(state.cities[index])]
        names = tuple(Message("place-name", {"name": city.name}) for city in connected)
        boxes.append(Box(state.cities[index].bit_count(), parts=names))
        marks: tuple[Mark, ...] = ()
        if closed or state.isolated[index]:
            marks = (Mark("cross", "ink", Message("line-closed" if closed else "line-isolated", {"line": line.id})),)
        boxes.append(Box(marks=marks))
        label = Message("line-name", {"line": line.id, "name": line.name})
        where = () if closed else (locomotive(state, index), *(city.hex for city in connected))
        rows.append(
            Row(
                f"line:{line.id}",
                label,
                tuple(boxes),
                line.colour,
                faded=closed,
                cells=tuple(board.names[hex_] for hex_ in where),
            )
        )
    columns = (*_seat_columns(rules), Message("column-cities"), Message("column-status"))
    return Table("shares", Message("panel-shares"), columns, tuple(rows))


def _investments(rules: RocketRules, state: RocketState) -> Table:
    return _chart(rules.board, state.cubes, reached_cities(state))


@lru_cache(maxsize=1024)
def _chart(board: Map, taken: tuple[tuple[int, ...], ...], reached: int) -> Table:
    """The investment chart: free slots can be chosen; rows without a city cube do not count at the end (12.2).
    Kept, as few moves change it."""
    rows = []
    for city in dict.fromkeys(slots.city for slots in board.slots):
        boxes = []
        for industry, word in enumerate(board.industries):
            slot = board.slot_index.get((city, industry))
            if slot is None:
                boxes.append(Box())
                continue
            cubes, free = taken[slot], board.slots[slot].count - len(taken[slot])
            marks = [Mark("cube", f"seat:{seat}", Message("cube-of", {"seat": SeatArg(seat)})) for seat in cubes]
            marks += [Mark("slot", "empty", Message("slot-free"))] * free
            boxes.append(Box(None, tuple(marks), f"slot:{board.cities[city].id}:{word}", f"industry-{word}"))
        cubed = bool(reached >> city & 1)
        boxes.append(Box(marks=(Mark("cube", "city", Message("city-reached")),) if cubed else ()))
        label = Message("place-name", {"name": board.cities[city].name})
        where = (board.names[board.cities[city].hex],)
        rows.append(Row(f"city:{board.cities[city].id}", label, tuple(boxes), faded=not cubed, cells=where))
    columns = (*(Message(f"industry-{word}") for word in board.industries), Message("column-reached"))
    return Table("chart", Message("panel-chart"), columns, tuple(rows))


def _supply(state: RocketState) -> Table:
    two, three = connectors_left(state)
    figures_left = (("tiles", tiles_left(state)), ("connectors2", two), ("connectors3", three),
                    ("passengers", passengers_left(state)))  # fmt: skip
    rows = tuple(Row(f"supply:{what}", Message(f"supply-{what}"), (Box(n),)) for what, n in figures_left)
    return Table("supply", Message("panel-supply"), (Message("column-left"),), rows)


def _player(rules: RocketRules, state: RocketState, seat: int) -> PlayerRow:
    frame = state.stack[0]
    parts = tuple(
        Message(f"source-{source.name.lower()}", {"points": state.scored[source][seat]})
        for source in Source
        if state.scored[source][seat]
    )
    facts = (
        Fact(Message("fact-points"), points(state)[seat], parts),
        Fact(Message("fact-passengers"), state.passengers[seat]),
        Fact(Message("fact-stations"), stations_left(state, seat)),
        Fact(Message("fact-cubes"), sum(cubes.count(seat) for cubes in state.cubes)),
    )
    return PlayerRow(seat, facts, turn=not isinstance(frame, Over) and turn_of(state).seat == seat)


def result(rules: RocketRules, state: RocketState) -> Result | None:
    """12.4: the winners and the score sheet by source; None while the game goes on."""
    frame = state.stack[0]
    if not isinstance(frame, Over):
        return None
    rows = [
        Row(f"source:{source.name.lower()}", Message(f"sheet-{source.name.lower()}"),
            tuple(Box(n) for n in state.scored[source]))
        for source in Source
    ]  # fmt: skip
    total = points(state)
    rows.append(Row("source:total", Message("sheet-total"), tuple(Box(n, strong=True) for n in total)))
    sheet = Table("sheet", Message("panel-sheet"), _seat_columns(rules), tuple(rows))
    return Result(Message(f"log-end-{frame.reasons[0]}"), tuple(winners(state)), total, sheet)

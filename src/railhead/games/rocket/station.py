"""BUILD (section 11): stations, new ones and unconnected ones that are moved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import attrgetter, itemgetter

from msgspec import field
from msgspec.structs import replace

from railhead.games.rocket.board import Board, figures
from railhead.games.rocket.effects import PlaceStation
from railhead.games.rocket.notes import notes_of
from railhead.games.rocket.refusals import (
    AboutHex,
    AboutHexOnLine,
    HexHasCity,
    HexHasLocomotive,
    HexHasTrack,
    UnknownHex,
)
from railhead.games.rocket.rules import RocketPlay, RocketRules
from railhead.games.rocket.state import RocketState, Turn, line_at, locomotive, open_lines
from railhead.games.rocket.turn import finish_action, may_end_now
from railhead.kernel.action import Action
from railhead.kernel.flow import Act
from railhead.kernel.menu import Choice, Pick, Places, blocked_by
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal, says


class Station(Action, frozen=True, tag="station"):
    """Section 11: build a station, or move an unconnected one (`from`)."""

    to: str
    source: str | None = field(name="from", default=None)


HexHasStation = AboutHex.saying("refusal-hex-has-station", "11.2")
NextToLocomotive = AboutHexOnLine.saying("refusal-next-to-locomotive", "11.2")


@says("refusal-next-to-station", "11.2")
class NextToStation(Refusal, frozen=True):
    hex: str
    station: str


@says("refusal-no-station-left", "11.3")
class NoStationLeft(Refusal, frozen=True):
    limit: int


NotYourStation = AboutHex.saying("refusal-not-your-station", "11.1")
StationConnected = AboutHexOnLine.saying("refusal-station-connected", "11.3")
#: A station is moved to another hex, not to its own.
StationStays = AboutHex.saying("refusal-station-stays", "A30")


@lru_cache(maxsize=1024)
def stations(rules: RocketRules, source: int | None) -> tuple[Station, ...]:
    """By target: building a station, or moving the one on a hex; made once, so that listing is a matter of looking."""
    names = rules.board.names
    return tuple(Station(name, None if source is None else names[source]) for name in names)


def stations_left(state: RocketState, seat: int) -> int:
    """1.6: stations on a player's board."""
    return figures().stations_each - [owner for _, owner in state.stations].count(seat)


def every_station(rules: RocketRules, state: RocketState, turn: Turn) -> Iterable[Station]:
    board = rules.board
    taken, near_locomotives = board.track_of(state.ways)
    free = board.open & ~taken & ~near_locomotives
    once, twice = _near_stations(board, state)
    clear = board.hexes_in(free & ~once)
    found = list[Station]()
    if stations_left(state, turn.seat):
        found += _at(clear, stations(rules, None))
    for source, owner in state.stations:
        if owner == turn.seat and not board.bit[source] & taken:
            lifted = free & ~twice
            beside = [hex_ for bit, hex_ in board.beside[source] if bit & lifted]
            found += _at(sorted(clear + beside), stations(rules, source))
    return found


def _at(hexes: list[int], row: tuple[Station, ...]) -> Sequence[Station]:
    """What a row has at these hexes, in one step for all of them: there are some hundreds at every decision."""
    return itemgetter(*hexes)(row) if len(hexes) > 1 else [row[hex_] for hex_ in hexes]


def _near_stations(board: Board, state: RocketState) -> tuple[int, int]:
    """11.2: the hexes with a station or next to one, and those that more than one keeps clear: when one of them is
    lifted (A30), they still are."""
    once = twice = 0
    for hex_, _ in state.stations:
        near = board.bit[hex_] | board.near[hex_]
        twice |= once & near
        once |= near
    return once, twice


def refuse_station(rules: RocketRules, state: RocketState, turn: Turn, action: Station) -> Iterator[Refusal]:
    board = rules.board
    source = -1
    if action.source is None:
        if not stations_left(state, turn.seat):
            yield NoStationLeft(figures().stations_each)
    else:
        source = board.index.get(action.source, -1)
        yield from _refuse_source(rules, state, turn, action.source, source)
    to = board.index.get(action.to)
    if to is None:
        yield UnknownHex(action.to)
    else:
        yield from _refuse_place(rules, state, to, source)


def _refuse_source(
    rules: RocketRules, state: RocketState, turn: Turn, name: str, source: int
) -> Iterator[Refusal]:  # fmt: skip
    """11.1, 11.3: one's own station that is not connected."""
    if source < 0:
        yield UnknownHex(name)
    elif (source, turn.seat) not in state.stations:
        yield NotYourStation(name)
    else:
        line = line_at(rules.board, state, source)
        if line is not None:
            yield StationConnected(name, rules.board.lines[line].id)


def _refuse_place(rules: RocketRules, state: RocketState, to: int, source: int) -> Iterator[Refusal]:
    """11.2: an empty hex, not next to a locomotive or another station; A30, A31."""
    board, name = rules.board, rules.board.names[to]
    if to == source:
        yield StationStays(name)
    if to in board.city_at:
        yield HexHasCity(name, board.cities[board.city_at[to]].name)
    line = line_at(board, state, to)
    if line is not None:
        id = board.lines[line].id
        yield HexHasLocomotive(name, id) if locomotive(state, line) == to else HexHasTrack(name, id)
    for hex_, _ in state.stations:
        if hex_ == to and hex_ != source:
            yield HexHasStation(name)
    for other in open_lines(state):
        if locomotive(state, other) in board.neighbour[to]:
            yield NextToLocomotive(name, board.lines[other].id)
    for hex_, _ in state.stations:
        if hex_ != source and hex_ in board.neighbour[to]:
            yield NextToStation(name, board.names[hex_])


def station(play: RocketPlay, turn: Turn, action: Station) -> None:
    """11.1: build, or move; moving counts for the guard of A33."""
    index = play.rules.board.index
    if action.source is None:
        play.do(PlaceStation(turn.seat, index[action.to]))
        finish_action(play, turn)
    else:
        play.do(PlaceStation(turn.seat, index[action.to], index[action.source]))
        finish_action(play, replace(turn, relocated=turn.relocated + 1))


def offer_station(rules: RocketRules, state: RocketState, turn: Turn) -> Iterator[Pick]:
    """One choice to build, and one for each station that may be moved; the hex is picked last."""
    ends = may_end_now(rules, state, turn)
    yield Pick("station", Message("offer-station"), tuple(_choices(rules, state, turn, ends)), cell="to")


def _choices(rules: RocketRules, state: RocketState, turn: Turn, ends: bool) -> Iterator[Choice]:
    """A station that is built or moved stands on no line (11.2), so that the hex makes no difference to its notes."""
    for source, actions in groupby(every_station(rules, state, turn), attrgetter("source")):
        to = tuple(action.to for action in actions)
        place = Places("to", to)
        notes = notes_of(rules, state, Station(to[0], source)) if ends else ()
        if source is None:
            label = Message("choice-station", {"left": stations_left(state, turn.seat)})
            yield Choice({"do": "station"}, label, notes=notes, place=place)
        else:
            label = Message("choice-relocate", {"hex": source})
            yield Choice({"do": "station", "from": source}, label, (f"station:{source}",), notes, place=place)
    if not stations_left(state, turn.seat):
        blocked = blocked_by(iter((NoStationLeft(figures().stations_each),)))
        yield Choice({"do": "station"}, Message("choice-station", {"left": 0}), blocked=blocked)


STATION = Act(do=station, refuse=refuse_station, every=every_station, offer=offer_station)

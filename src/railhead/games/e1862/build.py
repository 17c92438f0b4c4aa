"""The build step (7.6): tiles, upgrades, small stations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.e1862.actions import AddStation, LayTile, Pass
from railhead.games.e1862.books import acting_seat, in_receivership
from railhead.games.e1862.data import box
from railhead.games.e1862.effects import AddMark, Lay, Passed
from railhead.games.e1862.frames import Build, MarkerStep
from railhead.games.e1862.home import home_of
from railhead.games.e1862.lay import do_lay, is_reached, lays, refuse_fit
from railhead.games.e1862.play import EPlay
from railhead.games.e1862.refusals import BuildIsOver, HomeFirst, MustBuildHome, NoSuchHex, NoSuchLine, NotConnected
from railhead.games.e1862.state import State
from railhead.games.e1862.track import reach_of
from railhead.kernel.flow import Decision
from railhead.kernel.refusal import Refusal
from railhead.rail.tile import NO_TILE, Line

if TYPE_CHECKING:
    from railhead.games.e1862.rules import E1862

N_LABEL = "N"
YELLOWS = 2


def ask_build(rules: E1862, state: State, frame: Build) -> Decision | None:
    """7.6, 8, 10.3: no building in receivership and after the LNER."""
    if in_receivership(state, frame.company) or state.lner == 2:
        return None
    if rules.rulings.skip_idle and next(every_lay(rules, state, frame), None) is None:
        if next(every_station(rules, state, frame), None) is None:
            return None
    return Decision(acting_seat(state, frame.company), "build")


def advance_build(play: EPlay, frame: Build) -> None:
    play.next(MarkerStep(frame.company, frame.yellow > 0))


def home_is_bare(state: State, company: int) -> bool:
    """7.2: the home hex has no tile yet."""
    return state.laid[home_of(company)[0]] == NO_TILE


def every_lay(rules: E1862, state: State, frame: Build) -> Iterator[LayTile]:
    home_first = rules.rulings.home_built_first and home_is_bare(state, frame.company)
    home, tiles, spots = home_of(frame.company)[0], box().tiles, box().board.spots
    reached = reach_of(state, frame.company)
    for hex_, new in lays(rules, state, reached, yellow_only=frame.yellow > 0):
        turned = tiles.turned[new]
        if (home_first and hex_ != home) or (frame.yellow and turned.tile.label == N_LABEL):
            continue
        yield LayTile(spots[hex_].id, turned.tile.name, turned.rotation)


def refuse_lay(rules: E1862, state: State, frame: Build, action: LayTile) -> Iterator[Refusal]:
    """7.2, 7.6, D20, D20a: the home tile first; then what the network reaches."""
    refusals = list(refuse_fit(rules, state, action))
    if rules.rulings.home_built_first and home_is_bare(state, frame.company):
        home = box().companies[frame.company].home
        if action.hex != home:
            yield HomeFirst(home)
    if action.tile in box().tiles.number and frame.yellow:
        tile = box().tiles.tiles[box().tiles.number[action.tile]]
        if tile.level > 1 or tile.label == N_LABEL:
            yield BuildIsOver()
    yield from refusals
    if not refusals:
        new = box().tiles.at(action.tile, action.rotation)
        if not is_reached(state, reach_of(state, frame.company), box().board.number[action.hex], new):
            yield NotConnected(action.hex)


def lay(play: EPlay, frame: Build, action: LayTile) -> None:
    """7.6, D20a: an upgrade or an N tile is the whole build; of other yellow tiles there may be two."""
    tile = box().tiles.turned[do_lay(play, action)].tile
    yellow = frame.yellow + 1
    if tile.level > 1 or tile.label == N_LABEL or yellow == YELLOWS:
        play.next(MarkerStep(frame.company, True))
    else:
        play.next(Build(frame.company, yellow))


def every_station(rules: E1862, state: State, frame: Build) -> Iterator[AddStation]:
    if frame.yellow or (rules.rulings.home_built_first and home_is_bare(state, frame.company)):
        return
    for hex_, tile in enumerate(state.laid):
        if tile == NO_TILE or not box().tiles.turned[tile].lines:
            continue
        name, own = box().board.spots[hex_].id, box().tiles.turned[tile].rotation
        for rotation in range(6):
            turned = tile - own + rotation
            if rotation != own and (rules.rulings.station_keeps_track or not may_turn(state, hex_, turned)):
                continue
            marked = marked_lines(state, hex_)
            for line in box().tiles.turned[turned].lines:
                if line not in marked:
                    yield AddStation(name, (line.a, line.b), None if rotation == own else rotation)


def marked_lines(state: State, hex_: int) -> list[Line]:
    """The lines of a tile that have a small station."""
    lines = box().tiles.turned[state.laid[hex_]].lines
    return [line for ix, line in enumerate(lines) if state.marks[hex_] >> ix & 1]


def may_turn(state: State, hex_: int, turned: int) -> bool:
    """As 18xx.games allows it: another picture with track to the same sides, in which the lines with stations stay."""
    old, new = box().tiles.turned[state.laid[hex_]], box().tiles.turned[turned]
    if set(old.lines) == set(new.lines):
        return False
    return old.edges == new.edges and set(marked_lines(state, hex_)) <= set(new.lines)


def refuse_station(rules: E1862, state: State, frame: Build, action: AddStation) -> Iterator[Refusal]:
    """2.3, 7.6.4: on a line without one, anywhere on the map."""
    if frame.yellow:
        yield BuildIsOver()
    if rules.rulings.home_built_first and home_is_bare(state, frame.company):
        yield HomeFirst(box().companies[frame.company].home)
    hex_ = box().board.number.get(action.hex)
    if hex_ is None:
        yield NoSuchHex(action.hex)
        return
    tile = state.laid[hex_]
    if tile == NO_TILE:
        yield NoSuchLine(action.hex)
        return
    if action.rotation is not None:
        tile = tile - box().tiles.turned[tile].rotation + action.rotation
        if not 0 <= action.rotation < 6 or rules.rulings.station_keeps_track or not may_turn(state, hex_, tile):
            yield NoSuchLine(action.hex)
            return
    line = Line(min(action.line), max(action.line))
    if line not in box().tiles.turned[tile].lines or line in marked_lines(state, hex_):
        yield NoSuchLine(action.hex)


def add_station(play: EPlay, frame: Build, action: AddStation) -> None:
    hex_ = box().board.number[action.hex]
    tile, line = play.state.laid[hex_], Line(min(action.line), max(action.line))
    if action.rotation is not None:
        marked = marked_lines(play.state, hex_)
        tile = tile - box().tiles.turned[tile].rotation + action.rotation
        lines = box().tiles.turned[tile].lines
        play.do(Lay(hex_, tile, sum(1 << lines.index(one) for one in marked)))
    play.do(AddMark(hex_, box().tiles.turned[tile].lines.index(line)))
    play.next(MarkerStep(frame.company, True))


def every_no_build(rules: E1862, state: State, frame: Build) -> Iterator[Pass]:
    if not any(refuse_no_build(rules, state, frame, Pass())):
        yield Pass()


def refuse_no_build(rules: E1862, state: State, frame: Build, action: Pass) -> Iterator[Refusal]:
    """7.2: the home tile may not be left out, as long as there is one."""
    home = home_of(frame.company)[0]
    if home_is_bare(state, frame.company) and state.company[frame.company].at_home:
        if any(hex_ == home for hex_, _ in lays(rules, state, reach_of(state, frame.company), yellow_only=True)):
            yield MustBuildHome(box().companies[frame.company].home)


def no_build(play: EPlay, frame: Build, action: Pass) -> None:
    if not frame.yellow:
        play.do(Passed(acting_seat(play.state, frame.company), "build"))
    advance_build(play, frame)

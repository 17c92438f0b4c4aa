"""The build step (7.6): tiles, upgrades, small stations."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.effects import AddMark, Lay, Passed
from railhead.games.e1862.holdings import acting_seat, may_expand
from railhead.games.e1862.home import home_of
from railhead.games.e1862.lay import LayTile, do_lay, is_reached, lays, refuse_fit
from railhead.games.e1862.marker import every_link, may_place
from railhead.games.e1862.names import about
from railhead.games.e1862.refusals import HomeFirst, NoSuchHex
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import Build, MarkerStep, State
from railhead.games.e1862.track import marked_lines, view
from railhead.kernel.action import Action, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, only
from railhead.kernel.menu import Button, Choice, Pick, PickTile, Question, button, pick
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.lay_tile import pick_tile
from railhead.rail.refusals import AboutHex
from railhead.rail.tile import NO_TILE, Line


class AddStation(Action, frozen=True, gc=False, tag="station"):
    """Put a small-station marker on a line of a tile, named by its two edges.

    `rotation` stands in records of games in which the tile could be turned by it.
    """

    hex: str
    line: tuple[int, int]
    rotation: int | None = None


NotConnected = AboutHex.saying("refusal-not-connected", "7.6.1")
#: Two yellow tiles, neither with N, or one of the other builds.
BuildIsOver = Refusal.saying("refusal-build-is-over", "7.6")
#: The build may not be left out while the home marker has no tile.
MustBuildHome = AboutHex.saying("refusal-must-build-home", "7.2a")
#: No line of that kind, or it has a small station.
NoSuchLine = AboutHex.saying("refusal-no-such-line", "7.6.4")


N_LABEL = "N"
YELLOWS = 2


def decide_build(rules: E1862Rules, state: State, frame: Build) -> Decision | None:
    """7.6, 8, 10.3: where there is something to build; not in receivership, not after the LNER."""
    if not may_expand(state, frame.company):
        return None
    if next(every_lay(rules, state, frame), None) is None and next(every_station(rules, state, frame), None) is None:
        return None
    return Decision(acting_seat(state, frame.company), "build")


def advance_build(play: E1862Play, frame: Build) -> None:
    play.next(MarkerStep(frame.company, frame.yellow > 0))


def home_is_bare(state: State, company: int) -> bool:
    """7.2: the home hex has no tile yet."""
    return state.laid[home_of(company)[0]] == NO_TILE


def home_first(rules: E1862Rules, state: State, company: int) -> bool:
    """7.2, D20: a tile in the bare home hex is the first build."""
    return rules.rulings.home_first(state, home_of(company)[0])


def every_lay(rules: E1862Rules, state: State, frame: Build) -> Iterator[LayTile]:
    bare = home_first(rules, state, frame.company)
    home, tiles, spots = home_of(frame.company)[0], rules.facts.tiles, rules.facts.board.spots
    reached = view(state, frame.company).reach
    for hex_, new in lays(rules, state, reached, yellow_only=frame.yellow > 0):
        turned = tiles.turned[new]
        if (bare and hex_ != home) or (frame.yellow and turned.tile.label == N_LABEL):
            continue
        yield LayTile(spots[hex_].id, turned.tile.name, turned.rotation)


def refuse_lay(rules: E1862Rules, state: State, frame: Build, action: LayTile) -> Iterator[Refusal]:
    """7.2, 7.6, D20, D20a: the home tile first; then what the network reaches."""
    refusals = list(refuse_fit(rules, state, action))
    if home_first(rules, state, frame.company):
        home = rules.facts.companies[frame.company].home
        if action.hex != home:
            yield HomeFirst(home)
    if action.tile in rules.facts.tiles.number and frame.yellow:
        tile = rules.facts.tiles.tiles[rules.facts.tiles.number[action.tile]]
        if tile.level > 1 or tile.label == N_LABEL:
            yield BuildIsOver()
    yield from refusals
    if not refusals:
        new = rules.facts.tiles.at(action.tile, action.rotation)
        if not is_reached(state, view(state, frame.company).reach, rules.facts.board.number[action.hex], new):
            yield NotConnected(action.hex)


def lay(play: E1862Play, frame: Build, action: LayTile) -> None:
    """7.6, 7.6.2, D20a: an upgrade or an N tile is the whole build; of other yellow tiles there may be two."""
    tile = play.rules.facts.tiles.turned[do_lay(play, action)].tile
    yellow = frame.yellow + 1
    if tile.level > 1 or tile.label == N_LABEL or yellow == YELLOWS:
        play.next(MarkerStep(frame.company, True))
    else:
        play.next(Build(frame.company, yellow))


def every_station(rules: E1862Rules, state: State, frame: Build) -> Iterator[AddStation]:
    if frame.yellow or home_first(rules, state, frame.company):
        return
    for hex_, tile in enumerate(state.laid):
        if tile == NO_TILE or not rules.facts.tiles.turned[tile].lines:
            continue
        name, own = rules.facts.board.spots[hex_].id, rules.facts.tiles.turned[tile].rotation
        marked = marked_lines(state, hex_)
        for rotation in sorted((own, *rules.rulings.turns(state, hex_))):
            for line in rules.facts.tiles.turned[tile - own + rotation].lines:
                if line not in marked:
                    yield AddStation(name, (line.a, line.b), None if rotation == own else rotation)


def refuse_station(rules: E1862Rules, state: State, frame: Build, action: AddStation) -> Iterator[Refusal]:
    """2.3, 7.6.4: on a line without one, anywhere on the map."""
    if frame.yellow:
        yield BuildIsOver()
    if home_first(rules, state, frame.company):
        yield HomeFirst(rules.facts.companies[frame.company].home)
    hex_ = rules.facts.board.number.get(action.hex)
    if hex_ is None:
        yield NoSuchHex(action.hex)
        return
    tile = state.laid[hex_]
    if tile == NO_TILE:
        yield NoSuchLine(action.hex)
        return
    if action.rotation is not None:
        tile = tile - rules.facts.tiles.turned[tile].rotation + action.rotation
        if action.rotation not in rules.rulings.turns(state, hex_):
            yield NoSuchLine(action.hex)
            return
    line = Line(min(action.line), max(action.line))
    if line not in rules.facts.tiles.turned[tile].lines or line in marked_lines(state, hex_):
        yield NoSuchLine(action.hex)


def add_station(play: E1862Play, frame: Build, action: AddStation) -> None:
    hex_ = play.rules.facts.board.number[action.hex]
    tile, line = play.state.laid[hex_], Line(min(action.line), max(action.line))
    if action.rotation is not None:
        marked = marked_lines(play.state, hex_)
        tile = tile - play.rules.facts.tiles.turned[tile].rotation + action.rotation
        lines = play.rules.facts.tiles.turned[tile].lines
        play.do(Lay(hex_, tile, sum(1 << lines.index(one) for one in marked)))
    play.do(AddMark(hex_, play.rules.facts.tiles.turned[tile].lines.index(line)))
    play.next(MarkerStep(frame.company, True))


def refuse_no_build(rules: E1862Rules, state: State, frame: Build, action: Pass) -> Iterator[Refusal]:
    """7.2: the home tile may not be left out, as long as there is one."""
    home = home_of(frame.company)[0]
    if home_is_bare(state, frame.company) and state.company[frame.company].at_home:
        if any(hex_ == home for hex_, _ in lays(rules, state, view(state, frame.company).reach, yellow_only=True)):
            yield MustBuildHome(rules.facts.companies[frame.company].home)


def no_build(play: E1862Play, frame: Build, action: Pass) -> None:
    if not frame.yellow:
        play.do(Passed(acting_seat(play.state, frame.company), "build"))
    advance_build(play, frame)


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_build(rules: E1862Rules, state: State, frame: Build) -> Question:
    """7.2: what may be built yet. The sentence does not promise that one may pass where one may not."""
    due = any(refuse_no_build(rules, state, frame, Pass()))
    id, left = "ask-build-home" if due else "ask-build", Message("why-build", {"yellow": frame.yellow})
    return about(id, acting_seat(state, frame.company), frame.company, left)


def offer_lay(rules: E1862Rules, state: State, frame: Build) -> Iterator[PickTile]:
    yield pick_tile("lay", Message("offer-lay"), {"do": "lay"}, every_lay(rules, state, frame))


def offer_station(rules: E1862Rules, state: State, frame: Build) -> Iterator[Pick]:
    choices = (
        Choice(
            to_plain(action),
            Message("choice-station", {"hex": action.hex, **_ends(rules, action)}),
            (action.hex,),
        )
        for action in every_station(rules, state, frame)
    )
    return pick("station", Message("offer-station"), choices)


def _ends(rules: E1862Rules, action: AddStation) -> dict[str, str]:
    """A line as people point it out: by the hexes it leads to."""
    board = rules.facts.board
    behind = [board.beyond[board.number[action.hex]][edge] for edge in action.line]
    return dict(zip(("one", "other"), board.names(behind), strict=True))


def offer_no_build(rules: E1862Rules, state: State, frame: Build) -> Iterator[Button]:
    if any(refuse_no_build(rules, state, frame, Pass())):
        return
    linking = every_link(rules, state, MarkerStep(frame.company, frame.yellow > 0))
    can_link = may_place(state, frame.company) and next(linking, None) is not None
    notes = (Message("note-link-next"),) if can_link else ()
    yield button("pass", Pass(), Message("choice-no-second-tile" if frame.yellow else "choice-no-build"), notes)


BUILD = Step(
    decide_build,
    {
        LayTile: Act(do=lay, refuse=refuse_lay, every=every_lay, offer=offer_lay),
        AddStation: Act(do=add_station, refuse=refuse_station, every=every_station, offer=offer_station),
        Pass: Act(do=no_build, refuse=refuse_no_build, candidates=only(Pass()), offer=offer_no_build),
    },
    advance_build,
    ask_build,
)

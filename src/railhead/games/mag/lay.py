"""VI.3.2, VI.3.3: laying and promoting track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from railhead.games.mag.actions import DeclareToken, LayTile, Pass
from railhead.games.mag.effects import Lay, SpendToken, Transfer
from railhead.games.mag.holdings import treasury
from railhead.games.mag.refusals import (
    AcrossBalaton,
    CannotPayTile,
    ClosedEdge,
    ColourNotYet,
    NoSuchHex,
    NoSuchTile,
    NotConnected,
    NoTerrainThere,
    NoTerrainToken,
    NotLand,
    OneUpgradeOnly,
    RiverMisplaced,
    TileMisfit,
    TilesGone,
    TokenDeclared,
    TrackLost,
    WrongColour,
)
from railhead.games.mag.state import LayTrack, State, Station
from railhead.games.mag.track import view
from railhead.kernel.flow import Act, Acts, Decision
from railhead.kernel.message import Term, kebab
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal
from railhead.rail import upgrade
from railhead.rail.tile import NO_TILE
from railhead.rail.upgrade import Misfit
from railhead.stock.purse import BANK

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def decide(rules: MagRules, state: State, frame: LayTrack) -> Decision | None:
    """VI.3.2: one tile; a second one only with the money for it."""
    if frame.laid == 0 or (frame.laid == 1 and treasury(rules, state, frame.minor) >= second_cost(rules, frame)):
        return Decision(state.owner[frame.minor], "track")
    return None


def advance(play: Play[MagRules, State], frame: LayTrack) -> None:
    play.next(Station(frame.minor))


def second_cost(rules: MagRules, frame: LayTrack) -> int:
    """VI.3.2, R 10: whatever comes second costs 10."""
    return rules.facts.minor_rules.second_tile_cost if frame.laid else 0


def terrain_cost(rules: MagRules, state: State, hex_: int) -> int:
    """VI.3.2: the symbols under a first tile, or those on the yellow tiles of double cities and Budapest."""
    old, spot = state.laid[hex_], rules.facts.board.spots[hex_]
    symbols = spot.mountain + spot.river if old == NO_TILE else rules.facts.tiles.turned[old].tile.river
    return symbols * rules.facts.minor_rules.terrain_cost_per_symbol


# --- tiles --------------------------------------------------------------------------------------------------------


def refuse(rules: MagRules, state: State, frame: LayTrack, action: LayTile) -> Iterator[Refusal]:
    """VI.3.2, VI.3.3, R 11: phase, supply, fit, connection and money."""
    facts = rules.facts
    hex_, tile = facts.board.number.get(action.hex), facts.tiles.number.get(action.tile)
    if hex_ is None:
        yield NoSuchHex(action.hex)
    if tile is None or not 0 <= action.rotation <= 5:
        yield NoSuchTile(action.tile)
    if hex_ is None or tile is None or not 0 <= action.rotation <= 5:
        return
    definition, new = facts.tiles.tiles[tile], tile * 6 + action.rotation
    if definition.level > state.phase + 1:
        yield ColourNotYet(action.tile, Term(f"mag-colour-{definition.colour}"))
    if frame.upgraded and definition.level > 1:
        yield OneUpgradeOnly()
    if facts.tiles.left(state.laid)[facts.tiles.supply_of[tile]] <= 0:
        yield TilesGone(action.tile)
    for misfit in facts.upgrades.why_not(hex_, state.laid[hex_], new):
        yield _refusal(action, misfit)
    if not view(rules, state, frame.minor).reach.touches(hex_, facts.tiles.turned[new].edges):
        yield NotConnected(action.hex)
    yield from _refuse_money(rules, state, frame, hex_, action)


def _refusal(action: LayTile, misfit: Misfit) -> Refusal:
    """VI.3.2, VI.3.3: what is against a tile on a hex, with the paragraph that says so."""
    match misfit:
        case upgrade.NotBuildable():
            return NotLand(action.hex)
        case upgrade.WrongColour():
            return WrongColour(action.hex, action.tile)
        case upgrade.TrackLost():
            return TrackLost(action.hex, action.tile)
        case upgrade.ClosedEdge():
            return ClosedEdge(action.hex, action.tile)
        case upgrade.AcrossSplit():
            return AcrossBalaton(action.hex, action.tile)
        case upgrade.WrongRotation():
            return RiverMisplaced(action.hex, action.tile)
        case _:
            return TileMisfit(action.hex, action.tile, Term(f"mag-misfit-{kebab(type(misfit).__name__)}"))


def _refuse_money(rules: MagRules, state: State, frame: LayTrack, hex_: int, action: LayTile) -> Iterator[Refusal]:
    """VI.3.2: terrain by treasury or token; a token never pays the extra tile."""
    terrain = terrain_cost(rules, state, hex_)
    if action.token:
        if rules.switches.declared or state.terrain[frame.minor] < 1:
            yield NoTerrainToken()
        if not terrain:
            yield NoTerrainThere(action.hex)
    free = action.token or frame.armed
    cost, money = second_cost(rules, frame) + (0 if free else terrain), treasury(rules, state, frame.minor)
    if cost > money:
        yield CannotPayTile(cost, money)


def every(rules: MagRules, state: State, frame: LayTrack) -> Iterator[LayTile]:
    """All tiles in all rotations, by tables: hexes reached, tiles that fit there and are left."""
    facts, reach = rules.facts, view(rules, state, frame.minor).reach
    left, turned, supply_of = facts.tiles.left(state.laid), facts.tiles.turned, facts.tiles.supply_of
    money = treasury(rules, state, frame.minor) - second_cost(rules, frame)
    highest = 1 if frame.upgraded else state.phase + 1
    tokens = not rules.switches.declared and state.terrain[frame.minor] > 0
    if money < 0:
        return
    for hex_ in sorted(reach.edges):
        old, edges = state.laid[hex_], reach.edges[hex_]
        if facts.upgrades.level(old) >= highest:
            continue
        terrain, name = terrain_cost(rules, state, hex_), facts.board.spots[hex_].id
        payable = frame.armed or terrain <= money
        if not payable and not tokens:
            continue
        for new in facts.upgrades.lays(hex_, old):
            one = turned[new]
            if one.edges & edges and left[supply_of[one.tile.ix]] > 0:
                if payable:
                    yield LayTile(name, one.tile.name, one.rotation)
                if tokens and terrain:
                    yield LayTile(name, one.tile.name, one.rotation, True)


def lay(play: Play[MagRules, State], frame: LayTrack, action: LayTile) -> None:
    """VI.3.2, VI.3.3, III.3.3a: pay terrain to SIK and the extra tile to SZKEV, lay the tile, move on."""
    rules, facts = play.rules, play.rules.facts
    hex_, account = facts.board.number[action.hex], rules.account(frame.minor)
    terrain = terrain_cost(rules, play.state, hex_)
    if action.token:
        play.do(SpendToken(frame.minor))
    free = action.token or frame.armed
    if terrain:
        play.do(Transfer(BANK if free else account, rules.major_account("SIK"), terrain, "terrain"))
    if frame.laid:
        play.do(Transfer(account, rules.major_account("SZKEV"), second_cost(rules, frame), "second-tile"))
    new = facts.tiles.at(action.tile, action.rotation)
    put(play, frame.minor, hex_, new)
    upgraded = frame.upgraded or facts.tiles.turned[new].tile.level > 1
    armed = frame.armed and not terrain
    play.next(replace(frame, laid=frame.laid + 1, upgraded=upgraded, armed=armed))


def put(play: Play[MagRules, State], company: int, hex_: int, new: int) -> None:
    """The tile comes to lie there, with the stations of the hex."""
    old = play.state.laid[hex_]
    play.do(Lay(company, hex_, old, new, carried(play.rules, play.state, hex_, new)))


def carried(rules: MagRules, state: State, hex_: int, new: int) -> tuple[tuple[int, int], ...]:
    """VI.3.3, ruling R 15: stations stay in their city; on a new yellow double city they go to the one with track."""
    facts, old = rules.facts, state.laid[hex_]
    first, stops = facts.board.first_site[hex_], len(facts.board.spots[hex_].stops)
    if stops < 2:
        return ()
    places = facts.upgrades.carry(hex_, old, new)
    if old == NO_TILE and not any(stop.exits for stop in facts.board.spots[hex_].stops):
        places = _to_track(facts.tiles.turned[new].stop_exits, state, first, stops)
    return tuple(
        (token, first + places[site - first])
        for token, site in enumerate(state.token_at)
        if first <= site < first + stops and places[site - first] != site - first
    )


def _to_track(exits: tuple[int, ...], state: State, first: int, stops: int) -> tuple[int, ...]:
    """Where the cities of an empty hex go: a single one with stations gets the track, otherwise the order stays."""
    held = [stop for stop in range(stops) if first + stop in state.token_at]
    order = list(range(stops))
    if len(held) == 1:
        with_track = next(stop for stop, out in enumerate(exits) if out)
        order[held[0]], order[with_track] = with_track, held[0]
    return tuple(order)


# --- the terrain token of imported games, and passing ---------------------------------------------------------------


def refuse_declare(rules: MagRules, state: State, frame: LayTrack, _action: DeclareToken) -> Iterator[Refusal]:
    """Only where the token is set apart before the tile (ruling R 14)."""
    if not rules.switches.declared or state.terrain[frame.minor] < 1:
        yield NoTerrainToken()
    if frame.armed:
        yield TokenDeclared()


def every_declare(rules: MagRules, state: State, frame: LayTrack) -> Iterator[DeclareToken]:
    if rules.switches.declared and state.terrain[frame.minor] and not frame.armed:
        yield DeclareToken()


def declare(play: Play[MagRules, State], frame: LayTrack, _action: DeclareToken) -> None:
    play.do(SpendToken(frame.minor))
    play.next(replace(frame, armed=True))


def refuse_pass(_rules: MagRules, _state: State, _frame: LayTrack, _action: Pass) -> Iterator[Refusal]:
    """VI.3.1: track is optional."""
    return iter(())


def every_pass(_rules: MagRules, _state: State, _frame: LayTrack) -> Iterator[Pass]:
    yield Pass()


def do_pass(play: Play[MagRules, State], frame: LayTrack, _action: Pass) -> None:
    play.next(Station(frame.minor))


ACTS: Acts = {
    LayTile: Act(every=every, refuse=refuse, do=lay),
    DeclareToken: Act(every=every_declare, refuse=refuse_declare, do=declare),
    Pass: Act(every=every_pass, refuse=refuse_pass, do=do_pass),
}

"""VI.3.2, VI.3.3: laying and promoting track."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from railhead.games.mag.effects import Lay, SpendToken
from railhead.games.mag.holdings import treasury
from railhead.games.mag.names import about
from railhead.games.mag.refusals import NoSuchHex, NoSuchTile, NotLand
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.site_token import DECLARE_TOKEN, DeclareToken, NoTerrainToken
from railhead.games.mag.state import LayTrack, State, Station
from railhead.games.mag.track import view
from railhead.kernel.action import Action, Count, Pass
from railhead.kernel.flow import Act, Decision, Step, always, go_on
from railhead.kernel.menu import Button, PickTile, Question, button
from railhead.kernel.message import Message, Term
from railhead.kernel.refusal import Refusal, says
from railhead.rail import upgrade
from railhead.rail.lay_tile import numbers_of, pick_tile
from railhead.rail.refusals import AboutHex, AboutTile, AboutTileOnHex
from railhead.rail.tile import NO_TILE
from railhead.rail.upgrade import Misfit
from railhead.stock.effects import Transfer
from railhead.stock.purse import BANK
from railhead.stock.refusals import TooDear


class LayTile(Action, frozen=True, tag="lay-tile"):
    """VI.3.2, VI.3.3: lay or promote; `token` spends a terrain token on the terrain of the hex."""

    hex: str
    tile: str
    rotation: Count
    token: bool = False


@says("refusal-colour-not-yet", "VI.3.3")
class ColourNotYet(Refusal, frozen=True):
    """The phase does not allow this colour."""

    tile: str
    colour: Term


#: No such tile is left (the other side of it counts too).
TilesGone = AboutTile.saying("refusal-tiles-gone", "VI.3.3.1")


@says("refusal-tile-misfit", "VI.3.2b")
class TileMisfit(Refusal, frozen=True):
    """The tile is not of the kind that the hex asks for: another letter, other stops, or made for another hex."""

    hex: str
    tile: str
    why: Term


WrongColour = AboutTileOnHex.saying("refusal-wrong-colour", "VI.3.3")
TrackLost = AboutTileOnHex.saying("refusal-track-lost", "VI.3.3a")
#: Track would lead off the map, to a barrier, or to a side of a red or gray hex without track.
ClosedEdge = AboutTileOnHex.saying("refusal-closed-edge", "VI.3.2e")
#: Track would join the two shores of Lake Balaton.
AcrossBalaton = AboutTileOnHex.saying("refusal-across-balaton", "VI.3.2e")
#: The river of the tile would not lie on the river of Budapest.
RiverMisplaced = AboutTileOnHex.saying("refusal-river-misplaced", "VI.3.2f")
NotConnected = AboutHex.saying("refusal-not-connected", "VI.3.2a")
#: The extra tile is a yellow one: never two upgrades in a turn.
OneUpgradeOnly = Refusal.saying("refusal-one-upgrade-only", "VI.3.2")


#: what a hex asks for, in words
MISFITS: dict[type[Misfit], str] = {
    upgrade.WrongLabel: "mag-misfit-wrong-label",
    upgrade.WrongStops: "mag-misfit-wrong-stops",
    upgrade.MadeForOtherHex: "mag-misfit-made-for-other-hex",
}


def decide(rules: MagRules, state: State, frame: LayTrack) -> Decision | None:
    """VI.3.1, VI.3.2: one tile; a second one only with the money for it."""
    if frame.laid == 0 or (frame.laid == 1 and treasury(rules, state, frame.minor) >= second_cost(rules, frame)):
        return Decision(state.owner[frame.minor], "track")
    return None


def advance(play: MagPlay, frame: LayTrack) -> None:
    play.next(Station(frame.minor))


def second_cost(rules: MagRules, frame: LayTrack) -> int:
    """VI.3.2, R10: whatever comes second costs 10."""
    return rules.facts.minor_rules.second_tile_cost if frame.laid else 0


def terrain_cost(rules: MagRules, state: State, hex_: int) -> int:
    """VI.3.2, VI.3.3c: the symbols under a first tile, or those on the yellow tiles of double cities and Budapest."""
    old, spot = state.laid[hex_], rules.facts.board.spots[hex_]
    symbols = spot.mountain + spot.river if old == NO_TILE else rules.facts.tiles.turned[old].tile.river
    return symbols * rules.facts.minor_rules.terrain_cost_per_symbol


# --- tiles --------------------------------------------------------------------------------------------------------


def refuse(rules: MagRules, state: State, frame: LayTrack, action: LayTile) -> Iterator[Refusal]:
    """III.1, VI.3.2, VI.3.3, VI.3.3.1, R11, R12: phase, supply, fit on this land, connection and money."""
    facts = rules.facts
    hex_, new = numbers_of(facts, action)
    if hex_ is None:
        yield NoSuchHex(action.hex)
    if new is None:
        yield NoSuchTile(action.tile)
    if hex_ is None or new is None:
        return
    definition = facts.tiles.turned[new].tile
    if definition.level > state.phase + 1:
        yield ColourNotYet(action.tile, Term(f"mag-colour-{definition.colour}"))
    if frame.upgraded and definition.level > 1:
        yield OneUpgradeOnly()
    if facts.tiles.left(state.laid)[facts.tiles.supply_of[definition.ix]] <= 0:
        yield TilesGone(action.tile)
    for misfit in facts.upgrades.why_not(hex_, state.laid[hex_], new):
        yield _refusal(action, misfit)
    if not view(rules, state, frame.minor).reach.touches(hex_, facts.tiles.turned[new].edges):
        yield NotConnected(action.hex)
    yield from _refuse_money(rules, state, frame, hex_, action)


def _refusal(action: LayTile, misfit: Misfit) -> Refusal:
    """III.1, VI.3.2, VI.3.3: what is against a tile on a hex, with the paragraph that says so."""
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
            return TileMisfit(action.hex, action.tile, Term(MISFITS[type(misfit)]))


CannotPayTile = TooDear.saying("refusal-cannot-pay-tile", "VI.3.2c")
NoTerrainThere = AboutHex.saying("refusal-no-terrain-there", "R14")


def _refuse_money(rules: MagRules, state: State, frame: LayTrack, hex_: int, action: LayTile) -> Iterator[Refusal]:
    """VI.3.2, R14: terrain by treasury or token; a token never pays the extra tile."""
    terrain = terrain_cost(rules, state, hex_)
    if action.token:
        if rules.rulings.declared or state.terrain[frame.minor] < 1:
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
    tokens = not rules.rulings.declared and state.terrain[frame.minor] > 0
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


def lay(play: MagPlay, frame: LayTrack, action: LayTile) -> None:
    """VI.3.2, VI.3.3, III.3.3a, R14: pay terrain to SIK and the extra tile to SZKEV, lay the tile, move on."""
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


def put(play: MagPlay, company: int, hex_: int, new: int) -> None:
    """The tile comes to lie there, with the stations of the hex."""
    old = play.state.laid[hex_]
    play.do(Lay(company, hex_, old, new, carried(play.rules, play.state, hex_, new)))


def carried(rules: MagRules, state: State, hex_: int, new: int) -> tuple[tuple[int, int], ...]:
    """VI.3.3, ruling R15: stations stay in their city; on a new yellow double city they go to the one with track."""
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
        if first <= site < first + stops
    )


def _to_track(exits: tuple[int, ...], state: State, first: int, stops: int) -> tuple[int, ...]:
    """Where the cities of an empty hex go: a single one with stations gets the track, otherwise the order stays."""
    held = [stop for stop in range(stops) if first + stop in state.token_at]
    order = list(range(stops))
    if len(held) == 1:
        with_track = next(stop for stop, out in enumerate(exits) if out)
        order[held[0]], order[with_track] = with_track, held[0]
    return tuple(order)


# --- questions ------------------------------------------------------------------------------------------------------


def ask(rules: MagRules, state: State, frame: LayTrack) -> Question:
    """The first tile is free, the second one costs; after an upgrade it is a yellow one."""
    second = Message("why-second-tile", {"cost": second_cost(rules, frame), "yellow": int(frame.upgraded)})
    notes = (second,) if frame.laid else ()
    return about(rules, "ask-track", state.owner[frame.minor], frame.minor, *notes)


def offer_tiles(rules: MagRules, state: State, frame: LayTrack) -> Iterator[PickTile]:
    """Tiles paid from the treasury, and those whose terrain a token pays."""
    lays = list(every(rules, state, frame))
    for token in (False, True):
        found = [lay for lay in lays if lay.token == token]
        if found or not token:
            plain: dict[str, object] = {"do": "lay-tile"} | ({"token": True} if token else {})
            label = Message("offer-lay-token" if token else "offer-lay")
            cost = partial(_cost, rules, state, frame, token)
            yield pick_tile("lay-token" if token else "lay", label, plain, found, cost)


def _cost(rules: MagRules, state: State, frame: LayTrack, token: bool, hex_: str) -> int:
    terrain = 0 if token or frame.armed else terrain_cost(rules, state, rules.facts.board.number[hex_])
    return terrain + second_cost(rules, frame)


def offer_pass(rules: MagRules, state: State, frame: LayTrack) -> Iterator[Button]:
    yield button("pass", Pass(), Message("choice-track-done" if frame.laid else "choice-no-track"))


LAY_TRACK = Step(
    decide,
    {
        LayTile: Act(do=lay, refuse=refuse, every=every, offer=offer_tiles),
        DeclareToken: DECLARE_TOKEN,
        Pass: always(Pass(), go_on(advance), offer_pass),
    },
    advance,
    ask,
)

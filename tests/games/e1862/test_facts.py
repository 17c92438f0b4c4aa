"""Every figure of the box, restated from the rulebook's tables and the printed map, against what the rules use.

`test_box.py` shows what follows from the figures; here each of them stands by itself, so that none can change unseen.
"""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from railhead.games.e1862 import facts as printed
from railhead.games.e1862.charters import most_markers
from railhead.games.e1862.depot import most_warranties, next_cost, refinancing_money
from railhead.games.e1862.facts import BANDS, ISSUE, TYPES, TrainType, facts
from railhead.games.e1862.freight import Haul, bonus
from railhead.games.e1862.market import CELLS, PARS, cells_fallen, columns_moved
from railhead.games.e1862.rounds import FIRST_PARLIAMENTS, operating_rounds
from railhead.games.e1862.rules import OPTIONS, E1862Rules
from railhead.games.e1862.setup import permit_counts
from railhead.games.e1862.stock_round import START_PRICES
from railhead.games.e1862.title import TITLE
from railhead.hexmap import Layout
from railhead.rail.tile import TileDef
from tests.games.e1862 import facts as listed

FOLDER = Path(printed.__file__).parent / "data"


def rules(seats: int = 3, **options: Any) -> E1862Rules:
    found = TITLE.open(options, seats)
    assert isinstance(found, E1862Rules)
    return found


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


# -- money ---------------------------------------------------------------------------------------------------------


def test_bank_and_players() -> None:
    """2.4.4, 6.5.2: money of the bank; by number of players the cash and the certificates."""
    assert facts().game.bank == 15_000
    found = {seats: (plain.cash, plain.certificate_limit) for seats, plain in facts().game.players.items()}
    assert found == {
        "2": (1200, 25), "3": (800, 18), "4": (600, 13), "5": (480, 11), "6": (400, 10), "7": (345, 9), "8": (300, 8),
    }  # fmt: skip
    assert TITLE.seats == (2, 3, 4, 5, 6, 7, 8)


def test_parliament() -> None:
    """4.1, 4.2, 4.3: steps of bids, what must stay, further shares, the fine, two rounds at first."""
    game = facts().game
    assert (game.bid_step, game.cash_beyond_bid, game.winner_may_buy, game.obligation_fine) == (5, 162, 2, 5)
    assert (FIRST_PARLIAMENTS, game.setup.first_rounds) == (2, ("parliament", "parliament", "stock"))


def test_set_up() -> None:
    """2.4.1, 2.4.2: companies out of the game, and those of the later phases."""
    assert facts().game.setup.removed == {"2": 4, "3": 4, "4": 4, "5": 4, "6": 4, "7": 3, "8": 2}
    assert facts().game.setup.groups == {"B": 4, "C": 4}


def test_shares() -> None:
    """2.1, 6.5.4: a certificate of three and seven single shares; five sold launch a company."""
    assert (ISSUE.director, ISSUE.share, ISSUE.shares, printed.SHARES, printed.DIRECTOR_SHARES) == (3, 1, 7, 10, 3)
    assert facts().float_at == 5


def test_station_markers() -> None:
    """2.1, 6.5.4.2, 7.7, 11.4: three at 60, two to seven at 40, seven or eight in all, one a turn."""
    tokens = facts().game.tokens
    assert (tokens.chartered.number, tokens.chartered.cost_each) == (3, 60)
    assert (tokens.non_chartered.least, tokens.non_chartered.cost_each, tokens.most) == (2, 40, 7)
    assert raw("game.toml")["tokens"]["placements_per_turn"] == 1
    bound = rules()
    state = bound.start(bound.draw("rich"), "rich").state
    assert most_markers(bound, state, 0) == 0
    assert [rules(eight_markers=eight).most_markers for eight in (False, True)] == [7, 8]


# -- the market ----------------------------------------------------------------------------------------------------

MARKET = """
0 7 14 20 26 31 36 40 44 47 50 52 54 56 58 60 62 65 68 71 74 78 82 86 90 95 100 105 110 116 122 128 134 142 150 158 166
174 182 191 200 210 220 232 245 260 275 292 310 330 350 375 400 430 460 495 530 570 610 655 700 750 800 850 900 950 1000
"""


def test_market() -> None:
    """6.4.2, 7.8.5, 7.11.2: the zigzag, two spaces a column, four columns at most, ten times par."""
    cells = tuple(map(int, MARKET.split()))
    assert (facts().market.prices, CELLS) == (cells, cells)
    assert facts().game.market.cells_per_column == 2
    assert facts().game.market.most_dividend_columns == 4
    assert [columns_moved(100, revenue) for revenue in (0, 90, 100, 200, 300, 400, 900)] == [-1, 0, 1, 2, 3, 4, 4]
    assert facts().game.market.refinance_pars == 10
    bound = rules()
    assert refinancing_money(bound.start(bound.draw("par"), "par").state, 0) == 0


def test_pars_and_start_prices() -> None:
    """4.2, 6.5.3."""
    assert PARS == (54, 58, 62, 68, 74, 82, 90, 100)
    assert (START_PRICES[0], START_PRICES[-1], len(START_PRICES)) == (54, 200, 29)


@pytest.mark.parametrize(
    ("price", "ignored"),
    [(7, 1), (36, 1), (40, 0), (44, 0), (200, 0), (210, 1), (375, 1), (400, 2), (430, 2), (1000, 2)],
)
def test_sales_that_move_no_price(price: int, ignored: int) -> None:
    """6.4.2: of others than the director."""
    rows = [(row.from_, row.shares) for row in facts().game.market.ignored_shares]
    assert rows == [(0, 1), (40, 0), (210, 1), (400, 2)]
    assert 5 - cells_fallen(price, 5, by_director=False) == ignored
    assert cells_fallen(price, 5, by_director=True) == 5


# -- trains --------------------------------------------------------------------------------------------------------

#: 9: cost; hexes of a freight; stations counted and visited by the others; cards short, standard, long; rusts with
TRAINS = """
A 100 1 2 2 6 7 7 C
B 200 2 2 3 5 6 6 E
C 280 3 3 3 4 4 5 F
D 360 5 4 4 3 3 4 G
E 500 6 4 5 3 3 3 -
F 600 7 5 5 2 2 2 -
G 700 8 5 6 1 1 1 -
H 800 9 6 6 0 0 0 -
"""


def test_trains() -> None:
    """9."""
    found = [
        f"{b.band} {b.cost} {b.freight} {b.counts} {b.visits} {b.count.short} {b.count.standard} {b.count.long} "
        f"{b.rusts or '-'}"
        for b in facts().game.trains
    ]
    assert found == TRAINS.split("\n")[1:-1]
    assert "".join(band.band for band in facts().game.trains) == BANDS


def test_warranties() -> None:
    """7.10, 7.10.1: 50 each, three on a train; one comes with A and D; beginners buy none (11.3)."""
    assert (facts().game.warranties.cost, facts().game.warranties.most) == (50, 3)
    assert [band.free_warranties for band in facts().game.trains] == [1, 0, 0, 1, 0, 0, 0, 0]
    for bound, most in ((rules(), 2), (rules(variant="simple_freight", beginner=True), 0)):
        state = bound.start(bound.draw("w"), "w").state
        assert (most_warranties(bound, state), next_cost(bound, state)) == (most, 100)


#: 3, 7.6, 7.9, 11.1: colours of tiles, operating rounds, trains of each type, in all, in simple games
PHASES = """
A yellow 1 3 0 4
B yellow,green 2 3 0 4
C yellow,green 2 3 0 4
D yellow,green,brown 3 3 0 4
E yellow,green,brown 3 2 0 3
F yellow,green,brown 3 2 0 3
G yellow,green,brown 3 0 3 2
H yellow,green,brown 3 0 3 2
"""


def test_phases() -> None:
    found = [
        f"{name} {','.join(p.colours)} {p.operating_rounds} {p.per_type} {p.in_all} {p.simple}"
        for name, p in facts().game.phases.items()
    ]
    assert found == PHASES.split("\n")[1:-1]


def test_running() -> None:
    """7.8.1, 7.8.2: 20 a hex, 30 with a port; 10 a hex for locals; small stations 20."""
    board = facts().board
    port, city = board.area_site[3], board.first_site[board.number["B9"]]
    hexes = (board.number["B9"], board.number["B13"])
    assert bonus(Haul((city, city), hexes, hexes)) == 20
    assert bonus(Haul((city, port), hexes, hexes)) == 2 * 30
    assert facts().game.running.local_subsidy_per_hex == 10
    assert (board.halt_value, raw("game.toml")["halt_value"]) == (20, 20)


# -- variants ------------------------------------------------------------------------------------------------------

#: 2.4.1, 2.4.2, 11.1: permits for freight, local and express trains with up to six players, and with more
PERMITS = """
standard 6 5 5 6 6 6
simple_express 0 0 0 0 0 0
simple_freight 0 0 0 0 0 0
advanced_freight 8 8 0 9 9 0
advanced_express 0 8 8 0 9 9
"""
VARIANT_TYPES: dict[str, tuple[TrainType, ...]] = {
    "standard": ("freight", "local", "express"),
    "simple_express": ("express",),
    "simple_freight": ("freight",),
    "advanced_freight": ("freight", "local"),
    "advanced_express": ("express", "local"),
}


def test_permits() -> None:
    """More than six players: 17 or 18 companies; where the rulebook names too few, as many more as are needed."""
    found = []
    for variant in VARIANT_TYPES:
        few, many = (permit_counts(rules(seats, variant=variant), number) for seats, number in ((4, 16), (7, 17)))
        found.append(" ".join([variant, *(str(counts.get(kind, 0)) for counts in (few, many) for kind in TYPES)]))
    assert found == PERMITS.split("\n")[1:-1]


def test_variants_and_options() -> None:
    """11."""
    assert {option.name: option.values for option in OPTIONS} == {
        "length": ("standard", "short", "long"),
        "variant": tuple(VARIANT_TYPES),
        "short_game": (False, True),
        "beginner": (False, True),
        "eight_markers": (False, True),
        "rulings": ("rulebook", "site"),
    }
    assert {variant: rules(variant=variant).types for variant in VARIANT_TYPES} == VARIANT_TYPES
    assert set(facts().game.variants) == set(VARIANT_TYPES)


def test_short_game() -> None:
    """11.2: short cards up to four players, standard ones from five; the first E; D never rusts."""
    cards = {length: rules(length=length).cards for length in ("short", "standard")}
    played = {seats: rules(seats, short_game=True).cards for seats in (2, 4, 5, 8)}
    assert played == {2: cards["short"], 4: cards["short"], 5: cards["standard"], 8: cards["standard"]}
    assert (rules().lner_trigger, rules(short_game=True).lner_trigger) == ("H", "E")
    permanent = ["".join(b for ix, b in enumerate(BANDS) if rules(short_game=s).permanent(ix)) for s in (False, True)]
    assert permanent == ["EFGH", "DEFGH"]


def test_beginners() -> None:
    """11.3: four things are left out."""
    left_out = printed.LeftOut(True, True, True, True)
    assert rules(variant="simple_express", beginner=True).without == left_out
    assert rules(variant="simple_express").without == printed.LeftOut()


def test_lner() -> None:
    """10.3: three operating rounds are left."""
    bound = rules()
    state = bound.start(bound.draw("l"), "l").state
    assert operating_rounds(replace(state, lner=2)) == 3
    assert facts().game.lner.trigger == "H"


# -- what is printed -----------------------------------------------------------------------------------------------


def lines(text: str) -> list[str]:
    return text.strip().split("\n")


def edges(mask: int) -> str:
    return "".join(str(edge) for edge in range(6) if mask >> edge & 1)


def tile_line(tile: TileDef) -> str:
    count = facts().tiles.supply[facts().tiles.supply_of[tile.ix]].count
    if tile.stops:
        (stop,) = tile.stops
        assert stop.kind == "city"
        assert len(stop.value) == 1
        body = f"{stop.value[0]} {stop.slots} {edges(stop.exits)}"
    else:
        body = " ".join(f"{a}{b}{'*' * (tile.halts >> ix & 1)}" for ix, (a, b) in enumerate(tile.lines))
    only = f" only {' '.join(tile.only)}" if tile.only else ""
    return f"{tile.name} {tile.colour} {tile.label or '-'} {count}: {body}{only}"


def test_tiles() -> None:
    """7.6: every tile, with how many there are."""
    assert sorted(map(tile_line, facts().tiles.tiles)) == sorted(lines(listed.TILES))
    assert all(len(supply.sides) == 1 for supply in facts().tiles.supply)


def test_hexes() -> None:
    """The map: land, with the edges that track may lead to; no hex costs anything."""
    found = []
    for spot in facts().board.spots:
        if spot.surface == "land":
            kind = "city" if spot.stops else "village"
            found.append(f"{spot.id} {kind} {spot.label or '-'} {edges(spot.open)} {spot.name}")
            assert (spot.mountain, spot.river, spot.split) == (0, 0, 0)
            assert [(stop.kind, stop.slots) for stop in spot.stops] in ([], [("city", 1)])
    assert sorted(found) == sorted(lines(listed.HEXES))


def test_areas() -> None:
    """9: red areas and ports by phase; four slots in London, which asks for a link."""
    board, plain = facts().board, raw("map.toml")
    found = []
    for area in board.areas:
        assert area.value == tuple(area.value[at] for at in (0, 0, 2, 2, 4, 4, 4, 4))
        entries = " ".join(f"{board.spots[hex_].id}:{edge}" for hex_, edge in area.entries)
        values = f"{area.value[0]} {area.value[2]} {area.value[4]}"
        hexes = " ".join(plain["areas"][area.id]["hexes"])
        found.append(f"{area.kind} | {area.name} | {values} | {hexes} | {entries}")
        link = (4, ("B15", "B15", "D15", "D15"), True) if area.id == "LONDON" else (0, (), False)
        assert (area.slots, area.slot_hexes, area.link) == link
    assert found == lines(listed.AREAS)
    assert (board.layout, board.phases) == (Layout.FLAT, tuple(BANDS))
    at = {spot.id for spot in board.spots if spot.surface == "area"}
    assert at == {name for row in found for name in row.split(" | ")[3].split()}


def test_companies() -> None:
    """In the order of the set-up."""
    found = [f"{c.id} {c.home} {c.colour} {c.text_colour} {c.historic} {c.name}" for c in facts().companies]
    assert found == lines(listed.COMPANIES)


def test_tiles_in_logs() -> None:
    """What 18xx.games calls tiles with small stations on them."""
    found = [f"{name} {' '.join(f'{a}{b}' for a, b in rows)}" for name, rows in raw("tiles_in_logs.toml").items()]
    assert found == lines(listed.TILES_IN_LOGS)
    names = {tile.name for tile in facts().tiles.tiles}
    assert {name.split("_")[0] for name in raw("tiles_in_logs.toml")} <= names


def test_motif() -> None:
    """The picture on the card: three lines of one colour through neighbouring hexes, which meet."""
    motif = TITLE.motif
    assert motif.ground == "green"
    assert len(motif.lines) == 3
    seen: set[tuple[int, int]] = set(motif.lines[0].hexes)
    for line in motif.lines:
        assert re.fullmatch("#2b2f33", line.colour)
        assert set(line.hexes) & seen
        seen |= set(line.hexes)
        for (q, r), (s, t) in pairwise(line.hexes):
            assert (s - q, t - r) in {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert sorted(seen) == [(-2, 2), (-1, 1), (0, -1), (0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]

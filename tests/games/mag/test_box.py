"""The tables of the rulebook: companies, trains, phases, rail cars, share prices, draft and limits."""

from __future__ import annotations

import pytest
from msgspec import convert

from railhead.exchange.mag import DRAFT_FIX
from railhead.games.mag.facts import MapName, MinorData, MinorRules, facts, read_toml
from railhead.games.mag.names import COLOURS
from railhead.games.mag.site import SWITCHES

#: table 1: number, name, short name, home with three to six players, home with two, terrain tokens
MINORS = [
    (1, "Magyar Északi Vasút", "MÉV", "E12 1", "C8 1", 0),
    (2, "Magyar Keleti Vasút", "MKV", "D19 0", "B15 0", 0),
    (3, "Magyar Nyugoti Vasút", "MNyV", "E10 0", "C6 0", 0),
    (4, "Tiszavidéki Vasút", "TVV", "G14 1", "E10 0", 0),
    (5, "Első Erdélyi Vasút", "EEV", "H27 0", "", 3),
    (6, "Kassa-Oderbergi Vasút", "KOV", "B17 0", "A12 0", 1),
    (7, "Mohács-Pécsi Vasút", "MPV", "G10 1", "E6 1", 1),
    (8, "Hrvatske Željeznice", "HŽ", "H5 0", "", 0),
    (9, "Szabadka-Újvidék Vasút", "SzÚV", "I14 1", "", 0),
    (10, "Arad-Temesvári Vasúttársaság", "ATV", "H17 0", "", 0),
    (11, "Győr-Sopron-Ebenfurti Vasút", "GySEV", "D7 0", "B3 0", 0),
    (12, "Segesvár–Szentágotai Vasút", "SSzV", "H23 0", "", 2),
    (13, "Déli Vasút", "DV", "I2 0", "", 1),
]

#: tables 2 to 4, in the order that breaks ties (R30); the last figure: with two players, too
MAJORS = [
    ("RABA", "RÁBA", "Magyar Waggon-és Gépgyár Rt.", "red", "rail car", True),
    ("GC", "G&C", "Ganz & Cie", "light blue", "rail car", False),
    ("SNW", "SNW", "Schlick-Nicholson Gép-, Waggon és Hajógyár Rt.", "gray", "rail car", False),
    ("SIK", "SIK", "Gróf Széchenyi István Konzorcium", "green", "building", True),
    ("SZKEV", "SzKÉV", "Széchy Károly Építőipari Vállalat", "yellow", "building", True),
    ("LDSTEG", "LdStEG", "Lokomotivfabrik der Staatseisenbahn-Gesellschaft", "orange", "train", True),
    ("MAVAG", "MÁVAG", "Magyar Királyi Államvasutak Gépgyára", "purple", "train", False),
]

#: table 7 and X: name, stops, price, the share of the major, the major, whether the first one starts a phase
TRAINS = {
    "multi": [
        ("2", 2, 80, 40, "LDSTEG", False),
        ("3", 3, 120, 60, "MAVAG", True),
        ("4", 4, 200, 100, "LDSTEG", True),
        ("6", 6, 320, 160, "MAVAG", True),
    ],
    "two": [
        ("2", 2, 80, 20, "LDSTEG", False),
        ("3", 3, 120, 30, "LDSTEG", True),
        ("4", 4, 200, 50, "LDSTEG", True),
    ],
}

#: VI.1, IX.1, table 6, VI.3.7d, X: operating rounds after a share round, prices of rail cars, the bonus of a red area
PHASES: dict[str, list[tuple[str, int, tuple[int, ...], int]]] = {
    "multi": [
        ("yellow", 1, (10, 20, 30), 20),
        ("green", 2, (10, 20, 30), 20),
        ("brown", 2, (20, 30, 40), 30),
        ("gray", 3, (20, 30, 40), 30),
    ],
    "two": [("yellow", 1, (10,), 20), ("green", 2, (10,), 20), ("brown", 3, (20,), 30)],
}

#: tables 8 and 10: the least dividend of a row, and how far the price moves
MOVES = {
    "multi": [(0, -1), (10, 0), (30, 1), (60, 2), (110, 3), (210, 4)],
    "two": [(0, -1), (10, 0), (20, 1), (50, 2), (90, 3), (130, 4)],
}

PRICES = "55 60 65 70 75 80 85 90 95 100 110 120 130 140 152 164 178 192 208 224 242 260 280 300 320 340 360 380 400"


def test_minors() -> None:
    """III.3.2: on each map the minors that have a home there."""

    def home(minor: MinorData, map_: MapName) -> str:
        at = minor.home.get(map_)
        return f"{at.hex} {at.stop}" if at else ""

    found = [
        (m.number, m.name, m.abbr, home(m, "multi"), home(m, "two"), m.terrain_tokens) for m in facts("multi").minors
    ]
    assert found == MINORS
    assert [minor.number for minor in facts("two").minors] == [row[0] for row in MINORS if row[4]]


def test_majors() -> None:
    """III.3.3, X"""
    found = [(m.id, m.abbr, m.name, m.colour, m.group, m.in_two) for m in facts("multi").majors]
    assert found == MAJORS
    assert [major.id for major in facts("two").majors] == [row[0] for row in MAJORS if row[5]]
    assert {row[3] for row in MAJORS} == set(COLOURS)


@pytest.mark.parametrize("name", ["multi", "two"])
def test_trains(name: str) -> None:
    """VI.3.8, X"""
    box = facts(name)
    assert [
        (one.name, one.stops, one.price, one.to_major, one.major, one.starts_phase) for one in box.rules.trains
    ] == TRAINS[name]


@pytest.mark.parametrize("name", ["multi", "two"])
def test_phases(name: str) -> None:
    """VI.3.9, X: the last phase has the three final operating rounds; each phase brings its colour."""
    rules = facts(name).rules
    found = [(one.name, one.operating_rounds, one.car_prices, one.offboard_bonus) for one in rules.phases]
    assert found == PHASES[name]
    assert rules.final_operating_rounds == 3
    assert rules.colours == tuple(row[0] for row in PHASES[name])
    assert read_toml(rules.map)["phases"] == [row[0] for row in PHASES[name]]


def test_rail_cars() -> None:
    """VI.3.7, X: three majors sell one kind each; with two players RABA sells either of two uses."""
    cars = {name: [(car.major, car.does) for car in facts(name).rules.cars] for name in ("multi", "two")}
    assert cars == {
        "multi": [("RABA", ("offboard",)), ("GC", ("plus",)), ("SNW", ("mine",))],
        "two": [("RABA", ("offboard", "plus"))],
    }


@pytest.mark.parametrize(("name", "top"), [("multi", 400), ("two", 300)])
def test_share_prices(name: str, top: int) -> None:
    """III.2, VIII.2, X: the chart up to its end, the cards, how prices move."""
    box = facts(name)
    prices = [int(price) for price in PRICES.split()]
    assert list(box.market.prices) == prices[: prices.index(top) + 1]
    assert [(row.least, row.move) for row in box.rules.dividend_moves] == MOVES[name]
    market = box.game.market
    assert market.start_price_cards == (60, 60, 65, 65, 70, 70, 75, 75, 80, 80)
    assert (market.dividend_unit, market.sale_move, market.sold_out_move) == (10, -1, 1)


def test_certificate_limits() -> None:
    """Table 9"""
    assert facts("multi").game.certificate_limit == {"1": 8, "2": 10, "3": 18, "4": 14, "5": 11, "6": 9}


def test_draft() -> None:
    """Table 5 and X: minors, shares, shares of each major in the package; with two players order and priority deal."""
    draft = facts("multi").game.draft
    assert {seats: (one.minors, one.shares, one.shares_per_major) for seats, one in draft.items()} == {
        "2": (3, 1, 1), "3": (4, 2, 1), "4": (3, 1, 1), "5": (2, 2, 2), "6": (2, 2, 2),
    }  # fmt: skip
    assert (draft["2"].order, draft["2"].priority_after) == ((1, 2, 2, 1, 1, 2, 2, 1), 1)
    assert {one.order for seats, one in draft.items() if seats != "2"} == {()}


def test_minor_rules() -> None:
    """III.3.2, VI.3.2, VI.3.4, VI.3.8"""
    wanted = {
        "start_cash": 50,
        "start_trains": ["2"],
        "train_limit": 2,
        "station_costs": [0, 40, 80],
        "station_share_to_szkev": 2,  # a half
        "stations_per_turn": 1,
        "second_tile_cost": 10,
        "terrain_cost_per_symbol": 10,
        "least_price_between_minors": 1,
    }
    assert facts("multi").minor_rules == convert(wanted, MinorRules)


def test_major_rules() -> None:
    """II.2, III.3.3, VI.4.2, VII.3: nobody has money at the start; markers, certificates and the most of one major."""
    rules, game = facts("multi").major_rules, facts("multi").game
    assert (game.start_cash, rules.start_cash) == (0, 0)
    assert (rules.station_costs, rules.stations_per_turn, rules.station_bonus) == ((40, 80), 1, 10)
    assert (rules.director_percent, rules.share_percent, rules.ordinary_certificates) == (20, 10, 8)
    assert rules.most_percent_per_player == 60


def test_no_train_sold() -> None:
    """VI.4.3b"""
    assert facts("multi").game.no_train_sold.tokens == 3


def test_readings() -> None:
    """The readings named in the file are those that can be chosen: the rulebook's first, then the site's."""
    table = read_toml("game.toml")["switches"]
    assert isinstance(table, dict)
    draft = table["pd_after_draft"]
    assert (draft["rulebook"], draft["site"], draft["site_before"]) == ("stays", "stays", "moves_on")
    assert draft["site_since"] == "2025-10-30"
    assert DRAFT_FIX == 1761782400  # that day
    found = {name: (one["rulebook"], one.get("site_before", one["site"])) for name, one in table.items()}
    assert found == {switch.name: switch.values for switch in SWITCHES}

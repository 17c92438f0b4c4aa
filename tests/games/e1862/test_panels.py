"""What lies beside the board."""

from __future__ import annotations

from math import dist

import pytest
from msgspec.structs import replace

from railhead.games.catalogue import title
from railhead.games.e1862.facts import facts
from railhead.games.e1862.home import home_of
from railhead.games.e1862.lay import LayTile
from railhead.games.e1862.panels import player
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.sale import Sell
from railhead.games.e1862.state import Over
from railhead.games.e1862.stock_round import BuyShare, Start
from railhead.games.e1862.title import TITLE
from railhead.hexmap.outline import edge_middle
from railhead.view.payment import Payment
from railhead.view.scene import Table
from tests.games.e1862.given import rules_for, state_for
from tests.games.e1862.test_best import CASES, position

ECR = facts().number["ECR"]


def test_without_shares_and_money_one_can_only_watch() -> None:
    rules = title("1862").open({}, 3)
    assert isinstance(rules, E1862Rules)
    state = rules.start(rules.draw("watch"), "watch").state
    assert [player(rules, state, seat, turn=False).out for seat in range(3)] == [None] * 3
    poor = replace(state, purse=(*state.purse[:2], 161, *state.purse[3:]))  # a company costs three times 54 at least
    assert [player(rules, poor, seat, turn=False).out is not None for seat in range(3)] == [False, True, False]
    over = replace(poor, stack=(Over("agreed"),))  # then there is nothing left to watch
    assert [player(rules, over, seat, turn=False).out for seat in range(3)] == [None] * 3


def test_who_pays_whom() -> None:
    """3.1a, 6.5.1: shares of a non-chartered company are paid to it, the bank buys others and has no purse."""
    rules, state = position("6.5.3-start")
    started = rules.act(state, Start("ESR", 71), 0)
    bought = rules.act(started.state, BuyShare("ESR", "treasury"), 1)
    assert TITLE.payments(rules, started.effects) == (Payment(213, "seat:0", "charter:ESR"),)
    assert TITLE.payments(rules, bought.effects) == (Payment(71, "seat:1", "charter:ESR"),)
    rules, state = position("6.4-block")
    assert TITLE.payments(rules, rules.act(state, Sell("ESR", 2), 1).effects) == (Payment(74, None, "seat:1"),)


def test_where_recorded_games_fill_a_new_tile_from_its_first_slot() -> None:
    """7.2: there the marker in the last slot is the one that is displaced; under the rulebook it lies where it lay."""
    for rulings, slot in (("site", 0), ("rulebook", 1)):
        case = replace(CASES["7.2-upgrade"], options={"rulings": rulings})
        rules = rules_for(case)
        turn = {"frame": "operating", "order": ["SVR"], "turn": 1, "done": ["SVR"]}
        frames = [turn, {"frame": "build", "company": "SVR"}]
        more = {"phase": "D", "tiles": {"D11": "57:0", "D13": "14:0"}, "frames": frames}
        state = state_for(rules, case.given | more)
        markers = tuple(m._replace(slot=1) if m.site == home_of(ECR)[1] else m for m in state.markers)
        lays = [a for a in rules.legal(replace(state, markers=markers)) if isinstance(a, LayTile) and a.hex == "D13"]
        after = rules.act(replace(state, markers=markers), lays[0], 0).state
        assert [m.slot for m in after.markers if m.site == home_of(ECR)[1]] == [slot]


@pytest.mark.parametrize("tile", [f"{name}:{rotation}" for name in ("8850", "8851", "8852") for rotation in range(6)])
def test_a_small_station_lies_on_its_line(tile: str) -> None:
    """On a curve as far from one end as from the other; on a straight line, which others cross, beside the middle."""
    rules, state = position("7.2-full", tiles={"D7": tile, "D11": "57:0", "D13": "57:0"})
    cell = next(cell for cell in TITLE.scene(rules, state).board.cells if cell.id == "D7")
    assert cell.picture is not None
    (halt,) = cell.picture.stops
    (line,) = facts().tiles.turned[state.laid[facts().board.number["D7"]]].lines
    ends = [edge_middle(facts().board.layout, edge) for edge in (line.a, line.b)]
    far = [dist((halt.x, halt.y), end) for end in ends]
    if line.b - line.a == 3:
        assert sum(far) == pytest.approx(dist(*ends), abs=0.01)
        assert far[0] < far[1] - 0.5
    else:
        assert far[0] == pytest.approx(far[1], abs=0.01)
        assert far[0] < dist((0, 0), ends[0])


def test_where_there_is_one_type_of_train_nobody_reads_of_permits() -> None:
    """11.1: every company runs every train, so that neither Parliament nor charters nor the sheet speak of permits."""
    shown = {}
    for variant in ("standard", "simple_express"):
        rules = title("1862").open({"variant": variant}, 3)
        scene = TITLE.scene(rules, rules.start(rules.draw("permits"), "permits").state)
        tables = [panel for panel in scene.panels if isinstance(panel, Table)]
        shown[variant] = {column.id for table in tables for column in table.columns if "permit" in column.id}
        for table in tables:
            assert all(len(row.boxes) <= len(table.columns) for row in table.rows)
    assert shown == {"standard": {"column-permit", "column-permits"}, "simple_express": set()}


def test_an_area_has_its_values_once_and_tells_them_on_each_of_its_hexes() -> None:
    rules = title("1862").open({}, 3)
    assert isinstance(rules, E1862Rules)
    cells = TITLE.scene(rules, rules.start(rules.draw("areas"), "areas").state).board.cells
    shown = [cell for cell in cells if cell.picture and cell.picture.values]
    for area in facts().board.areas:
        named = [cell for cell in shown if cell.name == area.name]
        assert [cell.picture and [value for _, value in cell.picture.values.boxes] for cell in named] == [  # type: ignore[union-attr]  # they have values
            [area.value[0], area.value[2], area.value[4]]
        ]
        spots = {facts().board.spots[ix].id for ix, _ in area.entries}
        told = {cell.id for cell in cells for hint in cell.hint if hint.args.get("area") == area.name}
        assert spots <= told
    assert len(shown) == len(facts().board.areas)

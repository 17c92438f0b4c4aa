"""What people see of a position: board, tables, players and the score sheet, as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from railhead.games.rocket.extend import Extend
from railhead.games.rocket.invest import Invest
from railhead.games.rocket.scene import scene
from railhead.games.rocket.state import RocketState
from railhead.games.rocket.title import TITLE
from railhead.games.rocket.veto import Bid
from railhead.i18n import render
from railhead.kernel.message import Message
from railhead.view.scene import Box, Scene, Table
from tests.games.rocket.given import state_for

GIVEN: dict[str, Any] = {
    "turn": {"seat": 1, "done": 1},
    "lines": {
        "L&Y": {"way": ["-3,-6", "-2,-7", "-1,-7"]},
        "GWR": {"way": ["-8,5", "-7,5", "-6,5", "-5,5"], "absorbed": [["-6,8", "-5,7", "-4,6", "-5,6"]]},
    },
    "closed": ["LSWR"],
    "isolated": ["GWR"],
    "shares": {"L&Y": [3, 1, 3], "GWR": [0, 2, 1]},
    "cubes": {"manchester": {"textile": [0, 2]}, "hull": {"steel": [1]}},
    "stations": [["-1,-7", 2], ["0,2", 0]],
    "passengers": [0, 2, 1],
    "tiles": 40,
}


def position(given: dict[str, Any]) -> tuple[Any, RocketState]:
    rules: Any = TITLE.open({}, 3)
    return rules, state_for(rules, given)


def said(message: Message) -> str:
    return render(message, "en", "rocket").replace("\u2068", "").replace("\u2069", "")


def table(scene: Scene, id: str) -> list[str]:
    (found,) = [panel for panel in scene.panels if isinstance(panel, Table) and panel.id == id]
    return list(rows(found))


def rows(found: Table) -> Iterator[str]:
    yield f"{said(found.title)}: {' | '.join(said(column) for column in found.columns)}"
    for row in found.rows:
        faint = " (faint)" if row.faded else ""
        yield f"{row.id} {said(row.label)} {row.colour or ''}: {' | '.join(map(box, row.boxes))}{faint}"


def box(one: Box) -> str:
    words = ["" if one.value is None else f"{one.value}{'!' if one.strong else ''}"]
    marks = [f"{mark.kind} {mark.colour} ({said(mark.label)})" for mark in one.marks]
    words += ["o" if mark == "slot empty (free slot)" else mark for mark in marks]
    words += [said(part) for part in one.parts]
    return ", ".join(word for word in words if word)


def test_shares() -> None:
    """Most shares stand out; cities by name; the X of closed and isolated lines."""
    assert table(scene(*position(GIVEN)), "shares") == [
        "Shares: Player 1 | Player 2 | Player 3 | Cities | Status",
        "line:L&Y L&Y (Lancashire & Yorkshire Railway) #5e1f8a: 3! | 1 | 3! | 2, Liverpool, Manchester | ",
        "line:NER NER (North Eastern Railway) #ffe119: 0 | 0 | 0 | 0 | ",
        "line:GNR GNR (Great Northern Railway) #111111: 0 | 0 | 0 | 0 | ",
        "line:GER GER (Great Eastern Railway) #3d9be9: 0 | 0 | 0 | 0 | ",
        "line:SER SER (South Eastern Railway) #b0103a #9f1222: 0 | 0 | 0 | 0 | ",
        "line:LSWR LSWR (London & South Western Railway) #ee6a00: 0 | 0 | 0 | 0 | cross ink (LSWR is closed) (faint)",
        (
            "line:GWR GWR (Great Western Railway) #008f68 #2c7787: 0 | 2! | 1 | 4, Southampton, Bristol, Reading"
            ", Swindon | cross ink (GWR is isolated)"
        ),
    ]


def test_chart() -> None:
    """Cubes and free slots, and a city cube where a line has come (6.1)."""
    assert table(scene(*position(GIVEN)), "chart") == [
        "Investments: steel | textiles | brewing | leather | Reached",
        "city:hull Hull : cube seat:1 (Player 2’s cube), o | o |  |  |  (faint)",
        (
            "city:manchester Manchester : o | cube seat:0 (Player 1’s cube), cube seat:2 (Player 3’s cube)"
            " |  |  | cube city (city cube: a line has reached it)"
        ),
        "city:sheffield Sheffield : o, o |  | o |  |  (faint)",
        "city:nottingham Nottingham :  | o, o |  | o |  (faint)",
        "city:birmingham Birmingham : o, o |  |  | o |  (faint)",
        "city:northampton Northampton :  | o |  | o, o |  (faint)",
        "city:cambridge Cambridge :  |  | o | o, o |  (faint)",
        "city:worcester Worcester : o |  |  | o, o |  (faint)",
        "city:colchester Colchester :  | o, o | o |  |  (faint)",
        "city:london London :  |  | o, o | o |  (faint)",
        "city:reading Reading : o |  | o, o |  | cube city (city cube: a line has reached it)",
        "city:brighton Brighton :  | o | o, o |  |  (faint)",
    ]


def test_supply() -> None:
    """1.3-1.5"""
    assert table(scene(*position(GIVEN)), "supply") == [
        "Supply: Left",
        "supply:tiles Track tiles : 40",
        "supply:connectors2 Junction tiles, two lines : 12",
        "supply:connectors3 Junction tiles, three lines : 4",
        "supply:passengers Passengers : 6",
    ]


def test_board() -> None:
    shown = scene(*position(GIVEN)).board
    assert (shown.orientation, shown.country) == ("pointy", "england")
    assert shown.directions == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    cells = {cell.id: cell for cell in shown.cells}
    assert len(cells) == 201
    assert [(s.kind, s.count, s.owner) for s in cells["-1,-6"].symbols] == [
        ("industry-steel", 1, None), ("industry-textile", 1, "seat:0"), ("industry-textile", 1, "seat:2"),
    ]  # fmt: skip
    assert said(cells["-1,-6"].symbols[1].label) == "textiles: Player 1’s cube"
    assert [(cells[name].fill, cells[name].colour, cells[name].name) for name in ("-3,-6", "2,-8", "0,0")] == [
        ("start", "#5e1f8a", "Liverpool"),
        ("rail", None, "Leeds"),
        ("land", None, None),
    ]
    assert [(r.id, r.colour, r.cells) for r in shown.ribbons] == [
        ("line:L&Y:0", "#5e1f8a", ("-3,-6", "-2,-7", "-1,-7")),
        ("line:GWR:0", "#008f68 #2c7787", ("-8,5", "-7,5", "-6,5", "-5,5")),
        ("line:GWR:1", "#008f68 #2c7787", ("-6,8", "-5,7", "-4,6", "-5,6")),
    ]
    assert [(p.id, p.kind, p.cell, p.colour, said(p.label), p.heading) for p in shown.pieces] == [
        ("loco:L&Y", "locomotive", "-1,-7", "#5e1f8a", "L&Y’s locomotive: (-1,-7)", 0),
        ("loco:NER", "locomotive", "4,-9", "#ffe119", "NER’s locomotive: (4,-9)", None),
        ("loco:GNR", "locomotive", "4,-4", "#111111", "GNR’s locomotive: (4,-4)", None),
        ("loco:GER", "locomotive", "7,-2", "#3d9be9", "GER’s locomotive: (7,-2)", None),
        ("loco:SER", "locomotive", "3,6", "#b0103a #9f1222", "SER’s locomotive: (3,6)", None),
        ("loco:GWR", "locomotive", "-5,5", "#008f68 #2c7787", "GWR’s locomotive: (-5,5)", 0),
        ("station:-1,-7", "station", "-1,-7", "seat:2", "Player 3’s station: (-1,-7)", None),
        ("station:0,2", "station", "0,2", "seat:0", "Player 1’s station: (0,2)", None),
    ]


def test_announced_and_bid() -> None:
    """During a veto: where the active player wants to go, and where the highest bid would send the line."""
    rules, state = position(GIVEN)
    state = rules.act(state, Extend("L&Y", "0,-7")).state
    assert [r.id for r in scene(rules, state).board.ribbons][-1:] == ["announced"]
    state = rules.act(state, Bid(2, "0,-8")).state
    drafts = [(r.id, r.colour, r.cells) for r in scene(rules, state).board.ribbons if r.style == "draft"]
    assert drafts == [
        ("announced", "#5e1f8a", ("-1,-7", "0,-7")),
        ("bid", "seat:2", ("-1,-7", "0,-8")),
    ]


def test_veto_as_a_table() -> None:
    rules, state = position({**GIVEN, "turn": {"seat": 0}})
    assert all(panel.id != "veto" for panel in scene(rules, state).panels)
    state = rules.apply(state, Extend("L&Y", "0,-7")).state
    state = rules.apply(state, Bid(1, "0,-8")).state
    assert table(scene(rules, state), "veto") == [
        "Veto on L&Y: Shares held | Bid",
        "veto:0 Player 1 seat:0: 4 | ",
        "veto:1 Player 2 seat:1: 1 | 1!",
        "veto:2 Player 3 seat:2: 3 | ",
    ]


def test_veto_tells_of_the_passenger() -> None:
    """4.9, A6: only where another player's station stands on the announced hex."""
    for hex_, noted in (("0,-7", ["why-passenger"]), ("0,-5", [])):
        rules, state = position({**GIVEN, "turn": {"seat": 0}, "stations": [[hex_, 2]]})
        menu = rules.legal(rules.apply(state, Extend("L&Y", "0,-7")).state).menu()
        assert (menu.ask.id, [note.id for note in menu.notes]) == ("ask-veto", noted)


def test_places_say_what_they_pay() -> None:
    rules, state = position(GIVEN)
    tips = {cell.name: [said(hint) for hint in cell.hint] for cell in scene(rules, state).board.cells if cell.hint}
    assert tips["Manchester"] == [
        "The next line to reach it pays – Player 1: 1 point and Player 3: 1 point.",
        "A line has reached it: its cubes count at the end.",
    ]
    assert tips["Hull"][0] == "The next line to reach it pays – Player 2: 2 points."
    assert tips["London"] == [
        "Nobody has a cube here: reaching it pays nothing yet.",
        "No line has reached it yet: its cubes would not count at the end.",
    ]
    assert any("L&Y would pay here – Player 3:" in tip for tip in tips["Peterborough"])


def test_players() -> None:
    rules, state = position(GIVEN)
    players = scene(rules, state).players
    assert [(row.seat, row.turn, [(said(fact.label), fact.value) for fact in row.facts]) for row in players] == [
        (0, False, [("Points", 0), ("Passengers", 0), ("Stations left", 6), ("Cubes placed", 1)]),
        (1, True, [("Points", 0), ("Passengers", 2), ("Stations left", 7), ("Cubes placed", 1)]),
        (2, False, [("Points", 0), ("Passengers", 1), ("Stations left", 6), ("Cubes placed", 1)]),
    ]
    assert said(scene(rules, state).stage) == "Action 2 of 2"


def test_score_sheet() -> None:
    """12.1-12.4: the points by source, and who has won."""
    given = GIVEN | {"closed": ["LSWR", "NER", "GNR", "GER", "SER"]}
    rules, state = position(given)
    assert TITLE.result(rules, state) is None
    state = rules.act(state, Invest("london", "brewing")).state
    found = TITLE.result(rules, state)
    assert found is not None
    assert said(found.reason) == "The game ends: at most one line can still yield shares."
    assert found.sheet is not None
    assert list(rows(found.sheet)) == [
        "Prestige points: Player 1 | Player 2 | Player 3",
        "source:cities Cities : 0 | 0 | 0",
        "source:towns Railroad towns : 0 | 0 | 0",
        "source:mergers Mergers : 0 | 0 | 0",
        "source:passengers Passengers : 0 | 6 | 3",
        "source:industries Investments : 4 | 0 | 4",
        "source:stations Stations : 0 | 0 | 2",
        "source:shares Shares : 1 | 4 | 3",
        "source:total Total : 5! | 10! | 12!",
    ]
    assert (found.winners, found.scores) == ((2,), (5, 10, 12))

"""III.1, X: both maps, hex by hex."""

from __future__ import annotations

import pytest

from railhead.games.mag.facts import facts
from tests.games.mag.described import closed, spot

#: what each hex shows; values by phase, track to the edges 0 to 5, clockwise from the lower left
HEXES = {
    "multi": """
A10 gray; mine 30/30/50/50 to 045
A12 mountain 3
A14 mountain 3
A16 mountain 3
A18 gray; mine 30/30/50/50 to 015
B9  mountain 1; town
B11 mountain 1
B13 mountain 2
B15 town
B17 mountain 1; city Kassa x1
B19 mountain 3
B21 mountain 3
B23 red; offboard Galícia 30/40/50/60 to 015
C6  red; offboard Bécs 30/40/50/70 to 45
C8  city Pozsony x1
C10 -
C12 city Selmecbánya x1
C14 mountain 2
C16 city Miskolc x1
C18 river 1
C20 mountain 1; river 1; town
C22 mountain 2
C24 mountain 3
D7  city Sopron x1
D9  river 2; city Győr x1
D11 river 2
D13 town
D15 -
D17 river 1; town
D19 label OO; city Szatmárnémeti x1; city Nyíregyháza x1
D21 mountain 1; river 1
D23 mountain 2; river 1
D25 mountain 3
E6  town
E8  -
E10 city Székesfehérvár x1
E12 label B; city Buda 20 x1 to 0; city Pest 20 x1 to 3
E14 river 1; city Szolnok x1
E16 -
E18 city Debrecen x1
E20 -
E22 mountain 2; town
E24 mountain 2; town
E26 gray; mine 30/30/50/50 to 0125
F5  -
F7  -
F9  shore 123
F11 river 2
F13 city Kecskemét x1
F15 river 1
F17 town
F19 city Nagyvárad x1
F21 mountain 2
F23 mountain 1; city Kolozsvár x1
F25 mountain 2; town
F27 mountain 3
G4  -
G6  river 1; town
G8  river 1
G10 label OO; city Pécs x1; city Mohács x1
G12 river 2
G14 label OO; city Szabadka x1; city Szeged x1
G16 city Arad x1
G18 town
G20 mountain 2
G22 town
G24 mountain 1; town
G26 mountain 2; town
G28 mountain 3
H1  red; offboard Trieszt 20/30/40/50 to 45
H3  mountain 2
H5  city Zágráb x1
H7  town
H9  river 1
H11 river 3; town
H13 town
H15 river 1
H17 city Temesvár x1
H19 mountain 2
H21 mountain 2
H23 label K; mountain 1; city Nagyszeben x1
H25 mountain 2
H27 label K; mountain 1; city Brassó x1
I2  label K; city Fiume x1
I4  mountain 1
I6  mountain 1
I8  -
I10 -
I12 river 2
I14 label OO; city Újvidék x1; city Pétervárad x1
I16 -
I18 mountain 1
I20 gray; mine 30/30/50/50 to 0123
I26 red; offboard Isztambul 20/30/40/50 to 23
J3  mountain 1
J5  mountain 1
J15 red; offboard Belgrád 10/20/30/40 to 23
J19 river 1; town
""",
    "two": """
a11 gray; town 10 to 05
A2  red; offboard Bécs 30/40/50 to 45
A4  gray; town 10 to 15
A10 mountain 2
A12 city Miskolc x1
A14 river 1
A16 mountain 1; river 1; town
A18 red; offboard Galícia 30/40/50 to 01
B3  city Sopron x1
B5  river 2; city Győr x1
B7  river 2
B9  town
B11 -
B13 river 1; town
B15 city Nyíregyháza x1
B17 mountain 1; river 1
C2  town
C4  -
C6  city Székesfehérvár x1
C8  label B; city Buda 20 x1 to 0; city Pest 20 x1 to 3
C10 river 1; city Szolnok x1
C12 -
C14 city Debrecen x1
D1  -
D3  -
D5  shore 123
D7  river 2
D9  city Kecskemét x1
D11 river 1
D13 town
E2  river 1; town
E4  river 1
E6  label OO; city Pécs x1; city Mohács x1
E8  river 2
E10 city Szeged x1
E12 -
F3  red; offboard Trieszt 20/30/40 to 234
F5  river 1
F7  river 3
F9  town
F11 red; offboard Belgrád 10/20/30 to 123
""",
}

#: III.1, VI.3.2e: edges that no track may lead to: the end of the map, red and gray sides without track, and the
#: barriers C8|D7, F5|G4 and I6|J5
CLOSED = {
    "multi": """
        A12 23, A14 23, A16 23, B9 12, B19 3, B21 23, C8 02, C24 34, D7 13, D25 34, E6 12, F5 012, F27 34, G4 123,
        G28 345, H3 2, H21 5, H23 05, H25 0, H27 45, I2 01, I6 05, I8 05, I10 05, I12 05, I14 0, I16 5, I18 0, J3
        015, J5 0345, J19 0145
    """,
    "two": """
        A10 12, A12 3, A14 23, A16 23, B3 13, B5 3, B7 23, B9 2, B15 5, B17 045, C2 12, C14 45, D1 012, D13 45, E2
        01, E12 45, F5 05, F7 05, F9 05
    """,
}


@pytest.mark.parametrize("name", ["multi", "two"])
def test_hexes(name: str) -> None:
    board = facts(name).board
    assert [f"{one.id:4}{spot(one)}" for one in board.spots] == HEXES[name].split("\n")[1:-1]


@pytest.mark.parametrize("name", ["multi", "two"])
def test_closed_edges(name: str) -> None:
    assert closed(facts(name).board) == " ".join(CLOSED[name].split())


def test_rows_and_columns() -> None:
    """Neighbours by the printed names: E12 lies between E10 and E14, C8 above D7 and D9."""
    board = facts("multi").board
    around = {
        name: [board.spots[ix].id if ix >= 0 else "" for ix in board.beyond[board.number[name]]]
        for name in ("E12", "C8")
    }
    assert around == {"E12": ["F11", "E10", "D11", "D13", "E14", "F13"], "C8": ["D7", "C6", "", "B9", "C10", "D9"]}

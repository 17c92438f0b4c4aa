"""1862 in the catalogue."""

from __future__ import annotations

from railhead.games.e1862.best import best_run
from railhead.games.e1862.chronicle import chronicle
from railhead.games.e1862.flow import E1862
from railhead.games.e1862.laws import check
from railhead.games.e1862.names import purse_of
from railhead.games.e1862.orders import ORDERS
from railhead.games.e1862.rules import OPTIONS, VERSIONS
from railhead.games.e1862.scene import result, scene
from railhead.games.e1862.story import telling
from railhead.games.e1862.text import text
from railhead.games.e1862.trace import trace
from railhead.games.title import Title

TITLE = Title(
    id="1862",
    seats=(2, 3, 4, 5, 6, 7, 8),
    options=OPTIONS,
    versions=VERSIONS,
    rules=E1862,
    scene=scene,
    chronicle=chronicle,
    trace=trace,
    check=check,
    result=result,
    text=text,
    telling=telling,
    purse_of=purse_of,
    exported_as="1862",
    best_run=best_run,
    orders=ORDERS,
)

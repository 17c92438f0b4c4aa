"""18Magyarország in the catalogue."""

from __future__ import annotations

from railhead.games.mag.best import best_run
from railhead.games.mag.chronicle import chronicle, run_in
from railhead.games.mag.flow import Mag
from railhead.games.mag.laws import check
from railhead.games.mag.names import purse_of
from railhead.games.mag.orders import ORDERS
from railhead.games.mag.rules import OPTIONS, VERSIONS, MagRules
from railhead.games.mag.scene import result, scene
from railhead.games.mag.story import telling
from railhead.games.mag.text import text
from railhead.games.mag.trace import trace
from railhead.games.title import Title


def with_istvan(bound: MagRules) -> bool:
    """XI: he plays without a seat."""
    return bound.solo is not None


TITLE = Title(
    id="18mag",
    seats=(1, 2, 3, 4, 5, 6),
    options=OPTIONS,
    versions=VERSIONS,
    rules=Mag,
    scene=scene,
    chronicle=chronicle,
    trace=trace,
    check=check,
    result=result,
    text=text,
    telling=telling,
    purse_of=purse_of,
    exported_as="18Mag",
    best_run=best_run,
    in_words=("istvan",),
    in_stages=with_istvan,
    run_in=run_in,
    orders=ORDERS,
)

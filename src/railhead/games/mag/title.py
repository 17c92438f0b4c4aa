"""18Magyarország in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from railhead.games.mag.best import best_run
from railhead.games.mag.chronicle import chronicle, run_in
from railhead.games.mag.flow import Mag
from railhead.games.mag.laws import check
from railhead.games.mag.names import purse_of
from railhead.games.mag.orders import ORDERS
from railhead.games.mag.rules import OPTIONS, VERSION, MagRules
from railhead.games.mag.scene import result, scene
from railhead.games.mag.state import State
from railhead.games.mag.story import telling
from railhead.games.mag.text import text
from railhead.games.mag.trace import trace_state
from railhead.games.title import Title, motif
from railhead.kernel.rules import OptionValue


def rules(version: int, options: Mapping[str, OptionValue], seats: int) -> Mag:
    return Mag(version, options, seats)


def with_istvan(bound: MagRules) -> bool:
    """XI: he plays without a seat."""
    return bound.solo is not None


def trace(bound: MagRules, state: State, n: int) -> dict[str, object]:
    """A line for a record of our own: players are seats, majors have their printed names."""
    players = [str(seat) for seat in range(bound.players)]
    return {"n": n, "id": n, "state": trace_state(bound, state, players, {}, "")}


TITLE = Title(
    id="18mag",
    package="mag",
    seats=(1, 2, 3, 4, 5, 6),
    options=OPTIONS,
    versions=(1, VERSION),
    rules=rules,
    scene=scene,
    chronicle=chronicle,
    trace=trace,
    check=check,
    result=result,
    text=text,
    motif=motif(Path(__file__).parent),
    telling=telling,
    purse_of=purse_of,
    exported_as="18Mag",
    best_run=best_run,
    in_words=("istvan",),
    in_stages=with_istvan,
    run_in=run_in,
    orders=ORDERS,
)

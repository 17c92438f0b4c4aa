"""1862 in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from railhead.games.e1862.best import best_run
from railhead.games.e1862.chronicle import chronicle
from railhead.games.e1862.flow import E1862
from railhead.games.e1862.laws import check
from railhead.games.e1862.names import purse_of
from railhead.games.e1862.orders import ORDERS
from railhead.games.e1862.rules import OPTIONS, VERSIONS, refuse_options
from railhead.games.e1862.scene import result, scene
from railhead.games.e1862.story import telling
from railhead.games.e1862.text import text
from railhead.games.e1862.trace import trace
from railhead.games.title import Title, motif
from railhead.kernel.rules import OptionValue, Refused


def rules(version: int, options: Mapping[str, OptionValue], seats: int) -> E1862:
    """The rules with these options; raises `Refused` where they do not go together."""
    refusals = list(refuse_options(options))
    if refusals:
        raise Refused(refusals)
    return E1862(version, options, seats)


TITLE = Title(
    id="1862",
    package="e1862",
    seats=(2, 3, 4, 5, 6, 7, 8),
    options=OPTIONS,
    versions=VERSIONS,
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
    exported_as="1862",
    best_run=best_run,
    orders=ORDERS,
)

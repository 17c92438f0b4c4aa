"""Rocket in the catalogue."""

from __future__ import annotations

from railhead.games.rocket.board import figures
from railhead.games.rocket.chronicle import chronicle
from railhead.games.rocket.flow import Rocket
from railhead.games.rocket.laws import check
from railhead.games.rocket.orders import ORDERS
from railhead.games.rocket.scene import result, scene
from railhead.games.rocket.story import telling
from railhead.games.rocket.text import text
from railhead.games.rocket.trace import trace
from railhead.games.title import Title
from railhead.kernel.rules import Option

TITLE = Title(
    id="rocket",
    seats=(2, 3, 4),
    options=(Option("map", figures().maps), Option("isolation", ("one-way", "two-way"))),
    versions=(1,),
    rules=Rocket,
    scene=scene,
    chronicle=chronicle,
    trace=trace,
    check=check,
    result=result,
    text=text,
    telling=telling,
    orders=ORDERS,
)

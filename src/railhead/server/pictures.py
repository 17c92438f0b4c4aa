"""Positions as pictures: beside the terms of a table, and for previews of links elsewhere."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeAlias, TypeVar

import msgspec

from railhead.games import catalogue
from railhead.kernel.message import Message
from railhead.kernel.rules import OptionValue
from railhead.server import quick_work, replays
from railhead.server.protocol import Problem
from railhead.server.quick_work import DrawScene
from railhead.server.replays import Paint
from railhead.server.room import Room
from railhead.server.timeline import Timeline
from railhead.server.worker_pool import WorkerPool
from railhead.view.scene import Scene

T = TypeVar("T")
#: game, entry, language
Key: TypeAlias = tuple[str, int, str]
QuickPool: TypeAlias = WorkerPool[quick_work.Question, bytes | Problem]
Painters: TypeAlias = WorkerPool[replays.Question, replays.Answer]

#: pixels of a PNG from left to right, and seconds that painting it may take
WIDTH, SECONDS = 800, 120.0
#: pictures that are kept, by game, entry and language
KEPT = 64
#: what the map of a game that has not begun is drawn from; the draw of the game itself is another one
NO_SEED = "picture"


class Pictures:
    """Draws each position once, as long as it is asked for."""

    def __init__(self, quick: QuickPool, painters: Painters, seconds: float) -> None:
        self.quick, self.painters, self.seconds = quick, painters, seconds
        self._svg: OrderedDict[Key, str] = OrderedDict()
        self._png: OrderedDict[Key, bytes] = OrderedDict()

    async def svg(self, room: Room, lang: str) -> str:
        """Drawn in a process of its own. Raises what the pool raises."""
        key = _key(room, lang)
        if (kept := self._svg.get(key)) is not None:
            return kept
        names = tuple(seat.name or "" for seat in room.seats)
        asked = DrawScene(await _scene(room), catalogue.title(room.game.title).package, names, lang)
        drawn = await self.quick.ask(room.game.id, asked, self.seconds)
        assert isinstance(drawn, bytes)
        _keep(self._svg, key, svg := drawn.decode())
        return svg

    def has_png(self, room: Room, lang: str) -> bool:
        return _key(room, lang) in self._png

    async def png(self, room: Room, lang: str) -> bytes:
        """For pages elsewhere, which show no SVG; painted in a process as well."""
        key = _key(room, lang)
        if key not in self._png:
            painted = await self.painters.ask("pictures", Paint(await self.svg(room, lang), WIDTH), SECONDS)
            assert isinstance(painted, bytes)
            _keep(self._png, key, painted)
        return self._png[key]


def _key(room: Room, lang: str) -> Key:
    """A game that has not begun looks otherwise than at its start."""
    return (room.game.id, room.game.head if room.timeline is not None else -1, lang)


def _keep(kept: OrderedDict[Key, T], key: Key, picture: T) -> None:
    kept[key] = picture
    while len(kept) > KEPT:
        kept.popitem(last=False)


async def _scene(room: Room) -> Scene:
    """The present position; before the start the map with these options."""
    if room.timeline is not None or room.unreadable:
        async with room.lock:
            return msgspec.structs.replace(room.scene(room.played().state), panels=())
    title = catalogue.title(room.game.title)
    options = msgspec.json.decode(room.game.options, type=dict[str, OptionValue])
    header = title.header(options, len(room.seats), NO_SEED)
    timeline = Timeline(*catalogue.rules_of(header), header)
    scene = title.scene(timeline.rules, timeline.start)
    return msgspec.structs.replace(scene, players=(), panels=(), stage=Message("game-open"))

"""Positions as pictures: beside the terms of a table, and for previews of links elsewhere."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from railhead.games import catalogue
from railhead.i18n.render import texts
from railhead.kernel.message import Message
from railhead.kernel.rules import OptionValue
from railhead.server.room import Room
from railhead.server.timeline import Timeline
from railhead.view.scene import Scene
from railhead.view.svg import draw

#: pictures that are kept, by game, entry and language
KEPT = 64
#: what the map of a game that has not begun is drawn from; the draw of the game itself is another one
NO_SEED = "picture"


class Pictures:
    """Draws each position once, as long as it is asked for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str], str] = OrderedDict()

    async def svg(self, room: Room, lang: str) -> str:
        key = (room.game.id, room.game.head if room.timeline is not None else -1, lang)
        if key not in self._kept:
            self._kept[key] = _drawn(room, await _scene(room), lang)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def _drawn(room: Room, scene: Scene, lang: str) -> str:
    words = texts(lang, catalogue.title(room.game.title).package)
    names = [seat.name or "" for seat in room.seats]

    def say(message: Message) -> str:
        return words.format(message, names)[0]

    return draw(scene, say)


async def _scene(room: Room) -> Scene:
    """The present position; before the start the map with these options."""
    if room.timeline is not None or room.unreadable:
        async with room.lock:
            return room.scene(room.played().state)
    title = catalogue.title(room.game.title)
    options = msgspec.json.decode(room.game.options, type=dict[str, OptionValue])
    header = title.header(options, len(room.seats), NO_SEED)
    timeline = Timeline(*catalogue.rules_of(header), header)
    scene = title.scene(timeline.rules, timeline.start)
    return msgspec.structs.replace(scene, players=(), panels=(), stage=Message("game-open"))

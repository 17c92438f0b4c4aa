"""Games told after they were played: counted in a process, and kept by game and entry."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from csv import writer
from io import StringIO
from typing import TypeAlias

import structlog

from railhead.games import catalogue
from railhead.i18n.render import texts
from railhead.kernel.message import Message
from railhead.server.faults import Fault, NotOver, ServerFault, refused
from railhead.server.replays import Answer, NotReplayed, Question, TellStory
from railhead.server.room import Room
from railhead.server.worker_pool import Died, Failed, WorkerPool
from railhead.view.story import Story, csv_rows

log = structlog.get_logger()

#: game, entry
Key: TypeAlias = tuple[str, int]

#: stories that are kept
KEPT = 64


class Stories:
    """Tells each game once, however many ask for it at the same time."""

    def __init__(self, tellers: WorkerPool[Question, Answer], seconds: float) -> None:
        self.tellers, self.seconds = tellers, seconds
        self._told: OrderedDict[Key, Story] = OrderedDict()
        self._telling: dict[Key, asyncio.Task[Story]] = {}

    def has(self, room: Room) -> bool:
        return _key(room) in self._told

    async def of(self, room: Room) -> Story:
        """What is told of the game; refused while it is played."""
        must_be_free(room)
        return await self.so_far(room)

    async def so_far(self, room: Room) -> Story:
        """The same of a game that is still played: its figures lie open to all who look on."""
        key = _key(room)
        if (kept := self._told.get(key)) is not None:
            self._told.move_to_end(key)
            return kept
        task = self._telling.get(key)
        if task is None:
            task = self._telling[key] = asyncio.create_task(self._tell(room))
            task.add_done_callback(lambda _: self._telling.pop(key, None))
        # Who goes away does not take the story from the others who wait for it.
        return await asyncio.shield(task)

    async def _tell(self, room: Room) -> Story:
        key = _key(room)
        question = TellStory(await room.record(whole=True))
        try:
            found = await self.tellers.ask(room.game.id, question, self.seconds)
        except (Died, Failed, TimeoutError) as error:
            log.error("story.failed", game=room.game.id, error=repr(error))
            raise Fault(503, [ServerFault()]) from None
        if isinstance(found, NotReplayed):
            raise refused(*found.refusals)
        assert isinstance(found, Story)
        self._told[key] = found
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
        return found


def must_be_free(room: Room) -> None:
    """A game that is over, or one that was brought along or branched off to be looked at."""
    room.played()
    if room.game.status != "over" and room.game.kind != "analysis":
        raise refused(NotOver())


def _key(room: Room) -> Key:
    return room.game.id, room.game.head


def as_csv(story: Story, room: Room, lang: str) -> str:
    """Every figure in a row of its own, in somebody's language."""
    words = texts(lang, catalogue.title(room.game.title).package)
    names = tuple(seat.name or "" for seat in room.seats)
    said: dict[int, str] = {}

    def say(message: Message) -> str:
        # The same few messages stand in every row.
        if id(message) not in said:
            said[id(message)] = words.format(message, names)[0]
        return said[id(message)]

    sheet = StringIO()
    writer(sheet, lineterminator="\n").writerows(_plain(csv_rows(story, say)))
    return sheet.getvalue()


def _plain(rows: Iterator[tuple[str | int, ...]]) -> Iterator[list[str | int]]:
    """People choose their names: none of them is a formula to a spreadsheet."""
    for row in rows:
        yield [f"'{box}" if isinstance(box, str) and box[:1] in "=+-@\t\r" and box else box for box in row]

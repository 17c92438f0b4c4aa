"""Games analysed in the background: asked for once, piece by piece in processes, and kept with the game."""

from __future__ import annotations

import asyncio
from typing import TypeAlias, cast

import msgspec
import structlog

from railhead.bots.analysing import Piece
from railhead.bots.game_analysis import GameAnalysis, Look
from railhead.bots.weighing import Ranking
from railhead.kernel.record import NoSuchEntry
from railhead.server import views
from railhead.server.analysts import Answer, Compare, Plan, Question, Whole
from railhead.server.clock import now_ms
from railhead.server.consulting import withheld
from railhead.server.faults import Fault, NoCoach, NotAllowed, NotYourSeat, ServerFault, forbidden
from railhead.server.protocol.analysis import AnalysisInfo
from railhead.server.room import Room
from railhead.server.worker_pool import Died, Failed, WorkerPool
from railhead.store import analyses
from railhead.store.rows import AnalysisRow, PersonRow
from railhead.store.store import Store

log = structlog.get_logger()

Pool: TypeAlias = WorkerPool[Question, Answer]

#: so long a piece, or a comparison, may take
PIECE_S = 600.0
#: work that has not been heard of for so long has died with its process
QUIET_MS = 1_200_000

_found = msgspec.json.Decoder(GameAnalysis)
_ranking = msgspec.json.Decoder(Ranking)


async def may_be_analysed(room: Room, person: PersonRow | None) -> None:
    """A game that is over, for all who may see it; one that is played only where its coach may be asked, and by those
    who play it; a branch where the game that it was taken from has a coach, or is over."""
    room.played()
    if await withheld(room.store, room.game):
        raise forbidden(NoCoach())
    if room.game.status == "over" or room.game.kind == "analysis":
        return
    if not views.seats_of(room.seats, person.id if person else None):
        raise forbidden(NotYourSeat())
    if not views.has_coach(room.game, room.seats):
        raise forbidden(NoCoach())


class Analyses:
    """One piece of work for a game at a time, whoever asks; it ends with the server, and can be asked for again."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.store, self.pool = store, pool
        self._going: dict[str, asyncio.Task[None]] = {}

    async def info(self, room: Room) -> AnalysisInfo:
        async with self.store.read() as db:
            row = await analyses.of_game(db, room.game.id)
        if row is None or (row.state == "going" and now_ms() - row.at > QUIET_MS):
            return AnalysisInfo("none")
        if row.state != "done" or row.found is None:
            return AnalysisInfo("going" if row.state == "going" else "failed", row.done, row.total, row.head)
        return AnalysisInfo("done", row.done, row.total, row.head, _found.decode(row.found))

    async def has(self, room: Room) -> bool:
        """Whether there is nothing to do: it is going on, or was done with the game as it is."""
        now = await self.info(room)
        return now.state == "going" or (now.state == "done" and now.head == room.game.head)

    async def start(self, room: Room, person: str) -> None:
        async with self.store.write() as db:
            await analyses.begin(db, AnalysisRow(room.game.id, person, room.game.head, "going", 0, 0, now_ms()))
        task = asyncio.create_task(self._go(room, person, room.game.head))
        self._going[room.game.id] = task
        task.add_done_callback(lambda ended: self._ended(room.game.id, ended))

    async def stop(self, room: Room, person: PersonRow) -> None:
        """By whoever asked for it, those who play, and admins. Also where another process does the work: it finds out
        when it notes what is done."""
        async with self.store.write() as db:
            row = await analyses.of_game(db, room.game.id)
            if row is None or row.state != "going":
                return
            if not (person.admin or row.person == person.id or views.seats_of(room.seats, person.id)):
                raise forbidden(NotAllowed())
            await analyses.stop(db, room.game.id)
        if (task := self._going.get(room.game.id)) is not None:
            task.cancel()

    async def compare(self, room: Room, person: str, at: int) -> Ranking:
        """The moves after entry `at`, with the one that was made there."""
        async with room.lock:
            timeline = room.played()
            if at > timeline.last:
                raise Fault(404, [NoSuchEntry(at, timeline.last)])
            state = await room.bring(at)
            following = [n for n in timeline.line(timeline.last) if timeline.before[n] == timeline.stands_for[at]]
            played = timeline.action_at(following[0]) if following else None
            blind = msgspec.structs.replace(state, rng=0)
            header = msgspec.structs.replace(timeline.header, seed=None)
        question = Compare(header, msgspec.msgpack.encode(blind), at, played)
        try:
            return _ranking.decode(cast(bytes, await self.pool.ask(person, question, PIECE_S)))
        except (Died, Failed, TimeoutError) as error:
            log.error("compare.failed", game=room.game.id, error=repr(error))
            raise Fault(503, [ServerFault()]) from None

    async def close(self) -> None:
        going = list(self._going.values())
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        self.pool.close()

    # -- the work ------------------------------------------------------------------------------------

    async def _go(self, room: Room, person: str, head: int) -> None:
        try:
            await self._worked(room, person, head)
        except (Died, Failed, TimeoutError, Fault) as error:
            log.error("analysis.failed", game=room.game.id, error=repr(error))
            await self._note(room, head, state="failed")

    async def _worked(self, room: Room, person: str, head: int) -> None:
        record = await room.record(whole=True)
        entries = cast(tuple[tuple[int, ...], ...], await self.pool.ask(person, Plan(record), PIECE_S))
        await self._note(room, head, total=len(entries))
        parts = [asyncio.create_task(self._looked(person, Piece(record, one))) for one in entries]
        found: list[Look] = []
        try:
            for done, part in enumerate(asyncio.as_completed(parts), 1):
                found += await part
                if not await self._note(room, head, done=done):
                    return
        finally:
            for one in parts:
                one.cancel()
            await asyncio.gather(*parts, return_exceptions=True)
        whole = cast(bytes, await self.pool.ask(person, Whole(record, tuple(found)), PIECE_S))
        await self._note(room, head, state="done", found=whole.decode())

    async def _looked(self, person: str, piece: Piece) -> tuple[Look, ...]:
        return cast(tuple[Look, ...], await self.pool.ask(person, piece, PIECE_S))

    async def _note(self, room: Room, head: int, **changes: str | int) -> bool:
        async with self.store.write() as db:
            return await analyses.note(db, room.game.id, head, now_ms(), **changes)

    def _ended(self, game: str, task: asyncio.Task[None]) -> None:
        if self._going.get(game) is task:
            del self._going[game]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("analysis.failed", game=game, error=repr(error))

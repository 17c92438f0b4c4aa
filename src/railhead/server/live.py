"""The live socket: one for each open page, for as many games as it watches."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State

from railhead.kernel.refusal import Refusal
from railhead.server.auth import Holder, must_be_enough, signed_in, who
from railhead.server.chat import say
from railhead.server.dependencies import Tables
from railhead.server.faults import BadRequest, Fault, ServerFault, not_found
from railhead.server.hub import Hub
from railhead.server.incomes import GRACE_S, SECONDS, Question
from railhead.server.metrics import ACTED, SOCKETS
from railhead.server.protocol.live import (
    Act,
    AskPreview,
    Explain,
    Explaining,
    Foresee,
    Foreseen,
    Incomes,
    Previewed,
    Refused,
    Said,
    Speak,
    Told,
    Unwatch,
    Watch,
)
from railhead.server.room import Room
from railhead.server.worker_pool import Died, Failed
from railhead.store.rows import PersonRow

Socket = WebSocket[object, object, State]

log = structlog.get_logger()

_read = msgspec.json.Decoder(Said)
_encode = msgspec.json.Encoder().encode

#: messages that may wait for a slow reader, and their bytes together: whoever never reads fills no memory
WAITING, WAITING_BYTES = 512, 4_000_000
#: games that a page may watch, and what it may say in a second
WATCHED, PER_SECOND = 32, 40

TOO_SLOW, MALFORMED, TOO_MUCH, FOREIGN, NOT_WELCOME = 1013, 1007, 1008, 1008, 1008


class Page:
    """One socket: what it is to be told waits in a queue, so that a slow reader holds up nobody."""

    def __init__(self, socket: Socket, hub: Hub, holder: Holder | None) -> None:
        self.socket, self.hub = socket, hub
        self.holder = holder
        self.person = holder.person.id if holder else None
        self.address = socket.client.host if socket.client else ""
        self.watched: dict[str, Room] = {}
        self.waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.waiting_bytes = 0
        self.closing = False
        self.allowance, self.since = float(PER_SECOND * 2), asyncio.get_running_loop().time()

    # -- telling -------------------------------------------------------------------------------------

    def send(self, told: bytes) -> None:
        if self.closing:
            return
        if self.waiting.qsize() >= WAITING or self.waiting_bytes >= WAITING_BYTES:
            self.close(TOO_SLOW)
        else:
            self.waiting_bytes += len(told)
            self.waiting.put_nowait(told)

    @property
    def viewer(self) -> PersonRow | None:
        return self.holder.person if self.holder else None

    def now_of(self, holder: Holder | None) -> None:
        """The key was looked up again: what is known of its holder now, or the end where there is none any more."""
        if holder is None:
            self.close(NOT_WELCOME)
        else:
            self.holder = holder

    def put_out(self, room: Room) -> None:
        """The game is no longer for this person."""
        self.watched.pop(room.game.id, None)
        self.tell(Refused(not_found().problem(), room.game.id))

    def tell(self, told: Told) -> None:
        self.send(_encode(told))

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.waiting.put_nowait(code)

    async def write(self) -> None:
        while True:
            told = await self.waiting.get()
            if isinstance(told, int):
                await self.socket.close(told)
                return
            self.waiting_bytes -= len(told)
            await self.socket.send_data(told, mode="text")

    # -- listening -----------------------------------------------------------------------------------

    async def listen(self) -> None:
        while not self.closing:
            data = await self.socket.receive_data(mode="text")
            if not self._within_allowance():
                self.close(TOO_MUCH)
                return
            try:
                said = _read.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self.close(MALFORMED)
                return
            await self.answer(said)

    def _within_allowance(self) -> bool:
        now = asyncio.get_running_loop().time()
        self.allowance = min(PER_SECOND * 2.0, self.allowance + (now - self.since) * PER_SECOND)
        self.since = now
        self.allowance -= 1
        return self.allowance >= 0

    async def answer(self, said: Said) -> None:
        ref = said.ref if isinstance(said, Act | AskPreview | Explain | Foresee) else None
        try:
            await self._do(said)
        except Fault as fault:
            self.tell(Refused(fault.problem(), said.game, ref))
        except Exception:
            log.exception("live.fault", game=said.game)
            wrong: list[Refusal] = [ServerFault()]
            self.tell(Refused(Fault(500, wrong).problem(), said.game, ref))

    async def _do(self, said: Said) -> None:
        if isinstance(said, Unwatch):
            room = self.watched.pop(said.game, None)
            if room is not None:
                room.leave(self)
            return
        if self.holder is not None:
            must_be_enough(self.holder.scope, tokens=True, changes=isinstance(said, Act | Speak))
        room = await self.hub.seen_by(said.game, self.viewer, to_act=isinstance(said, Act))
        if isinstance(said, Watch):
            await self._watch(room)
            return
        person = signed_in(self.viewer)
        if isinstance(said, Act):
            began = time.perf_counter()
            await self.hub.act(room, person.id, said, self, said.ref)
            ACTED.observe(time.perf_counter() - began)
            return
        if isinstance(said, Speak):
            if "\0" in said.text:  # PostgreSQL could not keep it
                raise Fault(400, [BadRequest("\\u0000")])
            await say(self.hub, room, person, self.address, said.text)
            return
        self.hub.quotas.previews.use(person.id, self.address)
        if isinstance(said, Explain):
            async with room.lock:
                explained = room.explain(person.id, said.head, said.seat, said.action)
            self.tell(Explaining(said.ref, said.game, explained))
        elif isinstance(said, Foresee):
            async with room.lock:
                question = room.may_build(person.id, said.head, said.seat, str(said.action.get("hex", "")))
            # Beside what else is said: the answer may take a moment.
            self.hub.aside(self._foresee(said, question, person.id))
        else:
            async with room.lock:
                preview = await room.preview(person.id, said.head, said.seat, said.action)
            self.tell(Previewed(said.ref, said.game, preview))

    async def _foresee(self, said: Foresee, question: Question, person: str) -> None:
        try:
            incomes = await self.hub.incomes.ask(person, question, SECONDS + GRACE_S)
        except (Died, Failed, TimeoutError):
            incomes = Incomes(0, ())
        self.tell(Foreseen(said.ref, said.game, incomes))

    async def _watch(self, room: Room) -> None:
        old = self.watched.pop(room.game.id, None)
        if old is not None and old is not room:
            old.leave(self)
        if len(self.watched) >= WATCHED:
            self.close(TOO_MUCH)
            return
        self.watched[room.game.id] = room
        await room.watch(self)

    def leave(self) -> None:
        self.closing = True
        for room in self.watched.values():
            room.leave(self)


def _same_origin(socket: Socket) -> bool:
    """A page of another site may not open a socket with the visitor's cookie."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/api/live")
async def live(socket: Socket, hub: Tables) -> None:
    if not _same_origin(socket):
        await socket.close(FOREIGN)
        return
    holder = await who(socket.headers, socket.cookies, hub.store)
    await socket.accept()
    page = Page(socket, hub, holder)
    try:
        with hub.quotas.socket(page.person, page.address):
            await _attend(page)
    except Fault as fault:
        await socket.send_data(_encode(Refused(fault.problem())), mode="text")
        await socket.close(TOO_MUCH)


async def _attend(page: Page) -> None:
    """Until the page goes, or is sent away."""
    page.hub.pages.open.add(page)
    SOCKETS.inc()
    writing = asyncio.create_task(page.write())
    listening = asyncio.create_task(page.listen())
    try:
        await asyncio.wait([writing, listening], return_when=asyncio.FIRST_COMPLETED)
        if page.closing:
            # What is still waiting, and the closing itself, go out before the end.
            await asyncio.wait([writing], timeout=5)
    finally:
        SOCKETS.dec()
        page.hub.pages.open.discard(page)
        page.leave()
        writing.cancel()
        listening.cancel()
        # However they end: the page is gone, and what was wrong with its messages has been told and logged.
        await asyncio.gather(writing, listening, return_exceptions=True)


ROUTES = [live]

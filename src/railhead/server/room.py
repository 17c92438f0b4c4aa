"""One game that is being played: check, write, then tell everybody; one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar, cast

import msgspec
import structlog

from railhead.kernel.digest import digest
from railhead.kernel.explain import Explained
from railhead.kernel.record import NoSuchEntry, Record
from railhead.kernel.refusal import NoSuchSeat, Refusal
from railhead.kernel.rules import Refused as RulesRefused
from railhead.server import table_clocks, views
from railhead.server.alerts import Event, noted, turn_events, wish_events
from railhead.server.clock import now_ms as now_ms
from railhead.server.clocks import Calendar, Clocks
from railhead.server.consulting import withheld
from railhead.server.faults import (
    Fault,
    GameClosed,
    NotAllowed,
    NothingToTakeBack,
    NotStarted,
    NotYourSeat,
    NoWish,
    forbidden,
    refused,
    stale,
)
from railhead.server.incomes import Question
from railhead.server.neighbours import Neighbours
from railhead.server.protocol import Action
from railhead.server.protocol.games import Advice, GameInfo, GameStatus, LogLine, Position, Preview
from railhead.server.protocol.live import Acted, Behind, Presence, Rewound, Spoken, TableChanged, Told, Watching
from railhead.server.saved_game import NOT_READ, begun, header_line, header_of, record_of, unreadable
from railhead.server.stages import stages
from railhead.server.timeline import SNAPSHOT_EVERY, Made, Step, Timeline
from railhead.server.undo import Undo, undo_for
from railhead.server.watcher import Watcher
from railhead.store import games, outbox, talk
from railhead.store.rows import EntryRow, GameRow, PersonRow, ReplacementRow, SeatRow, WishRow
from railhead.store.store import Store
from railhead.view.patch import diff
from railhead.view.scene import Scene

log = structlog.get_logger()

_encode = msgspec.json.Encoder().encode

T = TypeVar("T")


class Room:
    """The head of the game is in memory; every change is on the disk before anybody hears of it."""

    def __init__(self, store: Store, game: GameRow, neighbours: Neighbours) -> None:
        self.store, self.game, self.neighbours = store, game, neighbours
        self.seats: list[SeatRow] = []
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.timeline: Timeline | None = None
        #: why what is on the disk is no game, where it is not
        self.unreadable: tuple[Refusal, ...] = ()
        self.kept: set[int] = set()
        self.invited: frozenset[str] = frozenset()
        #: to which login each seat is offered
        self.offers: dict[int, str] = {}
        self.calendars: list[Calendar] = []
        self.kicked: frozenset[str] = frozenset()
        self.wish: WishRow | None = None
        #: after which entry a wish of each seat was last refused
        self.denied: dict[int, int] = {}
        self.replacement: ReplacementRow | None = None
        #: whether the game that this one is a branch of keeps the coach away
        self.coach_withheld = False
        #: what the coach said last, after which entry
        self.advice: tuple[int, Advice] | None = None
        #: the last line of the talk that was told here
        self.said: int | None = None
        self.bots: asyncio.Task[None] | None = None
        #: whether somebody may have given orders here, and what is done about them
        self.ordered = True
        self.orders: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        #: told after every entry
        self.on_entry: Callable[[], None] = lambda: None
        self.touched = self.checked = time.monotonic()
        #: the scene of the present position, and of the one that an action leads to: for the next difference, for lists
        self._shown: tuple[int, Scene] | None = None
        self._drawn: tuple[Any, Scene] | None = None

    # -- loading -------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Bring what is in memory up to what is on the disk."""
        async with self.store.snapshot() as db:
            game = await games.find(db, self.game.id)
            assert game is not None
            seats = (await games.seats_of(db, [game.id]))[game.id]
            self.invited = await games.invited_to(db, game.id)
            self.offers = await games.offers(db, game.id) if any(seat.offered for seat in seats) else {}
            self.kicked = await games.kicked_from(db, game.id)
            self.wish = await talk.wish(db, game.id)
            self.denied = await talk.denied(db, game.id)
            self.replacement = await talk.replacement(db, game.id)
            said = await talk.last_line(db, game.id)
            calendars = await table_clocks.calendars_of(db, game, seats)
            if game.header is not None and not self.unreadable:
                known = self.timeline.last if self.timeline is not None else 0
                entries = await games.entries(db, game.id, known)
                self.kept = set(await games.snapshots(db, game.id))
        self.game, self.seats, self.calendars = game, seats, calendars
        self.said = said if self.said is None else self.said
        self.neighbours.tell_presence(game.id, self)
        if game.header is not None and not self.unreadable:
            await self._go_on(game.header, entries)

    async def _go_on(self, header: str, entries: Sequence[EntryRow]) -> None:
        """Add the entries to what is in memory; a game that cannot be read is marked so, and not tried again."""
        try:
            if self.timeline is None:
                self.timeline = begun(header)
            for row in entries:
                self.timeline.add(Step(row.seat, row.action, row.digest), row.rewind)
            await self._brought(self.timeline, self.timeline.last)
        except NOT_READ as error:
            log.error("game.unreadable", game=self.game.id, error=repr(error))
            self.timeline, self.unreadable = None, unreadable(error)

    async def bring(self, n: int) -> Any:
        """The state after entry n, from the nearest snapshot on."""
        try:
            return await self._brought(self.played(), n)
        except NOT_READ as error:
            raise refused(*unreadable(error)) from None

    async def _brought(self, timeline: Timeline, n: int) -> Any:
        if not timeline.holds(n):
            start = timeline.nearest(n, self.kept)
            if start and not timeline.holds(start):
                async with self.store.read() as db:
                    data = await games.snapshot(db, self.game.id, start)
                if data is not None:
                    timeline.load(start, data)
        return timeline.state_at(n)

    def played(self) -> Timeline:
        if self.unreadable:
            raise refused(*self.unreadable)
        if self.timeline is None:
            raise refused(NotStarted())
        return self.timeline

    # -- looking -------------------------------------------------------------------------------------

    def info(self, person: str | None) -> GameInfo:
        return views.game_info(
            self.game, self.seats, person, self.people_here(), self.wish, self.replacement,
            invited=person in self.invited, unreadable=bool(self.unreadable), withheld=self.coach_withheld,
            clocks=table_clocks.shown(self), offers=self.offers,
        )  # fmt: skip

    def may_see(self, person: PersonRow | None) -> bool:
        """All who have the link, but for a game among named people."""
        if self.game.access != "named":
            return True
        if person is None:
            return False
        if person.admin or person.id == self.game.creator or person.id in self.invited:
            return True
        return any(person.id in (seat.person, seat.offered) for seat in self.seats)

    def people_here(self) -> set[str]:
        here = {watcher.person for watcher in self.watchers if watcher.person is not None}
        return here.union(*(there.people for there in self.neighbours.at(self.game.id)))

    async def watch(self, watcher: Watcher) -> None:
        """Send the position (before the start: the table), and from then on every change: nothing falls between."""
        async with self.lock:
            watcher.send(await self._first_look(watcher))
            self.enter(watcher)

    async def begun(self) -> None:
        """The game has started: show it to those who waited for it."""
        for watcher in list(self.watchers):
            watcher.send(await self._first_look(watcher))

    async def _first_look(self, watcher: Watcher) -> bytes:
        if self.timeline is None and not self.unreadable:
            return _encode(TableChanged(self.info(watcher.person)))
        return _encode(Watching(await self.position(watcher.person)))

    async def look(self, person: str | None, at: int | None = None) -> Position:
        async with self.lock:
            return await self.position(person, at)

    async def position(self, person: str | None, at: int | None = None) -> Position:
        """The game after entry `at`, as that person may see it; asked for by whoever holds the lock."""
        timeline = self.played()
        self.coach_withheld = await withheld(self.store, self.game)
        head = timeline.last
        n = head if at is None else at
        if not 0 <= n <= head:
            raise Fault(404, [NoSuchEntry(n, head)])
        state = await self.bring(n)
        yours = views.seats_of(self.seats, person)
        present = n == head
        undo = undo_for(timeline, self.seats, person) if present else Undo()
        decision = timeline.rules.decision(state)
        asked = decision.seat if decision else None
        return Position(
            game=self.info(person),
            n=n,
            head=head,
            scene=self.scene(state),
            log=await self.log(n),
            yours=yours,
            asked=asked,
            menu=timeline.rules.menu(state) if present and asked is not None and asked in yours else None,
            undo=undo.free,
            undo_asking=undo.asking,
            redo=undo.redo,
            action=timeline.action_led_to(n),
        )

    def scene(self, state: Any) -> Scene:
        if self._drawn is not None and self._drawn[0] is state:
            return self._drawn[1]
        timeline = self.played()
        return timeline.title.scene(timeline.rules, state)

    def present_scene(self) -> Scene:
        """The present scene, kept for the next difference."""
        timeline = self.played()
        if self._shown is None or self._shown[0] != timeline.head:
            self._shown = (timeline.head, self.scene(timeline.state))
        return self._shown[1]

    async def log(self, n: int) -> tuple[LogLine, ...]:
        """The lines of the way to entry n."""
        timeline = self.played()
        async with self.store.read() as db:
            logs = await games.logs(db, self.game.id)
        opening = LogLine(0, None, tuple(timeline.opening))
        return (opening, *(views.log_line(k, *logs[k]) for k in timeline.line(n)))

    async def record(self, *, whole: bool = False) -> Record:
        """As far as it may be known: the seed, and digests made from it, only when the game is over. `whole`: with
        everything in it, for work that tells nobody of the seed. Also of a game that cannot be read, so that somebody
        may see what is wrong with it."""
        header = self.played().header if not self.unreadable else header_of(self.game)
        if header is None:
            raise refused(*self.unreadable)
        async with self.store.read() as db:
            rows = await games.entries(db, self.game.id)
        return record_of(header, self.seats, rows, whole or self.game.status == "over")

    # -- playing -------------------------------------------------------------------------------------

    async def act(
        self, person: str, head: int, seat: int, action: Action, by: Watcher | None = None, ref: int | None = None
    ) -> int:
        """Do it for a seat of that person; returns the number of the entry."""

        async def work() -> int:
            self.must_sit(person, seat)
            return await self._act(head, seat, action, by, ref)

        return await self.settled(work)

    async def act_for_bot(self, head: int, seat: int, action: Action) -> int:
        async def work() -> int:
            if self.seats[seat].kind != "bot":
                raise stale(self.played().last)
            return await self._act(head, seat, action, None, None)

        return await self.settled(work)

    async def settled(self, work: Callable[[], Awaitable[T]]) -> T:
        """Change the game as it is in memory, one at a time. Where another process has changed it first, take over what
        it wrote and do it once more: the work finds out itself whether it still fits."""
        async with self.lock:
            try:
                return await work()
            except games.Taken:
                await self.take_over()
            try:
                return await work()
            except games.Taken:
                await self.take_over()
                raise stale(self.game.head) from None

    async def take_over(self) -> None:
        """Load what another process has written, and tell those who look on; asked for by whoever holds the lock."""
        head, waited = self.game.head, self.timeline is None
        await self.load()
        if waited and self.timeline is not None:
            await self.begun()
        elif self.game.head != head:
            self.put_out_strangers()
            self.tell_all(Behind(self.game.id, self.game.head))
        else:
            self.table_changed()

    async def _act(self, head: int, seat: int, action: Action, by: Watcher | None, ref: int | None) -> int:
        timeline = self.must_run(head)
        # Nobody looks on: nothing to draw.
        old = self.present_scene() if self.watchers else None
        try:
            made = timeline.make(seat, action)
        except RulesRefused as error:
            raise refused(*error.refusals) from None
        log = _encode(made.messages).decode()
        saved = _encode(made.action).decode()
        row = EntryRow(self.game.id, head + 1, seat, saved, None, made.digest, log, now_ms())
        had_wish = self.wish is not None
        await self._write(row, made.state, lambda asked: table_clocks.after_action(self, seat, asked))
        timeline.add(Step(seat, saved, made.digest), None, made.state)
        if old is not None:
            self._publish_acted(made, old, by, ref, had_wish)
        self._drawn = None
        await self._keep_snapshot()
        return timeline.last

    async def rewind(self, person: PersonRow, head: int, to: int) -> int | None:
        """Take back, or do again; returns the number of the entry, or None where the others are asked first."""
        return await self.settled(lambda: self._rewind_for(person, head, to))

    async def _rewind_for(self, person: PersonRow, head: int, to: int) -> int | None:
        own = views.seats_of(self.seats, person.id)
        if not own:
            raise forbidden(NotAllowed())
        timeline = self.must_run(head)
        undo = undo_for(timeline, self.seats, person.id)
        anywhere = self.game.kind == "analysis" and to <= timeline.last
        if anywhere or to in (undo.free, undo.redo):
            return await self._rewind(own[0], to, own)
        if to != undo.asking:
            raise refused(NothingToTakeBack())
        wish = WishRow(self.game.id, own[0], head, to, "[]")
        if self.wish is None or msgspec.structs.replace(self.wish, agreed="[]") != wish:
            await self._keep_wish(wish, wish_events(head, self.seats, person))
        return None

    async def consent(self, person: str, agree: bool) -> int | None:
        """Answer a wish to take back; the last one to agree lets it happen, a single no ends it."""
        return await self.settled(lambda: self._consent(person, agree))

    async def _consent(self, person: str, agree: bool) -> int | None:
        own, wish = views.seats_of(self.seats, person), self.wish
        if not own:
            raise forbidden(NotAllowed())
        # A wish is about the game as it was then: it ends where the game goes on.
        if wish is None or wish.head != self.played().last:
            raise refused(NoWish())
        if not set(own) & set(views.wish_info(wish, self.seats).asked):
            raise refused(NoWish())
        if not agree:
            await self._keep_wish(None, denied=wish)
            return None
        agreed = _encode([*views.agreed_to(wish), person]).decode()
        wish = msgspec.structs.replace(wish, agreed=agreed)
        if not views.wish_info(wish, self.seats).asked:
            return await self._rewind(wish.seat, wish.to)
        await self._keep_wish(wish)
        return None

    async def _keep_wish(
        self, wish: WishRow | None, events: Sequence[Event] = (), denied: WishRow | None = None
    ) -> None:  # fmt: skip
        """Note the wish as it stands now, or that there is none any more, and tell all."""
        clocks = table_clocks.after_wish(self, wish)
        async with self.store.write() as db:
            await games.change(db, self.game.id, clocks, was=self.game.version)
            await talk.drop_wish(db, self.game.id)
            if wish is not None:
                await talk.keep_wish(db, wish)
            if denied is not None:
                await talk.deny(db, denied)
            await outbox.keep(db, noted(events, self.game, now_ms()))
        self.wish = wish
        if denied is not None:
            self.denied[denied.seat] = denied.head
        self.game = msgspec.structs.replace(self.game, version=self.game.version + 1, **clocks)
        self.table_changed()

    async def keep_replacement(self, vote: ReplacementRow | None) -> None:
        """Note the vote as it stands now, or that there is none any more, and tell all."""
        async with self.store.write() as db:
            await games.change(db, self.game.id, {}, was=self.game.version)
            await talk.keep_replacement(db, self.game.id, vote)
        self.replacement = vote
        self.game = msgspec.structs.replace(self.game, version=self.game.version + 1)
        self.table_changed()

    async def keep_clocks(self, changed: Clocks) -> None:
        """Note how the clocks stand where nothing else has changed, and tell all."""
        clocks = table_clocks.values(self, changed)
        async with self.store.write() as db:
            await games.change(db, self.game.id, clocks, was=self.game.version)
        self.game = msgspec.structs.replace(self.game, version=self.game.version + 1, **clocks)
        self.table_changed()

    async def _rewind(self, seat: int, to: int, alone: Sequence[int] = ()) -> int:
        """Who takes back `alone`, without asking, is not given back the time they have thought."""
        timeline = self.played()
        state = await self.bring(to)
        row = EntryRow(self.game.id, timeline.last + 1, seat, None, to, digest(state), "[]", now_ms())
        then = None
        if self.game.clocks is not None and to:
            async with self.store.read() as db:
                then = await games.clocks_at(db, self.game.id, timeline.stands_for[to])
        await self._write(row, state, lambda asked: table_clocks.after_rewind(self, then, alone, asked))
        n = timeline.add(Step(seat, None, row.digest), to)
        for watcher in list(self.watchers):
            watcher.send(_encode(Rewound(n, to, seat, await self.position(watcher.person))))
        return n

    async def preview(self, person: str, head: int, seat: int, action: Action) -> Preview:
        """What an action would do; nothing where chance would decide."""
        self.must_sit(person, seat)
        timeline = self.must_run(head)
        try:
            made = timeline.make(seat, action)
        except RulesRefused as error:
            raise refused(*error.refusals) from None
        if made.state.rng != timeline.state.rng:
            return Preview(head, (), (), hidden=True)
        changes = diff(self.present_scene(), self.scene(made.state))
        return Preview(head, tuple(made.messages), tuple(changes))

    def explain(self, person: str, head: int, seat: int, action: Action) -> Explained:
        """What can be said about an action that is not whole yet."""
        self.must_sit(person, seat)
        timeline = self.must_run(head)
        explained: Explained = timeline.rules.explain(timeline.state, action)
        return explained

    def may_build(self, person: str, head: int, seat: int, hex_: str) -> Question:
        """What is asked about the incomes on a hex, in a form that goes into another process."""
        self.must_sit(person, seat)
        timeline = self.must_run(head)
        return Question(header_line(timeline.header).encode(), timeline.dump(timeline.last), hex_)

    def must_run(self, head: int) -> Timeline:
        """The game, if it has begun, is not closed, and is where whoever acts believes it to be."""
        timeline = self.played()
        if self.game.status == "closed":
            raise refused(GameClosed())
        if head != timeline.last:
            raise stale(timeline.last)
        return timeline

    def must_sit(self, person: str, seat: int) -> None:
        if seat >= len(self.seats):
            raise refused(NoSuchSeat(seat, len(self.seats)))
        if seat not in views.seats_of(self.seats, person):
            raise forbidden(NotYourSeat())

    async def _write(self, row: EntryRow, state: Any, clocks: Callable[[int | None], table_clocks.Values]) -> None:
        """Append the entry; raises `games.Taken` where another process has changed the game first."""
        timeline = self.played()
        self._drawn = (state, self.scene(state))
        decision = timeline.rules.decision(state)
        result = None if decision else timeline.title.result(timeline.rules, state)
        kept: dict[str, Any] = clocks(decision.seat if decision else None)
        row = msgspec.structs.replace(row, clocks=kept.get("clocks"))
        change = games.Change(
            head=row.n,
            **kept,
            asked=decision.seat if decision else None,
            status="running" if decision else "over",
            result=_encode(result).decode() if result else None,
            changed=row.at,
            gist=views.gist_line(self.scene(state)),
        )
        was = self.game.version
        events = turn_events(self.seats, row.n, self.game.asked, change.asked, row.seat)
        told = noted(events, self.game, row.at)
        await self.store.transact(lambda db: games.append(db, row, change, was, told))
        self.touched = time.monotonic()
        self.wish = None
        self.game = msgspec.structs.replace(
            self.game, head=change.head, asked=change.asked, status=change.status, result=change.result,
            changed=change.changed, gist=change.gist, version=was + 1, clocks=change.clocks, falls=change.falls,
        )  # fmt: skip
        self.on_entry()

    async def _keep_snapshot(self) -> None:
        """A snapshot only saves time later: the action it follows is on the disk, whatever becomes of it."""
        timeline = self.played()
        n = timeline.last
        if n % SNAPSHOT_EVERY:
            return
        try:
            state = timeline.dump(n)
            await self.store.transact(lambda db: games.keep_snapshot(db, self.game.id, n, state))
        except Exception as error:
            log.warning("snapshot.failed", game=self.game.id, n=n, error=repr(error))
        else:
            self.kept.add(n)

    # -- telling -------------------------------------------------------------------------------------

    def _publish_acted(self, made: Made, old: Scene, by: Watcher | None, ref: int | None, had_wish: bool) -> None:
        timeline = self.played()
        n = timeline.last
        patch = tuple(diff(old, self.present_scene()))
        log = LogLine(n, made.seat, tuple(made.messages))
        asked = self.game.asked
        status = cast(GameStatus, self.game.status)
        common = Acted(
            self.game.id,
            n,
            made.seat,
            made.action,
            log,
            patch,
            status,
            asked,
            payments=made.payments,
            clocks=table_clocks.shown(self),
            stages=tuple(stages(timeline, n, old)),
        )
        menu = None
        told: dict[tuple[object, ...], bytes] = {}
        for watcher in self.watchers:
            yours = views.seats_of(self.seats, watcher.person)
            undo = undo_for(timeline, self.seats, watcher.person) if yours else Undo()
            is_asked = asked is not None and asked in yours
            if is_asked and menu is None:
                menu = timeline.rules.menu(timeline.state)
            own_ref = ref if watcher is by else None
            variant = (is_asked, undo.free, undo.asking, undo.redo, own_ref)
            if variant not in told:
                own = msgspec.structs.replace(
                    common, menu=menu if is_asked else None, undo=undo.free, undo_asking=undo.asking,
                    redo=undo.redo, ref=own_ref,
                )  # fmt: skip
                told[variant] = _encode(own)
            watcher.send(told[variant])
        if self.game.status == "over" or had_wish:
            self.table_changed()

    def table_changed(self) -> None:
        self.put_out_strangers()
        for watcher in list(self.watchers):
            watcher.send(_encode(TableChanged(self.info(watcher.person))))

    async def tell_lines(self) -> None:
        """What was said and not told here yet, wherever it was said; asked for by whoever holds the lock."""
        async with self.store.read() as db:
            rows = await talk.chat(db, self.game.id, self.said or 0)
        for row in rows:
            self.tell_all(Spoken(self.game.id, views.chat_line(row, self.seats)))
            self.said = row.n

    def put_out_strangers(self) -> None:
        """Whoever has lost their seat at a table among named people may not look on any more."""
        for watcher in [one for one in self.watchers if not self.may_see(one.viewer)]:
            self.leave(watcher)
            watcher.put_out(self)

    def tell_all(self, told: Told, to: Iterable[Watcher] | None = None) -> None:
        encoded = _encode(told)
        for watcher in list(self.watchers if to is None else to):
            watcher.send(encoded)

    def presence(self) -> Presence:
        here = self.people_here()
        seats = tuple(seat.seat for seat in self.seats if seat.person in here)
        others = self.here()[1] + sum(there.others for there in self.neighbours.at(self.game.id))
        return Presence(self.game.id, seats, others)

    def here(self) -> tuple[tuple[str, ...], int]:
        """Who has the table open at this process: people who sit at it, and how many others."""
        sitting = {seat.person for seat in self.seats}
        known = {one.person for one in self.watchers if one.person is not None and one.person in sitting}
        return tuple(sorted(known)), sum(one.person not in sitting for one in self.watchers)

    def enter(self, watcher: Watcher) -> None:
        if watcher not in self.watchers:
            self.watchers.append(watcher)
            self._presence_changed()

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.touched = time.monotonic()
            self._presence_changed()

    def _presence_changed(self) -> None:
        self.tell_all(self.presence())
        self.neighbours.tell_presence(self.game.id, self)

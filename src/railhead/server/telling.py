"""By which ways somebody is told what concerns them, and in what words."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from railhead.games import catalogue
from railhead.server.alerts import Alert, still_so, wants_mail, wants_note
from railhead.server.outbox import Later
from railhead.server.protocol.people import Choices
from railhead.server.settings import Settings
from railhead.store import alerts, games, orders, people, talk
from railhead.store.rows import GameRow, OutRow, PersonRow
from railhead.store.store import Store

#: a standing order has this long beyond its longest delay before its owner is told that it is their turn
AFTER_ORDERS_MS = 5_000


class Note(Struct, frozen=True):
    """What a browser shows: `tag` lets a later note of the same table take the place of an earlier one."""

    title: str
    body: str
    url: str
    tag: str


class Told(Struct, frozen=True):
    """An alert with those whom it is about."""

    alert: Alert
    person: PersonRow
    game: GameRow


class Telling:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        people_at: Callable[[str], Collection[str]],
        now: Callable[[], int],
    ) -> None:
        self.store, self.settings, self.people_at, self.now = store, settings, people_at, now

    async def __call__(self, rows: Sequence[OutRow]) -> list[OutRow]:
        """The channel `alert`: an event becomes what goes to browsers, to a program and by mail."""
        (row,) = rows
        told = await self.look(row)
        if told is None:
            return []
        person, alert, pace = told.person, told.alert, told.game.pace
        choices = msgspec.json.decode(person.choices, type=Choices)
        async with self.store.read() as db:
            if alert.kind == "turn":
                await self._after_orders(db, row, told)
            browsers = await alerts.browsers_of(db, person.id)
            hook = await alerts.hook_of(db, person.id)
        what, found = row.id.partition(":")[2], list[OutRow]()
        if wants_note(choices, alert.kind, pace):
            found += [self._goes(f"push:{_short(one.endpoint)}:{what}", told, to=one.endpoint) for one in browsers]
            found += [self._goes(f"hook:{what}", told)] if hook is not None else []
        if self.settings.smtp_host and person.email is not None and wants_mail(choices, alert.kind, pace):
            wait = self.settings.mail_together * 1000 if pace == "slow" else 0
            found.append(self._goes(f"mail:{what}", told, wait))
        return found

    def _goes(self, id: str, told: Told, wait: int = 0, to: str = "") -> OutRow:
        body = msgspec.json.encode(msgspec.structs.replace(told.alert, to=to)).decode()
        return OutRow(id, id.partition(":")[0], told.person.id, body, self.now(), self.now() + wait)

    async def look(self, row: OutRow) -> Told | None:
        """None where there is nothing to tell any more, or the person is at the table and sees it there."""
        alert = msgspec.json.decode(row.body, type=Alert)
        assert row.person is not None
        if row.person in self.people_at(alert.game):
            return None
        async with self.store.read() as db:
            person, game = await people.find(db, row.person), await games.find(db, alert.game)
            seats = (await games.seats_of(db, [alert.game])).get(alert.game, [])
            wish = await talk.wish(db, alert.game)
        if person is None or person.banned or game is None:
            return None
        return Told(alert, person, game) if still_so(alert, person.id, game, seats, wish) else None

    async def _after_orders(self, db: AsyncConnection, row: OutRow, told: Told) -> None:
        """Whoever has given orders is told only what these leave to them."""
        standing = [one for one in await orders.of_game(db, told.game.id) if one.person == told.person.id]
        longest = self.settings.order_seconds_slow if told.game.pace == "slow" else self.settings.order_seconds
        until = row.at + int(longest * 1000) + AFTER_ORDERS_MS
        if standing and self.now() < until:
            raise Later(until)


def put_into_words(told: Told) -> Note:
    """In the language of whoever is told."""
    from railhead.i18n.render import texts  # as in `mail`

    alert, lang, game = told.alert, told.person.lang, told.game
    title = texts(lang, catalogue.title(game.title).package).text("title-name")
    url = f"/games/{game.id}"
    name = f"{title} – {game.name}" if game.name else title
    return Note(name, texts(lang).text(f"push-{alert.kind}", {"by": alert.by}), url, url)


def _short(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:16]

"""Mails about what happens at one's tables: what happens within a few minutes goes in one, each with a way to stop
them; and who is waited for long in a slow game is reminded."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from email.message import EmailMessage

import msgspec
import structlog

from railhead.kernel.message import Arg
from railhead.server.auth import hash_of
from railhead.server.clock import now_ms
from railhead.server.mail import Post, letter, link_to, written
from railhead.server.outbox import Later
from railhead.server.protocol.people import Choices
from railhead.server.settings import Settings
from railhead.server.telling import Telling, Told, put_into_words
from railhead.store import alerts, games, outbox, people
from railhead.store.rows import OutRow, PersonRow
from railhead.store.store import Store

log = structlog.get_logger()

#: how often it is looked for tables that wait
LOOK_EVERY_S = 600.0


class AlertMail:
    """The channel `mail`."""

    def __init__(self, store: Store, settings: Settings, telling: Telling, post: Post) -> None:
        self.store, self.settings, self.telling, self.post = store, settings, telling, post
        self._key: str | None = None

    async def __call__(self, rows: Sequence[OutRow]) -> list[OutRow]:
        """One mail for all of them; a turn that is over by now is not told. However many ask somebody to tables, the
        next mail waits for `mail_wait`."""
        found = [one for row in rows if (one := await self.telling.look(row)) is not None]
        told = list({(one.game.id, one.alert.kind, one.alert.by): one for one in found}.values())
        if not told or told[0].person.email is None:
            return []
        person, address = told[0].person, told[0].person.email
        async with self.store.write() as db:
            now, wait = self.telling.now(), self.settings.mail_wait
            if not await people.may_mail(db, hash_of(address.lower()), "alert", now // 1000, wait):
                raise Later(now + wait * 1000)
        await self.post.send(await self._written(person, address, told))
        return []

    async def _written(self, person: PersonRow, address: str, told: Sequence[Told]) -> EmailMessage:
        """A line for each thing with the way to its table. The headers let mail programs offer to stop them, too."""
        from railhead.i18n.render import texts  # as in `mail`

        words = texts(person.lang)
        lines = [f"{note.title}: {note.body}\n{link_to(self.settings, note.url)}" for note in map(put_into_words, told)]
        key = await self.stop_key(person.id)
        args: dict[str, Arg] = {
            "name": person.name, "lines": "\n\n".join(lines), "stop": link_to(self.settings, f"/account/stop#{key}"),
        }  # fmt: skip
        subject = f"mail-{told[0].alert.kind}-subject" if len(told) == 1 else "mail-alerts-subject"
        body = words.text("mail-alerts", args)
        return written(
            self.settings, address, words.text(subject, {"count": len(told)}), body,
            List_Unsubscribe=f"<{link_to(self.settings, f'/api/alerts/stop/{key}')}>",
            List_Unsubscribe_Post="List-Unsubscribe=One-Click",
        )  # fmt: skip

    async def stop_key(self, person: str) -> str:
        """What a link in a mail proves: that it was written to that person."""
        if self._key is None:
            async with self.store.write() as db:
                self._key = await alerts.own_key(db, "stop", secrets.token_hex(32))
        signed = hmac.new(self._key.encode(), person.encode(), hashlib.sha256).hexdigest()[:40]
        return f"{person}.{signed}"

    async def stop(self, key: str) -> bool:
        """No more such mails to whoever got the link, and none of those that wait; False where it is no such link."""
        id = key.partition(".")[0]
        if not hmac.compare_digest(key.encode(), (await self.stop_key(id)).encode()):
            return False
        async with self.store.write() as db:
            person = await people.find(db, id)
            if person is not None:
                choices = msgspec.json.decode(person.choices, type=Choices)
                quiet = msgspec.json.encode(msgspec.structs.replace(choices, mail=())).decode()
                await people.change(db, id, {"choices": quiet})
                await outbox.stop(db, id, ["mail"])
        return person is not None


async def remind_for_ever(settings: Settings, store: Store, nudge: Callable[[], None]) -> None:
    while True:
        try:
            await remind(settings, store)
            nudge()
        except Exception:  # the next time may be better
            log.exception("remind.failed")
        await asyncio.sleep(LOOK_EVERY_S)


async def remind(settings: Settings, store: Store) -> None:
    """Once for each turn that takes longer than `remind_hours`; of several processes one notes the mail."""
    async with store.read() as db:
        found = await games.forgotten(db, now_ms() - int(settings.remind_hours * 3_600_000))
        seats = await games.seats_of(db, [game.id for game in found])
    for game in found:
        asked = seats[game.id][game.asked] if game.asked is not None else None
        async with store.write() as db:
            if not await games.remind(db, game) or asked is None or asked.kind != "person" or asked.person is None:
                continue
            person = await people.find(db, asked.person)
            if person is None or person.email is None:
                continue
            if "turn" in msgspec.json.decode(person.choices, type=Choices).mail:
                args = {"link": link_to(settings, f"/games/{game.id}"), "name": asked.name or person.name}
                await outbox.keep(db, [letter(person.email, person.lang, "mail-reminder", args, person.id)])

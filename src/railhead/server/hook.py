"""Webhooks: what somebody is told goes to a program of theirs, as a request that only this server can have signed.

The signature is an HMAC-SHA256 over the time, a dot and the body, with the key that the owner was given: whoever checks
it knows who has sent the request, and that it is not an old one sent again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence

import msgspec
import structlog
from msgspec import Struct

from railhead.server.clock import now_ms
from railhead.server.mail import link_to
from railhead.server.outbox import Later
from railhead.server.outgoing import NotPublic, Outgoing
from railhead.server.settings import Settings
from railhead.server.telling import Telling, put_into_words
from railhead.store import alerts
from railhead.store.rows import HookRow, OutRow
from railhead.store.store import Store

log = structlog.get_logger()

#: the answer of a program that wants no more
GONE = 410


class Call(Struct, frozen=True):
    """The body of the request. `id` is the same where it is sent again; `text` and `content` are what chat programs
    show as a message."""

    id: str
    kind: str
    game: str
    url: str
    text: str
    content: str
    at: int


class Hook:
    """The channel `hook`."""

    def __init__(self, store: Store, settings: Settings, telling: Telling, outgoing: Outgoing) -> None:
        self.store, self.settings, self.telling, self.outgoing = store, settings, telling, outgoing

    async def set(self, person: str, url: str) -> HookRow:
        """From now on that program is told; raises `NotPublic` and `OSError` where it cannot be reached for anybody."""
        await self.outgoing.check(url)
        async with self.store.write() as db:
            old = await alerts.hook_of(db, person)
            row = HookRow(person, url, old.key if old else secrets.token_hex(32), now_ms())
            await alerts.keep_hook(db, person, row)
        return row

    async def __call__(self, rows: Sequence[OutRow]) -> list[OutRow]:
        (row,) = rows
        told = await self.telling.look(row)
        async with self.store.read() as db:
            hook = await alerts.hook_of(db, row.person or "")
        if told is None or hook is None:
            return []
        note = put_into_words(told)
        url = link_to(self.settings, note.url)
        text = f"{note.title}: {note.body} {url}"
        call = Call(row.id, told.alert.kind, told.game.id, url, text, text, row.at)
        await self._call(hook, msgspec.json.encode(call))
        return []

    async def _call(self, hook: HookRow, body: bytes) -> None:
        """What is gone, or leads to a private network by now, is forgotten; what fails is tried again."""
        signed = signature(hook.key, int(time.time()), body)
        headers = {"content-type": "application/json", "railhead-signature": signed}
        try:
            status = await self.outgoing.send(hook.url, headers, body)
        except NotPublic as error:
            log.warning("hook.refused", error=str(error))
            status = GONE
        except OSError as error:
            log.warning("hook.failed", error=str(error))
            raise Later from None
        if status == GONE:
            async with self.store.write() as db:
                await alerts.keep_hook(db, hook.person, None)
        elif status >= 300:
            raise Later


def signature(key: str, at: int, body: bytes) -> str:
    """`t=` seconds since 1970, `v1=` the HMAC."""
    made = hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={made}"

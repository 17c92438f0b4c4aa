"""Web Push: what somebody is told goes, encrypted for their browser, to the push service that the browser has named."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
import structlog

from railhead.server.outbox import Later
from railhead.server.outgoing import NotPublic, Outgoing
from railhead.server.settings import Settings
from railhead.server.telling import Telling, put_into_words
from railhead.store import alerts
from railhead.store.rows import OutRow, PushRow
from railhead.store.store import Store

log = structlog.get_logger()

#: for how long a push service keeps what it cannot deliver, in seconds
KEPT_S = 24 * 3600
#: for how long a signature is good; push services allow a day
SIGNED_S = 12 * 3600
#: the answers of a push service that knows the browser no more
GONE = (404, 410)


class Push:
    """The channel to browsers. Its key is made at first use and kept in the database, the same for all processes."""

    def __init__(self, store: Store, settings: Settings, telling: Telling, outgoing: Outgoing) -> None:
        self.store, self.settings, self.telling, self.outgoing = store, settings, telling, outgoing
        self._key: str | None = None

    async def key(self) -> str:
        """The private key, as PEM."""
        if self._key is None:
            async with self.store.write() as db:
                self._key = await alerts.own_key(db, "vapid", _fresh_key())
        return self._key

    async def public_key(self) -> str:
        """What a browser is given when it is asked to take our messages."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        public = Vapid02.from_pem((await self.key()).encode()).public_key
        return _base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def __call__(self, rows: Sequence[OutRow]) -> list[OutRow]:
        """The channel `push`: one note for one browser."""
        (row,) = rows
        told = await self.telling.look(row)
        if told is None:
            return []
        async with self.store.read() as db:
            browsers = [one for one in await alerts.browsers_of(db, told.person.id) if one.endpoint == told.alert.to]
        key, body = await self.key(), msgspec.json.encode(put_into_words(told))
        for browser in browsers:
            await self._tell(key, browser, body)
        return []

    async def _tell(self, key: str, browser: PushRow, body: bytes) -> None:
        """A browser that its push service knows no more is forgotten; a push service that is busy is asked again."""
        try:
            headers, sealed = await asyncio.to_thread(self._sealed, key, browser, body)
            status = await self.outgoing.send(browser.endpoint, headers, sealed)
        except (OSError, TimeoutError) as error:
            log.warning("push.failed", error=str(error))
            raise Later from None
        except (ValueError, NotPublic) as error:
            log.warning("push.refused", error=str(error))
            status = GONE[0]
        if status in GONE:
            async with self.store.write() as db:
                await alerts.unsubscribe(db, browser.endpoint)
        elif status == 429 or status >= 500:
            raise Later
        elif status >= 300:
            log.warning("push.refused", status=status)

    def _sealed(self, key: str, browser: PushRow, body: bytes) -> tuple[dict[str, str], bytes]:
        """Encrypted so that only the browser can read it, and signed as from this server."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        keys = msgspec.json.decode(browser.keys)
        encoded = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(body, content_encoding="aes128gcm")
        parts = urlsplit(browser.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_S,
            "sub": f"mailto:{self.settings.smtp_from or 'railhead@localhost'}",
        }  # fmt: skip
        signed = Vapid02.from_pem(key.encode()).sign(claims)
        headers = {"ttl": str(KEPT_S), "content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
        return headers | signed, encoded["body"]


def _fresh_key() -> str:
    from py_vapid import Vapid02

    fresh = Vapid02()
    fresh.generate_keys()
    return str(fresh.private_pem().decode())


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

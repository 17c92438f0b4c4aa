"""Who asks: a cookie in the browser or a token of a program, both opaque; the store knows only their hashes."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from hashlib import blake2b

from litestar.datastructures import Cookie

from railhead.server.faults import Fault, NotSignedIn
from railhead.server.settings import Settings
from railhead.store import people
from railhead.store.rows import KeyRow, PersonRow
from railhead.store.store import Store

COOKIE = "railhead"
#: a browser is remembered for a year after its last sign-in
KEPT = 365 * 24 * 3600


def hash_of(key: str) -> str:
    return blake2b(key.encode(), digest_size=32).hexdigest()


def new_key(person: str, kind: str, label: str = "", lasts: int | None = None) -> tuple[str, KeyRow]:
    """A fresh key as its holder gets it, and what is kept of it."""
    secret = secrets.token_urlsafe(32)
    now = int(time.time())
    return secret, KeyRow(hash_of(secret), person, kind, label, now, now + lasts if lasts else None)


def key_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> tuple[str, str] | None:
    """The key that came with a request and its kind: a token goes before a cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return "token", token
    cookie = cookies.get(COOKIE)
    return ("session", cookie) if cookie else None


async def who(headers: Mapping[str, str], cookies: Mapping[str, str], store: Store) -> PersonRow | None:
    """The person who asks, or None: nobody, or one who is banned."""
    key = key_of(headers, cookies)
    if key is None or len(key[1]) > 200:
        return None
    async with store.read() as db:
        person = await people.by_key(db, hash_of(key[1]), [key[0]], int(time.time()))
    return None if person is None or person.banned else person


def cookie(secret: str, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE, value=secret, max_age=KEPT if secret else 0, path="/", httponly=True, samesite="lax",
        secure=settings.secure_cookies,
    )  # fmt: skip


def signed_in(person: PersonRow | None) -> PersonRow:
    if person is None:
        raise Fault(401, [NotSignedIn()])
    return person

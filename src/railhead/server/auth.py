"""Who asks: a cookie in the browser or a token of a program, both opaque; the store knows only their hashes."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from hashlib import blake2b

from litestar.datastructures import Cookie
from msgspec import Struct

from railhead.server.clock import key_time
from railhead.server.faults import Fault, NotForTokens, NotSignedIn, forbidden
from railhead.server.settings import Settings
from railhead.store import people
from railhead.store.rows import KeyRow, PersonRow
from railhead.store.store import Store

COOKIE = "railhead"
#: a browser is remembered for a year after its last sign-in
KEPT = 365 * 24 * 3600


class Holder(Struct, frozen=True):
    """Somebody, and the key by which they are known here: its hash, and of a token its scope."""

    person: PersonRow
    key: str
    kind: str
    scope: str | None = None


def hash_of(key: str) -> str:
    return blake2b(key.encode(), digest_size=32).hexdigest()


def new_key(
    person: str, kind: str, label: str = "", lasts: int | None = None, scope: str | None = None
) -> tuple[str, KeyRow]:
    """A fresh key as its holder gets it, and what is kept of it."""
    secret = secrets.token_urlsafe(32)
    now = int(time.time())
    return secret, KeyRow(hash_of(secret), person, kind, label, now, now + lasts if lasts else None, scope)


def key_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> tuple[str, str] | None:
    """The key that came with a request and its kind: a token goes before a cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return "token", token
    cookie = cookies.get(COOKIE)
    return ("session", cookie) if cookie else None


async def who(headers: Mapping[str, str], cookies: Mapping[str, str], store: Store) -> Holder | None:
    """The person who asks, or None: nobody, or one who is banned."""
    key = key_of(headers, cookies)
    if key is None or len(key[1]) > 200:
        return None
    return (await holders(store, key[0], [hash_of(key[1])])).get(hash_of(key[1]))


async def holders(store: Store, kind: str, keys: Sequence[str]) -> dict[str, Holder]:
    """Who holds the keys of those hashes: without keys that have run out or been dropped, and banned people."""
    found = await store.look(lambda db: people.holders(db, keys, kind, key_time()))
    return {key: Holder(person, key, kind, scope) for key, (person, scope) in found.items() if not person.banned}


def must_be_enough(scope: str | None, tokens: bool, changes: bool) -> None:
    """A token is for games alone, whatever it leads to (`tokens`), and one to read changes nothing."""
    if scope is not None and (not tokens or (changes and scope != "play")):
        raise forbidden(NotForTokens())


def cookie(secret: str, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE, value=secret, max_age=KEPT if secret else 0, path="/", httponly=True, samesite="lax",
        secure=settings.secure_cookies,
    )  # fmt: skip


def signed_in(person: PersonRow | None) -> PersonRow:
    if person is None:
        raise Fault(401, [NotSignedIn()])
    return person

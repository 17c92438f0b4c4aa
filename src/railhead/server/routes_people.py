"""HTTP: who one is."""

from __future__ import annotations

import time

from litestar import Response, get, post

from railhead.server.auth import KEPT, cookie, new_key
from railhead.server.given import Sent, Tables, Viewer
from railhead.server.hub import new_id
from railhead.server.protocol import Person, Session, SignIn
from railhead.store import people
from railhead.store.rows import PersonRow


def person_info(person: PersonRow) -> Person:
    return Person(person.id, person.name, person.lang, person.login is None)  # type: ignore[arg-type]  # checked on writing


@get("/api/session")
async def session(viewer: Viewer) -> Session:
    """Who one is."""
    return Session(person_info(viewer) if viewer else None)


@post("/api/session")
async def sign_in(viewer: Viewer, hub: Tables, data: Sent[SignIn]) -> Response[Session]:
    """Become a guest, or take another name or language."""
    if viewer is not None:
        async with hub.store.write() as db:
            await people.change(db, viewer.id, {"name": data.name, "lang": data.lang})
        changed = Person(viewer.id, data.name, data.lang, viewer.login is None)
        return Response(Session(changed), status_code=200)
    guest = PersonRow(new_id(), data.name, data.lang, int(time.time()))
    secret, key = new_key(guest.id, "session", lasts=KEPT)
    async with hub.store.write() as db:
        await people.create(db, guest)
        await people.keep_key(db, key)
    return Response(Session(person_info(guest)), status_code=201, cookies=[cookie(secret, hub.settings)])


ROUTES = [session, sign_in]

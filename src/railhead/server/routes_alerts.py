"""HTTP: where one is told what happens at one's tables, and how to stop that."""

from __future__ import annotations

import time

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath

from railhead.server.auth import signed_in
from railhead.server.dependencies import Sent, Tables, Viewer
from railhead.server.faults import BadRequest, Fault, KeyRunOut, refused
from railhead.server.protocol.people import Browser, Choices, PushKey, StopMail, Unsubscribe
from railhead.store import alerts, outbox, people
from railhead.store.rows import PushRow

#: browsers of one person that are told
MOST_BROWSERS = 10


@get("/api/push")
async def push_key(hub: Tables) -> PushKey:
    """The key with which a browser is asked to take messages of this server."""
    return PushKey(await hub.push.public_key())


@put("/api/push")
async def subscribe(viewer: Viewer, hub: Tables, data: Sent[Browser]) -> None:
    """Tell me in this browser, also while no page is open."""
    person = signed_in(viewer)
    if not data.endpoint.startswith("https://"):
        raise Fault(400, [BadRequest("endpoint")])
    keys = msgspec.json.encode({"p256dh": data.p256dh, "auth": data.auth}).decode()
    async with hub.store.write() as db:
        for old in (await alerts.browsers_of(db, person.id))[: 1 - MOST_BROWSERS]:
            await alerts.unsubscribe(db, old.endpoint)
        await alerts.subscribe(db, PushRow(data.endpoint, person.id, keys, int(time.time())))


@post("/api/push/stop")
async def unsubscribe(viewer: Viewer, hub: Tables, data: Sent[Unsubscribe]) -> None:
    """No more in this browser."""
    person = signed_in(viewer)
    async with hub.store.write() as db:
        if data.endpoint in [one.endpoint for one in await alerts.browsers_of(db, person.id)]:
            await alerts.unsubscribe(db, data.endpoint)


@delete("/api/alerts")
async def stop(viewer: Viewer, hub: Tables) -> None:
    """No more alerts: in no browser, by no request and by no mail; nor what is waiting to go."""
    person = signed_in(viewer)
    async with hub.store.write() as db:
        found = await people.find(db, person.id)
        assert found is not None
        choices = msgspec.structs.replace(msgspec.json.decode(found.choices, type=Choices), mail=())
        await people.change(db, person.id, {"choices": msgspec.json.encode(choices).decode()})
        await alerts.forget(db, person.id)
        await outbox.stop(db, person.id, ["alert", "push", "hook", "mail"])


@post("/api/alerts/stop")
async def stop_mail(hub: Tables, data: Sent[StopMail]) -> None:
    """What a link at the end of a mail leads to: no more such mails. Whoever has the link need not be signed in."""
    if not await hub.mail.stop(data.key):
        raise refused(KeyRunOut())


@post("/api/alerts/stop/{key:str}")
async def stop_mail_at_once(hub: Tables, key: FromPath[str]) -> None:
    """The same for mail programs, which send their own form (RFC 8058)."""
    if not await hub.mail.stop(key):
        raise refused(KeyRunOut())


ROUTES = [push_key, subscribe, unsubscribe, stop, stop_mail, stop_mail_at_once]

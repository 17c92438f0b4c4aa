"""HTTP: where one is told what happens at one's tables, and how to stop that."""

from __future__ import annotations

import time

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath

from railhead.server.auth import signed_in
from railhead.server.dependencies import Sent, Tables, Viewer
from railhead.server.faults import BadRequest, Fault, KeyRunOut, NoPublicAddress, refused
from railhead.server.outgoing import NotPublic
from railhead.server.protocol.people import Browser, Choices, HookInfo, NewHook, PushKey, StopMail, Unsubscribe
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


@get("/api/hook")
async def hook(viewer: Viewer, hub: Tables) -> HookInfo:
    """The program of one's own that is told."""
    async with hub.store.read() as db:
        found = await alerts.hook_of(db, signed_in(viewer).id)
    return HookInfo(found.url, found.key) if found is not None else HookInfo()


@put("/api/hook")
async def set_hook(viewer: Viewer, hub: Tables, data: Sent[NewHook]) -> HookInfo:
    """Tell a program of mine, by https, at a public address."""
    try:
        found = await hub.hook.set(signed_in(viewer).id, data.url)
    except (NotPublic, OSError):
        raise refused(NoPublicAddress()) from None
    return HookInfo(found.url, found.key)


@delete("/api/hook")
async def drop_hook(viewer: Viewer, hub: Tables) -> None:
    person = signed_in(viewer)
    async with hub.store.write() as db:
        await alerts.keep_hook(db, person.id, None)
        await outbox.stop(db, person.id, ["hook"])


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


ROUTES = [push_key, subscribe, unsubscribe, hook, set_hook, drop_hook, stop, stop_mail, stop_mail_at_once]

"""HTTP for those who run the server: health and figures, reports, bans, closing games."""

from __future__ import annotations

import time
from ipaddress import ip_address

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import railhead
from railhead.server import tables
from railhead.server.auth import signed_in
from railhead.server.dependencies import GameId, Sent, Tables, Viewer
from railhead.server.faults import NoSuchPerson, NoSuchReport, forbidden, not_found
from railhead.server.metrics import BOT_QUEUE, IMPORT_QUEUE, ROOMS, UNREADABLE, all_figures
from railhead.server.protocol.games import GameInfo, Health
from railhead.server.protocol.people import Ban, PersonCard, ReportInfo
from railhead.store import people
from railhead.store.rows import PersonRow


def admin(viewer: PersonRow | None) -> PersonRow:
    person = signed_in(viewer)
    if not person.admin:
        raise forbidden()
    return person


@get("/health")
async def health(hub: Tables) -> Response[Health]:
    """Whether the server answers and its database can be written to: 503 where it cannot."""
    fine = await hub.health.fine()
    return Response(Health("ok" if fine else "failing", railhead.__version__), status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[object, object, State], hub: Tables) -> Response[bytes]:
    """Figures for Prometheus, told to this machine only (and to all where `metrics_open` is set)."""
    if not hub.settings.metrics_open and not _is_local(request.client.host if request.client else ""):
        raise forbidden()
    ROOMS.set(len(hub.rooms))
    UNREADABLE.set(len(hub.unreadable))
    BOT_QUEUE.set(len(hub.bots.thinkers.pool.turns))
    IMPORT_QUEUE.set(len(hub.replays.turns))
    return Response(generate_latest(all_figures()), media_type=CONTENT_TYPE_LATEST)


def _is_local(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


@get("/api/admin/reports")
async def reports(viewer: Viewer, hub: Tables) -> list[ReportInfo]:
    """What people have told about others and is not settled."""
    admin(viewer)
    async with hub.store.read() as db:
        found = await people.open_reports(db)
    return [ReportInfo(row.id, row.by, row.about, row.game, row.text, row.at) for row in found]


@delete("/api/admin/reports/{report:str}")
async def settle(viewer: Viewer, hub: Tables, report: FromPath[str]) -> None:
    """The matter is settled."""
    admin(viewer)
    async with hub.store.write() as db:
        if not await people.settle_report(db, report, int(time.time())):
            raise not_found(NoSuchReport())


@post("/api/admin/people/{person:str}/ban")
async def ban(viewer: Viewer, hub: Tables, person: FromPath[str], data: Sent[Ban]) -> PersonCard:
    """Banned people are signed out and cannot sign in."""
    admin(viewer)
    async with hub.store.write() as db:
        found = await people.find(db, person)
        if found is None:
            raise not_found(NoSuchPerson(person))
        await people.change(db, found.id, {"banned": data.banned})
        if data.banned:
            await people.drop_keys(db, found.id, ["session", "token"])
    await hub.signed_out(found.id)
    return PersonCard(found.id, found.name)


@post("/api/admin/games/{game:str}/close")
async def close(viewer: Viewer, hub: Tables, game: GameId) -> GameInfo:
    """End a game for good."""
    person = admin(viewer)
    room = await hub.room(game)
    await tables.close(hub, room)
    return room.info(person.id)


ROUTES = [health, metrics, reports, settle, ban, close]

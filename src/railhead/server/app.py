"""The application: routes, faults, headers, and what is opened at the start and closed at the end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler, LifeSpanScope, Scope
from sqlalchemy.exc import DataError

import railhead
from railhead.kernel.refusal import Refusal
from railhead.server import (
    live,
    routes_admin,
    routes_alerts,
    routes_analysis,
    routes_games,
    routes_lessons,
    routes_orders,
    routes_people,
    routes_play,
    static_files,
    vacations,
)
from railhead.server.alert_mail import remind_for_ever
from railhead.server.auth import must_be_enough, who
from railhead.server.dependencies import Tables
from railhead.server.ending import end
from railhead.server.expiry import expire_for_ever
from railhead.server.falls import fall_for_ever
from railhead.server.faults import BadField, BadRequest, Fault, NoSuchPage, NotAllowed, ServerFault, TooLarge
from railhead.server.hub import Hub
from railhead.server.listener import Listener
from railhead.server.middleware import SAFE, Guard, refuse
from railhead.server.orders import carry_out_for_ever
from railhead.server.protocol import Problem
from railhead.server.settings import Settings, database_of
from railhead.store.rows import PersonRow
from railhead.store.store import open_store

log = structlog.get_logger()

Asked = Request[object, object, State]


#: fields that people fill in: what is wrong with them is said in their words
FIELDS = frozenset({"login", "name", "password", "new", "old", "email", "key", "label", "text"})
#: fields that are the same to people
FIELD_OF = {"label": "name"}

#: the escape of the character that no database keeps
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


class CarefulRequest(Request[Any, Any, State]):
    """A body with a NUL in one of its texts is not taken: PostgreSQL could not keep it."""

    async def body(self) -> bytes:
        data = await super().body()
        if _NUL.search(data):
            raise Fault(400, [BadRequest("\\u0000")])
        return data


#: no address of ours is longer; ids, titles and the names of files are all short
LONGEST_PATH = 500


class App(Litestar):
    """The framework remembers the last thousand addresses that it was asked for: what is too long to be one is not let
    that far, so that nobody fills the memory with them."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" or len(scope["path"]) <= LONGEST_PATH:
            await super().__call__(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await refuse(Fault(404, [NoSuchPage()]), send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = database_of(settings)
        if "://" not in database:
            Path(database).parent.mkdir(parents=True, exist_ok=True)
        store = await open_store(database)
        hub = app.state.hub = Hub(store, settings)
        for_ever = (
            hub.resume(),
            hub.outbox.run(),
            hub.pages.look_up_for_ever(),
            expire_for_ever(hub),
            carry_out_for_ever(hub),
            fall_for_ever(hub),
        )
        beside = [asyncio.create_task(one) for one in for_ever]
        if not store.sqlite:
            beside.append(asyncio.create_task(Listener(hub).run()))
        if settings.smtp_host and settings.remind_hours > 0:
            beside.append(asyncio.create_task(remind_for_ever(settings, store, hub.outbox.nudge)))
        try:
            yield
        finally:
            await end(beside)
            await hub.close()
            await store.close()

    modules = (routes_people, routes_alerts, vacations, routes_admin, live, static_files)
    routes: list[ControllerRouterHandler] = [route for module in modules for route in module.ROUTES]
    # A program's token is for games: what else it may be used for says so itself.
    for module in (routes_analysis, routes_games, routes_lessons, routes_orders, routes_play):
        routes.append(Router("/", route_handlers=module.ROUTES, opt={"tokens": True}))
    return App(
        route_handlers=routes,
        lifespan=[lifespan],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "viewer": Provide(_viewer),
            "address": Provide(_address, sync_to_thread=False),
        },
        request_class=CarefulRequest,
        exception_handlers={
            Fault: _fault,
            HTTPException: _http_fault,
            RecursionError: _unreadable,
            DataError: _unreadable,
            Exception: _server_fault,
        },
        middleware=[Guard.of(settings)],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=1000),
        request_max_body_size=settings.max_body,
        openapi_config=OpenAPIConfig(
            title="Railhead", version=railhead.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


async def _viewer(request: Asked, hub: Tables) -> PersonRow | None:
    holder = await who(request.headers, request.cookies, hub.store)
    if holder is None:
        return None
    # For the line of the log.
    request.scope["state"]["person"] = holder.person.id
    opt = request.route_handler.opt
    must_be_enough(holder.scope, bool(opt.get("tokens")), request.method not in SAFE and not opt.get("reads"))
    return holder.person


def _answer(status: int, *refusals: Refusal) -> Response[Problem]:
    return Response(Fault(status, refusals).problem(), status_code=status)


def _fault(_: Asked, fault: Fault) -> Response[Problem]:
    headers = {"retry-after": str(fault.wait)} if fault.wait else {}
    return Response(fault.problem(), status_code=fault.status, headers=headers)


def _http_fault(_: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such address, a body that is not what the route takes."""
    status = error.status_code
    if status in (404, 405):
        return _answer(status, NoSuchPage())
    if status == 413:
        return _answer(status, TooLarge())
    if status == 400:
        parts = [part for part in (error.extra if isinstance(error.extra, list) else []) if isinstance(part, dict)]
        fields = [part.get("key", "").rpartition(".")[2] for part in parts]
        if fields and FIELDS.issuperset(fields):
            return _answer(status, *(BadField(FIELD_OF.get(field, field)) for field in fields))
        detail = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in parts)
        return _answer(status, BadRequest(detail or error.detail))
    return _answer(status, NotAllowed() if status < 500 else ServerFault())


def _unreadable(_: Asked, error: Exception) -> Response[Problem]:
    """JSON too deep to be read, or a text that no database keeps, in an address."""
    return _answer(400, BadRequest(type(error).__name__))


def _server_fault(request: Asked, error: Exception) -> Response[Problem]:
    log.error("http.fault", method=request.method, path=request.url.path, exc_info=error)
    return _answer(500, ServerFault())

"""Before and after every request: no page of another site acts in a visitor's name, nobody asks too often, every
answer has its headers, and a line of the log says what happened."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from railhead.server.faults import CrossOrigin, Fault, TooMany
from railhead.server.limits import Limit
from railhead.server.metrics import REQUESTS
from railhead.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}

#: where names and passwords could be tried out
SIGN_IN = {
    "/api/session", "/api/session/login", "/api/account", "/api/account/reset", "/api/account/password",
    "/api/account/delete", "/api/account/verify",
}  # fmt: skip

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

log = structlog.get_logger()


class Guard:
    """The middleware around everything. There is one for every route; they share the limits."""

    def __init__(self, app: ASGIApp, settings: Settings, limit: Limit, sign_in_limit: Limit) -> None:
        self.app = app
        self.limit, self.sign_in_limit = limit, sign_in_limit
        extra = {"strict-transport-security": "max-age=31536000"} if settings.secure_cookies else {}
        self.headers = [(name.encode(), value.encode()) for name, value in (HEADERS | extra).items()]

    @staticmethod
    def of(settings: Settings) -> DefineMiddleware:
        limits = {"limit": Limit(settings.rate_limit), "sign_in_limit": Limit(settings.sign_in_limit)}
        return DefineMiddleware(Guard, settings=settings, **limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        method, path, began = scope["method"], scope["path"], time.perf_counter()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
                status = message["status"]
                REQUESTS.labels(method, str(status)).inc()
                log.info(
                    "http", method=method, path=path, status=status, ms=round(1000 * (time.perf_counter() - began)),
                    address=_address(scope), person=scope["state"].get("person"),
                )  # fmt: skip
            await send(message)

        fault = self.against(scope)
        if fault is not None:
            await refuse(fault, guarded)
        else:
            await self.app(scope, receive, guarded)

    def against(self, scope: HTTPScope) -> Fault | None:
        """What speaks against the request, before anybody looks at what it asks."""
        if scope["method"] in SAFE:
            return None
        if is_foreign(Headers.from_scope(scope).get):
            return Fault(403, [CrossOrigin()])
        who = _address(scope)
        if not self.limit.allows(who) or (scope["path"] in SIGN_IN and not self.sign_in_limit.allows(who)):
            return Fault(429, [TooMany()])
        return None


def _address(scope: HTTPScope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def is_foreign(header: Callable[[str], str | None]) -> bool:
    """Whether a browser says that the request comes from another site's page.

    Every browser sends Sec-Fetch-Site or Origin with what changes something; a program that sends neither has no
    visitor's cookie to misuse.
    """
    site = header("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = header("origin")
    return origin is not None and urlsplit(origin).netloc != header("host")


async def refuse(fault: Fault, send: Send) -> None:
    body = msgspec.json.encode(fault.problem())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if fault.status == 429:
        headers.append((b"retry-after", str(fault.wait or 60).encode()))
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

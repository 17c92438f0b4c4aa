"""Before and after every request: no page of another site acts in a visitor's name, and no answer goes unguarded."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from railhead.server.faults import CrossOrigin, Fault
from railhead.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        extra = {"strict-transport-security": "max-age=31536000"} if settings.secure_cookies else {}
        self.headers = [(name.encode(), value.encode()) for name, value in (HEADERS | extra).items()]

    @staticmethod
    def of(settings: Settings) -> DefineMiddleware:
        return DefineMiddleware(Guard, settings=settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        if scope["method"] not in SAFE and is_foreign(Headers.from_scope(scope).get):
            await refuse(Fault(403, [CrossOrigin()]), guarded)
            return
        await self.app(scope, receive, guarded)


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
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""The browser client, as built by `make web`: files, and the page itself for every address that it knows.

An address that leads nowhere gets the page as well, which says so, with status 404.
"""

from __future__ import annotations

from functools import cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from railhead.server.dependencies import Tables
from railhead.server.faults import NoSuchPage, not_found
from railhead.server.hub import Hub
from railhead.server.previews import Browser, preview_of

STATIC = Path(__file__).parent / "static"
#: Vite puts a hash into the names under assets/, so these never change
FOR_EVER = "public, max-age=31536000, immutable"
INDEX = "index.html"
#: stands in the built page, for what the page is called
TITLE = "<title>Railhead</title>"

MISSING = """<!doctype html><meta charset="utf-8"><title>Railhead</title>
<p>The browser client is not built: <code>make web</code>
<p>Клиент для браузера не собран: <code>make web</code>
<p>ブラウザー用の画面がまだ作られていません。<code>make web</code>
"""


@cache
def _files(folder: Path) -> dict[str, Path]:
    """What may be asked for: nothing outside the folder can be named."""
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


@cache
def _content(path: Path) -> bytes:
    return path.read_bytes()


@get("/", include_in_schema=False)
async def home(request: Browser, hub: Tables) -> Response[bytes]:
    return await _page("", request, hub)


@get("/{path:path}", include_in_schema=False)
async def page(request: Browser, hub: Tables, path: FromPath[str]) -> Response[bytes]:
    name = path.strip("/")
    if name in _files(STATIC) and name != INDEX:
        return _file(name)
    if name == "api" or name.startswith("api/") or ("." in name.rpartition("/")[2] and name != INDEX):
        raise not_found(NoSuchPage())
    return await _page("" if name == INDEX else name, request, hub)


async def _page(name: str, request: Browser, hub: Hub) -> Response[bytes]:
    """The client, called what it is about to show."""
    files = _files(STATIC)
    if INDEX not in files:
        return Response(MISSING.encode(), media_type="text/html")
    preview = await preview_of(name, request, hub)
    html = _content(files[INDEX]).decode().replace(TITLE, preview.tags(), 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(html.encode(), media_type="text/html", headers=headers, status_code=200 if preview.found else 404)


def _file(name: str) -> Response[bytes]:
    files = _files(STATIC)
    kind, _ = guess_type(name)
    cache_for = FOR_EVER if name.startswith("assets/") else "no-cache"
    try:
        content = _content(files[name])
    except FileNotFoundError:  # the client was built anew under a running server, which knows the old files only
        raise not_found(NoSuchPage()) from None
    headers = {"cache-control": cache_for}
    return Response(content, media_type=kind or "application/octet-stream", headers=headers)


ROUTES = [home, page]

"""The browser client, as built by `make web`: files, and the page itself for every address that is not a file."""

from __future__ import annotations

from functools import cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from railhead.server.faults import NoSuchPage, not_found

STATIC = Path(__file__).parent / "static"
#: Vite puts a hash into the names under assets/, so these never change
FOR_EVER = "public, max-age=31536000, immutable"

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
async def home() -> Response[bytes]:
    return _answer("")


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str]) -> Response[bytes]:
    return _answer(path.strip("/"))


def _answer(name: str) -> Response[bytes]:
    if name == "api" or name.startswith("api/"):
        raise not_found(NoSuchPage())
    files = _files(STATIC)
    if name not in files and "." in name.rpartition("/")[2]:
        raise not_found(NoSuchPage())
    if name not in files:
        name = "index.html"
    if name not in files:
        return Response(MISSING.encode(), media_type="text/html")
    kind, _ = guess_type(name)
    cache_for = FOR_EVER if name.startswith("assets/") else "no-cache"
    try:
        content = _content(files[name])
    except FileNotFoundError:  # the client was built anew under a running server, which knows the old files only
        raise not_found(NoSuchPage()) from None
    headers = {"cache-control": cache_for}
    return Response(content, media_type=kind or "application/octet-stream", headers=headers)


ROUTES = [home, page]

"""`railhead serve`: the program in the browser. The server is loaded only when it is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from railhead.cli.terminal import Stop


def serve(
    *, host: Annotated[str | None, Parameter(help="help-host")] = None,
    port: Annotated[int | None, Parameter(help="help-port")] = None,
    data: Annotated[Path | None, Parameter(help="help-data")] = None,
    workers: Annotated[int | None, Parameter(help="help-workers")] = None,
    open: Annotated[bool, Parameter(help="help-open", negative="")] = False,
) -> None:  # fmt: skip
    if port is not None and not 0 <= port <= 65535:
        raise Stop("cli-bad-port", {"port": port})
    try:
        from railhead.server.main import serve as serve_there
    except ModuleNotFoundError:
        raise Stop("cli-no-server") from None
    serve_there(host, port, data, open, workers)

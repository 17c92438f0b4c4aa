"""`railhead serve`: the program in the browser. The server is loaded only when it is asked for."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from railhead.cli.terminal import Stop


def serve(
    *, host: Annotated[str, Parameter(help="help-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="help-port")] = 8000,
) -> None:  # fmt: skip
    try:
        from railhead.server.main import serve as serve_there
    except ModuleNotFoundError:
        raise Stop("cli-no-server") from None
    serve_there(host, port)

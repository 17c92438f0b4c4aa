"""What is made from the structs is up to date."""

from __future__ import annotations

from railhead.server.schema import WEB, typescript
from tests.server.table import Client, Server


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert (WEB / "types.ts").read_text() == typescript(), "run python -m railhead.server.schema"


def test_openapi_describes_every_answer(server: Server) -> None:
    schema = Client(server).get("/api/schema/openapi.json").json()
    names = schema["components"]["schemas"]
    assert {"NewGame", "Position", "GameInfo", "Menu", "Scene", "Choice"} <= {name.rpartition("_")[2] for name in names}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation["responses"], (method, path)

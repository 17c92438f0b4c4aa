"""Who may do what: every request and live message, as every role, against the table in docs/server.md."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from railhead.server.app import create_app
from railhead.server.protocol import Problem
from railhead.server.protocol.live import Said
from railhead.server.settings import Settings
from railhead.store import people
from tests.server.table import PATIENCE, UNLIMITED, Client, finished
from tests.server.test_people import PASSWORD, register
from tests.shared import ROOT

ROLES = ("stranger", "guest", "other", "spectator", "out of turn", "in turn", "creator", "admin")
OUTSIDE = {"stranger", "guest", "other", "spectator"}
WORDS = {"all": set(ROLES), "signed in": set(ROLES) - {"stranger"}}

#: reasons that say "not for you"; any other answer means that the request was let in
DENIED = {"not-signed-in", "not-allowed", "not-your-seat", "no-such-game"}

TAKE: dict[str, object] = {"head": 0, "seat": 0, "action": {"do": "take", "count": 1}}
BODIES: dict[str, dict[str, object]] = {
    "POST /api/session": {"name": "X"},
    "POST /api/session/login": {"login": "known", "password": PASSWORD},
    "POST /api/account": {"login": "%new%", "password": PASSWORD},
    "PATCH /api/account": {"lang": "ja"},
    "POST /api/account/password": {"old": PASSWORD, "new": PASSWORD},
    "POST /api/account/delete": {"password": PASSWORD},
    "POST /api/account/verify": {"key": "x" * 40},
    "POST /api/account/reset": {"email": "a@example.org"},
    "PUT /api/account/reset": {"key": "x" * 40, "password": PASSWORD},
    "POST /api/tokens": {"label": "t"},
    "POST /api/reports": {"about": "%person%", "text": "rude"},
    "POST /api/admin/people/{person}/ban": {"banned": False},
    "POST /api/lessons/{title}/{id}": {},
    "POST /api/lessons/{title}/{id}/explain": {"action": {"do": "continue"}},
    "POST /api/lessons/{title}/{id}/preview": {"action": {"do": "continue"}},
    "POST /api/games": {"title": "nim", "seats": [{"kind": "me"}]},
    "POST /api/games/{game}/chat": {"text": "hello"},
    "PUT /api/games/{game}/note": {"text": "mine"},
    "POST /api/games/{game}/orders": {"head": 0, "seat": 0, "order": {"order": "pass"}},
    "POST /api/games/{game}/replies": {"branch": "none"},
    "POST /api/games/{game}/join": {},
    "POST /api/games/{game}/leave": {"seat": 0},
    "POST /api/games/{game}/kick": {"seat": 0},
    "POST /api/games/{game}/bot": {"seat": 0},
    "POST /api/games/{game}/invite": {"login": "known"},
    "POST /api/games/{game}/return": {"seat": 0},
    "POST /api/games/{game}/replace": {"seat": 0},
    "POST /api/games/{game}/seats": {"seat": 0, "to": "open"},
    "POST /api/games/{game}/actions": TAKE,
    "POST /api/games/{game}/preview": TAKE,
    "POST /api/games/{game}/advice": {"head": 0, "seat": 0},
    "POST /api/games/{game}/doubt": TAKE,
    "POST /api/games/{game}/moves": {"at": 0},
    "PUT /api/learned": {},
    "POST /api/games/{game}/rewind": {"head": 0, "to": 0},
    "POST /api/games/{game}/consent": {"agree": True},
    "POST /api/games/{game}/pause": {"agree": True},
    "PUT /api/absence/zone": {"zone": "Europe/Budapest"},
    "POST /api/absence/vacation": {"days": 1},
    "PUT /api/push": {"endpoint": "https://push.example/%person%", "p256dh": "A" * 87, "auth": "A" * 22},
    "POST /api/push/stop": {"endpoint": "https://push.example/1"},
    "PUT /api/hook": {"url": "https://127.0.0.1/hook"},
    "POST /api/alerts/stop": {"key": "x" * 40},
    "POST /api/games/{game}/branches": {"at": 0},
    "live watch": {},
    "live act": TAKE | {"ref": 1},
    "live preview": TAKE | {"ref": 1},
    "live explain": TAKE | {"ref": 1},
    "live foresee": TAKE | {"ref": 1, "action": {"hex": "A1"}},
    "live say": {"text": "hello"},
}
#: what is told where it is not refused
ANSWERS = {
    "watch": "watching", "act": "acted", "preview": "previewed", "explain": "explained", "foresee": "foreseen",
    "say": "said",
}  # fmt: skip
numbers = itertools.count()


def documented() -> dict[str, set[str]]:
    """The table of docs/server.md: request -> roles."""
    text = (ROOT / "docs" / "server.md").read_text()
    section = text.partition("## Who may do what")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row] for row in rows if not row[0].strip().startswith(("request", "-"))]
    return {row[0]: WORDS.get(row[1]) or {role.strip() for role in row[1].split(",")} for row in cells}


TABLE = documented()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("matrix")
    settings = Settings(data=str(folder), **UNLIMITED)
    with TestClient(create_app(settings), raise_server_exceptions=False) as server:
        yield House(server)


class House:
    """A server with somebody in every role; each request gets a table of its own."""

    def __init__(self, server: TestClient[Litestar]) -> None:
        self.server = server
        register(Client(server, "Known"), "known")

    def roles(self, access: str) -> tuple[str, dict[str, Client]]:
        """A running game in which seat 0 is asked, and people around it."""
        person = {role: Client(self.server, role.title()) for role in ROLES if role != "stranger"}
        person["stranger"] = Client(self.server)
        self.make_admin(person["admin"])
        invite: list[str] = []
        for role in ("in turn", "out of turn"):
            login = f"seat{next(numbers)}"
            register(person[role], login)
            invite.append(login)
        game = person["creator"].create("open", "open", access=access, invite=invite, seed=FIRST_ASKED).id
        for seat, role in enumerate(("in turn", "out of turn")):
            assert person[role].post(f"/api/games/{game}/join", {"seat": seat}).status_code == 201
        assert person["creator"].post(f"/api/games/{game}/start").status_code == 201
        assert person["in turn"].position(game).asked == 0
        person["other"].create("me", "me")
        return game, person

    def make_admin(self, person: Client) -> None:
        hub = self.server.app.state.hub

        async def grant() -> None:
            async with hub.store.write() as db:
                await people.change(db, person.id, {"admin": True})

        self.server.blocking_portal.call(grant)


#: with this seed the first seat of two begins
FIRST_ASKED = "0"


def reasons(answer: Any) -> set[str]:
    if answer.status_code < 400:
        return set()
    return {reason.code for reason in msgspec.json.decode(answer.content, type=Problem).reasons}


def let_in(house: House, request: str, access: str, expected: set[str]) -> set[str]:
    """Who is let in, each at the same table: those first who should not be, and after them it is as before."""
    game, person = house.roles(access)
    before = person["in turn"].get(f"/api/games/{game}").content
    denied = [role for role in ROLES if role not in expected]
    wrong = {role for role in denied if is_let_in(request, role, game, person)}
    assert person["in turn"].get(f"/api/games/{game}").content == before
    return wrong | {role for role in ROLES if role in expected and is_let_in(request, role, game, person)}


def is_let_in(request: str, role: str, game: str, person: dict[str, Client]) -> bool:
    body = BODIES.get(request)
    if request.startswith("live "):
        return live(person[role], game, {"type": request.removeprefix("live "), "game": game} | (body or {}))
    method, _, path = request.partition(" ")
    path = path.replace("{game}", game).replace("{person}", person["other"].id)
    path = path.replace("{title}", "rocket").replace("{id}", "none")
    path = path.replace("{token}", "0" * 16).replace("{report}", "none").replace("{session}", "0" * 16)
    if isinstance(body, dict):
        filled = {"%new%": f"new{next(numbers)}", "%person%": person["other"].id}
        body = {key: filled.get(value, value) if isinstance(value, str) else value for key, value in body.items()}
    if request == "POST /api/import":
        record = person["creator"].get(f"/api/games/{finished(person['creator'])}/record").content
        answer = person[role].send(path, record)
    else:
        answer = person[role].ask(method, path, body)
    assert answer.status_code < 500, answer.text
    assert answer.status_code != 400, answer.text
    return not reasons(answer) & DENIED


def live(person: Client, game: str, message: dict[str, object]) -> bool:
    with person.live() as socket:
        if message["type"] != "watch":
            socket.send_json({"type": "watch", "game": game})
        socket.send_json(message)
        wanted = ANSWERS[str(message["type"])]
        while True:
            told = socket.receive_json(timeout=PATIENCE)
            if told["type"] == "refused" and message["type"] != "watch" and told["problem"]["status"] == 404:
                return False
            if told["type"] == "refused":
                assert {reason["code"] for reason in told["problem"]["reasons"]} & DENIED
                return False
            if told["type"] == wanted:
                return True


def test_every_request_is_in_the_table(house: House) -> None:
    paths = house.server.app.openapi_schema.to_schema()["paths"]
    served = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert served == {request for request in TABLE if not request.startswith("live ")}
    said = {str(kind.__struct_config__.tag) for kind in get_args(Said)}
    # Whoever may watch may stop watching.
    assert {kind for kind in TABLE if kind.startswith("live ")} == {f"live {word}" for word in said - {"unwatch"}}


@pytest.mark.parametrize("request_", TABLE)
def test_the_allowed_are_exactly_the_documented(house: House, request_: str) -> None:
    assert let_in(house, request_, "link", TABLE[request_]) == TABLE[request_]


@pytest.mark.parametrize("request_", [request for request in TABLE if "{game}" in request or "live" in request])
def test_named_games_do_not_exist_for_others(house: House, request_: str) -> None:
    expected = TABLE[request_] - OUTSIDE
    assert let_in(house, request_, "named", expected) == expected


def test_what_is_refused_changes_nothing(house: House) -> None:
    """Another seat, a stale head, a replayed request, an invented outcome: the record stays as it is."""
    game, person = house.roles("link")
    first, second = person["in turn"], person["out of turn"]
    assert first.act(game, 0, 0, TAKE["action"]).status_code == 201
    before = first.get(f"/api/games/{game}/record").content
    for answer, status in (
        (first.act(game, 1, 1, TAKE["action"]), 403),
        (first.act(game, 0, 0, TAKE["action"]), 409),
        (second.act(game, 0, 1, TAKE["action"]), 409),
        (second.act(game, 2, 1, TAKE["action"]), 409),
        (second.act(game, 1, 1, {"do": "take", "count": 4}), 422),
        (second.act(game, 1, 1, {"do": "take", "count": 1, "revenue": 1000}), 422),
        (second.act(game, 1, 1, {"do": "roll", "count": 3}), 422),
        (person["creator"].act(game, 1, 1, TAKE["action"]), 403),
        (person["admin"].act(game, 1, 1, TAKE["action"]), 403),
    ):
        assert answer.status_code == status, answer.text
    assert first.get(f"/api/games/{game}/record").content == before


def test_a_page_of_another_site_changes_nothing(house: House) -> None:
    anna = Client(house.server, "Anna")
    body = {"title": "nim", "seats": [{"kind": "me"}]}
    for headers in ({"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"origin": "https://a.example"}):
        house.server.cookies.clear()
        answer = house.server.post("/api/games", json=body, headers=anna.headers | headers)
        assert (answer.status_code, reasons(answer)) == (403, {"cross-origin"})
    assert anna.get("/api/games").json() == []
    for headers in ({"sec-fetch-site": "same-origin"}, {"origin": "http://testserver.local"}):
        house.server.cookies.clear()
        assert house.server.post("/api/games", json=body, headers=anna.headers | headers).status_code == 201

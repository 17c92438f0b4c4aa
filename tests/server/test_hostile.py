"""What strangers may send: made-up numbers, ids and texts take neither memory nor time, and get a typed answer."""

from __future__ import annotations

import json
import tracemalloc

import pytest
from litestar.exceptions import WebSocketDisconnect

from railhead.server.hub import Hub
from railhead.server.replays import Import, NotReplayed, replay
from railhead.store import games
from tests.server.table import PATIENCE, Client, Server, codes

HEADER = '{"format":1,"rules":"nim/1","seats":2,"seed":"a"}\n'
HUGE = 10**30


RECORDS = [
    '{"format":1,"rules":"1862/1","seats":1000000000}',
    '{"format":1,"rules":"nim/1","seats":-1}',
    json.dumps({"format": 1, "rules": "nim/1", "seats": 2, "seed": "1" * 900_000}),
    json.dumps({"format": 1, "rules": "nim/1", "seats": 2, "branch": {"at": HUGE, "digest": "x"}}),
    json.dumps({"format": 1, "rules": "nim/1", "seats": 2, "branch": {"at": 0, "digest": "x" * 900_000}}),
    HEADER + json.dumps({"n": 1, "seat": 10**12, "do": "take", "count": 1}),
    HEADER + json.dumps({"n": 1, "seat": HUGE, "do": "take", "count": 1}),
    HEADER + json.dumps({"n": HUGE, "seat": 0, "do": "take", "count": 1}),
    HEADER + json.dumps({"n": 1, "seat": 0, "rewind": HUGE}),
    HEADER + json.dumps({"n": 1, "seat": 0, "do": "take", "count": HUGE}),
    '{"format":1,"rules":"nim/1","seats":2,"first":99}',
]


def test_no_number_of_a_record_is_believed(anna: Client) -> None:
    for record in RECORDS:
        answer = anna.send("/api/import", record.encode())
        assert (answer.status_code, bool(codes(answer))) == (422, True), record[:100]


def test_nothing_is_allocated_by_a_number_of_a_record() -> None:
    for record in RECORDS:
        tracemalloc.start()
        assert isinstance(replay(Import(record.encode())), NotReplayed)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 20_000_000, record[:100]


def test_the_seed_of_an_export_is_not_believed(anna: Client) -> None:
    export = {
        "id": "hs_x", "title": "18Mag", "settings": {"seed": "9" * 4000}, "players": [{"id": 1, "name": "a"}],
        "user": {"id": 1, "name": "a"}, "actions": [], "created_at": 1_700_000_000,
    }  # fmt: skip
    assert anna.send("/api/import", json.dumps(export).encode()).status_code == 422


def test_unknown_games_leave_nothing_behind(server: Server, anna: Client) -> None:
    hub: Hub = server.app.state.hub
    for id in ("2" * 12, "none", "x" * 30_000, "abcdefghjkm\n", "ABCDEFGHJKMN"):
        assert anna.get(f"/api/games/{id.replace(chr(10), '%0A')}").status_code == 404
        with anna.live() as socket:
            socket.send_json({"type": "watch", "game": id})
            assert socket.receive_json(timeout=PATIENCE)["problem"]["status"] == 404
    assert (hub.rooms, hub._loading) == ({}, {})


def test_what_can_be_no_id_is_not_looked_for(anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def find(_: object, id: str) -> None:
        asked.append(id)

    monkeypatch.setattr(games, "find", find)
    for id in ("none", "x" * 400, "ABCDEFGHJKMN", "abcdefghjkm%0A", "2" * 12):
        assert anna.get(f"/api/games/{id}").status_code == 404
    assert asked == ["2" * 12]


def test_addresses_that_are_too_long_are_not_remembered(server: Server, anna: Client) -> None:
    known = server.app.asgi_router.handle_routing.cache_info
    anna.get("/api/session")
    before = known().currsize
    for number in range(5):
        answer = anna.get(f"/api/games/{number}" + "x" * 30_000)
        assert (answer.status_code, codes(answer)) == (404, ["no-such-page"])
        with pytest.raises(WebSocketDisconnect), server.websocket_connect(f"/api/live{number}" + "x" * 30_000):
            pass
    assert known().currsize == before


def test_json_that_is_too_deep_is_a_bad_request(anna: Client) -> None:
    deep = b'{"title":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    answer = anna.send("/api/games", deep)
    assert (answer.status_code, codes(answer)) == (400, ["bad-request"])


def test_texts_without_the_character_that_no_database_keeps(anna: Client) -> None:
    game = anna.create("me", "me").id
    bodies = {
        f"/api/games/{game}/chat": {"text": "a\0b"},
        "/api/games": {"title": "nim", "seats": [{"kind": "me"}], "name": "a\0b"},
        "/api/reports": {"about": "a\0b", "text": "x"},
    }
    for path, body in bodies.items():
        assert anna.post(path, body).status_code == 400, path
    assert anna.get("/api/archive?player=a%00b").status_code in (200, 400)
    assert anna.put("/api/blocks/a%00b").status_code in (400, 404)
    assert anna.post(f"/api/games/{game}/chat", {"text": "\\u0000"}).status_code == 201, "six harmless letters"
    with anna.live() as socket:
        socket.send_json({"type": "say", "game": game, "text": "a\0b"})
        assert socket.receive_json(timeout=PATIENCE)["problem"]["status"] == 400

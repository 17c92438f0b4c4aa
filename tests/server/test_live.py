"""The live socket: two people at one table, previews, refusals, and what closes the socket."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from railhead.server.protocol.live import (
    Acted,
    Explaining,
    Presence,
    Previewed,
    Refused,
    Rewound,
    TableChanged,
    Told,
    Watching,
)
from railhead.server.room import Room
from railhead.view.patch import patch
from railhead.view.scene import Scene
from tests.server.table import Client, Server, Socket, told


def until(socket: Socket, kind: type[Told]) -> Any:
    """The next message of that kind; presence may come in between."""
    while not isinstance(message := told(socket), kind):
        assert isinstance(message, Presence | TableChanged), message
    return message


def watch(socket: Socket, game: str) -> Watching:
    socket.send_json({"type": "watch", "game": game})
    watching: Watching = until(socket, Watching)
    return watching


def test_two_at_one_table_see_each_other(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open").id
    with anna.live() as hers, boris.live() as his:
        hers.send_json({"type": "watch", "game": game})
        assert until(hers, TableChanged).game.status == "open"
        his.send_json({"type": "watch", "game": game})
        assert until(his, TableChanged).game.yours == ()
        boris.post(f"/api/games/{game}/join", {})
        assert [seat.name for seat in until(hers, TableChanged).game.seats] == ["Anna", "Boris"]
        anna.post(f"/api/games/{game}/start")
        positions = [until(hers, Watching).position, until(his, Watching).position]
        asked = positions[0].asked
        assert asked is not None
        assert [position.menu is not None for position in positions] == [asked == 0, asked == 1]
        sockets = [hers, his]
        scene: object = msgspec.to_builtins(positions[0].scene)
        for n in range(1, 5):
            act = {"type": "act", "ref": 70 + n, "game": game, "head": n - 1, "seat": asked}
            sockets[asked].send_json(act | {"action": {"do": "take", "count": 2}})
            heard: list[Acted] = [until(hers, Acted), until(his, Acted)]
            assert [message.n for message in heard] == [n, n]
            assert heard[asked].ref == 70 + n
            assert heard[1 - asked].ref is None
            assert heard[asked].menu is None
            assert heard[1 - asked].menu is not None
            assert heard[asked].undo is not None
            assert heard[1 - asked].undo is None
            assert heard[0].patch == heard[1].patch
            scene = patch(scene, heard[0].patch)
            asked = 1 - asked
        assert msgspec.convert(scene, Scene) == anna.position(game).scene


def test_a_rewind_is_told_to_all(anna: Client, boris: Client) -> None:
    game = anna.create("me", "me").id
    anna.take(game, 2)
    with boris.live() as his:
        assert watch(his, game).position.menu is None
        anna.post(f"/api/games/{game}/rewind", {"head": 1, "to": 0})
        rewound: Rewound = until(his, Rewound)
        assert (rewound.n, rewound.to) == (2, 0)
        assert rewound.position.scene == anna.position(game, 0).scene


def test_refusals_and_previews_come_back_with_their_number(anna: Client, boris: Client) -> None:
    game = anna.create("me").id
    with anna.live() as hers, boris.live() as his:
        watch(hers, game)
        watch(his, game)
        take = {"game": game, "head": 0, "seat": 0, "action": {"do": "take", "count": 1}}
        hers.send_json({"type": "preview", "ref": 5} | take)
        previewed: Previewed = until(hers, Previewed)
        assert previewed.ref == 5
        assert previewed.preview.patch
        hers.send_json({"type": "explain", "ref": 9} | take | {"action": {"do": "take", "count": 9}})
        told_why: Explaining = until(hers, Explaining)
        assert told_why.ref == 9
        assert [reason.message.id for reason in told_why.explained.reasons] == ["refusal-not-one-to-three"]
        hers.send_json({"type": "explain", "ref": 10} | take | {"action": {"do": "take"}})
        assert until(hers, Explaining).explained.reasons[0].message.id == "refusal-unreadable"
        his.send_json({"type": "explain", "ref": 11} | take)
        assert until(his, Refused).problem.status == 403
        hers.send_json({"type": "act", "ref": 6} | take | {"action": {"do": "take", "count": 9}})
        refused: Refused = until(hers, Refused)
        assert (refused.ref, refused.problem.status) == (6, 422)
        assert refused.problem.reasons[0].code == "not-one-to-three"
        his.send_json({"type": "act", "ref": 7} | take)
        assert until(his, Refused).problem.status == 403
        hers.send_json({"type": "act", "ref": 8} | take | {"head": 3})
        stale: Refused = until(hers, Refused)
        assert (stale.problem.status, stale.problem.head) == (409, 0)
        hers.send_json({"type": "watch", "game": "nowhere"})
        assert until(hers, Refused).problem.status == 404
    assert anna.position(game).head == 0


def test_strangers_may_look_on_but_not_act(server: Server, anna: Client) -> None:
    game = anna.create("me").id
    with Client(server).live() as socket:
        assert watch(socket, game).position.yours == ()
        socket.send_json({"type": "act", "ref": 1, "game": game, "head": 0, "seat": 0, "action": {"do": "roll"}})
        assert until(socket, Refused).problem.status == 401


def test_presence(anna: Client, boris: Client) -> None:
    game = anna.create("me").id
    with anna.live() as hers:
        watch(hers, game)
        assert told(hers) == Presence(game, (0,), 0)
        with boris.live() as his:
            watch(his, game)
            assert told(hers) == Presence(game, (0,), 1)
        assert told(hers) == Presence(game, (0,), 0)


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type":"fly"}', '{"type":"watch"}', '{"type":"watch","game":"x","more":1}', "[" * 50_000],
)
def test_malformed_frames_close_the_socket_not_the_server(anna: Client, frame: str) -> None:
    with anna.live() as socket:
        socket.send_text(frame)
        with pytest.raises(WebSocketDisconnect) as closed:
            told(socket)
        assert closed.value.code == 1007
    assert anna.get("/api/session").status_code == 200


def test_too_many_messages_close_the_socket(anna: Client) -> None:
    with anna.live() as socket:
        for _ in range(200):
            socket.send_json({"type": "unwatch", "game": "x"})
        with pytest.raises(WebSocketDisconnect) as closed:
            told(socket)
        assert closed.value.code == 1008


def test_another_sites_page_gets_no_socket(anna: Client) -> None:
    anna.http.cookies.clear()
    headers = anna.headers | {"origin": "https://elsewhere.example"}
    with pytest.raises(WebSocketDisconnect), anna.http.websocket_connect("/api/live", headers=headers) as socket:
        told(socket)


def test_what_is_on_the_disk_is_told_also_where_its_player_is_gone(
    anna: Client, boris: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page closes while its action is being written."""
    write = Room._write

    async def slowly(room: Room, *row: Any) -> None:
        await asyncio.sleep(0.3)
        await write(room, *row)

    monkeypatch.setattr(Room, "_write", slowly)
    game = anna.create("me").id
    with boris.live() as his:
        watch(his, game)
        with anna.live() as hers:
            watch(hers, game)
            hers.send_json(
                {"type": "act", "ref": 1, "game": game, "head": 0, "seat": 0, "action": {"do": "take", "count": 1}}
            )
            time.sleep(0.1)
        assert until(his, Acted).n == 1
    assert anna.position(game).head == 1

"""What is still to be drawn stays with the server: nobody in a running game can know the seed or the generator."""

from __future__ import annotations

import msgspec
import pytest

from railhead.games import catalogue
from railhead.kernel.action import to_plain
from railhead.kernel.record import Header
from railhead.kernel.rng import Stream
from railhead.server.room import Room
from railhead.server.timeline import Step, Timeline
from tests.server.table import PATIENCE, Client, Server, Socket

TITLES = ("rocket", "18mag", "1862")
SEED = "c0ffee-5ecret-5eed"
MOVES = 12


def heard(socket: Socket, kind: str) -> bytes:
    """The next message of that kind, as it came over the wire."""
    while True:
        text: str = socket.receive_text(timeout=PATIENCE)
        if msgspec.json.decode(text)["type"] == kind:
            return text.encode()


def everything_told(anna: Client, game: str, room: Room) -> bytes:
    """A few moves of a running game; all that its players, and whoever looks on, get to see of it."""
    told: list[bytes] = []
    stream = Stream("moves")
    with anna.live() as socket:
        socket.send_json({"type": "watch", "game": game})
        told.append(heard(socket, "watching"))
        for head in range(MOVES):
            timeline = room.played()
            decision = timeline.rules.decision(timeline.state)
            assert decision is not None
            action = to_plain(timeline.rules.legal(timeline.state).draw(stream))
            body = {"game": game, "head": head, "seat": decision.seat, "action": action}
            socket.send_json({"type": "preview", "ref": 1, **body})
            told.append(heard(socket, "previewed"))
            socket.send_json({"type": "act", "ref": 2, **body})
            told.append(heard(socket, "acted"))
    anna.post(f"/api/games/{game}/rewind", {"head": MOVES, "to": MOVES - 1})
    for path in ("", f"?at={MOVES - 2}", "/table", "/record", "/chat", "/note"):
        told.append(anna.get(f"/api/games/{game}{path}").content)
    branch = anna.post(f"/api/games/{game}/branches", {"at": 1})
    assert branch.status_code == 201, branch.text
    told += [branch.content, anna.get(f"/api/games/{branch.json()['id']}/record").content]
    told += [anna.get(path).content for path in ("/api/games", "/api/archive", "/api/lobby")]
    return b"\n".join(told)


@pytest.mark.parametrize("title", TITLES)
def test_seed_and_generator_stay_on_the_server(server: Server, anna: Client, title: str) -> None:
    game = anna.create("me", "me", "me", title=title, seed=SEED).id
    room: Room = server.app.state.hub.rooms[game]
    told = everything_told(anna, game, room)
    assert SEED.encode() not in told
    for state in (room.played().start, room.played().state):
        assert str(state.rng).encode() not in told
        assert f"{state.rng:x}".encode() not in told
    for step in room.played().steps:
        assert step.digest.encode() not in told, "a digest could be tried out against seeds"
    assert b'"seed"' not in told


@pytest.mark.parametrize(("title", "seats"), [("rocket", 3), ("18mag", 1), ("18mag", 3), ("1862", 3)])
def test_games_of_the_same_set_up_look_the_same(title: str, seats: int) -> None:
    """The set-up that was drawn lies open on the table; beside it nothing depends on the seed before chance speaks, so
    nothing of what comes can be read off the scene, the log or the menu."""
    found = catalogue.title(title)
    header = found.header({}, seats, SEED)
    one, other = timeline(header), timeline(msgspec.structs.replace(header, seed="another"))
    assert one.state.rng != other.state.rng
    stream = Stream("moves")
    for _ in range(60):
        assert looks(one) == looks(other)
        decision = one.rules.decision(one.state)
        if decision is None:
            break
        action = to_plain(one.rules.legal(one.state).draw(stream))
        for line in (one, other):
            before = line.state.rng
            made = line.make(decision.seat, action)
            assert made.state.rng == before, "chance spoke: compare up to here only"
            line.add(Step(decision.seat, "{}", made.digest), None, made.state)


def timeline(header: Header) -> Timeline:
    return Timeline(*catalogue.rules_of(header), header)


def looks(line: Timeline) -> bytes:
    asked = line.rules.decision(line.state) is not None
    menu = line.rules.menu(line.state) if asked else None
    return msgspec.json.encode([line.opening, line.title.scene(line.rules, line.state), menu])

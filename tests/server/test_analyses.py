"""Games gone over: who may have it done, how it is kept, stopped and bounded; and moves compared."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from railhead.server.analyses import Analyses
from railhead.server.protocol.analysis import AnalysisInfo, Compared
from railhead.server.settings import Settings
from tests.server.table import PATIENCE, Client, Server, codes
from tests.server.test_quotas import limited


def over(anna: Client) -> str:
    game = anna.create("me", "me", options={"pile": 10}, seed="s").id
    for count in (3, 3, 3, 1):
        anna.take(game, count)
    return game


def info(client: Client, game: str) -> AnalysisInfo:
    answer = client.get(f"/api/games/{game}/analysis")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=AnalysisInfo)


def done(client: Client, game: str) -> AnalysisInfo:
    until = time.monotonic() + PATIENCE
    while (found := info(client, game)).state == "going":
        assert time.monotonic() < until
        time.sleep(0.05)
    return found


def test_a_game_is_gone_over_once_and_kept(server: Server, anna: Client) -> None:
    game = over(anna)
    assert info(Client(server), game).state == "none"
    assert anna.post(f"/api/games/{game}/analysis").status_code == 202
    found = done(anna, game)
    assert (found.state, found.head, found.done, found.total) == ("done", 4, 1, 1)
    assert found.found is not None
    assert found.found.decisions == 4
    # Whoever may see the game sees it, and it is not done again.
    assert done(Client(server), game) == found
    boris = Client(server, "Boris")
    assert boris.post(f"/api/games/{game}/analysis").status_code == 200


def test_a_real_game(server: Server, anna: Client) -> None:
    """Moves of Rocket in a branch: compared at one position, and gone over as far as it goes."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"title": "rocket", "seats": seats, "seating": "fixed", "seed": "s", "options": {"map": "england"}}
    game = anna.post("/api/games", body).json()["id"]
    for head in range(4):
        now = anna.position(game)
        advice = anna.post(f"/api/games/{game}/advice", {"head": head, "seat": now.asked}).json()
        made = {"head": head, "seat": now.asked, "action": advice["action"]}
        assert anna.post(f"/api/games/{game}/actions", made).status_code == 201
    answer = anna.post(f"/api/games/{game}/moves", {"at": 2})
    assert answer.status_code == 200, answer.text
    ranking = msgspec.json.decode(answer.content, type=Compared).ranking
    assert ranking.n == 2
    assert [move.played for move in ranking.moves].count(True) == 1
    for move in ranking.moves:
        assert move.does
        assert sum(move.chances) == pytest.approx(1, abs=0.01)
    assert not any(move.played for move in compared(anna, game, 4).ranking.moves)
    assert anna.post(f"/api/games/{game}/moves", {"at": 5}).status_code == 404
    anna.post(f"/api/games/{game}/analysis")
    found = done(anna, game).found
    assert found is not None
    assert [point.n for point in found.course] == [1, 2, 3, 4]


def compared(anna: Client, game: str, at: int) -> Compared:
    return msgspec.json.decode(anna.post(f"/api/games/{game}/moves", {"at": at}).content, type=Compared)


def test_never_in_a_game_between_people_who_have_not_agreed(server: Server, anna: Client) -> None:
    boris = Client(server, "Boris")
    game = anna.create("me", "open", options={"pile": 10}, seed="0").id
    boris.post(f"/api/games/{game}/join", {})
    assert anna.post(f"/api/games/{game}/start").status_code == 201
    for ask in asks(anna, game):
        assert (ask.status_code, codes(ask)) == (403, ["no-coach"])
    # Nor by way of a branch, though it is one's own.
    branch = anna.post(f"/api/games/{game}/branches", {"at": 0}).json()["id"]
    for ask in asks(anna, branch):
        assert (ask.status_code, codes(ask)) == (403, ["no-coach"])


def asks(person: Client, game: str) -> list[Any]:
    return [
        person.get(f"/api/games/{game}/analysis"),
        person.post(f"/api/games/{game}/analysis"),
        person.post(f"/api/games/{game}/moves", {"at": 0}),
    ]


def test_where_all_have_agreed_those_who_play_may(server: Server, anna: Client) -> None:
    boris, carla = Client(server, "Boris"), Client(server, "Carla")
    game = anna.create("me", "open", options={"pile": 10}, seed="0", coach=True).id
    boris.post(f"/api/games/{game}/join", {})
    assert anna.post(f"/api/games/{game}/start").status_code == 201
    assert [ask.status_code for ask in asks(boris, game)] == [200, 202, 200]
    assert [codes(ask) for ask in asks(carla, game)] == [["not-your-seat"]] * 3


def test_a_game_that_has_gone_on_is_gone_over_again(anna: Client) -> None:
    branch = anna.post(f"/api/games/{over(anna)}/branches", {"at": 2}).json()["id"]
    anna.post(f"/api/games/{branch}/analysis")
    assert done(anna, branch).head == 2
    anna.take(branch, 1)
    assert info(anna, branch).head == 2
    assert anna.post(f"/api/games/{branch}/analysis").status_code == 202
    assert done(anna, branch).head == 3


def test_it_can_be_stopped(server: Server, anna: Client) -> None:
    game = over(anna)
    analyses: Analyses = server.app.state.hub.analyses
    # Nobody is free to do it, so that it waits.
    analyses.pool.turns.free, free = 0, analyses.pool.turns.free
    try:
        anna.post(f"/api/games/{game}/analysis")
        assert info(anna, game).state == "going"
        carla = Client(server, "Carla")
        assert codes(carla.delete(f"/api/games/{game}/analysis")) == ["not-allowed"]
        assert anna.delete(f"/api/games/{game}/analysis").json()["state"] == "none"
        assert info(anna, game).state == "none"
        assert len(analyses.pool.turns) == 0 or not analyses._going
    finally:
        analyses.pool.turns.free = free
    anna.post(f"/api/games/{game}/analysis")
    assert done(anna, game).state == "done"


def test_only_so_many_in_an_hour(settings: Settings) -> None:
    with limited(settings, quota_analyses=1) as server:
        anna = Client(server, "Anna")
        first, second = over(anna), over(anna)
        assert anna.post(f"/api/games/{first}/analysis").status_code == 202
        refused = anna.post(f"/api/games/{second}/analysis")
        assert (refused.status_code, codes(refused)) == (429, ["too-many-analyses"])
        assert done(anna, first).state == "done"
        assert anna.post(f"/api/games/{first}/analysis").status_code == 200


def test_whoever_leaves_is_not_named(server: Server, anna: Client) -> None:
    from railhead.store import analyses
    from tests.server.test_people import PASSWORD, register

    register(anna, "anna")
    game = over(anna)
    anna.post(f"/api/games/{game}/analysis")
    done(anna, game)
    assert anna.post("/api/account/delete", {"password": PASSWORD}).status_code in (200, 201, 204)
    hub = server.app.state.hub

    async def row() -> Any:
        async with hub.store.read() as db:
            return await analyses.of_game(db, game)

    kept = server.blocking_portal.call(row)
    assert kept.person is None
    assert kept.found is not None

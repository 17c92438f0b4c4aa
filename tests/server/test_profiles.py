"""What somebody has played, ratings of those who agreed to them, and all of one's data."""

from __future__ import annotations

import msgspec
import pytest

from railhead.kernel.message import Message
from railhead.server.protocol.games import PersonProfile
from railhead.server.ratings import Standing, count, places
from railhead.store.rows import GameRow, SeatRow
from railhead.view.scene import Result
from tests.server.table import Client, Json, Server, codes
from tests.server.test_people import register


@pytest.fixture
def pair(anna: Client, boris: Client) -> tuple[Client, Client]:
    register(anna, "anna")
    register(boris, "boris")
    return anna, boris


def play(anna: Client, boris: Client, **more: Json) -> str:
    """A whole game of two."""
    game = anna.create("me", "open", begins="full", options={"pile": 10}, **more).id
    assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
    people = {0: anna, 1: boris}
    while (now := anna.position(game)).game.status != "over":
        assert now.asked is not None
        people[now.asked].act(game, now.head, now.asked, {"do": "take", "count": 3 if now.head < 3 else 1})
    return game


def profile(viewer: Client, person: Client) -> PersonProfile:
    answer = viewer.get(f"/api/people/{person.id}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PersonProfile)


def test_results_and_opponents(pair: tuple[Client, Client]) -> None:
    anna, boris = pair
    games = [play(anna, boris), play(anna, boris, access="open")]
    own = profile(anna, anna)
    assert own.yours
    [nim] = own.titles
    assert (nim.title, nim.games, sum(nim.places), nim.rating) == ("nim", 2, 2, None)
    [other] = own.opponents
    assert (other.id, other.name, other.games) == (boris.id, "Boris", 2)
    mirrored = profile(boris, boris).opponents[0]
    assert (other.ahead, other.behind) == (mirrored.behind, mirrored.ahead)
    assert other.ahead + other.behind == 2
    assert [game.id for game in own.games] == games[::-1]


def test_a_profile_is_public_by_choice(server: Server, pair: tuple[Client, Client]) -> None:
    anna, boris = pair
    play(anna, boris)
    public = play(anna, boris, access="open")
    for viewer in (boris, Client(server)):
        assert codes(viewer.get(f"/api/people/{anna.id}")) == ["no-such-person"]
    anna.patch("/api/account", {"choices": {"public_profile": True}})
    seen = profile(Client(server), anna)
    assert (seen.yours, seen.public, [game.id for game in seen.games]) == (False, True, [public])
    assert (seen.titles[0].games, seen.opponents[0].games) == (1, 1)
    assert Client(server).get("/api/people/nobody").status_code == 404


def test_rated_games_are_for_people_who_agree(server: Server, anna: Client, boris: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"title": "nim", "seats": seats, "rated": True}
    assert codes(anna.post("/api/games", asked)) == ["rated-for-people"]
    register(anna, "anna")
    for wrong in ([{"kind": "me"}, {"kind": "bot"}], [{"kind": "me"}, {"kind": "me"}]):
        assert codes(anna.post("/api/games", asked | {"seats": wrong})) == ["rated-for-people"]
    game = anna.create("me", "open", rated=True, begins="full")
    assert game.rated
    assert codes(boris.post(f"/api/games/{game.id}/join", {})) == ["rated-for-people"]
    assert codes(anna.post(f"/api/games/{game.id}/bot", {"seat": 1})) == ["rated-for-people"]
    assert codes(anna.post(f"/api/games/{game.id}/join", {})) == ["rated-for-people"]
    register(boris, "boris")
    assert boris.post(f"/api/games/{game.id}/join", {}).json()["rated"] is True
    assert boris.post(f"/api/games/{game.id}/seats", {"seat": 1, "to": "bot", "bot": "random"}).json()["rated"] is False
    assert Client(server).get(f"/api/games/{game.id}/table").json()["rated"] is False


def test_ratings_follow_the_results(pair: tuple[Client, Client]) -> None:
    anna, boris = pair
    play(anna, boris)
    assert profile(anna, anna).titles[0].rating is None
    play(anna, boris, rated=True)
    result = profile(anna, anna).games[0].result
    assert result is not None
    winner, loser = (anna, boris) if result.winners == (0,) else (boris, anna)
    first, second = profile(winner, winner).titles[0].rating, profile(loser, loser).titles[0].rating
    assert first is not None
    assert second is not None
    assert first.points > 1500 > second.points
    assert (first.games, second.games) == (1, 1)


def rows(number: int, result: Result, people: str, **more: Json) -> tuple[GameRow, list[SeatRow]]:
    game = GameRow(f"g{number}", "nim", "", "nim/1", "{}", "over", people[0], 0, number, **more)
    game = msgspec.structs.replace(game, result=msgspec.json.encode(result).decode())
    kinds = ["bot" if person == "-" else "person" for person in people]
    return game, [
        SeatRow(game.id, seat, kind, None if kind == "bot" else person)
        for seat, (kind, person) in enumerate(zip(kinds, people, strict=True))
    ]


def test_places_and_who_counts() -> None:
    """Ties share a place; bots and people on two seats count for nothing."""
    result = Result(Message("over"), (1,), (10, 12, 12, 3))
    assert places(result) == (3, 1, 2, 4)
    assert places(Result(Message("over"), (), (10, 10))) == (2, 2)
    standings: dict[str, Standing] = {}
    for people in ("ab-d", "abca"):
        count(standings, *rows(1, result, people))
    assert standings == {}
    count(standings, *rows(2, result, "abcd"))
    assert sorted(standings, key=lambda person: -standings[person].rating.mu) == ["b", "c", "a", "d"]
    assert {standing.games for standing in standings.values()} == {1}


def test_all_of_ones_data(pair: tuple[Client, Client]) -> None:
    anna, boris = pair
    game = play(anna, boris)
    anna.post(f"/api/games/{game}/chat", {"text": "well played"})
    boris.post(f"/api/games/{game}/chat", {"text": "not mine"})
    anna.put(f"/api/games/{game}/note", {"text": "secret"})
    anna.put(f"/api/blocks/{boris.id}")
    anna.put("/api/absence/zone", {"zone": "Asia/Tokyo"})
    anna.post("/api/absence/vacation", {"days": 1})
    keys = {"p256dh": "B" * 87, "auth": "a" * 22}
    anna.put("/api/push", {"endpoint": "https://push.example/anna", **keys})
    boris.put("/api/push", {"endpoint": "https://push.example/boris", **keys})
    answer = anna.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["person"]["login"] == "anna"
    assert [line["text"] for line in data["said"]] == ["well played"]
    assert (data["notes"], data["blocked"]) == ({game: "secret"}, ["Boris"])
    assert [info["id"] for info in data["games"]] == [game]
    assert (data["zone"], len(data["vacations"]), data["orders"]) == ("Asia/Tokyo", 1, [])
    assert data["told_at"] == ["https://push.example/anna"]
    assert "password" not in answer.text
    assert "argon2" not in answer.text

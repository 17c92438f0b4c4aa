"""Who sits where: tables that begin by themselves, bots that sit in, invitations, rematches."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from railhead.server import substitutes
from railhead.server.hub import Hub
from railhead.server.protocol.games import GameInfo
from railhead.server.protocol.live import Presence, TableChanged, Watching
from railhead.server.reach import reachable_at
from railhead.server.settings import Settings
from tests.server.table import Client, Json, Server, codes, told
from tests.server.test_people import register


def game_of(answer: httpx.Response) -> GameInfo:
    return msgspec.json.decode(answer.content, type=GameInfo)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is waited for is absent at once."""
    monkeypatch.setattr(substitutes, "absent_after", lambda settings, game: 0)


def begun(anna: Client, boris: Client, *more: str) -> str:
    """A running game of two people, the first of whom is asked."""
    game = anna.create("me", "open", *more, begins="full", options={"pile": 400}, seed="0").id
    assert boris.post(f"/api/games/{game}/join", {}).json()["status"] == "running"
    return game


def test_a_table_begins_by_itself_when_it_is_full(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", "open", begins="full")
    assert (game.status, game.begins, game.host) == ("open", "full", 0)
    with anna.live() as socket:
        socket.send_json({"type": "watch", "game": game.id})
        assert boris.post(f"/api/games/{game.id}/join", {}).json()["status"] == "open"
        assert anna.post(f"/api/games/{game.id}/bot", {"seat": 2, "bot": "random"}).json()["status"] == "running"
        while not isinstance(message := told(socket), Watching):
            assert isinstance(message, TableChanged | Presence)
    assert codes(anna.post(f"/api/games/{game.id}/start")) == ["already-started"]


def test_a_table_that_waits_for_its_host(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", begins="host").id
    assert boris.post(f"/api/games/{game}/join", {}).json()["status"] == "open"
    assert anna.post(f"/api/games/{game}/start").json()["status"] == "running"


def test_bots_get_open_seats_from_whoever_made_the_table(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", "open").id
    bot = f"/api/games/{game}/bot"
    boris.post(f"/api/games/{game}/join", {"seat": 1})
    assert boris.post(bot, {"seat": 2}).status_code == 403
    assert codes(anna.post(bot, {"seat": 1})) == ["seat-taken"]
    assert codes(anna.post(bot, {"seat": 3})) == ["no-such-seat"]
    assert codes(anna.post(bot, {"seat": 2, "bot": "rm -rf"})) == ["no-such-bot"]
    assert game_of(anna.post(bot, {"seat": 2, "bot": "random"})).seats[2].bot == "random"
    assert game_of(anna.post(f"/api/games/{game}/kick", {"seat": 2})).seats[2].kind == "open"
    assert anna.post(bot, {"seat": 2}).status_code == 201
    assert anna.post(f"/api/games/{game}/start").status_code == 201
    assert codes(anna.post(bot, {"seat": 2})) == ["already-started"]


def test_a_table_is_given_up(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", access="open").id
    assert [info["id"] for info in boris.get("/api/lobby").json()["games"]] == [game]
    assert boris.post(f"/api/games/{game}/cancel").status_code == 403
    assert anna.post(f"/api/games/{game}/cancel").json()["status"] == "closed"
    assert boris.get("/api/lobby").json()["games"] == []
    assert codes(boris.post(f"/api/games/{game}/join", {})) == ["game-closed"]
    running = anna.create("me", "me").id
    assert codes(anna.post(f"/api/games/{running}/cancel")) == ["already-started"]


def test_a_bot_sits_in_and_gives_the_seat_back(anna: Client, boris: Client) -> None:
    game = begun(anna, boris)
    lent = game_of(anna.post(f"/api/games/{game}/seats", {"seat": 0, "to": "bot", "bot": "random"})).seats[0]
    assert (lent.kind, lent.name, lent.owner, lent.yours) == ("bot", "Anna", anna.id, False)
    assert game in [info["id"] for info in anna.get("/api/games").json()]
    assert codes(anna.act(game, boris.position(game).head, 0, {"do": "take", "count": 1})) == ["not-your-seat"]
    assert codes(boris.post(f"/api/games/{game}/return", {"seat": 0})) == ["not-your-seat"]
    assert codes(boris.post(f"/api/games/{game}/return", {"seat": 1})) == ["seat-not-lent"]
    assert codes(boris.post(f"/api/games/{game}/return", {"seat": 7})) == ["no-such-seat"]
    back = game_of(anna.post(f"/api/games/{game}/return", {"seat": 0})).seats[0]
    assert (back.kind, back.name, back.owner, back.yours) == ("person", "Anna", None, True)


def test_whoever_goes_away_for_good_does_not_come_back(anna: Client, boris: Client) -> None:
    game = begun(anna, boris)
    anna.post(f"/api/games/{game}/seats", {"seat": 0, "to": "bot", "bot": "random"})
    assert anna.post("/api/account/delete", {}).status_code == 200
    seat = boris.table(game).seats[0]
    assert (seat.kind, seat.name, seat.owner) == ("bot", "-", None)


@pytest.mark.usefixtures("impatient")
def test_the_others_let_a_bot_sit_in_for_somebody_absent(server: Server, anna: Client, boris: Client) -> None:
    clara = Client(server, "Clara")
    game = anna.create("me", "open", "open", begins="full", options={"pile": 400}, seed="0").id
    boris.post(f"/api/games/{game}/join", {"seat": 1})
    clara.post(f"/api/games/{game}/join", {"seat": 2})
    people = [anna, boris, clara]
    asked = anna.position(game).asked
    assert asked is not None
    absent = people.pop(asked)
    first, second = people
    replace = f"/api/games/{game}/replace"
    not_asked = (asked + 1) % 3
    assert codes(absent.post(replace, {"seat": asked})) == ["not-absent"]
    assert codes(people[0].post(replace, {"seat": not_asked})) == ["not-absent"]
    assert Client(server, "Dora").post(replace, {"seat": asked}).status_code == 403
    vote = game_of(first.post(replace, {"seat": asked})).replacement
    assert vote is not None
    assert (vote.seat, len(vote.agreed), len(vote.asked)) == (asked, 1, 1)
    # A single no ends it.
    assert game_of(second.post(replace, {"seat": asked, "agree": False})).replacement is None
    first.post(replace, {"seat": asked})
    # So does a move.
    absent.take(game)
    assert first.table(game).replacement is None
    waited = first.position(game).asked
    assert waited is not None
    everybody = [anna, boris, clara]
    others = [person for seat, person in enumerate(everybody) if seat != waited]
    others[0].post(replace, {"seat": waited})
    seat = game_of(others[1].post(replace, {"seat": waited})).seats[waited]
    assert (seat.kind, seat.owner) == ("bot", everybody[waited].id)
    assert game_of(everybody[waited].post(f"/api/games/{game}/return", {"seat": waited})).seats[waited].yours


def test_nobody_is_replaced_too_early(anna: Client, boris: Client) -> None:
    game = begun(anna, boris)
    asked = anna.position(game).asked
    other = boris if asked == 0 else anna
    answer = other.post(f"/api/games/{game}/replace", {"seat": asked})
    assert codes(answer) == ["not-absent"]
    assert 590 < answer.json()["reasons"][0]["message"]["args"]["wait"] <= 600
    assert other.table(game).seats[asked or 0].kind == "person"


def test_people_are_invited_by_login(server: Server, anna: Client, boris: Client) -> None:
    register(boris, "boris")
    clara = Client(server, "Clara")
    game = anna.create("me", "open", access="named").id
    assert boris.get(f"/api/games/{game}/table").status_code == 404
    assert codes(anna.post(f"/api/games/{game}/invite", {"login": "nobody"})) == ["no-such-person"]
    assert clara.post(f"/api/games/{game}/invite", {"login": "boris"}).status_code == 404
    assert anna.post(f"/api/games/{game}/invite", {"login": "Boris"}).status_code == 201
    [found] = [info for info in boris.get("/api/games").json() if info["id"] == game]
    assert found["invited"] is True
    assert boris.table(game).invited
    # No seat is anybody's before they take it.
    assert boris.table(game).seats[1].kind == "open"
    assert boris.post(f"/api/games/{game}/decline").status_code == 201
    assert boris.get("/api/games").json() == []
    assert boris.get(f"/api/games/{game}/table").status_code == 404
    anna.post(f"/api/games/{game}/invite", {"login": "boris"})
    assert game_of(boris.post(f"/api/games/{game}/join", {})).invited is False


def test_who_has_blocked_one_is_not_invited(anna: Client, boris: Client) -> None:
    register(boris, "boris")
    boris.put(f"/api/blocks/{anna.id}")
    game = anna.create("me", "open").id
    assert anna.post(f"/api/games/{game}/invite", {"login": "boris"}).status_code == 201
    assert boris.get("/api/games").json() == []


def over(anna: Client, boris: Client, **more: Json) -> str:
    game = anna.create("me", "open", begins="full", options={"pile": 10}, **more).id
    boris.post(f"/api/games/{game}/join", {})
    people = {0: anna, 1: boris}
    while (now := anna.position(game)).game.status != "over":
        assert now.asked is not None
        people[now.asked].act(game, now.head, now.asked, {"do": "take", "count": 3 if now.head < 3 else 1})
    return game


def test_one_rematch_for_a_game_and_the_second_press_joins(server: Server, anna: Client, boris: Client) -> None:
    game = over(anna, boris)
    with anna.live() as socket:
        socket.send_json({"type": "watch", "game": game})
        while not isinstance(told(socket), Watching):
            pass  # presence; from then on she is told of what changes
        again = game_of(boris.post(f"/api/games/{game}/rematch"))
        while not isinstance(message := told(socket), TableChanged):
            pass
        assert message.game.rematch == again.id
    assert [seat.kind for seat in again.seats] == ["open", "person"]
    assert game_of(boris.post(f"/api/games/{game}/rematch")).id == again.id
    assert Client(server, "Clara").post(f"/api/games/{game}/rematch").status_code == 403
    joined = game_of(anna.post(f"/api/games/{game}/rematch"))
    assert (joined.id, joined.status, joined.yours) == (again.id, "running", (0,))
    assert anna.table(game).rematch == again.id


def test_a_rematch_that_was_given_up_can_be_asked_for_again(anna: Client, boris: Client) -> None:
    game = over(anna, boris)
    first = game_of(anna.post(f"/api/games/{game}/rematch")).id
    anna.post(f"/api/games/{first}/cancel")
    second = game_of(boris.post(f"/api/games/{game}/rematch?seating=lot"))
    assert second.id != first
    assert (second.seating, boris.table(game).rematch) == ("lot", second.id)


def test_lists_show_round_and_scores(anna: Client, boris: Client) -> None:
    game = anna.create("me", "me", title="rocket").id
    [found] = [info for info in anna.get("/api/games").json() if info["id"] == game]
    assert found["gist"]["stage"]["id"] == "stage-turn"
    assert found["gist"]["scores"] == [0, 0]


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(), None),
        (Settings(host="localhost"), None),
        (Settings(host="192.168.1.7", port=80), "http://192.168.1.7:80"),
        (Settings(host="fd00::7"), "http://[fd00::7]:8162"),
        (Settings(public_url="https://play.example.org/"), "https://play.example.org"),
    ],
)
def test_where_the_server_is_reached(settings: Settings, address: str | None) -> None:
    assert reachable_at(settings) == address


def test_what_the_server_says_about_itself(anna: Client) -> None:
    said = anna.get("/api/server").json()
    assert said["absent"] == {"live": 600, "slow": 72 * 3600}
    assert said["address"] is None
    assert said["version"]


def test_the_map_is_drawn_before_the_start_and_the_position_after_it(server: Server, anna: Client) -> None:
    game = anna.create("me", "open", title="rocket", options={"map": "china"}, begins="full").id
    before = Client(server).get(f"/api/games/{game}/picture.svg?lang=ja")
    assert before.headers["content-type"].startswith("image/svg+xml")
    assert "<script" not in before.text
    assert before.text.startswith("<svg")
    anna.post(f"/api/games/{game}/bot", {"seat": 1, "bot": "random"})
    after = Client(server).get(f"/api/games/{game}/picture.svg?lang=ja")
    assert "Anna" in after.text
    assert "Anna" not in before.text
    hidden = anna.create("me", "open", title="rocket", access="named").id
    assert Client(server).get(f"/api/games/{hidden}/picture.svg").status_code == 404


def test_a_picture_that_takes_too_long_may_be_there_the_next_time(server: Server, anna: Client) -> None:
    game = anna.create("me", "open", title="rocket").id
    hub: Hub = server.app.state.hub
    hub.pictures.seconds = 0.0
    late = anna.get(f"/api/games/{game}/picture.svg")
    assert (late.status_code, codes(late)) == (503, ["server-fault"])
    hub.pictures.seconds = 120.0
    assert anna.get(f"/api/games/{game}/picture.svg?lang=en&try=1").text.startswith("<svg")

"""Tables and play over HTTP: who may do what, stale heads, reasons, taking back, previews, records."""

from __future__ import annotations

from typing import Any

import msgspec

from railhead.games import catalogue
from railhead.kernel.history import History
from railhead.kernel.record import parse
from railhead.server.protocol import Problem, TitleInfo
from railhead.server.protocol.games import GameInfo, Preview
from railhead.view.patch import patch
from railhead.view.scene import Scene
from tests.server.table import Client, Server, codes, play_on


def test_who_one_is(server: Server, anna: Client) -> None:
    assert Client(server).get("/api/session").json() == {"person": None, "mail": False}
    me = anna.get("/api/session").json()["person"]
    assert me["name"] == "Anna"
    assert me["guest"] is True
    renamed = anna.post("/api/session", {"name": "Анна", "lang": "ru"})
    assert renamed.status_code == 200
    assert anna.get("/api/session").json()["person"] == me | {"name": "Анна", "lang": "ru"}


def test_names_are_checked(server: Server) -> None:
    nobody = Client(server)
    for name in ("", " ", " x", "x" * 41, 5, None):
        answer = nobody.post("/api/session", {"name": name})
        assert answer.status_code == 400
        assert codes(answer) == ["bad-field"]
    assert nobody.post("/api/session", {"name": "x", "admin": True}).status_code == 400


def test_titles(anna: Client) -> None:
    titles = msgspec.json.decode(anna.get("/api/titles").content, type=list[TitleInfo])
    nim = next(title for title in titles if title.id == "nim")
    assert nim.seats == (1, 2, 3, 4)
    assert nim.options[0].values == (21, 10, 400)
    assert "random" in nim.bots


def test_a_hot_seat_game_to_its_end(anna: Client) -> None:
    game = anna.create("me", "me", options={"pile": 10}, seed="s")
    assert game.status == "running"
    assert game.yours == (0, 1)
    for _ in range(3):
        anna.take(game.id, 3)
    now = anna.position(game.id)
    assert (now.head, now.game.status, now.scene.result) == (3, "running", None)
    assert [line.n for line in now.log] == [0, 1, 2, 3]
    anna.take(game.id, 1)
    end = anna.position(game.id)
    assert end.game.status == "over"
    assert end.asked is None
    assert end.menu is None
    assert end.scene.result is not None
    assert end.game.result is not None
    assert end.game.result.winners == end.scene.result.winners
    answer = anna.act(game.id, 4, 0, {"do": "take", "count": 1})
    assert answer.status_code == 422
    assert "game-is-over" in codes(answer)


def test_stale_head_and_reasons(anna: Client) -> None:
    game = anna.create("me", "me")
    first = anna.position(game.id)
    seat = first.asked or 0
    assert anna.act(game.id, 0, seat, {"do": "take", "count": 2}).status_code == 201
    again = anna.act(game.id, 0, seat, {"do": "take", "count": 2})
    assert again.status_code == 409
    assert msgspec.json.decode(again.content, type=Problem).head == 1
    assert codes(anna.act(game.id, 1, seat, {"do": "take", "count": 1})) == ["not-asked"]
    answer = anna.act(game.id, 1, 1 - seat, {"do": "take", "count": 50})
    assert answer.status_code == 422
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert [(reason.code, reason.rule) for reason in problem.reasons] == [
        ("not-one-to-three", "1.1"), ("too-many-taken", "1.2"),
    ]  # fmt: skip
    assert problem.reasons[0].message.id == "refusal-not-one-to-three"
    assert anna.position(game.id).head == 1


def test_unreadable_actions_are_refused(anna: Client) -> None:
    game = anna.create("me")
    for action in ({}, {"do": "fly"}, {"do": "take"}, {"do": "take", "count": "3"}, {"do": "take", "count": 1, "x": 1}):
        answer = anna.act(game.id, 0, 0, action)
        assert (answer.status_code, codes(answer)) == (422, ["unreadable"]), action
    bodies: list[object] = [{"head": 0}, {"head": -1, "seat": 0, "action": {}}, {"head": 0, "seat": 0, "action": []}]
    for body in [*bodies, [], "x"]:
        assert anna.post(f"/api/games/{game.id}/actions", body).status_code == 400, body
    assert anna.position(game.id).head == 0


def test_only_the_owner_of_a_seat_acts(server: Server, anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", seed="0")
    assert game.status == "open"
    assert codes(anna.post(f"/api/games/{game.id}/start")) == ["seats-still-open"]
    assert boris.post(f"/api/games/{game.id}/start").status_code == 403
    assert boris.post(f"/api/games/{game.id}/join", {"seat": 0}).status_code == 422
    assert boris.post(f"/api/games/{game.id}/join", {"seat": 1}).status_code == 201
    assert codes(boris.post(f"/api/games/{game.id}/join", {})) == ["seat-taken"]
    assert codes(anna.get(f"/api/games/{game.id}")) == ["not-started"]
    assert anna.post(f"/api/games/{game.id}/start").status_code == 201
    asked = anna.position(game.id).asked
    people = [anna, boris]
    assert asked is not None
    in_turn, other = people[asked], people[1 - asked]
    take = {"do": "take", "count": 1}
    assert codes(other.act(game.id, 0, asked, take)) == ["not-your-seat"]
    assert codes(other.act(game.id, 0, 1 - asked, take)) == ["not-asked"]
    assert codes(Client(server).act(game.id, 0, asked, take)) == ["not-signed-in"]
    assert other.position(game.id).menu is None
    assert in_turn.position(game.id).menu is not None
    assert in_turn.act(game.id, 0, asked, take).status_code == 201


def test_bots_play_on(anna: Client) -> None:
    game = anna.create("me", "random", "random", options={"pile": 21})
    assert play_on(game.id, anna).scene.result is not None


def test_my_games_say_whose_turn_it_is(anna: Client, boris: Client) -> None:
    game = anna.create("me", "me")
    anna.create("me", "open")
    games = msgspec.json.decode(anna.get("/api/games").content, type=list[GameInfo])
    assert {(info.status, info.your_turn) for info in games} == {("running", True), ("open", False)}
    assert boris.get("/api/games").json() == []
    assert game.creator


def test_taking_back_and_doing_again(anna: Client) -> None:
    game = anna.create("me", "me")
    anna.take(game.id, 1)
    anna.take(game.id, 2)
    before = anna.position(game.id)
    assert before.undo == 1
    assert before.redo is None
    assert anna.post(f"/api/games/{game.id}/rewind", {"head": 2, "to": 1}).json() == {"n": 3}
    back = anna.position(game.id)
    assert back.head == 3
    assert [line.n for line in back.log] == [0, 1]
    assert back.redo == 2
    assert back.undo == 0
    assert back.scene == anna.position(game.id, 1).scene
    assert anna.post(f"/api/games/{game.id}/rewind", {"head": 3, "to": 2}).json() == {"n": 4}
    assert anna.position(game.id).scene == before.scene
    assert anna.post(f"/api/games/{game.id}/rewind", {"head": 3, "to": 1}).status_code == 409
    assert codes(anna.post(f"/api/games/{game.id}/rewind", {"head": 4, "to": 99})) == ["nothing-to-take-back"]


def two_at_a_table(anna: Client, boris: Client) -> tuple[str, list[Client]]:
    game = anna.create("me", "open")
    boris.post(f"/api/games/{game.id}/join", {})
    anna.post(f"/api/games/{game.id}/start")
    asked = anna.position(game.id).asked
    return game.id, [anna, boris] if asked == 0 else [boris, anna]


def test_others_and_chance_end_the_free_undo(anna: Client, boris: Client) -> None:
    game, (first, second) = two_at_a_table(anna, boris)
    first.take(game, 1)
    assert first.position(game).undo == 0
    assert second.position(game).undo is None
    assert second.post(f"/api/games/{game}/rewind", {"head": 1, "to": 0}).status_code == 422
    second.take(game, 1)
    assert first.position(game).undo is None
    now = first.position(game)
    assert now.undo_asking == 0
    assert first.act(game, 2, now.asked or 0, {"do": "roll"}).status_code == 201
    rolled = first.position(game)
    assert (rolled.undo, rolled.undo_asking) == (None, 2)


def test_taking_back_with_the_consent_of_the_others(anna: Client, boris: Client) -> None:
    game, (first, second) = two_at_a_table(anna, boris)
    first.take(game, 1)
    second.take(game, 2)
    assert codes(second.post(f"/api/games/{game}/consent", {"agree": True})) == ["no-wish"]
    wish = {"head": 2, "to": 0}
    asked = first.post(f"/api/games/{game}/rewind", wish)
    assert (asked.status_code, asked.json()) == (202, {"n": None})
    assert codes(first.post(f"/api/games/{game}/consent", {"agree": True})) == ["no-wish"]
    assert second.table(game).wish is not None
    assert second.post(f"/api/games/{game}/consent", {"agree": False}).status_code == 202
    assert (second.table(game).wish, first.position(game).head) == (None, 2)
    first.post(f"/api/games/{game}/rewind", wish)
    assert second.post(f"/api/games/{game}/consent", {"agree": True}).json() == {"n": 3}
    back = first.position(game)
    assert ([line.n for line in back.log], back.game.wish) == ([0], None)


def test_a_wish_ends_when_the_game_goes_on(anna: Client, boris: Client) -> None:
    game, (first, second) = two_at_a_table(anna, boris)
    first.take(game, 1)
    second.take(game, 2)
    first.post(f"/api/games/{game}/rewind", {"head": 2, "to": 0})
    first.take(game, 1)
    assert second.table(game).wish is None
    assert codes(second.post(f"/api/games/{game}/consent", {"agree": True})) == ["no-wish"]


def test_preview_changes_nothing_and_shows_no_draw(anna: Client) -> None:
    game = anna.create("me")
    now = anna.position(game.id)
    body = {"head": 0, "seat": 0, "action": {"do": "take", "count": 3}}
    answer = anna.post(f"/api/games/{game.id}/preview", body)
    preview = msgspec.json.decode(answer.content, type=Preview)
    anna.take(game.id, 3)
    after = anna.position(game.id)
    assert msgspec.convert(patch(msgspec.to_builtins(now.scene), preview.patch), Scene) == after.scene
    assert preview.messages == after.log[-1].messages
    rolled = anna.post(f"/api/games/{game.id}/preview", {"head": 1, "seat": 0, "action": {"do": "roll"}})
    assert msgspec.json.decode(rolled.content, type=Preview) == Preview(1, (), (), hidden=True)
    assert anna.position(game.id).head == 1


def test_the_seed_is_told_when_the_game_is_over(anna: Client) -> None:
    game = anna.create("me", "me", options={"pile": 10}, seed="a secret")
    anna.take(game.id, 3)
    anna.post(f"/api/games/{game.id}/rewind", {"head": 1, "to": 0})
    running = anna.get(f"/api/games/{game.id}/record").content
    assert b"a secret" not in running
    assert b'"#"' not in running
    for path in (f"/api/games/{game.id}", f"/api/games/{game.id}/table", "/api/games"):
        assert b"a secret" not in anna.get(path).content
    for count in (3, 3, 3, 1):
        anna.take(game.id, count)
    record = parse(anna.get(f"/api/games/{game.id}/record").content)
    assert record.header.seed == "a secret"
    history: History[Any] = History(catalogue.rules_of(record.header)[1], record.header)
    assert list(history.replay(record)) == list(range(1, 7))


def test_faults_have_one_form(anna: Client) -> None:
    one = [{"kind": "me"}]
    for answer, status, code in (
        (anna.get("/api/games/nowhere"), 404, "no-such-game"),
        (anna.get("/api/nothing"), 404, "no-such-page"),
        (anna.post("/api/titles", {}), 405, "no-such-page"),
        (anna.post("/api/games", {"title": "chess", "seats": [{"kind": "me"}]}), 422, "unknown-title"),
        (anna.post("/api/games", {"title": "nim", "seats": [{"kind": "me"}] * 9}), 422, "bad-seats"),
        (anna.post("/api/games", {"title": "nim", "seats": []}), 400, "bad-request"),
        (
            anna.post("/api/games", {"title": "nim", "seats": one, "options": {"a": 1}}),
            422,
            "unknown-option",
        ),
        (anna.post("/api/games", {"title": "nim", "seats": [{"kind": "bot", "bot": "deep"}]}), 422, "no-such-bot"),
    ):
        assert (answer.status_code, codes(answer)) == (status, [code])
    game = anna.create("me")
    assert codes(anna.get(f"/api/games/{game.id}?at=5")) == ["no-such-entry"]
    assert anna.get(f"/api/games/{game.id}?at=-1").status_code == 400

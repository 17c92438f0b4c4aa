"""The coach over HTTP: advice that can be done, doubts, and where it may not be asked; lessons of an account."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from railhead.server.protocol.games import Advice
from tests.server.table import Client, codes
from tests.server.test_people import register


def advice(person: Client, game: str) -> Any:
    now = person.position(game)
    return person.post(f"/api/games/{game}/advice", {"head": now.head, "seat": now.asked})


@pytest.mark.parametrize("title", ["rocket", "18mag", "1862"])
def test_its_advice_can_be_followed(anna: Client, title: str) -> None:
    """On one screen one may ask it, and what it says is legal and told in messages."""
    game = anna.create("me", "me", "me", title=title, seating="fixed").id
    for _ in range(3):
        now = anna.position(game)
        assert now.game.coach
        answer = advice(anna, game)
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content, type=Advice)
        assert found.does
        assert found.reasons
        assert advice(anna, game).content == answer.content, "who asks once more is told the same"
        assert now.asked is not None
        body = {"head": now.head, "seat": now.asked, "action": found.action}
        assert anna.post(f"/api/games/{game}/doubt", body).status_code == 200
        assert anna.act(game, now.head, now.asked, found.action).status_code == 201


def test_between_people_only_where_it_was_agreed_and_never_when_rated(anna: Client, boris: Client) -> None:
    register(anna, "anna")
    register(boris, "boris")
    for coach, rated, allowed in ((False, False, False), (True, False, True), (True, True, False)):
        game = anna.create("me", "open", begins="full", seating="fixed", coach=coach, rated=rated).id
        assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
        now = anna.position(game)
        assert now.game.coach == allowed
        person = {0: anna, 1: boris}[now.asked or 0]
        answer = advice(person, game)
        assert answer.status_code == (200 if allowed else 403), answer.text
        if not allowed:
            assert codes(answer) == ["no-coach"]


def test_a_branch_of_a_running_game_asks_no_more_than_its_table(anna: Client, boris: Client) -> None:
    register(anna, "anna")
    register(boris, "boris")
    for coach, rated, allowed in ((False, True, False), (False, False, False), (True, False, True)):
        game = anna.create("me", "open", begins="full", seating="fixed", coach=coach, rated=rated).id
        assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
        branch = anna.post(f"/api/games/{game}/branches", {"at": 0}).json()["id"]
        twig = anna.post(f"/api/games/{branch}/branches", {"at": 0}).json()["id"]
        for tried in (branch, twig):
            assert anna.position(tried).game.coach == allowed
            answer = advice(anna, tried)
            assert answer.status_code == (200 if allowed else 403), answer.text
    alone = anna.create("me", "me", seating="fixed").id
    assert advice(anna, anna.post(f"/api/games/{alone}/branches", {"at": 0}).json()["id"]).status_code == 200


def test_only_who_is_asked_may_ask(anna: Client, boris: Client) -> None:
    game = anna.create("me", "me", seating="fixed").id
    now = anna.position(game)
    assert now.asked is not None
    other = {"head": now.head, "seat": 1 - now.asked}
    assert codes(anna.post(f"/api/games/{game}/advice", other)) == ["not-asked"]
    assert boris.post(f"/api/games/{game}/advice", other).status_code in (403, 404)
    stale = {"head": now.head + 1, "seat": now.asked}
    assert anna.post(f"/api/games/{game}/advice", stale).status_code == 409
    wrong = {"head": now.head, "seat": now.asked, "action": {"do": "take", "count": 99}}
    assert anna.post(f"/api/games/{game}/doubt", wrong).status_code == 422


def test_lessons_of_an_account_are_the_same_in_every_browser(anna: Client) -> None:
    register(anna, "anna")
    assert anna.put("/api/learned", {"lessons": ["rocket/line", "rocket/gone", "nonsense"]}).json() == {
        "lessons": ["rocket/line"]
    }
    more = anna.put("/api/learned", {"lessons": ["1862/shares", "rocket/line"]}).json()["lessons"]
    assert sorted(more) == ["1862/shares", "rocket/line"]
    assert anna.put("/api/learned", {}).json()["lessons"] == more
    assert anna.get("/api/account/export").json()["learned"] == more
    assert anna.put("/api/learned", {"lessons": ["x" * 100]}).status_code == 400

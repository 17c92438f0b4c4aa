"""Tables among strangers: who was kicked stays away, nobody is put on a seat, and no table waits for ever."""

from __future__ import annotations

import smtplib

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from railhead.server import expiry
from railhead.server.app import create_app
from railhead.server.hub import Hub
from railhead.server.protocol.games import Archive
from railhead.server.settings import Settings
from railhead.store import schema
from tests.server.table import Client, Server, codes
from tests.server.test_bots import wait_for
from tests.server.test_people import PASSWORD, Post, mails, register, sent_key


def joined(game: str, *people: Client) -> None:
    for person in people:
        assert person.post(f"/api/games/{game}/join", {}).status_code == 201


def lobby(person: Client, before: str = "") -> Archive:
    answer = person.get(f"/api/lobby{before and f'?before={before}'}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Archive)


# -- kicks -------------------------------------------------------------------------------------------


def test_who_was_kicked_does_not_come_back(server: Server, anna: Client, boris: Client) -> None:
    carl = Client(server, "Carl")
    for person in (anna, boris, carl):
        register(person, f"login{person.id[:4]}")
    game = anna.create("me", "open", "open", access="open").id
    joined(game, boris, carl)
    anna.post(f"/api/games/{game}/kick", {"seat": 1})
    answer = boris.post(f"/api/games/{game}/join", {})
    assert (answer.status_code, codes(answer)) == (403, ["kicked"])
    offer = {"seat": 2, "to": "person", "login": f"login{boris.id[:4]}"}
    assert codes(carl.post(f"/api/games/{game}/seats", offer)) == ["kicked"]
    # Also where the server has forgotten everything but the disk.
    server.app.state.hub.rooms.clear()
    assert codes(boris.post(f"/api/games/{game}/join", {"seat": 1})) == ["kicked"]
    assert boris.table(game).yours == ()
    other = anna.create("me", "open", access="open").id
    joined(other, boris)


def test_who_frees_a_seat_of_their_own_may_take_it_again(anna: Client) -> None:
    game = anna.create("me", "me", "open").id
    anna.post(f"/api/games/{game}/kick", {"seat": 1})
    joined(game, anna)


# -- seats by consent --------------------------------------------------------------------------------


@pytest.fixture
def clara(server: Server) -> Client:
    clara = Client(server, "Clara")
    register(clara, "clara")
    return clara


def test_a_seat_is_nobodys_before_they_say_yes(anna: Client, boris: Client, clara: Client) -> None:
    game = anna.create("me", "me", access="named").id
    assert clara.get(f"/api/games/{game}").status_code == 404
    offer = {"seat": 1, "to": "person", "login": "clara"}
    assert anna.post(f"/api/games/{game}/seats", offer).status_code == 201
    assert [seat.person for seat in anna.table(game).seats] == [anna.id, anna.id]
    assert [seat.offered for seat in anna.table(game).seats] == [False, True]
    assert [seat.offered_to for seat in anna.table(game).seats] == [None, "clara"]
    assert [seat.offered_to for seat in clara.table(game).seats] == [None, None]
    assert (clara.table(game).yours, clara.table(game).offered) == ((), (1,))
    assert [one["id"] for one in clara.get("/api/games").json()] == [game]
    assert boris.get(f"/api/games/{game}").status_code == 404
    assert anna.position(game).head == 0
    joined(game, clara)
    assert (clara.table(game).yours, clara.table(game).offered) == ((1,), ())
    assert anna.table(game).yours == (0,)


def test_a_seat_that_is_declined_or_taken_back_stays_where_it_was(anna: Client, boris: Client, clara: Client) -> None:
    register(anna, "anna")
    game = anna.create("me", "me").id
    seats = f"/api/games/{game}/seats"
    for way, nobody in (("declined", {}), ("taken back", {"login": "anna"}), ("taken back", {})):
        anna.post(seats, {"seat": 1, "to": "person", "login": "clara"})
        assert clara.table(game).offered == (1,)
        if way == "declined":
            assert codes(boris.post(f"/api/games/{game}/leave", {"seat": 1})) == ["not-your-seat"]
            assert clara.post(f"/api/games/{game}/leave", {"seat": 1}).status_code == 201
        else:
            assert anna.post(seats, {"seat": 1, "to": "person", **nobody}).status_code == 201
        assert clara.table(game).offered == ()
        assert codes(clara.post(f"/api/games/{game}/join", {})) == ["seat-taken"]
        assert anna.table(game).yours == (0, 1)


def test_an_offer_ends_with_who_was_asked(anna: Client, clara: Client) -> None:
    game = anna.create("me", "me").id
    anna.post(f"/api/games/{game}/seats", {"seat": 1, "to": "person", "login": "clara"})
    assert clara.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    assert [seat.offered for seat in anna.table(game).seats] == [False, False]


# -- the lobby ---------------------------------------------------------------------------------------


def test_the_lobby_comes_in_pages_with_peoples_tables_first(
    server: Server, anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("railhead.server.routes_games.LOBBY_PAGE", 4)
    made: list[str] = []
    for number in range(10):
        seats = ("random", "open") if number % 2 else ("me", "open")
        made.append(anna.create(*seats, access="open").id)
    stranger = Client(server)
    pages = [lobby(stranger)]
    while (more := pages[-1].more) is not None:
        pages.append(lobby(stranger, more))
    assert [len(page.games) for page in pages] == [4, 4, 2]
    assert [game.id for page in pages for game in page.games] == made[8::-2] + made[9::-2]
    assert stranger.get("/api/lobby?before=nonsense").status_code == 400


# -- tables without their maker ----------------------------------------------------------------------


def test_a_table_passes_on_to_the_next_person(server: Server, anna: Client, boris: Client) -> None:
    carl = Client(server, "Carl")
    game = anna.create("me", "me", "open", "open").id
    joined(game, boris, carl)
    anna.post(f"/api/games/{game}/leave", {"seat": 0})
    assert anna.table(game).creator
    anna.post(f"/api/games/{game}/leave", {"seat": 1})
    assert [person.table(game).creator for person in (anna, boris, carl)] == [False, True, False]
    assert anna.post(f"/api/games/{game}/start").status_code == 403
    joined(game, carl, carl)
    assert boris.post(f"/api/games/{game}/start").status_code == 201


def test_a_table_that_its_maker_leaves_alone_is_closed(anna: Client, boris: Client) -> None:
    game = anna.create("me", "random", "open", access="open").id
    assert [one.id for one in lobby(boris).games] == [game]
    anna.post(f"/api/games/{game}/leave", {"seat": 0})
    assert (anna.table(game).status, anna.table(game).ending) == ("closed", "left")
    assert lobby(boris).games == ()
    assert codes(boris.post(f"/api/games/{game}/join", {})) == ["game-closed"]


def test_who_goes_for_good_leaves_no_table_waiting(anna: Client, boris: Client) -> None:
    theirs = anna.create("me", "open", "open", access="open").id
    joined(theirs, boris)
    alone = boris.create("me", "open", access="open").id
    unseated = boris.create("open", "open", access="open").id
    passed_on = boris.create("me", "open", "open", access="open").id
    joined(passed_on, anna)
    assert boris.post("/api/account/delete", {}).status_code == 200
    assert [seat.kind for seat in anna.table(theirs).seats] == ["person", "open", "open"]
    assert [anna.table(game).status for game in (alone, unseated, passed_on)] == ["closed", "closed", "open"]
    assert anna.table(passed_on).creator


# -- tables that nobody joins ------------------------------------------------------------------------


def older(server: Server, days: float, *ids: str) -> None:
    """As if nothing had happened there for so many days."""

    async def change() -> None:
        game = schema.game.c
        async with server.app.state.hub.store.write() as db:
            then = game.changed - int(days * 86_400_000)
            await db.execute(update(schema.game).where(game.id.in_(ids)).values(changed=then))
        server.app.state.hub.rooms.clear()

    assert server.blocking_portal is not None
    server.blocking_portal.call(change)


def expire(server: Server) -> None:
    assert server.blocking_portal is not None
    server.blocking_portal.call(expiry.expire, server.app.state.hub)


def test_a_table_that_nobody_joins_is_closed_and_its_maker_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    Post.sent = []
    monkeypatch.setattr(smtplib, "SMTP", Post)
    mail = msgspec.structs.replace(
        settings, smtp_host="mail.example", smtp_tls=False, smtp_from="r@example.org", public_url="https://r.example"
    )
    with TestClient(create_app(mail), raise_server_exceptions=False) as server:
        anna, boris = Client(server, "Anna"), Client(server, "Boris")
        register(anna, "anna", email="anna@example.org")
        anna.post("/api/account/verify", {"key": sent_key("verify")})
        old, joined_late = (anna.create("me", "open", "open", access="open").id for _ in range(2))
        young = anna.create("me", "open", access="open").id
        running = anna.create("me", "me").id
        older(server, 14.1, old, joined_late, running)
        older(server, 13.9, young)
        assert [game.id for game in lobby(boris).games] == [young]
        joined(joined_late, boris)
        expire(server)
        expire(server)
        statuses = [anna.table(game).status for game in (old, joined_late, young, running)]
        assert statuses == ["closed", "open", "open", "running"]
        assert anna.table(old).ending == "expired"
        (told,) = mails("nobody joined", 1)
        assert told["To"] == "anna@example.org"
        assert old in told.get_content()


def test_tables_may_wait_for_ever(settings: Settings) -> None:
    with TestClient(create_app(msgspec.structs.replace(settings, open_days=0))) as server:
        anna = Client(server, "Anna")
        game = anna.create("me", "open", access="open").id
        older(server, 4000, game)
        expire(server)
        assert anna.table(game).status == "open"
        assert [one.id for one in lobby(anna).games] == [game]


def test_it_is_looked_for_them_when_the_server_starts(settings: Settings) -> None:
    with TestClient(create_app(settings)) as server:
        anna = Client(server, "Anna")
        game = anna.create("me", "open").id
        older(server, 15, game)
        cookie = anna.cookie
    with TestClient(create_app(settings)) as server:
        hub: Hub = server.app.state.hub
        assert hub.settings.open_days == 14
        anna = Client(server)
        anna.cookie = cookie
        wait_for(lambda: anna.table(game).status == "closed")

"""What keeps an account its owner's: addresses, mails, tokens, names, and what is left when somebody goes."""

from __future__ import annotations

import smtplib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from litestar.testing import TestClient

from railhead.i18n import LANGUAGES
from railhead.i18n.render import texts
from railhead.server.app import create_app
from railhead.server.settings import Settings
from tests.server.table import PATIENCE, Client, Server, codes
from tests.server.test_people import PASSWORD, Post, log_in, mails, register, sent_key


@pytest.fixture
def mailing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that sends mails, to nobody but the test."""
    Post.sent = []
    monkeypatch.setattr(smtplib, "SMTP", Post)
    mail = msgspec.structs.replace(
        settings, smtp_host="mail.example", smtp_tls=False, smtp_from="r@example.org", public_url="https://r.example"
    )
    with TestClient(create_app(mail), raise_server_exceptions=False) as server:
        yield server


def confirmed(server: Server, name: str, email: str) -> Client:
    """Somebody with an account whose address counts."""
    person = Client(server, name)
    register(person, name.lower(), email=email)
    assert person.post("/api/account/verify", {"key": sent_key("verify")}).status_code == 201
    return person


def told_by_now(server: Server) -> None:
    """What happened so far has been told, or put off, under the settings and choices of now."""
    server.blocking_portal.call(server.app.state.hub.outbox.settle)


def me(person: Client) -> dict[str, object]:
    found: dict[str, object] = person.get("/api/session").json()["person"]
    return found


# -- addresses ---------------------------------------------------------------------------------------


def test_another_address_takes_the_password_and_the_old_one_is_told(mailing: Server) -> None:
    anna = confirmed(mailing, "Anna", "anna@example.org")
    new = {"email": "new@example.org"}
    for wrong in (new, new | {"password": "not this one"}):
        answer = anna.patch("/api/account", wrong)
        assert (answer.status_code, codes(answer)) == (403, ["wrong-password"])
    assert me(anna)["new_email"] is None
    assert anna.patch("/api/account", new | {"password": PASSWORD}).status_code == 200
    (told,) = mails("another address", 1)
    assert told["To"] == "anna@example.org"
    assert (me(anna)["email"], me(anna)["new_email"]) == ("anna@example.org", "new@example.org")
    anna.post("/api/account/reset", {"email": "new@example.org"})
    mails("new password", 0)
    assert anna.post("/api/account/verify", {"key": sent_key("verify", 2)}).status_code == 201
    assert (me(anna)["email"], me(anna)["email_verified"], me(anna)["new_email"]) == ("new@example.org", True, None)


def test_an_address_that_somebody_else_only_wrote_down_blocks_nobody(mailing: Server) -> None:
    mallory = Client(mailing, "Mallory")
    register(mallory, "mallory", email="anna@example.org")
    old = sent_key("verify")
    mailing.app.state.hub.settings = msgspec.structs.replace(mailing.app.state.hub.settings, mail_wait=0)
    anna = Client(mailing, "Anna")
    register(anna, "anna", email="anna@example.org")
    mails("confirm", 2)
    assert anna.post("/api/account/verify", {"key": sent_key("verify", 2)}).status_code == 201
    assert me(anna)["email_verified"] is True
    assert codes(mallory.post("/api/account/verify", {"key": old})) == ["email-taken"]
    assert me(mallory)["email_verified"] is False


def test_what_is_refused_makes_no_account(mailing: Server) -> None:
    confirmed(mailing, "Anna", "anna@example.org")
    boris = Client(mailing, "Boris")
    body = {"login": "boris", "password": PASSWORD, "email": "Anna@example.org"}
    assert codes(boris.post("/api/account", body)) == ["email-taken"]
    assert me(boris)["guest"] is True
    register(boris, "boris")
    both = boris.patch("/api/account", {"name": "Bob", "email": "anna@example.org", "password": PASSWORD})
    assert codes(both) == ["email-taken"]
    assert me(boris)["name"] == "Boris"


def test_an_invitation_and_an_offered_seat_are_told_by_mail(mailing: Server) -> None:
    """With a link to the table; not twice in a short time, and not against their will."""
    hub = mailing.app.state.hub
    boris = confirmed(mailing, "Boris", "boris@example.org")
    anna = Client(mailing, "Anna")
    game = anna.create("me", "open").id
    anna.post(f"/api/games/{game}/invite", {"login": "boris"})
    (told,) = mails("you are invited", 1)
    assert told["To"] == "boris@example.org"
    assert all(part in told.get_content() for part in ("Boris,", ": Anna invites", f"https://r.example/games/{game}\n"))
    offer = {"seat": 0, "to": "person", "login": "boris"}
    anna.post(f"/api/games/{game}/seats", offer)
    told_by_now(mailing)
    mails("a seat is offered", 0)
    hub.mail.settings = msgspec.structs.replace(hub.settings, mail_wait=0)
    anna.post(f"/api/games/{game}/seats", offer)
    mails("a seat is offered", 1)
    anna.create("me", "open", access="named", invite=["boris"])
    mails("you are invited", 2)

    anna.post(f"/api/games/{game}/seats", {"seat": 0, "to": "person"})
    boris.patch("/api/account", {"choices": {"mail": []}})
    anna.post(f"/api/games/{game}/invite", {"login": "boris"})
    told_by_now(mailing)
    boris.patch("/api/account", {"choices": {}})
    boris.put(f"/api/blocks/{anna.id}", {})
    anna.create("me", "open", access="named", invite=["boris"])
    anna.post(f"/api/games/{game}/seats", offer)
    told_by_now(mailing)
    assert len(mails("you are invited", 2) + mails("a seat is offered", 1)) == 3
    assert len(boris.get("/api/games").json()) == 2, "who is blocked invites to no table, not even a new one"


def test_nobody_is_flooded_with_mails(mailing: Server) -> None:
    anna = confirmed(mailing, "Anna", "anna@example.org")
    for _ in range(40):
        assert anna.post("/api/account/reset", {"email": "anna@example.org"}).status_code == 202
    mails("new password", 1)
    assert anna.put("/api/account/reset", {"key": sent_key("reset"), "password": PASSWORD}).status_code == 200
    for number, status in enumerate((201, 429, 429)):
        guest = Client(mailing, f"Guest {number}")
        answer = guest.post("/api/account", {"login": f"g{number}", "password": PASSWORD, "email": "c@example.org"})
        assert answer.status_code == status, answer.text
    assert codes(answer) == ["mail-just-sent"]
    assert me(guest)["guest"] is True
    mails("confirm", 2)


def test_the_waiting_link_is_sent_again_without_the_password(mailing: Server) -> None:
    anna = Client(mailing, "Anna")
    register(anna, "anna", email="anna@example.org")
    assert codes(anna.patch("/api/account", {"email": "anna@example.org"})) == ["mail-just-sent"]
    mailing.app.state.hub.settings = msgspec.structs.replace(mailing.app.state.hub.settings, mail_wait=0)
    assert anna.patch("/api/account", {"email": "anna@example.org"}).status_code == 200
    mails("confirm", 2)
    assert anna.post("/api/account/verify", {"key": sent_key("verify", 2)}).status_code == 201


# -- trying passwords --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/account/delete", {"password": "wrong"}),
        ("POST", "/api/account/password", {"old": "wrong", "new": PASSWORD}),
        ("PATCH", "/api/account", {"email": "a@example.org", "password": "wrong"}),
        ("POST", "/api/session/login", {"login": "anna", "password": "wrong"}),
    ],
)
def test_whatever_checks_a_password_is_limited(
    settings: Settings, method: str, path: str, body: dict[str, object]
) -> None:
    limited = msgspec.structs.replace(settings, sign_in_limit=6)
    with TestClient(create_app(limited), raise_server_exceptions=False) as server:
        anna = Client(server, "Anna")
        register(anna, "anna")
        statuses = [anna.ask(method, path, body).status_code for _ in range(12)]
    assert statuses[0] == 403
    assert statuses.count(429) >= 6


# -- tokens ------------------------------------------------------------------------------------------


def token(server: Server, owner: Client, scope: str | None = None) -> Client:
    made = owner.post("/api/tokens", {"label": "mine"} | ({"scope": scope} if scope else {}))
    assert made.status_code == 201, made.text
    assert made.json()["scope"] == (scope or "play")
    program = Client(server)
    program.token = made.json()["secret"]
    return program


@pytest.mark.parametrize("scope", ["play", "read"])
def test_a_token_is_not_for_accounts(server: Server, anna: Client, scope: str) -> None:
    register(anna, "anna")
    program = token(server, anna, scope)
    assert program.get("/api/session").json()["person"]["id"] == anna.id
    for method, path, body in (
        ("POST", "/api/session", {"name": "Other"}),
        ("PATCH", "/api/account", {"email": "a@example.org", "password": PASSWORD}),
        ("POST", "/api/account/password", {"old": PASSWORD, "new": "another password"}),
        ("POST", "/api/account/delete", {"password": PASSWORD}),
        ("POST", "/api/tokens", {"label": "more"}),
        ("GET", "/api/tokens", None),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions", None),
        ("PUT", f"/api/blocks/{anna.id}", None),
        ("GET", "/api/admin/reports", None),
        ("GET", "/api/account/export", None),
        ("GET", "/api/absence", None),
        ("PUT", "/api/absence/zone", {"zone": "UTC"}),
        ("POST", "/api/absence/vacation", {"days": 1}),
        ("GET", "/api/hook", None),
        ("PUT", "/api/hook", {"url": "https://example.org/"}),
        ("DELETE", "/api/hook", None),
        ("PUT", "/api/push", {"endpoint": "https://example.org/", "p256dh": "x" * 87, "auth": "x" * 22}),
        ("POST", "/api/push/stop", {"endpoint": "https://example.org/"}),
        ("DELETE", "/api/alerts", None),
    ):
        answer = program.ask(method, path, body)
        assert (answer.status_code, codes(answer)) == (403, ["not-for-tokens"]), path
    program.delete("/api/session")
    assert program.get("/api/session").json()["person"]["name"] == "Anna"
    assert len(anna.get("/api/tokens").json()) == 1


def test_a_token_to_read_changes_nothing(server: Server, anna: Client) -> None:
    register(anna, "anna")
    game = anna.create("me", "me").id
    reader, player = token(server, anna, "read"), token(server, anna)
    take = {"do": "take", "count": 1}
    assert reader.position(game).yours == (0, 1)
    asked = reader.position(game).asked or 0
    seen = reader.post(f"/api/games/{game}/preview", {"head": 0, "seat": asked, "action": take})
    assert seen.status_code == 200
    for answer in (
        reader.act(game, 0, asked, take),
        reader.post("/api/games", {"title": "nim", "seats": [{"kind": "me"}]}),
        reader.post(f"/api/games/{game}/chat", {"text": "hello"}),
        reader.put(f"/api/games/{game}/note", {"text": "hello"}),
        reader.post(f"/api/games/{game}/orders", {"head": 0, "seat": asked, "order": {"order": "pass"}}),
        reader.post(f"/api/games/{game}/pause", {"agree": True}),
        reader.post(f"/api/games/{game}/rewind", {"head": 0, "to": 0}),
        reader.post(f"/api/games/{game}/seats", {"seat": asked, "to": "bot"}),
    ):
        assert codes(answer) == ["not-for-tokens"]
    with reader.live() as socket:
        socket.send_json({"type": "watch", "game": game})
        assert socket.receive_json(timeout=PATIENCE)["type"] == "watching"
        socket.send_json({"type": "act", "ref": 1, "game": game, "head": 0, "seat": asked, "action": take})
        socket.send_json({"type": "say", "game": game, "text": "hello"})
        told = [message for _ in range(3) if (message := socket.receive_json(timeout=PATIENCE))["type"] == "refused"]
        assert [[reason["code"] for reason in one["problem"]["reasons"]] for one in told] == [["not-for-tokens"]] * 2
    assert anna.position(game).head == 0
    assert player.act(game, 0, asked, take).status_code == 201


# -- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "anna\n", "\nanna", "an\tna", "an\x00na", "an\u200bna", "\u202eanna", "an\u2066na", "anna\ufeff", "\u3164",
        "an\xadna", "a\u2028b", "anna ", "\u2800", "a\U000e0061b",
    ],
)  # fmt: skip
def test_names_hide_nothing(server: Server, anna: Client, name: str) -> None:
    assert anna.post("/api/session", {"name": name}).status_code == 400
    assert anna.patch("/api/account", {"name": name}).status_code == 400
    assert me(anna)["name"] == "Anna"
    game = {"title": "nim", "seats": [{"kind": "me", "name": name}]}
    assert anna.post("/api/games", game).status_code == 400
    if name != "anna ":
        named = {"title": "nim", "seats": [{"kind": "me"}], "name": name}
        assert anna.post("/api/games", named).status_code == 400
    assert server is not None


@pytest.mark.parametrize("name", ["Anna", "Ő", "Анна К.", "アンナ", "D'Arcy  O", "x" * 40, "Anna ❤️", "नीता"])
def test_names_of_people_are_taken(anna: Client, name: str) -> None:
    assert anna.post("/api/session", {"name": name}).status_code == 200
    assert me(anna)["name"] == name


def test_a_login_ends_where_it_ends(anna: Client, boris: Client) -> None:
    register(anna, "anna")
    assert boris.post("/api/account", {"login": "anna\n", "password": PASSWORD}).status_code == 400
    assert boris.post("/api/account", {"login": "boris", "password": PASSWORD, "email": "b@c\n"}).status_code == 400
    assert me(boris)["guest"] is True


# -- going away --------------------------------------------------------------------------------------


def test_nothing_says_who_sat_there(server: Server, anna: Client, boris: Client) -> None:
    """Not in branches of the games, also where the seat has passed on; not in titles, not in reports."""
    register(anna, "anna")
    register(boris, "boris47")
    game = anna.create("me", "open", name="Anna and BORIS").id
    boris.post(f"/api/games/{game}/join", {})
    anna.post(f"/api/games/{game}/start")
    branch = anna.post(f"/api/games/{game}/branches", {"at": 0}).json()["id"]
    twig = anna.post(f"/api/games/{branch}/branches", {"at": 0}).json()["id"]
    own = boris.create("open", "open", name="At the bridge").id
    carl = Client(server, "Carl")
    register(carl, "carl")
    boris.post(f"/api/games/{game}/seats", {"seat": 1, "to": "person", "login": "carl"})
    carl.post(f"/api/games/{game}/join", {})
    boris.post("/api/reports", {"about": anna.id, "text": "she is rude to Boris (boris47)"})
    anna.post("/api/reports", {"about": boris.id, "text": "Boris swears"})
    for id in (branch, twig):
        assert [seat.name for seat in anna.table(id).seats] == ["Anna", "Boris"]
    assert boris.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    for id in (branch, twig):
        assert [seat.name for seat in anna.table(id).seats] == ["Anna", "-"]
    assert [seat.name for seat in anna.table(game).seats] == ["Anna", "Carl"]
    assert (anna.table(game).name, anna.table(own).name) == ("Anna and BORIS", "")
    reports = server.blocking_portal.call(every_report, server)
    assert reports == ["-", "she is rude to - (-)"]
    everything = anna.get("/api/games").text + anna.get("/api/lobby").text + anna.get("/api/archive").text
    assert "boris47" not in everything


async def every_report(server: Server) -> list[str]:
    from sqlalchemy import select

    from railhead.store import schema

    async with server.app.state.hub.store.read() as db:
        return sorted((await db.execute(select(schema.report.c.text))).scalars())


def test_a_title_with_the_name_goes_while_its_owner_sits_there(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open", name="Anna and BORIS").id
    boris.post(f"/api/games/{game}/join", {})
    boris.post("/api/account/delete", {})
    assert anna.table(game).name == ""


def test_going_away_while_others_open_games(server: Server, anna: Client, boris: Client) -> None:
    register(boris, "boris")
    mine = [boris.create("me", "me").id for _ in range(30)]
    others = [anna.create("me", "me").id for _ in range(300)]
    server.app.state.hub.rooms.clear()
    for id in mine:
        boris.table(id)

    def open_game(id: str) -> int:
        return server.get(f"/api/games/{id}", headers=anna.headers).status_code

    with ThreadPoolExecutor(8) as pool:
        opened = pool.map(open_game, others)
        assert boris.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
        assert set(opened) == {200}
    assert {seat.name for id in mine for seat in anna.table(id).seats} == {"-"}


def test_the_account_is_gone(server: Server, anna: Client) -> None:
    register(anna, "anna")
    anna.post("/api/account/delete", {"password": PASSWORD})
    register(Client(server, "Anna"), "anna")
    log_in(server, "anna")


def test_what_is_wrong_with_a_field_is_said_in_words(anna: Client) -> None:
    """No regular expression, no type: which field, and a sentence for it in every language."""
    for path, body, field in (
        ("/api/account", {"login": "no spaces here", "password": PASSWORD}, "login"),
        ("/api/account", {"login": "anna", "password": "short"}, "password"),
        ("/api/account/verify", {"key": "x"}, "key"),
        ("/api/account/reset", {"email": "nowhere"}, "email"),
        ("/api/session", {"name": "two\nlines"}, "name"),
    ):
        answer = anna.post(path, body)
        assert answer.status_code == 400
        [reason] = answer.json()["reasons"]
        assert (reason["code"], reason["message"]["args"]["field"]) == ("bad-field", field)
        for lang in LANGUAGES:
            text = texts(lang).text("refusal-bad-field", reason["message"]["args"])
            assert text not in ("", texts(lang).text("refusal-bad-field", {"field": "other"}))

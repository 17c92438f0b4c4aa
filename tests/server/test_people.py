"""Accounts, sessions, tokens, going away, blocking and reporting."""

from __future__ import annotations

import re
import smtplib
import time
from email.message import EmailMessage

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, text

from railhead.server.alert_mail import remind
from railhead.server.app import create_app
from railhead.server.settings import Settings, database_of
from railhead.store.store import url_of
from tests.server.table import Client, Server, codes

PASSWORD = "a long password"


def register(person: Client, login: str, **more: str) -> None:
    answer = person.post("/api/account", {"login": login, "password": PASSWORD, **more})
    assert answer.status_code == 201, answer.text


def log_in(server: Server, login: str, password: str = PASSWORD) -> Client:
    browser = Client(server)
    answer = browser.post("/api/session/login", {"login": login, "password": password})
    assert answer.status_code == 201, answer.text
    browser.cookie = answer.cookies["railhead"]
    browser.id = answer.json()["person"]["id"]
    return browser


def test_a_guest_becomes_an_account_and_keeps_the_games(server: Server, anna: Client) -> None:
    game = anna.create("me", "me")
    register(anna, "Anna")
    again = log_in(server, "anna")
    assert again.id == anna.id
    assert [info["id"] for info in again.get("/api/games").json()] == [game.id]
    assert again.get("/api/session").json()["person"]["guest"] is False
    assert codes(anna.post("/api/account", {"login": "other", "password": PASSWORD})) == ["already-account"]


def test_logins_are_unique_and_checked(server: Server, anna: Client, boris: Client) -> None:
    register(anna, "anna")
    assert codes(boris.post("/api/account", {"login": "ANNA", "password": PASSWORD})) == ["login-taken"]
    for login, password in (("a", PASSWORD), ("b b", PASSWORD), ("boris", "short"), ("Борис", PASSWORD)):
        assert boris.post("/api/account", {"login": login, "password": password}).status_code == 400
    for login, password in (("anna", "wrong"), ("nobody", PASSWORD)):
        answer = Client(server).post("/api/session/login", {"login": login, "password": password})
        assert (answer.status_code, codes(answer)) == (403, ["wrong-password"])


def test_the_password_is_kept_as_argon2_only(settings: Settings, server: Server, anna: Client) -> None:
    register(anna, "anna")
    url = url_of(database_of(settings))
    engine = create_engine(url.set(drivername=url.drivername.removesuffix("+aiosqlite")))
    with engine.connect() as db:
        kept = db.execute(text("SELECT password FROM person WHERE login = 'anna'")).scalar_one()
        keys = list(db.execute(text("SELECT hash FROM key")).scalars())
    engine.dispose()
    assert kept.startswith("$argon2id$")
    assert anna.cookie not in keys
    assert server is not None


def test_sign_out_here_and_everywhere(server: Server, anna: Client) -> None:
    register(anna, "anna")
    other = log_in(server, "anna")
    third = log_in(server, "anna")
    anna.delete("/api/session")
    assert anna.get("/api/session").json()["person"] is None
    assert other.get("/api/session").json()["person"] is not None
    other.delete("/api/sessions")
    assert third.get("/api/session").json()["person"] is None


def test_where_one_is_signed_in(server: Server, anna: Client) -> None:
    register(anna, "anna")
    there = log_in(server, "anna")
    listed = anna.get("/api/sessions").json()
    assert [one["here"] for one in listed].count(True) == 1
    assert all(one["label"] and str(anna.cookie) not in str(one) for one in listed)
    (other,) = [one for one in listed if not one["here"]]
    assert anna.delete(f"/api/sessions/{other['id']}").status_code == 204
    assert there.get("/api/session").json()["person"] is None
    assert codes(anna.delete(f"/api/sessions/{other['id']}")) == ["no-such-session"]
    assert [one["here"] for one in anna.get("/api/sessions").json()] == [True]
    boris = Client(server, "Boris")
    mine = boris.get("/api/sessions").json()[0]["id"]
    assert codes(anna.delete(f"/api/sessions/{mine}")) == ["no-such-session"]


def test_a_new_password_signs_the_others_out(server: Server, anna: Client) -> None:
    register(anna, "anna")
    other = log_in(server, "anna")
    wrong = anna.post("/api/account/password", {"old": "no", "new": "another password"})
    assert codes(wrong) == ["wrong-password"]
    changed = anna.post("/api/account/password", {"old": PASSWORD, "new": "another password"})
    assert changed.status_code == 201
    assert other.get("/api/session").json()["person"] is None
    anna.cookie = changed.cookies["railhead"]
    assert anna.get("/api/session").json()["person"] is not None
    log_in(server, "anna", "another password")


def test_choices_and_language(anna: Client) -> None:
    answer = anna.patch("/api/account", {"lang": "ja", "choices": {"theme": "dark", "compact": True}})
    me = answer.json()["person"]
    assert (me["lang"], me["choices"]["theme"], me["choices"]["compact"]) == ("ja", "dark", True)
    assert me["name"] == "Anna"
    assert codes(anna.patch("/api/account", {"email": "a@example.org"})) == ["only-for-accounts"]
    assert anna.patch("/api/account", {"choices": {"theme": "loud"}}).status_code == 400


def test_going_away_leaves_the_games_without_the_name(server: Server, anna: Client, boris: Client) -> None:
    game = anna.create("me", "open").id
    boris.post(f"/api/games/{game}/join", {})
    register(boris, "boris")
    anna.post(f"/api/games/{game}/start")
    boris.post(f"/api/games/{game}/chat", {"text": "I am Boris"})
    boris.put(f"/api/games/{game}/note", {"text": "mine"})
    assert codes(boris.post("/api/account/delete", {})) == ["wrong-password"]
    assert boris.post("/api/account/delete", {"password": PASSWORD}).status_code == 200
    assert boris.get("/api/session").json()["person"] is None
    everything = anna.get(f"/api/games/{game}").text + anna.get(f"/api/games/{game}/chat").text
    assert "Boris" not in everything
    assert anna.table(game).seats[1].name == "-"
    gone = Client(server).post("/api/session/login", {"login": "boris", "password": PASSWORD})
    assert gone.status_code == 403


def test_tokens_for_programs(server: Server, anna: Client) -> None:
    assert codes(anna.post("/api/tokens", {"label": "my bot"})) == ["only-for-accounts"]
    register(anna, "anna")
    made = anna.post("/api/tokens", {"label": "my bot"}).json()
    program = Client(server)
    program.token = made["secret"]
    assert program.get("/api/session").json()["person"]["id"] == anna.id
    assert program.create("me", "me").yours == (0, 1)
    (listed,) = anna.get("/api/tokens").json()
    assert (listed["label"], listed["secret"]) == ("my bot", None)
    assert made["secret"] not in anna.get("/api/tokens").text
    assert anna.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert program.get("/api/session").json()["person"] is None
    assert codes(anna.delete(f"/api/tokens/{made['id']}")) == ["no-such-token"]


def test_a_cookie_is_no_token_and_a_token_no_cookie(server: Server, anna: Client) -> None:
    register(anna, "anna")
    secret = anna.post("/api/tokens", {"label": "t"}).json()["secret"]
    crossed = Client(server)
    crossed.token = anna.cookie
    assert crossed.get("/api/session").json()["person"] is None
    crossed.token, crossed.cookie = None, secret
    assert crossed.get("/api/session").json()["person"] is None


def test_blocked_people_cannot_join(anna: Client, boris: Client) -> None:
    game = anna.create("me", "open").id
    assert anna.put(f"/api/blocks/{boris.id}").json() == {"id": boris.id, "name": "Boris"}
    assert boris.post(f"/api/games/{game}/join", {}).status_code == 403
    assert [card["id"] for card in anna.get("/api/blocks").json()] == [boris.id]
    anna.delete(f"/api/blocks/{boris.id}")
    assert boris.post(f"/api/games/{game}/join", {}).status_code == 201
    assert codes(anna.put("/api/blocks/nobody")) == ["no-such-person"]


class Post:
    """Stands for the mail server."""

    sent: list[EmailMessage]

    def __init__(self, _host: str, _port: int, timeout: int) -> None:
        assert timeout

    def __enter__(self) -> Post:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def send_message(self, mail: EmailMessage) -> None:
        self.sent.append(mail)


def test_verification_and_reset_by_mail(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    Post.sent = []
    monkeypatch.setattr(smtplib, "SMTP", Post)
    mail = msgspec.structs.replace(
        settings, smtp_host="mail.example", smtp_tls=False, smtp_from="r@example.org", public_url="https://r.example"
    )
    with TestClient(create_app(mail)) as server:
        anna = Client(server, "Anna")
        register(anna, "anna", email="Anna@example.org")
        key = sent_key("verify")
        anna.post("/api/account/reset", {"email": "anna@example.org"})
        assert len(Post.sent) == 1, "an address that is not verified gets no reset"
        assert codes(anna.post("/api/account/verify", {"key": "x" * 43})) == ["key-run-out"]
        assert anna.post("/api/account/verify", {"key": key}).status_code == 201
        assert codes(anna.post("/api/account/verify", {"key": key})) == ["key-run-out"]
        assert anna.get("/api/session").json()["person"]["email_verified"] is True
        assert anna.post("/api/account/reset", {"email": "nobody@example.org"}).status_code == 202
        assert anna.post("/api/account/reset", {"email": "anna@example.org"}).status_code == 202
        new = {"key": sent_key("reset"), "password": "a new password"}
        assert anna.put("/api/account/reset", new).status_code == 200
        assert anna.get("/api/session").json()["person"] is None
        log_in(server, "anna", "a new password")
        assert codes(anna.put("/api/account/reset", new)) == ["key-run-out"]


def test_a_mail_when_it_is_ones_turn(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a slow game, to whoever asked for it, with a verified address, and not at the table."""
    Post.sent = []
    monkeypatch.setattr(smtplib, "SMTP", Post)
    mail = msgspec.structs.replace(
        settings, smtp_host="mail.example", smtp_tls=False, smtp_from="r@example.org", public_url="https://r.example",
        mail_together=0,
    )  # fmt: skip
    with TestClient(create_app(mail)) as server:
        anna, boris = Client(server, "Anna"), Client(server, "Boris")
        register(boris, "boris", email="boris@example.org")
        boris.post("/api/account/verify", {"key": sent_key("verify")})
        game = anna.create("me", "open", pace="slow", seed="0").id
        boris.post(f"/api/games/{game}/join", {})
        anna.post(f"/api/games/{game}/start")
        anna.take(game, 1)
        boris.take(game, 1)
        assert len(Post.sent) == 1, "he has not asked for it"
        boris.patch("/api/account", {"lang": "ja", "choices": {"mail": ["turn"]}})
        anna.take(game, 1)
        for _ in range(100):
            if len(Post.sent) == 2:
                break
            time.sleep(0.02)
        told = Post.sent[-1]
        assert told["To"] == "boris@example.org"
        assert f"https://r.example/games/{game}" in told.get_content()
        assert "Boris" in told.get_content()


def test_a_reminder_when_a_slow_table_waits(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for a turn, in slow games only, to whoever wants mails."""
    Post.sent = []
    monkeypatch.setattr(smtplib, "SMTP", Post)
    mail = msgspec.structs.replace(
        settings, smtp_host="mail.example", smtp_tls=False, smtp_from="r@example.org", public_url="https://r.example",
        remind_hours=0.0, mail_together=0,
    )  # fmt: skip
    with TestClient(create_app(mail)) as server:
        anna = Client(server, "Anna")
        register(anna, "anna", email="anna@example.org")
        anna.post("/api/account/verify", {"key": sent_key("verify")})
        anna.patch("/api/account", {"choices": {"mail": ["turn"]}})
        slow, live = (anna.create("me", "me", pace=pace).id for pace in ("slow", "live"))
        for game in (slow, live):
            assert anna.table(game).asked_since is not None
        mails("your turn", 1)
        hub = server.app.state.hub
        late = msgspec.structs.replace(mail, remind_hours=1.0)
        server.blocking_portal.call(remind, late, hub.store)
        mails("waiting", 0)
        for _ in range(2):
            server.blocking_portal.call(remind, mail, hub.store)
        server.blocking_portal.call(hub.outbox.settle)
        (told,) = mails("waiting", 1)
        assert f"https://r.example/games/{slow}" in told.get_content()
        anna.take(slow, 1)
        server.blocking_portal.call(remind, mail, hub.store)
        server.blocking_portal.call(hub.outbox.settle)
        mails("waiting", 2)


def mails(subject: str, count: int) -> list[EmailMessage]:
    """The mails of that subject: so many, also after a while."""
    for _ in range(1000 if count else 100):
        if len(found := [mail for mail in Post.sent if subject in mail["Subject"]]) >= count > 0:
            break
        time.sleep(0.02 if count else 0.001)
    assert len(found) == count
    return found


def sent_key(page: str, count: int = 1) -> str:
    """The key in the last of so many mails; it is sent beside the answer, so it may take a moment."""
    pattern = re.compile(rf"https://r\.example/account/{page}#(\S+)")
    for _ in range(100):
        found = [key for mail in Post.sent for key in pattern.findall(mail.get_content())]
        if len(found) >= count:
            return str(found[-1])
        time.sleep(0.02)
    raise AssertionError("no mail")


def test_no_mail_server_no_reset(anna: Client) -> None:
    assert codes(anna.post("/api/account/reset", {"email": "a@example.org"})) == ["no-mail"]

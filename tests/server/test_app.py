"""The application around the routes: limits, headers, health, figures, settings, the browser client."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
import structlog
from litestar.testing import TestClient

from railhead.kernel.rules import Refused
from railhead.server import static_files
from railhead.server.app import create_app
from railhead.server.limits import Limit
from railhead.server.log import set_up_logging
from railhead.server.middleware import HEADERS
from railhead.server.settings import Settings, read_settings
from tests.server.table import Client, Server, codes
from tests.shared import ROOT


def test_every_answer_has_its_headers(server: Server, anna: Client) -> None:
    for answer in (anna.get("/"), anna.get("/api/session"), anna.get("/api/games/none"), anna.post("/api/games", {})):
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "strict-transport-security" not in answer.headers
    assert server is not None


def test_behind_tls_cookies_are_secure(settings: Settings) -> None:
    with TestClient(create_app(msgspec.structs.replace(settings, secure_cookies=True))) as server:
        answer = server.post("/api/session", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"))
    assert answer.headers["strict-transport-security"]


def test_too_many_requests_are_refused(settings: Settings) -> None:
    limited = msgspec.structs.replace(settings, rate_limit=5, sign_in_limit=2)
    with TestClient(create_app(limited)) as server:
        person = Client(server, "Anna")
        assert person.post("/api/session", {"name": "B"}).status_code == 200
        answer = person.post("/api/session", {"name": "C"})
        assert (answer.status_code, codes(answer), answer.headers["retry-after"]) == (429, ["too-many"], "60")
        answers = [person.post("/api/games", {"title": "nim", "seats": [{"kind": "me"}]}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        assert person.get("/api/session").status_code == 200, "looking is not limited"


def test_a_limit_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limit = Limit(60)
    assert [limit.allows("a") for _ in range(61)] == [True] * 60 + [False]
    assert limit.allows("b")
    now += 2.5
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]


def test_health_and_figures(settings: Settings, server: Server, anna: Client) -> None:
    assert anna.get("/health").json()["status"] == "ok"
    assert codes(anna.get("/metrics")) == ["not-allowed"], "the test's client is not this machine"
    with TestClient(create_app(msgspec.structs.replace(settings, metrics_open=True))) as other:
        other.get("/api/titles")
        figures = other.get("/metrics").text
    for name in ("railhead_requests_total", "railhead_action_seconds_count", "railhead_sockets", "railhead_rooms"):
        assert name in figures
    assert server is not None


def test_the_client_is_served_for_every_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, anna: Client) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Railhead</title>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    for page in ("/", "/archive", "/rules/rocket", "/index.html"):
        answer = anna.get(page)
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    script = anna.get("/assets/main-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in (
        "/assets/none.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/api/x",
        "/api",
    ):
        answer = anna.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text


def test_a_file_that_a_new_build_took_away_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, anna: Client
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "old-1a2b.js").write_text("1")
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    assert anna.get("/index.html").status_code == 200
    (tmp_path / "old-1a2b.js").unlink()
    assert anna.get("/old-1a2b.js").status_code == 404


def test_settings_come_from_file_and_environment(tmp_path: Path) -> None:
    file = tmp_path / "railhead.toml"
    file.write_text('port = 9000\nhost = "::1"\nbehind_proxy = true\n')
    environ = {"RAILHEAD_SETTINGS": str(file), "RAILHEAD_PORT": "9001", "RAILHEAD_BOT_SECONDS": "0.5", "OTHER": "x"}
    found = read_settings(environ)
    assert (found.port, found.host, found.behind_proxy, found.bot_seconds) == (9001, "::1", True, 0.5)
    assert read_settings({}) == Settings()
    for wrong in ({"RAILHEAD_PORT": "many"}, {"RAILHEAD_SETTINGS": str(tmp_path / "none.toml")}):
        with pytest.raises(Refused):
            read_settings(wrong)


def test_every_setting_is_documented() -> None:
    section = (ROOT / "docs" / "server.md").read_text().partition("## Settings")[2]
    documented = re.findall(r"^\| `(\w+)` \|", section, flags=re.M)
    assert documented == list(Settings.__struct_fields__)


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_tells_what_went_wrong_but_no_values(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(Settings(log_format=form))
    try:
        password = "a secret password"
        try:
            int(password[:0])
        except ValueError:
            structlog.get_logger().exception("test.fault", path="/api/somewhere")
    finally:
        structlog.reset_defaults()
    told = capsys.readouterr().err
    assert "test.fault" in told
    assert "ValueError" in told
    assert "a secret" not in told.replace('password = "a secret password"', "")

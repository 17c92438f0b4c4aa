"""The addresses of the client: real ones answer 200 and say what they are, others 404; what previews of links show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from railhead.server import static_files
from railhead.server.previews import PAGES
from tests.server.table import Client, Server
from tests.shared import ROOT


@pytest.fixture(autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder: Path = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text((ROOT / "web" / "index.html").read_text())
    monkeypatch.setattr(static_files, "STATIC", folder)


def test_wrong_addresses_are_not_found(server: Server, anna: Client) -> None:
    game = anna.create("me", "open").id
    secret = anna.create("me", "open", access="named").id
    stranger = Client(server)
    for path, status in (
        ("/", 200), ("/new", 200), ("/rules/rocket", 200), ("/rules/foo", 404), ("/learn/rocket/none", 404),
        ("/nothing", 404), ("/games", 404),
        (f"/games/{game}", 200), ("/games/none", 404), (f"/games/{secret}", 404), ("/account/reset", 200),
        ("/account/stop", 200),
    ):  # fmt: skip
        answer = stranger.get(path)
        assert (path, answer.status_code) == (path, status)
        assert '<div id="root">' in answer.text
    assert anna.get(f"/games/{secret}").status_code == 200


def test_every_page_of_the_client_has_its_name() -> None:
    """An address that `main.tsx` knows and the server does not would be answered by 404."""
    client = (ROOT / "web" / "src" / "main.tsx").read_text()
    [mailed] = re.findall(r"\^\\/account\\/\(([\w|]+)\)\$", client)
    named = {f"account/{what}" for what in mailed.split("|")} | set(re.findall(r'path\(\) === "/([^"]*)"', client))
    assert named == set(PAGES)


def test_a_link_to_a_game_shows_what_it_is(server: Server, anna: Client) -> None:
    game = anna.create("me", "me", title="rocket", name='<b>"Pest"</b>').id
    server.cookies.clear()
    page = server.get(f"/games/{game}", headers={"accept-language": "de, ja;q=0.8"}).text
    assert "<title>&lt;b&gt;&quot;Pest&quot;&lt;/b&gt; – Railhead</title>" in page
    assert '<meta property="og:description" content="アクション' in page
    assert "Anna 0, Anna 0" in page
    [image] = re.findall(r'og:image" content="([^"]+)"', page)
    assert image.endswith(f"/api/games/{game}/picture.png?lang=ja")
    picture = server.get(image.partition("testserver.local")[2])
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")


def test_nothing_is_told_of_a_game_among_named_people(anna: Client) -> None:
    game = anna.create("me", "me", title="rocket", name="Secret", access="named").id
    page = anna.get(f"/games/{game}").text
    assert "Secret" not in page
    assert "picture.png" not in page

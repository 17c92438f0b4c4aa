"""Lessons over HTTP: nobody has to be signed in, nothing is kept."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from railhead.lessons.lesson import Lesson, lessons
from railhead.lessons.runner import Progress
from railhead.server import taught, worker_pool
from railhead.server.app import create_app
from railhead.server.protocol.lessons import LessonAction, LessonActs
from railhead.server.settings import Settings
from tests.server.table import Client, Server, codes


def hang() -> None:
    """In the worker: a step of a lesson that never ends."""

    def never(taught: Lesson, data: LessonActs | LessonAction) -> Progress:
        threading.Event().wait()
        raise AssertionError

    taught._played = never


ALL = [one for title in ("rocket", "18mag", "1862") for one in lessons(title)]
OUT = {"do": "extend", "line": "L&Y", "to": "-2,-7"}


@pytest.fixture
def anybody(settings: Settings) -> Any:
    with TestClient(create_app(settings)) as server:
        yield server


def test_the_list(anybody: Server) -> None:
    listed = anybody.get("/api/lessons").json()
    assert [(one["title"], one["id"]) for one in listed] == [(one.title, one.id) for one in ALL]
    assert listed[0]["steps"] == 4


def test_every_part_can_be_opened_and_finished(anybody: Server) -> None:
    for lesson in ALL:
        where = f"/api/lessons/{lesson.title}/{lesson.id}"
        for number, part in enumerate(lesson.part):
            first = anybody.post(where, json={"part": number}).json()
            assert (first["verdict"], first["step"]) == ("asked", lesson.number(number, 0)), where
            assert (first["position"]["menu"] is None) == first["shows"], where
            acts = [step.do or {"do": "continue"} for step in part.step]
            last = anybody.post(where, json={"part": number, "acts": acts}).json()
            assert (last["verdict"], last["step"]) == ("done", lesson.number(number, len(part.step) - 1) + 1), where


def test_a_miss_is_shown_and_explained(anybody: Server) -> None:
    miss = {"do": "extend", "line": "GNR", "to": "3,-3"}
    found = anybody.post("/api/lessons/rocket/line", json={"acts": [miss]}).json()
    assert (found["verdict"], found["step"], found["comment"]["id"]) == ("missed", 1, "lesson-line-1-line")
    assert found["position"]["menu"] is None


def test_a_refusal_has_the_words_of_the_lesson_first(anybody: Server) -> None:
    city = {"do": "extend", "line": "L&Y", "to": "-1,-6"}
    answer = anybody.post("/api/lessons/rocket/line", json={"acts": [city]})
    assert answer.status_code == 422
    seen = anybody.post("/api/lessons/rocket/line/preview", json={"action": city}).json()
    for problem in (answer.json(), seen["problem"]):
        assert [one["code"] for one in problem["reasons"]] == ["lesson", "not-ahead", "hex-has-city"]
        assert problem["reasons"][0]["message"]["id"] == "lesson-line-1-city"
    explained = anybody.post("/api/lessons/rocket/line/explain", json={"action": city}).json()
    assert explained["reasons"][0]["message"]["id"] == "lesson-line-1-city"


def test_places_say_why_they_cannot_be_chosen(anybody: Server) -> None:
    found = anybody.post("/api/lessons/rocket/line", json={}).json()
    assert found["places"] == {"-1,-6": {"id": "lesson-line-1-city"}}


def test_a_preview_changes_nothing(anybody: Server) -> None:
    seen = anybody.post("/api/lessons/rocket/line/preview", json={"action": OUT}).json()["preview"]
    assert seen["patch"]
    assert seen["messages"]
    assert anybody.post("/api/lessons/rocket/line", json={}).json()["step"] == 1


@pytest.mark.parametrize("path", ["rocket/nothing", "chess/line"])
def test_no_such_lesson(anybody: Server, path: str) -> None:
    assert anybody.post(f"/api/lessons/{path}", json={}).status_code == 404
    assert anybody.post("/api/lessons/rocket/line", json={"part": 7}).status_code == 404


def test_drawings_of_the_overviews(anybody: Server) -> None:
    for one in anybody.get("/api/overviews").json():
        for number in range(1, one["figures"] + 1):
            drawn = anybody.get(f"/api/overviews/{one['title']}/{one['id']}/{number}?lang=ja")
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            assert drawn.text.startswith("<svg")
    assert "Leeds" in anybody.get("/api/overviews/rocket/game/2").text
    assert anybody.get("/api/overviews/rocket/game/9").status_code == 404
    assert anybody.get("/api/overviews/chess/game/1").status_code == 404


def test_a_step_that_takes_long_holds_up_nobody(
    anybody: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is played elsewhere, and given up after a while; the next one is played as ever."""
    hub = anybody.app.state.hub
    hub.settings = msgspec.structs.replace(settings, quick_seconds=2.0)
    monkeypatch.setattr(worker_pool, "PREPARE", [*worker_pool.PREPARE, hang])
    with ThreadPoolExecutor(1) as other:
        asked = other.submit(anybody.post, "/api/lessons/rocket/line", json={})
        while not hub.quick.workers:
            assert not asked.done()
        assert anybody.get("/api/titles").status_code == 200
        assert not asked.done()
        assert (asked.result().status_code, codes(asked.result())) == (503, ["lesson-too-slow"])
    monkeypatch.undo()
    hub.settings = settings
    assert anybody.post("/api/lessons/rocket/line", json={}).status_code == 200


def test_how_fast_one_may_learn(settings: Settings) -> None:
    """Whoever is signed in has a quota of their own, strangers share that of their address."""
    with TestClient(create_app(msgspec.structs.replace(settings, quota_lessons=1, quota_address=2))) as server:
        where = "/api/lessons/rocket/line"
        anna = Client(server, "Anna")
        assert anna.post(where, {}).status_code == 200
        assert codes(anna.post(where, {})) == ["too-many-lessons"]
        server.cookies.clear()
        assert server.post(f"{where}/preview", json={"action": OUT}).status_code == 200
        answer = server.post(f"{where}/explain", json={"action": OUT})
        assert (answer.status_code, codes(answer)) == (429, ["too-many-lessons"])
        assert server.get("/api/overviews/rocket/game/1").status_code == 429

"""What one is told beside the page: chosen by kind and pace, stopped by one click; shown with no page open, too."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_account import register

pytestmark = pytest.mark.browser


def box(person: Person, kind: str, way: str) -> Locator:
    return person.page.get_by_label(f"{person.says(f'alert-kind-{kind}')}, {person.says(f'alert-way-{way}')}")


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("ja", 390)])
def test_each_kind_is_chosen_by_pace_and_one_click_stops_all(people: People, language: str, width: int) -> None:
    person = people(language, width)
    register(person, f"alerts-{language}")
    slow, live = box(person, "turn", "quiet_slow"), box(person, "turn", "quiet_live")
    expect(slow).to_be_checked()
    with person.page.expect_response("**/api/account"):
        live.uncheck()
    person.page.reload()
    expect(live).not_to_be_checked()
    expect(slow).to_be_checked()
    expect(box(person, "mention", "quiet_live")).to_be_checked()
    person.page.get_by_role("button", name=person.says("alert-stop")).click()
    expect(person.page.get_by_text(person.says("alert-stopped"))).to_be_visible()


def test_what_a_push_service_brings_is_shown_with_no_page_open(people: People, url: str) -> None:
    """As it comes from the server: a note of a later move takes the place of an earlier one of the same table."""
    person = people("ru")
    context, page = person.context, person.page
    context.grant_permissions(["notifications"], origin=url)
    devtools = context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one for one in told["registrations"] if not one["isDeleted"]),
    )
    devtools.send("ServiceWorker.enable")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = context.service_workers[0] if context.service_workers else context.wait_for_event("serviceworker")
    while not registrations:
        page.wait_for_timeout(50)
    page.goto("about:blank")
    for body in ("Ваш ход.", "Снова ваш ход."):
        note = {"title": "1862", "body": body, "url": "/games/abc", "tag": "/games/abc"}
        push = {"origin": url, "registrationId": registrations[0]["registrationId"], "data": json.dumps(note)}
        devtools.send("ServiceWorker.deliverPushMessage", push)
    shown = "async () => (await self.registration.getNotifications()).map((note) => [note.title, note.body, note.data])"
    expected = [["1862", "Снова ваш ход.", f"{url}/games/abc"]]
    for _ in range(100):
        if worker.evaluate(shown) == expected:
            break
        page.wait_for_timeout(100)
    assert worker.evaluate(shown) == expected

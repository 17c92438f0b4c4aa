"""Clocks on the page: chosen with the table, seen by all who are there, stopped with everybody's consent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.person import Person

pytestmark = pytest.mark.browser


def choose(anna: Person, title: str, **chosen: str) -> None:
    """A table for two by link, with clocks; `chosen` by the label of the field."""
    anna.page.goto(f"/new?title={title}&mode=link&seating=fixed")
    anna.page.locator(".form label.radio.small", has_text=re.compile("^2$")).click()
    anna.page.locator(".seats li input").first.fill(anna.name)
    anna.page.get_by_label(anna.says("clock-use")).check()
    for label, value in chosen.items():
        anna.page.get_by_label(anna.says(f"clock-{label}")).select_option(value)
    anna.page.locator(".form button[type=submit]").click()


def join(anna: Person, boris: Person) -> None:
    boris.page.goto(anna.page.locator("#link").input_value())
    boris.page.locator(".waiting input[type=text]").fill(boris.name)
    boris.page.locator(".waiting button[type=submit]").click()
    anna.at_table()
    boris.at_table()


def clock(person: Person, seat: int) -> Locator:
    return person.page.locator(f".clocks li[data-seat='{seat}']")


def seconds(shown: Locator) -> int:
    minutes, rest = shown.locator("time").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


@pytest.mark.parametrize(
    ("title", "languages", "width"), [("rocket", ("en", "ru"), 1360), ("18mag", ("ja", "en"), 390)]
)
def test_clocks_run_for_who_is_asked_and_stop_by_consent(
    people: People, title: str, languages: tuple[str, str], width: int
) -> None:
    """The one sees the other's clock run; what a decision adds is there after it."""
    anna, boris = people(languages[0], width), people(languages[1], width)
    anna.name, boris.name = "Анна", "ボリス"
    choose(anna, title, budget="600", added="60")
    expect(anna.page.locator(".terms")).to_contain_text(anna.says("clocks"))
    join(anna, boris)
    first, other = (anna, boris) if anna.is_asked else (boris, anna)
    seat = int(first.page.locator(".clocks li.running").get_attribute("data-seat") or "")
    for person in (first, other):
        expect(clock(person, seat)).to_have_class(re.compile("running"))
        expect(clock(person, seat).locator("time")).not_to_have_text("10:00")  # it runs on the page
    assert seconds(clock(other, 1 - seat)) == 600
    before = seconds(clock(first, seat))
    Driver(first).decide(0)
    other.sees_moves(1)
    expect(clock(other, seat).locator("time")).to_have_text(re.compile("^10:"))
    assert before < seconds(clock(other, seat)) <= before + 60

    first.page.locator(".clocks summary").click()
    first.page.locator(".clocks").get_by_text(first.says("clock-pause-ask")).click()
    expect(first.page.locator(".clocks .wish")).to_contain_text(first.says("clock-pause-waits"))
    asked = other.page.locator(".clocks .wish")
    expect(asked).to_contain_text(first.name)
    asked.locator(".primary").click()
    for person in (first, other):
        expect(person.page.locator(".clocks .wish")).to_contain_text(person.says("clock-paused"))
        expect(person.page.locator(".clocks li.running")).to_have_count(0)
    first.page.locator(".clocks .wish button").click()
    expect(other.page.locator(".clocks li.running")).to_have_count(1)


def test_slow_clocks_and_a_vacation(people: People) -> None:
    """The others see until when somebody is away; the browser tells by which clock one sleeps."""
    anna, boris = people("en", 1360), people("ja", 390)
    anna.name, boris.name = "Anna", "ボリス"
    anna.page.goto("/new?title=rocket&mode=link&seating=fixed")
    anna.page.locator(".form label.radio.small", has_text=re.compile("^2$")).click()
    anna.page.locator(".seats li input").first.fill(anna.name)
    anna.page.get_by_label(anna.says("clock-use")).check()
    anna.page.get_by_label(anna.says("new-slow-no-mail")).check()
    expect(anna.page.get_by_label(anna.says("clock-nights"))).to_be_checked()
    anna.page.get_by_label(anna.says("clock-zero")).select_option("lost")
    expect(anna.page.locator(".clock-field")).to_contain_text(anna.says("clock-terms-lost"))
    anna.page.locator(".form button[type=submit]").click()
    join(anna, boris)
    expect(clock(boris, 0).locator("time")).to_contain_text("3日")

    anna.visit("/account")
    anna.page.get_by_text(anna.says("absence"), exact=True).click()
    anna.page.get_by_label(anna.says("vacation-days")).fill("3")
    anna.page.get_by_role("button", name=anna.says("vacation-go")).click()
    back = anna.page.get_by_role("button", name=anna.says("vacation-end"))
    expect(back).to_be_visible()
    expect(clock(boris, 0).locator("small")).to_contain_text("休暇")
    back.click()
    expect(anna.page.get_by_role("button", name=anna.says("vacation-go"))).to_be_visible()
    expect(clock(boris, 0)).not_to_contain_text("休暇")

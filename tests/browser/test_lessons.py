"""Every lesson at the page: by its solutions, by tries that miss, in every language and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from railhead.games.catalogue import PACKAGES
from railhead.i18n import LANGUAGES
from railhead.lessons.lesson import Lesson, Step, Try, lessons
from tests.browser.conftest import People
from tests.browser.hand import Hand
from tests.browser.person import Person

pytestmark = pytest.mark.browser

ALL = [lesson for title in PACKAGES for lesson in lessons(title)]
#: one lesson of each title is played in every language and on a phone
SAMPLES = [lessons(title)[0] for title in PACKAGES if lessons(title)]


#: the colour of what is pointed at, also where it can be chosen
POINTS = "rgb(196, 0, 122)"


def named(lesson: Lesson) -> str:
    return f"{lesson.title}-{lesson.id}"


class Learner:
    """Somebody at a lesson."""

    def __init__(self, person: Person, lesson: Lesson) -> None:
        self.person, self.page, self.lesson = person, person.page, lesson
        self.package = PACKAGES[lesson.title]
        self.hand = Hand(person, self.package)
        self.page.goto(f"/learn/{lesson.title}/{lesson.id}")
        self.says(lesson.text(0, 0))
        expect(self.page.locator(".my-seat")).to_have_count(0)

    def says(self, id: str) -> None:
        """The column shows this text."""
        words = self.person.says(id, title=f"lessons-{self.package}")
        expect(self.page.locator(".lesson").get_by_text(words, exact=True)).to_be_visible()

    def press(self, id: str) -> None:
        self.page.locator(".lesson").get_by_role("button", name=self.person.says(id), exact=True).click()

    def play(self, misses: int = 0) -> None:
        """Through the lesson; at the first steps that have such, so many tries that miss."""
        left = misses
        for number, part in enumerate(self.lesson.part):
            for n, step in enumerate(part.step):
                text = self.lesson.text(number, n)
                self.says(text)
                self.hand.hears(text, asked=step.do is not None)
                for name, tried in _misses(step)[:left]:
                    self.miss(self.lesson.text(number, n, name), tried)
                    self.hand.hears(text, asked=True)
                    left -= 1
                if step.do is None:
                    self.press("lesson-continue")
                else:
                    self.hand.do(step.do)
            if number + 1 < len(self.lesson.part):
                self.says_part_is_done()
        self.says(f"lesson-{self.lesson.id}-learned")
        assert left == 0, "the lesson has no further try that misses"

    def says_part_is_done(self) -> None:
        expect(self.page.locator(".lesson").get_by_text(self.person.says("lesson-part-done"))).to_be_visible()
        self.press("lesson-continue")

    def miss(self, text: str, tried: Try) -> None:
        """A try that is legal but not wanted: it is explained, and undone."""
        self.hand.do(tried.do)
        self.says(text)
        self.press("lesson-undo")
        expect(self.page.locator(".menu")).to_be_visible()


def _misses(step: Step) -> list[tuple[str, Try]]:
    return [(name, tried) for name, tried in step.wrong.items() if not tried.refused and not tried.ok]


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_solutions_and_two_misses(people: People, lesson: Lesson) -> None:
    there = sum(len(_misses(step)) for part in lesson.part for step in part.step)
    assert there >= 2
    Learner(people("en", 1360, 850), lesson).play(misses=2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", SAMPLES, ids=named)
def test_in_every_language_on_a_phone(people: People, lesson: Lesson, language: str) -> None:
    person = people(language, 390, 844)
    Learner(person, lesson).play()
    person.page.goto("/learn")
    expect(person.page.locator(".lesson-link.done")).to_have_count(1)
    Learner(person, lesson)  # what is over begins anew


def test_show_me_reload_and_undo(people: People) -> None:
    lesson = lessons("rocket")[0]
    learner = Learner(people("en"), lesson)
    learner.press("lesson-show")
    learner.says(lesson.text(0, 1))
    learner.page.reload()  # one goes on where one was
    learner.says(lesson.text(0, 1))
    learner.page.keyboard.press("Control+z")
    learner.says(lesson.text(0, 0))


def test_a_place_that_cannot_be_chosen_says_why(people: People) -> None:
    lesson = lessons("rocket")[0]
    learner = Learner(people("en"), lesson)
    learner.page.locator('.cell[data-id="-1,-6"]').click()
    words = learner.person.says("lesson-line-1-city", title="lessons-rocket")
    expect(learner.page.locator(".why", has_text=words)).to_be_visible()


def test_what_a_step_points_at_stands_out(people: People) -> None:
    """Two hexes, a tab and a card that one would have to look for; then a box, and a part of the menu."""
    learner = Learner(people("en", 1360, 850), next(lesson for lesson in lessons("18mag") if lesson.id == "companies"))
    page = learner.page
    expect(page.locator(".pointer-ring")).to_have_count(2)
    expect(page.locator("#tab-minors")).to_have_class(re.compile("pointed"))
    expect(page.locator(".tab-panel [data-pointed]")).to_have_attribute("data-purse", "minor:11")
    expect(page.locator(".tab-panel [data-pointed]")).to_be_in_viewport()
    expect(page.locator(".tab-panel [data-pointed]")).to_have_css("outline-color", POINTS)
    learner.press("lesson-show")
    expect(page.locator(".tab-panel [data-pointed]")).to_have_attribute("data-id", "share:SIK")
    learner.press("lesson-show")
    expect(page.locator(".menu [data-pointed]")).to_have_attribute("data-point", "minor")


def test_the_name_of_a_train_is_explained(people: People) -> None:
    """1F: by the keyboard here; by pointer and touch as any other word."""
    learner = Learner(people("en"), next(lesson for lesson in lessons("1862") if lesson.id == "dividends"))
    learner.page.locator(".strip dd .term", has_text="1F").focus()
    expect(learner.page.locator(".term-tip")).to_contain_text(learner.person.says("term-train", title="terms-e1862"))


def test_no_such_lesson(people: People) -> None:
    person = people("en")
    person.page.goto("/learn/rocket/nothing")
    expect(person.page.get_by_role("alert")).to_be_visible()
    assert all("404" in line for line in person.complaints)
    person.complaints.clear()

"""Every lesson played through the rules: the solution of each step, every other try, and what others reply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from railhead.games.catalogue import PACKAGES
from railhead.kernel.rules import Refused
from railhead.lessons.lesson import Lesson, Plain, Reply, Step, lessons
from railhead.lessons.runner import CONTINUE, LEARNER, Table, find_try, holds, opened, play, rules_of

ALL = [lesson for title in PACKAGES for lesson in lessons(title)]
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.title}-{lesson.id}")


def compare(expected: Any, found: Any, where: str) -> None:
    """Every figure that the lesson names; of tables only what it names."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            assert key in found, f"{where}: no {key} among {list(found)}"
            compare(value, found[key], f"{where}: {key}")
    else:
        plain = list(found) if isinstance(found, tuple) else found
        assert plain == expected, f"{where}: {plain!r}, expected {expected!r}"


def answered(table: Table, replies: tuple[Reply, ...], where: str) -> None:
    """After the solution every reply of the script is legal."""
    for reply in replies:
        try:
            table.act(reply.seat, reply.do)
        except Refused as refused:
            raise AssertionError(f"{where}: reply {reply.do} refused: {refused}") from None


def solved(step: Step) -> Plain:
    return CONTINUE if step.do is None else step.do


@every_lesson
def test_solutions(lesson: Lesson) -> None:
    """Each solution leads to its goal, the replies are legal and lead on, and the runner comes to the end."""
    for number, part in enumerate(lesson.part):
        table = opened(lesson, number)
        for n, step in enumerate(part.step):
            where = lesson.text(number, n)
            if step.do is not None:
                assert table.asks_learner(), f"{where}: somebody else is to act"
                table.act(LEARNER, step.do)
            compare(step.goal, table.facts(), f"{where}: goal")
            answered(table, step.reply, where)
            compare(step.then, table.facts(), f"{where}: then")
            so_far = [solved(before) for before in part.step[: n + 1]]
            progress = play(lesson, number, so_far)
            assert progress.verdict == ("done" if n + 1 == len(part.step) else "asked"), where
            assert progress.table.state == table.state, where


@every_lesson
def test_other_tries(lesson: Lesson) -> None:
    """Each is refused for the reasons that the lesson names, or is legal with its figures, and is explained."""
    for number, part in enumerate(lesson.part):
        for n, step in enumerate(part.step):
            before = [solved(earlier) for earlier in part.step[:n]]
            for name, tried in step.wrong.items():
                where = lesson.text(number, n, name)
                if tried.refused:
                    with pytest.raises(Refused) as raised:
                        play(lesson, number, [*before, tried.do])
                    assert tuple(refusal.code() for refusal in raised.value.refusals) == tried.refused, where
                    found = find_try(rules_of(lesson, number), step, tried.do)
                    assert found is not None, where
                    assert found[0] == name, where
                    continue
                progress = play(lesson, number, [*before, tried.do])
                assert progress.tried == (n, name), where
                assert (progress.verdict == "missed") == (not tried.ok), where
                assert tried.ok or len(progress.table.log) == _moves(part.opening, part.step, n, tried.reply), where
                compare(tried.facts, progress.table.facts(), where)


def _moves(opening: tuple[Reply, ...], steps: tuple[Step, ...], n: int, replies: tuple[Reply, ...]) -> int:
    """How many moves there are after a try at step n whose replies are all legal."""
    earlier = sum((step.do is not None) + len(step.reply) for step in steps[:n])
    return len(opening) + earlier + 1 + len(replies)


@every_lesson
def test_what_is_accepted_leads_on(lesson: Lesson) -> None:
    """After a try that counts as well, the rest of the lesson can be done as planned."""
    for number, part in enumerate(lesson.part):
        for n, step in enumerate(part.step):
            for tried in step.wrong.values():
                if tried.ok:
                    way = [solved(one) for one in part.step]
                    way[n] = tried.do
                    assert play(lesson, number, way).verdict == "done", lesson.text(number, n)


@every_lesson
def test_nothing_is_empty(lesson: Lesson) -> None:
    """A lesson takes three to six minutes, has something to do in every part, and at least two tries besides."""
    assert 3 <= lesson.minutes <= 6
    assert lesson.rules
    for part in lesson.part:
        assert any(step.do for step in part.step)
    assert sum(len(step.wrong) for part in lesson.part for step in part.step) >= 2


def test_after_a_miss_nothing_goes_on() -> None:
    lesson = lessons("rocket")[0]
    miss: Plain = {"do": "extend", "line": "GNR", "to": "3,-3"}
    assert play(lesson, 0, [miss]).verdict == "missed"
    with pytest.raises(Refused):
        play(lesson, 0, [miss, {"do": "extend", "line": "L&Y", "to": "-2,-7"}])


def test_facts_are_compared_by_what_is_named() -> None:
    assert holds({"a": {"b": [1, 2]}}, {"a": {"b": (1, 2), "c": 3}, "d": 4})
    assert not holds({"a": {"b": [1, 3]}}, {"a": {"b": (1, 2)}})
    assert not holds({"a": {"b": 1}}, {})


@every_lesson
def test_what_is_pointed_at_is_there(lesson: Lesson) -> None:
    """Whatever has an id in the scene at that step: a cell, a piece, a panel, a row, a card; or in the menu."""
    for number, part in enumerate(lesson.part):
        before: list[Plain] = []
        for n, step in enumerate(part.step):
            table = play(lesson, number, before).table
            scene = table.title.scene(table.rules, table.state)
            there = set(_ids(msgspec.to_builtins(scene)))
            if table.asks_learner():
                there |= {offer.id for offer in table.rules.menu(table.state).offers}
            assert set(step.point) <= there, (lesson.text(number, n), set(step.point) - there)
            before.append(solved(step))


def _ids(part: object) -> Iterator[str]:
    """Of everything in a scene that has one."""
    if isinstance(part, dict):
        if isinstance(part.get("id"), str):
            yield part["id"]
        for one in part.values():
            yield from _ids(one)
    elif isinstance(part, list | tuple):
        for one in part:
            yield from _ids(one)

"""What is sent of a scene brings the page from one position to the next, in every title."""

from __future__ import annotations

import msgspec
import pytest

from railhead.games import catalogue
from railhead.kernel.rng import Stream
from railhead.server.timeline import Timeline
from railhead.view.patch import Change, diff, patch

STEPS = 120


def written(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("title", "seats"), [("rocket", 3), ("18mag", 3), ("18mag", 1), ("1862", 3)])
def test_the_page_follows_by_patches(title: str, seats: int) -> None:
    entry = catalogue.title(title)
    header = entry.header({}, seats, "patches")
    rules = catalogue.rules_of(header)[1]
    state, chance = Timeline(entry, rules, header).state, Stream("patches")
    before = entry.scene(rules, state)
    page = written(before)
    for _ in range(STEPS):
        decision = rules.decision(state)
        if decision is None:
            break
        state = rules.act(state, rules.legal(state).draw(chance), decision.seat).state
        after = entry.scene(rules, state)
        sent = msgspec.json.encode(list(diff(before, after)))
        page = patch(page, msgspec.json.decode(sent, type=list[Change]))
        assert page == written(after)
        before = after

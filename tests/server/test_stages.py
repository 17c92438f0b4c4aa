"""What followed from an entry bit by bit: where István plays, who has no seat."""

from __future__ import annotations

import msgspec

from railhead.bots import Budget
from railhead.bots.levels import make
from railhead.games import catalogue
from railhead.kernel.action import to_plain
from railhead.server.stages import stages
from railhead.server.timeline import Step, Timeline
from railhead.view.patch import Change, patch


def played(seats: int, moves: int) -> Timeline:
    title = catalogue.title("18mag")
    header = title.header({}, seats, "stages")
    timeline = Timeline(title, title.open({}, seats), header)
    bot = make("18mag", "novice", "stages")
    for _ in range(moves):
        decision = timeline.rules.decision(timeline.state)
        assert decision is not None
        action = bot.choose(timeline.rules, timeline.state, decision.seat, Budget(nodes=500))
        made = timeline.make(decision.seat, to_plain(action))
        saved = msgspec.json.encode(made.action).decode()
        timeline.add(Step(made.seat, saved, made.digest), None, made.state)
    return timeline


def test_bits_tell_the_whole_and_end_where_the_entry_does() -> None:
    timeline = played(1, 40)
    in_bits = 0
    for n in range(1, timeline.last + 1):
        before = timeline.state_at(n - 1)
        outcome = timeline.rules.apply(before, timeline.rules.read(timeline.action_at(n)))
        bits = list(timeline.bits(n))
        told = [message for bit in bits for message in bit.messages]
        assert told == timeline.title.chronicle(timeline.rules, before, outcome.effects)
        parts = list(timeline.rules.stages(before, timeline.rules.read(timeline.action_at(n))))
        assert parts[-1].state == outcome.state
        assert [effect for stage in parts for effect in stage.effects] == list(outcome.effects)
        in_bits += len(bits) > 3
    assert in_bits  # István has had turns
    assert any(bit.run for n in range(1, timeline.last + 1) for bit in timeline.bits(n))


def test_where_everybody_has_a_seat_nothing_is_told_in_bits() -> None:
    timeline = played(3, 5)
    assert [list(timeline.bits(n)) for n in range(1, 6)] == [[]] * 5


def test_the_board_follows_bit_by_bit() -> None:
    """The patches lead from the scene before the entry to the one after its last bit, none of them as a whole."""
    timeline = played(1, 40)
    seen = 0
    for n in range(1, timeline.last + 1):
        before = timeline.title.scene(timeline.rules, timeline.state_at(n - 1))
        page: object = msgspec.json.decode(msgspec.json.encode(before))
        bits = list(timeline.bits(n))
        for bit, stage in zip(bits, stages(timeline, n, before), strict=True):
            sent = msgspec.json.decode(msgspec.json.encode(stage.patch), type=list[Change])
            assert all(change.path for change in sent)
            page = patch(page, sent)
            scene = timeline.title.scene(timeline.rules, bit.state)
            assert page == msgspec.json.decode(msgspec.json.encode(scene))
            seen += 1
    assert seen > 10

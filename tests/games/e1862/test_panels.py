"""What lies beside the board."""

from __future__ import annotations

from msgspec.structs import replace

from railhead.games.catalogue import title
from railhead.games.e1862.panels import player
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import Over


def test_without_shares_and_money_one_can_only_watch() -> None:
    rules = title("1862").open({}, 3)
    assert isinstance(rules, E1862Rules)
    state = rules.start(rules.draw("watch"), "watch").state
    assert [player(rules, state, seat, turn=False).out for seat in range(3)] == [None] * 3
    poor = replace(state, purse=(*state.purse[:2], 161, *state.purse[3:]))  # a company costs three times 54 at least
    assert [player(rules, poor, seat, turn=False).out is not None for seat in range(3)] == [False, True, False]
    over = replace(poor, stack=(Over("agreed"),))  # then there is nothing left to watch
    assert [player(rules, over, seat, turn=False).out for seat in range(3)] == [None] * 3

"""What the 18xx titles do alike: who directs, what effects change, the end by agreement, and the laws."""

from __future__ import annotations

import pytest

from railhead.kernel.frame import Frame
from railhead.kernel.frame import State as AnyState
from railhead.kernel.play import Play
from railhead.stock import laws
from railhead.stock.certificates import CertAt, Issue
from railhead.stock.directors import largest, left_of, settle_director, swap_director
from railhead.stock.effects import (
    MovePrice,
    MoveTrain,
    NewDirector,
    Priority,
    Transfer,
    move_price,
    move_train,
)
from railhead.stock.end import EndGame, end_by_agreement
from railhead.stock.market import OFF_MARKET
from railhead.stock.refusals import AtLimit

#: a director certificate of 20 % and four shares of 10 %: five certificates of each company
ISSUE = Issue(20, 10, 4)
PLAYERS = (1, 2, 3)
CHARTER = 0


class Turn(Frame, frozen=True, tag="turn"):
    number: int = 0


class Over(Frame, frozen=True, tag="over"):
    """The game is over."""


class State(AnyState, frozen=True):
    purse: tuple[int, ...] = (100, 10, 10, 10)
    cert_at: CertAt = (CHARTER,) * 10
    price_at: tuple[int, ...] = (1, 2)
    price_order: tuple[int, ...] = (0, 1)
    train_at: tuple[int, ...] = (0, 1, 2)
    priority: int = 0


def play(**fields: object) -> Play[str, State]:
    # arg-type: the acts tried here never look at the rules or at other fields.
    return Play("rules", State(**({"stack": (Turn(),), "rng": 0} | fields)))  # type: ignore[arg-type]


def second(*held: int) -> CertAt:
    """The certificates of two companies, of which the first has none out: the holders of the second's."""
    return (CHARTER,) * 5 + held


# --- who directs ----------------------------------------------------------------------------------------------------


def test_the_others_from_the_left() -> None:
    assert [left_of((1, 2, 3, 4), holder) for holder in (1, 2, 4)] == [(2, 3, 4), (3, 4, 1), (1, 2, 3)]


def test_the_largest_holder_needs_enough_for_the_certificate() -> None:
    held = second(CHARTER, 2, 3, 3, 2)
    assert largest(ISSUE, held, 1, (1, 2, 3)) == 2
    assert largest(ISSUE, held, 1, (3, 2)) == 3  # of equal ones the first
    assert largest(ISSUE, held, 0, (1, 2, 3)) is None
    assert largest(ISSUE, second(CHARTER, 1, 2, 3, CHARTER), 1, PLAYERS) is None
    assert largest(ISSUE, held, 1, ()) is None


def test_the_director_certificate_is_swapped_for_two_shares() -> None:
    making = play(cert_at=second(1, 2, 2, 2, 1))
    swap_director(making, ISSUE, 1, 2)
    assert making.effects == [NewDirector(1, 5, (6, 7), 1, 2)]
    assert making.state.cert_at == second(2, 1, 1, 2, 1)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, CHARTER, 2, 2, 2), (2, CHARTER, 1, 1, 2)),  # 20 % against 30 %
        ((1, CHARTER, 2, 2, 3), (1, CHARTER, 2, 2, 3)),  # as much is not more
        ((CHARTER, CHARTER, 3, 3, 1), (3, CHARTER, CHARTER, CHARTER, 1)),  # the first with enough
        ((CHARTER, CHARTER, 3, 2, 1), (CHARTER, CHARTER, 3, 2, 1)),  # nobody has enough
    ],
)
def test_the_certificate_goes_to_whoever_has_more(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    making = play(cert_at=second(*before))
    settle_director(making, ISSUE, 1, PLAYERS)
    assert making.state.cert_at == second(*after)
    assert len(making.effects) == (before != after)


def test_of_two_with_more_the_one_to_the_left_takes_over() -> None:
    issue = Issue(20, 10, 8)
    for director, new in ((1, 2), (2, 3), (3, 1)):
        others = [holder for holder in PLAYERS if holder != director]
        making = play(cert_at=(director, CHARTER, CHARTER, *(holder for holder in others for _ in range(3))))
        settle_director(making, issue, 0, PLAYERS)
        assert making.state.cert_at[0] == new


# --- effects --------------------------------------------------------------------------------------------------------


def test_each_effect_changes_its_own_row() -> None:
    before = play().state
    assert Transfer(0, 2, 30, "x").apply_to(before).purse == (70, 10, 40, 10)
    assert Priority(2).apply_to(before).priority == 2
    moved = MovePrice(0, 1, 2).apply_to(before)
    assert (moved.price_at, moved.price_order) == ((2, 2), (1, 0))
    gone = MovePrice(1, 2, OFF_MARKET, "closed").apply_to(before)
    assert (gone.price_at, gone.price_order) == ((1, OFF_MARKET), (0,))
    assert MoveTrain(1, 1, 3, "sold", 50).apply_to(before).train_at == (0, 3, 2)
    given = NewDirector(1, 5, (6, 7), 1, 2).apply_to(play(cert_at=second(1, 2, 2, 3, 3)).state)
    assert given.cert_at == second(2, 1, 1, 3, 3)


def test_moves_say_where_the_piece_came_from() -> None:
    making = play()
    move_price(making, 1, 3, "dividend")
    move_price(making, 0, 2)
    move_train(making, 2, 1, "sold", 50)
    move_train(making, 0, 3, "scrapped")
    assert making.effects == [
        MovePrice(1, 2, 3, "dividend"),
        MovePrice(0, 1, 2, ""),
        MoveTrain(2, 2, 1, "sold", 50),
        MoveTrain(0, 0, 3, "scrapped", 0),
    ]
    assert (making.state.price_at, making.state.train_at) == ((2, 3), (3, 1, 1))


def test_what_is_not_said_of_a_move() -> None:
    """No occasion, no price."""
    assert (MovePrice(0, 1, 2).why, MoveTrain(0, 1, 2, "scrapped").price) == ("", 0)


# --- the end by agreement -------------------------------------------------------------------------------------------


def test_the_end_by_agreement() -> None:
    """Refused where the rules play on, never offered, and then everything that waits is dropped."""
    against = AtLimit(1)
    act = end_by_agreement(Over(), against, lambda rules: rules == "plays on")
    state = play(stack=(Turn(1), Turn(2), Turn(3))).state
    assert list(act.refuse("plays on", state, Turn(3), EndGame())) == [against]
    assert list(act.refuse("rules", state, Turn(3), EndGame())) == []
    assert list(act.listing("rules", state, Turn(3))) == []
    assert list(act.offer("rules", state, Turn(3))) == []
    assert not act.exhaustive
    for stack in ((Turn(1),), (Turn(1), Turn(2)), (Turn(1), Turn(2), Turn(3))):
        making = play(stack=stack)
        act.do(making, stack[-1], EndGame())
        assert making.state.stack == (Over(),)
        assert len(making.effects) == len(stack)  # what lies below the last one goes, and that one gives way


# --- laws -----------------------------------------------------------------------------------------------------------


def test_money_that_is_lost_or_owed_breaks_the_law() -> None:
    laws.check_money((-30, 10, 20), 0)
    laws.check_money((70, 0, 30), 100)
    for purse in ((-30, 10, 21), (0, -1, 1), (1, 0, -1)):
        with pytest.raises(AssertionError):
            laws.check_money(purse, 0)


@pytest.mark.parametrize("held", [(1, 1, 2, 2, 3), (1, CHARTER, 2, 2, 3), (CHARTER, CHARTER, 1, 2, 3)])
def test_a_lawful_director(held: tuple[int, ...]) -> None:
    laws.check_director(ISSUE, second(*held), 1, PLAYERS)


@pytest.mark.parametrize(
    "held",
    [
        (1, 2, 2, 2, 3),  # another has more
        (CHARTER, CHARTER, 2, 2, 3),  # enough, and no director
        (CHARTER, 2, 2, 2, 3),
    ],
)
def test_a_director_that_breaks_the_law(held: tuple[int, ...]) -> None:
    with pytest.raises(AssertionError):
        laws.check_director(ISSUE, second(*held), 1, PLAYERS)


def test_markers_off_the_market_are_in_no_order() -> None:
    laws.check_market((1, OFF_MARKET, 0), (2, 0), 3)
    for spaces, order in (((1, OFF_MARKET, 0), (2, 0, 1)), ((1, 0), (0,)), ((3, 0), (0, 1)), ((-2, 0), (0, 1))):
        with pytest.raises(AssertionError):
            laws.check_market(spaces, order, 3)

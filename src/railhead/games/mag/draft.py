"""V, X: the first share round. Everybody picks minors and shares for free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from railhead.games.mag.actions import TakeMinor, TakeShare
from railhead.games.mag.effects import MinorOut, MoveTrain, PlaceToken, Priority, TakeOver, Transfer
from railhead.games.mag.facts import DraftData
from railhead.games.mag.holdings import give_share, percent
from railhead.games.mag.names import person
from railhead.games.mag.refusals import EnoughMinors, EnoughShares, MinorTaken, NoSuchMajor, NoSuchMinor, NotInPackage
from railhead.games.mag.rounds import begin_operating
from railhead.games.mag.state import CHARTER, NOBODY, Draft, State
from railhead.kernel.flow import Act, Acts, Decision
from railhead.kernel.play import Play
from railhead.kernel.refusal import Refusal
from railhead.stock import trains
from railhead.stock.purse import BANK

if TYPE_CHECKING:
    from railhead.games.mag.rules import MagRules


def limits(rules: MagRules) -> DraftData:
    """V, X: what everybody takes, and how many shares of each major are in the package; XI.1: the person alone."""
    if rules.solo is not None:
        return DraftData(rules.side, 1, 1, (1,) * (rules.side + 1), rules.istvan + 1)
    return rules.facts.game.draft[str(rules.players)]


def seat_of(rules: MagRules, pick: int) -> int:
    """V, X: who makes a pick: 1-2-3, 2-3-1, ...; with two players 1-2-2-1-1-2-2-1."""
    order = limits(rules).order
    if order:
        return order[pick] - 1
    turn, place = divmod(pick, rules.players)
    return (turn + place) % rules.players


def picks(rules: MagRules) -> int:
    given = limits(rules)
    return len(given.order) or (given.minors + given.shares) * rules.players


def decide(rules: MagRules, _state: State, frame: Draft) -> Decision | None:
    return Decision(seat_of(rules, frame.picks), "draft") if frame.picks < picks(rules) else None


def advance(play: Play[MagRules, State], _frame: Draft) -> None:
    """V: minors nobody picked are out; the priority deal stays where it is; an operating round follows."""
    rules = play.rules
    for minor, owner in enumerate(play.state.owner):
        if owner == NOBODY:
            play.do(MinorOut(minor))
    play.do(Priority(_priority_after(rules)))
    begin_operating(play, 1, 1)


def _priority_after(rules: MagRules) -> int:
    """V, R 1: with the seat that started the last turn (older imported games: one seat further)."""
    given = limits(rules)
    if given.priority_after is not None:
        return given.priority_after - 1
    turns = given.minors + given.shares
    return (turns if rules.switches.priority_moves_on else turns - 1) % rules.players


# --- minors -------------------------------------------------------------------------------------------------------


def refuse_minor(rules: MagRules, state: State, frame: Draft, action: TakeMinor) -> Iterator[Refusal]:
    """V: a minor without owner, up to the limit."""
    ix = rules.facts.minor_ix.get(action.minor)
    if ix is None:
        yield NoSuchMinor(action.minor)
        return
    if state.owner[ix] != NOBODY:
        yield MinorTaken(action.minor, person(rules, state.owner[ix]))
    if state.owner.count(seat_of(rules, frame.picks)) >= limits(rules).minors:
        yield EnoughMinors(limits(rules).minors)


def every_minor(rules: MagRules, state: State, frame: Draft) -> Iterator[TakeMinor]:
    if state.owner.count(seat_of(rules, frame.picks)) < limits(rules).minors:
        for minor, owner in zip(rules.facts.minors, state.owner, strict=True):
            if owner == NOBODY:
                yield TakeMinor(minor.number)


def take_minor(play: Play[MagRules, State], frame: Draft, action: TakeMinor) -> None:
    """V: the minor gets its owner and what belongs to it."""
    equip(play, play.rules.facts.minor_ix[action.minor], seat_of(play.rules, frame.picks))
    play.next(Draft(frame.picks + 1))


def equip(play: Play[MagRules, State], minor: int, seat: int) -> None:
    """V, III.3.2, III.3.2a: money, a 2-train, and the home station on the map."""
    rules = play.rules
    given, account = rules.facts.minor_rules, rules.account(minor)
    play.do(TakeOver(minor, seat))
    play.do(Transfer(BANK, account, given.start_cash, "start"))
    for name in given.start_trains:
        kind = rules.facts.train_ix[name]
        train = trains.first(play.state.train_at, CHARTER, kind, rules.facts.train_kind)
        assert train is not None
        play.do(MoveTrain(train, kind, CHARTER, account))
    play.do(PlaceToken(minor, rules.first_token[minor], rules.facts.home_site[minor]))


# --- shares -------------------------------------------------------------------------------------------------------


def _taken(rules: MagRules, state: State, major: int) -> int:
    """Shares of a major that players have."""
    return sum(percent(rules, state, major, seat) for seat in range(rules.players)) // rules.facts.issue.share


def _shares(rules: MagRules, state: State, seat: int) -> int:
    held = sum(percent(rules, state, major, seat) for major in range(len(rules.facts.majors)))
    return held // rules.facts.issue.share


def refuse_share(rules: MagRules, state: State, frame: Draft, action: TakeShare) -> Iterator[Refusal]:
    """V: a share of the package, up to the limit."""
    ix = rules.facts.major_ix.get(action.major)
    if ix is None:
        yield NoSuchMajor(action.major)
        return
    if _taken(rules, state, ix) >= limits(rules).shares_per_major:
        yield NotInPackage(action.major)
    if _shares(rules, state, seat_of(rules, frame.picks)) >= limits(rules).shares:
        yield EnoughShares(limits(rules).shares)


def every_share(rules: MagRules, state: State, frame: Draft) -> Iterator[TakeShare]:
    if _shares(rules, state, seat_of(rules, frame.picks)) < limits(rules).shares:
        for ix, major in enumerate(rules.facts.majors):
            if _taken(rules, state, ix) < limits(rules).shares_per_major:
                yield TakeShare(major.id)


def take_share(play: Play[MagRules, State], frame: Draft, action: TakeShare) -> None:
    """V: two shares of one major are exchanged for the director certificate at once."""
    give_share(play, play.rules.facts.major_ix[action.major], seat_of(play.rules, frame.picks))
    play.next(Draft(frame.picks + 1))


ACTS: Acts = {
    TakeMinor: Act(every=every_minor, refuse=refuse_minor, do=take_minor),
    TakeShare: Act(every=every_share, refuse=refuse_share, do=take_share),
}

"""A whole game analysed: how chances went, where they turned, what was lost by which move, runs and money.

Decisions are looked at one by one (`look`), in any order and by several processes; `compose` makes the whole of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from railhead.bots import Budget, Meter
from railhead.bots.analysis import RankedMove, blind, weighed
from railhead.bots.outlook import outlook
from railhead.bots.unspent import kept, left
from railhead.bots.weighing import does, rounded, shares
from railhead.games import catalogue
from railhead.games.title import Title
from railhead.kernel.action import Action, to_plain
from railhead.kernel.history import History
from railhead.kernel.message import Arg, Message

#: decisions of a game at which moves are weighed, at most, and moves of lines for each beside those that must be
WEIGHED, NODES = 200, 60
#: the most of these that are decisions about money, which weigh more than the many about track
ABOUT_MONEY = 140
MONEY = frozenset({"shares", "dividend", "stock", "par", "parliament", "auction", "pay", "train", "trains", "merge"})
#: questions that leave little to choose, or whose best answer is found by itself
LITTLE = frozenset({"run", "scrap", "draft", "build", "marker", "further", "train-consent", "redeem"})
#: how much better another move must be to be told, as a chance; and for one who plays alone, as a part of the worth
WORTH_TELLING = 0.02
#: a turning point: by how much another seat is ahead, or how large the change at one move is
AHEAD, CHANGE = 0.05, 0.15
#: the most of each kind that are told
MOST = 10


class Better(Struct, frozen=True):
    """A move that would have been better, and what it leads to."""

    action: dict[str, object]
    does: tuple[Message, ...]
    chances: tuple[float, ...]
    worths: tuple[float, ...]


class ShortRun(Struct, frozen=True):
    """A run that earned less than the best one; `proven`: there is none better than that."""

    n: int
    seat: int
    company: str
    revenue: int
    best: int
    proven: bool


class Unspent(Struct, frozen=True):
    """Money that a player (company None) or a company kept to no purpose."""

    n: int
    seat: int | None
    company: Arg | None
    amount: int


class Look(Struct, frozen=True, omit_defaults=True):
    """What was found at one decision: the way things stand after the move that was made, and a better one."""

    n: int
    seat: int
    chances: tuple[float, ...] = ()
    worths: tuple[float, ...] = ()
    loss: float = 0.0
    does: tuple[Message, ...] = ()
    better: Better | None = None
    run: ShortRun | None = None
    unspent: Unspent | None = None


class Point(Struct, frozen=True):
    """How things stood after entry n."""

    n: int
    chances: tuple[float, ...]
    worths: tuple[float, ...]


class Turning(Struct, frozen=True):
    """Where chances turned: `lead`, a seat is ahead from here on, or a large change for it."""

    n: int
    seat: int
    before: float
    after: float
    lead: bool
    does: tuple[Message, ...]


class Loss(Struct, frozen=True):
    """A move, by whom, what it has cost as a chance (of the worth, where one plays alone), and the better one."""

    n: int
    seat: int
    loss: float
    does: tuple[Message, ...]
    better: Better


class GameAnalysis(Struct, frozen=True):
    """Everything found about a game; `looked` of `decisions` were looked at, the others left nothing to choose."""

    seats: int
    decisions: int
    looked: int
    course: tuple[Point, ...]
    turnings: tuple[Turning, ...]
    losses: tuple[Loss, ...]
    runs: tuple[ShortRun, ...]
    unspent: tuple[Unspent, ...]


AnyHistory = History[Any]


def to_weigh(history: AnyHistory) -> frozenset[int]:
    """The entries whose moves are weighed: all, or of very many some at equal distances."""
    asked = {n: history.rules.decision(history.states[history.before[n]]) for n in history.line()}
    asks = {n: one.ask for n, one in asked.items() if one is not None and one.ask not in LITTLE}
    money = thinned([n for n, ask in asks.items() if ask in MONEY], ABOUT_MONEY)
    rest = thinned([n for n, ask in asks.items() if ask not in MONEY], WEIGHED - len(money))
    return frozenset(money + rest)


def thinned(entries: list[int], most: int) -> list[int]:
    """At most this many, at equal distances.

    >>> thinned([1, 2, 3, 4, 5, 6], 3)
    [1, 3, 5]
    """
    if len(entries) <= most:
        return entries
    return [entries[at * len(entries) // most] for at in range(most)]


def look(history: AnyHistory, n: int, weigh: bool = True) -> Look:
    """One decision; its moves are only compared where it is to be weighed."""
    rules, entry = history.rules, history.entries[n - 1]
    assert entry.action is not None
    before, action = history.states[history.before[n]], rules.read(entry.action)
    title = catalogue.title(rules.title)
    seen = outlook(rules) if weigh else None
    found = Look(n, entry.seat, run=_short_run(title, history, n, before), unspent=_unspent(history, n, before, action))
    if seen is None:
        return found
    state = blind(before)
    seen.begin(rules, state)
    tried = seen.tried(rules, state, entry.seat)
    if len(tried) < 2:
        return found
    moves = weighed(seen, rules, state, entry.seat, tried, Meter(Budget(nodes=NODES)), action)
    return _judged(title, history, found, state, moves, action)


def _judged(
    title: Title, history: AnyHistory, found: Look, state: Any, moves: Sequence[RankedMove], action: Action
) -> Look:  # fmt: skip
    played = next(move for move in moves if move.action == action)
    best = moves[0]
    loss = best.score - played.score if played.chances else (best.score - played.score) / max(1.0, best.score)
    told = does(title, history.rules, state, action)
    better = None
    if loss >= WORTH_TELLING:
        better = Better(
            to_plain(best.action),
            does(title, history.rules, state, best.action),
            shares(best.chances),
            rounded(best.worths),
        )
    return Look(
        found.n, found.seat, shares(played.chances), rounded(played.worths), round(max(0.0, loss), 3), told, better,
        found.run, found.unspent,
    )  # fmt: skip


def _short_run(title: Title, history: AnyHistory, n: int, before: Any) -> ShortRun | None:
    """A run, not what a company does before it, such as buying a rail car."""
    asked, action = history.rules.decision(before), history.entries[n - 1].action
    if title.best_run is None or asked is None or action is None or (asked.ask, action["do"]) != ("run", "run"):
        return None
    best = title.best_run(history.rules, before, None)
    runs = [one for one in title.telling(history.rules, before).summed if one.id == "runs"]
    if best is None or not runs:
        return None
    earned = sum(amount for effect in history.effects[n] for _, amount in runs[0].of(before, effect))
    most = best.revenue + best.subsidy
    return ShortRun(n, asked.seat, best.company, earned, most, best.proven) if earned < most else None


def _unspent(history: AnyHistory, n: int, before: Any, action: Action) -> Unspent | None:
    seat = history.entries[n - 1].seat
    amount = kept(history.rules, before, seat, action)
    return Unspent(n, seat, None, amount) if amount else None


# -- the whole of it ---------------------------------------------------------------------------------


def compose(history: AnyHistory, looks: Iterable[Look]) -> GameAnalysis:
    found = sorted(looks, key=lambda one: one.n)
    seen = [one for one in found if one.worths]
    course = tuple(_course(history, seen))
    told = {one.n: one.does for one in seen}
    losses = sorted((one for one in seen if one.better is not None), key=lambda one: -one.loss)[:MOST]
    runs = sorted((one.run for one in found if one.run is not None), key=lambda run: run.revenue - run.best)
    return GameAnalysis(
        history.rules.seats,
        len(history.line()),
        len(seen),
        course,
        tuple(_turnings(course, told)),
        tuple(Loss(one.n, one.seat, one.loss, one.does, one.better) for one in losses if one.better is not None),
        tuple(runs[:MOST]),
        tuple(sorted(_idle(history, found), key=lambda one: -one.amount)[:MOST]),
    )


def _course(history: AnyHistory, seen: Sequence[Look]) -> Iterator[Point]:
    """How it stood after each decision, and at the end of a finished game its result."""
    for one in seen:
        if one.n != history.head:
            yield Point(one.n, one.chances, one.worths)
    rules = history.rules
    ahead = outlook(rules)
    if ahead is not None and history.head and rules.decision(history.state) is None:
        expected = ahead.valued(rules, blind(history.state), ())
        yield Point(history.head, shares(ahead.chances(rules, expected)), rounded(expected.worths))
    elif seen and seen[-1].n == history.head:
        yield Point(seen[-1].n, seen[-1].chances, seen[-1].worths)


def _turnings(course: Sequence[Point], told: Mapping[int, tuple[Message, ...]]) -> Iterator[Turning]:
    """The largest of them, in the order of the game."""
    found: list[Turning] = []
    leader: int | None = None
    for last, point in pairwise(course):
        if not point.chances:
            return
        first, second = sorted(range(len(point.chances)), key=lambda seat: -point.chances[seat])[:2]
        changes = [after - before for before, after in zip(last.chances, point.chances, strict=True)]
        most = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 6), changes[seat]))
        ahead = first != leader and point.chances[first] - point.chances[second] >= AHEAD
        if ahead:
            leader = first
        lead = ahead and round(changes[first], 2) > 0  # who stays where they are has turned nothing
        seat = first if lead else most
        if lead or abs(changes[most]) >= CHANGE:
            found.append(Turning(point.n, seat, last.chances[seat], point.chances[seat], lead, told.get(point.n, ())))
    largest = sorted(found, key=lambda one: (-abs(one.after - one.before), one.n))[:MOST]
    yield from sorted(largest, key=lambda one: one.n)


def _idle(history: AnyHistory, found: Sequence[Look]) -> Iterator[Unspent]:
    """What players kept, each the largest sum once; and treasuries at the end."""
    largest: dict[int | None, Unspent] = {}
    for one in found:
        if one.unspent is not None:
            known = largest.get(one.seat)
            if known is None or one.unspent.amount > known.amount:
                largest[one.seat] = one.unspent
    yield from largest.values()
    if history.head and history.rules.decision(history.state) is None:
        for company, seat, amount in left(history.rules, history.state):
            if amount:
                yield Unspent(history.head, seat, company, amount)

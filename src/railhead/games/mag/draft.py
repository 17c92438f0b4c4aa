"""V, X: the first share round. Everybody picks minors and shares for free."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag.effects import MinorOut, PlaceToken, TakeOver
from railhead.games.mag.facts import DraftData
from railhead.games.mag.holdings import give_share, percent, price
from railhead.games.mag.names import business, person
from railhead.games.mag.refusals import AboutMajor, NoSuchMajor, NoSuchMinor
from railhead.games.mag.rounds import begin_operating
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import CHARTER, NOBODY, Draft, State
from railhead.games.mag.trains import move
from railhead.kernel.action import Action, Count, to_plain
from railhead.kernel.flow import Act, Decision, Step
from railhead.kernel.menu import Choice, Pick, Question, blocked_by
from railhead.kernel.message import Items, Message, SeatArg, Term
from railhead.kernel.refusal import Refusal, says
from railhead.stock.effects import Priority, Transfer
from railhead.stock.purse import BANK
from railhead.stock.refusals import AtLimit

#: how many of the picks that come next are told
FORESEEN = 4


class TakeMinor(Action, frozen=True, tag="take-minor"):
    """V: pick a minor company."""

    minor: Count


class TakeShare(Action, frozen=True, tag="take-share"):
    """V: pick a share of a major."""

    major: str


@says("refusal-minor-taken", "V")
class MinorTaken(Refusal, frozen=True):
    """The minor has an owner."""

    minor: int
    owner: SeatArg | Term


EnoughMinors = AtLimit.saying("refusal-enough-minors", "Va")
EnoughShares = AtLimit.saying("refusal-enough-shares", "Va")
NotInPackage = AboutMajor.saying("refusal-not-in-package", "V")


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


def advance(play: MagPlay, _frame: Draft) -> None:
    """V: minors nobody picked are out; the priority deal stays where it is; an operating round follows."""
    rules = play.rules
    for minor, owner in enumerate(play.state.owner):
        if owner == NOBODY:
            play.do(MinorOut(minor))
    play.do(Priority(_priority_after(rules)))
    begin_operating(play, 1, 1)


def _priority_after(rules: MagRules) -> int:
    """V, R1: with the seat that started the last turn (older imported games: one seat further)."""
    given = limits(rules)
    if given.priority_after is not None:
        return given.priority_after - 1
    turns = given.minors + given.shares
    return (turns if rules.rulings.priority_moves_on else turns - 1) % rules.players


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


def take_minor(play: MagPlay, frame: Draft, action: TakeMinor) -> None:
    """V: the minor gets its owner and what belongs to it."""
    equip(play, play.rules.facts.minor_ix[action.minor], seat_of(play.rules, frame.picks))
    play.next(Draft(frame.picks + 1))


def equip(play: MagPlay, minor: int, seat: int) -> None:
    """V, III.3.2, III.3.2a: money, a 2-train, and the home station on the map."""
    rules = play.rules
    given, account = rules.facts.minor_rules, rules.account(minor)
    play.do(TakeOver(minor, seat))
    play.do(Transfer(BANK, account, given.start_cash, "start"))
    for name in given.start_trains:
        move(play, name, CHARTER, account, "start")
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
        yield NotInPackage(rules.facts.majors[ix].abbr)
    if _shares(rules, state, seat_of(rules, frame.picks)) >= limits(rules).shares:
        yield EnoughShares(limits(rules).shares)


def take_share(play: MagPlay, frame: Draft, action: TakeShare) -> None:
    """V: two shares of one major are exchanged for the director certificate at once."""
    give_share(play, play.rules.facts.major_ix[action.major], seat_of(play.rules, frame.picks))
    play.next(Draft(frame.picks + 1))


# --- questions ------------------------------------------------------------------------------------------------------


def ask(rules: MagRules, state: State, frame: Draft) -> Question:
    seat, last = seat_of(rules, frame.picks), picks(rules)
    minors = limits(rules).minors - state.owner.count(seat)
    left = Message("why-picks-left", {"minors": minors, "shares": limits(rules).shares - _shares(rules, state, seat)})
    following = range(frame.picks + 1, min(last, frame.picks + 1 + FORESEEN))
    others = Items(tuple(SeatArg(seat_of(rules, pick)) for pick in following))
    notes = (left, Message("why-picks-next", {"seats": others})) if others.items else (left,)
    return Question(Message("ask-draft", {"seat": SeatArg(seat)}), notes=notes)


def offer_minor(rules: MagRules, state: State, frame: Draft) -> Iterator[Pick]:
    """Every minor with its home, which leads to it as well, and its terrain tokens."""
    choices = []
    for minor in rules.facts.minors:
        take = TakeMinor(minor.number)
        label = Message("scene-minor", {"number": minor.number, "name": minor.name, "abbr": minor.abbr})
        home = minor.home[rules.facts.map]
        notes = (Message("note-minor", {"hex": home.hex, "tokens": minor.terrain_tokens}),)
        blocked = blocked_by(refuse_minor(rules, state, frame, take))
        at = (f"minor:{minor.number}",)
        choices.append(Choice(to_plain(take), label, at, notes, blocked=blocked, near=home.hex))
    yield Pick("minor", Message("offer-minor"), tuple(choices))


def offer_share(rules: MagRules, state: State, frame: Draft) -> Iterator[Pick]:
    choices = []
    for ix, major in enumerate(rules.facts.majors):
        take = TakeShare(major.id)
        label = Message("choice-share", {"major": major.abbr, "price": price(rules, state, ix)})
        blocked = blocked_by(refuse_share(rules, state, frame, take))
        notes = (Message("note-business", {"business": business(rules, ix)}),)
        choices.append(Choice(to_plain(take), label, (f"share:{major.id}",), notes, blocked=blocked))
    yield Pick("share", Message("offer-share"), tuple(choices))


DRAFT = Step(
    decide,
    {
        TakeMinor: Act(
            do=take_minor,
            refuse=refuse_minor,
            candidates=lambda rules, _state, _frame: [TakeMinor(minor.number) for minor in rules.facts.minors],
            offer=offer_minor,
        ),
        TakeShare: Act(
            do=take_share,
            refuse=refuse_share,
            candidates=lambda rules, _state, _frame: [TakeShare(major.id) for major in rules.facts.majors],
            offer=offer_share,
        ),
    },
    advance,
    ask,
)

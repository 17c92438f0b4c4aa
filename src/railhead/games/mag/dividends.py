"""VI.4.3, VIII.2: the income of the majors."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag.effects import DividendPaid
from railhead.games.mag.holdings import director, on_charter, percent
from railhead.games.mag.names import about, person
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.shares import move_price
from railhead.games.mag.state import NOBODY, Dividend, State
from railhead.kernel.action import Action, Amount, to_plain
from railhead.kernel.flow import Act, Decision, Step
from railhead.kernel.menu import Choice, Pick, Question
from railhead.kernel.message import Items, Message, Term
from railhead.kernel.refusal import Refusal, says
from railhead.kernel.rng import Stream
from railhead.stock.effects import Transfer
from railhead.stock.purse import BANK


class PayDividend(Action, frozen=True, tag="pay-dividend"):
    """VI.4.3: the total amount."""

    amount: Amount


@says("refusal-dividend-step", "VI.4.3")
class DividendStep(Refusal, frozen=True):
    """Dividends are multiples of ten."""

    unit: int


@says("refusal-dividend-too-high", "VI.4.3")
class DividendTooHigh(Refusal, frozen=True):
    """No more than the treasury is paid, and nothing below zero."""

    treasury: int


@says("refusal-all-or-nothing", "VI.4.3")
class AllOrNothing(Refusal, frozen=True):
    """In this variant a major pays everything or nothing."""

    all: int


def _money(rules: MagRules, state: State, frame: Dividend) -> int:
    return state.purse[rules.account(rules.minors + frame.major)]


def _all(rules: MagRules, state: State, frame: Dividend) -> int:
    """All that can be paid: whole tens."""
    unit = rules.facts.game.market.dividend_unit
    return _money(rules, state, frame) // unit * unit


def decide(rules: MagRules, state: State, frame: Dividend) -> Decision | None:
    """VI.4.3, R28: a director with money chooses; XI.3: István always pays everything."""
    seat = director(rules, state, frame.major)
    if seat in (NOBODY, rules.istvan) or _all(rules, state, frame) == 0:
        return None
    return Decision(seat, "dividend")


def advance(play: MagPlay, frame: Dividend) -> None:
    """VI.4.3: without director the whole treasury is paid; an empty one pays nothing."""
    pay(play, frame, PayDividend(_all(play.rules, play.state, frame)))


def refuse(rules: MagRules, state: State, frame: Dividend, action: PayDividend) -> Iterator[Refusal]:
    """VI.4.3: a multiple of ten, up to the treasury."""
    unit, most = rules.facts.game.market.dividend_unit, _all(rules, state, frame)
    if action.amount % unit:
        yield DividendStep(unit)
    if not 0 <= action.amount <= _money(rules, state, frame):
        yield DividendTooHigh(most)
    if rules.all_or_nothing and action.amount not in (0, most):
        yield AllOrNothing(most)


def every(rules: MagRules, state: State, frame: Dividend) -> Iterator[PayDividend]:
    unit, most = rules.facts.game.market.dividend_unit, _all(rules, state, frame)
    step = most if rules.all_or_nothing else unit
    for amount in range(0, most + 1, step):
        yield PayDividend(amount)


def draw(rules: MagRules, state: State, frame: Dividend, stream: Stream) -> PayDividend:
    """For random play: nothing, everything, or something between."""
    amounts = list(every(rules, state, frame))
    return stream.choice((amounts[0], amounts[-1], stream.choice(amounts)))


def pay(play: MagPlay, frame: Dividend, action: PayDividend) -> None:
    """VI.4.3: a tenth for each share, those on the charter pay the bank; then the price moves by the table, to the
    end of the chart at most (VIII.3a)."""
    rules, major, amount = play.rules, frame.major, action.amount
    account = rules.account(rules.minors + major)
    play.do(DividendPaid(major, amount))
    rest = amount
    for seat in range(rules.players):
        share = amount * percent(rules, play.state, major, seat) // 100
        if share:
            play.do(Transfer(account, seat + 1, share, "dividend"))
            rest -= share
    if rest:
        play.do(Transfer(account, BANK, rest, "dividend"))
    target = rules.facts.market.target(play.state.price_at[major], price_move(rules, amount))
    move_price(play, major, target, "dividend")
    play.pop()


def price_move(rules: MagRules, amount: int) -> int:
    """VIII.2: spaces by the total amount."""
    return [row.move for row in rules.facts.rules.dividend_moves if row.least <= amount][-1]


# --- questions ------------------------------------------------------------------------------------------------------


def ask(rules: MagRules, state: State, frame: Dividend) -> Question:
    """Besides the director those who get something, too."""
    money, seat = _money(rules, state, frame), director(rules, state, frame.major)
    others = [other for other in range(rules.players) if other != seat and percent(rules, state, frame.major, other)]
    held = [
        Term("holder", {"seat": person(rules, other), "percent": percent(rules, state, frame.major, other)})
        for other in others
    ]
    notes = (Message("why-holders", {"holders": Items(tuple(held))}),) if held else ()
    return about(rules, "ask-dividend", seat, rules.minors + frame.major, *notes, treasury=money)


def offer_dividend(rules: MagRules, state: State, frame: Dividend) -> Iterator[Pick]:
    """What the director gets himself and where the price goes, for each amount."""
    seat, market = director(rules, state, frame.major), rules.facts.market
    choices = []
    for action in every(rules, state, frame):
        amount = action.amount
        target = market.target(state.price_at[frame.major], price_move(rules, amount))
        own = amount * percent(rules, state, frame.major, seat) // 100
        notes = (
            Message("note-dividend", {"own": own, "price": market.prices[target]}),
            Message("note-per-share", {"amount": amount * rules.facts.issue.share // 100}),
            Message("note-treasury-after", {"amount": _money(rules, state, frame) - amount}),
        )
        choices.append(Choice(to_plain(action), Message("choice-dividend", {"amount": amount}), (), notes))
    charter = len(on_charter(rules, state, frame.major))
    yield Pick("dividend", Message("offer-dividend", {"charter": charter}), tuple(choices))


DIVIDEND = Step(
    decide, {PayDividend: Act(do=pay, refuse=refuse, every=every, offer=offer_dividend, draw=draw)}, advance, ask
)

"""VII, VIII.3: share rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from railhead.games.mag.effects import MoveCert, Passed
from railhead.games.mag.holdings import (
    certificates_of,
    director,
    give_share,
    on_charter,
    percent,
    price,
    settle_director,
)
from railhead.games.mag.names import business, person
from railhead.games.mag.refusals import AboutMajor, NoSuchMajor
from railhead.games.mag.rounds import begin_operating
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import CHARTER, NOBODY, ShareRound, State
from railhead.kernel.action import Action, Count, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, only
from railhead.kernel.menu import Button, Choice, Pick, Question, Range, blocked_by, button
from railhead.kernel.message import Message, SeatArg
from railhead.kernel.refusal import Refusal, says
from railhead.stock import certificates, effects
from railhead.stock.directors import largest, left_of, swap_director
from railhead.stock.effects import Priority, Transfer
from railhead.stock.market import operating_order
from railhead.stock.purse import BANK
from railhead.stock.refusals import AboveLimit, AtLimit


class BuyShare(Action, frozen=True, tag="buy-share"):
    """VII.5: one share of 10 %."""

    major: str


class SellShares(Action, frozen=True, tag="sell-shares"):
    """VII.4: a number of shares of one major as one sale."""

    major: str
    shares: Count


@says("refusal-cannot-afford", "VII.5")
class CannotAfford(Refusal, frozen=True):
    """The player has not enough money."""

    price: int
    cash: int


SoldBefore = AboutMajor.saying("refusal-sold-before", "VII.5")
NoneOnCharter = AboutMajor.saying("refusal-none-on-charter", "VII.5")
CertificateLimit = AtLimit.saying("refusal-certificate-limit", "VII.3")
#: Nobody may hold more of a major than this by buying.
SixtyPercent = AtLimit.saying("refusal-sixty-percent", "VII.5a")
OverLimit = AboveLimit.saying("refusal-over-limit", "R25")


def decide(rules: MagRules, state: State, frame: ShareRound) -> Decision | None:
    """VII.1: who can neither buy nor sell passes by himself; XI.4: István follows his card."""
    if frame.seat != rules.istvan and frame.passes < rules.players and can_act(rules, state, frame):
        return Decision(frame.seat, "shares")
    return None


def can_act(rules: MagRules, state: State, frame: ShareRound) -> bool:
    return (
        next(every_purchase(rules, state, frame), None) is not None
        or next(every_sale(rules, state, frame), None) is not None
    )


def advance(play: MagPlay, frame: ShareRound) -> None:
    if frame.passes >= play.rules.players:
        end(play, frame)
    else:
        end_turn(play, frame, auto=True)


def end_turn(play: MagPlay, frame: ShareRound, auto: bool) -> None:
    """VII.2: the next player to the left; without sale or purchase it was a pass."""
    following = (frame.seat + 1) % play.rules.players
    if frame.sold_now:
        play.next(ShareRound(following, 0, frame.sold, 0, frame.seat))
    else:
        play.do(Passed(frame.seat, auto))
        play.next(ShareRound(following, frame.passes + 1, frame.sold, 0, frame.last))


def end(play: MagPlay, frame: ShareRound) -> None:
    """IV, VII.2, VIII.3, R31, R32: the priority deal goes to the left of the last who acted; sold out majors rise."""
    rules, market = play.rules, play.rules.facts.market
    if frame.last != NOBODY:
        play.do(Priority((frame.last + 1) % rules.players))
    rise = rules.facts.game.market.sold_out_move
    for major in operating_order(play.state.price_at, play.state.price_order):
        if certificates.certificates_of(rules.facts.issue, play.state.cert_at, major, CHARTER) == 0:
            move_price(play, major, market.target(play.state.price_at[major], rise), "sold-out")
    begin_operating(play, 1, rules.facts.rules.phases[play.state.phase].operating_rounds)


def move_price(play: MagPlay, major: int, space: int, why: Literal["dividend", "sale", "sold-out"]) -> None:
    """VIII.1: a marker that arrives goes below those already there."""
    if space != play.state.price_at[major]:
        effects.move_price(play, major, space, why)


# --- buying -------------------------------------------------------------------------------------------------------


def _is_over_limit(rules: MagRules, state: State, major: int, seat: int) -> bool:
    """VII.3, ruling R25: what the buyer would own after the purchase counts; imported games count before it."""
    held = certificates_of(rules, state, seat)
    if not rules.rulings.limit_after:
        return held >= rules.cert_limit
    issue = rules.facts.issue
    exchanged = issue.director // issue.share - 1 if _would_direct(rules, state, major, seat) else 0
    return held + 1 - exchanged > rules.cert_limit


def _would_direct(rules: MagRules, state: State, major: int, seat: int) -> bool:
    """VII.5, VII.6: with one more share the buyer exchanges two of his for the director certificate."""
    after, now = percent(rules, state, major, seat) + rules.facts.issue.share, director(rules, state, major)
    if now == NOBODY:
        return after >= rules.facts.issue.director
    return now != seat and after > percent(rules, state, major, now)


def refuse_purchase(rules: MagRules, state: State, frame: ShareRound, action: BuyShare) -> Iterator[Refusal]:
    """VII.5, R25: from the charter, with money, below the limits, and not what was sold in this round."""
    major = rules.facts.major_ix.get(action.major)
    if major is None:
        yield NoSuchMajor(action.major)
        return
    seat, cost = frame.seat, price(rules, state, major)
    if not on_charter(rules, state, major):
        yield NoneOnCharter(rules.facts.majors[major].abbr)
    if frame.sold[seat] >> major & 1:
        yield SoldBefore(rules.facts.majors[major].abbr)
    if state.purse[seat + 1] < cost:
        yield CannotAfford(cost, state.purse[seat + 1])
    if _is_over_limit(rules, state, major, seat):
        yield CertificateLimit(rules.cert_limit)
    most = rules.facts.major_rules.most_percent_per_player
    if percent(rules, state, major, seat) + rules.facts.issue.share > most:
        yield SixtyPercent(most)


def every_purchase(rules: MagRules, state: State, frame: ShareRound) -> Iterator[BuyShare]:
    seat, cash = frame.seat, state.purse[frame.seat + 1]
    most = rules.facts.major_rules.most_percent_per_player - rules.facts.issue.share
    for ix, major in enumerate(rules.facts.majors):
        if price(rules, state, ix) <= cash and not frame.sold[seat] >> ix & 1:
            if on_charter(rules, state, ix) and percent(rules, state, ix, seat) <= most:
                if not _is_over_limit(rules, state, ix, seat):
                    yield BuyShare(major.id)


def buy(play: MagPlay, frame: ShareRound, action: BuyShare) -> None:
    """VII.5: at the current price, to the bank; the turn is over."""
    major = play.rules.facts.major_ix[action.major]
    cost = price(play.rules, play.state, major)
    play.do(Transfer(frame.seat + 1, BANK, cost, "share-bought"))
    give_share(play, major, frame.seat, cost)
    play.next(ShareRound((frame.seat + 1) % play.rules.players, 0, frame.sold, 0, frame.seat))


# --- selling ------------------------------------------------------------------------------------------------------


def _successor(rules: MagRules, state: State, major: int, seat: int) -> int | None:
    """VII.4, VII.6, R27: the account of the player who could become director instead; ties: the nearest to the left."""
    others = left_of(range(1, rules.players + 1), seat + 1)
    return largest(rules.facts.issue, state.cert_at, major, others)


def _most_to_sell(rules: MagRules, state: State, major: int, seat: int) -> int:
    """VII.4: shares a player may sell; a director keeps his certificate unless another can take over."""
    held = percent(rules, state, major, seat)
    if director(rules, state, major) == seat and _successor(rules, state, major, seat) is None:
        held -= rules.facts.issue.director
    return held // rules.facts.issue.share


#: Each major is sold once in a turn, as one sale.
OneSaleOnly = AboutMajor.saying("refusal-one-sale-only", "VII.4")
#: A director keeps 20 % unless another player can take over.
DirectorStays = AboutMajor.saying("refusal-director-stays", "VII.4a")


@says("refusal-not-so-many", "VII.4")
class NotSoMany(Refusal, frozen=True):
    """The player does not hold that many shares."""

    major: str
    held: int


def refuse_sale(rules: MagRules, state: State, frame: ShareRound, action: SellShares) -> Iterator[Refusal]:
    """VII.4, R24, R26: one sale of each major in a turn; the director certificate is never sold."""
    major = rules.facts.major_ix.get(action.major)
    if major is None:
        yield NoSuchMajor(action.major)
        return
    held = percent(rules, state, major, frame.seat) // rules.facts.issue.share
    if frame.sold_now >> major & 1:
        yield OneSaleOnly(rules.facts.majors[major].abbr)
    if not 1 <= action.shares <= held:
        yield NotSoMany(rules.facts.majors[major].abbr, held)
    elif action.shares > _most_to_sell(rules, state, major, frame.seat):
        yield DirectorStays(rules.facts.majors[major].abbr)


def every_sale(rules: MagRules, state: State, frame: ShareRound) -> Iterator[SellShares]:
    if frame.seat + 1 not in state.cert_at:
        return
    for ix, major in enumerate(rules.facts.majors):
        if not frame.sold_now >> ix & 1:
            for shares in range(1, _most_to_sell(rules, state, ix, frame.seat) + 1):
                yield SellShares(major.id, shares)


def sell(play: MagPlay, frame: ShareRound, action: SellShares) -> None:
    """VII.4, VIII.3: paid at the price before the sale, then the marker moves one to the left."""
    rules, seat = play.rules, frame.seat
    major = rules.facts.major_ix[action.major]
    amount = price(rules, play.state, major) * action.shares
    play.do(Transfer(BANK, seat + 1, amount, "shares-sold"))
    return_shares(play, major, seat, action.shares, amount)
    market = rules.facts.market
    target = market.target(play.state.price_at[major], rules.facts.game.market.sale_move)
    move_price(play, major, target, "sale")
    sold = list(frame.sold)
    sold[seat] |= 1 << major
    play.next(replace(frame, sold=tuple(sold), sold_now=frame.sold_now | 1 << major))


def return_shares(play: MagPlay, major: int, seat: int, shares: int, amount: int) -> None:
    """VII.4, VII.6: a sale that reaches into the director certificate hands it over first, against two shares."""
    rules, issue = play.rules, play.rules.facts.issue
    plain = certificates.plain_shares(issue, play.state.cert_at, major, seat + 1)
    if len(plain) < shares:
        successor = _successor(rules, play.state, major, seat)
        assert successor is not None
        swap_director(play, issue, major, successor)
        plain = certificates.plain_shares(issue, play.state.cert_at, major, seat + 1)
    play.do(MoveCert(major, tuple(plain[:shares]), seat + 1, CHARTER, amount))
    if director(rules, play.state, major) != NOBODY:
        settle_director(play, major)


# --- passing ------------------------------------------------------------------------------------------------------


def _must_sell(rules: MagRules, state: State, frame: ShareRound) -> bool:
    """VII.3, R25: too many certificates, and something to sell."""
    held = certificates_of(rules, state, frame.seat)
    return held > rules.cert_limit and next(every_sale(rules, state, frame), None) is not None


def refuse_pass(rules: MagRules, state: State, frame: ShareRound, _action: Pass) -> Iterator[Refusal]:
    if _must_sell(rules, state, frame):
        yield OverLimit(certificates_of(rules, state, frame.seat), rules.cert_limit)


def do_pass(play: MagPlay, frame: ShareRound, _action: Pass) -> None:
    end_turn(play, frame, auto=False)


# --- questions ------------------------------------------------------------------------------------------------------


def ask(rules: MagRules, state: State, frame: ShareRound) -> Question:
    """VII.2: how near the round is to its end."""
    passes = Message("why-passes", {"left": rules.players - frame.passes})
    return Question(Message("ask-shares", {"seat": SeatArg(frame.seat)}), notes=(passes,))


def offer_purchase(rules: MagRules, state: State, frame: ShareRound) -> Iterator[Pick]:
    """A share of each major, with the money left after it."""
    choices = []
    for ix, major in enumerate(rules.facts.majors):
        buy = BuyShare(major.id)
        cost = price(rules, state, ix)
        label = Message("choice-buy-share", {"major": major.abbr, "price": cost})
        blocked = blocked_by(refuse_purchase(rules, state, frame, buy))
        notes = []
        if blocked is None:
            notes.append(Message("note-cash-after", {"amount": state.purse[frame.seat + 1] - cost}))
            if _would_direct(rules, state, ix, frame.seat):
                notes.append(Message("note-director"))
        notes.append(supplier_note(rules, state, ix))
        choices.append(Choice(to_plain(buy), label, (f"share:{major.id}",), tuple(notes), blocked=blocked))
    yield Pick("buy", Message("offer-buy-share"), tuple(choices))


def supplier_note(rules: MagRules, state: State, major: int) -> Message:
    """What a major earns from, and what it has to pay out."""
    money = state.purse[rules.account(rules.minors + major)]
    return Message("note-supplier", {"business": business(rules, major), "amount": money})


def offer_sale(rules: MagRules, state: State, frame: ShareRound) -> Iterator[Pick]:
    sales = tuple(_sales(rules, state, frame))
    if sales:
        yield Pick("sell", Message("offer-sell-shares"), sales)


def _sales(rules: MagRules, state: State, frame: ShareRound) -> Iterator[Choice]:
    """One choice for each major that the player holds, with the number of shares to be set."""
    most = {sale.major: sale.shares for sale in every_sale(rules, state, frame)}
    market = rules.facts.market
    for ix, major in enumerate(rules.facts.majors):
        if not percent(rules, state, ix, frame.seat):
            continue
        label = Message("choice-sell-shares", {"major": major.abbr, "price": price(rules, state, ix)})
        plain: dict[str, object] = {"do": "sell-shares", "major": major.id}
        at = (f"held:{major.id}:{frame.seat}",)
        if major.id in most:
            target = market.target(state.price_at[ix], rules.facts.game.market.sale_move)
            notes = (Message("note-price-after", {"price": market.prices[target]}),)
            brings = tuple(_sale_notes(rules, state, frame, ix, shares) for shares in range(1, most[major.id] + 1))
            number = Range("shares", 1, most[major.id], notes=brings)
            yield Choice(plain, label, at, notes, number=number)
        else:
            blocked = blocked_by(refuse_sale(rules, state, frame, SellShares(major.id, 1)))
            yield Choice(plain | {"shares": 1}, label, at, blocked=blocked)


def _sale_notes(rules: MagRules, state: State, frame: ShareRound, major: int, shares: int) -> tuple[Message, ...]:
    """The money after the sale, and who would direct the major then."""
    amount = state.purse[frame.seat + 1] + shares * price(rules, state, major)
    heir = _heir(rules, state, major, frame.seat, shares)
    money = Message("note-cash-after", {"amount": amount})
    return (money,) if heir is None else (money, Message("note-director-goes", {"seat": person(rules, heir)}))


def _heir(rules: MagRules, state: State, major: int, seat: int, shares: int) -> int | None:
    """VII.4, VII.6: who becomes director with this sale: the next on the left of those who then have most."""
    if director(rules, state, major) != seat:
        return None
    left = percent(rules, state, major, seat) - shares * rules.facts.issue.share
    others = [(seat + step) % rules.players for step in range(1, rules.players)]
    most = max(others, key=lambda other: percent(rules, state, major, other))
    takes_over = percent(rules, state, major, most) > left or left < rules.facts.issue.director
    return most if takes_over else None


def offer_pass(rules: MagRules, state: State, frame: ShareRound) -> Iterator[Button]:
    if not any(refuse_pass(rules, state, frame, Pass())):
        yield button("pass", Pass(), Message("choice-done" if frame.sold_now else "choice-pass"))


SHARES = Step(
    decide,
    {
        BuyShare: Act(do=buy, refuse=refuse_purchase, every=every_purchase, offer=offer_purchase),
        SellShares: Act(do=sell, refuse=refuse_sale, every=every_sale, offer=offer_sale),
        Pass: Act(do=do_pass, refuse=refuse_pass, candidates=only(Pass()), offer=offer_pass),
    },
    advance,
    ask,
)

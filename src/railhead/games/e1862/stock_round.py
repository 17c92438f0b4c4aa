"""The stock round (6): blocks are sold, then one share is bought or a company started."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from railhead.games.e1862.charters import available, check_float, refuse_company, start_own
from railhead.games.e1862.effects import MoveCerts, Passed, Transfer
from railhead.games.e1862.facts import CERTS, DIRECTOR_SHARES, SHARES, facts
from railhead.games.e1862.holdings import (
    cash,
    certificates,
    director_cert,
    director_seat,
    held_companies,
    price,
    sale_price,
    settle_director,
    shares,
    singles,
    treasury,
)
from railhead.games.e1862.market import CELLS, par_below
from railhead.games.e1862.names import name, permits
from railhead.games.e1862.refusals import AtCertificateLimit, CannotPay, NoShareThere, NoSuchCompany
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.sale import Sell, block_sizes, refuse_block, sale_choice, sell_block
from railhead.games.e1862.state import IPO, POOL, Obligations, State, Stock, account
from railhead.kernel.action import Action, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, only
from railhead.kernel.menu import Button, Choice, Pick, Question, blocked_by, button
from railhead.kernel.message import Arg, Message, SeatArg, Term
from railhead.kernel.refusal import Refusal
from railhead.stock.effects import Priority
from railhead.stock.purse import BANK
from railhead.stock.refusals import AboutCompany, AboveLimit, NoSuchPrice, TooManyShares

Source = Literal["ipo", "pool", "treasury"]


class Start(Action, frozen=True, gc=False, tag="start"):
    """Start a non-chartered company at a price."""

    company: str
    price: int


class BuyShare(Action, frozen=True, gc=False, tag="buy"):
    company: str
    source: Source


NoSuchStartPrice = NoSuchPrice.saying("refusal-no-such-start-price", "6.5.3")
NotStarted = AboutCompany.saying("refusal-not-started", "6.5.1")
SoldThisRound = AboutCompany.saying("refusal-sold-this-round", "6.5.1")
BoughtThisRound = TooManyShares.saying("refusal-bought-this-round", "6.4")
#: All shares of one company sold in a turn are one block.
OneBlock = AboutCompany.saying("refusal-one-block", "6.4")
MustSellFirst = AboveLimit.saying("refusal-must-sell-first", "6.5.2")
NoNewCompanies = Refusal.saying("refusal-no-new-companies", "10.3")
OnlyByParliament = Refusal.saying("refusal-only-by-parliament", "11.3")


START_PRICES = tuple(
    cell for cell in CELLS if facts().game.market.start_prices.least <= cell <= facts().game.market.start_prices.most
)
SOURCES: tuple[Source, ...] = ("ipo", "pool", "treasury")


def first_turn(state: State, seats: int) -> Stock:
    """6.1: the holder of the priority deal begins."""
    return Stock(state.priority, (0,) * seats, ((),) * seats)


def above_limit(state: State, seat: int) -> bool:
    """6.5.2: who is above the certificate limit must sell; nobody must after the LNER."""
    return state.lner < 2 and certificates(state, seat) > state.certificate_limit


def decide_stock(rules: E1862Rules, state: State, frame: Stock) -> Decision | None:
    """A player who can do nothing passes by himself."""
    if frame.passes >= rules.seats:
        return None
    if any(True for _ in every_sale(rules, state, frame)):
        return Decision(frame.seat, "stock")
    if any(True for _ in every_purchase(rules, state, frame)) or any(True for _ in every_start(rules, state, frame)):
        return Decision(frame.seat, "stock")
    return None


def advance_stock(play: E1862Play, frame: Stock) -> None:
    """6.6: all have passed in succession, or the next player's turn comes."""
    if frame.passes < play.rules.seats:
        end_turn(play, frame, passed=not frame.blocks)
        return
    play.do(Priority(frame.seat))
    play.next(Obligations())


def end_turn(play: E1862Play, frame: Stock, *, passed: bool) -> None:
    """6.1, 6.6: the next player clockwise, and how many have passed in succession."""
    seat = (frame.seat + 1) % play.rules.seats
    play.next(replace(frame, seat=seat, passes=frame.passes + 1 if passed else 0, blocks=0))


# -- selling ---------------------------------------------------------------------------------------------------------


def may_sell(state: State, frame: Stock, company: int) -> int:
    """6.4: shares held that were not bought in this round."""
    return shares(state, company, account(frame.seat)) - frame.bought[frame.seat].count(company)


def every_sale(rules: E1862Rules, state: State, frame: Stock) -> Iterator[Sell]:
    for company in held_companies(state, account(frame.seat)):
        if frame.blocks >> company & 1:
            continue
        name = rules.facts.companies[company].id
        for number in block_sizes(rules, state, frame.seat, company, may_sell(state, frame, company)):
            yield Sell(name, number)


def refuse_sale(rules: E1862Rules, state: State, frame: Stock, action: Sell) -> Iterator[Refusal]:
    """6.3, 6.4."""
    company = rules.facts.number.get(action.company)
    if company is not None:
        if frame.blocks >> company & 1:
            yield OneBlock(action.company)
        if frame.bought[frame.seat].count(company) and action.shares > may_sell(state, frame, company):
            yield BoughtThisRound(action.company, may_sell(state, frame, company))
    yield from refuse_block(rules, state, frame.seat, action.company, action.shares)


def sell(play: E1862Play, frame: Stock, action: Sell) -> None:
    """6.2, 6.4: the turn goes on after a sale."""
    company = play.rules.facts.number[action.company]
    sold = tuple(mask | 1 << company if seat == frame.seat else mask for seat, mask in enumerate(frame.sold))
    play.next(replace(frame, sold=sold, blocks=frame.blocks | 1 << company))
    sell_block(play, frame.seat, company, action.shares)


# -- buying ----------------------------------------------------------------------------------------------------------


def place_of(state: State, company: int, source: Source) -> int:
    return {"ipo": IPO, "pool": POOL}.get(source, treasury(state, company))


def cost_of(state: State, company: int, source: Source) -> int:
    """6.5.1, 3.1, 3.1a: par in the IPO, the market price elsewhere; a lack of trains does not matter."""
    return state.company[company].par if source == "ipo" else price(state, company)


def every_purchase(rules: E1862Rules, state: State, frame: Stock) -> Iterator[BuyShare]:
    if certificates(state, frame.seat) >= state.certificate_limit:
        return
    money, sold = cash(state, frame.seat), frame.sold[frame.seat]
    for ix, company in enumerate(state.company):
        if not company.par or sold >> ix & 1:
            continue
        first = director_cert(ix)
        places = state.cert_at[first + 1 : first + CERTS]
        for source in SOURCES:
            if place_of(state, ix, source) in places and cost_of(state, ix, source) <= money:
                yield BuyShare(rules.facts.companies[ix].id, source)


def refuse_purchase(rules: E1862Rules, state: State, frame: Stock, action: BuyShare) -> Iterator[Refusal]:
    """6.5.1, 6.5.2."""
    company = rules.facts.number.get(action.company)
    if company is None:
        yield NoSuchCompany(action.company)
        return
    if not state.company[company].started:
        yield NotStarted(action.company)
        return
    if certificates(state, frame.seat) >= state.certificate_limit:
        yield AtCertificateLimit(state.certificate_limit)
    if frame.sold[frame.seat] >> company & 1:
        yield SoldThisRound(action.company)
    if not singles(state, company, place_of(state, company, action.source)):
        yield NoShareThere(action.company)
    cost = cost_of(state, company, action.source)
    if cost > cash(state, frame.seat):
        yield CannotPay(cost, cash(state, frame.seat))


def buy(play: E1862Play, frame: Stock, action: BuyShare) -> None:
    """6.2, 6.5.1, 3.1, 3.1a: one share; the turn is over."""
    state, company = play.state, play.rules.facts.number[action.company]
    place = place_of(state, company, action.source)
    cert = singles(state, company, place)[0]
    payee = treasury(state, company) if action.source == "treasury" else BANK
    play.do(Transfer(account(frame.seat), payee, cost_of(state, company, action.source), "share"))
    play.do(MoveCerts((cert,), account(frame.seat), "bought"))
    _bought(play, frame, company, 1)
    settle_director(play, company)
    check_float(play, company)


def _bought(play: E1862Play, frame: Stock, company: int, number: int) -> None:
    bought = tuple(
        (*row, *((company,) * number)) if seat == frame.seat else row for seat, row in enumerate(frame.bought)
    )
    end_turn(play, replace(frame, bought=bought), passed=False)


def may_start(rules: E1862Rules, state: State) -> bool:
    """10.3, 11.3: not after the LNER, not in the beginners' game."""
    return state.lner < 2 and not rules.without.companies_only_by_parliament


def every_start(rules: E1862Rules, state: State, frame: Stock) -> Iterator[Start]:
    if not may_start(rules, state) or certificates(state, frame.seat) >= state.certificate_limit:
        return
    prices = [price for price in START_PRICES if DIRECTOR_SHARES * price <= cash(state, frame.seat)]
    if not prices:
        return
    for company in available(rules, state, parliament=False):
        if frame.sold[frame.seat] >> company & 1:
            continue
        for at in prices:
            yield Start(rules.facts.companies[company].id, at)


def refuse_start(rules: E1862Rules, state: State, frame: Stock, action: Start) -> Iterator[Refusal]:
    """6.5.3, 10.3, 11.3."""
    if rules.without.companies_only_by_parliament:
        yield OnlyByParliament()
    if state.lner == 2:
        yield NoNewCompanies()
    yield from refuse_company(rules, state, action.company, parliament=False)
    company = rules.facts.number.get(action.company)
    if company is not None and frame.sold[frame.seat] >> company & 1:
        yield SoldThisRound(action.company)
    if certificates(state, frame.seat) >= state.certificate_limit:
        yield AtCertificateLimit(state.certificate_limit)
    if action.price not in START_PRICES:
        yield NoSuchStartPrice(action.price)
    if DIRECTOR_SHARES * action.price > cash(state, frame.seat):
        yield CannotPay(DIRECTOR_SHARES * action.price, cash(state, frame.seat))


def start(play: E1862Play, frame: Stock, action: Start) -> None:
    """6.2, 6.5.3: the turn is over."""
    company = play.rules.facts.number[action.company]
    start_own(play, frame.seat, company, action.price)
    _bought(play, frame, company, 3)


# -- passing ---------------------------------------------------------------------------------------------------------


def refuse_stock_pass(rules: E1862Rules, state: State, frame: Stock, action: Pass) -> Iterator[Refusal]:
    """6.5.2: not above the limit, while anything can be sold."""
    if above_limit(state, frame.seat) and any(True for _ in every_sale(rules, state, frame)):
        yield MustSellFirst(certificates(state, frame.seat), state.certificate_limit)


def stock_pass(play: E1862Play, frame: Stock, action: Pass) -> None:
    if not frame.blocks:
        play.do(Passed(frame.seat, "stock"))
    end_turn(play, frame, passed=not frame.blocks)


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_stock(rules: E1862Rules, state: State, frame: Stock) -> Question:
    """6.6: how near the round is to its end."""
    starts = "yes" if may_start(rules, state) else "no"
    passes = Message("why-passes", {"left": rules.seats - frame.passes})
    return Question(Message("ask-stock", {"seat": SeatArg(frame.seat), "starts": starts}), notes=(passes,))


def offer_purchase(rules: E1862Rules, state: State, frame: Stock) -> Iterator[Pick]:
    """A share from each place where there is one, with the money left after it."""
    buys = []
    for ix, charter in enumerate(state.company):
        if not charter.started:
            continue
        for source in SOURCES:
            if not singles(state, ix, place_of(state, ix, source)):
                continue
            buy = BuyShare(name(ix), source)
            cost = cost_of(state, ix, source)
            args: dict[str, Arg] = {"company": name(ix), "price": cost, "source": Term(f"source-{source}")}
            blocked = blocked_by(refuse_purchase(rules, state, frame, buy))
            notes = () if blocked else tuple(_purchase_notes(rules, state, frame.seat, buy, cost))
            at = (f"{source}:{name(ix)}",)
            buys.append(Choice(to_plain(buy), Message("choice-buy-from", args), at, notes, blocked=blocked))
    if buys:
        yield Pick("buy", Message("offer-buy"), tuple(buys))


def _purchase_notes(rules: E1862Rules, state: State, seat: int, buy: BuyShare, cost: int) -> Iterator[Message]:
    """The money left, whether the company floats with this share, and whether the buyer directs it."""
    company = rules.facts.number[buy.company]
    yield Message("note-cash-after", {"amount": cash(state, seat) - cost})
    if buy.source != "pool" and not state.company[company].floated:
        sold = SHARES - shares(state, company, IPO) - shares(state, company, treasury(state, company))
        if sold + 1 >= rules.facts.float_at:
            yield Message("note-floats")
    now, held = director_seat(state, company), shares(state, company, account(seat)) + 1
    least = DIRECTOR_SHARES if now is None else shares(state, company, account(now)) + 1
    if now != seat and held >= least:
        yield Message("note-director")


def offer_sale(rules: E1862Rules, state: State, frame: Stock) -> Iterator[Pick]:
    choices = []
    for sale in every_sale(rules, state, frame):
        choice = sale_choice(state, frame.seat, sale)
        got = sale.shares * sale_price(state, rules.facts.number[sale.company])
        left = Message("note-cash-after", {"amount": cash(state, frame.seat) + got})
        choices.append(replace(choice, notes=(*choice.notes, left)))
    if choices:
        yield Pick("sell", Message("offer-sell"), tuple(choices))


def offer_start(rules: E1862Rules, state: State, frame: Stock) -> Iterator[Pick]:
    """One offer for each company, with its prices."""
    starts = list(every_start(rules, state, frame))
    for company in dict.fromkeys(start.company for start in starts):
        prices = tuple(_start(start) for start in starts if start.company == company)
        ix = rules.facts.number[company]
        home, allowed = rules.facts.companies[ix].home, permits(state.company[ix].permits)
        args: dict[str, Arg] = {"company": company, "hex": home, "permits": allowed}
        yield Pick(f"start-{company}", Message("offer-start", args), prices)


def _start(start: Start) -> Choice:
    args: dict[str, Arg] = {"company": start.company, "price": start.price}
    notes = (Message("note-start", {"cost": DIRECTOR_SHARES * start.price, "par": par_below(start.price)}),)
    home = facts().companies[facts().number[start.company]].home
    return Choice(to_plain(start), Message("choice-start", args), (home, f"cell:{start.price}"), notes)


def offer_pass(rules: E1862Rules, state: State, frame: Stock) -> Iterator[Button]:
    if not any(refuse_stock_pass(rules, state, frame, Pass())):
        yield button("pass", Pass(), Message("choice-done" if frame.blocks else "choice-pass"))


STOCK = Step(
    decide_stock,
    {
        BuyShare: Act(do=buy, refuse=refuse_purchase, every=every_purchase, offer=offer_purchase),
        Sell: Act(do=sell, refuse=refuse_sale, every=every_sale, offer=offer_sale),
        Start: Act(do=start, refuse=refuse_start, every=every_start, offer=offer_start),
        Pass: Act(do=stock_pass, refuse=refuse_stock_pass, candidates=only(Pass()), offer=offer_pass),
    },
    advance_stock,
    ask_stock,
)

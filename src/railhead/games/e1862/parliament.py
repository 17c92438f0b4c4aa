"""Parliament (4): auctions of charters, par, further shares."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.e1862.charters import available, check_float, refuse_company, start_chartered
from railhead.games.e1862.depot import next_cost
from railhead.games.e1862.effects import BidMade, MoveCerts, Transfer, Win
from railhead.games.e1862.facts import DIRECTOR_SHARES, SHARES, facts
from railhead.games.e1862.holdings import cash, certificates, seats_of, shares, singles
from railhead.games.e1862.market import PARS
from railhead.games.e1862.names import about, company_note, company_title, game_of, name, passing, permits
from railhead.games.e1862.refusals import AtCertificateLimit, CannotPay, NoShareThere
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import IPO, Auction, FurtherShares, Parliament, SetPar, State, account
from railhead.games.e1862.stock_round import BuyShare
from railhead.kernel.action import Action, Pass, to_plain
from railhead.kernel.flow import Act, Decision, Step, always, asks_seat, leave, only
from railhead.kernel.menu import Button, Choice, Pick, Question, Range, blocked_by, button
from railhead.kernel.message import Arg, Items, Message, SeatArg
from railhead.kernel.refusal import Refusal, says
from railhead.stock.purse import BANK
from railhead.stock.refusals import AboutCompany, NoSuchPrice, TooHigh, TooLow


class Bid(Action, frozen=True, gc=False, tag="bid"):
    """Open an auction, or raise in it."""

    company: str
    amount: int


class Par(Action, frozen=True, gc=False, tag="par"):
    """Set the par of a company won in Parliament."""

    price: int


@says("refusal-bid-not-in-steps", "4.1")
class BidNotInSteps(Refusal, frozen=True):
    step: int


BidTooLow = TooLow.saying("refusal-bid-too-low", "4.1")
#: The director certificate must stay affordable.
BidTooHigh = TooHigh.saying("refusal-bid-too-high", "4.1a")
OtherAuction = AboutCompany.saying("refusal-other-auction", "4.1")
NoSuchPar = NoSuchPrice.saying("refusal-no-such-par", "4.2")
#: The winner of a charter buys shares of that company only, at par.
OnlyThisCompany = AboutCompany.saying("refusal-only-this-company", "4.2")


def most_bid(state: State, seat: int) -> int:
    """4.1: in steps of 5, and the director certificate at the lowest par must stay affordable."""
    most = cash(state, seat) - facts().game.cash_beyond_bid
    return most - most % facts().game.bid_step


def may_bid(state: State, seat: int, least: int) -> bool:
    """4.1: money for the smallest bid, and room for a certificate."""
    return most_bid(state, seat) >= least and certificates(state, seat) < state.certificate_limit


# -- opening an auction ----------------------------------------------------------------------------------------------


def decide_parliament(rules: E1862Rules, state: State, frame: Parliament) -> Decision | None:
    if frame.declined >= rules.seats or frame.won >> frame.seat & 1 or not may_bid(state, frame.seat, 0):
        return None
    if next(available(rules, state, parliament=True), None) is None:
        return None
    return Decision(frame.seat, "parliament")


def advance_parliament(play: E1862Play, frame: Parliament) -> None:
    """4.1: who cannot open an auction declines; when all have in succession, the round is over."""
    if frame.declined >= play.rules.seats:
        play.pop()
    else:
        play.next(replace(frame, seat=(frame.seat + 1) % play.rules.seats, declined=frame.declined + 1))


def every_opening(rules: E1862Rules, state: State, frame: Parliament) -> Iterator[Bid]:
    """Every company, with the least and the most bid (numbers between them are as good)."""
    most = most_bid(state, frame.seat)
    for company in available(rules, state, parliament=True):
        name = rules.facts.companies[company].id
        yield Bid(name, 0)
        if most:
            yield Bid(name, most)


def refuse_opening(rules: E1862Rules, state: State, frame: Parliament, action: Bid) -> Iterator[Refusal]:
    """4.1: an available company, a multiple of 5 from 0 on."""
    yield from refuse_company(rules, state, action.company, parliament=True)
    yield from refuse_amount(state, frame.seat, action.amount, 0)


def refuse_amount(state: State, seat: int, amount: int, least: int) -> Iterator[Refusal]:
    if amount % facts().game.bid_step:
        yield BidNotInSteps(facts().game.bid_step)
    if amount < least:
        yield BidTooLow(least)
    if amount > most_bid(state, seat):
        yield BidTooHigh(most_bid(state, seat))


def open_auction(play: E1862Play, frame: Parliament, action: Bid) -> None:
    seats = seats_of(play.state)
    company = play.rules.facts.number[action.company]
    play.do(BidMade(frame.seat, company, action.amount, True))
    play.push(Auction(company, action.amount, frame.seat, (frame.seat + 1) % seats, (1 << seats) - 1))


# -- bidding ---------------------------------------------------------------------------------------------------------


def decide_auction(rules: E1862Rules, state: State, frame: Auction) -> Decision | None:
    if frame.seat == frame.bidder or not frame.inside >> frame.seat & 1:
        return None
    if not may_bid(state, frame.seat, frame.bid + rules.facts.game.bid_step):
        return None
    return Decision(frame.seat, "auction")


def advance_auction(play: E1862Play, frame: Auction) -> None:
    """4.1: who cannot raise is out; the last one in has won."""
    if frame.seat == frame.bidder:
        win(play, frame)
        return
    inside = frame.inside & ~(1 << frame.seat)
    play.next(replace(frame, inside=inside, seat=(frame.seat + 1) % play.rules.seats))


def every_raise(rules: E1862Rules, state: State, frame: Auction) -> Iterator[Bid]:
    name, step = rules.facts.companies[frame.company].id, rules.facts.game.bid_step
    least, most = frame.bid + step, most_bid(state, frame.seat)
    yield Bid(name, least)
    if most > least:
        yield Bid(name, most)


def refuse_raise(rules: E1862Rules, state: State, frame: Auction, action: Bid) -> Iterator[Refusal]:
    """4.1: at least 5 more, in steps of 5."""
    name = rules.facts.companies[frame.company].id
    if action.company != name:
        yield OtherAuction(name)
    yield from refuse_amount(state, frame.seat, action.amount, frame.bid + rules.facts.game.bid_step)


def raise_bid(play: E1862Play, frame: Auction, action: Bid) -> None:
    play.do(BidMade(frame.seat, frame.company, action.amount, False))
    seats = play.rules.seats
    play.next(replace(frame, bid=action.amount, bidder=frame.seat, seat=(frame.seat + 1) % seats))


def win(play: E1862Play, frame: Auction) -> None:
    """4.1, 4.2: the winner pays his bid and sets par; after him it is his left neighbour's turn to open."""
    seat = frame.bidder
    play.do(Win(seat, frame.company, frame.bid))
    if frame.bid:
        play.do(Transfer(account(seat), BANK, frame.bid, "bid"))
    play.pop()
    below = play.state.stack[-1]
    assert isinstance(below, Parliament)
    play.next(Parliament((seat + 1) % play.rules.seats, 0, below.won | 1 << seat))
    play.push(SetPar(seat, frame.company))


# -- par and further shares ------------------------------------------------------------------------------------------


def refuse_par(rules: E1862Rules, state: State, frame: SetPar, action: Par) -> Iterator[Refusal]:
    """4.2: one of the charter values; three shares must be paid."""
    if action.price not in PARS:
        yield NoSuchPar(action.price)
    elif DIRECTOR_SHARES * action.price > cash(state, frame.seat):
        yield CannotPay(DIRECTOR_SHARES * action.price, cash(state, frame.seat))


def set_par(play: E1862Play, frame: SetPar, action: Par) -> None:
    start_chartered(play, frame.seat, frame.company, action.price)
    play.next(FurtherShares(frame.seat, frame.company, play.rules.facts.game.winner_may_buy))


def _further(_rules: E1862Rules, _state: State, frame: FurtherShares) -> tuple[BuyShare, ...]:
    return (BuyShare(name(frame.company), "ipo"),)


def decide_further(rules: E1862Rules, state: State, frame: FurtherShares) -> Decision | None:
    if not frame.left or state.company[frame.company].floated:
        return None
    if any(refuse_further(rules, state, frame, *_further(rules, state, frame))):
        return None
    return Decision(frame.seat, "further")


def refuse_further(rules: E1862Rules, state: State, frame: FurtherShares, action: BuyShare) -> Iterator[Refusal]:
    """4.2: one or two more shares at par."""
    name, par = rules.facts.companies[frame.company].id, state.company[frame.company].par
    if action.company != name or action.source != "ipo":
        yield OnlyThisCompany(name)
    if not shares(state, frame.company, IPO):
        yield NoShareThere(name)
    if certificates(state, frame.seat) >= state.certificate_limit:
        yield AtCertificateLimit(state.certificate_limit)
    if par > cash(state, frame.seat):
        yield CannotPay(par, cash(state, frame.seat))


def buy_further(play: E1862Play, frame: FurtherShares, action: BuyShare) -> None:
    state = play.state
    play.do(Transfer(account(frame.seat), BANK, state.company[frame.company].par, "share"))
    play.do(MoveCerts(tuple(singles(state, frame.company, IPO)[:1]), account(frame.seat), "bought"))
    play.next(replace(frame, left=frame.left - 1))
    check_float(play, frame.company)


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_parliament(rules: E1862Rules, state: State, frame: Parliament) -> Question:
    ask = Message("ask-parliament", {"seat": SeatArg(frame.seat), "game": game_of(rules)})
    return Question(ask, notes=(_most_note(rules, state, frame.seat),))


def _most_note(rules: E1862Rules, state: State, seat: int) -> Message:
    """4.1: why one may bid no more."""
    args: dict[str, Arg] = {"cash": cash(state, seat), "most": most_bid(state, seat), "par": min(PARS)}
    return Message("why-most-bid", args)


def bid_notes(rules: E1862Rules, state: State, seat: int, bid: int) -> tuple[Message, ...]:
    """4.2: what is left after a bid, and the par that it allows."""
    left = cash(state, seat) - bid
    par = max(par for par in PARS if DIRECTOR_SHARES * par <= left)
    return (Message("note-bid", {"left": left, "par": par, "capital": SHARES * par}),)


def offer_opening(rules: E1862Rules, state: State, frame: Parliament) -> Iterator[Pick]:
    step, most = rules.facts.game.bid_step, most_bid(state, frame.seat)
    choices = []
    for ix, charter in enumerate(state.company):
        if charter.group is None or charter.started:
            continue
        blocked = blocked_by(refuse_opening(rules, state, frame, Bid(name(ix), 0)))
        at, label, notes = (f"offer:{name(ix)}",), company_title(ix), (company_note(state, ix),)
        plain: dict[str, object] = {"do": "bid", "company": name(ix)}
        if blocked is None:
            number = Range("amount", 0, most, step)
            choices.append(Choice(plain, label, at, notes, number=number))
        else:
            choices.append(Choice(plain | {"amount": 0}, label, at, notes, blocked=blocked))
    yield Pick("open", Message("offer-open"), tuple(choices))


def ask_auction(rules: E1862Rules, state: State, frame: Auction) -> Question:
    inside = Items(tuple(SeatArg(seat) for seat in range(rules.seats) if frame.inside >> seat & 1))
    notes = (Message("why-still-in", {"seats": inside}), _most_note(rules, state, frame.seat))
    return about("ask-auction", frame.seat, frame.company, *notes, bid=frame.bid, bidder=SeatArg(frame.bidder))


def offer_raise(rules: E1862Rules, state: State, frame: Auction) -> Iterator[Pick]:
    """The least raise with one click, and any other."""
    step, most = rules.facts.game.bid_step, most_bid(state, frame.seat)
    least = Bid(name(frame.company), frame.bid + step)
    label = Message("choice-bid", {"amount": least.amount})
    notes = bid_notes(rules, state, frame.seat, least.amount)
    choices = [Choice(to_plain(least), label, (), notes, at_once=True)]
    if most > least.amount:
        more = range(least.amount + step, most + 1, step)
        brings = tuple(bid_notes(rules, state, frame.seat, amount) for amount in more)
        number = Range("amount", more[0], more[-1], step, brings)
        plain: dict[str, object] = {"do": "bid", "company": name(frame.company)}
        at = (f"offer:{name(frame.company)}",)
        choices.append(Choice(plain, Message("choice-bid-more"), at, number=number))
    yield Pick("bid", Message("offer-bid"), tuple(choices))


def ask_par(rules: E1862Rules, state: State, frame: SetPar) -> Question:
    cost = next_cost(rules, state)
    args: dict[str, Arg] = {"price": cost, "permits": permits(state.company[frame.company].permits)}
    return about("ask-par", frame.seat, frame.company, Message("why-first-train", args))


def offer_par(rules: E1862Rules, state: State, frame: SetPar) -> Iterator[Pick]:
    choices = [_par(state, frame, par) for par in PARS if not any(refuse_par(rules, state, frame, Par(par)))]
    yield Pick("par", Message("offer-par"), tuple(choices))


def _par(state: State, frame: SetPar, par: int) -> Choice:
    left = cash(state, frame.seat) - DIRECTOR_SHARES * par
    notes = (Message("note-cash-after", {"amount": left}), Message("note-capital", {"amount": SHARES * par}))
    return Choice(to_plain(Par(par)), Message("choice-par", {"price": par}), (f"cell:{par}",), notes)


def ask_further(rules: E1862Rules, state: State, frame: FurtherShares) -> Question:
    sold = SHARES - shares(state, frame.company, IPO)
    args: dict[str, Arg] = {"sold": sold, "needed": rules.facts.float_at}
    return about("ask-further", frame.seat, frame.company, Message("why-sold", args))


def offer_further(rules: E1862Rules, state: State, frame: FurtherShares) -> Iterator[Button]:
    par = state.company[frame.company].par
    label = Message("choice-buy", {"company": name(frame.company), "price": par})
    notes = [Message("note-cash-after", {"amount": cash(state, frame.seat) - par})]
    if SHARES - shares(state, frame.company, IPO) + 1 >= rules.facts.float_at:
        notes.append(Message("note-floats"))
    for buy in _further(rules, state, frame):
        if not any(refuse_further(rules, state, frame, buy)):
            yield button("buy", buy, label, tuple(notes))


PARLIAMENT = Step(
    decide_parliament,
    {
        Bid: Act(do=open_auction, refuse=refuse_opening, every=every_opening, offer=offer_opening, exhaustive=False),
        Pass: always(Pass(), passing("parliament", advance_parliament), "choice-pass"),
    },
    advance_parliament,
    ask_parliament,
)
AUCTION = Step(
    decide_auction,
    {
        Bid: Act(do=raise_bid, refuse=refuse_raise, every=every_raise, offer=offer_raise, exhaustive=False),
        Pass: always(Pass(), passing("auction", advance_auction), "choice-drop-out"),
    },
    advance_auction,
    ask_auction,
)
SET_PAR = Step(
    asks_seat("par"),
    {Par: Act(do=set_par, refuse=refuse_par, candidates=only(*map(Par, PARS)), offer=offer_par)},
    ask=ask_par,
)
FURTHER_SHARES = Step(
    decide_further,
    {
        BuyShare: Act(do=buy_further, refuse=refuse_further, candidates=_further, offer=offer_further),
        Pass: always(Pass(), passing("further", leave), "choice-enough"),
    },
    leave,
    ask_further,
)

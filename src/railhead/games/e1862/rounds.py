"""The course of the game (3, 7.1, 10): rounds, the LNER, the ends."""

from __future__ import annotations

from msgspec.structs import replace

from railhead.games.e1862.effects import FormLner, LeaveGame, MoveCerts, StartRound, Transfer
from railhead.games.e1862.facts import facts
from railhead.games.e1862.holdings import band_letter, certs_of, running, seats_of, shares, singles
from railhead.games.e1862.parliament import decide_parliament
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import (
    BOX,
    COMPANIES,
    IPO,
    POOL,
    Cycle,
    Home,
    Operating,
    Over,
    Parliament,
    State,
    account,
)
from railhead.games.e1862.stock_round import decide_stock, first_turn
from railhead.kernel.flow import Step
from railhead.kernel.refusal import Refusal
from railhead.stock.effects import move_price
from railhead.stock.end import end_by_agreement
from railhead.stock.market import OFF_MARKET, operating_order
from railhead.stock.purse import BANK

#: Only recorded games may stop before their end.
NoEarlyEnd = Refusal.saying("refusal-no-early-end", "10.1")


FIRST_PARLIAMENTS = facts().game.setup.first_rounds.count("parliament")


def advance_cycle(play: E1862Play, frame: Cycle) -> None:
    """3: Parliament (twice at first), stock round, a set of operating rounds, and so on; 10.1: the end at the top."""
    now = play.state.round
    if now.kind == "parliament":
        if now.number < now.of:
            begin_parliament(play, now.turn, now.number + 1, now.of)
        else:
            begin_stock(play, now.turn)
    elif now.kind == "stock":
        begin_operating(play, now.turn, 1, operating_rounds(play.state))
    elif play.state.top:
        play.next(Over("top"))
    elif now.number < now.of:
        begin_operating(play, now.turn, now.number + 1, now.of)
    else:
        end_of_set(play)


def begin_parliament(play: E1862Play, turn: int, number: int, of: int) -> None:
    play.do(StartRound("parliament", turn, number, of))
    play.push(Parliament(play.state.priority))


def begin_stock(play: E1862Play, turn: int) -> None:
    """6.1: the holder of the priority deal begins."""
    play.do(StartRound("stock", turn, 1, 1))
    play.push(first_turn(play.state, play.rules.seats))


def begin_operating(play: E1862Play, turn: int, number: int, of: int) -> None:
    play.do(StartRound("operating", turn, number, of))
    play.push(first_frame(play.state))


def operating_rounds(state: State) -> int:
    """3a, 10.3: by the phase in which the stock round ends."""
    if state.lner == 2:
        return facts().game.lner.last_operating_rounds
    return facts().game.phases[band_letter(state.phase)].operating_rounds


def end_of_set(play: E1862Play) -> None:
    """10.2, 10.3: a broken bank ends the game, the LNER forms, or its last set is over; else the next turn begins."""
    state, turn = play.state, play.state.round.turn + 1
    if state.lner == 2:
        play.next(Over("lner"))
    elif state.broken:
        play.next(Over("bank"))
    elif state.lner == 1:
        form_lner(play)
        begin_stock(play, turn)
    elif stalled(play.rules, state):
        play.next(Over("stalled"))
    else:
        begin_parliament(play, turn, 1, 1)


def stalled(rules: E1862Rules, state: State) -> bool:
    """No company operates, and nobody can open an auction, buy, sell or start: nothing would ever change again."""
    if any(True for _ in running(state)):
        return False
    nothing = first_turn(state, rules.seats)
    return all(
        decide_parliament(rules, state, Parliament(seat)) is None
        and decide_stock(rules, state, replace(nothing, seat=seat)) is None
        for seat in range(rules.seats)
    )


def form_lner(play: E1862Play) -> None:
    """10.3, D19: IPO shares go to the pool, companies not launched leave, the limit becomes the greatest holding."""
    for company, charter in enumerate(play.state.company):
        if charter.group is None:
            continue
        if not charter.started or play.rules.rulings.leaves_with_lner(charter):
            leave(play, company)
        else:
            left = tuple(singles(play.state, company, IPO))
            if left:
                play.do(MoveCerts(left, POOL, "ipo"))
    play.do(FormLner(greatest_holding(play.state)))


def leave(play: E1862Play, company: int) -> None:
    """10.3: a company goes back to the box, its money to the bank."""
    play.do(MoveCerts(certs_of(company), BOX, "closed"))
    if play.state.price_at[company] != OFF_MARKET:
        move_price(play, company, OFF_MARKET)
    own = len(play.state.purse) - COMPANIES + company
    if play.state.purse[own] and not play.rules.rulings.leaves_estate:
        play.do(Transfer(own, BANK, play.state.purse[own], "closed"))
    play.do(LeaveGame(company))


def greatest_holding(state: State) -> int:
    """10.3: the greatest number of shares that any player holds."""
    return max(holding(state, seat) for seat in range(seats_of(state)))


def holding(state: State, seat: int) -> int:
    return sum(shares(state, company, account(seat)) for company in range(COMPANIES))


# -- operating rounds ------------------------------------------------------------------------------------------------


def first_frame(state: State) -> Operating:
    """7.1: highest price first, the top of a stack first; the order stays for the round."""
    order = operating_order(state.price_at, state.price_order)
    return Operating(tuple(company for company in order if state.company[company].floated))


def advance_operating(play: E1862Play, frame: Operating) -> None:
    """7.1: the next company that has not operated; those merged or bankrupt in the meantime are left out."""
    if frame.turn >= len(frame.order):
        play.pop()
        return
    company = frame.order[frame.turn]
    play.next(replace(frame, turn=frame.turn + 1, done=frame.done | 1 << company))
    if play.state.company[company].floated and not frame.done >> company & 1:
        play.push(Home(company))


CYCLE = Step(advance=advance_cycle)
OPERATING = Step(advance=advance_operating)
#: 10.1-10.3: a game ends by its own conditions; only recorded ones may stop before
END = end_by_agreement(Over("agreed"), NoEarlyEnd(), lambda rules: rules.rulings.ends_by_itself)

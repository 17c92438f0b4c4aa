"""The exchange of shares two to one (5.2): in mergers, acquisitions and refinancing.

The holders act one after the other, the initiating director first, the pooled treasury last. For each of them:
a director certificate below six shares (5.2.4c), half of the shares returned (5.2.4), the others exchanged for those of
the survivor (5.2.4b), and an odd one decided upon as an option (5.2.4a).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from railhead.games.e1862.depot import next_cost, refinancing_money
from railhead.games.e1862.effects import MoveCerts, OptionTaken, Transfer
from railhead.games.e1862.facts import DIRECTOR_SHARES, ISSUE
from railhead.games.e1862.holdings import (
    acting_seat,
    director_at,
    director_cert,
    director_seat,
    is_player,
    note_receivership,
    players,
    shares,
    singles,
    treasury,
)
from railhead.games.e1862.names import about
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import IPO, POOL, Exchange, State
from railhead.kernel.action import Action
from railhead.kernel.flow import Decision, Step, always
from railhead.kernel.menu import Button, Question, button
from railhead.kernel.message import Message
from railhead.stock.directors import largest, swap_director
from railhead.stock.purse import BANK


class Redeem(Action, frozen=True, gc=False, tag="redeem"):
    """Pay for the option and keep it."""


class GiveUp(Action, frozen=True, gc=False, tag="give-up"):
    """Take money for the option."""


#: a director certificate is only returned by who holds twice its shares
SAFE = 2 * DIRECTOR_SHARES


def begin_exchange(play: E1862Play, company: int, survivor: int, lost: int, price: int) -> None:
    """5.2.2: certificates of the IPO go to the pool; the treasuries are pooled with `company` and act last."""
    initiator = acting_seat(play.state, company)
    directors = director_seat(play.state, survivor), director_seat(play.state, lost)
    for one in dict.fromkeys((survivor, lost)):
        left = tuple(singles(play.state, one, IPO))
        if left:
            play.do(MoveCerts(left, POOL, "ipo"))
    own = treasury(play.state, company)
    other = survivor if company == lost else lost
    pooled = tuple(singles(play.state, other, treasury(play.state, other)))
    if pooled and other != company:
        play.do(MoveCerts(pooled, own, "merged"))
    order = (*players(play.state, initiator), own)
    play.push(Exchange(survivor, lost, price, initiator, order, directors))


def affected(state: State, frame: Exchange, holder: int) -> int:
    """How many shares of the two companies a holder has."""
    held = shares(state, frame.survivor, holder)
    return held if frame.lost == frame.survivor else held + shares(state, frame.lost, holder)


def _lost_singles(state: State, frame: Exchange, holder: int) -> list[int]:
    return [] if frame.lost == frame.survivor else singles(state, frame.lost, holder)


# -- the option ------------------------------------------------------------------------------------------------------


def option_cost(frame: Exchange) -> int:
    """5.2.4a, 5.2.4c: half the price for a share; for a certificate, half of it for each share short of six."""
    return frame.price // 2 if frame.option == "share" else (SAFE - frame.held) * frame.price // 2


def option_worth(frame: Exchange) -> int:
    """5.2.4a, 5.2.4c: what giving the option up brings: half the price for every share of it that he held."""
    return frame.price // 2 if frame.option == "share" else frame.held * frame.price // 2


def decider(state: State, frame: Exchange) -> int:
    """The holder, for the treasury the initiating director."""
    holder = frame.order[frame.turn]
    return holder - 1 if is_player(state, holder) else frame.initiator


def can_redeem(rules: E1862Rules, state: State, frame: Exchange) -> bool:
    """5.2.4a, D27: the money is there; a refinancing treasury must still be able to pay its train."""
    holder = frame.order[frame.turn]
    left = state.purse[holder] - option_cost(frame)
    if frame.lost == frame.survivor and not is_player(state, holder):
        kept = rules.rulings.kept_for_train(next_cost(rules, state))
        return left >= 0 and left + refinancing_money(state, frame.survivor) >= kept
    return left >= 0


def decide_exchange(rules: E1862Rules, state: State, frame: Exchange) -> Decision | None:
    """Only who has an option and can pay for it is asked."""
    if not frame.option or not can_redeem(rules, state, frame):
        return None
    return Decision(decider(state, frame), "option")


def redeem_option(play: E1862Play, frame: Exchange, action: Redeem) -> None:
    """5.2.4a: pay and keep it."""
    holder = frame.order[frame.turn]
    play.do(OptionTaken(holder, frame.survivor, True))
    play.do(Transfer(holder, BANK, option_cost(frame), "option"))
    next_holder(play, frame)


def give_up(play: E1862Play, frame: Exchange, _action: GiveUp) -> None:
    """5.2.4a: the option goes to the pool for money."""
    holder = frame.order[frame.turn]
    play.do(OptionTaken(holder, frame.survivor, False))
    if frame.option == "share":
        given = tuple(singles(play.state, frame.survivor, holder)[-1:])
    else:
        given = (director_cert(frame.survivor),)
    play.do(MoveCerts(given, POOL, "option"))
    play.do(Transfer(BANK, holder, option_worth(frame), "option"))
    next_holder(play, frame)


# -- one holder after the other --------------------------------------------------------------------------------------


def next_holder(play: E1862Play, frame: Exchange) -> None:
    play.next(replace(frame, turn=frame.turn + 1, option="", held=0))


def advance_exchange(play: E1862Play, frame: Exchange) -> None:
    """What a holder has no choice in; after the last one the survivor's director is found."""
    if frame.option:
        give_up(play, frame, GiveUp())
    elif frame.turn < len(frame.order):
        exchange_holder(play, frame)
    else:
        own, pooled = treasury(play.state, frame.survivor), frame.order[-1]
        if pooled != own:
            play.do(MoveCerts(tuple(singles(play.state, frame.survivor, pooled)), own, "merged"))
            _move_cash(play, pooled, own)
        find_director(play, frame)
        play.pop()


def exchange_holder(play: E1862Play, frame: Exchange) -> None:
    """5.2.4 for the present holder."""
    holder = frame.order[frame.turn]
    if frame.turn == len(frame.order) - 1:
        join_cash(play, frame)
    held = affected(play.state, frame, holder)
    mine = [c for c in dict.fromkeys((frame.lost, frame.survivor)) if director_at(play.state, c) == holder]
    if mine and held < SAFE and not swap_small_director(play, frame, holder, mine[0], held):
        return
    return_half(play, frame, holder, held)
    odd = bool(held % 2)
    sold_option = exchange_rest(play, frame, holder, odd=odd)
    if odd and not sold_option:
        play.next(replace(frame, option="share"))
    else:
        next_holder(play, frame)


def join_cash(play: E1862Play, frame: Exchange) -> None:
    """7.5.6, D27: the treasury acts with the money of both companies."""
    for company in (frame.lost, frame.survivor):
        _move_cash(play, treasury(play.state, company), frame.order[-1])


def _move_cash(play: E1862Play, src: int, dst: int) -> None:
    if src != dst and play.state.purse[src]:
        play.do(Transfer(src, dst, play.state.purse[src], "merged"))


def swap_small_director(play: E1862Play, frame: Exchange, holder: int, company: int, held: int) -> bool:
    """5.2.4c: below six shares the director certificate is exchanged for three singles of the pool.

    If they are not there, his singles go to the pool and the certificate itself is his option: returns False.
    """
    state = play.state
    pool = [*singles(state, frame.survivor, POOL), *_lost_singles(state, frame, POOL)]
    if len(pool) >= DIRECTOR_SHARES:
        play.do(MoveCerts((director_cert(company),), POOL, "director"))
        play.do(MoveCerts(tuple(pool[:DIRECTOR_SHARES]), holder, "singles"))
        return True
    own = (*singles(state, frame.survivor, holder), *_lost_singles(state, frame, holder))
    if own:
        play.do(MoveCerts(own, POOL, "returned"))
    option = replace(frame, option="director", held=held)
    if company != frame.survivor and not _swap_certificates(play, frame, holder):
        play.do(OptionTaken(holder, frame.lost, False))
        play.do(MoveCerts((director_cert(company),), POOL, "option"))
        play.do(Transfer(BANK, holder, option_worth(option), "option"))
        next_holder(play, frame)
    else:
        play.next(option)
    return False


def _swap_certificates(play: E1862Play, frame: Exchange, holder: int) -> bool:
    """5.2.4c: a director certificate of the lost company for the survivor's, from the pool or from who acts later."""
    other = director_at(play.state, frame.survivor)
    if other != POOL and other not in frame.order[frame.turn + 1 :]:
        return False
    play.do(MoveCerts((director_cert(frame.survivor),), holder, "director"))
    play.do(MoveCerts((director_cert(frame.lost),), other, "director"))
    return True


def return_half(play: E1862Play, frame: Exchange, holder: int, held: int) -> None:
    """5.2.4: half of the shares, rounded down, go to the pool: those of the lost company first."""
    state, due = play.state, held // 2
    given: list[int] = []
    if frame.lost != frame.survivor and director_at(state, frame.lost) == holder:
        given.append(director_cert(frame.lost))
        due -= DIRECTOR_SHARES
    rest = [*_lost_singles(state, frame, holder), *singles(state, frame.survivor, holder)]
    given += rest[:due]
    if given:
        play.do(MoveCerts(tuple(given), POOL, "returned"))


def exchange_rest(play: E1862Play, frame: Exchange, holder: int, *, odd: bool) -> bool:
    """5.2.4b, D5: shares left of the lost company are exchanged, the option last; without a partner they are sold.

    Returns whether the option itself was sold.
    """
    left = _lost_singles(play.state, frame, holder)
    for ix, cert in enumerate(left):
        if _swap_single(play, frame, holder, cert):
            continue
        is_option = odd and ix == len(left) - 1
        price = play.rules.rulings.option_price(frame.price) if is_option else frame.price
        play.do(MoveCerts((cert,), POOL, "unchanged"))
        play.do(Transfer(BANK, holder, price, "unchanged"))
        if is_option:
            return True
    return False


def _swap_single(play: E1862Play, frame: Exchange, holder: int, cert: int) -> bool:
    """5.2.4b: one share for one of the survivor's: from the pool, then from those who act later, the treasury last."""
    last = frame.turn == len(frame.order) - 1
    partners = (POOL,) if last else (POOL, *frame.order[frame.turn + 1 :])
    for partner in partners:
        there = singles(play.state, frame.survivor, partner)
        if there:
            play.do(MoveCerts((there[0],), holder, "exchanged"))
            play.do(MoveCerts((cert,), partner, "exchanged"))
            return True
    return False


def find_director(play: E1862Play, frame: Exchange) -> None:
    """5.2.5: most shares, at least three; ties: the initiating director, then clockwise. Nobody: receivership."""
    state, company = play.state, frame.survivor
    best = largest(ISSUE, state.cert_at, company, players(state, frame.initiator))
    if best is None:
        note_receivership(play, company)
    elif best != director_at(state, company):
        swap_director(play, ISSUE, company, best)


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_exchange(rules: E1862Rules, state: State, frame: Exchange) -> Question:
    return about("ask-option", decider(state, frame), frame.survivor)


def offer_redemption(rules: E1862Rules, state: State, frame: Exchange) -> Iterator[Button]:
    amount = option_cost(frame)
    label = Message(f"choice-keep-{frame.option}", {"amount": amount})
    yield button("redeem", Redeem(), label, (money_after(state, frame, -amount),))


def offer_give_up(rules: E1862Rules, state: State, frame: Exchange) -> Iterator[Button]:
    amount = option_worth(frame)
    label = Message(f"choice-give-up-{frame.option}", {"amount": amount})
    yield button("give-up", GiveUp(), label, (money_after(state, frame, amount),))


def money_after(state: State, frame: Exchange, change: int) -> Message:
    """What the purse holds then: the player's, or the treasury's, which acts with the money of both companies."""
    holder = frame.order[frame.turn]
    of = "cash" if is_player(state, holder) else "treasury"
    return Message(f"note-{of}-after", {"amount": state.purse[holder] + change})


EXCHANGE = Step(
    decide_exchange,
    {
        Redeem: always(Redeem(), redeem_option, offer_redemption),
        GiveUp: always(GiveUp(), give_up, offer_give_up),
    },
    advance_exchange,
    ask_exchange,
)

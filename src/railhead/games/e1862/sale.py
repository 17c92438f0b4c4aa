"""Selling shares to the pool (6.3, 6.4): the block, its price, the director certificate in parts."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.bankruptcy import close_bankrupt
from railhead.games.e1862.effects import MoveCerts, Sold, Transfer
from railhead.games.e1862.facts import DIRECTOR_SHARES, ISSUE, facts
from railhead.games.e1862.holdings import (
    director_at,
    director_cert,
    largest_other,
    note_receivership,
    price,
    sale_price,
    settle_director,
    shares,
    singles,
)
from railhead.games.e1862.market import CELLS, cells_fallen, is_worthless, move_cells
from railhead.games.e1862.names import price_notes
from railhead.games.e1862.refusals import NoSuchCompany
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import POOL, State, account
from railhead.kernel.action import Action, to_plain
from railhead.kernel.menu import Choice
from railhead.kernel.message import Message, SeatArg
from railhead.kernel.refusal import Refusal, says
from railhead.stock.directors import swap_director
from railhead.stock.purse import BANK


class Sell(Action, frozen=True, gc=False, tag="sell"):
    """Sell a block; `shares` counts tenths of the company."""

    company: str
    shares: int


@says("refusal-not-so-many", "6.4")
class NotSoMany(Refusal, frozen=True):
    company: str
    held: int


@says("refusal-no-singles-to-keep", "6.3a")
class NoSinglesToKeep(Refusal, frozen=True):
    """The director certificate cannot be parted: too few single shares in the pool."""

    keep: int
    there: int


def parts_certificate(state: State, seat: int, company: int, number: int) -> bool:
    """6.3, D9: the sale leaves the director with fewer than three shares, and nobody else can take the certificate."""
    holder = account(seat)
    if director_at(state, company) != holder or shares(state, company, holder) - number >= DIRECTOR_SHARES:
        return False
    return largest_other(state, company, seat) is None


def refuse_block(rules: E1862Rules, state: State, seat: int, name: str, number: int) -> Iterator[Refusal]:
    """6.3, 6.4, D9: shares he holds; what he keeps of a parted director certificate must be there as singles."""
    company = rules.facts.number.get(name)
    if company is None:
        yield NoSuchCompany(name)
        return
    held = shares(state, company, account(seat))
    if not 1 <= number <= held:
        yield NotSoMany(name, held)
        return
    if parts_certificate(state, seat, company, number):
        keep, there = held - number, len(singles(state, company, POOL))
        there += rules.rulings.from_block(held, number)
        if keep > there:
            yield NoSinglesToKeep(keep, there)


def block_sizes(rules: E1862Rules, state: State, seat: int, company: int, most: int) -> Iterator[int]:
    """How many shares of a company a player could sell, up to a number that he holds."""
    if director_at(state, company) != account(seat):
        yield from range(1, most + 1)  # only a parted director certificate can speak against it
        return
    name = rules.facts.companies[company].id
    for number in range(1, most + 1):
        if next(refuse_block(rules, state, seat, name, number), None) is None:
            yield number


def sell_block(play: E1862Play, seat: int, company: int, number: int) -> None:
    """6.4, 6.4.2a: the shares go to the pool, the money comes from the bank, the marker falls."""
    state, holder = play.state, account(seat)
    by_director = director_at(state, company) == holder
    before, each = price(state, company), sale_price(state, company)
    play.do(Sold(seat, company, number, each))
    hand_over(play, seat, company, number)
    play.do(Transfer(BANK, holder, number * each, "sale"))
    if state.company[company].floated and state.lner < 2:
        move_cells(play, company, -cells_fallen(before, number, by_director=by_director))
        if is_worthless(play.state, company):
            close_bankrupt(play, company)


def hand_over(play: E1862Play, seat: int, company: int, number: int) -> None:
    """6.3: certificates for these shares go to the pool; the director certificate changes hands where it must."""
    state, holder = play.state, account(seat)
    first = director_cert(company)
    own = singles(state, company, holder)
    if director_at(state, company) != holder or number <= len(own):
        play.do(MoveCerts(tuple(own[:number]), POOL, "sold"))
        settle_director(play, company)
        return
    keep = DIRECTOR_SHARES + len(own) - number
    before = singles(state, company, POOL)
    successor = largest_other(state, company, seat)
    play.do(MoveCerts((first, *own), POOL, "sold"))
    if successor is not None:
        swap_director(play, ISSUE, company, successor)
    there = singles(play.state, company, POOL)
    kept = [*before, *(cert for cert in there if cert not in before)][:keep]
    if kept:
        play.do(MoveCerts(tuple(kept), holder, "kept"))
    note_receivership(play, company)


# -- questions ---------------------------------------------------------------------------------------------------------


def director_notes(state: State, seat: int, company: int, number: int) -> list[Message]:
    """6.3: who directs the company after the sale, where the seller does not any more."""
    holder = account(seat)
    if director_at(state, company) != holder:
        return []
    left, other = shares(state, company, holder) - number, largest_other(state, company, seat)
    if other is not None and (left < DIRECTOR_SHARES or shares(state, company, other) > left):
        return [Message("note-director-goes", {"seat": SeatArg(other - 1)})]
    return [Message("note-no-director")] if left < DIRECTOR_SHARES else []


def sale_choice(state: State, seat: int, sale: Sell) -> Choice:
    """What the block brings and where the price goes."""
    company = facts().number[sale.company]
    amount = sale.shares * sale_price(state, company)
    notes, after = list[Message](), 1
    if state.company[company].floated and state.lner < 2:
        by_director = director_at(state, company) == account(seat)
        fallen = cells_fallen(price(state, company), sale.shares, by_director=by_director)
        after = CELLS[max(0, state.price_at[company] - fallen)]
        notes += price_notes(price(state, company), after)
    if after:  # at 0 it is closed
        notes += director_notes(state, seat, company, sale.shares)
    label = Message("choice-sell", {"company": sale.company, "shares": sale.shares, "amount": amount})
    return Choice(to_plain(sale), label, (f"held:{sale.company}:{seat}",), tuple(notes))

"""Who holds what, read from the state: shares, prices, trains and worth; and how the director changes."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.e1862.effects import Receivership
from railhead.games.e1862.facts import BANDS, CERTS, DIRECTOR_SHARES, ISSUE, TYPES, TrainType, facts
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import COMPANIES, ESTATE, POOL, State, account
from railhead.stock import directors, trains
from railhead.stock.certificates import director, percent, plain_shares
from railhead.stock.directors import largest
from railhead.stock.market import OFF_MARKET
from railhead.stock.purse import BANK


def seats_of(state: State) -> int:
    return len(state.purse) - 1 - COMPANIES


def treasury(state: State, company: int) -> int:
    """The account of a company."""
    return len(state.purse) - COMPANIES + company


def company_of(state: State, holder: int) -> int:
    """The company whose account it is."""
    return holder - (len(state.purse) - COMPANIES)


def is_player(state: State, holder: int) -> bool:
    return BANK < holder <= seats_of(state)


def cash(state: State, seat: int) -> int:
    return state.purse[1 + seat]


def cash_of(state: State, company: int) -> int:
    return state.purse[len(state.purse) - COMPANIES + company]


def shares(state: State, company: int, holder: int) -> int:
    """Tenths of the company with a holder, the director certificate as three."""
    return percent(ISSUE, state.cert_at, company, holder)


def singles(state: State, company: int, holder: int) -> list[int]:
    """The holder's single shares, as certificates."""
    return plain_shares(ISSUE, state.cert_at, company, holder)


def held_companies(state: State, holder: int) -> list[int]:
    """The companies of which a holder has certificates."""
    at = state.cert_at
    return [company for company in range(COMPANIES) if holder in at[company * CERTS : company * CERTS + CERTS]]


def certs_of(company: int) -> tuple[int, ...]:
    """All certificates of a company, the director's first."""
    return tuple(range(company * CERTS, company * CERTS + CERTS))


def director_cert(company: int) -> int:
    return company * CERTS


def director_at(state: State, company: int) -> int:
    """Where the director certificate lies."""
    return director(ISSUE, state.cert_at, company)


def director_seat(state: State, company: int) -> int | None:
    """The director, or None in receivership and for a company not started."""
    holder = director_at(state, company)
    return holder - 1 if is_player(state, holder) else None


def in_receivership(state: State, company: int) -> bool:
    return state.company[company].floated and director_at(state, company) == POOL


def may_expand(state: State, company: int) -> bool:
    """8, 10.3: in receivership and after the LNER a company neither merges nor builds nor places markers."""
    return state.lner < 2 and not in_receivership(state, company)


def certificates(state: State, seat: int) -> int:
    """Certificates that count for the limit."""
    return state.cert_at.count(1 + seat)


def clockwise(state: State, first: int) -> tuple[int, ...]:
    """All seats from one on."""
    n = seats_of(state)
    return tuple((first + k) % n for k in range(n))


def acting_seat(state: State, company: int) -> int:
    """Who decides for a company (8): its director, in receivership the greatest shareholder, ties from the priority."""
    seat = director_seat(state, company)
    if seat is not None:
        return seat
    return max(clockwise(state, state.priority), key=lambda seat: shares(state, company, account(seat)))


def price(state: State, company: int) -> int:
    """The market price; the par of a chartered company that is not on the market yet."""
    cell = state.price_at[company]
    return state.company[company].par if cell == OFF_MARKET else facts().market.prices[cell]


def sale_price(state: State, company: int) -> int:
    """What a share sells for (6.4.1): half without a train, rounded down."""
    full = price(state, company)
    return full if has_train(state, company) else full // 2


# -- trains --------------------------------------------------------------------------------------------------------


def owned_trains(state: State, company: int) -> list[int]:
    return trains.owned(state.train_at, treasury(state, company))


def has_train(state: State, company: int) -> bool:
    return treasury(state, company) in state.train_at


def estate(company: int) -> int:
    """The owner of trains that a company left behind when it was closed, where these stay for sale in its name."""
    return ESTATE - company


def seller_of(state: State, train: int) -> int | None:
    """The company in whose name a train is sold, None for one of the bank or out of the game."""
    owner = state.train_at[train]
    if owner <= ESTATE:
        return ESTATE - owner
    return company_of(state, owner) if owner > BANK else None


def kind_of(state: State, train: int) -> TrainType:
    return TYPES[state.train_type[train]]


def running(state: State) -> Iterator[int]:
    """Companies that have been launched."""
    return (ix for ix, company in enumerate(state.company) if company.floated)


def band_letter(phase: int) -> str:
    return BANDS[phase]


# -- directors -----------------------------------------------------------------------------------------------------


def players(state: State, first: int) -> tuple[int, ...]:
    """The accounts of all players, clockwise from a seat."""
    return tuple(account(seat) for seat in clockwise(state, first))


def settle_director(play: E1862Play, company: int) -> None:
    """6.3, 8: somebody holds more than the director, or enough of a company in receivership; ties from the priority."""
    directors.settle_director(play, ISSUE, company, players(play.state, play.state.priority))


def largest_other(state: State, company: int, seat: int) -> int | None:
    """The player beside one with the most shares, if these are three or more; ties: the nearest to his left."""
    return largest(ISSUE, state.cert_at, company, players(state, seat)[1:])


def note_receivership(play: E1862Play, company: int) -> None:
    """8: the certificate lies in the pool."""
    if play.state.company[company].floated and director_at(play.state, company) == POOL:
        play.do(Receivership(company))


# -- worth ---------------------------------------------------------------------------------------------------------


def worth(rules: E1862Rules, state: State, seat: int) -> int:
    """1, 10.4, D36: money, and shares at the market price."""
    return cash(state, seat) + sum(share_worth(rules, state, seat, company) for company in range(COMPANIES))


def counts_half(rules: E1862Rules, state: State, company: int) -> bool:
    """D36: in recorded games the shares of a company without a train."""
    return not rules.rulings.full_final_value and not has_train(state, company)


def share_worth(rules: E1862Rules, state: State, seat: int, company: int) -> int:
    """10.4, D36; where it is half, it is rounded down for every certificate."""
    held = shares(state, company, account(seat))
    if not held:
        return 0
    each = price(state, company)
    if not counts_half(rules, state, company):
        return held * each
    director = director_at(state, company) == account(seat)
    plain = len(singles(state, company, account(seat)))
    return plain * (each // 2) + (DIRECTOR_SHARES * each // 2 if director else 0)

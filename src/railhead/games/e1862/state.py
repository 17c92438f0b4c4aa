"""What is on the table.

Everything is numbered: companies in the order of the data file, seats from 0, accounts from the bank on (`account`,
`treasury`). A certificate lies with an account or in a place: `IPO`, `POOL` or `BOX`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from railhead.games.e1862.facts import box
from railhead.games.e1862.frames import AnyFrame
from railhead.kernel.frame import State as KernelState
from railhead.stock.purse import BANK

# Where certificates lie beside the accounts of players and companies.
IPO = BANK
POOL = -1
BOX = -2

#: trains that a closed company left for sale (`estate`): this minus the company
ESTATE = -10

#: the cell of a marker that is not on the market
OFF_MARKET = -1

COMPANIES = len(box().companies)

RoundKind = Literal["parliament", "stock", "operating"]


class Marker(NamedTuple):
    """A station marker on the map; the state lists them in the order of placing."""

    company: int
    site: int
    slot: int


class Company(Struct, frozen=True):
    """A charter. `group`: the phase from which the company is available, or None if it is out of the game.

    `par`: the price its par marker stands on, 0 before it is started. `markers`: those not on the map yet.
    `permits`: a mask over the types of trains; `permit` is the one it was dealt.
    """

    group: int | None
    permit: int
    permits: int
    par: int = 0
    chartered: bool = False
    floated: bool = False
    #: its home marker has been placed
    at_home: bool = False
    markers: int = 0
    #: seat that owes the launch before the end of the next stock round
    owed_by: int | None = None
    #: Parliament does not take it up before the next stock round
    waits: bool = False

    @property
    def started(self) -> bool:
        return self.par > 0


class Round(Struct, frozen=True):
    """`number` counts within a set of operating rounds (or the two Parliament rounds of the start), of `of`."""

    kind: RoundKind
    turn: int
    number: int
    of: int


class State(KernelState, frozen=True):
    """`laid` and `marks` by hex; `train_at`, `train_type` and `warranties` by train card; prices by company.

    `lner`: 0, 1 triggered, 2 formed. `top`: a marker has reached the last cell. `broken`: the bank has run out of
    money, even if it has some again.
    """

    stack: tuple[AnyFrame, ...]
    rng: int
    round: Round
    phase: int
    priority: int
    certificate_limit: int
    purse: tuple[int, ...]
    cert_at: tuple[int, ...]
    company: tuple[Company, ...]
    price_at: tuple[int, ...]
    price_order: tuple[int, ...]
    train_at: tuple[int, ...]
    train_type: tuple[int, ...]
    warranties: tuple[int, ...]
    laid: tuple[int, ...]
    marks: tuple[int, ...]
    markers: tuple[Marker, ...]
    lner: int = 0
    top: bool = False
    broken: bool = False


def account(seat: int) -> int:
    """The account of a player."""
    return 1 + seat

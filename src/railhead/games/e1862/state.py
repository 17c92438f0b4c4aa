"""The state of a game: where every piece is, and the frames that say who decides what.

Everything is numbered: companies in the order of the data file, seats from 0, accounts from the bank on (`account`,
`treasury`). A certificate lies with an account or in a place: `IPO`, `POOL` or `BOX`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from railhead.games.e1862.facts import facts
from railhead.kernel import frame
from railhead.kernel.frame import Frame
from railhead.stock.purse import BANK

# Where certificates lie beside the accounts of players and companies.
IPO = BANK
POOL = -1
BOX = -2

#: trains that a closed company left for sale (`estate`): this minus the company
ESTATE = -10

COMPANIES = len(facts().companies)

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


# -- who is asked what ---------------------------------------------------------------------------------------------


class Cycle(Frame, frozen=True, tag="cycle"):
    """The bottom of the stack: says which round comes next."""


class Parliament(Frame, frozen=True, tag="parliament"):
    """`seat` may open an auction; `declined` in succession; `won`: a mask of those who won a charter in this round."""

    seat: int
    declined: int = 0
    won: int = 0


class Auction(Frame, frozen=True, tag="auction"):
    """`inside`: a mask of the players still in."""

    company: int
    bid: int
    bidder: int
    seat: int
    inside: int


class SetPar(Frame, frozen=True, tag="set-par"):
    seat: int
    company: int


class FurtherShares(Frame, frozen=True, tag="further-shares"):
    """The winner of a charter may buy `left` more shares."""

    seat: int
    company: int
    left: int


class BuyMarkers(Frame, frozen=True, tag="buy-markers"):
    """A non-chartered company has been launched."""

    seat: int
    company: int


class Stock(Frame, frozen=True, tag="stock"):
    """`sold`: by seat, a mask of companies sold in this round; `bought`: by seat, every share bought in it.

    `blocks`: the companies sold in the present turn.
    """

    seat: int
    sold: tuple[int, ...]
    bought: tuple[tuple[int, ...], ...]
    passes: int = 0
    blocks: int = 0


class Obligations(Frame, frozen=True, tag="obligations"):
    """The end of a stock round: launches that are owed, and debts (seat and amount) in the order they arose."""

    debts: tuple[tuple[int, int], ...] = ()
    settled: bool = False


class Fine(Frame, frozen=True, tag="fine"):
    """A player sells shares for a fine."""

    seat: int
    debt: int


class Operating(Frame, frozen=True, tag="operating"):
    """`order` is fixed when the round begins; `turn` counts in it; `done`: a mask of companies that have operated."""

    order: tuple[int, ...]
    turn: int = 0
    done: int = 0


# -- the steps of a turn (7.1), each of which goes on as the next one -----------------------------------------------


class Home(Frame, frozen=True, tag="home"):
    company: int


class MergeStep(Frame, frozen=True, tag="merge-step"):
    """`built`: the home upgrade was this turn's build.

    `refused`: partner and survivor of the mergers that a director has said no to; unset rather than empty, so that
    states without one are saved as before. `declined`: a mask of partners, as version 1 kept it.
    """

    company: int
    built: bool = False
    declined: int = 0
    refused: tuple[tuple[int, int], ...] | UnsetType = UNSET


class Build(Frame, frozen=True, tag="build"):
    """`yellow`: tiles laid in this turn."""

    company: int
    yellow: int = 0


class MarkerStep(Frame, frozen=True, tag="marker-step"):
    """`built`: something was built, so there is no link to London."""

    company: int
    built: bool


class RunStep(Frame, frozen=True, tag="run-step"):
    company: int


class PayStep(Frame, frozen=True, tag="pay-step"):
    """The subsidy of this run goes to the treasury before the decision about the revenue takes effect."""

    company: int
    revenue: int
    subsidy: int = 0


class TrainStep(Frame, frozen=True, tag="train-step"):
    """`forced`: shares were sold or the company refinanced; `due`: the train of the bank is still to be bought.

    `refused`: the trains that a director has said no to, unset rather than empty (see `MergeStep`). `declined`: a
    mask of sellers, as version 1 kept it.
    """

    company: int
    forced: bool = False
    due: bool = False
    declined: int = 0
    refused: tuple[int, ...] | UnsetType = UNSET


class RedeemStep(Frame, frozen=True, tag="redeem-step"):
    company: int


class AcquireStep(Frame, frozen=True, tag="acquire-step"):
    """`refused`, `declined`: as in `MergeStep`."""

    company: int
    declined: int = 0
    refused: tuple[tuple[int, int], ...] | UnsetType = UNSET


# -- mergers ---------------------------------------------------------------------------------------------------------


class Survivor(Frame, frozen=True, tag="survivor"):
    """Which of two merging companies survives?"""

    company: int
    partner: int


class Consent(Frame, frozen=True, tag="consent"):
    """The other director is asked about a merger or an acquisition."""

    seat: int
    company: int
    partner: int
    survivor: int


class TrainConsent(Frame, frozen=True, tag="train-consent"):
    """The other director is asked for a train."""

    seat: int
    company: int
    seller: int
    train: int


class Exchange(Frame, frozen=True, tag="exchange"):
    """Shares of `lost` are exchanged two to one for those of `survivor` (the same one: refinancing).

    `order`: the holders (accounts; the pooled treasury last), `turn` counts in it. The rest is the present holder's
    option: a share, or the director certificate, of which he held `held` shares before.
    """

    survivor: int
    lost: int
    price: int
    initiator: int
    order: tuple[int, ...]
    #: the directors of both before it began; directorship is not looked at until it is over
    directors: tuple[int | None, int | None]
    turn: int = 0
    option: Literal["", "share", "director"] = ""
    held: int = 0


class RemoveMarkers(Frame, frozen=True, tag="remove-markers"):
    """A merged company has more markers on the map than it may own: those of both count."""

    company: int
    lost: int


class AfterMerger(Frame, frozen=True, tag="after-merger"):
    """What a merger changes in the round of turns."""

    company: int
    survivor: int
    lost: int
    #: the director of the lost company, who is named for it until it is put back
    director: int | None


class Refinanced(Frame, frozen=True, tag="refinanced"):
    """The exchange of a refinancing is done: the money comes."""

    company: int


class Over(Frame, frozen=True, tag="over"):
    """`reason`: the bank is broken, a price at the top, after the LNER, nobody can do anything any more, or agreed."""

    reason: Literal["bank", "top", "lner", "stalled", "agreed"]


AnyFrame = (
    Cycle | Parliament | Auction | SetPar | FurtherShares | BuyMarkers | Stock | Obligations | Fine | Operating
    | Home | MergeStep | Build | MarkerStep | RunStep | PayStep | TrainStep | RedeemStep | AcquireStep | Survivor
    | Consent | TrainConsent | Exchange | RemoveMarkers | AfterMerger | Refinanced | Over
)  # fmt: skip


class State(frame.State, frozen=True):
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

"""Who is asked what: the frames of 1862."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from railhead.kernel.frame import Frame


class Cycle(Frame, frozen=True, gc=False, tag="cycle"):
    """The bottom of the stack: says which round comes next."""


class Parliament(Frame, frozen=True, gc=False, tag="parliament"):
    """`seat` may open an auction; `declined` in succession; `won`: a mask of those who won a charter in this round."""

    seat: int
    declined: int = 0
    won: int = 0


class Auction(Frame, frozen=True, gc=False, tag="auction"):
    """`inside`: a mask of the players still in."""

    company: int
    bid: int
    bidder: int
    seat: int
    inside: int


class SetPar(Frame, frozen=True, gc=False, tag="set-par"):
    seat: int
    company: int


class FurtherShares(Frame, frozen=True, gc=False, tag="further-shares"):
    """The winner of a charter may buy `left` more shares."""

    seat: int
    company: int
    left: int


class BuyMarkers(Frame, frozen=True, gc=False, tag="buy-markers"):
    """A non-chartered company has been launched."""

    seat: int
    company: int


class Stock(Frame, frozen=True, gc=False, tag="stock"):
    """`sold`: by seat, a mask of companies sold in this round; `bought`: by seat, every share bought in it.

    `blocks`: the companies sold in the present turn.
    """

    seat: int
    sold: tuple[int, ...]
    bought: tuple[tuple[int, ...], ...]
    passes: int = 0
    blocks: int = 0


class Obligations(Frame, frozen=True, gc=False, tag="obligations"):
    """The end of a stock round: launches that are owed, and debts (seat and amount) in the order they arose."""

    debts: tuple[tuple[int, int], ...] = ()
    settled: bool = False


class Fine(Frame, frozen=True, gc=False, tag="fine"):
    """A player sells shares for a fine."""

    seat: int
    debt: int


class Operating(Frame, frozen=True, gc=False, tag="operating"):
    """`order` is fixed when the round begins; `turn` counts in it; `done`: a mask of companies that have operated."""

    order: tuple[int, ...]
    turn: int = 0
    done: int = 0


# -- the steps of a turn (7.1), each of which goes on as the next one -----------------------------------------------


class Home(Frame, frozen=True, gc=False, tag="home"):
    company: int


class MergeStep(Frame, frozen=True, gc=False, tag="merge-step"):
    """`built`: the home upgrade was this turn's build.

    `refused`: partner and survivor of the mergers that a director has said no to; unset rather than empty, so that
    states without one are saved as before. `declined`: a mask of partners, as version 1 kept it.
    """

    company: int
    built: bool = False
    declined: int = 0
    refused: tuple[tuple[int, int], ...] | UnsetType = UNSET


class Build(Frame, frozen=True, gc=False, tag="build"):
    """`yellow`: tiles laid in this turn."""

    company: int
    yellow: int = 0


class MarkerStep(Frame, frozen=True, gc=False, tag="marker-step"):
    """`built`: something was built, so there is no link to London."""

    company: int
    built: bool


class RunStep(Frame, frozen=True, gc=False, tag="run-step"):
    company: int


class PayStep(Frame, frozen=True, gc=False, tag="pay-step"):
    """The subsidy of this run goes to the treasury before the decision about the revenue takes effect."""

    company: int
    revenue: int
    subsidy: int = 0


class TrainStep(Frame, frozen=True, gc=False, tag="train-step"):
    """`forced`: shares were sold or the company refinanced; `due`: the train of the bank is still to be bought.

    `refused`: the trains that a director has said no to, unset rather than empty (see `MergeStep`). `declined`: a
    mask of sellers, as version 1 kept it.
    """

    company: int
    forced: bool = False
    due: bool = False
    declined: int = 0
    refused: tuple[int, ...] | UnsetType = UNSET


class RedeemStep(Frame, frozen=True, gc=False, tag="redeem-step"):
    company: int


class AcquireStep(Frame, frozen=True, gc=False, tag="acquire-step"):
    """`refused`, `declined`: as in `MergeStep`."""

    company: int
    declined: int = 0
    refused: tuple[tuple[int, int], ...] | UnsetType = UNSET


# -- mergers ---------------------------------------------------------------------------------------------------------


class Survivor(Frame, frozen=True, gc=False, tag="survivor"):
    """Which of two merging companies survives?"""

    company: int
    partner: int


class Consent(Frame, frozen=True, gc=False, tag="consent"):
    """The other director is asked about a merger or an acquisition."""

    seat: int
    company: int
    partner: int
    survivor: int


class TrainConsent(Frame, frozen=True, gc=False, tag="train-consent"):
    """The other director is asked for a train."""

    seat: int
    company: int
    seller: int
    train: int


class Exchange(Frame, frozen=True, gc=False, tag="exchange"):
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


class RemoveMarkers(Frame, frozen=True, gc=False, tag="remove-markers"):
    """A merged company has more markers on the map than it may own: those of both count."""

    company: int
    lost: int


class AfterMerger(Frame, frozen=True, gc=False, tag="after-merger"):
    """What a merger changes in the round of turns."""

    company: int
    survivor: int
    lost: int
    #: the director of the lost company, who is named for it until it is put back
    director: int | None


class Refinanced(Frame, frozen=True, gc=False, tag="refinanced"):
    """The exchange of a refinancing is done: the money comes."""

    company: int


class Over(Frame, frozen=True, gc=False, tag="over"):
    """`reason`: the bank is broken, a price at the top, after the LNER, nobody can do anything any more, or agreed."""

    reason: Literal["bank", "top", "lner", "stalled", "agreed"]


AnyFrame = (
    Cycle
    | Parliament
    | Auction
    | SetPar
    | FurtherShares
    | BuyMarkers
    | Stock
    | Obligations
    | Fine
    | Operating
    | Home
    | MergeStep
    | Build
    | MarkerStep
    | RunStep
    | PayStep
    | TrainStep
    | RedeemStep
    | AcquireStep
    | Survivor
    | Consent
    | TrainConsent
    | Exchange
    | RemoveMarkers
    | AfterMerger
    | Refinanced
    | Over
)

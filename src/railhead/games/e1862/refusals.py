"""Why an action is not legal. `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from railhead.kernel.message import SeatArg, Term
from railhead.kernel.refusal import Refusal


class NoSuchCompany(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-company"
    company: str


class NoSuchHex(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-hex"
    hex: str


class NoSuchTile(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-tile"
    tile: str


class NoSuchTrain(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-train"
    train: str


class CannotPay(Refusal, frozen=True):
    """Too little money."""

    text: ClassVar[str] = "refusal-cannot-pay"
    rule: ClassVar[str] = "6.5.1"
    needed: int
    held: int


# -- Parliament ----------------------------------------------------------------------------------------------------


class NotAvailable(Refusal, frozen=True):
    """The company comes in a later phase or is out of the game."""

    text: ClassVar[str] = "refusal-not-available"
    rule: ClassVar[str] = "3.2"
    company: str


class AlreadyStarted(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-already-started"
    rule: ClassVar[str] = "3.2"
    company: str


class NoRoomAtHome(Refusal, frozen=True):
    """Its home marker could not be placed."""

    text: ClassVar[str] = "refusal-no-room-at-home"
    rule: ClassVar[str] = "3.2"
    company: str
    hex: str


class MissedObligationWaits(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-missed-obligation-waits"
    rule: ClassVar[str] = "D7"
    company: str


class BidNotInSteps(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-bid-not-in-steps"
    rule: ClassVar[str] = "4.1"
    step: int


class BidTooLow(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-bid-too-low"
    rule: ClassVar[str] = "4.1"
    least: int


class BidTooHigh(Refusal, frozen=True):
    """The director certificate must stay affordable."""

    text: ClassVar[str] = "refusal-bid-too-high"
    rule: ClassVar[str] = "4.1a"
    most: int


class OtherAuction(Refusal, frozen=True):
    """Another company is on auction."""

    text: ClassVar[str] = "refusal-other-auction"
    rule: ClassVar[str] = "4.1"
    company: str


class NoSuchPar(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-par"
    rule: ClassVar[str] = "4.2"
    price: int


class NoSuchStartPrice(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-start-price"
    rule: ClassVar[str] = "6.5.3"
    price: int


class AtCertificateLimit(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-at-certificate-limit"
    rule: ClassVar[str] = "6.5.2"
    limit: int


class OnlyThisCompany(Refusal, frozen=True):
    """The winner of a charter buys shares of that company only, at par."""

    text: ClassVar[str] = "refusal-only-this-company"
    rule: ClassVar[str] = "4.2"
    company: str


class BadMarkerNumber(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-bad-marker-number"
    rule: ClassVar[str] = "6.5.4.2"
    least: int
    most: int


# -- stock round ---------------------------------------------------------------------------------------------------


class NotStarted(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-not-started"
    rule: ClassVar[str] = "6.5.1"
    company: str


class NoShareThere(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-share-there"
    rule: ClassVar[str] = "6.5.1"
    company: str


class SoldThisRound(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-sold-this-round"
    rule: ClassVar[str] = "6.5.1"
    company: str


class BoughtThisRound(Refusal, frozen=True):
    """Shares bought in this round may not be sold in it."""

    text: ClassVar[str] = "refusal-bought-this-round"
    rule: ClassVar[str] = "6.4"
    company: str
    most: int


class NotSoMany(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-not-so-many"
    rule: ClassVar[str] = "6.4"
    company: str
    held: int


class OneBlock(Refusal, frozen=True):
    """All shares of one company sold in a turn are one block."""

    text: ClassVar[str] = "refusal-one-block"
    rule: ClassVar[str] = "6.4"
    company: str


class NoSinglesToKeep(Refusal, frozen=True):
    """The director certificate cannot be parted: too few single shares in the pool."""

    text: ClassVar[str] = "refusal-no-singles-to-keep"
    rule: ClassVar[str] = "6.3a"
    keep: int
    there: int


class MustSellFirst(Refusal, frozen=True):
    """Above the certificate limit."""

    text: ClassVar[str] = "refusal-must-sell-first"
    rule: ClassVar[str] = "6.5.2"
    held: int
    limit: int


class MoreThanOwed(Refusal, frozen=True):
    """For a fine no more is sold than it needs."""

    text: ClassVar[str] = "refusal-more-than-owed"
    rule: ClassVar[str] = "4.3a"
    company: str
    most: int


class NoNewCompanies(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-new-companies"
    rule: ClassVar[str] = "10.3"


class OnlyByParliament(Refusal, frozen=True):
    """The beginners' game knows charters only."""

    text: ClassVar[str] = "refusal-only-by-parliament"
    rule: ClassVar[str] = "11.3"


# -- building ------------------------------------------------------------------------------------------------------


class NotInPhase(Refusal, frozen=True):
    """Tiles of this colour come later."""

    text: ClassVar[str] = "refusal-not-in-phase"
    rule: ClassVar[str] = "7.6"
    tile: str


class NoTileLeft(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-tile-left"
    rule: ClassVar[str] = "7.6"
    tile: str


class TileDoesNotFit(Refusal, frozen=True):
    """`why` is the reason in a few words."""

    text: ClassVar[str] = "refusal-tile-does-not-fit"
    rule: ClassVar[str] = "7.6.1"
    tile: str
    hex: str
    why: Term


class NotLand(Refusal, frozen=True):
    """Tiles lie on land: not on the sea, not off the map."""

    text: ClassVar[str] = "refusal-not-land"
    rule: ClassVar[str] = "7.6.1"
    hex: str


class NoTileFits(Refusal, frozen=True):
    """There is no tile for what lies there and the tracks around."""

    text: ClassVar[str] = "refusal-no-tile-fits"
    rule: ClassVar[str] = "7.6.3"
    hex: str


class NotConnected(Refusal, frozen=True):
    """The new track is not reached by the company's network."""

    text: ClassVar[str] = "refusal-not-connected"
    rule: ClassVar[str] = "7.6.1"
    hex: str


class BuildIsOver(Refusal, frozen=True):
    """Two yellow tiles, neither with N, or one of the other builds."""

    text: ClassVar[str] = "refusal-build-is-over"
    rule: ClassVar[str] = "7.6"


class HomeFirst(Refusal, frozen=True):
    """The tile of the home hex comes first."""

    text: ClassVar[str] = "refusal-home-first"
    rule: ClassVar[str] = "7.2a"
    hex: str


class MustBuildHome(Refusal, frozen=True):
    """The build may not be left out while the home marker has no tile."""

    text: ClassVar[str] = "refusal-must-build-home"
    rule: ClassVar[str] = "7.2a"
    hex: str


class NoSuchLine(Refusal, frozen=True):
    """No line of that kind, or it has a small station."""

    text: ClassVar[str] = "refusal-no-such-line"
    rule: ClassVar[str] = "7.6.4"
    hex: str


class NoFreeSlot(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-free-slot"
    rule: ClassVar[str] = "7.7"
    hex: str


class MarkerThere(Refusal, frozen=True):
    """The company has a marker there."""

    text: ClassVar[str] = "refusal-marker-there"
    rule: ClassVar[str] = "7.7"
    hex: str


class NotReached(Refusal, frozen=True):
    """The network does not lead there."""

    text: ClassVar[str] = "refusal-not-reached"
    rule: ClassVar[str] = "7.7"
    hex: str


class LinkReplacesTrack(Refusal, frozen=True):
    """The link to London takes the place of building."""

    text: ClassVar[str] = "refusal-link-replaces-track"
    rule: ClassVar[str] = "7.6.5"


# -- trains --------------------------------------------------------------------------------------------------------


class AtTrainLimit(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-at-train-limit"
    rule: ClassVar[str] = "7.9b"
    limit: int


class TypeNotInGame(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-type-not-in-game"
    rule: ClassVar[str] = "11.1"


class TooManyWarranties(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-too-many-warranties"
    rule: ClassVar[str] = "7.10"
    most: int


class OnlyBankTrain(Refusal, frozen=True):
    """After the LNER, and after a forced sale or refinancing, trains come from the bank only."""

    text: ClassVar[str] = "refusal-only-bank-train"
    rule: ClassVar[str] = "7.11"


class SellerInReceivership(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-seller-in-receivership"
    rule: ClassVar[str] = "8"
    company: str


class NameTypeOrTrain(Refusal, frozen=True):
    """A train of the bank is named by its type, another company's by its card."""

    text: ClassVar[str] = "refusal-name-type-or-train"
    rule: ClassVar[str] = "7.9"


class TrainIsDue(Refusal, frozen=True):
    """Every company must own a train."""

    text: ClassVar[str] = "refusal-train-is-due"
    rule: ClassVar[str] = "7.11"


class NotForced(Refusal, frozen=True):
    """The company has a train or can pay one."""

    text: ClassVar[str] = "refusal-not-forced"
    rule: ClassVar[str] = "7.11"


class UsedTrainFirst(Refusal, frozen=True):
    """Another company of the director can sell it a train."""

    text: ClassVar[str] = "refusal-used-train-first"
    rule: ClassVar[str] = "D21"
    company: str
    train: str


class SaleTooSmall(Refusal, frozen=True):
    """Its treasury shares do not raise enough."""

    text: ClassVar[str] = "refusal-sale-too-small"
    rule: ClassVar[str] = "7.11.1"


class RefinancingTooSmall(Refusal, frozen=True):
    """Refinancing would not pay for the train."""

    text: ClassVar[str] = "refusal-refinancing-too-small"
    rule: ClassVar[str] = "7.11.2"


# -- mergers -------------------------------------------------------------------------------------------------------


class SameCompany(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-same-company"
    rule: ClassVar[str] = "7.5"


class NotFloated(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-not-floated"
    rule: ClassVar[str] = "7.5"
    company: str


class InReceivership(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-in-receivership"
    rule: ClassVar[str] = "8"
    company: str


class NoConnection(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-connection"
    rule: ClassVar[str] = "7.5.2"
    company: str
    partner: str


class AskedAlready(Refusal, frozen=True):
    """The other director has declined this."""

    text: ClassVar[str] = "refusal-asked-already"
    rule: ClassVar[str] = "7.5.1"
    director: SeatArg


class NotMerging(Refusal, frozen=True):
    """One of the two merging companies survives."""

    text: ClassVar[str] = "refusal-not-merging"
    rule: ClassVar[str] = "7.5.1"
    first: str
    second: str


class NoSuchMarker(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-no-such-marker"
    rule: ClassVar[str] = "7.5.6"
    hex: str


class HomeMarkerStays(Refusal, frozen=True):
    text: ClassVar[str] = "refusal-home-marker-stays"
    rule: ClassVar[str] = "7.5.6"
    hex: str


class NoEarlyEnd(Refusal, frozen=True):
    """Only recorded games may stop before their end."""

    text: ClassVar[str] = "refusal-no-early-end"
    rule: ClassVar[str] = "10.1"


# -- set-up --------------------------------------------------------------------------------------------------------


class OptionsClash(Refusal, frozen=True):
    """Two options that do not go together."""

    text: ClassVar[str] = "refusal-options-clash"
    first: str
    second: str

"""Why an action is not legal. `rule` is the paragraph of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from railhead.kernel.message import SeatArg, Term
from railhead.kernel.refusal import Refusal


class NoSuchCompany(Refusal, frozen=True):
    company: str


class NoSuchHex(Refusal, frozen=True):
    hex: str


class NoSuchTile(Refusal, frozen=True):
    tile: str


class NoSuchTrain(Refusal, frozen=True):
    train: str


class CannotPay(Refusal, frozen=True):
    """Too little money."""

    rule: ClassVar[str] = "6.5.1"
    needed: int
    held: int


# -- Parliament ----------------------------------------------------------------------------------------------------


class NotAvailable(Refusal, frozen=True):
    """The company comes in a later phase or is out of the game."""

    rule: ClassVar[str] = "3.2"
    company: str


class AlreadyStarted(Refusal, frozen=True):
    rule: ClassVar[str] = "3.2"
    company: str


class NoRoomAtHome(Refusal, frozen=True):
    """Its home marker could not be placed."""

    rule: ClassVar[str] = "3.2"
    company: str
    hex: str


class MissedObligationWaits(Refusal, frozen=True):
    rule: ClassVar[str] = "D7"
    company: str


class BidNotInSteps(Refusal, frozen=True):
    rule: ClassVar[str] = "4.1"
    step: int


class BidTooLow(Refusal, frozen=True):
    rule: ClassVar[str] = "4.1"
    least: int


class BidTooHigh(Refusal, frozen=True):
    """The director certificate must stay affordable."""

    rule: ClassVar[str] = "4.1a"
    most: int


class OtherAuction(Refusal, frozen=True):
    """Another company is on auction."""

    rule: ClassVar[str] = "4.1"
    company: str


class NoSuchPar(Refusal, frozen=True):
    rule: ClassVar[str] = "4.2"
    price: int


class NoSuchStartPrice(Refusal, frozen=True):
    rule: ClassVar[str] = "6.5.3"
    price: int


class AtCertificateLimit(Refusal, frozen=True):
    rule: ClassVar[str] = "6.5.2"
    limit: int


class OnlyThisCompany(Refusal, frozen=True):
    """The winner of a charter buys shares of that company only, at par."""

    rule: ClassVar[str] = "4.2"
    company: str


class BadMarkerNumber(Refusal, frozen=True):
    rule: ClassVar[str] = "6.5.4.2"
    least: int
    most: int


# -- stock round ---------------------------------------------------------------------------------------------------


class NotStarted(Refusal, frozen=True):
    rule: ClassVar[str] = "6.5.1"
    company: str


class NoShareThere(Refusal, frozen=True):
    rule: ClassVar[str] = "6.5.1"
    company: str


class SoldThisRound(Refusal, frozen=True):
    rule: ClassVar[str] = "6.5.1"
    company: str


class BoughtThisRound(Refusal, frozen=True):
    """Shares bought in this round may not be sold in it."""

    rule: ClassVar[str] = "6.4"
    company: str
    most: int


class NotSoMany(Refusal, frozen=True):
    rule: ClassVar[str] = "6.4"
    company: str
    held: int


class OneBlock(Refusal, frozen=True):
    """All shares of one company sold in a turn are one block."""

    rule: ClassVar[str] = "6.4"
    company: str


class NoSinglesToKeep(Refusal, frozen=True):
    """The director certificate cannot be parted: too few single shares in the pool."""

    rule: ClassVar[str] = "6.3a"
    keep: int
    there: int


class MustSellFirst(Refusal, frozen=True):
    """Above the certificate limit."""

    rule: ClassVar[str] = "6.5.2"
    held: int
    limit: int


class MoreThanOwed(Refusal, frozen=True):
    """For a fine no more is sold than it needs."""

    rule: ClassVar[str] = "4.3a"
    company: str
    most: int


class NoNewCompanies(Refusal, frozen=True):
    rule: ClassVar[str] = "10.3"


class OnlyByParliament(Refusal, frozen=True):
    """The beginners' game knows charters only."""

    rule: ClassVar[str] = "11.3"


# -- building ------------------------------------------------------------------------------------------------------


class NotInPhase(Refusal, frozen=True):
    """Tiles of this colour come later."""

    rule: ClassVar[str] = "7.6"
    tile: str


class NoTileLeft(Refusal, frozen=True):
    rule: ClassVar[str] = "7.6"
    tile: str


class TileDoesNotFit(Refusal, frozen=True):
    """`why` is the reason in a few words."""

    rule: ClassVar[str] = "7.6.1"
    tile: str
    hex: str
    why: Term


class NotLand(Refusal, frozen=True):
    """Tiles lie on land: not on the sea, not off the map."""

    rule: ClassVar[str] = "7.6.1"
    hex: str


class NoTileFits(Refusal, frozen=True):
    """There is no tile for what lies there and the tracks around."""

    rule: ClassVar[str] = "7.6.3"
    hex: str


class NotConnected(Refusal, frozen=True):
    """The new track is not reached by the company's network."""

    rule: ClassVar[str] = "7.6.1"
    hex: str


class BuildIsOver(Refusal, frozen=True):
    """Two yellow tiles, neither with N, or one of the other builds."""

    rule: ClassVar[str] = "7.6"


class HomeFirst(Refusal, frozen=True):
    """The tile of the home hex comes first."""

    rule: ClassVar[str] = "7.2a"
    hex: str


class MustBuildHome(Refusal, frozen=True):
    """The build may not be left out while the home marker has no tile."""

    rule: ClassVar[str] = "7.2a"
    hex: str


class NoNewSlot(Refusal, frozen=True):
    """The home upgrade must give the home marker a place."""

    rule: ClassVar[str] = "7.2a"
    tile: str


class NoSuchLine(Refusal, frozen=True):
    """No line of that kind, or it has a small station."""

    rule: ClassVar[str] = "7.6.4"
    hex: str


class NoMarkerLeft(Refusal, frozen=True):
    rule: ClassVar[str] = "7.7"


class NoFreeSlot(Refusal, frozen=True):
    rule: ClassVar[str] = "7.7"
    hex: str


class MarkerThere(Refusal, frozen=True):
    """The company has a marker there."""

    rule: ClassVar[str] = "7.7"
    hex: str


class NotReached(Refusal, frozen=True):
    """The network does not lead there."""

    rule: ClassVar[str] = "7.7"
    hex: str


class LinkReplacesTrack(Refusal, frozen=True):
    """The link to London takes the place of building."""

    rule: ClassVar[str] = "7.6.5"


# -- trains --------------------------------------------------------------------------------------------------------


class AtTrainLimit(Refusal, frozen=True):
    rule: ClassVar[str] = "7.9b"
    limit: int


class TypeNotInGame(Refusal, frozen=True):
    rule: ClassVar[str] = "11.1"


class TooManyWarranties(Refusal, frozen=True):
    rule: ClassVar[str] = "7.10"
    most: int


class OnlyBankTrain(Refusal, frozen=True):
    """After the LNER, and after a forced sale or refinancing, trains come from the bank only."""

    rule: ClassVar[str] = "7.11"


class SellerInReceivership(Refusal, frozen=True):
    rule: ClassVar[str] = "8"
    company: str


class NameTypeOrTrain(Refusal, frozen=True):
    """A train of the bank is named by its type, another company's by its card."""

    rule: ClassVar[str] = "7.9"


class TrainIsDue(Refusal, frozen=True):
    """Every company must own a train."""

    rule: ClassVar[str] = "7.11"


class NotForced(Refusal, frozen=True):
    """The company has a train or can pay one."""

    rule: ClassVar[str] = "7.11"


class UsedTrainFirst(Refusal, frozen=True):
    """Another company of the director can sell it a train."""

    rule: ClassVar[str] = "D21"
    company: str
    train: str


class SaleTooSmall(Refusal, frozen=True):
    """Its treasury shares do not raise enough."""

    rule: ClassVar[str] = "7.11.1"


class RefinancingTooSmall(Refusal, frozen=True):
    """Refinancing would not pay for the train."""

    rule: ClassVar[str] = "7.11.2"


class NothingToRedeem(Refusal, frozen=True):
    rule: ClassVar[str] = "7.13"


class NoRedemption(Refusal, frozen=True):
    """The beginners' game knows no treasury shares."""

    rule: ClassVar[str] = "11.3"


# -- mergers -------------------------------------------------------------------------------------------------------


class SameCompany(Refusal, frozen=True):
    rule: ClassVar[str] = "7.5"


class NotFloated(Refusal, frozen=True):
    rule: ClassVar[str] = "7.5"
    company: str


class InReceivership(Refusal, frozen=True):
    rule: ClassVar[str] = "8"
    company: str


class NoConnection(Refusal, frozen=True):
    rule: ClassVar[str] = "7.5.2"
    company: str
    partner: str


class AskedAlready(Refusal, frozen=True):
    """The other director has declined this."""

    rule: ClassVar[str] = "7.5.1"
    director: SeatArg


class NotMerging(Refusal, frozen=True):
    """One of the two merging companies survives."""

    rule: ClassVar[str] = "7.5.1"
    first: str
    second: str


class CannotRedeem(Refusal, frozen=True):
    rule: ClassVar[str] = "5.2.4a"
    needed: int
    held: int


class NoSuchMarker(Refusal, frozen=True):
    rule: ClassVar[str] = "7.5.6"
    hex: str


class HomeMarkerStays(Refusal, frozen=True):
    rule: ClassVar[str] = "7.5.6"
    hex: str


class NoEarlyEnd(Refusal, frozen=True):
    """Only recorded games may stop before their end."""

    rule: ClassVar[str] = "10.1"


# -- set-up --------------------------------------------------------------------------------------------------------


class OptionsClash(Refusal, frozen=True):
    """Two options that do not go together."""

    first: str
    second: str

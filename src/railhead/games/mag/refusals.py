"""Why something is not allowed: each class a reason, with the paragraph of the rulebook that speaks."""

from __future__ import annotations

from typing import ClassVar

from railhead.kernel.message import SeatArg, Term
from railhead.kernel.refusal import Refusal

# --- the draft ----------------------------------------------------------------------------------------------------


class NoSuchMinor(Refusal, frozen=True):
    """There is no such minor in this game."""

    text: ClassVar[str] = "refusal-no-such-minor"
    rule: ClassVar[str] = "III.3.2"
    minor: int


class NoSuchMajor(Refusal, frozen=True):
    """There is no such major in this game."""

    text: ClassVar[str] = "refusal-no-such-major"
    rule: ClassVar[str] = "III.3.3"
    major: str


class MinorTaken(Refusal, frozen=True):
    """The minor has an owner."""

    text: ClassVar[str] = "refusal-minor-taken"
    rule: ClassVar[str] = "V"
    minor: int
    owner: SeatArg | Term


class EnoughMinors(Refusal, frozen=True):
    """The player has all his minors."""

    text: ClassVar[str] = "refusal-enough-minors"
    rule: ClassVar[str] = "Va"
    limit: int


class EnoughShares(Refusal, frozen=True):
    """The player has all his shares of the starting package."""

    text: ClassVar[str] = "refusal-enough-shares"
    rule: ClassVar[str] = "Va"
    limit: int


class NotInPackage(Refusal, frozen=True):
    """No share of this major is left in the starting package."""

    text: ClassVar[str] = "refusal-not-in-package"
    rule: ClassVar[str] = "V"
    major: str


# --- track --------------------------------------------------------------------------------------------------------


class NoSuchHex(Refusal, frozen=True):
    """No hex of the board has that name."""

    text: ClassVar[str] = "refusal-no-such-hex"
    rule: ClassVar[str] = "III.1"
    hex: str


class NoSuchTile(Refusal, frozen=True):
    """No tile has that number, or no tile is turned so."""

    text: ClassVar[str] = "refusal-no-such-tile"
    rule: ClassVar[str] = "II.3"
    tile: str


class ColourNotYet(Refusal, frozen=True):
    """The phase does not allow this colour."""

    text: ClassVar[str] = "refusal-colour-not-yet"
    rule: ClassVar[str] = "VI.3.3"
    tile: str
    colour: Term


class TilesGone(Refusal, frozen=True):
    """No such tile is left (the other side of it counts too)."""

    text: ClassVar[str] = "refusal-tiles-gone"
    rule: ClassVar[str] = "VI.3.3.1"
    tile: str


class NotLand(Refusal, frozen=True):
    """Nothing is built on red areas, gray hexes or off the map."""

    text: ClassVar[str] = "refusal-not-land"
    rule: ClassVar[str] = "III.1"
    hex: str


class NoTileFits(Refusal, frozen=True):
    """There is no tile of the next colour that keeps what lies there."""

    text: ClassVar[str] = "refusal-no-tile-fits"
    rule: ClassVar[str] = "VI.3.3a"
    hex: str


class TileMisfit(Refusal, frozen=True):
    """The tile is not of the kind that the hex asks for: another letter, other stops, or made for another hex."""

    text: ClassVar[str] = "refusal-tile-misfit"
    rule: ClassVar[str] = "VI.3.2b"
    hex: str
    tile: str
    why: Term


class WrongColour(Refusal, frozen=True):
    """Not the colour that comes next on this hex."""

    text: ClassVar[str] = "refusal-wrong-colour"
    rule: ClassVar[str] = "VI.3.3"
    hex: str
    tile: str


class TrackLost(Refusal, frozen=True):
    """Old track, or a connection of a stop, would be lost."""

    text: ClassVar[str] = "refusal-track-lost"
    rule: ClassVar[str] = "VI.3.3a"
    hex: str
    tile: str


class ClosedEdge(Refusal, frozen=True):
    """Track would lead off the map, to a barrier, or to a side of a red or gray hex without track."""

    text: ClassVar[str] = "refusal-closed-edge"
    rule: ClassVar[str] = "VI.3.2e"
    hex: str
    tile: str


class AcrossBalaton(Refusal, frozen=True):
    """Track would join the two shores of Lake Balaton."""

    text: ClassVar[str] = "refusal-across-balaton"
    rule: ClassVar[str] = "VI.3.2e"
    hex: str
    tile: str


class RiverMisplaced(Refusal, frozen=True):
    """The river of the tile would not lie on the river of Budapest."""

    text: ClassVar[str] = "refusal-river-misplaced"
    rule: ClassVar[str] = "VI.3.2f"
    hex: str
    tile: str


class NotConnected(Refusal, frozen=True):
    """The new tile is not connected to a station of the company."""

    text: ClassVar[str] = "refusal-not-connected"
    rule: ClassVar[str] = "VI.3.2a"
    hex: str


class OneUpgradeOnly(Refusal, frozen=True):
    """The extra tile is a yellow one: never two upgrades in a turn."""

    text: ClassVar[str] = "refusal-one-upgrade-only"
    rule: ClassVar[str] = "VI.3.2"


class CannotPayTile(Refusal, frozen=True):
    """The treasury does not cover terrain and extra tile."""

    text: ClassVar[str] = "refusal-cannot-pay-tile"
    rule: ClassVar[str] = "VI.3.2c"
    cost: int
    treasury: int


class NoTerrainToken(Refusal, frozen=True):
    """The company has no terrain token."""

    text: ClassVar[str] = "refusal-no-terrain-token"
    rule: ClassVar[str] = "VI.3.2d"


class NoTerrainThere(Refusal, frozen=True):
    """A terrain token is spent only where terrain costs are due."""

    text: ClassVar[str] = "refusal-no-terrain-there"
    rule: ClassVar[str] = "R14"
    hex: str


class TokenDeclared(Refusal, frozen=True):
    """A terrain token is already set apart."""

    text: ClassVar[str] = "refusal-token-declared"
    rule: ClassVar[str] = "VI.3.2d"


# --- stations -----------------------------------------------------------------------------------------------------


class NoCityThere(Refusal, frozen=True):
    """Stations stand in cities."""

    text: ClassVar[str] = "refusal-no-city-there"
    rule: ClassVar[str] = "VI.3.4a"
    hex: str


class NoFreeSpace(Refusal, frozen=True):
    """All spaces of the city are taken."""

    text: ClassVar[str] = "refusal-no-free-space"
    rule: ClassVar[str] = "VI.3.4a"
    hex: str


class OwnStationThere(Refusal, frozen=True):
    """At most one station of a company stands on a hex."""

    text: ClassVar[str] = "refusal-own-station-there"
    rule: ClassVar[str] = "VI.3.4a"
    hex: str


class NoCityForMarker(Refusal, frozen=True):
    """A major's station markers stand in cities."""

    text: ClassVar[str] = "refusal-no-city-for-marker"
    rule: ClassVar[str] = "VI.4.2"
    hex: str


class NoSpaceForMarker(Refusal, frozen=True):
    """A major's marker needs a free space."""

    text: ClassVar[str] = "refusal-no-space-for-marker"
    rule: ClassVar[str] = "VI.4.2"
    hex: str


class OwnMarkerThere(Refusal, frozen=True):
    """A major has at most one marker on a hex."""

    text: ClassVar[str] = "refusal-own-marker-there"
    rule: ClassVar[str] = "VI.4.2"
    hex: str


class CannotPayStation(Refusal, frozen=True):
    """The minor's treasury does not cover the station."""

    text: ClassVar[str] = "refusal-cannot-pay-station"
    rule: ClassVar[str] = "VI.3.4"
    cost: int
    treasury: int


class CannotPayMarker(Refusal, frozen=True):
    """The major's treasury does not cover the marker."""

    text: ClassVar[str] = "refusal-cannot-pay-marker"
    rule: ClassVar[str] = "VI.4.2"
    cost: int
    treasury: int


class CityNotConnected(Refusal, frozen=True):
    """A minor's station must be connected to another of its stations."""

    text: ClassVar[str] = "refusal-city-not-connected"
    rule: ClassVar[str] = "VI.3.4a"
    hex: str


# --- trains and runs ----------------------------------------------------------------------------------------------


class NoSuchTrain(Refusal, frozen=True):
    """The company has no such train, or there is none at all."""

    text: ClassVar[str] = "refusal-no-such-train"
    rule: ClassVar[str] = "VI.3.8"
    train: str


class NoSuchCar(Refusal, frozen=True):
    """That major sells no rail cars."""

    text: ClassVar[str] = "refusal-no-such-car"
    rule: ClassVar[str] = "VI.3.7c"
    major: str


class CarBought(Refusal, frozen=True):
    """Each kind of rail car once in a turn."""

    text: ClassVar[str] = "refusal-car-bought"
    rule: ClassVar[str] = "VI.3.7c"
    major: str


class CannotPayCar(Refusal, frozen=True):
    """The treasury does not cover the rail car."""

    text: ClassVar[str] = "refusal-cannot-pay-car"
    rule: ClassVar[str] = "VI.3.7c"
    cost: int
    treasury: int


class CannotPayTrain(Refusal, frozen=True):
    """The treasury does not cover the train."""

    text: ClassVar[str] = "refusal-cannot-pay-train"
    rule: ClassVar[str] = "VI.3.8a"
    cost: int
    treasury: int


class CannotPaySeller(Refusal, frozen=True):
    """The treasury does not cover the price named for another minor's train."""

    text: ClassVar[str] = "refusal-cannot-pay-seller"
    rule: ClassVar[str] = "VI.3.8b"
    cost: int
    treasury: int


class CarOfNoUse(Refusal, frozen=True):
    """A rail car must be used by a train: with this one no run could."""

    text: ClassVar[str] = "refusal-car-of-no-use"
    rule: ClassVar[str] = "R18"
    major: str


class CarNotUsed(Refusal, frozen=True):
    """A rail car that was paid for must be used."""

    text: ClassVar[str] = "refusal-car-not-used"
    rule: ClassVar[str] = "R18"
    major: str


class NoSuchRoute(Refusal, frozen=True):
    """The hexes are not joined by track, or the route does not begin and end at a stop."""

    text: ClassVar[str] = "refusal-no-such-route"
    rule: ClassVar[str] = "VI.2"
    hex: str


class StopTwice(Refusal, frozen=True):
    """No stop is visited twice in one run."""

    text: ClassVar[str] = "refusal-stop-twice"
    rule: ClassVar[str] = "VI.3.6b"
    hex: str


class TrackTwice(Refusal, frozen=True):
    """No piece of track is used twice, by one train or by two of one company."""

    text: ClassVar[str] = "refusal-track-twice"
    rule: ClassVar[str] = "VI.3.6c"


class ThroughRed(Refusal, frozen=True):
    """A red area can only be the end of a run."""

    text: ClassVar[str] = "refusal-through-red"
    rule: ClassVar[str] = "VI.3.6d"
    hex: str


class ThroughBlocked(Refusal, frozen=True):
    """A city full of other companies' stations can only be the end of a run."""

    text: ClassVar[str] = "refusal-through-blocked"
    rule: ClassVar[str] = "VI.2a"
    hex: str


class NoOwnStation(Refusal, frozen=True):
    """At least one stop of a run has a station of the company."""

    text: ClassVar[str] = "refusal-no-own-station"
    rule: ClassVar[str] = "VI.3.6"
    train: str


class TooFewStops(Refusal, frozen=True):
    """A run joins at least two stops; a mine is none."""

    text: ClassVar[str] = "refusal-too-few-stops"
    rule: ClassVar[str] = "VI.3.6"
    train: str


class TooManyStops(Refusal, frozen=True):
    """The train is too short for so many stops."""

    text: ClassVar[str] = "refusal-too-many-stops"
    rule: ClassVar[str] = "VI.3.6a"
    train: str
    stops: int


class MineNeedsCar(Refusal, frozen=True):
    """Trains enter a mine only with the rail car for it, and only one mine."""

    text: ClassVar[str] = "refusal-mine-needs-car"
    rule: ClassVar[str] = "VI.3.7f"
    hex: str


class NotHighest(Refusal, frozen=True):
    """The highest income is compulsory."""

    text: ClassVar[str] = "refusal-not-highest"
    rule: ClassVar[str] = "VI.3.7a"
    income: int
    best: int


class PaidNotAllowed(Refusal, frozen=True):
    """A recorded income stands only in imported games."""

    text: ClassVar[str] = "refusal-paid-not-allowed"
    rule: ClassVar[str] = "VI.3.7"


class TrainLimit(Refusal, frozen=True):
    """A minor has at most two trains."""

    text: ClassVar[str] = "refusal-train-limit"
    rule: ClassVar[str] = "VI.3.8"
    limit: int


class OwnTrain(Refusal, frozen=True):
    """A minor does not buy its own train."""

    text: ClassVar[str] = "refusal-own-train"
    rule: ClassVar[str] = "VI.3.8b"


class PriceTooLow(Refusal, frozen=True):
    """The price must be at least this (more than the offer that was declined)."""

    text: ClassVar[str] = "refusal-price-too-low"
    rule: ClassVar[str] = "VI.3.8b"
    least: int


# --- dividends and shares -----------------------------------------------------------------------------------------


class DividendStep(Refusal, frozen=True):
    """Dividends are multiples of ten."""

    text: ClassVar[str] = "refusal-dividend-step"
    rule: ClassVar[str] = "VI.4.3"
    unit: int


class DividendTooHigh(Refusal, frozen=True):
    """No more than the treasury is paid, and nothing below zero."""

    text: ClassVar[str] = "refusal-dividend-too-high"
    rule: ClassVar[str] = "VI.4.3"
    treasury: int


class AllOrNothing(Refusal, frozen=True):
    """In this variant a major pays everything or nothing."""

    text: ClassVar[str] = "refusal-all-or-nothing"
    rule: ClassVar[str] = "VI.4.3"
    all: int


class SoldBefore(Refusal, frozen=True):
    """Shares sold in this share round are not bought again in it."""

    text: ClassVar[str] = "refusal-sold-before"
    rule: ClassVar[str] = "VII.5"
    major: str


class NoneOnCharter(Refusal, frozen=True):
    """No share of this major lies on its charter."""

    text: ClassVar[str] = "refusal-none-on-charter"
    rule: ClassVar[str] = "VII.5"
    major: str


class CannotAfford(Refusal, frozen=True):
    """The player has not enough money."""

    text: ClassVar[str] = "refusal-cannot-afford"
    rule: ClassVar[str] = "VII.5"
    price: int
    cash: int


class CertificateLimit(Refusal, frozen=True):
    """The player has as many certificates as allowed."""

    text: ClassVar[str] = "refusal-certificate-limit"
    rule: ClassVar[str] = "VII.3"
    limit: int


class OverLimit(Refusal, frozen=True):
    """Who has too many certificates must sell first."""

    text: ClassVar[str] = "refusal-over-limit"
    rule: ClassVar[str] = "R25"
    limit: int
    held: int


class SixtyPercent(Refusal, frozen=True):
    """Nobody may hold more of a major than this by buying."""

    text: ClassVar[str] = "refusal-sixty-percent"
    rule: ClassVar[str] = "VII.5a"
    limit: int


class OneSaleOnly(Refusal, frozen=True):
    """Each major is sold once in a turn, as one sale."""

    text: ClassVar[str] = "refusal-one-sale-only"
    rule: ClassVar[str] = "VII.4"
    major: str


class NotSoMany(Refusal, frozen=True):
    """The player does not hold so many shares."""

    text: ClassVar[str] = "refusal-not-so-many"
    rule: ClassVar[str] = "VII.4"
    major: str
    held: int


class DirectorStays(Refusal, frozen=True):
    """A director keeps 20 % unless another player can take over."""

    text: ClassVar[str] = "refusal-director-stays"
    rule: ClassVar[str] = "VII.4a"
    major: str


class NoEarlyEnd(Refusal, frozen=True):
    """Only imported games end before their time."""

    text: ClassVar[str] = "refusal-no-early-end"
    rule: ClassVar[str] = "IX.1"


class SoloOnly(Refusal, frozen=True):
    """An option of the solo game."""

    text: ClassVar[str] = "refusal-solo-only"
    rule: ClassVar[str] = "XI.1"
    option: str


class IstvanKeeps(Refusal, frozen=True):
    """István sells trains to his own companies only."""

    text: ClassVar[str] = "refusal-istvan-keeps"
    rule: ClassVar[str] = "XI.2.2"


class NotIstvansUpgrade(Refusal, frozen=True):
    """István upgrades his home, then the nearest city, joining as much track as possible."""

    text: ClassVar[str] = "refusal-not-istvans-upgrade"
    rule: ClassVar[str] = "XI.2.1"
    hex: str


MAG_REFUSALS: tuple[type[Refusal], ...] = (
    NoSuchMinor, NoSuchMajor, MinorTaken, EnoughMinors, EnoughShares, NotInPackage, NoSuchHex, NoSuchTile,
    ColourNotYet, TilesGone, NotLand, NoTileFits, TileMisfit, WrongColour, TrackLost, ClosedEdge, AcrossBalaton,
    RiverMisplaced, NotConnected, OneUpgradeOnly, CannotPayTile, NoTerrainToken, NoTerrainThere, TokenDeclared,
    NoCityThere, NoFreeSpace, OwnStationThere, NoCityForMarker, NoSpaceForMarker, OwnMarkerThere, CannotPayStation,
    CannotPayMarker, CityNotConnected, NoSuchTrain, NoSuchCar, CarBought, CannotPayCar, CannotPayTrain,
    CannotPaySeller, CarOfNoUse, CarNotUsed, NoSuchRoute, StopTwice, TrackTwice, ThroughRed, ThroughBlocked,
    NoOwnStation, TooFewStops, TooManyStops, MineNeedsCar, NotHighest, PaidNotAllowed, TrainLimit, OwnTrain,
    PriceTooLow, DividendStep, DividendTooHigh, AllOrNothing, SoldBefore, NoneOnCharter, CannotAfford,
    CertificateLimit, OverLimit, SixtyPercent, OneSaleOnly, NotSoMany, DirectorStays, NoEarlyEnd, SoloOnly,
    IstvanKeeps, NotIstvansUpgrade,
)  # fmt: skip

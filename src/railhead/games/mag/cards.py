"""XI: István's cards, read from data/solo.toml and checked when they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from railhead import rail
from railhead.games.mag.facts import Facts, facts, read_toml
from railhead.rail.tile import NO_TILE

CardColour = Literal["green", "yellow", "red"]
Permanent = Literal["permanent_2_train", "extra_station"]


class Step(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One action of a company card."""


class BuyFromStack(Step, frozen=True, tag="buy_train"):
    type: str


class BuildStation(Step, frozen=True, tag="station"):
    hex: str


class SwapTrain(Step, frozen=True, tag="swap_train"):
    """With more than that in the treasury when trains are scrapped: a 2-train goes, and the new type is bought."""

    more: int
    type: str


class BuyFromSister(Step, frozen=True, tag="buy_from_sister"):
    """A 2-train of the next higher numbered sister; skipped if there is none with a higher number."""


class BuyFromAnySister(Step, frozen=True, tag="buy_from_any_sister"):
    """Of a higher numbered sister, otherwise of a lower one at a higher price."""


CardStep = BuyFromStack | BuildStation | SwapTrain | BuyFromSister | BuyFromAnySister


class CompanyCard(Struct, frozen=True, forbid_unknown_fields=True):
    """`printed`: as in the box; otherwise our own design."""

    number: int
    minor: int
    colour: CardColour
    actions: tuple[CardStep, ...]
    permanent: tuple[Permanent, ...] = ()
    printed: bool = False


class ShareGoal(Struct, frozen=True, forbid_unknown_fields=True):
    major: str
    most: int


class ShareCard(Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    start_share: str
    buys: tuple[ShareGoal, ...]
    printed: bool = False


class SoloData(Struct, frozen=True, forbid_unknown_fields=True):
    companies_per_side: tuple[int, ...]
    company_card_order: tuple[int, ...]
    colours: dict[CardColour, str]
    two_company_income: dict[str, int]
    yellow_track_fee: int
    sister_price_from_higher: int
    sister_price_from_lower: int
    third_station_cost: int
    track: dict[CardColour, dict[str, dict[str, str]]]
    company_cards: tuple[CompanyCard, ...]
    share_cards: tuple[ShareCard, ...]

    def card(self, number: int) -> CompanyCard:
        return next(card for card in self.company_cards if card.number == number)

    def share_card(self, letter: str) -> ShareCard:
        return next(card for card in self.share_cards if card.letter == letter)


class BadCard(ValueError):
    """A card of data/solo.toml that cannot be played."""

    def __init__(self, card: object, why: str) -> None:
        super().__init__(f"card {card}: {why}")


@cache
def solo() -> SoloData:
    """The cards, checked; raises `BadCard`."""
    data = msgspec.convert(read_toml("solo.toml"), SoloData)
    box = facts("two")
    check_numbers(data)
    for colour in data.colours:
        check_track(data, box, colour)
    for card in data.company_cards:
        check_company_card(card, box)
    for share_card in data.share_cards:
        check_share_card(share_card, box)
    return data


def check_numbers(data: SoloData) -> None:
    """Seven cards of each colour, in the order of the minors."""
    order = data.company_card_order
    wanted = [(n + 1, order[n % len(order)], tuple(data.colours)[n // len(order)]) for n in range(3 * len(order))]
    for card, (number, minor, colour) in zip(data.company_cards, wanted, strict=True):
        if (card.number, card.minor, card.colour) != (number, minor, colour):
            raise BadCard(card.number, f"should be number {number} of minor {minor} in {colour}")


def check_company_card(card: CompanyCard, box: Facts) -> None:
    """Stations are in cities of the map, trains exist, and no swap costs a company its only train for good."""
    if isinstance(card.actions[0], SwapTrain) and "permanent_2_train" not in card.permanent:
        raise BadCard(card.number, "it scraps its only train before it can pay for another one")
    for step in card.actions:
        match step:
            case BuyFromStack(type=type) | SwapTrain(type=type) if type not in box.train_ix:
                raise BadCard(card.number, f"no {type}-train")
            case BuildStation(hex=hex_):
                spot = box.board.spots[box.board.number[hex_]] if hex_ in box.board.number else None
                if spot is None or not any(stop.kind == "city" for stop in spot.stops):
                    raise BadCard(card.number, f"no city on {hex_}")
            case _:
                pass


def check_share_card(card: ShareCard, box: Facts) -> None:
    majors = [goal.major for goal in card.buys]
    if sorted(majors) != sorted(box.major_ix) or card.start_share not in majors:
        raise BadCard(card.letter, "the four majors once each")
    most = box.major_rules.most_percent_per_player
    if any(goal.most % box.issue.share or not 0 < goal.most <= most for goal in card.buys):
        raise BadCard(card.letter, "a share that cannot be held")


def tiles_of(data: SoloData, box: Facts, colour: CardColour, minor: int) -> list[tuple[int, int]]:
    """XI.1: hex and tile of the track on the back of a minor's card."""
    found = []
    for hex_, tile in data.track[colour][str(minor)].items():
        name, _, rotation = tile.partition(":")
        found.append((box.board.number[hex_], box.tiles.at(name, int(rotation))))
    return found


def check_track(data: SoloData, box: Facts, colour: CardColour) -> None:
    """Legal yellow tiles, the same wherever two cards meet, and each home has somewhere to run to."""
    laid = list(box.board.bare)
    for minor in data.company_card_order:
        for hex_, tile in tiles_of(data, box, colour, minor):
            name = box.board.spots[hex_].id
            if not box.upgrades.fits(hex_, NO_TILE, tile):
                raise BadCard(minor, f"the tile on {name} does not fit")
            if laid[hex_] not in (NO_TILE, tile):
                raise BadCard(minor, f"another tile on {name}")
            laid[hex_] = tile
    if min(box.tiles.left(laid)) < 0:
        raise BadCard("track", "too many tiles")
    for minor in data.company_card_order:
        if not _can_run(data, box, colour, minor):
            raise BadCard(minor, "nothing to run to")


def _can_run(data: SoloData, box: Facts, colour: CardColour, minor: int) -> bool:
    """Whether a 2-train could run on the track of this card alone."""
    laid = list(box.board.bare)
    for hex_, tile in tiles_of(data, box, colour, minor):
        laid[hex_] = tile
    net = rail.network(box.board, box.tiles, tuple(laid))
    home = _home(box, minor, laid)
    seen = rail.stations(net, [(0, home)], 0)  # a 2-train passes no stop, so none need be marked as an end
    return rail.best_on_separate_track(net, seen, net.values(0), [rail.Train("2", 2, 2)]).best is not None


def _home(box: Facts, minor: int, laid: Sequence[int]) -> int:
    """Where the home station is on this track: in its city, or on a bare double city in the one that got track."""
    home = box.home_site[box.minor_ix[minor]]
    spot = box.board.spots[box.board.sites[home].hex]
    first, tile = box.board.first_site[spot.ix], laid[spot.ix]
    if len(spot.stops) < 2 or tile == NO_TILE:
        return home
    if not any(stop.exits for stop in spot.stops):
        return first
    return first + box.upgrades.carry(spot.ix, NO_TILE, tile)[home - first]

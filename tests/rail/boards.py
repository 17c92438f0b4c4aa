"""Boards for tests: the maps of the titles, and random tiles on them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from random import Random

from railhead.rail import Board, LabelRule, Network, TileSet, Upgrades, network, read_board, read_tiles
from tests.shared import ROOT

GAMES = ROOT / "src/railhead/games"


def data(path: str) -> Mapping[str, object]:
    return tomllib.loads((GAMES / path).read_text(encoding="utf-8"))


@cache
def mag_tiles() -> TileSet:
    return read_tiles(data("mag/data/tiles.toml"))


@cache
def mag_board(name: str) -> Board:
    return read_board(data(f"mag/data/map_{name}.toml"))


@cache
def mag_upgrades(name: str) -> Upgrades:
    return Upgrades(mag_board(name), mag_tiles(), LabelRule({"K": 2}))


@cache
def e1862_tiles() -> TileSet:
    return read_tiles(data("e1862/data/tiles.toml"))


@cache
def e1862_board() -> Board:
    return read_board(data("e1862/data/map.toml"))


@cache
def e1862_upgrades() -> Upgrades:
    return Upgrades(e1862_board(), e1862_tiles(), LabelRule())


def random_network(upgrades: Upgrades, rng: Random, lays: int, around: int = -1) -> Network:
    """A network of random lays and upgrades (any supply), on one hex after the other near a hex if `around` says
    one.
    """
    board, tiles = upgrades.board, upgrades.tiles
    laid, marks = list(board.bare), [0] * len(board.spots)
    land = [spot.ix for spot in board.spots if spot.surface == "land"]
    near = [around] if around >= 0 else land
    for _ in range(lays):
        hex_ = rng.choice(near)
        fitting = upgrades.lays(hex_, laid[hex_])
        if fitting:
            new = rng.choice(fitting)
            marks[hex_] = upgrades.carry_marks(laid[hex_], new, marks[hex_])
            laid[hex_] = new
            lines = tiles.turned[new].lines
            if board.halt_value and not tiles.turned[new].tile.stops:
                marks[hex_] |= 1 << rng.randrange(len(lines))
        if around >= 0:
            for edge in range(6):
                beyond = board.beyond[hex_][edge]
                if beyond in land and beyond not in near and laid[hex_] >= 0:
                    if tiles.turned[laid[hex_]].edges >> edge & 1:
                        near.append(beyond)
    return network(board, tiles, tuple(laid), tuple(marks) if board.halt_value else ())

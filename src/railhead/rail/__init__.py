"""Tiles and track for 18xx titles. Knows no title: what differs between titles are values they give.

The board and the tiles, once for a title:
    board = read_board(tomllib.loads(map_text));  tiles = read_tiles(tomllib.loads(tiles_text))
    upgrades = Upgrades(board, tiles, LabelRule({"K": 2}))      # from which colour level a label of a hex binds

Numbers that a state holds (names are for records): a hex `board.number["F11"]`; a tile with its rotation
`tiles.at("57", 2)`; a place for a station marker `board.site("E12", 1)` (stop 1 of E12) or `board.area_site[area]`.
    laid: tuple[int, ...]    by hex, NO_TILE (-1) where none lies; starts as `board.bare`
    marks: tuple[int, ...]   by hex, a mask of the lines of the laid tile with a small station; () if a title has none
    tokens                   pairs (owner, site); when a tile is replaced, sites move by `upgrades.carry(hex, old, new)`
                             (stop numbers of the hex), marks by `upgrades.carry_marks(old, new, marks)`

Track:   net = network(board, tiles, laid, marks)               # cached by identity of laid and marks
         seen = stations(net, tokens, owner, ends=..., closed=...)   # masks of sites: a way ends at `ends`, does not
                                                                     # enter `closed`
         r = reach(net, seen)           # r.sites, r.edges[hex], r.touches(hex, edges of the new tile)
Lays:    upgrades.lays(hex, laid[hex])   all fitting tiles with rotation; upgrades.why_not(hex, old, new) -> Misfits;
         tiles.left(laid)[tiles.supply_of[tile]]   pieces left; tiles.turned[n].edges, .tile.level (1 yellow ..)
Routes:  a route is a train and a walk (hex numbers in order; that determines the track used)
         check_drawn_routes(net, seen, values, trains, cars, drawn) -> Run, or Flaws
         best_on_separate_track(net, seen, values, trains, cars, keep=k) -> Answer(runs, proven), best first
         `values` = net.values(phase) plus the title's bonuses by site (markers)
Trains that share track and stops that pay once (main route, meeting, freight chains, local subsidy):
         best_on_shared_track(net, seen, values, trains, terms, keep=k); walks are read by `follow(net, walk)`
"""

from __future__ import annotations

from railhead.rail.board import NOWHERE, Area, Board, Site, Spot, read_board
from railhead.rail.drawn_routes import Flaw, Trace, check_drawn_routes, follow
from railhead.rail.network import Link, Network, network
from railhead.rail.reach import Reach, Stations, reach, stations
from railhead.rail.run import (
    Access,
    Answer,
    Bonus,
    Car,
    Distance,
    Freight,
    Pay,
    Plus,
    Route,
    Run,
    Stopping,
    Terms,
    Train,
)
from railhead.rail.search.separate_track import best_on_separate_track
from railhead.rail.search.shared_track import best_on_shared_track
from railhead.rail.tile import COLOURS, NO_TILE, TileDef, TileSet, Turned, read_tiles
from railhead.rail.upgrade import LabelRule, Misfit, Upgrades

__all__ = [
    "COLOURS",
    "NOWHERE",
    "NO_TILE",
    "Access",
    "Answer",
    "Area",
    "Board",
    "Bonus",
    "Car",
    "Distance",
    "Flaw",
    "Freight",
    "LabelRule",
    "Link",
    "Misfit",
    "Network",
    "Pay",
    "Plus",
    "Reach",
    "Route",
    "Run",
    "Site",
    "Spot",
    "Stations",
    "Stopping",
    "Terms",
    "TileDef",
    "TileSet",
    "Trace",
    "Train",
    "Turned",
    "Upgrades",
    "best_on_separate_track",
    "best_on_shared_track",
    "check_drawn_routes",
    "follow",
    "network",
    "reach",
    "read_board",
    "read_tiles",
    "stations",
]

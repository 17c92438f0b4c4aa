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
         seen = stations(net, tokens, owner, ends=..., closed=...)   # masks of sites: areas end a way, closed ones
         bar it r = reach(net, seen)    # r.sites, r.edges[hex], r.touches(hex, edges of the new tile)
Lays:    upgrades.lays(hex, laid[hex])   all fitting tiles with rotation; upgrades.why_not(hex, old, new) -> Misfits;
         tiles.left(laid)[tiles.supply_of[tile]]   pieces left; tiles.turned[n].edges, .tile.level (1 yellow ..)
Routes:  a route is a train and a walk (hex numbers in order; that determines the track used)
         check_apart(net, seen, values, trains, cars, drawn) -> Run, or Flaws
         best_apart(net, seen, values, trains, cars, keep=k) -> Answer(runs, proven): best first, routes, pays by stop
         advise_cars(net, seen, values, trains, cars, prices) -> which cars are worth their price
         `values` = net.values(phase) plus the title's bonuses by site (markers)
Trains that share track and stops that pay once (main route, meeting, freight chains, local subsidy):
         best_together(net, seen, values, trains, terms, keep=k); walks are read by `follow(net, walk)`
"""

from __future__ import annotations

from railhead.rail.advice import Advice, advise_cars
from railhead.rail.apart import best_apart
from railhead.rail.board import NOWHERE, Area, Board, Site, Spot, read_board
from railhead.rail.check import Flaw, Trace, check_apart, follow
from railhead.rail.network import Link, Network, network
from railhead.rail.reach import Reach, Stations, reach, stations
from railhead.rail.run import Access, Answer, Bonus, Car, Freight, Pay, Plus, Route, Run, Stopping, Terms, Train
from railhead.rail.tile import COLOURS, NO_TILE, TileDef, TileSet, Turned, read_tiles
from railhead.rail.together import best_together
from railhead.rail.upgrade import LabelRule, Misfit, Upgrades

__all__ = [
    "COLOURS",
    "NOWHERE",
    "NO_TILE",
    "Access",
    "Advice",
    "Answer",
    "Area",
    "Board",
    "Bonus",
    "Car",
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
    "advise_cars",
    "best_apart",
    "best_together",
    "check_apart",
    "follow",
    "network",
    "reach",
    "read_board",
    "read_tiles",
    "stations",
]

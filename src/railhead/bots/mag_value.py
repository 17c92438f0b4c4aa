"""What things are worth in 18Magyarország: track and trains to a minor, shares and dividends of the majors.

Everything is an estimate of final worth in forint. A minor's income is halved between owner and treasury; money in a
treasury is worth less than in the hand, and nothing at the end; but what it is spent on feeds the majors.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from railhead import rail
from railhead.games.mag.facts import Facts, MapName, facts
from railhead.games.mag.holdings import director, percent, price, trains_of
from railhead.games.mag.lay import LayTile
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import rail_car, rail_trains
from railhead.games.mag.state import NOBODY, Dividend, OperatingRound, ShareRound, State
from railhead.games.mag.track import running, stop_values, view
from railhead.rail.board import NOWHERE

#: hope: trains that a minor will have later count for its track; plan: two tiles as one plan; stations; cars: which
#: rail cars to buy, in which order; scrap: giving up a small train for a larger one; feed: spending where one holds
#: shares; phases: forcing one when the others earn more; dividends: how much to pay; growth: shares by what they will
#: earn; sell: giving up shares that will fall
PARTS = ("hope", "plan", "stations", "cars", "scrap", "feed", "phases", "dividends", "growth", "sell")

#: operating rounds that a phase usually has, on the large map and on the small one
USUAL_ROUNDS = {"multi": (4.0, 2.5, 2.0, 3.0), "two": (4.0, 3.0, 3.0)}
#: the train a minor should have in mind in each phase when it builds track
HOPED = {"multi": (3, 4, 6, 6), "two": (3, 4, 4)}
#: what a major earns in an operating round by phase, with twelve minors (large map) or six (small map)
USUAL_INCOME: dict[str, dict[str, tuple[int, ...]]] = {
    "multi": {
        "RABA": (24, 45, 110, 180), "GC": (25, 65, 140, 250), "SNW": (8, 30, 80, 160), "SIK": (60, 40, 20, 15),
        "SZKEV": (45, 55, 70, 80), "LDSTEG": (45, 90, 150, 90), "MAVAG": (15, 90, 140, 160),
    },
    "two": {"RABA": (35, 45, 130), "SIK": (28, 9, 8), "SZKEV": (14, 30, 35), "LDSTEG": (17, 35, 35)},
}  # fmt: skip
#: the nodes with which a run is estimated; on crowded boards that need not be the best one
NODES = 1000
#: and those for all the runs of a decision
ENOUGH = 8000
#: operating rounds by which a new phase shortens the game
HASTE = 1.0


class Earning(Struct, frozen=True):
    """What a run brings to owner and treasury together, and to the treasury alone."""

    revenue: int
    subsidy: int = 0

    def worth(self, treasury: float) -> float:
        """Half of the revenue is cash; a forint in the treasury is worth less."""
        return self.revenue * (1 + treasury) / 2 + self.subsidy * treasury


NOTHING = Earning(0)

#: what runs earn, and how much searching that took
Known = dict[tuple[object, ...], tuple[Earning, int]]


def rounds_left(rules: MagRules, state: State) -> float:
    """Operating rounds to come after the present one."""
    usual = USUAL_ROUNDS[rules.facts.map]
    now = next((frame for frame in state.stack if isinstance(frame, OperatingRound)), None)
    if state.phase == len(usual) - 1:
        final = rules.facts.rules.final_operating_rounds
        if now is None:
            return float(final)
        return float(now.of - now.number if state.ends and state.turn >= state.ends else final)
    here = max(0.6, usual[state.phase] - max(1, state.turn - 1)) if state.phase == 0 else usual[state.phase] / 2
    return here + sum(usual[state.phase + 1 :])


def of_treasury(left: float) -> float:
    """What a forint in a minor's treasury is worth: it can still buy trains that run, later only rail cars."""
    return 0.05 + 0.55 * max(0.0, min(1.0, (left - 1) / 4))


# -- runs ------------------------------------------------------------------------------------------------


class Runs:
    """Best runs of a decision's positions. `work` adds up what the searches looked at.

    `known` may be kept from one decision to the next: what is known there counts as searched, so that a decision
    depends on nothing but its position.
    """

    def __init__(self, rules: MagRules, known: Known | None = None) -> None:
        self.rules = rules
        self.known: Known = {} if known is None else known
        self.work = 0

    def own(self, state: State, minor: int, cars: tuple[int, ...] = ()) -> Earning:
        """With the trains it has."""
        return self.with_trains(state, minor, rail_trains(self.rules, state, minor), cars)

    def with_trains(
        self, state: State, minor: int, trains: tuple[rail.Train, ...], cars: tuple[int, ...] = ()
    ) -> Earning:  # fmt: skip
        if not trains:
            return NOTHING
        key = (state.laid, state.token_at, state.phase, minor, trains, cars)
        known = self.known.get(key)
        if known is None:
            seen = view(self.rules, state, minor)
            carried = [rail_car(self.rules, state.phase, car) for car in cars]
            through, values = running(self.rules, seen), stop_values(self.rules, state)
            answer = rail.best_on_separate_track(seen.net, through, values, trains, carried, nodes=NODES)
            best = answer.best
            found = NOTHING if best is None else Earning(best.revenue, best.subsidy)
            known = self.known[key] = (found, answer.nodes)
        self.work += known[1]
        return known[0]

    def hoped(self, state: State, minor: int) -> Earning:
        """With a train it will probably have."""
        stops = HOPED[self.rules.facts.map][state.phase]
        return self.with_trains(state, minor, (rail.Train(str(stops), stops, stops),))


def run_to_be_had(rules: MagRules, state: State, minor: int) -> int:
    """VI.3.2: the best run that one tile gives a minor which has none now; 0 where there is none to be had."""
    runs = Runs(rules)
    if not trains_of(rules, state, minor) or runs.own(state, minor).revenue:
        return 0
    lays = (lay for lay in rules.legal(state) if isinstance(lay, LayTile) and not lay.token)
    return max((runs.own(rules.apply(state, lay).state, minor).revenue for lay in lays), default=0)


def train(rules: MagRules, kind: int) -> rail.Train:
    data = rules.facts.rules.trains[kind]
    return rail.Train(data.name, data.stops, data.stops)


def kinds_of(rules: MagRules, state: State, minor: int) -> list[int]:
    """The types of a minor's trains, the shortest first."""
    return sorted(rules.facts.train_kind[piece] for piece in trains_of(rules, state, minor))


@cache
def distances(map_name: MapName) -> tuple[tuple[int, ...], ...]:
    """Steps between hexes over the land, by number; far apart is 99."""
    beyond = facts(map_name).board.beyond
    rows = []
    for start in range(len(beyond)):
        row = [99] * len(beyond)
        row[start] = 0
        queue = [start]
        for hex_ in queue:
            for other in beyond[hex_]:
                if other != NOWHERE and row[other] == 99:
                    row[other] = row[hex_] + 1
                    queue.append(other)
        rows.append(tuple(row))
    return tuple(rows)


def stops_on(printed: Facts, phase: int) -> Iterator[tuple[int, int, int]]:
    """(site, hex, value) of every stop of the map; a bare city is worth what its first tile will pay."""
    for site in printed.board.sites:
        if site.kind == "mine" or site.halt:
            continue
        if site.area != NOWHERE:
            area = printed.board.areas[site.area]
            value = area.value[min(phase, len(area.value) - 1)]
            yield site.ix, area.entries[0][0], value
        else:
            yield site.ix, site.hex, 20 if site.kind == "city" else 10


def promise(rules: MagRules, state: State, minor: int) -> float:
    """How well the track of a minor lies for what it does not reach yet."""
    reach = view(rules, state, minor).reach
    steps = distances(rules.facts.map)
    total = 0.0
    for site, hex_, value in stops_on(rules.facts, state.phase):
        if reach.sites >> site & 1:
            total += value
        elif reach.edges:
            total += value * 0.55 ** min(steps[edge][hex_] for edge in reach.edges)
    return total


def home_worth(rules: MagRules, minor: int) -> float:
    """V: what lies around a minor's home."""
    home = rules.facts.board.sites[rules.facts.home_site[minor]]
    steps = distances(rules.facts.map)
    near = sum(value * 0.6 ** steps[home.hex][hex_] for _, hex_, value in stops_on(rules.facts, 1))
    return near + 5 * rules.facts.minors[minor].terrain_tokens


# -- majors ----------------------------------------------------------------------------------------------


def income(rules: MagRules, state: State, major: int, phase: int) -> float:
    """What a major will probably take in during an operating round of a phase."""
    usual = USUAL_INCOME[rules.facts.map][rules.facts.majors[major].id][phase]
    operating = sum(owner != NOBODY for owner in state.owner) or rules.players * 3
    return usual * operating / (12 if rules.facts.map == "multi" else 6)


def moves(rules: MagRules, amount: float) -> int:
    """VI.4.3: how far the price goes for a dividend."""
    return max((row for row in rules.facts.rules.dividend_moves if row.least <= amount), key=lambda row: row.least).move


def prospect(rules: MagRules, state: State, major: int) -> tuple[float, float]:
    """The price of a share at the end, and the dividends until then, if a major goes on as majors usually do."""
    prices = rules.facts.market.prices
    usual = USUAL_ROUNDS[rules.facts.map]
    left = rounds_left(rules, state) + (0 if isinstance(state.stack[-1], ShareRound) else 0.5)
    space, paid = float(state.price_at[major]), 0.0
    later = sum(usual[state.phase + 1 :])
    for phase in range(state.phase, len(usual)):
        rounds = usual[phase] if phase > state.phase else max(0.0, left - later)
        amount = income(rules, state, major, phase)
        space += rounds * moves(rules, amount)
        paid += rounds * amount / 10
    top = len(prices) - 1
    return float(prices[max(0, min(top, round(space)))]), paid


def gain(rules: MagRules, state: State, major: int, dividend: float = 0.9) -> float:
    """What buying a share now brings until the end."""
    final, paid = prospect(rules, state, major)
    return final + dividend * paid - price(rules, state, major)


def pace(rules: MagRules, state: State, runs: Runs, seat: int) -> float:
    """What a seat earns in an operating round: runs of its minors, dividends and the rise of its shares."""
    prices = rules.facts.market.prices
    earned = sum(runs.own(state, minor).revenue / 2 for minor, owner in enumerate(state.owner) if owner == seat)
    for major in range(len(rules.facts.majors)):
        amount, space = income(rules, state, major, state.phase), state.price_at[major]
        there = max(0, min(len(prices) - 1, space + moves(rules, amount)))
        earned += percent(rules, state, major, seat) / 10 * (amount / 10 + prices[there] - prices[space])
    return earned


def haste(rules: MagRules, state: State, runs: Runs, seat: int) -> float:
    """VI.3.9: what a new phase is worth, as the game ends sooner: who earns less than the others gains by it."""
    rivals = [pace(rules, state, runs, other) for other in range(rules.players) if other != seat]
    return max(0.0, HASTE * (sum(rivals) / max(1, len(rivals)) - pace(rules, state, runs, seat)))


def feeding(rules: MagRules, state: State, seat: int, major_id: str, amount: int) -> float:
    """What it is worth to a seat that a major gets money: its part and the rise of the price, against the others'."""
    major = rules.facts.major_ix[major_id]
    mine = percent(rules, state, major, seat)
    others = [percent(rules, state, major, other) for other in range(rules.players) if other != seat]
    rivals = sum(others) / len(others) if others else 0.0
    step = 0.04 * price(rules, state, major)  # a fifth or so of a space for each ten
    each = amount / 10 + step * min(1.0, amount / 60)
    return each * (mine - 0.6 * rivals) / 10


def best_dividend(rules: MagRules, state: State, frame: Dividend, seat: int, amounts: list[int]) -> int:
    """VI.4.3: paying in several steps moves the price further than paying at once; money kept too long pays nobody."""
    major = frame.major
    treasury = state.purse[rules.account(rules.minors + major)]
    mine = percent(rules, state, major, seat) / 10
    rivals = [percent(rules, state, major, other) / 10 for other in range(rules.players) if other != seat]
    weight = mine - 0.5 * sum(rivals) / max(1, len(rivals))
    prices = rules.facts.market.prices
    expected = income(rules, state, major, state.phase)
    if director(rules, state, major) != seat or weight <= 0:
        return max(amounts)
    ahead = min(2, round(rounds_left(rules, state)))

    def outlook(money: float, space: int, rounds: int, choices: list[int]) -> tuple[float, int]:
        best, chosen = float("-inf"), 0
        for amount in choices:
            there = max(0, min(len(prices) - 1, space + moves(rules, amount)))
            found = weight * (prices[there] - prices[space]) + mine * amount / 10
            if rounds:
                later = money - amount + expected
                found += outlook(later, there, rounds - 1, steps_of(rules, later))[0]
            if found > best:
                best, chosen = found, amount
        return best, chosen

    useful = [amount for amount in steps_of(rules, treasury) if amount in amounts] or amounts
    return outlook(treasury, state.price_at[major], ahead, useful)[1]


def steps_of(rules: MagRules, money: float) -> list[int]:
    """The amounts that just reach a further move of the price, and everything."""
    unit = rules.facts.game.market.dividend_unit
    most = int(money) // unit * unit
    return sorted({row.least for row in rules.facts.rules.dividend_moves if row.least <= most} | {most})

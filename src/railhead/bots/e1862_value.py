"""What things are worth in 1862: runs with the trains a company has or could buy, and shares by what they will pay.

Money in a treasury counts for nothing at the end; it is there to become trains. A share is worth its dividends and
the price it will have, which follows from the revenue (7.8.5).
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from railhead.games.e1862.best import as_train, runnable, terms
from railhead.games.e1862.depot import next_cost, next_train
from railhead.games.e1862.facts import BANDS, TYPES, TrainType, facts
from railhead.games.e1862.holdings import cash_of, has_train, in_receivership, owned_trains, shares, treasury
from railhead.games.e1862.home import home_of
from railhead.games.e1862.market import CELLS, TOP, cell_below, columns_moved
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.state import IPO, State
from railhead.games.e1862.track import AREAS, has_marker, net_of, view
from railhead.rail.board import NOWHERE
from railhead.rail.run import AnyTrain, Freight, Stopping
from railhead.rail.search.shared_track import best_on_shared_track
from railhead.stock.market import OFF_MARKET

#: hope: track is built for the train to come; promise: and for stops that track may lead to later; plan: two yellow
#: tiles as one plan; markers; outlook: shares by what they will pay; launch: which company to start and how; room:
#: certificates are sold that are in the way of a launch; rust: money is kept and trains bought against rust; keep: for
#: longer in later phases; save: a run is kept that makes a permanent train payable; warranty; hudson;
#: merge: own companies that cannot live alone
PARTS = (
    "hope", "promise", "plan", "markers", "outlook", "launch", "room", "rust", "keep", "save", "warranty", "hudson",
    "merge",
)  # fmt: skip

#: the nodes with which a run is estimated; and those for all the runs of a decision
NODES, ENOUGH = 1_200, 6_000
#: trains that an estimate looks at, hexes of a freight and stops of another train in it, and how many estimates a bot
#: remembers
LARGEST, SHORT, STOPS, REMEMBERED = 2, 4, 5, 20_000
#: operating rounds that usually follow, by phase A..H (the rest of the game)
ROUNDS = (13.0, 11.5, 9.5, 8.0, 6.5, 5.0, 4.0, 3.0)
#: what a company with two trains of the band usually earns
USUAL = (70, 110, 150, 200, 240, 280, 310, 340)


class Earning(Struct, frozen=True):
    revenue: int
    subsidy: int = 0


NOTHING = Earning(0)


def rounds_left(state: State) -> float:
    """Operating rounds to come."""
    if state.lner == 2:
        now = state.round
        return float(now.of - now.number) if now.kind == "operating" else 3.0
    return ROUNDS[state.phase] + (1.0 if state.lner == 1 else 0.0)


class Runs:
    """Estimates of best runs, each searched once (`known` may outlive the decision).

    Searching for all trains of a company on a crowded board takes long, so the estimate is by its largest ones, cut
    short. `work` adds up what the searches looked at.
    """

    def __init__(self, rules: E1862Rules, known: dict[tuple[object, ...], Earning]) -> None:
        self.rules, self.known = rules, known
        self.work = 0
        if len(known) > REMEMBERED:
            known.clear()

    def own(self, state: State, company: int) -> Earning:
        cards = tuple(as_train(self.rules, state, train) for train in runnable(self.rules, state, company))
        return self.with_cards(state, company, cards)

    def with_cards(self, state: State, company: int, cards: tuple[AnyTrain, ...]) -> Earning:
        if not cards or not has_marker(state, company, home_of(company)[1]):
            return NOTHING
        cards = tuple(sorted(map(_short, cards), key=_size)[-LARGEST:])
        key = (state.laid, state.marks, state.markers, state.phase, company, cards)
        found = self.known.get(key)
        if found is None:
            net = net_of(state)
            values = net.values(state.phase)
            asked = terms(self.rules, state, company)
            answer = best_on_shared_track(net, view(state, company).seen, values, list(cards), asked, nodes=NODES)
            self.work += answer.nodes
            best = answer.best
            found = self.known[key] = NOTHING if best is None else Earning(best.revenue, best.subsidy)
        return found


def _short(train: AnyTrain) -> AnyTrain:
    if isinstance(train, Freight):
        return Freight(train.name, min(SHORT, train.hexes), train.alone)
    return replace(train, visits=min(STOPS, train.visits), pays=min(STOPS, train.pays))


def _size(train: AnyTrain) -> tuple[int, str]:
    return (train.hexes if isinstance(train, Freight) else train.visits), train.name


def card(rules: E1862Rules, band: int, kind: TrainType) -> AnyTrain:
    """A train of a band, as a company could buy it."""
    printed = rules.facts.game.trains[band]
    if kind == "freight":
        return Freight(printed.name(kind), printed.freight, rules.permanent(band))
    local = kind == "local"
    return Stopping(printed.name(kind), printed.visits, printed.counts, AREAS if local else 0, local)


def permitted(rules: E1862Rules, state: State, company: int) -> list[TrainType]:
    permits = state.company[company].permits
    return [kind for kind in rules.types if permits >> TYPES.index(kind) & 1]


def hoped(rules: E1862Rules, state: State, company: int) -> tuple[AnyTrain, ...]:
    """The train that a company will probably have in a while: two bands further, of its first type."""
    kinds = permitted(rules, state, company)
    band = min(rules.band_of(next_train(state)) + 1, len(BANDS) - 1)
    return (card(rules, band, kinds[0]),) if kinds else ()


def rusts_soon(rules: E1862Rules, state: State, train: int) -> bool:
    """Whether the next band, or the one after it, takes a train away."""
    rust = rules.rusts(rules.band_of(train))
    return rust is not None and BANDS.index(rust) <= state.phase + 1 and not state.warranties[train] > 1


def lasting(rules: E1862Rules, state: State, company: int) -> list[int]:
    """Trains that will still be there after the next band has come."""
    return [train for train in owned_trains(state, company) if not rusts_soon(rules, state, train)]


# -- shares ----------------------------------------------------------------------------------------------


def expected_revenue(runs: Runs, state: State, company: int) -> float:
    """What a company will earn: with its trains, or with those its money buys."""
    rules = runs.rules
    now = float(runs.own(state, company).revenue)
    if in_receivership(state, company):
        return 0.0
    money, cost = cash_of(state, company), next_cost(rules, state)
    if not state.company[company].floated:
        return 0.0
    usual = USUAL[rules.band_of(next_train(state))]
    could = min(2, money // cost)
    if not has_train(state, company):
        return 0.75 * usual * could / 2 if could else 0.0
    if not lasting(rules, state, company) and not could:
        return 0.5 * now
    return max(now, 0.45 * usual) + 0.25 * usual * could


def outlook(cell: int, revenue: float, rounds: float, growth: float = 1.08) -> float:
    """What a share will bring: dividends, and its price when the rounds are over."""
    paid = 0.0
    for _ in range(max(1, round(rounds))):
        whole = int(revenue) // 10 * 10
        paid += whole / 10
        cell = max(0, min(TOP, cell + 2 * columns_moved(max(1, CELLS[cell]), whole)))
        revenue *= growth
    return paid + CELLS[cell]


def share_outlook(runs: Runs, state: State, company: int) -> float:
    cell = state.price_at[company]
    if cell == OFF_MARKET:
        cell = cell_below(state.company[company].par)
    return outlook(cell, expected_revenue(runs, state, company), min(6.0, rounds_left(state)))


def launch_outlook(rules: E1862Rules, state: State, start: int, money: int) -> float:
    """A share of a company that would be launched with this capital."""
    band = rules.band_of(next_train(state))
    could = min(2, max(0, money) // next_cost(rules, state))
    if not could:
        return 0.0
    revenue = USUAL[band] * (0.6 + 0.2 * could) * (0.8 if could < 2 else 1.0)
    return outlook(cell_below(start), revenue, min(6.0, rounds_left(state)))


@cache
def near(company: int) -> float:
    """How much lies around a company's home: cities and areas, by their distance."""
    board = facts().board
    steps = _steps(home_of(company)[0])
    total = 0.0
    for site in board.sites:
        if site.halt:
            continue
        if site.area != NOWHERE:
            hexes = [hex_ for hex_, _ in board.areas[site.area].entries]
            total += 35 * 0.6 ** min(steps[hex_] for hex_ in hexes)
        else:
            total += (25 if site.kind == "city" else 8) * 0.6 ** steps[site.hex]
    return total


@cache
def _steps(start: int) -> tuple[int, ...]:
    """Steps from a hex to every other one; far away is 20."""
    beyond = facts().board.beyond
    row = [20] * len(beyond)
    row[start] = 0
    queue = [start]
    for hex_ in queue:
        for other in beyond[hex_]:
            if other != NOWHERE and row[other] == 20:
                row[other] = row[hex_] + 1
                queue.append(other)
    return tuple(row)


def steps_from(company: int) -> tuple[int, ...]:
    return _steps(home_of(company)[0])


def missing_shares(state: State, company: int) -> int:
    """Shares that must still be sold before a company is launched."""
    sold = 10 - shares(state, company, IPO) - shares(state, company, treasury(state, company))
    return max(0, 5 - sold)

"""The best run of a company (7.8): found by the search of `rail`, told as an action."""

from __future__ import annotations

from collections import OrderedDict
from itertools import combinations

from railhead.games.e1862.facts import TYPES, facts
from railhead.games.e1862.freight import DISTANCE
from railhead.games.e1862.holdings import in_receivership, kind_of, owned_trains
from railhead.games.e1862.home import home_of
from railhead.games.e1862.names import printed_name
from railhead.games.e1862.route import Route, Run
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.score import score
from railhead.games.e1862.state import RunStep, State
from railhead.games.e1862.track import AREAS, PORTS, has_marker, net_of, view
from railhead.games.e1862.trip import Trip, is_local, trip_of
from railhead.games.title import BestRoute, BestRun, IdleTrain
from railhead.kernel.kept import KeptByIdentity
from railhead.kernel.message import Message
from railhead.rail.board import NOWHERE
from railhead.rail.drawn_routes import Trace, follow
from railhead.rail.reach import Stations
from railhead.rail.run import Answer, AnyTrain, Freight, Stopping, Terms
from railhead.rail.run import Run as Found
from railhead.rail.search.idle_trains import why_idle
from railhead.rail.search.shared_track import best_on_shared_track

KEPT = 64
#: nodes of a search that somebody waits for
NODES = 200_000
#: freights that are looked at together; one more where at most two of them must join into a chain
FREIGHTS = 5
_answers = KeptByIdentity[tuple[list[int], Answer]](KEPT)
_searches: OrderedDict[tuple[object, ...], Answer] = OrderedDict()


def runnable(rules: E1862Rules, state: State, company: int) -> list[int]:
    """The trains that the company has a permit for."""
    permits = state.company[company].permits
    return [train for train in owned_trains(state, company) if permits >> TYPES.index(kind_of(state, train)) & 1]


def as_train(rules: E1862Rules, state: State, train: int) -> AnyTrain:
    """A card as the search sees it."""
    band, kind = rules.band_of(train), kind_of(state, train)
    printed = rules.facts.game.trains[band]
    if kind == "freight":
        return Freight(printed.name(kind), printed.freight, rules.permanent(band))
    return Stopping(printed.name(kind), printed.visits, printed.counts, AREAS if is_local(kind) else 0, is_local(kind))


def terms(rules: E1862Rules, state: State, company: int) -> Terms:
    """7.8, D4: main route, meeting rule, bonuses; 8, D32: a receiver looks at revenue and subsidy together."""
    home = home_of(company)[1]
    return Terms(
        home=home if has_marker(state, company, home) else NOWHERE,
        meet=rules.rulings.found_meet,
        must_meet=True,
        never_two=(PORTS, AREAS & ~PORTS),
        distance=DISTANCE,
        subsidy_per_hex=rules.facts.game.running.local_subsidy_per_hex,
        together=in_receivership(state, company),
    )


def answer(
    rules: E1862Rules, state: State, company: int, keep: int = 1, nodes: int = NODES
) -> tuple[list[int], Answer]:
    """The best runs with the trains they are of."""

    def find() -> tuple[list[int], Answer]:
        trains = runnable(rules, state, company)
        if not trains or not has_marker(state, company, home_of(company)[1]):
            return trains, Answer((), True, 0)
        return _search(rules, state, company, trains, keep, nodes)

    return _answers.get((rules, state), (company, keep, nodes), find)


def _search(
    rules: E1862Rules, state: State, company: int, trains: list[int], keep: int, nodes: int
) -> tuple[list[int], Answer]:
    """Chains of many freights have too many forms: then only the longest freights run, and nothing is proven."""
    freights = sorted((t for t in trains if kind_of(state, t) == "freight"), key=rules.band_of, reverse=True)
    rusting = sum(not rules.permanent(rules.band_of(t)) for t in freights)
    for most in (FREIGHTS + 1 if rusting <= 2 else FREIGHTS, 2, 1):
        left = [t for t in trains if t not in freights[most:]]
        cards = tuple(as_train(rules, state, train) for train in left)
        found = _together(state, view(state, company).seen, cards, terms(rules, state, company), keep, nodes)
        if len(left) < len(trains):
            found = Answer(found.runs, False, found.nodes)
        if found.best is not None or found.proven:
            break
    return left, found


def _together(state: State, seen: Stations, cards: tuple[AnyTrain, ...], said: Terms, keep: int, nodes: int) -> Answer:
    """The search itself, kept by all that it depends on: a company often runs again where nothing has changed."""
    key = (state.laid, state.marks, state.phase, seen, cards, said, keep, nodes)
    found = _searches.get(key)
    if found is None:
        net = net_of(state)
        values = net.values(state.phase)
        found = _searches[key] = best_on_shared_track(net, seen, values, cards, said, keep=keep, nodes=nodes)
        if len(_searches) > KEPT:
            _searches.popitem(last=False)
    return found


def best_action(rules: E1862Rules, state: State, company: int, nodes: int = NODES) -> Run:
    """The run with the most revenue, and of these the most subsidy, as far as that many nodes tell."""
    trains, found = answer(rules, state, company, nodes=nodes)
    return Run() if found.best is None else as_action(rules, state, trains, found.best)


def as_action(rules: E1862Rules, state: State, trains: list[int], found: Found) -> Run:
    """A run of the search as an action: permanent freights that it joined are named."""
    routes = tuple(
        Route(rules.train_id(trains[route.train]), rules.facts.board.names(route.walk)) for route in found.routes
    )
    trips = [_trip(rules, state, trains[route.train], route.walk) for route in found.routes]
    plain = score(rules, state, trips)
    if plain is not None and plain.revenue >= found.revenue:
        return Run(routes)
    permanent = [ix for ix, trip in enumerate(trips) if trip.type == "freight" and trip.permanent]
    best, joined = (-1 if plain is None else plain.revenue), None
    for size in range(1, len(permanent) + 1):
        for some in combinations(permanent, size):
            scored = score(rules, state, trips, set(some))
            if scored is not None and scored.revenue > best:
                best, joined = scored.revenue, tuple(routes[ix].train for ix in some)
    return Run() if best < 0 else Run(routes, joined)


def _trip(rules: E1862Rules, state: State, train: int, walk: tuple[int, ...]) -> Trip:
    trace = follow(net_of(state), walk)
    assert isinstance(trace, Trace)
    return trip_of(rules, state, train, walk, trace)


def best_run(rules: E1862Rules, state: State, company: str | None) -> BestRun | None:
    """For people who ask (`railhead routes`): for the company that is to run, or for a named one."""
    frame = state.stack[-1]
    ix = frame.company if isinstance(frame, RunStep) else None
    if company is not None:
        ix = rules.facts.number.get(company)
    if ix is None or not state.company[ix].floated:
        return None
    trains, found = answer(rules, state, ix, nodes=2_000_000)
    if found.best is None:
        return None
    board, routes = rules.facts.board, list[BestRoute]()
    for route in found.best.routes:
        name = printed_name(rules, trains[route.train], kind_of(state, trains[route.train]))
        walk = board.names(route.walk)
        stops = tuple(_stop_name(site, walk, at) for at, site in enumerate(route.sites))
        routes.append(BestRoute(name, stops, walk, route.revenue))
    best = found.best
    at_home = tuple(
        IdleTrain(printed_name(rules, train, kind_of(state, train)), why.id)
        for train, why in idle(rules, state, ix, trains, best)
    )
    return BestRun(rules.facts.companies[ix].id, best.revenue, best.subsidy, found.proven, tuple(routes), at_home)


def idle(rules: E1862Rules, state: State, company: int, trains: list[int], run: Found) -> list[tuple[int, Message]]:
    """The trains that stay at home in a run though the company has a permit for them, and why."""
    net, cards = net_of(state), [as_train(rules, state, train) for train in trains]
    found = why_idle(net, view(state, company).seen, net.values(state.phase), cards, terms(rules, state, company), run)
    reasons: dict[int, str] = {trains[one.train]: one.why for one in found}
    reasons |= {train: "unknown" for train in runnable(rules, state, company) if train not in trains}
    return [
        (train, Message(f"idle-{why.replace('_', '-')}", {"train": printed_name(rules, train, kind_of(state, train))}))
        for train, why in reasons.items()
    ]


def _stop_name(site: int, walk: tuple[str, ...], at: int) -> str:
    """A city by its hex; an area by the hex that it is entered on."""
    where = facts().board.sites[site]
    if where.area < 0:
        return facts().board.spots[where.hex].id
    return walk[0] if at == 0 else walk[-1]

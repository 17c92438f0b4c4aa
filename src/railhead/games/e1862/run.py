"""The run (7.8): routes drawn by the director, checked with every reason, and what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from railhead.games.e1862 import run_refusals as why
from railhead.games.e1862.best import NODES, answer, as_action, best_action, idle
from railhead.games.e1862.effects import Ran, StayedAtHome
from railhead.games.e1862.facts import TYPES, facts
from railhead.games.e1862.holdings import acting_seat, in_receivership, kind_of, owned_trains
from railhead.games.e1862.home import home_of
from railhead.games.e1862.names import about, card_name, train_name
from railhead.games.e1862.refusals import NoSuchHex
from railhead.games.e1862.route import Route, Run
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.score import Part, Score, score
from railhead.games.e1862.state import PayStep, RunStep, State
from railhead.games.e1862.track import AREAS, CITIES, LONDON, PORTS, has_marker, net_of, view
from railhead.games.e1862.trip import Trip, trip_of
from railhead.kernel.action import to_plain
from railhead.kernel.flow import Act, Decision, Step
from railhead.kernel.menu import Choice, PickRoutes, Question
from railhead.kernel.message import Arg, Items, Message, Term
from railhead.kernel.refusal import Refusal
from railhead.rail.drawn_routes import NotAtStop, Trace, follow
from railhead.rail.run_trains import pick_routes

PROPOSALS = 3


def has_permit(rules: E1862Rules, state: State, company: int, train: int) -> bool:
    """7.8, 6.5.4.3: a company runs the types it has a permit for; simple games know no permits."""
    return bool(state.company[company].permits >> TYPES.index(kind_of(state, train)) & 1)


def is_ready(rules: E1862Rules, state: State, company: int) -> bool:
    """7.8, D33, D34: a train with a permit, and the home marker on the map."""
    permitted = any(has_permit(rules, state, company, train) for train in owned_trains(state, company))
    return permitted and has_marker(state, company, home_of(company)[1])


def may_run(rules: E1862Rules, state: State, company: int) -> bool:
    """Whether there is anything to decide: a company that is ready, with two stops in reach."""
    if not is_ready(rules, state, company):
        return False
    return (view(state, company).reach.sites & (CITIES | AREAS)).bit_count() > 1


def decide_run(rules: E1862Rules, state: State, frame: RunStep) -> Decision | None:
    """7.8; 8: in receivership the best run is made without asking."""
    if in_receivership(state, frame.company):
        return None
    return Decision(acting_seat(state, frame.company), "run") if may_run(rules, state, frame.company) else None


def advance_run(play: E1862Play, frame: RunStep) -> None:
    """Nothing to run; or a company in receivership runs for the most (8, D32)."""
    rules, state = play.rules, play.state
    if in_receivership(state, frame.company) and may_run(rules, state, frame.company):
        run(play, frame, best_action(rules, state, frame.company))
    else:
        stay_at_home(play, frame.company)
        play.next(PayStep(frame.company, 0))


def stay_at_home(play: E1862Play, company: int) -> None:
    """7.8: what a company that does not run lacks."""
    trains = owned_trains(play.state, company)
    if not trains:
        play.do(StayedAtHome(company, "train"))
    elif not any(has_permit(play.rules, play.state, company, train) for train in trains):
        play.do(StayedAtHome(company, "permit"))
    else:
        play.do(StayedAtHome(company, "route"))


# -- checking --------------------------------------------------------------------------------------------------------


def every_run(rules: E1862Rules, state: State, frame: RunStep) -> Iterator[Run]:
    """Routes are not listed: one train to the next stop from home, and no run at all, stand for them."""
    one = shortest_run(rules, state, frame)
    if one is not None:
        yield one
    if one is None or not rules.rulings.must_run:
        yield Run()


def shortest_run(rules: E1862Rules, state: State, frame: RunStep) -> Run | None:
    """One train from home to the next stop. Every main route begins or passes there, so without it none earns."""
    home, net = home_of(frame.company)[1], net_of(state)
    for train in owned_trains(state, frame.company):
        for link in net.links(home):
            one = Run((Route(rules.train_id(train), rules.facts.board.names(link.via)),))
            if next(refuse_run(rules, state, frame, one), None) is None:
                return one
    return None


def good_run(rules: E1862Rules, state: State, frame: RunStep, nodes: int = NODES) -> Run:
    """The best run that a number of nodes find; where the search gives up, the shortest one (it must run, 7.8)."""
    found = best_action(rules, state, frame.company, nodes)
    return found if found.routes else shortest_run(rules, state, frame) or Run()


def refuse_run(rules: E1862Rules, state: State, frame: RunStep, action: Run) -> Iterator[Refusal]:
    """7.8: every route by itself, then all together; no route at all only where none earns (D31)."""
    written = [figure for figure in (action.revenue, action.subsidy) if figure is not None]
    if rules.rulings.refuses_figures(written):
        yield why.FiguresAreComputed()
    if not action.routes and rules.rulings.must_run and shortest_run(rules, state, frame) is not None:
        yield why.MustRun()
    trips: list[Trip] = []
    whole = True
    for ix, route in enumerate(action.routes):
        if route.train in [other.train for other in action.routes[:ix]]:
            yield why.TrainTwice(card_name(rules, state, route.train))
        refusals = list(refuse_route(rules, state, frame.company, route))
        yield from refusals
        whole = whole and not refusals
        if not refusals:
            trips.append(_trip(rules, state, route))
    if whole:
        joined = list(refuse_joined(rules, state, trips, action))
        yield from joined
        if trips and not joined:
            yield from refuse_together(rules, state, frame.company, trips, action)


def refuse_joined(rules: E1862Rules, state: State, trips: list[Trip], action: Run) -> Iterator[Refusal]:
    """7.8.1: freight trains of this run may be named to join."""
    if rules.rulings.joined_are_run:
        freights = {rules.train_id(trip.train) for trip in trips if trip.type == "freight"}
        for name in action.joined or ():
            if name not in freights:
                yield why.JoinedNotRun(card_name(rules, state, name))


def refuse_route(rules: E1862Rules, state: State, company: int, route: Route) -> Iterator[Refusal]:
    """7.8: one train by itself."""
    train, name = rules.train_number(route.train), card_name(rules, state, route.train)
    if train is None or train not in owned_trains(state, company):
        yield why.NotYourTrain(name)
        return
    if not has_permit(rules, state, company, train):
        yield why.NoPermit(rules.facts.companies[company].id, name)
    unknown = [hex_ for hex_ in route.hexes if hex_ not in rules.facts.board.number]
    if unknown:
        yield NoSuchHex(unknown[0])
        return
    walk = tuple(rules.facts.board.number[hex_] for hex_ in route.hexes)
    trace = follow(net_of(state), walk)
    if not isinstance(trace, Trace):
        yield why.EndsInSmallStation(name) if isinstance(trace, NotAtStop) else why.BrokenTrack(name)
        return
    yield from _refuse_track(state, company, name, trace)
    visits = rules.facts.game.trains[rules.band_of(train)].visits
    yield from _refuse_length(name, trip_of(rules, state, train, walk, trace), route, visits)


def _refuse_track(state: State, company: int, name: str, trace: Trace) -> Iterator[Refusal]:
    """7.4, 7.4a, 7.8: what is against a way whatever train takes it."""
    if trace.twice:
        yield why.TrackTwice(name)
    if len(set(trace.stops)) < len(trace.stops):
        yield why.StopTwice(name)
    seen = view(state, company).seen
    if len(trace.stops) < 2 or not trace.sites & CITIES:
        yield why.TooFewStops(name)
    if not trace.sites & seen.own:
        yield why.NoOwnMarker(name)
    ends = [site for site in (trace.stops[0], trace.stops[-1]) if AREAS >> site & 1]
    if len(ends) == 2 and len({PORTS >> site & 1 for site in ends}) == 1:
        yield why.SameKindOfEnds(name)
    for site in trace.stops[1:-1]:
        if AREAS >> site & 1:
            yield why.AreaEndsRoute(name, facts().board.sites[site].name)
        elif seen.blocked >> site & 1:
            yield why.StationFull(name, facts().board.sites[site].name)
    if LONDON in trace.stops and not has_marker(state, company, LONDON):
        yield why.NoLink(name)


def _refuse_length(name: str, trip: Trip, route: Route, visits: int) -> Iterator[Refusal]:
    """7.8.1-7.8.3: as far as the train goes."""
    stops = trip.trace.stops
    if trip.type == "freight":
        most = int(trip.name[:-1])
        if len(trip.walk) - 1 > most:
            yield why.TooFar(name, most)
    else:
        if trip.type == "local" and trip.trace.sites & AREAS:
            yield why.LocalLeavesMap(name)
        if len(stops) > visits:
            yield why.TooManyStops(name, visits)
    if route.counts is not None:
        there = {hex_: _counted((hex_,), trip) for hex_ in route.counts}
        if trip.type == "freight" or not all(there.values()) or len(route.counts) > trip.counts:
            yield why.WrongCount(name, trip.counts)


def counting(trip: Trip, route: Route) -> Trip:
    """7.8, D15: with the stops that the director wants to be counted, where he says so."""
    return trip if route.counts is None else replace(trip, counted=_counted(route.counts, trip))


def _counted(hexes: tuple[str, ...], trip: Trip) -> int:
    """The stops of a route that lie on these hexes, as a mask."""
    walk = [facts().board.spots[hex_].id for hex_ in trip.walk]
    mask = 0
    for stop in trip.trace.stops:
        site = facts().board.sites[stop]
        at_end = {walk[0]} if stop == trip.trace.stops[0] else {walk[-1]}
        names = {facts().board.spots[site.hex].id} if site.area < 0 else at_end
        if names & set(hexes):
            mask |= 1 << stop
    return mask


def _trip(rules: E1862Rules, state: State, route: Route) -> Trip:
    train = rules.train_number(route.train)
    assert train is not None
    walk = tuple(rules.facts.board.number[hex_] for hex_ in route.hexes)
    trace = follow(net_of(state), walk)
    assert isinstance(trace, Trace)
    trip = trip_of(rules, state, train, walk, trace)
    return counting(trip, route)


def refuse_together(rules: E1862Rules, state: State, company: int, trips: list[Trip], action: Run) -> Iterator[Refusal]:
    """7.8, D4: a main route by the home marker, all routes meeting, the freights that rust in one chain."""
    home = home_of(company)[1]
    if not has_marker(state, company, home) or not any(home in trip.trace.stops for trip in trips):
        yield why.NoMainRoute()
    if not all_meet(trips, rules.rulings.drawn_meet):
        yield why.RoutesApart()
    if score(rules, state, trips, _joined(action)) is None:
        yield why.NoChain()


def all_meet(trips: list[Trip], where: int) -> bool:
    """7.8: each route shares a stop (of `where`) with the others, so that all are connected."""
    masks = [(trip.trace.sites | (trip.trace.halts if where < 0 else 0)) & where for trip in trips]
    group, rest = masks[0], masks[1:]
    while rest:
        touching = [mask for mask in rest if mask & group]
        if not touching:
            return False
        rest = [mask for mask in rest if not mask & group]
        for mask in touching:
            group |= mask
    return True


def _joined(action: Run) -> set[int] | None:
    if action.joined is None:
        return None
    return {ix for ix, route in enumerate(action.routes) if route.train in action.joined}


def score_of(rules: E1862Rules, state: State, action: Run) -> Score:
    """What a legal run earns."""
    if not action.routes:
        return Score(0, 0, ())
    found = score(rules, state, [_trip(rules, state, route) for route in action.routes], _joined(action))
    assert found is not None
    return found


def run(play: E1862Play, frame: RunStep, action: Run) -> None:
    """7.8: what was earned waits for the director's decision."""
    found = score_of(play.rules, play.state, action)
    revenue = found.revenue if action.revenue is None else action.revenue
    subsidy = found.subsidy if action.subsidy is None else action.subsidy
    names = [card_name(play.rules, play.state, route.train) for route in action.routes]
    trips = tuple((train, tuple(part.site for part in parts)) for train, parts in chained(names, found))
    play.do(Ran(frame.company, revenue, subsidy, trips))
    play.next(PayStep(frame.company, revenue, subsidy))


# -- questions ---------------------------------------------------------------------------------------------------------


def ask_run(rules: E1862Rules, state: State, frame: RunStep) -> Question:
    return about("ask-run", acting_seat(state, frame.company), frame.company, trains=rules.variant)


def offer_run(rules: E1862Rules, state: State, frame: RunStep) -> Iterator[PickRoutes]:
    """The best runs with their parts; routes may be drawn as well."""
    trains, found = answer(rules, state, frame.company, PROPOSALS)
    proposals = list[Choice]()
    for best in found.runs:
        action = as_action(rules, state, trains, best)
        scored = score_of(rules, state, action)
        running = [train_name(rules, state, trains[route.train]) for route in best.routes]
        notes = run_notes(running, scored)
        if not proposals:
            notes += tuple(said for _, said in idle(rules, state, frame.company, trains, best))
        args: dict[str, Arg] = {"revenue": scored.revenue, "subsidy": scored.subsidy}
        label = Message("choice-run-subsidy" if scored.subsidy else "choice-run", args)
        proposals.append(Choice(to_plain(action), label, (), notes))
    if not proposals:
        one = shortest_run(rules, state, frame)
        proposals += [_shortest(rules, state, one)] if one is not None else []
    if not any(refuse_run(rules, state, frame, Run())):
        proposals.append(Choice(to_plain(Run()), Message("choice-no-run")))
    ids, names = map(rules.train_id, trains), (train_name(rules, state, train) for train in trains)
    yield pick_routes(net_of(state), ids, proposals, proven=found.proven, names=names)


def _shortest(rules: E1862Rules, state: State, action: Run) -> Choice:
    """Where the search has found nothing."""
    scored = score_of(rules, state, action)
    args: dict[str, Arg] = {"revenue": scored.revenue, "subsidy": scored.subsidy}
    return Choice(to_plain(action), Message("choice-run-subsidy" if scored.subsidy else "choice-run", args))


def chained(trains: Sequence[str], found: Score) -> list[tuple[str, list[Part]]]:
    """Each trip with what its stops pay; the freight trains of a chain run as one, under all their names."""
    trips: list[tuple[str, list[Part]]] = []
    for ix, train in enumerate(trains):
        parts = [part for part in found.parts if part.trip == ix]
        if parts or not trips:
            trips.append((train, parts))
        else:
            trips[-1] = (f"{trips[-1][0]} + {train}", trips[-1][1])
    return trips


def run_notes(trains: Sequence[str], found: Score) -> tuple[Message, ...]:
    """A note for each trip of a run."""
    return tuple(route_note(train, parts) for train, parts in chained(trains, found))


def route_note(train: str, parts: list[Part]) -> Message:
    """A train with what each stop pays it, and the bonus of a freight."""
    paid = tuple(
        Term("run-bonus", {"amount": part.amount})
        if part.site < 0
        else Term("stop-paid", {"name": facts().board.stop_name(part.site), "amount": part.amount})
        for part in parts
        if part.site >= 0 or part.amount  # a bonus of nothing is not worth a word
    )
    args: dict[str, Arg] = {"train": train, "stops": Items(paid), "revenue": sum(part.amount for part in parts)}
    return Message("note-route", args)


RUN = Step(
    decide_run,
    {Run: Act(do=run, refuse=refuse_run, every=every_run, offer=offer_run, exhaustive=False)},
    advance_run,
    ask_run,
)

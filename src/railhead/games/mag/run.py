"""VI.3.6, VI.3.7: rail cars, runs and the income of the minors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from railhead import rail
from railhead.games.mag.effects import TrainsRan
from railhead.games.mag.holdings import train_names, treasury
from railhead.games.mag.names import about, major_name
from railhead.games.mag.refusals import AboutMajor, MineNeedsCar, NoSuchHex, NoSuchTrain, TooFewStops
from railhead.games.mag.route import Route
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.state import BuyTrains, RunTrains, State
from railhead.games.mag.track import reaches_two, running, stop_values, view
from railhead.kernel.action import Action, Amount, to_plain
from railhead.kernel.flow import Act, Decision, Step, allowed
from railhead.kernel.kept import KeptByIdentity
from railhead.kernel.menu import Choice, Pick, PickRoutes, Question, blocked_by, pick
from railhead.kernel.message import Items, Message, Term
from railhead.kernel.refusal import Refusal, says
from railhead.rail import drawn_routes
from railhead.rail.refusals import AboutHex, AboutTrain
from railhead.rail.run_trains import pick_routes
from railhead.stock.effects import Transfer
from railhead.stock.purse import BANK
from railhead.stock.refusals import TooDear


class BuyCar(Action, frozen=True, tag="buy-car"):
    """VI.3.7: a rail car of that major."""

    major: str


class Run(Action, frozen=True, tag="run"):
    """VI.3.6: all trains of the minor at once; a train without a route stays at home.

    `paid` and `mined` stand in imported games only, where the recorded income is not what the rules give.
    """

    routes: tuple[Route, ...] = ()
    paid: Amount | None = None
    mined: Amount | None = None


#: The hexes are not joined by track, or the route does not begin and end at a stop.
NoSuchRoute = AboutHex.saying("refusal-no-such-route", "VI.2")
StopTwice = AboutHex.saying("refusal-stop-twice", "VI.3.6b")
#: No piece of track is used twice, by one train or by two of one company.
TrackTwice = Refusal.saying("refusal-track-twice", "VI.3.6c")
#: A red area can only be the end of a run.
ThroughRed = AboutHex.saying("refusal-through-red", "VI.3.6d")
#: A city full of other companies' stations can only be the end of a run.
ThroughBlocked = AboutHex.saying("refusal-through-blocked", "VI.2a")
NoOwnStation = AboutTrain.saying("refusal-no-own-station", "VI.3.6")


@says("refusal-too-many-stops", "VI.3.6a")
class TooManyStops(Refusal, frozen=True):
    """The train is too short for that many stops."""

    train: str
    stops: int


KEPT = 64
PROPOSALS = 3


def decide(rules: MagRules, state: State, frame: RunTrains) -> Decision | None:
    """VI.3.1, VI.3.6, ruling R38: asked with a train and at least two stops in reach."""
    if rules.account(frame.minor) not in state.train_at:
        return None
    if not reaches_two(view(rules, state, frame.minor)):
        return None
    return Decision(state.owner[frame.minor], "run")


def advance(play: MagPlay, frame: RunTrains) -> None:
    play.next(BuyTrains(frame.minor))


# --- what trains and cars can do -----------------------------------------------------------------------------------


def rail_trains(rules: MagRules, state: State, minor: int) -> tuple[rail.Train, ...]:
    """VI.3.6: an N-train runs to at most N stops."""
    stops = {train.name: train.stops for train in rules.facts.rules.trains}
    return tuple(rail.Train(name, stops[name], stops[name]) for name in train_names(rules, state, minor))


def rail_car(rules: MagRules, phase: int, car: int) -> rail.Car:
    """VI.3.7, VI.3.9a, Xc, R21: an off-board bonus, a plus train, access to a mine; with two players either of two."""
    uses: list[rail.Bonus | rail.Plus | rail.Access] = []
    for does in rules.facts.rules.cars[car].does:
        if does == "offboard":
            uses.append(rail.Bonus(rules.kinds.red, rules.facts.rules.phases[phase].offboard_bonus))
        elif does == "plus":
            uses.append(rail.Plus(rules.kinds.town))
        else:
            uses.append(rail.Access(rules.kinds.mine))
    return rail.Car(rules.facts.rules.cars[car].major, tuple(uses))


def car_price(rules: MagRules, state: State, bought: int) -> int | None:
    """VI.3.7, VI.3.9a, Xc: by the order of purchase; None if there is no further one."""
    prices = rules.facts.rules.phases[state.phase].car_prices
    return prices[bought] if bought < len(prices) else None


_answers = KeptByIdentity[rail.Answer](KEPT)


def best_runs(rules: MagRules, state: State, minor: int, cars: tuple[int, ...], keep: int = 1) -> rail.Answer:
    """VI.3.7, R17: the runs that earn most for treasury and owner together, with all these cars used."""
    trains = rail_trains(rules, state, minor)

    def find() -> rail.Answer:
        seen = view(rules, state, minor)
        rail_cars = [rail_car(rules, state.phase, car) for car in cars]
        values = stop_values(rules, state)
        return rail.best_on_separate_track(seen.net, running(rules, seen), values, trains, rail_cars, keep=keep)

    return _answers.get((state.laid, state.token_at), (state.phase, minor, trains, cars, keep), find)


def forget() -> None:
    """Drop the searches that are kept, so that one can be timed."""
    _answers.forget()


def as_action(rules: MagRules, state: State, minor: int, run: rail.Run) -> Run:
    """A run of the search as it is saved."""
    names, board = train_names(rules, state, minor), rules.facts.board
    return Run(tuple(Route(names[one.train], board.names(one.walk)) for one in run.routes))


def could_use(rules: MagRules, state: State, minor: int, cars: tuple[int, ...]) -> bool:
    """VI.3.7, ruling R18: some run uses all these cars."""
    in_reach = view(rules, state, minor).reach.sites
    for car in cars:
        if not any(use.sites & in_reach for use in rail_car(rules, state.phase, car).uses):
            return False
    return bool(best_runs(rules, state, minor, cars).runs)


# --- rail cars ----------------------------------------------------------------------------------------------------


NoSuchCar = AboutMajor.saying("refusal-no-such-car", "VI.3.7c")
CarBought = AboutMajor.saying("refusal-car-bought", "VI.3.7c")
CannotPayCar = TooDear.saying("refusal-cannot-pay-car", "VI.3.7c")
#: A rail car must be used by a train: with this one no run could.
CarOfNoUse = AboutMajor.saying("refusal-car-of-no-use", "R18")
#: A rail car that was paid for must be used.
CarNotUsed = AboutMajor.saying("refusal-car-not-used", "R18")


def _car_of(rules: MagRules, major: str) -> int | None:
    return next((ix for ix, car in enumerate(rules.facts.rules.cars) if car.major == major), None)


def _seller(rules: MagRules, major: str) -> str:
    """The name on the charter; what is no major as it was written."""
    ix = rules.facts.major_ix.get(major)
    return major if ix is None else rules.facts.majors[ix].abbr


def refuse_car(rules: MagRules, state: State, frame: RunTrains, action: BuyCar) -> Iterator[Refusal]:
    """VI.3.7: each kind once, paid from the treasury, and only if a train can use it."""
    car = _car_of(rules, action.major)
    if car is None:
        yield NoSuchCar(_seller(rules, action.major))
        return
    if car in frame.cars:
        yield CarBought(_seller(rules, action.major))
        return
    price, money = car_price(rules, state, len(frame.cars)), treasury(rules, state, frame.minor)
    if price is None or price > money:
        yield CannotPayCar(price or 0, money)
    if rules.rulings.highest and not could_use(rules, state, frame.minor, (*frame.cars, car)):
        yield CarOfNoUse(_seller(rules, action.major))


every_car = allowed(lambda rules, _state, _frame: [BuyCar(car.major) for car in rules.facts.rules.cars], refuse_car)


def buy_car(play: MagPlay, frame: RunTrains, action: BuyCar) -> None:
    """VI.3.7: to the major whose car it is."""
    car = _car_of(play.rules, action.major)
    assert car is not None
    pay_car(play, frame.minor, car, len(frame.cars))
    play.next(RunTrains(frame.minor, (*frame.cars, car)))


def pay_car(play: MagPlay, minor: int, car: int, bought: int) -> None:
    """VI.3.7, III.3.3a: to the major whose car it is."""
    rules = play.rules
    price = car_price(rules, play.state, bought)
    assert price is not None
    play.do(Transfer(rules.account(minor), rules.major_account(rules.facts.rules.cars[car].major), price, "car"))


# --- runs ---------------------------------------------------------------------------------------------------------


Checked = rail.Run | list[Refusal]

_checked: list[tuple[State, RunTrains, tuple[Route, ...], Checked]] = []


def check_run(rules: MagRules, state: State, frame: RunTrains, action: Run) -> Checked:
    """VI.2, VI.3.6: what the routes earn, or everything against them. The last answer is kept for the next question."""
    for kept, where, routes, answer in _checked:
        if kept is state and where == frame and routes == action.routes:
            return answer
    answer = _check_run(rules, state, frame, action)
    _checked[:] = [(state, frame, action.routes, answer)]
    return answer


def _check_run(rules: MagRules, state: State, frame: RunTrains, action: Run) -> Checked:
    board, left = rules.facts.board, train_names(rules, state, frame.minor)
    names: list[str | None] = list(left)
    drawn: list[tuple[int, tuple[int, ...]]] = []
    unknown: list[Refusal] = []
    for route in action.routes:
        if route.train not in names:
            unknown.append(NoSuchTrain(route.train))
            continue
        unknown.extend(NoSuchHex(hex_) for hex_ in route.hexes if hex_ not in board.number)
        train = names.index(route.train)
        names[train] = None
        drawn.append((train, tuple(board.number.get(hex_, -1) for hex_ in route.hexes)))
    if unknown:
        return unknown
    seen = view(rules, state, frame.minor)
    cars = [rail_car(rules, state.phase, car) for car in frame.cars]
    values, trains = stop_values(rules, state), rail_trains(rules, state, frame.minor)
    found = rail.check_drawn_routes(seen.net, running(rules, seen), values, trains, cars, drawn)
    if isinstance(found, rail.Run):
        return found
    reasons = [_refusal(rules, state, frame, action, flaw) for flaw in found]
    unused = all(isinstance(reason, CarNotUsed) for reason in reasons)
    if unused and not could_use(rules, state, frame.minor, frame.cars):
        return _without_cars(rules, state, frame, action)
    return reasons


def _without_cars(rules: MagRules, state: State, frame: RunTrains, action: Run) -> Checked:
    """Where a car was sold that no train can use (imported games only), the run goes without it."""
    return _check_run(rules, state, RunTrains(frame.minor), action)


def _refusal(rules: MagRules, state: State, frame: RunTrains, action: Run, flaw: rail.Flaw) -> Refusal:
    """The refusal that says what is wrong with a route."""
    train, hex_of = action.routes[flaw.route].train if flaw.route >= 0 else "", rules.facts.board.hex_of
    match flaw:
        case drawn_routes.StopTwice():
            return StopTwice(hex_of(flaw.site))
        case drawn_routes.TrackTwice() | drawn_routes.SharesTrack():
            return TrackTwice()
        case drawn_routes.NoOwnStation():
            return NoOwnStation(train)
        case drawn_routes.TooFewStops():
            return TooFewStops(train)
        case drawn_routes.TooManyStops():
            return TooManyStops(train, flaw.stops)
        case drawn_routes.Passes():
            red = rules.kinds.red >> flaw.site & 1
            return ThroughRed(hex_of(flaw.site)) if red else ThroughBlocked(hex_of(flaw.site))
        case drawn_routes.Closed():
            return MineNeedsCar(hex_of(flaw.site))
        case drawn_routes.CarUnused():
            return CarNotUsed(_seller(rules, rules.facts.rules.cars[frame.cars[flaw.car]].major))
        case drawn_routes.NoTrack() | drawn_routes.NotAtStop():
            return NoSuchRoute(rules.facts.board.spots[flaw.hex].id if flaw.hex >= 0 else "-")
        case _:
            return NoSuchTrain(train)


#: A recorded income stands only in imported games.
PaidNotAllowed = Refusal.saying("refusal-paid-not-allowed", "VI.3.7")


@says("refusal-not-highest", "VI.3.7a")
class NotHighest(Refusal, frozen=True):
    """The highest income is compulsory."""

    income: int
    best: int


def refuse(rules: MagRules, state: State, frame: RunTrains, action: Run) -> Iterator[Refusal]:
    """VI.3.6, VI.3.7: legal routes, all cars used, and the highest income that there is."""
    if rules.rulings.highest and (action.paid is not None or action.mined is not None):
        yield PaidNotAllowed()
    found = check_run(rules, state, frame, action)
    if not isinstance(found, rail.Run):
        yield from found
        return
    if rules.rulings.highest:
        best = best_runs(rules, state, frame.minor, frame.cars).best
        if best is not None and found.revenue + found.subsidy < best.revenue + best.subsidy:
            yield NotHighest(found.revenue + found.subsidy, best.revenue + best.subsidy)


def every(rules: MagRules, state: State, frame: RunTrains) -> Iterator[Run]:
    """A best run; no run where none is possible. Others that earn as much are legal too."""
    best = best_runs(rules, state, frame.minor, frame.cars).best
    if best is not None:
        yield as_action(rules, state, frame.minor, best)
    elif next(refuse(rules, state, frame, Run()), None) is None:
        yield Run()


def do(play: MagPlay, frame: RunTrains, action: Run) -> None:
    """VI.3.7: half for the treasury, half for the owner; the mine for the treasury alone."""
    rules, minor = play.rules, frame.minor
    found = check_run(rules, play.state, frame, action)
    assert isinstance(found, rail.Run), "an illegal run was applied"
    pay_income(play, minor, found, action)
    advance(play, frame)


def pay_income(play: MagPlay, minor: int, found: rail.Run, action: Run) -> None:
    """VI.3.7: half for the treasury, half for the owner; the mine for the treasury alone."""
    rules = play.rules
    revenue = found.revenue if action.paid is None else action.paid
    mine = found.subsidy if action.mined is None else action.mined
    play.do(TrainsRan(minor, action.routes, revenue, mine))
    half = revenue // 2
    if half:
        play.do(Transfer(BANK, rules.account(minor), half, "income"))
    if revenue - half:
        play.do(Transfer(BANK, play.state.owner[minor] + 1, revenue - half, "owner-income"))
    if mine:
        play.do(Transfer(BANK, rules.account(minor), mine, "mine"))


# --- questions ------------------------------------------------------------------------------------------------------


def ask(rules: MagRules, state: State, frame: RunTrains) -> Question:
    return about(rules, "ask-run", state.owner[frame.minor], frame.minor)


def offer_run(rules: MagRules, state: State, frame: RunTrains) -> Iterator[PickRoutes]:
    """The best runs with their routes; others may be drawn."""
    answer = best_runs(rules, state, frame.minor, frame.cars, PROPOSALS)
    top, names = _income_of(answer.best), train_names(rules, state, frame.minor)

    def notes(found: rail.Run) -> tuple[Message, ...]:
        idle = _idle_notes(names, found) if answer.proven and _income_of(found) == top else ()
        return (*_route_notes(rules, found), *idle)

    proposals = [
        Choice(to_plain(as_action(rules, state, frame.minor, found)), _income(found), (), notes(found))
        for found in answer.runs
        if not rules.rulings.highest or _income_of(found) == top
    ]
    if not proposals:
        proposals = [Choice(to_plain(idle), Message("choice-no-run")) for idle in every(rules, state, frame)]
    net = view(rules, state, frame.minor).net
    yield pick_routes(net, names, proposals, proven=answer.proven)


def _income_of(run: rail.Run | None) -> int:
    """Of treasury and owner together."""
    return run.revenue + run.subsidy if run is not None else 0


def _income(found: rail.Run) -> Message:
    if found.subsidy:
        return Message("choice-run-mine", {"revenue": found.revenue, "mine": found.subsidy})
    return Message("choice-run", {"revenue": found.revenue})


def _route_notes(rules: MagRules, found: rail.Run) -> tuple[Message, ...]:
    """Each route with its stops and what they pay."""
    return tuple(route_note(rules, route.pays) for route in found.routes)


def _idle_notes(names: Sequence[str], found: rail.Run) -> tuple[Message, ...]:
    """VI.3.6c: every route earns something, so a train that stays at home has none left to run on."""
    at_home = [name for train, name in enumerate(names) if train not in {route.train for route in found.routes}]
    return tuple(Message("note-idle", {"train": name}) for name in at_home)


def route_note(rules: MagRules, pays: Sequence[rail.Pay]) -> Message:
    """A route with what each stop pays it; a bonus stands beside its stop: Bécs 30 + 20."""
    paid: dict[str, list[int]] = {}
    for pay in pays:
        paid.setdefault(rules.facts.board.stop_name(pay.site), []).append(pay.amount)
    stops = Items(tuple(_stop(name, amounts) for name, amounts in paid.items()))
    revenue = sum(pay.amount for pay in pays if pay.what != "special")
    return Message("note-route", {"stops": stops, "revenue": revenue})


def _stop(name: str, amounts: list[int]) -> Term:
    amount, *bonus = amounts
    if bonus:
        return Term("stop-paid-bonus", {"name": name, "amount": amount, "bonus": sum(bonus)})
    return Term("stop-paid", {"name": name, "amount": amount})


def offer_car(rules: MagRules, state: State, frame: RunTrains) -> Iterator[Pick]:
    return pick("car", Message("offer-car"), _cars(rules, state, frame))


def _cars(rules: MagRules, state: State, frame: RunTrains) -> Iterator[Choice]:
    """VI.3.7: what each rail car costs, and how much more the trains would earn with it."""
    without = _income_of(best_runs(rules, state, frame.minor, frame.cars, PROPOSALS).best)
    for ix, car in enumerate(rules.facts.rules.cars):
        cost = car_price(rules, state, len(frame.cars))
        if cost is None or ix in frame.cars:
            continue
        buy = BuyCar(car.major)
        name = major_name(rules, rules.facts.major_ix[car.major])
        label = Message(f"choice-car-{'-'.join(car.does)}", {"major": name, "price": cost})
        blocked = blocked_by(refuse_car(rules, state, frame, buy))
        notes: tuple[Message, ...] = ()
        if blocked is None:
            best = best_runs(rules, state, frame.minor, (*frame.cars, ix)).best
            if best is not None:  # a game that is read in may buy a car of no use
                notes = (Message("note-car", {"more": best.revenue + best.subsidy - without, "cost": cost}),)
        yield Choice(to_plain(buy), label, (f"charter:{car.major}",), notes, blocked=blocked)


RUN_TRAINS = Step(
    decide,
    {
        Run: Act(do=do, refuse=refuse, every=every, offer=offer_run, exhaustive=False),
        BuyCar: Act(do=buy_car, refuse=refuse_car, every=every_car, offer=offer_car),
    },
    advance,
    ask,
)

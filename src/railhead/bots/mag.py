"""Bots for 18Magyarország: a beginner who takes what pays now, and a steady player who builds for what comes.

A minor's turn is one plan: track for the trains it has and will have, a station where it opens more, cars that pay,
the run, and trains as long as they can still earn. `mag_value.py` says what things are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import combinations
from typing import Any, TypeVar

from railhead.bots import Bot, Budget, Meter
from railhead.bots.figures import NONE, Changed, Playing, figures
from railhead.bots.levels import Level
from railhead.bots.mag_value import (
    ENOUGH,
    NOTHING,
    PARTS,
    Known,
    Runs,
    best_dividend,
    feeding,
    gain,
    haste,
    home_worth,
    kinds_of,
    of_treasury,
    promise,
    prospect,
    rounds_left,
    train,
)
from railhead.games.mag.dividends import PayDividend
from railhead.games.mag.draft import TakeMinor, TakeShare
from railhead.games.mag.holdings import certificates_of, percent, price, treasury
from railhead.games.mag.lay import LayTile, second_cost, terrain_cost
from railhead.games.mag.phases import is_last_phase
from railhead.games.mag.rules import MagRules
from railhead.games.mag.run import BuyCar, Run, car_price
from railhead.games.mag.shares import BuyShare, SellShares
from railhead.games.mag.state import (
    BuyTrains,
    Dividend,
    Draft,
    LayTrack,
    RunTrains,
    ScrapTrains,
    ShareRound,
    State,
    Station,
    TrainOffer,
)
from railhead.games.mag.station import PlaceStation
from railhead.games.mag.station import cost as station_cost
from railhead.games.mag.track import stop_values, view
from railhead.games.mag.trains import AcceptOffer, BuyTrain, DeclineOffer, Scrap
from railhead.kernel.action import Action, Pass
from railhead.kernel.rng import Stream
from railhead.kernel.rules import Rules

A = TypeVar("A", bound=Action)

#: how many lays are looked at closely; of how many first ones the second is tried
CLOSE, CLOSE_SECOND, PLANNED = 7, 4, 2
NOVICE_LAYS = 6
STATIONS = 5
#: runs kept in mind from one decision to the next
REMEMBERED = 20_000


class NoviceBot:
    """Takes what pays at once: the best run, a train when there is money, the cheapest rising share."""

    def __init__(self, seed: str) -> None:
        self.stream = Stream(seed)

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        assert isinstance(rules, MagRules)
        if isinstance(state.stack[-1], RunTrains):
            return self._run(rules, state, state.stack[-1])
        legal = list(rules.legal(state))
        match state.stack[-1]:
            case LayTrack() as frame:
                return self._lay(rules, state, frame, legal)
            case BuyTrains():
                return self._last(BuyTrain, legal)
            case Dividend():
                return self._last(PayDividend, legal)
            case ShareRound():
                buys = [action for action in legal if isinstance(action, BuyShare)]
                return self.stream.choice(buys) if buys else passed(legal)
            case Draft():
                return self.stream.choice(legal)
            case TrainOffer():
                return DeclineOffer()
            case _:
                return passed(legal)

    def _last(self, kind: type[Action], legal: list[Action]) -> Action:
        """The dearest of a kind, else nothing."""
        found = [action for action in legal if isinstance(action, kind)]
        return found[-1] if found else passed(legal)

    def _lay(self, rules: MagRules, state: State, frame: LayTrack, legal: list[Action]) -> Action:
        """A few lays at random: the one with the best run, if it costs nothing or pays."""
        lays = [action for action in legal if isinstance(action, LayTile)]
        if not lays or frame.laid:
            return passed(legal)
        runs = Runs(rules)
        tried = [self.stream.choice(lays) for _ in range(NOVICE_LAYS)]
        return max(tried, key=lambda lay: runs.own(rules.apply(state, lay).state, frame.minor).revenue)

    def _run(self, rules: MagRules, state: State, frame: RunTrains) -> Action:
        """A car where it pays for itself at once."""
        runs = Runs(rules)
        now = runs.own(state, frame.minor, frame.cars).revenue
        cost = car_price(rules, state, len(frame.cars)) or 0
        for car in cars_to_buy(rules, state, frame):
            if runs.own(state, frame.minor, (*frame.cars, car)).revenue > now + cost:
                action = BuyCar(rules.facts.rules.cars[car].major)
                if action in rules.legal(state):
                    return action
        return best_run(rules, state)


def passed(legal: Sequence[Action]) -> Action:
    """Pass, or where that is not allowed the first thing that is."""
    return next((action for action in legal if isinstance(action, Pass)), legal[0])


def cars_to_buy(rules: MagRules, state: State, frame: RunTrains) -> list[int]:
    """VI.3.7: the cars that the treasury could pay for; whether a train can use them is for the rules to say."""
    cost = car_price(rules, state, len(frame.cars))
    if cost is None or cost > treasury(rules, state, frame.minor):
        return []
    return [car for car in range(len(rules.facts.rules.cars)) if car not in frame.cars]


def best_run(rules: MagRules, state: State) -> Action:
    """VI.3.6: the run that the rules demand. Listing everything else would search for more of them."""
    return next(rules.legal(state).of(Run))


class SteadyBot:
    """Plays for the end of the game."""

    def __init__(self, without: frozenset[str] = frozenset(), changed: Changed = NONE) -> None:
        self.without, self.playing = without, Playing("mag", changed)
        self.known: Known = {}

    def has(self, part: str) -> bool:
        return part not in self.without

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        assert isinstance(rules, MagRules)
        turn = Turn(self, rules, state, seat, budget)
        match state.stack[-1]:
            case LayTrack() as frame:
                return turn.lay(frame)
            case Station() as frame:
                return turn.station(frame)
            case ScrapTrains() as frame:
                return turn.scrap(frame)
            case RunTrains() as frame:
                return turn.run(frame)
            case BuyTrains() as frame:
                return turn.trains(frame)
            case TrainOffer() as frame:
                return turn.offer(frame)
            case Dividend() as frame:
                return turn.dividend(frame)
            case ShareRound() as frame:
                return turn.shares(frame)
            case Draft():
                return turn.draft()
        return passed(turn.legal)


class Turn:
    """One decision of the steady player."""

    def __init__(self, bot: SteadyBot, rules: MagRules, state: State, seat: int, budget: Budget) -> None:
        self.bot, self.rules, self.state, self.seat = bot, rules, state, seat
        if len(bot.known) > REMEMBERED:
            bot.known.clear()
        self.runs = Runs(rules, bot.known)
        self.meter = Meter(budget)
        self.legal = [] if isinstance(state.stack[-1], RunTrains) else list(rules.legal(state))
        self.left = rounds_left(rules, state)
        self.figures = bot.playing.at(rules.players)
        self.treasury_worth = self.figures["treasury"] * of_treasury(self.left)

    def goes_on(self) -> bool:
        """Whether there is budget for a further position."""
        return self.meter.spend() and self.runs.work < ENOUGH

    def of_kind(self, kind: type[A]) -> list[A]:
        return [action for action in self.legal if isinstance(action, kind)]

    def feeding(self, major: str, amount: int) -> float:
        """What it brings that a major gets money."""
        return self.figures["feed"] * feeding(self.rules, self.state, self.seat, major, amount)

    # -- track and stations ----------------------------------------------------------------------------

    def track(self, state: State, minor: int, far: bool) -> float:
        """What a minor's track is worth: its runs now, and with the trains to come; what it leads to (`far`).

        Trains to come are thought of alone, against István: among players it brought nothing (docs/bots.md).
        """
        hope = self.bot.has("hope") and self.rules.seats == 1
        soon = min(self.left + 1, 2.5) if hope else self.left + 1
        worth = soon * self.runs.own(state, minor).worth(self.treasury_worth)
        if hope:
            worth += (
                self.figures["hope"]
                * max(0.0, self.left + 1 - soon)
                * self.runs.hoped(state, minor).worth(self.treasury_worth)
            )
        if far:
            worth += self.figures["promise"] * self.left * promise(self.rules, state, minor)
        return worth

    def lay(self, frame: LayTrack) -> Action:
        """VI.3.2: the lay that leads to the best track for its price; two yellow ones as one plan, where it helped."""
        lays = self.of_kind(LayTile)
        if not lays:
            return passed(self.legal)
        far = len(lays) <= 25
        base = self.track(self.state, frame.minor, far)
        ranked = self.ranked(self.state, frame, lays, far)
        if self.bot.has("plan") and self.rules.seats != 2 and frame.laid == 0 and far:
            ranked = [self._with_second(row, frame, far) for row in ranked[:PLANNED]] + ranked[PLANNED:]
            ranked.sort(key=lambda row: -row[0])
        if ranked and ranked[0][0] > base + 0.5:
            return ranked[0][1]
        return passed(self.legal)

    def ranked(
        self, state: State, frame: LayTrack, lays: Sequence[LayTile], far: bool
    ) -> list[tuple[float, LayTile, State]]:  # fmt: skip
        ranked = []
        for lay in self._close(state, frame, lays)[: CLOSE_SECOND if frame.laid else CLOSE]:
            after = self.rules.apply(state, lay).state
            worth = self.track(after, frame.minor, far) - self._cost(state, frame, lay)
            ranked.append((worth, lay, after))
            if not self.goes_on():
                break
        ranked.sort(key=lambda row: -row[0])
        return ranked

    def _with_second(
        self, row: tuple[float, LayTile, State], frame: LayTrack, far: bool
    ) -> tuple[float, LayTile, State]:  # fmt: skip
        """The first lay by the best that a second one makes of it."""
        worth, lay, after = row
        then = after.stack[-1]
        if not isinstance(then, LayTrack) or then.minor != frame.minor:
            return row
        seconds = [action for action in self.rules.legal(after) if isinstance(action, LayTile)]
        spent = self._cost(self.state, frame, lay)
        ranked = self.ranked(after, then, seconds, far)
        return (max(worth, ranked[0][0] - spent), lay, after) if ranked else row

    def _cost(self, state: State, frame: LayTrack, lay: LayTile) -> float:
        """VI.3.2: terrain to SIK, a second tile to SZKEV; a terrain token is worth a little, too."""
        hex_ = self.rules.facts.board.number[lay.hex]
        terrain = terrain_cost(self.rules, state, hex_)
        extra = second_cost(self.rules, frame)
        paid = extra + (0 if lay.token else terrain)
        cost = paid * self.treasury_worth + (4.0 if lay.token and self.left > 2 else 0.0)
        if self.bot.has("feed"):
            cost -= self.feeding("SIK", terrain) if terrain else 0.0
            cost -= self.feeding("SZKEV", extra) if extra else 0.0
        return cost

    def _close(self, state: State, frame: LayTrack, lays: Sequence[LayTile]) -> list[LayTile]:
        """The lays worth a closer look: those that raise stops, on the way of the best run first."""
        if len(lays) <= CLOSE:
            return list(lays)
        facts = self.rules.facts
        on_way = self._on_way(state, frame.minor)
        scored: list[tuple[float, int, LayTile]] = []
        for lay in lays:
            hex_ = facts.board.number[lay.hex]
            new = facts.tiles.tiles[facts.tiles.number[lay.tile]]
            old = state.laid[hex_]
            before = facts.tiles.turned[old].tile.stops if old >= 0 else facts.board.spots[hex_].stops
            rise = sum(max(stop.value) for stop in new.stops) - sum(max(stop.value) for stop in before)
            edges = facts.tiles.turned[facts.tiles.at(lay.tile, lay.rotation)].edges.bit_count()
            score = rise * (2.0 if hex_ in on_way else 0.7) + 2.0 * edges + (6.0 if hex_ in on_way else 0.0)
            score += 4.0 if old < 0 else 0.0
            scored.append((score - (8.0 if lay.token else 0.0), len(scored), lay))
        scored.sort(key=lambda row: (-row[0], row[1]))
        return [lay for _, _, lay in scored[:CLOSE]]

    def _on_way(self, state: State, minor: int) -> set[int]:
        """Hexes of the stops that the minor reaches."""
        sites = view(self.rules, state, minor).reach.sites
        return {site.hex for site in self.rules.facts.board.sites if sites >> site.ix & 1}

    def station(self, frame: Station) -> Action:
        """VI.3.4: where it opens better runs than it costs; majors save their money for dividends."""
        if frame.company >= self.rules.minors or not self.bot.has("stations"):
            return passed(self.legal)
        paid = station_cost(self.rules, self.state, frame.company) or 0
        base = self.track(self.state, frame.company, False)
        best: Action = passed(self.legal)
        worth = base + paid * self.treasury_worth
        if self.bot.has("feed"):
            worth -= self.feeding("SZKEV", paid // 2)
        for action in self.cities(self.of_kind(PlaceStation)):
            found = self.track(self.rules.apply(self.state, action).state, frame.company, False)
            if found > worth:
                best, worth = action, found
            if not self.goes_on():
                break
        return best

    def cities(self, places: list[PlaceStation]) -> list[PlaceStation]:
        """The best cities for a station by what they pay."""
        values, board = stop_values(self.rules, self.state), self.rules.facts.board
        return nlargest(STATIONS, places, key=lambda place: values[board.site(place.hex, place.stop)])

    # -- trains and runs -------------------------------------------------------------------------------

    def trains_worth(self, minor: int, kinds: Sequence[int]) -> float:
        """What these trains will earn in the rounds to come, on the track as it lies."""
        trains = tuple(train(self.rules, kind) for kind in kinds)
        return self.left * self.runs.with_trains(self.state, minor, trains).worth(self.treasury_worth)

    def _fed(self, kind: int) -> float:
        data = self.rules.facts.rules.trains[kind]
        return self.feeding(data.major, data.to_major) if self.bot.has("feed") else 0.0

    def scrap(self, frame: ScrapTrains) -> Action:
        """VI.3.5: give up the smallest train where the next one, bought after the run, is worth more."""
        have = kinds_of(self.rules, self.state, frame.minor)
        if not self.bot.has("scrap") or len(have) < self.rules.facts.minor_rules.train_limit:
            return passed(self.legal)
        rest = have[1:]
        now = self.runs.own(self.state, frame.minor)
        less = self.runs.with_trains(self.state, frame.minor, tuple(train(self.rules, kind) for kind in rest))
        money = treasury(self.rules, self.state, frame.minor) + less.revenue // 2
        keep = self.trains_worth(frame.minor, have) + now.worth(self.treasury_worth)
        for kind, data in enumerate(self.rules.facts.rules.trains):
            if kind > have[0] and data.price <= money:
                worth = less.worth(self.treasury_worth) + self.trains_worth(frame.minor, [*rest, kind])
                if worth + self._fed(kind) - data.price * self.treasury_worth > keep + 10:
                    return Scrap(self.rules.facts.rules.trains[have[0]].name)
        return passed(self.legal)

    def run(self, frame: RunTrains) -> Action:
        """VI.3.7: the set of cars that pays most; the dearest of them from the major one holds most of."""
        cars = cars_to_buy(self.rules, self.state, frame)
        if cars and self.bot.has("cars"):
            wanted = self._cars(frame, cars)
            if wanted:
                action = BuyCar(self.rules.facts.rules.cars[wanted[0]].major)
                if action in self.rules.legal(self.state):
                    return action
        return best_run(self.rules, self.state)

    def _cars(self, frame: RunTrains, cars: list[int]) -> tuple[int, ...]:
        held = {car: self._held(self.rules.facts.rules.cars[car].major) for car in cars}
        best: tuple[int, ...] = ()
        worth = self.runs.own(self.state, frame.minor, frame.cars).worth(self.treasury_worth)
        money = treasury(self.rules, self.state, frame.minor)
        for number in range(1, len(cars) + 1):
            for chosen in combinations(sorted(cars, key=lambda car: held[car]), number):
                paid = [car_price(self.rules, self.state, len(frame.cars) + n) for n in range(number)]
                if None in paid or sum(cost or 0 for cost in paid) > money:
                    continue
                earned = self.runs.own(self.state, frame.minor, (*frame.cars, *chosen))
                if earned is NOTHING:
                    continue
                found = earned.worth(self.treasury_worth) - self.treasury_worth * sum(cost or 0 for cost in paid)
                if self.bot.has("feed"):
                    for car, cost in zip(chosen, paid, strict=True):
                        major = self.rules.facts.rules.cars[car].major
                        found += self.feeding(major, cost or 0)
                if found > worth + 1:
                    best, worth = chosen, found
        return best

    def _held(self, major: str) -> int:
        return percent(self.rules, self.state, self.rules.facts.major_ix[major], self.seat)

    def trains(self, frame: BuyTrains) -> Action:
        """VI.3.8: the train that earns most beyond its price; at the end, what feeds the own majors."""
        have = kinds_of(self.rules, self.state, frame.minor)
        base = self.trains_worth(frame.minor, have)
        best: Action = passed(self.legal)
        worth = 3.0
        for action in self.of_kind(BuyTrain):
            kind = self.rules.facts.train_ix[action.train]
            cost = self.rules.facts.rules.trains[kind].price
            earned = self.trains_worth(frame.minor, [*have, kind]) - base
            found = earned - cost * self.treasury_worth + self._fed(kind) + self._haste(kind)
            if found > worth:
                best, worth = action, found
        return best

    def _haste(self, kind: int) -> float:
        """VI.3.9: the first train of a type starts a phase."""
        first = self.rules.facts.rules.trains[kind].starts_phase and not self.state.used_stacks >> kind & 1
        if not first or is_last_phase(self.rules, self.state) or not self.bot.has("phases"):
            return 0.0
        return self.figures["haste"] * haste(self.rules, self.state, self.runs, self.seat)

    def offer(self, frame: TrainOffer) -> Action:
        """VI.3.8: sell a train for more than a new one costs."""
        new = self.rules.facts.rules.trains[frame.kind].price
        return AcceptOffer() if frame.price >= new * 1.25 and self.left > 1 else DeclineOffer()

    # -- shares ----------------------------------------------------------------------------------------

    def dividend(self, frame: Dividend) -> Action:
        amounts = [action.amount for action in self.of_kind(PayDividend)]
        if not self.bot.has("dividends"):
            return PayDividend(max(amounts))
        return PayDividend(best_dividend(self.rules, self.state, frame, self.seat, amounts))

    def share_gain(self, major: int) -> float:
        """What a share brings for each forint it costs."""
        cost = price(self.rules, self.state, major)
        if not self.bot.has("growth"):
            return 1.0 / cost
        return gain(self.rules, self.state, major, self.figures["dividend"]) / cost

    def shares(self, frame: ShareRound) -> Action:
        """VII: buy what will rise most for its price; give up what will fall, or a lesser share for a better one."""
        buys = self.of_kind(BuyShare)
        index = self.rules.facts.major_ix
        best = max(buys, key=lambda action: self.share_gain(index[action.major]), default=None)
        sale = self._sale(frame)
        if sale is not None:
            return sale
        if best is not None and self.share_gain(index[best.major]) > 0:
            return best
        return passed(self.legal)

    def _sale(self, frame: ShareRound) -> SellShares | None:
        sales = self.of_kind(SellShares)
        if not sales or not self.bot.has("sell"):
            return None
        over = certificates_of(self.rules, self.state, self.seat) > self.rules.cert_limit
        index = self.rules.facts.major_ix
        worst = min(sales, key=lambda action: (self.share_gain(index[action.major]), -action.shares))
        most = max(action.shares for action in sales if action.major == worst.major)
        if over:
            return SellShares(worst.major, 1)
        if self.share_gain(index[worst.major]) < self.figures["sale"] and most:
            return SellShares(worst.major, most)
        return None

    # -- the draft -------------------------------------------------------------------------------------

    def draft(self) -> Action:
        """V: minors by what lies around them, shares by what they will earn; minors first."""
        minors, index = self.of_kind(TakeMinor), self.rules.facts.minor_ix
        if minors:
            return max(minors, key=lambda action: home_worth(self.rules, index[action.minor]))
        majors = self.rules.facts.major_ix

        def worth(action: TakeShare) -> float:
            final, paid = prospect(self.rules, self.state, majors[action.major])
            return final + paid

        return max(self.of_kind(TakeShare), key=worth)


def _master(seed: str, without: frozenset[str], changed: Changed) -> Bot:
    from railhead.bots.mag_master import MasterBot  # it is made of the steady player above

    return MasterBot()


LEVELS = (
    Level("novice", lambda seed, _without, _changed: NoviceBot(seed)),
    Level("steady", lambda _seed, without, changed: SteadyBot(without, changed), PARTS, tuple(figures("mag").figures)),
    Level("master", _master),
)

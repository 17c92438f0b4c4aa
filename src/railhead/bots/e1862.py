"""Bots for 1862: a beginner who keeps his companies running, and a steady player who builds for the trains to come.

A company's turn is one plan: track and markers for the trains it has and will have, the run, pay or keep by what the
next train costs, trains before the old ones rust. `e1862_value.py` says what things are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from railhead.bots import Bot, Budget
from railhead.bots.e1862_novice import Choice, NoviceBot, laid, passed
from railhead.bots.e1862_promise import promise
from railhead.bots.e1862_value import (
    PARTS,
    ROUNDS,
    Earning,
    card,
    expected_revenue,
    hoped,
    lasting,
    launch_outlook,
    missing_shares,
    near,
    permitted,
    rounds_left,
    share_outlook,
    steps_from,
)
from railhead.bots.figures import NONE, Changed, Playing, figures
from railhead.bots.levels import Level
from railhead.games.e1862 import state as frames
from railhead.games.e1862.best import as_train, runnable
from railhead.games.e1862.build import AddStation
from railhead.games.e1862.charters import Markers, available
from railhead.games.e1862.consent import Answer
from railhead.games.e1862.depot import next_cost, next_train, refinancing_money
from railhead.games.e1862.exchange import GiveUp, Redeem
from railhead.games.e1862.facts import BANDS, TrainType, facts
from railhead.games.e1862.forced import SellTreasury
from railhead.games.e1862.holdings import (
    cash_of,
    certificates,
    director_seat,
    has_train,
    kind_of,
    owned_trains,
    price,
    sale_price,
    seller_of,
)
from railhead.games.e1862.joining import RemoveMarker
from railhead.games.e1862.lay import LayTile
from railhead.games.e1862.marker import Link, PlaceMarker
from railhead.games.e1862.market import PARS
from railhead.games.e1862.merger import Merge, Survive
from railhead.games.e1862.parliament import Bid, Par
from railhead.games.e1862.pay import Pay, hudson_money
from railhead.games.e1862.rules import E1862Rules
from railhead.games.e1862.run import good_run
from railhead.games.e1862.sale import Sell
from railhead.games.e1862.state import State
from railhead.games.e1862.stock_round import BuyShare, Start, cost_of
from railhead.games.e1862.track import net_of
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Action, Pass
from railhead.kernel.rules import Rules

#: how many lays are looked at closely; of how many first ones the second is tried; how many cities for a marker
CLOSE, CLOSE_SECOND, PLANNED, PLACES = 4, 2, 1, 1
#: and how many are left for the search with all trains
WHOLLY = 2
#: a run is saved for a permanent train with at least this many rounds to come, and fewer trains than this
SAVING_ROUNDS, SAVING_TRAINS = 2.5, 3


class SteadyBot:
    """Plays for the end of the game."""

    def __init__(self, without: frozenset[str] = frozenset(), changed: Changed = NONE) -> None:
        self.without, self.playing = without, Playing("e1862", changed)
        self.known: dict[tuple[object, ...], Earning] = {}

    def choose(self, rules: Rules[Any], state: Any, seat: int, budget: Budget) -> Action:
        assert isinstance(rules, E1862Rules)
        if isinstance(state.stack[-1], frames.RunStep):
            return good_run(rules, state, state.stack[-1])
        turn = Turn(self.without, rules, state, seat, budget, self.known, self.playing)
        if len(turn.legal) == 1:
            return turn.legal[0]
        match state.stack[-1]:
            case frames.Parliament():
                return turn.open_auction()
            case frames.Auction() as frame:
                return turn.bid(frame)
            case frames.SetPar():
                return turn.par()
            case frames.FurtherShares():
                return turn.legal[0]
            case frames.Stock():
                return turn.stock()
            case frames.BuyMarkers() as frame:
                return turn.markers(frame.company)
            case frames.Home() | frames.Build() as frame:
                return turn.build(frame.company)
            case frames.MarkerStep() as frame:
                return turn.marker(frame.company)
            case frames.PayStep() as frame:
                return turn.pay(frame)
            case frames.TrainStep() as frame:
                return turn.train(frame.company)
            case frames.MergeStep() | frames.AcquireStep() as frame:
                return turn.merge(frame.company)
            case frames.Survivor() as frame:
                return turn.survivor(frame)
            case frames.Consent() | frames.TrainConsent():
                return Answer(False)
            case frames.Exchange() as frame:
                return turn.option(frame)
            case frames.RemoveMarkers():
                return turn.remove()
            case frames.Fine():
                return turn.worst_sale(turn.of_kind(Sell))
        return passed(turn.legal)


class Turn(Choice):
    """One decision of the steady player."""

    def __init__(
        self, without: frozenset[str], rules: E1862Rules, state: State, seat: int, budget: Budget,
        known: dict[tuple[object, ...], Earning], playing: Playing,
    ) -> None:  # fmt: skip
        super().__init__(rules, state, seat, budget, known)
        self.without, self.figures = without, playing.at(rules.seats)
        self.left = rounds_left(state)
        self.outlooks: dict[int, float] = {}

    def has(self, part: str) -> bool:
        return part not in self.without

    # -- charters and launches -------------------------------------------------------------------------

    def taste(self, company: int) -> float:
        """How good a company's place and permit are."""
        taken = sum(other.site == _home_site(company) for other in self.state.markers)
        return near(company) - 10 * taken

    def open_auction(self) -> Action:
        """4: a charter brings ten times par for five shares; only with the money to launch it at once."""
        opens = [action for action in self.of_kind(Bid) if action.amount == 0]
        if not opens or self.money() < 5 * PARS[1] or self.left < 2.5 or not self.room():
            return passed(self.legal)
        return max(opens, key=lambda action: self.taste(self.number(action.company)))

    def bid(self, frame: frames.Auction) -> Action:
        """4.1: as far as the company is better than the next best one, and the launch stays payable."""
        others = [company for company in available(self.rules, self.state, parliament=True) if company != frame.company]
        better = self.taste(frame.company) - max((self.taste(company) for company in others), default=0.0)
        limit = 5.0 + max(0.0, min(40.0, better))
        raises = self.of_kind(Bid) if self.room() else []
        if raises and raises[0].amount <= limit and self.money() - raises[0].amount >= 5 * PARS[2]:
            return raises[0]
        return passed(self.legal)

    def par(self) -> Action:
        """4.2: as high as five shares can be paid; a high par is money for trains."""
        pars = [action for action in self.of_kind(Par) if 5 * action.price <= self.money()]
        if not self.has("launch"):
            pars = [action for action in pars if action.price <= PARS[1]]
        return pars[-1] if pars else self.legal[0]

    def markers(self, company: int) -> Action:
        """6.5.4: four markers where the first train stays payable."""
        spare = cash_of(self.state, company) - 2 * next_cost(self.rules, self.state)
        choices = self.of_kind(Markers)
        fit = [action for action in choices if action.number <= 4 and 40 * action.number <= max(80, spare)]
        return fit[-1] if fit else choices[0]

    # -- shares ----------------------------------------------------------------------------------------

    def rate(self, company: int, cost: int) -> float:
        """What a share brings for its cost."""
        if not self.has("outlook"):
            return expected_revenue(self.runs, self.state, company) / 10 / max(1, cost) - 0.01
        return self.share(company) / max(1, cost) - 1

    def share(self, company: int) -> float:
        """The outlook of a share, found once for each company."""
        if company not in self.outlooks:
            self.outlooks[company] = share_outlook(self.runs, self.state, company)
        return self.outlooks[company]

    def stock(self) -> Action:
        """6: bring the own company to its launch; sell what will fall; buy or launch what brings most."""
        owed = self.owed()
        if owed:
            return owed[0]
        sale = self._sale()
        if sale is not None:
            return sale
        best, worth = passed(self.legal), 0.02
        for action in self.of_kind(BuyShare):
            company = self.number(action.company)
            if not self.state.company[company].floated and missing_shares(self.state, company) > 1:
                continue
            found = self.rate(company, cost_of(self.state, company, action.source))
            if action.source == "treasury":
                found += 0.03  # the money stays in the company
            if found > worth:
                best, worth = action, found
        start = self._start(worth)
        return start or best

    def _start(self, worth: float) -> Start | None:
        """6.5.3: a company of one's own, if five shares can be paid and its money buys trains."""
        starts = [action for action in self.of_kind(Start) if 5 * action.price <= self.money()]
        if not starts or self.left < 2 or not self.has("launch"):
            return None
        if not self.room():
            return None
        best: Start | None = None
        highest = max(action.price for action in starts)
        for action in starts:
            if action.price != highest:
                continue
            found = launch_outlook(self.rules, self.state, action.price, 5 * action.price - 120) / action.price - 1
            found += (self.taste(self.number(action.company)) - 60) / 1000
            if found > worth:
                best, worth = action, found
        return best

    def _sale(self) -> Sell | None:
        sales = self.of_kind(Sell)
        if not sales:
            return None
        if certificates(self.state, self.seat) > self.state.certificate_limit and self.state.lner < 2:
            return self.worst_sale(sales)
        if not self.has("outlook"):
            return None
        others = [sale for sale in sales if self._is_holding(self.number(sale.company))]
        for action in others:
            company = self.number(action.company)
            if self.share(company) < self.figures["sale"] * sale_price(self.state, company):
                return [other for other in sales if other.company == action.company][-1]
        return self._sale_for_room(others)

    def _is_holding(self, company: int) -> bool:
        """Shares of somebody else's company."""
        return director_seat(self.state, company) != self.seat and self.state.company[company].floated

    def _sale_for_room(self, sales: list[Sell]) -> Sell | None:
        """Where only certificates are in the way of a launch: as few shares as need be of what brings least."""
        if not sales or self.room() or self.left < 3 or not self.has("room"):
            return None
        par = PARS[-1] if self.money() >= 5 * PARS[-1] else PARS[1]
        if self.money() < 5 * par:
            return None
        gain = launch_outlook(self.rules, self.state, par, 5 * par - 120) / par - 1
        worst = self.worst_sale(sales)
        if self.rate(self.number(worst.company), self.sold(worst)) + 0.2 > gain:
            return None
        missing = certificates(self.state, self.seat) + 3 - self.state.certificate_limit
        blocks = [sale for sale in sales if sale.company == worst.company]
        return next((sale for sale in blocks if sale.shares >= missing), blocks[-1])

    def worst_sale(self, sales: list[Sell]) -> Sell:
        """One share of what brings least."""
        return min(sales, key=lambda sale: (self.rate(self.number(sale.company), self.sold(sale)), sale.shares))

    def sold(self, action: Sell) -> int:
        return max(1, sale_price(self.state, self.number(action.company)))

    # -- track and markers -----------------------------------------------------------------------------

    def track(self, state: State, company: int) -> float:
        """What a company's track is worth in an operating round: with its trains, and with the one to come."""
        return self.present(state, company) + self.prospect(state, company)

    def present(self, state: State, company: int) -> float:
        """The part of it that its trains run now."""
        now = self.runs.own(state, company)
        return (self.figures["now"] if self.has("hope") else 1.0) * (now.revenue + 0.3 * now.subsidy)

    def prospect(self, state: State, company: int) -> float:
        """The part of it that is to come."""
        worth = 0.0
        if self.has("hope"):
            later = self.runs.with_cards(state, company, hoped(self.rules, state, company))
            worth += self.figures["hope"] * (later.revenue + 0.3 * later.subsidy)
        if self.has("promise"):
            worth += self.figures["promise"] * promise(state, company)
        return worth

    def build(self, company: int) -> Action:
        """7.6: the lays that lead to the best track, two yellow ones as one plan; a small station for locals."""
        lays: list[Action] = [*self.of_kind(LayTile)]
        base = self.track(self.state, company)
        ranked = self._ranked(self.state, company, lays, CLOSE)
        if self.has("plan"):
            ranked = [self._with_second(row, company) for row in ranked[:PLANNED]] + ranked[PLANNED:]
        ranked += self._ranked(self.state, company, [*self.of_kind(AddStation)], 1)
        ranked.sort(key=lambda row: -row[0])
        can_pass = any(isinstance(action, Pass) for action in self.legal)
        if ranked and (ranked[0][0] > base - 1 or not can_pass):
            return ranked[0][1]
        return passed(self.legal)

    def _ranked(
        self, state: State, company: int, actions: Sequence[Action], most: int
    ) -> list[tuple[float, Action, State]]:  # fmt: skip
        """Builds by a first look, then by what is to come, and the best of these by their whole worth."""
        looked = []
        for score, action in self._close(state, company, actions)[:most]:
            after = laid(self.rules, state, action)
            looked.append((self.prospect(after, company) + score / 20, action, after))
            if not self.goes_on():
                break
        looked.sort(key=lambda row: -row[0])
        ranked = [(worth + self.present(after, company), action, after) for worth, action, after in looked[:WHOLLY]]
        ranked.sort(key=lambda row: -row[0])
        return ranked

    def _with_second(
        self, row: tuple[float, Action, State], company: int
    ) -> tuple[float, Action, State]:  # fmt: skip
        worth, lay, _ = row
        after = self.rules.apply(self.state, lay).state
        if not isinstance(after.stack[-1], frames.Build):
            return row
        seconds = [action for action in self.rules.legal(after) if isinstance(action, LayTile)]
        ranked = self._ranked(after, company, seconds, CLOSE_SECOND)
        return (max(worth, ranked[0][0]), lay, after) if ranked else row

    def _close(self, state: State, company: int, actions: Sequence[Action]) -> list[tuple[float, Action]]:
        """The builds by a first look: what they raise, and how near to home they are."""
        tiles, board, steps = facts().tiles, facts().board, steps_from(company)
        scored: list[tuple[float, Action]] = []
        for action in actions:
            assert isinstance(action, LayTile | AddStation)
            hex_ = board.number[action.hex]
            score = 12.0 - 2.0 * steps[hex_]
            if isinstance(action, LayTile):
                turned = tiles.turned[tiles.at(action.tile, action.rotation)]
                old = state.laid[hex_]
                before = tiles.turned[old].tile.stops if old >= 0 else ()
                rise = sum(max(stop.value) for stop in turned.tile.stops) - sum(max(stop.value) for stop in before)
                score += 0.5 * rise + 2.0 * turned.edges.bit_count() + (6.0 if turned.tile.stops else 0.0)
            scored.append((score, action))
        scored.sort(key=lambda row: -row[0])
        return scored

    def marker(self, company: int) -> Action:
        """7.7, 7.6.5: where it opens better runs; the first markers also to keep a way open."""
        if not self.has("markers"):
            return passed(self.legal)
        values = net_of(self.state).values(self.state.phase)
        board = facts().board
        base = self.track(self.state, company)
        best, worth = passed(self.legal), base + self.figures["marker"]
        places = self.of_kind(PlaceMarker)
        places.sort(key=lambda place: -values[board.first_site[board.number[place.hex]]])
        tried: list[Action] = [*self.of_kind(Link)[:1], *places[:PLACES]]
        spare = self.state.company[company].markers
        for action in tried:
            found = self.track(self.rules.apply(self.state, action).state, company)
            if isinstance(action, PlaceMarker):
                found += 0.15 * values[board.first_site[board.number[action.hex]]] * (spare > 1)
            if found > worth:
                best, worth = action, found
            if not self.goes_on():
                break
        return best

    # -- money and trains ------------------------------------------------------------------------------

    def pay(self, frame: frames.PayStep) -> Action:
        """7.8.5: pay, unless the company would be without a train and this run is what it lacks."""
        company = frame.company
        if not self.has("rust"):
            return Pay("pay")
        money, cost = cash_of(self.state, company) + frame.subsidy, next_cost(self.rules, self.state)
        lacks = not lasting(self.rules, self.state, company) and money < cost
        rounds = 2 if self.has("keep") and self.state.phase >= 2 else 1
        if lacks and self.left > 2:
            if money + rounds * frame.revenue >= cost or self._beyond_refinancing(company, money):
                return Pay("retain")
        if self.has("save") and self._saves(frame, money, cost):
            return Pay("retain")
        if self.has("hudson") and any(action.how == "hudson" for action in self.of_kind(Pay)):
            added = hudson_money(self.rules, self.state, frame)
            rise = 0.11 * price(self.state, company) * self.mine(company)
            if added is not None and rise > 0.5 * added and (money - added >= cost or not lacks):
                return Pay("hudson")
        return Pay("pay")

    def _saves(self, frame: frames.PayStep, money: int, cost: int) -> bool:
        """9: whether this run makes the next permanent train payable, and that brings more than the dividend."""
        company, state, rules = frame.company, self.state, self.rules
        band = rules.band_of(next_train(state))
        if not rules.permanent(band) or not money < cost <= money + frame.revenue:
            return False
        if self.left < SAVING_ROUNDS or len(owned_trains(state, company)) >= SAVING_TRAINS:
            return False
        cards = tuple(as_train(rules, state, train) for train in lasting(rules, state, company))
        now = self.runs.with_cards(state, company, cards).revenue
        sets = [(*cards, card(rules, band, kind)) for kind in permitted(rules, state, company)]
        then = max((self.runs.with_cards(state, company, more).revenue for more in sets), default=0)
        return (then - now) * self.left > frame.revenue + self.figures["saving"] * price(state, company)

    def _beyond_refinancing(self, company: int, money: int) -> bool:
        """7.11.2: whether ten times par would not pay for the dearest train that may be due."""
        due = facts().game.trains[min(self.state.phase + 2, len(BANDS) - 1)].cost
        return self.state.phase >= 2 and money + refinancing_money(self.state, company) < due

    def train(self, company: int) -> Action:
        """7.9: what earns more than it costs in the rounds it lives; never without a train that lasts."""
        state, rules = self.state, self.rules
        buys = self.of_kind(BuyTrain)
        if not buys:
            return self._forced()
        money, needy = cash_of(state, company), not has_train(state, company)
        cards = tuple(as_train(rules, state, train) for train in runnable(rules, state, company))
        base = self.runs.with_cards(state, company, cards)
        lacks = self.has("rust") and not lasting(rules, state, company)
        best, worth = passed(self.legal), float("-inf") if needy else 4.0
        for action in buys:
            found = self._train_worth(company, action, cards, base.revenue + 0.3 * base.subsidy, money, lacks)
            if found is not None and found > worth:
                best, worth = action, found
        return best if worth > float("-inf") else self.smallest_need()

    def _train_worth(
        self, company: int, action: BuyTrain, cards: tuple[Any, ...], base: float, money: int, lacks: bool
    ) -> float | None:  # fmt: skip
        """Revenue gained for each round, times the rounds, less a part of the cost."""
        rules, state = self.rules, self.state
        if action.type is not None:
            band, kind = rules.band_of(next_train(state)), action.type
            cost = next_cost(rules, state) + 50 * action.warranties
            extra = action.warranties
        else:
            train = rules.train_number(action.train or "")
            assert train is not None
            seller = seller_of(state, train)
            if seller is None or director_seat(state, seller) != self.seat:
                return None
            band, kind = rules.band_of(train), _kind(state, train)
            cost, extra = 0, 0
        if kind not in permitted(rules, state, company):
            return None
        if extra and (not self.has("warranty") or rules.permanent(band) or money - cost < 150):
            return None
        gained = self.runs.with_cards(state, company, (*cards, card(rules, band, kind)))
        rounds = self._life(band) + 0.8 * extra
        more = gained.revenue + 0.3 * gained.subsidy - base
        part = self.figures["price"]
        worth = self.figures["earned"] * more * min(rounds, self.left + 0.5) - part * cost - 15 * extra
        if lacks and (rules.permanent(band) or rounds > 2):
            worth += part * (cost - 50 * extra) + 60  # whatever it earns, the company must live
        if self.standstill() and action.type is not None:
            worth += part * cost + 10
        return worth

    def _life(self, band: int) -> float:
        """Rounds that a train of a band still runs."""
        rust = self.rules.rusts(band)
        if rust is None:
            return self.left
        return max(0.5, self.left - ROUNDS[BANDS.index(rust)])

    def _forced(self) -> Action:
        """7.11: treasury shares rather than half of everybody's shares."""
        sales = self.of_kind(SellTreasury)
        return sales[0] if sales else passed(self.legal)

    # -- mergers ---------------------------------------------------------------------------------------

    def merge(self, company: int) -> Action:
        """7.5: an own company that cannot live alone is better as a part of another one."""
        if not self.has("merge"):
            return passed(self.legal)
        for action in self.of_kind(Merge):
            partner = self.number(action.partner)
            if director_seat(self.state, partner) == self.seat and self._dying(company):
                return action
        return passed(self.legal)

    def _dying(self, company: int) -> bool:
        """Without a train, and without the money for one."""
        if has_train(self.state, company):
            return False
        return cash_of(self.state, company) < next_cost(self.rules, self.state)

    def survivor(self, frame: frames.Survivor) -> Action:
        """7.5.1: the one whose home has more around it."""
        choices = self.of_kind(Survive)
        return max(choices, key=lambda action: near(self.number(action.company)))

    def option(self, frame: frames.Exchange) -> Action:
        redeems, gives = self.of_kind(Redeem), self.of_kind(GiveUp)
        if redeems and share_outlook(self.runs, self.state, frame.survivor) > frame.price:
            return redeems[0]
        return gives[0] if gives else self.legal[0]

    def remove(self) -> Action:
        """7.5.6: the markers where least is paid."""
        values, board = net_of(self.state).values(self.state.phase), facts().board
        choices = self.of_kind(RemoveMarker)
        return min(choices, key=lambda action: values[board.first_site[board.number[action.hex]]])


def _home_site(company: int) -> int:
    board = facts().board
    return board.first_site[board.number[facts().companies[company].home]]


def _kind(state: State, train: int) -> TrainType:
    return kind_of(state, train)


def _master(seed: str, without: frozenset[str], changed: Changed) -> Bot:
    from railhead.bots.e1862_master import MasterBot  # it is made of the steady player above

    return MasterBot()


LEVELS = (
    Level("novice", lambda seed, _without, _changed: NoviceBot(seed)),
    Level(
        "steady", lambda _seed, without, changed: SteadyBot(without, changed), PARTS, tuple(figures("e1862").figures)
    ),
    Level("master", _master),
)

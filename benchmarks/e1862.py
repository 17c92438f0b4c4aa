"""1862: replay of a real log, best runs on all recorded positions, random play; many games with every law checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import perf_counter

from benchmarks import logs
from benchmarks.job import Job, Tally
from railhead.exchange import Played
from railhead.games.e1862 import best, effects
from railhead.games.e1862 import state as frames
from railhead.games.e1862.exchange import GiveUp
from railhead.games.e1862.flow import E1862
from railhead.games.e1862.holdings import cash
from railhead.games.e1862.laws import check
from railhead.games.e1862.merger import Merge
from railhead.games.e1862.parliament import Bid, Par
from railhead.games.e1862.pay import Pay
from railhead.games.e1862.rules import VERSION, E1862Rules
from railhead.games.e1862.run import good_run
from railhead.games.e1862.sale import Sell
from railhead.games.e1862.state import State
from railhead.games.e1862.stock_round import BuyShare, Start
from railhead.games.e1862.train_step import BuyTrain
from railhead.kernel.action import Action, Pass
from railhead.kernel.rng import Stream
from railhead.kernel.rules import OptionValue
from railhead.rail.run import Answer

LOGS = logs.LOGS / "1862"
REAL = ("real-3p-bank.json", "real-3p-lner.json")
GAMES = 7
#: of the search for the runs in the many games
NODES = 20_000


def bench() -> dict[str, float | int]:
    """Figures of the logs only where the logs are."""
    figures: dict[str, float | int] = {"decisions_per_s": round(max(_decisions(n) for n in range(3)))}
    if (LOGS / REAL[0]).exists():
        figures["replay_s"] = round(max(logs.replay_s(logs.read(LOGS / name)) for name in REAL), 4)
        figures |= logs.routes(LOGS, _ask)
    return figures


def _ask(before: Played) -> Callable[[], Answer] | None:
    """For the best run where three or more trains could run."""
    frame = before.state.stack[-1]
    if not isinstance(frame, frames.RunStep) or len(best.runnable(before.rules, before.state, frame.company)) < 3:
        return None
    company = frame.company
    return lambda: best.answer(before.rules, before.state, company)[1]


def _decisions(round_: int) -> float:
    """Play with every legal action listed at every decision, over all numbers of players."""
    decisions, started = 0, perf_counter()
    for game in range(GAMES):
        rules, seed = E1862(VERSION, {}, 2 + game % 7), f"bench-{round_}-{game}"
        state = rules.start(rules.draw(seed), seed).state
        player = Player(seed, nodes=0)
        while rules.decision(state) is not None:
            state = rules.apply(state, player.choose(rules, state)).state
            decisions += 1
    return decisions / (perf_counter() - started)


# -- a random player with a temper ---------------------------------------------------------------------------------

#: money with which a charter is sure to be launched
LAUNCH = 300
#: one in this many times it is not waited for, so that nobody waits for ever
DARE = 30
#: how likely a kind of action is beside the others, by temper; kinds not named weigh 10
TEMPERS: tuple[dict[type[Action], int], ...] = (
    {Sell: 1, Start: 20, Pass: 30, Merge: 30, BuyShare: 300, GiveUp: 5},
    {Sell: 6, Start: 10, Pass: 20, Merge: 10, BuyShare: 30},
    {
        Sell: 1,
        Start: 6,
        Pass: 40,
        Merge: 6,
        BuyShare: 300,
        BuyTrain: 30,
    },
)


class Player:
    """Random, but it keeps its money together: low bids, a good run, mostly dividends. The temper varies by game."""

    def __init__(self, seed: str, nodes: int = NODES) -> None:
        self.stream = Stream(seed)
        self.nodes = nodes
        self.temper = TEMPERS[self.stream.below(len(TEMPERS))]
        self.pays = (70, 95, 50)[self.stream.below(3)]

    def choose(self, rules: E1862Rules, state: State) -> Action:
        """A kind by its weight, then one of it."""
        legal = rules.legal(state)
        kinds = legal.kinds()
        assert legal.decision is not None
        money = cash(state, legal.decision.seat)
        saving = isinstance(state.stack[-1], frames.Parliament | frames.Auction) and money < LAUNCH
        if saving and self.stream.below(DARE):
            kinds = [row for row in kinds if row[0] is Pass]
        weights = [self.temper.get(kind, 10) for kind, _ in kinds]
        drawn = self.stream.below(sum(weights))
        for (kind, listed), weight in zip(kinds, weights, strict=True):
            if drawn < weight:
                frame = state.stack[-1]
                if isinstance(frame, frames.RunStep) and self.nodes:
                    return good_run(rules, state, frame, self.nodes)
                return self._one_of(kind, listed, money)
            drawn -= weight
        raise AssertionError("no action")

    def _one_of(self, kind: type[Action], listed: list[Action], money: int) -> Action:
        if kind is Par:
            sure = [par for par in listed if isinstance(par, Par) and 5 * par.price <= money]
            return self.stream.choice(sure or listed)
        if kind is Bid:
            return self.stream.choice([bid for bid in listed if isinstance(bid, Bid) and bid.amount < 60] or listed)
        if kind is Pay and self.stream.below(100) < self.pays:
            return listed[-1] if self.stream.below(2) and len(listed) > 2 else listed[0]
        return self.stream.choice(listed)


# -- many games ----------------------------------------------------------------------------------------------------

#: each length and variant by itself, then ten combinations
LENGTHS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"length": "short"},
    {"length": "long"},
    {"short_game": True},
    {"eight_markers": True},
    {"variant": "simple_express"},
    {"variant": "simple_freight"},
    {"variant": "advanced_freight"},
    {"variant": "advanced_express"},
    {"variant": "simple_express", "beginner": True},
    {"variant": "simple_freight", "beginner": True, "short_game": True},
    {"length": "long", "eight_markers": True},
    {"variant": "advanced_express", "short_game": True},
    {"variant": "simple_express", "length": "short"},
    {"variant": "simple_express", "beginner": True, "short_game": True},
    {"variant": "simple_freight", "length": "long", "eight_markers": True},
    {"variant": "advanced_freight", "length": "long"},
    {"variant": "advanced_freight", "short_game": True, "eight_markers": True},
    {"variant": "advanced_express", "length": "short", "eight_markers": True},
)
COUNTED: dict[type[object], str] = {
    effects.Refinancing: "refinancing",
    effects.Bankrupt: "bankruptcy",
    effects.Receivership: "receivership",
    effects.MissedObligation: "missed obligation",
    effects.FormLner: "LNER",
}


def soak() -> list[Job]:
    code = tuple(f"src/railhead/{part}" for part in ("kernel", "hexmap", "rail", "stock", "games/e1862"))
    return [Job("random_games", 200, play_standard, code), Job("variants", 20 * len(LENGTHS), play_variant, code)]


def play_standard(number: int) -> Tally:
    """A game of two to eight players."""
    return play_checked({}, 2 + number % 7, f"soak-{number}")


def play_variant(number: int) -> Tally:
    return play_checked(LENGTHS[number % len(LENGTHS)], 2 + number // len(LENGTHS) % 7, f"soak-variant-{number}")


def play_checked(options: dict[str, OptionValue], seats: int, seed: str) -> Tally:
    """Every law checked at every action, what happened counted."""
    rules = E1862(VERSION, options, seats)
    state, player, tally = rules.start(rules.draw(seed), seed).state, Player(seed), Counter[str]()
    while rules.decision(state) is not None:
        outcome = rules.act(state, player.choose(rules, state))
        state = outcome.state
        check(rules, state)
        tally["decisions"] += 1
        assert tally["decisions"] < 20_000, "the game does not end"
        tally.update(_events(outcome.effects))
    over = state.stack[-1]
    assert isinstance(over, frames.Over)
    tally[f"end by {over.reason}"] += 1
    return {"games": 1, **tally}


def _events(happened: tuple[object, ...]) -> list[str]:
    found = [COUNTED[type(effect)] for effect in happened if type(effect) in COUNTED]
    for effect in happened:
        if isinstance(effect, effects.Merging):
            found.append("acquisition" if effect.acquiring else "merger")
        elif isinstance(effect, effects.TakeMarker) and effect.why == "displaced":
            found.append("displacement")
    return found

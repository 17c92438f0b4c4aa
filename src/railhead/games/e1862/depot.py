"""The bank's trains (7.9, 7.10, 9): what is next, room for it, what a purchase sets off."""

from __future__ import annotations

from railhead.games.e1862.effects import NextPhase, SellTrain, Transfer, TriggerLner
from railhead.games.e1862.facts import BANDS, TYPES, TrainType, facts
from railhead.games.e1862.holdings import band_letter, kind_of, owned_trains, treasury
from railhead.games.e1862.rules import E1862Play, E1862Rules
from railhead.games.e1862.state import State
from railhead.stock.effects import move_train
from railhead.stock.purse import BANK
from railhead.stock.trains import DEPOT, GONE


def next_train(state: State) -> int:
    """The card on top of the bank's stack."""
    return state.train_at.index(DEPOT)


def next_cost(rules: E1862Rules, state: State) -> int:
    """7.9c."""
    return rules.facts.game.trains[rules.band_of(next_train(state))].cost


def refinancing_money(state: State, company: int) -> int:
    """7.11.2: ten times par."""
    return facts().game.market.refinance_pars * state.company[company].par


def limit_for(rules: E1862Rules, state: State, company: int, kind: TrainType) -> tuple[int, int]:
    """7.9b, 11.1: how many trains count against the limit, and the limit: of each type, or in all."""
    phase = rules.facts.game.phases[band_letter(state.phase)]
    owned = owned_trains(state, company)
    if rules.simple:
        return len(owned), phase.simple
    if phase.in_all:
        return len(owned), phase.in_all
    return sum(kind_of(state, train) == kind for train in owned), phase.per_type


def has_room(rules: E1862Rules, state: State, company: int, kind: TrainType) -> bool:
    held, limit = limit_for(rules, state, company, kind)
    return held < limit


def used_price(rules: E1862Rules, state: State, train: int) -> int:
    """7.9: face value while its band is the newest sold, then half of it."""
    band = rules.band_of(train)
    cost = rules.facts.game.trains[band].cost
    return cost if band == state.phase else cost // 2


def most_warranties(rules: E1862Rules, state: State) -> int:
    """7.10: bought ones, beside those that come with the train; none in the beginners' game (11.3)."""
    if rules.without.no_bought_warranties:
        return 0
    return rules.facts.game.warranties.most - rules.facts.game.trains[rules.band_of(next_train(state))].free_warranties


def sell_new(play: E1862Play, company: int, kind: TrainType, warranties: int) -> None:
    """7.9, 9, 2.2, 7.10.1: the top card goes to the company; the first of a band begins its phase at once."""
    train = next_train(play.state)
    band = play.rules.band_of(train)
    printed = play.rules.facts.game.trains[band]
    cost = printed.cost + warranties * play.rules.facts.game.warranties.cost
    play.do(Transfer(treasury(play.state, company), BANK, cost, "train"))
    owner, tokens = treasury(play.state, company), printed.free_warranties + warranties
    play.do(SellTrain(train, owner, TYPES.index(kind), tokens))
    if band > play.state.phase:
        begin_phase(play, band)


def rusting(rules: E1862Rules, state: State, phase: int) -> list[int]:
    """9: the trains that go when a phase begins: those without a warranty."""
    return [
        train
        for train, owner in enumerate(state.train_at)
        if owner not in (DEPOT, GONE)
        and not state.warranties[train]
        and rules.rusts(rules.band_of(train)) == BANDS[phase]
    ]


def begin_phase(play: E1862Play, phase: int) -> None:
    """9, 10.3: old trains without a warranty rust at once, also the buyer's; the last band calls the LNER."""
    play.do(NextPhase(phase))
    state = play.state
    for train in rusting(play.rules, state, phase):
        move_train(play, train, GONE, "rusted")
    if BANDS[phase] == play.rules.lner_trigger and not state.lner:
        play.do(TriggerLner())

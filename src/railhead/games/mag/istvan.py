"""XI: István, the opponent of the solo game. Everything he does follows from his cards, and the log says why."""

from __future__ import annotations

from collections.abc import Iterator

from railhead.games.mag import draft, lay, run, shares, station, trains
from railhead.games.mag.cards import (
    BuildStation,
    BuyFromAnySister,
    BuyFromSister,
    BuyFromStack,
    CardStep,
    CompanyCard,
    SwapTrain,
    tiles_of,
)
from railhead.games.mag.effects import CardProgress, Explain
from railhead.games.mag.holdings import certificates_of, give_share, percent, price, stations_of, train_names, treasury
from railhead.games.mag.istvan_track import home_station, looks, upgrades
from railhead.games.mag.lay import LayTile
from railhead.games.mag.names import about, company_name
from railhead.games.mag.refusals import NoSuchHex, NoSuchTile
from railhead.games.mag.rules import MagPlay, MagRules
from railhead.games.mag.shares import BuyShare, SellShares
from railhead.games.mag.state import (
    CHARTER,
    NOBODY,
    Draft,
    IstvanTurn,
    RunTrains,
    ShareRound,
    SoloStart,
    State,
    Station,
    TrainOffer,
)
from railhead.games.mag.track import reaches_two, view
from railhead.kernel.flow import Act, Decision, Step
from railhead.kernel.menu import PickTile, Question
from railhead.kernel.message import Message
from railhead.kernel.refusal import Refusal
from railhead.rail.lay_tile import pick_tile
from railhead.rail.refusals import AboutHex
from railhead.stock.certificates import plain_shares
from railhead.stock.effects import Transfer
from railhead.stock.purse import BANK

#: István upgrades his home, then the nearest city, joining as much track as possible.
NotIstvansUpgrade = AboutHex.saying("refusal-not-istvans-upgrade", "XI.2.1")


TRACK, STATION, SCRAP, RUN, TRAINS = range(5)
SMALL = "2"  # the train that sisters sell and swaps scrap


def explain(play: MagPlay, id: str, minor: int, *args: tuple[str, int | str]) -> None:
    """Say why, with the company and its card."""
    company, card = ("company", company_name(play.rules, minor)), ("card", play.state.cards[minor])
    play.do(Explain(f"log-istvan-{id}", (company, card, *args)))


def card_of(rules: MagRules, state: State, minor: int) -> CompanyCard:
    assert rules.solo is not None
    return rules.solo.card(state.cards[minor])


def step_of(rules: MagRules, state: State, minor: int) -> CardStep | None:
    """The action of the card that comes next; None when all are done."""
    actions = card_of(rules, state, minor).actions
    return actions[state.done[minor]] if state.done[minor] < len(actions) else None


def finish_step(play: MagPlay, minor: int) -> None:
    """XI.2.2: each action once, strictly one after the other."""
    play.do(CardProgress(minor, play.state.done[minor] + 1, False))


# --- set-up --------------------------------------------------------------------------------------------


def start(play: MagPlay, _frame: SoloStart) -> None:
    """XI.1: his companies, the share of his share card, and his track; then the person chooses."""
    rules = play.rules
    assert rules.solo is not None
    for minor, number in enumerate(play.state.cards):
        if number:
            draft.equip(play, minor, rules.istvan)
    share_card = rules.solo.share_card(play.state.share_card)
    give_share(play, rules.facts.major_ix[share_card.start_share], rules.istvan)
    for number in play.state.cards:
        if number:
            for hex_, tile in _back(rules, number):
                if play.state.laid[hex_] != tile:
                    lay.put(play, NOBODY, hex_, tile)
    play.next(Draft())


def _back(rules: MagRules, number: int) -> list[tuple[int, int]]:
    """XI.1: the track on the back of a company card."""
    assert rules.solo is not None
    card = rules.solo.card(number)
    return tiles_of(rules.solo, rules.facts, card.colour, card.minor)


# --- a turn -------------------------------------------------------------------------------------------------------


def decide(rules: MagRules, state: State, frame: IstvanTurn) -> Decision | None:
    """XI.2.1: only where several upgrades are as good, the person chooses."""
    if frame.step == TRACK and looks(rules, upgrades(rules, state, frame.minor)) > 1:
        return Decision(0, "istvan")
    return None


def advance(play: MagPlay, frame: IstvanTurn) -> None:
    """XI.2.2: everything in its proper step."""
    match frame.step:
        case 0:
            found = upgrades(play.rules, play.state, frame.minor)
            if found:
                upgrade(play, frame.minor, found[0])
            pay_track_fee(play, frame.minor)
        case 1:
            build_station(play, frame.minor)
        case 2:
            scrap_for_swap(play, frame.minor)
        case 3:
            run_trains(play, frame.minor)
        case _:
            buy_trains(play, frame.minor)
    _next(play, frame)


def _next(play: MagPlay, frame: IstvanTurn) -> None:
    if frame.step == TRAINS:
        play.pop()
    else:
        play.next(IstvanTurn(frame.minor, frame.step + 1))


# --- track --------------------------------------------------------------------------------------------------------


def every_upgrade(rules: MagRules, state: State, frame: IstvanTurn) -> Iterator[LayTile]:
    if frame.step == TRACK:
        yield from upgrades(rules, state, frame.minor)


def refuse_upgrade(rules: MagRules, state: State, frame: IstvanTurn, action: LayTile) -> Iterator[Refusal]:
    """XI.2.1: the home city first, then the nearest one, joining as many loose ends as possible."""
    if action.hex not in rules.facts.board.number:
        yield NoSuchHex(action.hex)
    elif action.tile not in rules.facts.tiles.number or action.rotation > 5:
        yield NoSuchTile(action.tile)
    elif action not in upgrades(rules, state, frame.minor):
        yield NotIstvansUpgrade(action.hex)


def do_upgrade(play: MagPlay, frame: IstvanTurn, action: LayTile) -> None:
    upgrade(play, frame.minor, action)
    pay_track_fee(play, frame.minor)
    _next(play, frame)


def upgrade(play: MagPlay, minor: int, action: LayTile) -> None:
    """XI.2.1: the bank pays the terrain to SIK."""
    rules = play.rules
    hex_ = rules.facts.board.number[action.hex]
    at_home = rules.facts.board.sites[home_station(rules, play.state, minor)].hex == hex_
    explain(play, "home" if at_home else "nearest", minor, ("hex", action.hex))
    terrain = lay.terrain_cost(rules, play.state, hex_)
    if terrain:
        play.do(Transfer(BANK, rules.major_account("SIK"), terrain, "terrain"))
    lay.put(play, minor, hex_, rules.facts.tiles.at(action.tile, action.rotation))


def pay_track_fee(play: MagPlay, minor: int) -> None:
    """XI.2.1: in the yellow phase each company with a train pays 10 to SZKEV, if it has them (ruling S1)."""
    rules = play.rules
    assert rules.solo is not None
    fee = rules.solo.yellow_track_fee
    if play.state.phase == 0 and train_names(rules, play.state, minor) and treasury(rules, play.state, minor) >= fee:
        play.do(Transfer(rules.account(minor), rules.major_account("SZKEV"), fee, "track-fee"))


# --- stations, scrapping, running ---------------------------------------------------------------------------------


def _waits_for_train(rules: MagRules, state: State, minor: int) -> bool:
    """XI.2.2: red cards do nothing else before the company has a train."""
    return "permanent_2_train" in card_of(rules, state, minor).permanent and not train_names(rules, state, minor)


def build_station(play: MagPlay, minor: int) -> None:
    """XI.2.2, S4: on the hex of the card, once it can be paid, reached and has room."""
    rules, state = play.rules, play.state
    step = step_of(rules, state, minor)
    if not isinstance(step, BuildStation) or _waits_for_train(rules, state, minor):
        return
    board = rules.facts.board
    if any(board.spots[board.sites[site].hex].id == step.hex for site in stations_of(rules, state, minor)):
        finish_step(play, minor)
        return
    place = next((p for p in station.every(rules, state, Station(minor)) if p.hex == step.hex), None)
    if place is None:
        explain(play, "station-waits", minor, ("hex", step.hex), ("treasury", treasury(rules, state, minor)))
        return
    explain(play, "station", minor, ("hex", step.hex))
    station.build(play, minor, place)
    finish_step(play, minor)


def scrap_for_swap(play: MagPlay, minor: int) -> None:
    """XI.2.2: with more than the card's sum a 2-train is scrapped, even the only one; the new train follows."""
    rules, state = play.rules, play.state
    step, names = step_of(rules, state, minor), train_names(rules, state, minor)
    if not isinstance(step, SwapTrain) or state.owed[minor] or _waits_for_train(rules, state, minor):
        return
    money = treasury(rules, state, minor)
    if money <= step.more:
        explain(play, "saves", minor, ("treasury", money), ("more", step.more), ("train", step.type))
        return
    if SMALL in names:
        explain(play, "scraps", minor, ("treasury", money), ("more", step.more), ("train", step.type))
        trains.move(play, SMALL, rules.account(minor), CHARTER, "scrapped")
    elif len(names) >= rules.facts.minor_rules.train_limit:
        explain(play, "no-room", minor, ("train", step.type))
        return
    play.do(CardProgress(minor, state.done[minor], True))


def run_trains(play: MagPlay, minor: int) -> None:
    """VI.3.7, XI.2.2: the best run; the RÁBA car if it can be paid and earns more (rulings S7, S8)."""
    rules, state = play.rules, play.state
    if not train_names(rules, state, minor) or not reaches_two(view(rules, state, minor)):
        return
    best = run.best_runs(rules, state, minor, ()).best
    cars: tuple[int, ...] = ()
    price = run.car_price(rules, state, 0)
    with_car = run.best_runs(rules, state, minor, (0,)).best
    if with_car is not None and price is not None and price <= treasury(rules, state, minor):
        more = with_car.revenue - (best.revenue if best is not None else 0)
        if more > 0:
            explain(play, "car", minor, ("more", more))
            run.pay_car(play, minor, 0, 0)
            best, cars = with_car, (0,)
    if best is not None:
        action = run.as_action(rules, state, minor, best)
        found = run.check_run(rules, play.state, RunTrains(minor, cars), action)
        assert not isinstance(found, list)
        run.pay_income(play, minor, found, action)


# --- trains -------------------------------------------------------------------------------------------------------


def buy_trains(play: MagPlay, minor: int) -> None:
    """XI.2.2, S3: the train of a swap, a 2-train for a company without any (red cards), then what the card says."""
    rules = play.rules
    while True:
        step = step_of(rules, play.state, minor)
        if play.state.owed[minor] and isinstance(step, SwapTrain):
            if _buy(play, minor, step.type):
                finish_step(play, minor)
                continue
        if _waits_for_train(rules, play.state, minor):
            explain(play, "permanent", minor)
            if not _buy(play, minor, SMALL):
                return
            continue
        if (isinstance(step, BuyFromStack) and _buy(play, minor, step.type)) or (
            isinstance(step, BuyFromSister | BuyFromAnySister) and _buy_from_sister(play, minor, step)
        ):
            finish_step(play, minor)
        else:
            return


def _has_room(rules: MagRules, state: State, minor: int) -> bool:
    return len(train_names(rules, state, minor)) < rules.facts.minor_rules.train_limit


def _buy(play: MagPlay, minor: int, name: str) -> bool:
    """A train from its stack, if there is room and money."""
    rules = play.rules
    price = rules.facts.rules.trains[rules.facts.train_ix[name]].price
    money = treasury(rules, play.state, minor)
    if price > money or not _has_room(rules, play.state, minor):
        explain(play, "train-waits", minor, ("train", name), ("price", price), ("treasury", money))
        return False
    explain(play, "buys", minor, ("train", name))
    trains.buy_from_stack(play, minor, name)
    return True


def _buy_from_sister(play: MagPlay, minor: int, step: BuyFromSister | BuyFromAnySister) -> bool:
    """XI.2.2, S5: from the next higher number; where the card allows it, else from a lower one at a higher price."""
    rules, state = play.rules, play.state
    assert rules.solo is not None
    sisters = [other for other, owner in enumerate(state.owner) if owner == rules.istvan]
    higher = [other for other in sisters if other > minor]
    lower = [other for other in reversed(sisters) if other < minor]
    offers = [(other, rules.solo.sister_price_from_higher) for other in higher]
    if isinstance(step, BuyFromAnySister):
        offers += [(other, rules.solo.sister_price_from_lower) for other in lower]
    if not offers:
        explain(play, "sister-skipped", minor)
        return True
    money = treasury(rules, state, minor)
    found = next((o for o in offers if SMALL in train_names(rules, state, o[0]) and o[1] <= money), None)
    if found is None or not _has_room(rules, state, minor):
        explain(play, "sister-waits", minor, ("treasury", money))
        return False
    seller, price = found
    explain(play, "sister", minor, ("seller", company_name(rules, seller)), ("price", price))
    trains.hand_over(play, TrainOffer(minor, seller, rules.facts.train_ix[SMALL], price))
    return True


# --- share rounds -------------------------------------------------------------------------------------------------


def advance_shares(play: MagPlay, frame: ShareRound) -> None:
    """XI.4: István buys by his card or passes; whatever else goes by itself in a share round is not his."""
    if frame.seat != play.rules.istvan or frame.passes >= play.rules.players:
        shares.advance(play, frame)
        return
    sale = share_to_sell(play.rules, play.state)
    if sale is not None:
        play.do(Explain("log-istvan-sells", (("limit", play.rules.cert_limit),)))
        shares.sell(play, frame, sale)
        return
    wanted = share_to_buy(play, frame)
    if wanted is None:
        shares.end_turn(play, frame, auto=False)
    else:
        shares.buy(play, frame, wanted)


def share_to_sell(rules: MagRules, state: State) -> SellShares | None:
    """Ruling R25: above the limit, as after a lost directorship, he sells his cheapest share of 10 %.

    Of equal prices it is the one further down on his card.
    """
    assert rules.solo is not None
    if not rules.rulings.istvan_sells or certificates_of(rules, state, rules.istvan) <= rules.cert_limit:
        return None
    issue, majors = rules.facts.issue, [goal.major for goal in rules.solo.share_card(state.share_card).buys]
    held = [
        major
        for major in reversed(majors)
        if plain_shares(issue, state.cert_at, rules.facts.major_ix[major], rules.istvan + 1)
    ]
    cheapest = min(held, key=lambda major: price(rules, state, rules.facts.major_ix[major]))
    return SellShares(cheapest, 1)


def share_to_buy(play: MagPlay, frame: ShareRound) -> BuyShare | None:
    """XI.4: the first share of his card that he can pay, may hold and that is below its limit there."""
    rules, state = play.rules, play.state
    assert rules.solo is not None
    for goal in rules.solo.share_card(state.share_card).buys:
        major = rules.facts.major_ix[goal.major]
        buy = BuyShare(goal.major)
        if percent(rules, state, major, rules.istvan) < goal.most:
            if next(shares.refuse_purchase(rules, state, frame, buy), None) is None:
                name = rules.facts.majors[major].abbr
                args: tuple[tuple[str, int | str], ...] = (
                    ("major", name), ("most", goal.most), ("letter", state.share_card)
                )  # fmt: skip
                play.do(Explain("log-istvan-share", args))
                return buy
    play.do(Explain("log-istvan-no-share", (("letter", state.share_card), ("cash", state.purse[rules.istvan + 1]))))
    return None


# --- questions ------------------------------------------------------------------------------------------------------


def ask(rules: MagRules, state: State, frame: IstvanTurn) -> Question:
    return about(rules, "ask-istvan", 0, frame.minor)


def offer_upgrade(rules: MagRules, state: State, frame: IstvanTurn) -> Iterator[PickTile]:
    """XI.2.1: the upgrades among which the person chooses for István."""
    yield pick_tile("lay", Message("offer-lay"), {"do": "lay-tile"}, upgrades(rules, state, frame.minor))


SOLO_START = Step(advance=start)
ISTVAN_TURN = Step(
    decide,
    {LayTile: Act(do=do_upgrade, refuse=refuse_upgrade, every=every_upgrade, offer=offer_upgrade)},
    advance,
    ask,
)
